#pragma once

#include "runtime/device/host_half.h"

namespace qkc::device::cpu {

// The host half of a text whose kernels run on a GPU: parse, erase host code for the device's compiler, machine code.
class ClangHostCompiler : public HostCompiler {
public:
  std::unique_ptr<PendingHostHalf> start(CompileRequest request, DeviceCompile device) override;
  std::unique_ptr<LinkedHost> link(const HostHalf& half, const std::vector<std::string>& entries,
                                   std::span<const HostFunction> runtime, std::string& error) override;
  std::string identity() const override;
  std::vector<SourceFile> libraryHeaders() const override;
};

} // namespace qkc::device::cpu
