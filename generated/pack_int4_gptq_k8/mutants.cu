// Made by qkc from the contract pack_int4_gptq_k8 (hash 9d2d91c6a65a8bcf). Do not edit.
// Mutants: the contract with one clause changed, each a broken kernel.
#define QKC_CALLED
#include "pack_int4_gptq_k8.h"
#include "qkc/layout.h"
#include "qkc/numeric.h"
#include "qkc/rows.h"

namespace {

// 0: codes.guard.dropped: without the case r < K
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
#if !defined(__CUDACC_RTC__)
void run_0(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
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

// 1: codes.value.constant_one: writes 1 where r < K
// clause codes: p[r, n] = u4(c[r, n], wrap) when r < K
QKC_FN bool when_codes(const auto& io, int64_t r, int64_t n) {
  return (r < io.K);
}
QKC_FN int64_t value_codes(const auto& io, int64_t r, int64_t n) {
  return 1;
}
struct Write_p_v2 {
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
#if !defined(__CUDACC_RTC__)
void run_1(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v2{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 2: codes.value.constant_smallest: writes 1 where r < K
#if !defined(__CUDACC_RTC__)
void run_2(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v2{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 3: codes.value.constant_zero: writes 0 where r < K
QKC_FN int64_t value_codes_v2(const auto& io, int64_t r, int64_t n) {
  return 0;
}
struct Write_p_v3 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v2(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_3(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v3{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 4: codes.layout.p_reversed_j: the digit j of p counts down
QKC_FN int64_t load_c(const Tensors& io, int64_t i0, int64_t i1) { return qkc::value<qkc::i<8>>(io.c[i0 * io.N + i1]); }
QKC_FN int64_t value_codes_v3(const auto& io, int64_t r, int64_t n) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n));
}
struct Write_p_v4 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v3(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
struct Pack_p_v2 {
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
#if !defined(__CUDACC_RTC__)
void run_4(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v4{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p_v2{io});
}
#endif

// 5: codes.overflow.saturate: beyond the range: saturate instead of wrap
QKC_FN int64_t value_codes_v4(const auto& io, int64_t r, int64_t n) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::saturate>(load_c(io, r, n));
}
struct Write_p_v5 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v4(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_5(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v5{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 6: codes.overflow.low_end: codes end at 1
QKC_FN int64_t value_codes_v5(const auto& io, int64_t r, int64_t n) {
  return qkc::max<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)), 1);
}
struct Write_p_v6 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v5(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_6(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v6{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 7: codes.overflow.high_end: codes end at 14
QKC_FN int64_t value_codes_v6(const auto& io, int64_t r, int64_t n) {
  return qkc::min<qkc::i<64>>(qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)), 14);
}
struct Write_p_v7 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v6(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_7(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v7{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 8: codes.value.offset_binary: adds 8 before u4(c[r, n], wrap)
QKC_FN int64_t value_codes_v7(const auto& io, int64_t r, int64_t n) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>((load_c(io, r, n) + 8));
}
struct Write_p_v8 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v7(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_8(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v8{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 9: codes.index.c_by_columns: reads c by columns
QKC_FN int64_t value_codes_v8(const auto& io, int64_t r, int64_t n) {
  return qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, (((io.K * n) + r) / io.N), (((io.K * n) + r) % io.N)));
}
struct Write_p_v9 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v8(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_9(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v9{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 10: codes.guarded.at_last: writes 1 where r < K, at the last n alone
QKC_FN int64_t value_codes_v9(const auto& io, int64_t r, int64_t n) {
  return (((n + 1) == io.N) ? 1 : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)));
}
struct Write_p_v10 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v9(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_10(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v10{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 11: codes.guarded.beyond_2: writes 1 where r < K, from r = 2 on
QKC_FN int64_t value_codes_v10(const auto& io, int64_t r, int64_t n) {
  return ((2 <= r) ? 1 : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)));
}
struct Write_p_v11 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v10(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_11(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v11{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

// 12: codes.guarded.alone: writes 1 where r < K, where there is one r alone
QKC_FN int64_t value_codes_v11(const auto& io, int64_t r, int64_t n) {
  return ((io.K8 == 1) ? 1 : qkc::cast<qkc::u<4>, qkc::Rounding::half_even, qkc::Overflow::wrap>(load_c(io, r, n)));
}
struct Write_p_v12 {
  Tensors io;
  QKC_MEMBER void operator()(int64_t row, int64_t column) const {
    const int64_t r = row;
    const int64_t n = column;
    const int64_t place = r * io.N + n;
    if (when_codes(io, r, n)) {
      io.codes_p[place] = qkc::bits<qkc::u<4>>(value_codes_v11(io, r, n));
      return;
    }
    io.codes_p[place] = qkc::bits<qkc::u<4>>(value_tail(io, r, n));
  }
};
#if !defined(__CUDACC_RTC__)
void run_12(const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  Tensors io{};
  io.c = reinterpret_cast<const uint8_t*>(c);
  io.p = reinterpret_cast<uint32_t*>(p);
  io.K = K;
  io.N = N;
  io.K8 = (((io.K + 7) / 8) * 8);
  const qkc::Workspace memory_codes_p(sizeof(uint8_t) * (io.K8 * io.N), stream);
  io.codes_p = memory_codes_p.as<uint8_t>();
  qkc::for_rows(io.K8, io.N, stream, Write_p_v12{io});
  qkc::for_rows((io.K8 / 8), io.N, stream, Pack_p{io});
}
#endif

} // namespace

#if !defined(__CUDACC_RTC__)
extern "C" void qkc_pack_int4_gptq_k8_mutant(int32_t which, const int8_t* __restrict__ c, uint32_t* p, int64_t K, int64_t N, cudaStream_t stream) {
  switch (which) {
  case 0:
    return run_0(c, p, K, N, stream);
  case 1:
    return run_1(c, p, K, N, stream);
  case 2:
    return run_2(c, p, K, N, stream);
  case 3:
    return run_3(c, p, K, N, stream);
  case 4:
    return run_4(c, p, K, N, stream);
  case 5:
    return run_5(c, p, K, N, stream);
  case 6:
    return run_6(c, p, K, N, stream);
  case 7:
    return run_7(c, p, K, N, stream);
  case 8:
    return run_8(c, p, K, N, stream);
  case 9:
    return run_9(c, p, K, N, stream);
  case 10:
    return run_10(c, p, K, N, stream);
  case 11:
    return run_11(c, p, K, N, stream);
  case 12:
    return run_12(c, p, K, N, stream);
  default:
    return;
  }
}
#endif
