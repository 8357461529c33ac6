#pragma once

#include "runtime/device/cpu/lane.h"

#include <llvm/Support/JSON.h>

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace qkc::device::cpu {

// All that linking needs of a compiled program: two objects and what is known of their kernels.
struct CompiledHalves {
  std::unique_ptr<llvm::MemoryBuffer> device;
  std::unique_ptr<llvm::MemoryBuffer> host;
  std::vector<LoweredKernel> kernels;
  std::vector<KernelStub> stubs;
  std::unordered_map<std::string, std::uint64_t> stackBytes; // by the kernel's name
  std::string diagnostics;
  std::vector<LintFinding> findings;
  std::string parsedDevice; // packDevice of the device half of a candidate, for its watched build
  std::string image;        // packImage of the two, where they are linked already (linkImage); `device` is empty then
};

// As bytes for another process of the same build: a line of JSON, then the two objects, the device half and the image.
// Whether a line of JSON from another process is short and shallow enough to be parsed: the parser recurses.
bool isPlainJson(llvm::StringRef text);

std::string pack(const CompiledHalves& halves);
// Nothing where the bytes are not what pack gives.
std::optional<CompiledHalves> unpack(llvm::StringRef bytes);

// A device half as it was parsed, as bytes: a line of JSON, then bitcode.
std::string packDevice(const ParsedHalf& device);
// Without a module where the bytes are not what packDevice gives.
ParsedHalf unpackDevice(llvm::StringRef bytes);

llvm::json::Array describeFindings(const std::vector<LintFinding>& findings);
// False where the value is not what describeFindings gives.
bool readFindings(const llvm::json::Array* value, std::vector<LintFinding>& findings);

} // namespace qkc::device::cpu
