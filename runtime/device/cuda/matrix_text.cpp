#include "runtime/device/cuda/matrix_text.h"

#include <vector>

namespace qkc::device::cuda {
namespace {

constexpr std::array kInstructions = {
    MatrixInstruction{.name = "mma.sync f16", .profile = "f16", .format = "f16", .type = "f16"},
    MatrixInstruction{.name = "mma.sync bf16", .profile = "f16", .format = "bf16", .type = "bf16"},
    MatrixInstruction{.name = "mma.sync tf32", .profile = "tf32", .format = "tf32", .type = "tf32", .operandBytes = 4},
    MatrixInstruction{.name = "mma.sync e4m3",
                      .profile = "fp8",
                      .format = "e4m3",
                      .type = "e4m3",
                      .operandBytes = 1,
                      .leastCapability = 89},
    MatrixInstruction{.name = "mma.sync e5m2",
                      .profile = "fp8",
                      .format = "e5m2",
                      .type = "e5m2",
                      .operandBytes = 1,
                      .leastCapability = 89},
    MatrixInstruction{
        .name = "mma.sync i8", .profile = "i8", .format = "i8", .type = "s8", .integer = true, .operandBytes = 1},
    MatrixInstruction{.name = "wgmma f16",
                      .profile = "wgmma_f16",
                      .format = "f16",
                      .type = "f16",
                      .warpgroup = true,
                      .leastCapability = 90,
                      .mostCapability = 90},
    MatrixInstruction{.name = "wgmma bf16",
                      .profile = "wgmma_f16",
                      .format = "bf16",
                      .type = "bf16",
                      .warpgroup = true,
                      .leastCapability = 90,
                      .mostCapability = 90},
    MatrixInstruction{.name = "wgmma tf32",
                      .profile = "wgmma_tf32",
                      .format = "tf32",
                      .type = "tf32",
                      .warpgroup = true,
                      .operandBytes = 4,
                      .leastCapability = 90,
                      .mostCapability = 90},
    MatrixInstruction{.name = "wgmma e4m3",
                      .profile = "wgmma_fp8",
                      .format = "e4m3",
                      .type = "e4m3",
                      .warpgroup = true,
                      .operandBytes = 1,
                      .leastCapability = 90,
                      .mostCapability = 90},
    MatrixInstruction{.name = "wgmma e5m2",
                      .profile = "wgmma_fp8",
                      .format = "e5m2",
                      .type = "e5m2",
                      .warpgroup = true,
                      .operandBytes = 1,
                      .leastCapability = 90,
                      .mostCapability = 90},
    MatrixInstruction{.name = "wgmma i8",
                      .profile = "wgmma_i8",
                      .format = "i8",
                      .type = "s8",
                      .warpgroup = true,
                      .integer = true,
                      .operandBytes = 1,
                      .leastCapability = 90,
                      .mostCapability = 90},
};

constexpr int kWarpAccumulators = 8;                      // chains in flight in a warp
constexpr int kGroupColumns = 256;                        // of B, in the instruction whose rate is measured
constexpr int kGroupInstructions = 8;                     // between two waits
constexpr int kGroupRegisters = 64 * kGroupColumns / 128; // of the accumulator, in each thread
constexpr int kFmaChains = 16;

// `parts` in place of "$0", "$1" ... of a text.
std::string filled(std::string_view text, const std::vector<std::string>& parts) {
  std::string out;
  for (std::size_t k = 0; k < text.size(); ++k) {
    if (text[k] == '$' && k + 1 < text.size()) {
      out += parts[static_cast<std::size_t>(text[++k] - '0')];
    } else {
      out += text[k];
    }
  }
  return out;
}

std::string word(std::string_view text) {
  return std::string(text);
}

std::string mmaName(const MatrixInstruction& one) {
  const std::string sum = one.integer ? "s32" : "f32";
  return "mma.sync.aligned.m16n8k" + std::to_string(one.length()) + ".row.col." + sum + "." + word(one.type) + "." +
         word(one.type) + "." + sum;
}

std::string wgmmaName(const MatrixInstruction& one, int columns) {
  return "wgmma.mma_async.sync.aligned.m64n" + std::to_string(columns) + "k" + std::to_string(one.length()) + "." +
         (one.integer ? "s32" : "f32") + "." + word(one.type) + "." + word(one.type);
}

bool isHalf(const MatrixInstruction& one) {
  return one.operandBytes == 2;
}

// After the predicate that says "add to what is there": signs of both operands, and that they are not transposed.
std::string wgmmaTail(const MatrixInstruction& one, bool registersOfA) {
  if (one.integer) {
    return "";
  }
  return !isHalf(one) ? ", 1, 1" : registersOfA ? ", 1, 1, 0" : ", 1, 1, 0, 0";
}

std::string sumType(const MatrixInstruction& one) {
  return one.integer ? "int" : "float";
}
std::string constraint(const MatrixInstruction& one) {
  return one.integer ? "r" : "f";
}
std::string fromBits(const MatrixInstruction& one) {
  return one.integer ? "(int)" : "__uint_as_float";
}
std::string toBits(const MatrixInstruction& one) {
  return one.integer ? "(unsigned)" : "__float_as_uint";
}

// $0 name, $1 type of a sum, $2 its constraint, $3 from bits, $4 to bits.
constexpr std::string_view kWarpDot = R"(
extern "C" __global__ void qkc_dot(const unsigned* rows, const unsigned* columns, const unsigned* starts, unsigned* out,
                                   int problems) {
  unsigned word = threadIdx.x & 3;
  for (int p = blockIdx.x; p < problems; p += gridDim.x) {
    unsigned a0 = rows[8 * p + word], a1 = rows[8 * p + word + 4];
    unsigned b0 = columns[8 * p + word], b1 = columns[8 * p + word + 4];
    $1 d0 = $3(starts[p]), d1 = d0, d2 = d0, d3 = d0;
    asm volatile("$0 {%0, %1, %2, %3}, {%4, %4, %5, %5}, {%6, %7}, {%0, %1, %2, %3};"
                 : "+$2"(d0), "+$2"(d1), "+$2"(d2), "+$2"(d3)
                 : "r"(a0), "r"(a1), "r"(b0), "r"(b1));
    unsigned sum = $4(d0);
    unsigned of_first = __shfl_sync(0xffffffffu, sum, 0);
    bool same = sum == of_first && $4(d1) == of_first && $4(d2) == of_first && $4(d3) == of_first;
    bool all = __all_sync(0xffffffffu, same);
    if (threadIdx.x == 0) {
      out[2 * p] = sum;
      out[2 * p + 1] = all ? 1 : 0;
    }
  }
}
)";

// B lies in shared memory, unswizzled: two matrices of 8 columns by 16 bytes, 128 bytes apart. $5 the tail.
constexpr std::string_view kGroupDot = R"(
extern "C" __global__ void qkc_dot(const unsigned* rows, const unsigned* columns, const unsigned* starts, unsigned* out,
                                   int problems) {
  __shared__ __align__(128) unsigned column[64];
  unsigned word = threadIdx.x & 3;
  for (int p = blockIdx.x; p < problems; p += gridDim.x) {
    if (threadIdx.x < 64)
      column[threadIdx.x] = columns[8 * p + (threadIdx.x / 32) * 4 + word];
    asm volatile("fence.proxy.async;" ::: "memory");
    __syncthreads();
    unsigned a0 = rows[8 * p + word], a1 = rows[8 * p + word + 4];
    $1 d0 = $3(starts[p]), d1 = d0, d2 = d0, d3 = d0;
    unsigned long long address = __cvta_generic_to_shared(column);
    unsigned long long b = ((address & 0x3ffff) >> 4) | (8ull << 16) | (8ull << 32);
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, %7, 0;\n$0 {%0, %1, %2, %3}, {%4, %4, %5, %5}, %6, p$5;\n}\n"
                 : "+$2"(d0), "+$2"(d1), "+$2"(d2), "+$2"(d3)
                 : "r"(a0), "r"(a1), "l"(b), "r"(1));
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+$2"(d0), "+$2"(d1), "+$2"(d2), "+$2"(d3) :: "memory");
    unsigned sum = $4(d0);
    __shared__ unsigned of_first;
    if (threadIdx.x == 0)
      of_first = sum;
    __syncthreads();
    bool same = sum == of_first && $4(d1) == of_first && $4(d2) == of_first && $4(d3) == of_first;
    int all = __syncthreads_and(same ? 1 : 0);
    if (threadIdx.x == 0) {
      out[2 * p] = sum;
      out[2 * p + 1] = all != 0 ? 1 : 0;
    }
  }
}
)";

// A word of operands of both signs, all finite, of magnitudes near 1.
std::string operandText(const MatrixInstruction& one) {
  const bool narrow = one.operandBytes == 1 && !one.integer;
  const std::string mask = one.integer          ? "0xffffffffu"
                           : one.type == "f16"  ? "0x83ff83ffu"
                           : one.type == "bf16" ? "0x807f807fu"
                           : one.type == "tf32" ? "0x807fe000u"
                           : one.type == "e4m3" ? "0x87878787u"
                                                : "0x83838383u";
  const std::string base = one.integer                    ? "0u"
                           : one.type == "f16"            ? "0x38003800u"
                           : one.type == "bf16"           ? "0x3f003f00u"
                           : one.type == "tf32"           ? "0x3f000000u"
                           : narrow && one.type == "e4m3" ? "0x30303030u"
                                                          : "0x38383838u";
  return R"(
__device__ inline unsigned operand(unsigned seed) {
  unsigned x = seed * 2654435761u;
  x ^= x >> 15;
  x *= 2246822519u;
  x ^= x >> 13;
  return )" +
         base + " | (x & " + mask + ");\n}\n";
}

constexpr std::string_view kWarpRate = R"(
extern "C" __global__ void qkc_rate(unsigned* sink, int repeats) {
  unsigned lane = threadIdx.x + blockIdx.x * blockDim.x;
  unsigned a0 = operand(6 * lane), a1 = operand(6 * lane + 1), a2 = operand(6 * lane + 2), a3 = operand(6 * lane + 3);
  unsigned b0 = operand(6 * lane + 4), b1 = operand(6 * lane + 5);
  $1 d[$5][4] = {};
  for (int r = 0; r < repeats; ++r) {
#pragma unroll
    for (int k = 0; k < $5; ++k)
      asm volatile("$0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                   : "+$2"(d[k][0]), "+$2"(d[k][1]), "+$2"(d[k][2]), "+$2"(d[k][3])
                   : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
  }
  unsigned all = 0;
#pragma unroll
  for (int k = 0; k < $5; ++k)
    all ^= $4(d[k][0]) ^ $4(d[k][1]) ^ $4(d[k][2]) ^ $4(d[k][3]);
  if (all == 0x9e3779b9u)
    *sink = all;
}
)";

// $0 operands of the accumulator, $1 name, $2 its constraints, $3 type, $4 to bits, $5 tail, $6 registers,
// $7 instructions between two waits, $8 numbers of the operands that follow. Matrices of 8 rows by 16 bytes follow each
// other, those of one row of matrices 128 bytes apart.
constexpr std::string_view kGroupRate = R"(
extern "C" __global__ void qkc_rate(unsigned* sink, int repeats) {
  __shared__ __align__(128) unsigned a[64 * 8];
  __shared__ __align__(128) unsigned b[256 * 8];
  for (int k = threadIdx.x; k < 64 * 8; k += blockDim.x)
    a[k] = operand(k + 7919u * blockIdx.x);
  for (int k = threadIdx.x; k < 256 * 8; k += blockDim.x)
    b[k] = operand(k + 104729u * (blockIdx.x + 1));
  asm volatile("fence.proxy.async;" ::: "memory");
  __syncthreads();
  unsigned long long strides = (8ull << 16) | (16ull << 32);
  unsigned long long left = ((__cvta_generic_to_shared(a) & 0x3ffff) >> 4) | strides;
  unsigned long long right = ((__cvta_generic_to_shared(b) & 0x3ffff) >> 4) | strides;
  $3 d[$6] = {};
  for (int r = 0; r < repeats; ++r) {
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
    for (int k = 0; k < $7; ++k)
      asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, $8, 0;\n$1 {$0}, $9, p$5;\n}\n"
                   : $2
                   : "l"(left), "l"(right), "r"(1));
    asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
    asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
  }
  unsigned all = 0;
#pragma unroll
  for (int k = 0; k < $6; ++k)
    all ^= $4(d[k]);
  if (all == 0x9e3779b9u)
    *sink = all;
}
)";

} // namespace

std::span<const MatrixInstruction> matrixInstructions() {
  return kInstructions;
}

std::string dotText(const MatrixInstruction& one) {
  constexpr int kDotColumns = 8;
  return one.warpgroup ? filled(kGroupDot, {wgmmaName(one, kDotColumns), sumType(one), constraint(one), fromBits(one),
                                            toBits(one), wgmmaTail(one, true)})
                       : filled(kWarpDot, {mmaName(one), sumType(one), constraint(one), fromBits(one), toBits(one)});
}

unsigned dotThreads(const MatrixInstruction& instruction) {
  return instruction.warpgroup ? 128 : 32;
}

std::string rateText(const MatrixInstruction& one) {
  if (!one.warpgroup) {
    return operandText(one) + filled(kWarpRate, {mmaName(one), sumType(one), constraint(one), "", toBits(one),
                                                 std::to_string(kWarpAccumulators)});
  }
  std::string operands;
  std::string constraints;
  for (int k = 0; k < kGroupRegisters; ++k) {
    const std::string comma = k == 0 ? "" : ", ";
    operands += comma + "%" + std::to_string(k);
    constraints += comma + "\"+" + constraint(one) + "\"(d[" + std::to_string(k) + "])";
  }
  const auto number = [](int k) { return "%" + std::to_string(kGroupRegisters + k); };
  return operandText(one) +
         filled(kGroupRate, {operands, wgmmaName(one, kGroupColumns), constraints, sumType(one), toBits(one),
                             wgmmaTail(one, false), std::to_string(kGroupRegisters), std::to_string(kGroupInstructions),
                             number(2), number(0) + ", " + number(1)});
}

unsigned rateThreads(const MatrixInstruction& instruction) {
  constexpr unsigned kWarps = 8;
  return instruction.warpgroup ? 128 : 32 * kWarps;
}

double operationsOfBlock(const MatrixInstruction& one) {
  const double products = one.warpgroup ? 64.0 * kGroupColumns * one.length() * kGroupInstructions
                                        : 16.0 * 8 * one.length() * kWarpAccumulators * (rateThreads(one) / 32.0);
  return 2 * products;
}

std::string fmaRateText() {
  return filled(R"(
extern "C" __global__ void qkc_rate(unsigned* sink, int repeats) {
  float x = 1.0f - (threadIdx.x & 7) * 0x1p-20f;
  float d[$0];
  for (int k = 0; k < $0; ++k)
    d[k] = k * 0.25f;
  for (int r = 0; r < repeats; ++r) {
#pragma unroll
    for (int k = 0; k < $0; ++k)
      d[k] = __fmaf_rn(d[k], x, 0.5f);
  }
  unsigned all = 0;
  for (int k = 0; k < $0; ++k)
    all ^= __float_as_uint(d[k]);
  if (all == 0x9e3779b9u)
    *sink = all;
}
)",
                {std::to_string(kFmaChains)});
}

double fmaOperationsOfBlock() {
  return 2.0 * kFmaChains * kFmaThreads;
}

} // namespace qkc::device::cuda
