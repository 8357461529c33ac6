#include "runtime/device/cpu/watch_shadow.h"

namespace qkc::device::cpu {

ByteHistory* WatchShadow::find(std::uintptr_t page) {
  auto& histories = pages_[page];
  if (histories == nullptr) {
    histories = std::make_unique<std::array<ByteHistory, kPage>>();
  }
  return histories->data();
}

void WatchShadow::forget() {
  pages_.clear();
  recent_ = {};
}

} // namespace qkc::device::cpu
