// What a tensor core keeps when it adds f16 products to an f32 sum, measured on this GPU and compared with a profile:
//   tensor_core_profile NAME STEP KEEP     as stdlib/prelude.qkc states them
// One row of A times one column of B; all other elements are 0.
#include <cuda_fp16.h>
#include <mma.h>

#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kSize = 16;

__global__ void multiply(const __half* row, const __half* column, float start, float* out) {
  using namespace nvcuda;
  __shared__ __half a[kSize * kSize];
  __shared__ __half b[kSize * kSize];
  __shared__ float c[kSize * kSize];
  for (int i = threadIdx.x; i < kSize * kSize; i += 32) {
    a[i] = i < kSize ? row[i] : __half(0.0f);    // row-major: the first row
    b[i] = i < kSize ? column[i] : __half(0.0f); // column-major: the first column
    c[i] = i == 0 ? start : 0.0f;
  }
  __syncwarp();
  wmma::fragment<wmma::matrix_a, kSize, kSize, kSize, __half, wmma::row_major> left;
  wmma::fragment<wmma::matrix_b, kSize, kSize, kSize, __half, wmma::col_major> right;
  wmma::fragment<wmma::accumulator, kSize, kSize, kSize, float> sum;
  wmma::load_matrix_sync(left, a, kSize);
  wmma::load_matrix_sync(right, b, kSize);
  wmma::load_matrix_sync(sum, c, kSize, wmma::mem_row_major);
  wmma::mma_sync(sum, left, right, sum);
  wmma::store_matrix_sync(c, sum, kSize, wmma::mem_row_major);
  __syncwarp();
  if (threadIdx.x == 0)
    *out = c[0];
}

class Probe {
public:
  Probe() {
    cudaMallocManaged(&row_, sizeof(__half) * kSize);
    cudaMallocManaged(&column_, sizeof(__half) * kSize);
    cudaMallocManaged(&out_, sizeof(float));
    clear();
  }
  void clear() {
    for (int i = 0; i < kSize; ++i)
      row_[i] = column_[i] = __half(0.0f);
  }
  void put(int k, float a, float b) {
    row_[k] = __half(a);
    column_[k] = __half(b);
  }
  float run(float start = 0) {
    multiply<<<1, 32>>>(row_, column_, start, out_);
    if (cudaDeviceSynchronize() != cudaSuccess) {
      std::printf("the device failed\n");
      std::exit(2);
    }
    return *out_;
  }

private:
  __half* row_ = nullptr;
  __half* column_ = nullptr;
  float* out_ = nullptr;
};

// 2^exponent as a product of two f16 numbers.
void putPower(Probe& probe, int k, int exponent, float sign) {
  const int half = exponent / 2;
  probe.put(k, sign * std::ldexp(1.0f, half), std::ldexp(1.0f, exponent - half));
}

// The largest t for which 2^-t comes back from 1 - 1 + 2^-t in one instruction.
int keptBits(Probe& probe) {
  int kept = 0;
  for (int t = 1; t <= 28; ++t) {
    probe.clear();
    putPower(probe, 0, 0, 1);
    putPower(probe, 1, 0, -1);
    putPower(probe, 2, -t, 1);
    if (probe.run() == std::ldexp(1.0f, -t))
      kept = t;
  }
  return kept;
}

// Places that are added at once: with 1 at place 0 and a small product at place 1, the place of -1 from which on the
// small one is lost.
int stepLength(Probe& probe, int kept) {
  for (int j = 2; j < kSize; ++j) {
    probe.clear();
    putPower(probe, 0, 0, 1);
    putPower(probe, 1, -kept, 1);
    putPower(probe, j, 0, -1);
    if (probe.run() != std::ldexp(1.0f, -kept))
      return j;
  }
  return kSize;
}

bool truncates(Probe& probe) {
  probe.clear();
  putPower(probe, 0, 0, 1);
  probe.put(1, 1.5f, 0x1p-23f);
  const bool down = probe.run() == 1.0f + 0x1p-23f; // 1 and one and a half steps
  probe.clear();
  putPower(probe, 0, 0, -1);
  probe.put(1, -1.5f, 0x1p-23f);
  return down && probe.run() == -1.0f - 0x1p-23f;
}

} // namespace

int main(int argc, char** argv) {
  if (argc != 4)
    return 2;
  Probe probe;
  const int step = std::atoi(argv[2]);
  const int keep = std::atoi(argv[3]);
  const int kept = keptBits(probe);
  const int length = stepLength(probe, kept);
  const bool cuts = truncates(probe);
  std::printf("%s: keeps %d bits (profile %d), adds %d at once (profile %d), result %s\n", argv[1], kept, keep, length,
              step, cuts ? "cut towards zero" : "not cut towards zero");
  // A device that keeps more, or adds more at once, is inside the profile's bound.
  return kept >= keep && length >= step && cuts ? 0 : 1;
}
