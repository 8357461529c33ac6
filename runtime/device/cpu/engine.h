#pragma once

#include "runtime/device/cpu/contained_compile.h"
#include "runtime/device/cpu/object_cache.h"
#include "runtime/device/cpu/stopwatch.h"
#include "runtime/device/device.h"

#include <optional>
#include <string>

namespace qkc::device::cpu {

// Both halves to machine code, beside each other, not yet linked.
Compiled compileHalves(const CompileRequest& request);

// Compiles a program for this process: parse, lower, optimise, generate code, link; or takes the code from `cache`, if
// there is one. The device half and the host half run beside each other. Several can run at once.
class ProgramCompile : public PendingCompile {
public:
  ProgramCompile(CompileRequest request, const ObjectCache* cache);
  CompileResult finish() override;

private:
  CompileRequest request_;
  const ObjectCache* cache_;
  Stopwatch watch_{CLOCK_MONOTONIC};
  std::string key_;
  std::optional<Compiled> kept_; // found in the cache
  std::optional<ContainedCompile> child_;
};

} // namespace qkc::device::cpu
