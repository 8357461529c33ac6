#pragma once

#include "runtime/device/cpu/watch_order.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

namespace qkc::device::cpu {

// What words held before their last change, in the launch that runs: a load that nothing orders behind that change
// might have found it as well.
class OlderValues {
public:
  static constexpr std::uint64_t kMostBytes = 8;
  // How often a thread finds an older value in one place. Who waits looks again; who looks a few times and goes on goes
  // on with what is out of date.
  static constexpr std::uint32_t kTimes = 256;

  using Bytes = std::array<unsigned char, kMostBytes>;
  struct Older {
    Bytes held{};
    std::uint64_t bytes = 0;
    WatchOrder::Stamp until = 0; // the access that changed it
  };

  void beginLaunch() {
    words_.clear();
    looks_.clear();
  }
  void beginBlock() { looks_.clear(); }

  // The bytes at `present`, at most kMostBytes, are about to be changed. `place` names them: shared memory of each
  // block has its own.
  void changes(std::uintptr_t place, const unsigned char* present, std::uint64_t bytes, WatchOrder::Stamp by);
  // What an access of just these bytes would have found; null where that isn't known.
  const Older* find(std::uintptr_t place, std::uint64_t bytes) const {
    auto const found = words_.find(place);
    return found != words_.end() && found->second.bytes == bytes ? &found->second : nullptr;
  }

  // The thread of the running block has found what is there, and never finds what was there before: `last` is the
  // greatest stamp until now.
  void found(unsigned thread, std::uintptr_t place, WatchOrder::Stamp last) { looks_[{place, thread}].floor = last; }
  // Whether it may find this in place of what is there, once more.
  bool give(unsigned thread, std::uintptr_t place, const Older& older);

private:
  struct Looker {
    std::uintptr_t place = 0;
    unsigned thread = 0;
    bool operator==(const Looker&) const = default;
  };
  struct HashOfLooker {
    std::size_t operator()(const Looker& one) const {
      constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
      return (one.place + one.thread * kOdd) * kOdd >> 17U;
    }
  };
  struct Look {
    WatchOrder::Stamp floor = 0; // no change up to this one is still to be found
    std::uint32_t times = 0;
  };

  std::unordered_map<std::uintptr_t, Older> words_;
  std::unordered_map<Looker, Look, HashOfLooker> looks_;
};

} // namespace qkc::device::cpu
