#pragma once

#include "runtime/device/cpu/watch_order.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>

namespace qkc::device::cpu {

// `update` and `exchange` read and write in one step, the latter only where it finds what it expects; `store` and loads
// are atomic, or volatile.
enum class Atomicity : std::uint8_t { plain, update, exchange, store, load };

// One access, as remembered.
struct AccessMark {
  WatchOrder::Stamp stamp = 0; // 0: none
  std::uint32_t line : 28 = 0;
  std::uint32_t as : 3 = 0;      // an Atomicity
  std::uint32_t inBlock : 1 = 0; // atomic for its own block alone
};

// What was done to one byte: who changed it last, and two of those who read it since, or wrote what was there. The
// first reader is kept as long as the others are not ordered behind it.
struct ByteHistory {
  AccessMark wrote, read, alsoRead;
  AccessMark inBlock;           // the last update of block scope, of the block that wrote last
  WatchOrder::Stamp stored = 0; // the last access that wrote, be it what was there
};

// A history for every byte that was ever looked at.
class WatchShadow {
public:
  static constexpr std::uintptr_t kPage = 4096;

  // Of the byte at this address; those of the rest of its page follow.
  ByteHistory* at(std::uintptr_t address) {
    std::uintptr_t const page = address / kPage;
    Recent& recent = recent_[page % recent_.size()];
    if (recent.page != page || recent.histories == nullptr) {
      recent = {.page = page, .histories = find(page)};
    }
    return recent.histories + (address % kPage);
  }
  void forget();

private:
  struct Recent {
    std::uintptr_t page = 0;
    ByteHistory* histories = nullptr;
  };
  ByteHistory* find(std::uintptr_t page);

  std::unordered_map<std::uintptr_t, std::unique_ptr<std::array<ByteHistory, kPage>>> pages_;
  std::array<Recent, 64> recent_{};
};

} // namespace qkc::device::cpu
