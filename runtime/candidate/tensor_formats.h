#pragma once
#include "runtime/candidate/tensor_file.h"

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// The formats behind tensor_file.h, from bytes to tensors and back. They throw TensorFileError.
namespace qkc::candidate {

class TensorFileError : public std::runtime_error {
public:
  TensorFileError(std::string code, const std::string& text) : std::runtime_error(text), code_(std::move(code)) {}
  const std::string& code() const { return code_; }

private:
  std::string code_;
};

[[noreturn]] void failMalformed(const std::string& text);
[[noreturn]] void failUnsupported(const std::string& text);

using Bytes = std::span<const std::byte>;

bool isNpy(Bytes file);
Tensor readNpy(Bytes file, std::string name);
std::vector<std::byte> writeNpy(const Tensor& tensor);

bool isNpz(Bytes file);
std::vector<Tensor> readNpz(Bytes file, std::size_t maxBytes);
std::vector<std::byte> writeNpz(std::span<const Tensor> tensors);

std::vector<Tensor> readSafetensors(Bytes file);
std::vector<std::byte> writeSafetensors(std::span<const Tensor> tensors);

/// Any of the three; `name` is for the one array of a .npy.
std::vector<Tensor> readTensors(Bytes file, const std::string& name, std::size_t maxBytes);

/// The type with this name in .safetensors.
std::optional<Dtype> dtypeNamed(std::string_view name);
/// The type with numpy's kind letter and size in bytes ('f', 4).
std::optional<Dtype> numpyDtype(char kind, std::size_t bytes);
/// The numpy description to write ("<u2"); empty where there is none of that width.
std::string_view numpyDescription(Dtype dtype);

/// `name` for a message: cut, and printable ASCII.
std::string shown(std::string_view name);

} // namespace qkc::candidate
