#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/fibers.h"
#include "runtime/device/cpu/watch.h"

#include <algorithm>
#include <array>
#include <bit>

namespace qkc::device::cpu {
namespace {

// What lanes read in turn that name a lane outside the exchange, in either order of threads: CUDA leaves it open. Each
// stands in all bytes; none is neutral, in whatever format, to a reduction to which the others are.
constexpr std::array<std::uint64_t, 2> kNobodyAscending = {~0ULL, 0}; // NaN, -1; smallest unsigned
constexpr std::array<std::uint64_t, 2> kNobodyDescending = {0x7b7b'7b7b'7b7b'7b7bULL, 0xfbfb'fbfb'fbfb'fbfbULL};

// Which operation `detail` of WarpOp::reduce is.
enum class Reduction : std::uint32_t { max = 0, add = 1, min = 2, bitAnd = 3, bitOr = 4, bitXor = 5 };

std::uint32_t combine(Reduction how, std::uint32_t a, std::uint32_t b) {
  switch (how) {
  case Reduction::max:
    return std::max(a, b);
  case Reduction::add:
    return a + b;
  case Reduction::min:
    return std::min(a, b);
  case Reduction::bitAnd:
    return a & b;
  case Reduction::bitOr:
    return a | b;
  case Reduction::bitXor:
    return a ^ b;
  }
  return 0;
}

template <class Visit> void forLanes(std::uint32_t lanes, const Visit& visit) {
  for (; lanes != 0; lanes &= lanes - 1) {
    visit(static_cast<unsigned>(std::countr_zero(lanes)));
  }
}

// `nobody`: values for what nobody gave; `next` counts them.
void answerShuffle(Warp& warp, std::uint32_t members, const std::array<std::uint64_t, 2>& nobody, unsigned& next) {
  forLanes(members, [&](unsigned lane) {
    unsigned const from = warp.source[lane] % kWarpSize;
    warp.result[lane] = (members >> from & 1U) != 0 ? warp.value[from] : nobody[next++ % nobody.size()];
  });
}

void answerAll(Warp& warp, std::uint32_t members, std::uint64_t answer) {
  forLanes(members, [&](unsigned lane) { warp.result[lane] = answer; });
}

std::uint64_t lanesWith(const Warp& warp, std::uint32_t members, std::uint64_t value) {
  std::uint32_t out = 0;
  forLanes(members, [&](unsigned lane) { out |= warp.value[lane] == value ? 1U << lane : 0U; });
  return out;
}

std::uint64_t reduce(const Warp& warp, std::uint32_t members, Reduction how) {
  auto const first = static_cast<unsigned>(std::countr_zero(members));
  auto out = static_cast<std::uint32_t>(warp.value[first]);
  forLanes(members & (members - 1),
           [&](unsigned lane) { out = combine(how, out, static_cast<std::uint32_t>(warp.value[lane])); });
  return out;
}

} // namespace

// All lanes that take part have arrived: works out what each of them gets and lets them go.
void FiberRunner::complete(Warp& warp, OpenExchange& exchange) {
  std::uint32_t const members = exchange.arrived;
  switch (exchange.op) {
  case WarpOp::sync:
    break;
  case WarpOp::shfl:
    answerShuffle(warp, members, descending_ ? kNobodyDescending : kNobodyAscending, fromNobody_);
    break;
  case WarpOp::ballot:
    answerAll(warp, members, lanesWith(warp, members, 1));
    break;
  case WarpOp::reduce:
    answerAll(warp, members, reduce(warp, members, static_cast<Reduction>(exchange.detail)));
    break;
  case WarpOp::matchAny:
    forLanes(members, [&](unsigned lane) { warp.result[lane] = lanesWith(warp, members, warp.value[lane]); });
    break;
  case WarpOp::matchAll: {
    auto const first = static_cast<unsigned>(std::countr_zero(members));
    bool const equal = lanesWith(warp, members, warp.value[first]) == members;
    answerAll(warp, members, equal ? exchange.mask : 0);
    break;
  }
  }
  if (kernel_->watched != nullptr && !inTurns_) {
    noteWarpMeets(static_cast<unsigned>(&warp - warps_.data()), members);
  }
  warp.ready |= members;
  exchange = warp.open[--warp.openCount];
}

// Completes exchanges that waited for lanes which have returned meanwhile.
void FiberRunner::settle(Warp& warp) {
  for (unsigned i = 0; i < warp.openCount;) {
    OpenExchange& one = warp.open[i];
    std::uint32_t const needed = one.mask & warp.lanes & ~warp.exited;
    if ((needed & ~one.arrived) == 0) {
      complete(warp, one); // another one takes its place
    } else {
      ++i;
    }
  }
}

Meeting FiberRunner::exchange(WarpOp op, std::uint32_t mask, std::uint64_t value, std::uint32_t detail,
                              std::uint32_t line) {
  Warp& mine = warp();
  unsigned const lane = running_ % kWarpSize;
  std::uint32_t const self = 1U << lane;
  if ((mask & self) == 0) {
    auto const index = threadIndex();
    FaultText text;
    text << "lane " << std::uint64_t{lane} << " takes part in a warp exchange whose mask ";
    text.hex(mask) << " leaves it out";
    raiseFault(QKC_FAULT_BAD_WARP_MASK, {kernel_->name, context_->blockIdx.data(), index.data(), line}, text);
  }
  mine.value[lane] = value;
  mine.source[lane] = detail;
  // A shuffle's detail differs from lane to lane; that of a reduction must agree.
  std::uint32_t const kind = op == WarpOp::reduce ? detail : 0;
  auto* const end = mine.open.data() + mine.openCount;
  auto* found = std::find_if(mine.open.data(), end, [&](const OpenExchange& one) {
    return one.mask == mask && one.op == op && one.detail == kind;
  });
  if (found == end) {
    // Each open exchange holds a lane that waits, so there is room for this one.
    ++mine.openCount;
    *found = {mask, 0, op, kind, line};
  }
  found->arrived |= self;
  std::uint32_t const needed = mask & mine.lanes & ~mine.exited;
  if ((needed & ~found->arrived) == 0) {
    complete(mine, *found);
    mine.ready &= ~self; // goes on at once
    return goOn(&mine.result[lane]);
  }
  return wait(&mine.result[lane]);
}

Meeting FiberRunner::activeMask(std::uint32_t place) {
  Warp& mine = warp();
  unsigned const lane = running_ % kWarpSize;
  mine.source[lane] = place;
  mine.asking |= 1U << lane;
  return wait(&mine.result[lane]);
}

// Nobody in the warp can run: lanes that ask at the same place are the ones that are active together. Returns whether
// any lane is ready now.
bool FiberRunner::answerMasks(Warp& warp) {
  if (warp.asking == 0) {
    return false;
  }
  auto const first = static_cast<unsigned>(std::countr_zero(warp.asking));
  std::uint32_t together = 0;
  forLanes(warp.asking, [&](unsigned lane) { together |= warp.source[lane] == warp.source[first] ? 1U << lane : 0U; });
  answerAll(warp, together, together);
  warp.asking &= ~together;
  warp.ready |= together;
  return true;
}

} // namespace qkc::device::cpu
