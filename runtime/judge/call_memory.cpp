#include "runtime/judge/call_memory.h"

#include "runtime/judge/control_block.h"

#include <cerrno>
#include <system_error>

namespace qkc::judge {
namespace {

// Another run of this process may have its tensors where this one's would end.
constexpr std::size_t kStride = std::size_t{1} << 40;
constexpr std::size_t kReach = 32 * kStride;

} // namespace

CallMemory::CallMemory() : file_("qkc.tensors") {}

// One below the other, as the system places what may lie anywhere.
GuardedBuffer CallMemory::buffer(const std::string& name, std::size_t bytes, Placement placement) {
  for (;;) {
    const std::size_t taken = used_ + GuardedBuffer::mappedBytes(bytes);
    void* place = reinterpret_cast<void*>(cpu::kTensorsEnd - taken); // NOLINT(performance-no-int-to-ptr)
    try {
      GuardedBuffer out(name, bytes, placement, file_, place);
      used_ = taken;
      return out;
    } catch (const std::system_error& error) {
      used_ = (used_ / kStride + 1) * kStride;
      if (error.code().value() != EEXIST || used_ >= kReach) {
        throw;
      }
    }
  }
}

} // namespace qkc::judge
