#include "runtime/device/cpu/watch_order.h"

#include <algorithm>
#include <bit>

namespace qkc::device::cpu {
namespace {

constexpr unsigned kLanes = 32;
constexpr WatchOrder::Stamp kMostStamps = 1U << 31U;

} // namespace

bool WatchOrder::beginLaunch() {
  base_ += static_cast<Stamp>(segments_.size());
  segments_.clear();
  published_.clear();
  fences_.clear();
  bool const anew = base_ > kMostStamps;
  base_ = anew ? 0 : base_;
  return anew;
}

void WatchOrder::beginBlock(std::uint64_t block, unsigned threads, bool meets) {
  block_ = block;
  ++epoch_;
  ++time_; // no time is two blocks'
  threads_.assign(threads, {});
  met_.assign(meets ? threads : 0, {});
  for (unsigned i = 0; i < met_.size(); ++i) {
    met_[i][i % kLanes] = 1;
  }
}

void WatchOrder::meetBlock() {
  ++epoch_;
  KnownPtr known;
  for (Thread const& one : threads_) {
    known = merged(known, one.known);
  }
  for (Thread& one : threads_) {
    one.known = known;
    one.stamp = 0;
  }
}

void WatchOrder::meetWarp(unsigned warp, std::uint32_t members) {
  unsigned const first = warp * kLanes;
  std::array<std::uint32_t, kLanes> all{};
  KnownPtr known;
  for (std::uint32_t rest = members; rest != 0; rest &= rest - 1) {
    unsigned const thread = first + static_cast<unsigned>(std::countr_zero(rest));
    for (unsigned lane = 0; lane < kLanes; ++lane) {
      all[lane] = std::max(all[lane], met_[thread][lane]);
    }
    known = merged(known, threads_[thread].known);
  }
  for (std::uint32_t rest = members; rest != 0; rest &= rest - 1) {
    auto const lane = static_cast<unsigned>(std::countr_zero(rest));
    met_[first + lane] = all;
    ++met_[first + lane][lane];
    threads_[first + lane].known = known;
    threads_[first + lane].stamp = 0;
  }
}

WatchOrder::Stamp WatchOrder::newStamp(Thread& mine, unsigned thread) {
  segments_.push_back({.block = block_,
                       .epoch = epoch_,
                       .time = time_,
                       .clock = met_.empty() ? 1 : met_[thread][thread % kLanes],
                       .thread = static_cast<std::uint16_t>(thread),
                       .fenced = mine.fenced,
                       .fencedWide = mine.fencedWide,
                       .known = mine.known});
  mine.stamp = base_ + static_cast<Stamp>(segments_.size());
  return mine.stamp;
}

bool WatchOrder::knows(const KnownPtr& known, const Segment& segment, bool fenced) const {
  if (known == nullptr) {
    return false;
  }
  auto const found = std::lower_bound(known->begin(), known->end(), std::pair(segment.block, std::uint64_t{0}));
  if (found == known->end() || found->first != segment.block || found->second < segment.time) {
    return false;
  }
  if (!fenced || segment.block == block_) {
    return true;
  }
  // The last fence that the block had passed then: its own, as no other block ran meanwhile.
  auto const behind = std::upper_bound(fences_.begin(), fences_.end(), std::pair(found->second, ~std::uint64_t{0}));
  return behind != fences_.begin() && (behind - 1)->second == segment.block && (behind - 1)->first >= segment.time;
}

bool WatchOrder::before(Stamp earlier, unsigned thread, bool fenced) const {
  if (earlier <= base_) {
    return true;
  }
  Segment const& its = segment(earlier);
  if (its.block == block_) {
    if (its.thread == thread || its.epoch < epoch_) {
      return true;
    }
    bool const sameWarp = its.thread / kLanes == thread / kLanes && !met_.empty();
    if (sameWarp && met_[thread][its.thread % kLanes] >= its.clock) {
      return true;
    }
  }
  return knows(threads_[thread].known, its, fenced);
}

WatchOrder::KnownPtr WatchOrder::merged(const KnownPtr& a, const KnownPtr& b) {
  if (a == b || b == nullptr) {
    return a;
  }
  if (a == nullptr) {
    return b;
  }
  auto out = std::make_shared<Known>();
  auto left = a->begin();
  auto right = b->begin();
  while (left != a->end() || right != b->end()) {
    if (right == b->end() || (left != a->end() && left->first < right->first)) {
      out->push_back(*left++);
    } else if (left == a->end() || right->first < left->first) {
      out->push_back(*right++);
    } else {
      out->emplace_back(left->first, std::max(left->second, right->second));
      ++left;
      ++right;
    }
  }
  return *out == *a ? a : *out == *b ? b : out;
}

void WatchOrder::publish(unsigned thread, std::uintptr_t place, std::uint64_t bytes) {
  auto const own = std::make_shared<const Known>(1, std::pair(block_, time_));
  KnownPtr const known = merged(threads_[thread].known, own);
  KnownPtr before; // the last byte's, which most often is the next one's too
  KnownPtr after = known;
  for (std::uintptr_t at = place; at < place + bytes; ++at) {
    KnownPtr& there = published_[at / kPlaceBytes][at % kPlaceBytes];
    if (there != before) {
      before = there;
      after = merged(there, known);
    }
    there = after;
  }
  ++time_;
  threads_[thread].stamp = 0;
}

void WatchOrder::learn(Thread& mine, const KnownPtr& what) {
  KnownPtr known = merged(mine.known, what);
  if (known != mine.known) {
    mine.known = std::move(known);
    mine.stamp = 0;
  }
}

void WatchOrder::learn(unsigned thread, std::uintptr_t place, std::uint64_t bytes) {
  const KnownPtr* last = nullptr;
  for (std::uintptr_t at = place; at < place + bytes; ++at) {
    if (auto const found = published_.find(at / kPlaceBytes); found != published_.end()) {
      KnownPtr const& there = found->second[at % kPlaceBytes];
      if (last == nullptr || *last != there) {
        learn(threads_[thread], there);
      }
      last = &there;
    }
  }
}

void WatchOrder::learnFrom(unsigned thread, Stamp stamp) {
  if (stamp > base_) {
    Segment const& its = segment(stamp);
    auto const what = std::make_shared<const Known>(1, std::pair(its.block, its.time));
    learn(threads_[thread], merged(its.known, what));
  }
}

void WatchOrder::fence(unsigned thread, bool deviceWide) {
  Thread& mine = threads_[thread];
  mine.fenced = true;
  mine.stamp = 0;
  if (!deviceWide) {
    return;
  }
  mine.fencedWide = true;
  // One behind another, with nothing done between, adds nothing.
  bool const again = !fences_.empty() && fences_.back() == std::pair(time_ - 1, block_) && fencedAt_ == last();
  if (!again) {
    fences_.emplace_back(time_, block_);
    fencedAt_ = last();
    ++time_;
  }
}

} // namespace qkc::device::cpu
