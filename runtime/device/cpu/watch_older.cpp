#include "runtime/device/cpu/watch_older.h"

#include <algorithm>

namespace qkc::device::cpu {

void OlderValues::changes(std::uintptr_t place, const unsigned char* present, std::uint64_t bytes,
                          WatchOrder::Stamp by) {
  Older& word = words_[place];
  word = {.held = {}, .bytes = bytes, .until = by};
  std::copy_n(present, bytes, word.held.begin());
}

bool OlderValues::give(unsigned thread, std::uintptr_t place, const Older& older) {
  Look& look = looks_[{place, thread}];
  if (look.floor >= older.until || look.times == kTimes) {
    return false;
  }
  ++look.times;
  return true;
}

} // namespace qkc::device::cpu
