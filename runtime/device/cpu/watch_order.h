#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace qkc::device::cpu {

// Which accesses of a launch come after which, whatever the speed of its threads. Knows the orders that CUDA gives:
// within a thread, by barriers of a block, by exchanges of a warp, and by what one thread publishes at a place with an
// atomic or volatile access and another learns there. The threads run one at a time, a block to its end before the
// next. In doubt an order is assumed: what is said to be unordered is.
class WatchOrder {
public:
  // Of an access: which thread made it, and when. 0 is of none.
  using Stamp = std::uint32_t;

  struct Who {
    std::uint64_t block = 0;
    unsigned thread = 0;
  };

  // All earlier accesses come before. True where stamps start anew: those of before must be forgotten.
  bool beginLaunch();
  // `meets`: its threads can wait for each other.
  void beginBlock(std::uint64_t block, unsigned threads, bool meets);
  void meetBlock();
  void meetWarp(unsigned warp, std::uint32_t members);

  // For an access that a thread of the block makes now.
  Stamp stamp(unsigned thread) {
    Thread& mine = threads_[thread];
    return mine.stamp != 0 ? mine.stamp : newStamp(mine, thread);
  }
  // Stamps that come are greater than this one.
  Stamp last() const { return base_ + static_cast<Stamp>(segments_.size()); }
  // Whether that access comes before all that `thread` does from now on.
  bool before(Stamp earlier, unsigned thread) const { return before(earlier, thread, true); }
  // The same, but of accesses to the place that the thread looked at, so that no fence matters.
  bool seen(Stamp earlier, unsigned thread) const { return before(earlier, thread, false); }
  bool inThisBlock(Stamp stamp) const { return stamp > base_ && segment(stamp).block == block_; }
  // Of this launch; no block's number where it is of an earlier one.
  std::uint64_t blockOf(Stamp stamp) const { return stamp > base_ ? segment(stamp).block : ~std::uint64_t{0}; }
  Who who(Stamp stamp) const { return {segment(stamp).block, segment(stamp).thread}; }

  // Shared memory of each block is another place to publish at, though all lie at the same addresses.
  std::uintptr_t placeInBlock(std::uintptr_t shared) const {
    constexpr unsigned kAddressBits = 48;
    return shared ^ (static_cast<std::uintptr_t>(block_ + 1) << kAddressBits);
  }
  // The thread makes known at these bytes what it and its block did, and what it knows of others.
  void publish(unsigned thread, std::uintptr_t place, std::uint64_t bytes);
  // It learns what was published there.
  void learn(unsigned thread, std::uintptr_t place, std::uint64_t bytes);
  // It learns what the block of this access did before it, and what the thread that made it knew of others.
  void learnFrom(unsigned thread, Stamp stamp);
  // What the block did becomes known to other blocks by what is published behind a fence for the device. In doubt a
  // fence of any of its threads is one for them all.
  void fence(unsigned thread, bool deviceWide);
  // Whether the thread had passed a fence before the access, one for the device where `deviceWide`: a plain store may
  // then stand for a flag.
  bool afterFence(Stamp stamp, bool deviceWide) const {
    return stamp > base_ && (deviceWide ? segment(stamp).fencedWide : segment(stamp).fenced);
  }

private:
  static constexpr std::uintptr_t kPlaceBytes = 8; // are kept together

  // Up to which time the accesses of blocks are known to have come before; sorted by block.
  using Known = std::vector<std::pair<std::uint64_t, std::uint64_t>>;
  using KnownPtr = std::shared_ptr<const Known>;
  // What a thread did between two points where it meets others.
  struct Segment {
    std::uint64_t block = 0;
    std::uint64_t epoch = 0; // counts barriers and blocks
    std::uint64_t time = 0;  // counts publications, fences for the device, and blocks
    std::uint32_t clock = 0; // of the thread among the lanes of its warp
    std::uint16_t thread = 0;
    bool fenced = false;
    bool fencedWide = false;
    KnownPtr known; // by the thread
  };
  struct Thread {
    Stamp stamp = 0; // of its present segment; 0 where that has none yet
    bool fenced = false;
    bool fencedWide = false;
    KnownPtr known;
  };

  Stamp newStamp(Thread& mine, unsigned thread);
  const Segment& segment(Stamp stamp) const { return segments_[stamp - base_ - 1]; }
  // One of the two where that has it all.
  static KnownPtr merged(const KnownPtr& a, const KnownPtr& b);
  // `fenced`: as far as fences for the device make it known.
  bool knows(const KnownPtr& known, const Segment& segment, bool fenced) const;
  bool before(Stamp earlier, unsigned thread, bool fenced) const;
  void learn(Thread& mine, const KnownPtr& what);

  Stamp base_ = 0; // stamps up to this one are of earlier launches
  std::vector<Segment> segments_;
  std::uint64_t block_ = 0;
  std::uint64_t epoch_ = 0;
  std::uint64_t time_ = 1;
  std::vector<Thread> threads_;
  // Of each thread: up to which of its clocks it has met each lane of its warp. Empty where threads don't meet.
  std::vector<std::array<std::uint32_t, 32>> met_;
  std::unordered_map<std::uintptr_t, std::array<KnownPtr, kPlaceBytes>> published_;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> fences_; // for the device: when, and of which block
  Stamp fencedAt_ = 0;                                          // the last stamp at the last of them
};

} // namespace qkc::device::cpu
