#pragma once
#include "runtime/judge/native_call.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// All that a child of the worker process is told of a run, beside the program's image: what it may do, and its calls.
/// Neither contract nor seed nor anything of an expected output is among it.
namespace qkc::judge {

/// Whole pages of the run's memory, at the address that they have in both processes.
struct PlannedPages {
  std::uint64_t address = 0;
  std::uint64_t bytes = 0;
  std::uint64_t offset = 0; ///< in the file of the run's memory
  bool writable = false;
};

struct PlannedCall {
  int index = 0;                    ///< among the calls on its case
  std::vector<CallValue> values;    ///< without the stream
  std::vector<std::uint64_t> pages; ///< of its tensors: numbers of PlannedPages
};

struct RunPlan {
  std::uint64_t token = 0; ///< of the child's first answer
  std::int64_t parent = 0;
  std::uint64_t furtherMemoryBytes = 0;
  std::uint64_t processorSeconds = 0;
  std::uint64_t controlBytes = 0; ///< of the memory for reports
  std::string entry;
  std::vector<PlannedPages> pages;
  std::vector<PlannedCall> calls;
};

std::string pack(const RunPlan& plan);
/// False where the bytes are not of pack.
bool unpack(std::string_view bytes, RunPlan& plan);

} // namespace qkc::judge
