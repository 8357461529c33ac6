#pragma once
// Words of packed tensors: the bits of one element, read and written. Words are little-endian, bit 0 the lowest.

#include "qkc/portable.h"

namespace qkc {

// `count` bits of a word from bit `first` up; 1 <= count, first + count <= bits of the word.
template <class Word> QKC_FN constexpr uint64_t get_bits(Word word, int64_t first, int count) {
  if constexpr (sizeof(Word) <= 4)
    return (static_cast<uint32_t>(word) >> static_cast<int>(first)) & (~uint32_t(0) >> (32 - count));
  else
    return (static_cast<uint64_t>(word) >> first) & (~uint64_t(0) >> (64 - count));
}

// The same bits set to those of a code; the others stay. One thread owns a word.
template <class Word> QKC_FN constexpr void set_bits(Word& word, int64_t first, int count, uint64_t code) {
  const uint64_t mask = (~uint64_t(0) >> (64 - count)) << first;
  word = static_cast<Word>((static_cast<uint64_t>(word) & ~mask) | ((code << first) & mask));
}

} // namespace qkc
