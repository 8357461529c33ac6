#pragma once

#include "runtime/device/cpu/compiled_halves.h"
#include "runtime/device/device.h"

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>

namespace qkc::device::cpu {

// What compiling came to: `halves` unless `failed` says why not.
struct Compiled {
  std::optional<CompiledHalves> halves;
  CompileResult failed;
  CompileTimes times;
};

// A compilation in a forked child: texts that make the compiler crash, run for ever or eat all memory end the child
// alone. Only machine code and messages come back. The child has no other limit than time and memory: the compiler
// sees no file of the system.
class ContainedCompile {
public:
  // Messages bear the name.
  ContainedCompile(std::string name, const std::function<Compiled()>& work, const CompileLimits& limits);
  ~ContainedCompile(); // ends the child if it lives still
  ContainedCompile(const ContainedCompile&) = delete;
  ContainedCompile& operator=(const ContainedCompile&) = delete;

  // Waits. `failed` says what a child that did not come to an end ran into.
  Compiled finish();

private:
  Compiled readResult() const;
  Compiled failed(const std::string& what) const;

  std::string name_;
  CompileLimits limits_;
  int result_ = -1; // a file in memory that the child writes
  pid_t child_ = -1;
};

} // namespace qkc::device::cpu
