#pragma once

#include "runtime/device/cpu/clang_frontend.h"
#include "runtime/device/cpu/contained_compile.h"
#include "runtime/device/device.h"

#include <memory>
#include <string>
#include <vector>

namespace qkc::device::cpu {

// What the watched build of a compiled candidate is made of.
struct WatchSource {
  std::string name;
  std::vector<std::string> entries;
  CompileLimits limits;
  std::string parsedDevice; // packDevice
  std::string host;         // machine code, which is the same
  std::vector<KernelStub> stubs;
};

// The device half once more, with watchAccesses, linked with the host half for the process of linkContainedFor.
Compiled compileWatchedSource(const WatchSource& source);

// Does that in a process of its own.
class WatchedCompile : public PendingCompile {
public:
  explicit WatchedCompile(std::shared_ptr<const WatchSource> source);
  CompileResult finish() override;

private:
  std::shared_ptr<const WatchSource> source_;
  ContainedCompile child_;
};

} // namespace qkc::device::cpu
