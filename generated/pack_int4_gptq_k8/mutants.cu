// Made by qkc from the contract pack_int4_gptq_k8 (hash 9d2d91c6a65a8bcf). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#include "pack_int4_gptq_k8.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

// codes.guard.dropped: without the case r < K
namespace mutant_0 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};


// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_0

// codes.value.constant_one: writes 1 where r < K
namespace mutant_1 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};


// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return 1;
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_1

// codes.value.constant_smallest: writes 1 where r < K
namespace mutant_2 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};


// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return 1;
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_2

// codes.value.constant_zero: writes 0 where r < K
namespace mutant_3 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};


// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return 0;
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_3

// codes.layout.p_reversed_j: the digit j of p counts down
namespace mutant_4 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n));
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = 7 - slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_4

// codes.overflow.saturate: beyond the range: saturate instead of wrap
namespace mutant_5 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::saturate>(load_c(io, r, n));
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_5

// codes.overflow.low_end: codes end at 1
namespace mutant_6 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)), 1);
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_6

// codes.overflow.high_end: codes end at 14
namespace mutant_7 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)), 14);
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_7

// codes.value.offset_binary: adds 8 before u4(c[r, n], wrap)
namespace mutant_8 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_c(io, r, n) + 8));
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_8

// codes.guarded.at_last: writes 1 where r < K, at the last n alone
namespace mutant_9 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return (((n + 1) == io.N) ? 1 : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)));
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_9

// codes.guarded.beyond_2: writes 1 where r < K, from r = 2 on
namespace mutant_10 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return ((2 <= r) ? 1 : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)));
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_10

// codes.guarded.alone: writes 1 where r < K, where there is one r alone
namespace mutant_11 {
namespace {

// The tensors of one call.
struct Tensors {
  int64_t K;
  int64_t N;
  int64_t K8;
  const uint8_t* c; // in: i8[K, N]
  uint32_t* p; // out: u4[K8, N] stored gptq_k8 in u32[K8 / 8, N]
  uint8_t* codes_p; // before they are packed
};

QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }

// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return ((io.K8 == 1) ? 1 : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)));
}

// clause tail: p[r, n] = 0 otherwise
QKC_FN int64_t value_tail(const auto& io, int64_t r, int64_t n) {
  return 0;
}

struct Write_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};

struct Pack_p {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t d0 = row;
    const int64_t d2 = column;
    uint32_t word = 0;
    for (int64_t slot = 0; slot < 8; ++slot) {
      const int64_t d1 = slot;
      const int64_t i0 = 8 * d0 + d1;
      const int64_t i1 = d2;
      if (i0 < io.K8 && i1 < io.N)
        qkc::set_bits(word, 4 * slot, 4, io.codes_p[i0 * io.N + i1]);
    }
    io.p[row * io.N + column] = word;
  }
};

} // namespace
#if !defined(__CUDACC_RTC__)
static void run(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif
} // namespace mutant_11

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_pack_int4_gptq_k8_mutant(int32_t which, const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return mutant_0::run(c, p, K, N, stream);
  case 1:
    return mutant_1::run(c, p, K, N, stream);
  case 2:
    return mutant_2::run(c, p, K, N, stream);
  case 3:
    return mutant_3::run(c, p, K, N, stream);
  case 4:
    return mutant_4::run(c, p, K, N, stream);
  case 5:
    return mutant_5::run(c, p, K, N, stream);
  case 6:
    return mutant_6::run(c, p, K, N, stream);
  case 7:
    return mutant_7::run(c, p, K, N, stream);
  case 8:
    return mutant_8::run(c, p, K, N, stream);
  case 9:
    return mutant_9::run(c, p, K, N, stream);
  case 10:
    return mutant_10::run(c, p, K, N, stream);
  case 11:
    return mutant_11::run(c, p, K, N, stream);
  default:
    return;
  }
}
#endif
