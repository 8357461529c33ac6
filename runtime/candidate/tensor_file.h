#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Tensors from files that others wrote, and files for them: .npy, .npz (numpy) and .safetensors.
namespace qkc::candidate {

/// Types of elements that the files know. What numpy has no type for (bf16, the small floats) it stores as void or as
/// unsigned integers of the same width; which format the codes have is then known to the contract alone.
enum class Dtype {
  boolean,
  u8,
  i8,
  u16,
  i16,
  u32,
  i32,
  u64,
  i64,
  f16,
  bf16,
  f32,
  f64,
  f8e4m3,
  f8e5m2,
  f8e8m0,
  f8e4m3fnuz,
  f8e5m2fnuz,
  f6e2m3,
  f6e3m2,
  f4,
  void8, ///< numpy's void: bits without a meaning
  void16,
  void32,
  void64,
};

/// "F8_E4M3": the name in .safetensors; "V16" for void.
std::string_view dtypeName(Dtype dtype);
/// Bits of one element: 4 and 6 are packed without gaps.
unsigned dtypeBits(Dtype dtype);

/// Row-major and little-endian, whatever the file had.
struct Tensor {
  std::string name; ///< .npy: the file's name without its ending
  Dtype dtype = Dtype::u8;
  std::vector<std::int64_t> shape; ///< in elements; empty for a single one
  std::vector<std::byte> bytes;
};

/// Bytes that a tensor of this type and shape has; empty where they overflow or are no whole number of bytes, or where
/// an extent is negative.
std::optional<std::size_t> tensorBytes(Dtype dtype, std::span<const std::int64_t> shape);

struct FileProblem {
  std::string code; ///< QKC0001 unreadable, QKC0002 unwritable, QKC0830 malformed, QKC0831 not supported
  std::string text; ///< one line: what was found and what is needed; without the path
};

struct TensorFile {
  std::vector<Tensor> tensors; ///< in the file's order; names differ; empty where there is a problem
  std::optional<FileProblem> problem;
};

/// A file that unpacks to more than this is not supported: compressed files can claim anything.
inline constexpr std::size_t kMaxTensorFileBytes = std::size_t{16} << 30;

/// The kind is told by the content. Never throws; the file may be hostile.
TensorFile readTensorFile(const std::string& path, std::size_t maxBytes = kMaxTensorFileBytes);

/// The kind is told by the ending of `path`: .npy takes one tensor, whose name is lost. In .npy and .npz, types that
/// numpy lacks are written as unsigned integers of the same width; 4 and 6 bits are not supported there. The file
/// appears whole or not at all. Never throws.
std::optional<FileProblem> writeTensorFile(const std::string& path, std::span<const Tensor> tensors);

} // namespace qkc::candidate
