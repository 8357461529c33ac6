#pragma once
// Work over rows and columns: body(row, column) for each place. On a GPU a block takes a stretch of a row, neighbouring
// threads neighbouring columns; on a CPU each thread walks whole stretches, so that what depends on the row alone
// leaves the loop.

#include "qkc/parallel.h"

namespace qkc {

constexpr int64_t kStretch = 4096; // columns that one block takes at a time
// QKC_WIDE_ON_CPU makes the CPU device do as a GPU does: for tests of that where there is none.
#if defined(__QKC_CPU__) && !defined(QKC_WIDE_ON_CPU)
constexpr unsigned kRowThreads = 1;   // the CPU device runs a block as a loop
constexpr int64_t kShortStretch = 16; // of places that are a loop themselves
#else
constexpr unsigned kRowThreads = 256;
constexpr int64_t kShortStretch = 256;
#endif

// A state that lives through all of a thread's places: State{shared} before the first, flush() after the last.
template <class State, class Shared, class Body>
QKC_FN void walk_rows(int64_t first, int64_t stride, int64_t offset, int64_t step, int64_t rows, int64_t columns,
                      int64_t stretch, const Shared& shared, const Body& body) {
  State state(shared);
  const int64_t stretches = (columns + stretch - 1) / stretch;
  for (int64_t item = first; item < rows * stretches; item += stride) {
    const int64_t row = item / stretches;
    const int64_t begin = (item % stretches) * stretch;
    const int64_t end = begin + stretch < columns ? begin + stretch : columns;
    for (int64_t column = begin + offset; column < end; column += step)
      body(row, column, state);
  }
  state.flush();
}

struct NoState {
  QKC_MEMBER explicit NoState(int) {}
  QKC_MEMBER void flush() {}
};

template <class Body> struct WithoutState {
  Body body;
  QKC_MEMBER void operator()(int64_t row, int64_t column, NoState&) const { body(row, column); }
};

#if QKC_CUDA
template <class State, class Shared, class Body>
__global__ void rows_kernel(int64_t rows, int64_t columns, int64_t stretch, Shared shared, Body body) {
  walk_rows<State>(blockIdx.x, gridDim.x, threadIdx.x, blockDim.x, rows, columns, stretch, shared, body);
}
#endif

template <class T> struct Copy {
  T* to;
  const T* from;
  QKC_MEMBER void operator()(int64_t, int64_t k) const { to[k] = from[k]; }
};

#if !defined(__CUDACC_RTC__)
template <class State, class Shared, class Body>
inline void for_rows_with(int64_t rows, int64_t columns, int64_t stretch, cudaStream_t stream, const Shared& shared,
                          const Body& body) {
  const int64_t items = rows * ((columns + stretch - 1) / stretch);
  if (items <= 0)
    return;
#if QKC_CUDA
  const unsigned blocks = items < 1024 ? static_cast<unsigned>(items) : 1024;
  rows_kernel<State><<<blocks, kRowThreads, 0, stream>>>(rows, columns, stretch, shared, body);
#else
  (void)stream;
  walk_rows<State>(0, 1, 0, 1, rows, columns, stretch, shared, body);
#endif
}

template <class Body> inline void for_rows(int64_t rows, int64_t columns, cudaStream_t stream, const Body& body) {
  for_rows_with<NoState>(rows, columns, kStretch, stream, 0, WithoutState<Body>{body});
}

template <class T> inline void copy(T* to, const T* from, int64_t count, cudaStream_t stream) {
  for_rows(1, count, stream, Copy<T>{to, from});
}

// The same for bodies that hold a loop of their own: body(0, place).
template <class Body> inline void for_places(int64_t places, cudaStream_t stream, const Body& body) {
  for_rows_with<NoState>(1, places, kShortStretch, stream, 0, WithoutState<Body>{body});
}
#endif

} // namespace qkc
