#pragma once

#include "runtime/device/cpu/compiled_halves.h"
#include "runtime/device/device.h"

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace qkc::device::cpu {

// What compiling came to: `halves` unless `failed` says why not.
struct Compiled {
  std::optional<CompiledHalves> halves;
  CompileResult failed;
  CompileTimes times;
};

// As bytes, for the process that asked for it.
std::string packCompiled(const Compiled& compiled);

// All that a file in memory holds.
std::string readWhole(int file);
// False where not all could be written.
bool writeWhole(int file, std::string_view bytes);

// Work of a compiler in a forked child: texts that make it crash, run for ever or eat all memory end the child alone.
// Only bytes come back. The child has limits on time, memory and output, starts no program and reaches no other
// process.
class ContainedWork {
public:
  // NVRTC opens its library of built-in functions when it compiles; Clang has all in memory.
  enum class Files { none, readOnly };

  // A copy of this process.
  ContainedWork(const std::function<std::string()>& work, const CompileLimits& limits, Files files);
  // A child of the compiler's process, without files.
  ContainedWork(std::string_view order, const CompileLimits& limits);
  ~ContainedWork(); // ends the child if it lives still
  ContainedWork(const ContainedWork&) = delete;
  ContainedWork& operator=(const ContainedWork&) = delete;

  struct End {
    std::string bytes;
    std::string problem; // what a child that did not come to an end ran into; empty else
  };
  End finish(); // waits

private:
  CompileLimits limits_;
  int result_ = -1; // a file in memory that the child writes
  pid_t child_ = -1;
  int answer_ = -1; // of the compiler's process
};

// In a child: gives up its rights, works, writes the result and ends.
[[noreturn]] void runContained(const std::function<std::string()>& work, const CompileLimits& limits, int result,
                               ContainedWork::Files files);

// A compilation in such a child.
class ContainedCompile {
public:
  // Messages bear the name.
  ContainedCompile(std::string name, std::string_view order, const CompileLimits& limits);
  Compiled finish(); // waits

private:
  Compiled failed(const std::string& what) const;

  std::string name_;
  ContainedWork work_;
};

} // namespace qkc::device::cpu
