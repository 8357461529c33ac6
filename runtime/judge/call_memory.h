#pragma once
#include "runtime/judge/guarded_buffer.h"
#include "runtime/judge/shared_file.h"

#include <cstddef>
#include <string>

/// Memory for the tensors of a run's calls.
namespace qkc::judge {

/// Buffers in one file, at addresses that are free in a child of the worker process too.
class CallMemory {
public:
  /// Throws std::system_error, here and below, where the memory can't be had.
  CallMemory();
  GuardedBuffer buffer(const std::string& name, std::size_t bytes, Placement placement);
  int file() const { return file_.descriptor(); }

private:
  SharedFile file_;
  std::size_t used_ = 0; ///< below the last address
};

} // namespace qkc::judge
