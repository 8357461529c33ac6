#pragma once

#include "runtime/device/cpu/watch_order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>

namespace qkc::device::cpu {

// `update` and `exchange` read and write in one step, the latter only where it finds what it expects; `store` and loads
// are atomic, or volatile. A `guess` is a plain load of a whole word whose value only goes into updates of it.
enum class Atomicity : std::uint8_t { plain, update, exchange, store, load, guess };

// One access, as remembered.
struct AccessMark {
  WatchOrder::Stamp stamp = 0; // 0: none
  std::uint32_t line : 25 = 0;
  std::uint32_t as : 3 = 0;      // an Atomicity
  std::uint32_t inBlock : 1 = 0; // atomic for its own block alone
  std::uint32_t blind : 1 = 0;   // an update whose result is thrown away
  std::uint32_t width : 2 = 0;   // of a guess or update: the binary logarithm of its bytes, 3 for eight and more
};

inline bool isGuess(const AccessMark& mark) {
  return static_cast<Atomicity>(mark.as) == Atomicity::guess;
}

inline bool isAtomic(const AccessMark& mark) {
  return static_cast<Atomicity>(mark.as) != Atomicity::plain && !isGuess(mark);
}

inline bool isUpdate(const AccessMark& mark) {
  return static_cast<Atomicity>(mark.as) == Atomicity::update || static_cast<Atomicity>(mark.as) == Atomicity::exchange;
}

// For AccessMark::width.
inline std::uint32_t widthOf(std::uint64_t bytes) {
  return std::min(static_cast<std::uint32_t>(std::bit_width(bytes)) - 1, 3U);
}

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
