#pragma once
// How watch.h is done: one watch for the process, which looks at the accesses of the launch that runs.

#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/fibers.h"
#include "runtime/device/cpu/watch.h"
#include "runtime/device/cpu/watch_order.h"
#include "runtime/device/cpu/watch_shadow.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace qkc::device::cpu {

inline std::uintptr_t addressOf(const void* place) {
  return reinterpret_cast<std::uintptr_t>(place);
}

inline bool holds(const AddressRange& range, std::uintptr_t address, std::uint64_t bytes) {
  return address >= range.begin && address < range.end && bytes <= range.end - address;
}

class Watch {
public:
  using Bytes = const unsigned char*;

  void beginLaunch(const Kernel& kernel, const BlockContext& context, std::uintptr_t frame);
  void beginBlock(std::uint64_t block) {
    auto const& size = context_->blockDim;
    order_.beginBlock(block, size[0] * size[1] * size[2], kernel_->thread != nullptr);
  }
  void beginCall();
  void endCall();
  void noteCopied(std::uintptr_t place, std::size_t bytes) {
    if (calling_) {
      copied_.push_back({place, place + bytes});
    }
  }
  void setThread(unsigned thread) { single_ = thread; }
  WatchOrder& order() { return order_; }

  void read(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line);
  void write(std::uintptr_t place, std::uint64_t bytes, Bytes value, std::uint64_t step, std::uint32_t line);
  void atomic(std::uintptr_t place, std::uint64_t bytes, std::uint32_t how, std::uint32_t line);
  void store(std::uintptr_t place, std::uint64_t bytes, Bytes value, std::uint32_t line);
  void call(std::uintptr_t function, std::uint32_t line);
  void local(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line);
  unsigned thread() const {
    FiberRunner const* const runner = FiberRunner::current();
    return runner != nullptr ? runner->runningIndex() : single_;
  }

private:
  enum class Kind : std::uint8_t { read, write, update };

  AddressRange ownStack() const;
  bool isOwn(std::uintptr_t place, std::uint64_t bytes) const { return holds(ownStack(), place, bytes); }
  bool isShared(std::uintptr_t place, std::uint64_t bytes) const {
    return holds(staticShared_, place, bytes) || holds(dynamicShared_, place, bytes);
  }
  // Whether the access is one that can race, in memory that others reach too; rejects what no GPU reaches.
  bool canRace(std::uintptr_t place, std::uint64_t bytes, bool shared, Kind kind, std::uint32_t line);
  bool ordered(const AccessMark& earlier, unsigned thread, bool shared) const;
  bool storesInOrder(const AccessMark& earlier, bool earlierWrote, const AccessMark& now, unsigned thread,
                     bool shared) const;
  bool together(const AccessMark& earlier, const AccessMark& now) const;
  bool mayBeFlag(const AccessMark& store, const AccessMark& other) const;
  void changed(ByteHistory& byte, const AccessMark& mark) const;
  void noteReader(ByteHistory& byte, const AccessMark& mark, unsigned thread, bool shared) const;
  bool isWritten(std::uintptr_t at) {
    return shadow_.at(at)->stored > callBegan_ ||
           std::ranges::any_of(copied_, [&](const AddressRange& one) { return holds(one, at, 1); });
  }
  void noteUnwritten(std::uintptr_t place, std::uint64_t bytes, std::uint32_t line);
  FaultPlace here(std::uint32_t line, std::uintptr_t address);
  FaultText& name(FaultText& text, std::uintptr_t place) const;
  [[noreturn]] void rejectPlace(std::uintptr_t place, std::uint64_t bytes, Kind kind, std::uint32_t line);
  [[noreturn]] void rejectRace(std::uintptr_t place, const AccessMark& earlier, bool earlierWrote,
                               const AccessMark& now, Kind kind);

  const Kernel* kernel_ = nullptr;
  const BlockContext* context_ = nullptr;
  std::uintptr_t frame_ = 0;
  unsigned single_ = 0;
  AddressRange staticShared_, dynamicShared_;
  std::vector<AddressRange> variable_;       // what kernels reach and may write, sorted
  std::vector<AddressRange> constant_;       // and may not write
  AddressRange lastVariable_, lastConstant_; // the ranges of the last accesses
  std::vector<AddressRange> tables_;         // variables that are __constant__ or const, among them
  std::vector<AddressRange> outputs_;        // of the call, and what they held when it began
  std::vector<unsigned char> held_;
  std::vector<AddressRange> copied_; // by the runtime, in this call
  WatchOrder::Stamp callBegan_ = 0;
  bool calling_ = false; // such a call goes on
  bool armed_ = false;   // the ranges are known
  WatchOrder order_;
  WatchShadow shadow_;
  std::array<std::uint32_t, 3> index_{}; // of the thread at fault
};

Watch& watch();

} // namespace qkc::device::cpu
