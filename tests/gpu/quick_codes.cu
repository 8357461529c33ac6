// On a GPU: every bf16 in many rows, for each format that qkc::Quick has an instruction for. Exit status 1 where a
// settled code is not that of every path.
#include "stdlib/device/tests/quick_check.h"

#include <cstdint>
#include <cstdio>

template <class F> __global__ void check(std::uint32_t first, unsigned long long* counts) {
  const quick::Row row = quick::row_of(first + blockIdx.x);
  unsigned settled = 0;
  unsigned wrong = 0;
  for (std::uint32_t bits = threadIdx.x; bits < 0x10000; bits += blockDim.x) {
    const float x = qkc::value<qkc::bf16>(static_cast<std::uint16_t>(bits));
    for (int beside = 0; beside < 2; ++beside) {
      const int paths = quick::wrong_paths<F>(row, x, beside != 0);
      settled += paths >= 0 ? 1 : 0;
      wrong += paths > 0 ? 1 : 0;
    }
  }
  atomicAdd(&counts[0], static_cast<unsigned long long>(settled));
  atomicAdd(&counts[1], static_cast<unsigned long long>(wrong));
}

template <class F> int run(const char* name) {
  constexpr unsigned kRows = 1 << 16;
  unsigned long long counts[2] = {0, 0};
  unsigned long long* onDevice = nullptr;
  cudaMalloc(&onDevice, sizeof(counts));
  cudaMemset(onDevice, 0, sizeof(counts));
  check<F><<<kRows, 256>>>(0, onDevice);
  if (const cudaError_t error = cudaMemcpy(counts, onDevice, sizeof(counts), cudaMemcpyDeviceToHost);
      error != cudaSuccess) {
    std::printf("%s: %s\n", name, cudaGetErrorString(error));
    return 1;
  }
  std::printf("%-5s %u rows of 65536 numbers, two codes each: %llu settled, %llu of them wrong\n", name, kRows,
              counts[0], counts[1]);
  return counts[1] != 0 || counts[0] < 65536ull * kRows / 4 ? 1 : 0;
}

int main() {
  return run<qkc::i8>("i8") | run<qkc::u8>("u8") | run<qkc::e4m3>("e4m3") | run<qkc::e5m2>("e5m2");
}
