// Whether a GPU gives the same bits as the host, under every fast-math flag of the device compiler. Needs a GPU:
//   nvcc -std=c++20 -O2 -arch=native --use_fast_math -I stdlib/device stdlib/device/tests/gpu_bits.cu -o gpu_bits
//   ./gpu_bits
// The host's bits are held against the oracle by the other tests. Exit status 0: all equal.

#include "qkc/numeric.h"
#include "qkc/parallel.h"

#include <bit>
#include <cstdio>
#include <limits>
#include <random>
#include <vector>

namespace {

using namespace qkc;

struct Input {
  float f[3];
  double d[3];
  int64_t n;
};

int failures = 0;

template <class Function> struct Body {
  const Input* in;
  uint64_t* out;
  QKC_MEMBER void operator()(int64_t k) const { out[k] = Function::run(in[k]); }
};

void require(cudaError_t status) {
  if (status != cudaSuccess) {
    std::printf("CUDA: %s\n", cudaGetErrorString(status));
    std::exit(2);
  }
}

template <class Function> void compare(const char* name, const std::vector<Input>& in) {
  const auto n = static_cast<int64_t>(in.size());
  const Workspace inputs(n * static_cast<int64_t>(sizeof(Input)), nullptr);
  const Workspace outputs(n * 8, nullptr);
  std::vector<uint64_t> device(in.size());
  std::vector<uint64_t> host(in.size());
  require(cudaMemcpy(inputs.as<Input>(), in.data(), in.size() * sizeof(Input), cudaMemcpyHostToDevice));
  for_each(n, nullptr, Body<Function>{inputs.as<Input>(), outputs.as<uint64_t>()});
  require(cudaGetLastError());
  require(cudaMemcpy(device.data(), outputs.as<uint64_t>(), in.size() * 8, cudaMemcpyDeviceToHost));
  const Body<Function> body{in.data(), host.data()};
  int64_t wrong = 0;
  for (int64_t k = 0; k < n; ++k) {
    body(k);
    const auto at = static_cast<std::size_t>(k);
    if (host[at] != device[at] && ++wrong <= 2)
      std::printf("  %s: inputs %a %a %a, %a %a, %lld: GPU %llx, host %llx\n", name, in[at].f[0], in[at].f[1],
                  in[at].f[2], in[at].d[0], in[at].d[1], static_cast<long long>(in[at].n),
                  static_cast<unsigned long long>(device[at]), static_cast<unsigned long long>(host[at]));
  }
  std::printf("%-40s %lld of %lld differ\n", name, static_cast<long long>(wrong), static_cast<long long>(n));
  failures += wrong != 0 ? 1 : 0;
}

// Codes of all eight modes, mixed into one number.
template <class F, Overflow O, class V> QKC_FN uint64_t all_modes(V v) {
  uint64_t h = cast_bits<F, Rounding::half_even, O>(v);
  h = h * 0x9e3779b97f4a7c15 + cast_bits<F, Rounding::half_away, O>(v);
  h = h * 0x9e3779b97f4a7c15 + cast_bits<F, Rounding::half_to_zero, O>(v);
  h = h * 0x9e3779b97f4a7c15 + cast_bits<F, Rounding::half_to_plus, O>(v);
  h = h * 0x9e3779b97f4a7c15 + cast_bits<F, Rounding::half_to_minus, O>(v);
  h = h * 0x9e3779b97f4a7c15 + cast_bits<F, Rounding::to_zero, O>(v);
  h = h * 0x9e3779b97f4a7c15 + cast_bits<F, Rounding::to_plus, O>(v);
  return h * 0x9e3779b97f4a7c15 + cast_bits<F, Rounding::to_minus, O>(v);
}

template <class F, Overflow O> struct Casts {
  static QKC_MEMBER uint64_t run(const Input& in) {
    uint64_t h = all_modes<F, O>(in.n);
    if constexpr (F::width != 64 || F::is_integer)
      h = (h * 31 + all_modes<F, O>(in.f[0])) * 31 + all_modes<F, O>(in.d[0]);
    return h;
  }
};

template <class F> struct Codes {
  static QKC_MEMBER uint64_t run(const Input& in) {
    const auto code = static_cast<typename F::storage>(in.n);
    const uint64_t place = is_nan<F>(code) ? 7 : static_cast<uint64_t>(order<F>(code));
    return bits<F>(value<F>(code)) * 31 + place;
  }
};

template <class F, char Op> struct Operation {
  static QKC_MEMBER uint64_t run(const Input& in) {
    typename F::value a, b, c;
    if constexpr (F::width == 64) {
      a = in.d[0], b = in.d[1], c = in.d[2];
    } else {
      constexpr auto kZero = Rounding::to_zero;
      a = cast<F, kZero, Overflow::saturate>(in.f[0]);
      b = cast<F, kZero, Overflow::saturate>(in.f[1]);
      c = cast<F, kZero, Overflow::saturate>(in.f[2]);
    }
    if constexpr (Op == '+')
      return bits<F>(add<F>(a, b));
    else if constexpr (Op == '-')
      return bits<F>(sub<F>(a, b));
    else if constexpr (Op == '*')
      return bits<F>(mul<F>(a, b));
    else if constexpr (Op == '/')
      return bits<F>(div<F>(a, b));
    else if constexpr (Op == 's')
      return bits<F>(sqrt<F>(a));
    else if constexpr (Op == 'r')
      return bits<F>(rcp<F>(a));
    else if constexpr (Op == 'f')
      return bits<F>(fma<F>(a, b, c));
    else if constexpr (Op == 'm')
      return bits<F>(sub<F>(add<F>(mul<F>(a, b), c), mul<F>(b, c)));
    else
      return static_cast<uint64_t>(lt<F>(a, b)) + 2 * le<F>(a, b) + 4 * eq<F>(a, b) +
             8 * static_cast<uint64_t>(bits<F>(max<F>(a, b)) ^ bits<F>(min_drop_nan<F>(b, c)));
  }
};

template <char Op, class V> QKC_FN double odd(V a, V b) {
  if constexpr (Op == '+')
    return odd_add(a, b);
  else if constexpr (Op == '*')
    return odd_mul(a, b);
  else if constexpr (Op == '/')
    return odd_div(a, b);
  else
    return odd_sqrt(a);
}
template <char Op> struct Odd {
  static QKC_MEMBER uint64_t run(const Input& in) {
    return bits<f64>(odd<Op>(in.d[0], in.d[1])) * 31 + bits<f64>(odd<Op>(in.f[0], in.f[1]));
  }
};

// Roundings beyond casts.
struct Roundings {
  static QKC_MEMBER uint64_t run(const Input& in) {
    const auto word = static_cast<uint64_t>(in.n);
    uint64_t h = cast_stochastic_bits<e4m3, Overflow::saturate, 8>(in.f[0], word);
    h = h * 31 + cast_stochastic_bits<bf16, Overflow::inf, 16>(in.d[0], word);
    h = h * 31 + cast_stochastic_bits<f32, Overflow::inf, 64>(in.d[1], word);
    h = h * 31 + cast_stochastic_bits<i8, Overflow::saturate, 32>(in.f[1], word);
    h = h * 31 + to_bits(keep<2, Rounding::half_away>(in.f[2]));
    h = h * 31 + to_bits(keep<11, Rounding::half_even>(in.d[2]));
    const float positive = abs<f32>(in.f[0]);
    if (to_bits(positive) != 0 && is_finite_value(positive)) { // no comparison of floats: it may flush
      const Exponents exponents = log2_exponents<Rounding::to_plus, f32>(positive, 1.0, 0.0);
      h = h * 31 + static_cast<uint64_t>(exponents.low * 7 + exponents.high);
    }
    const auto a = static_cast<int32_t>(in.n);
    const auto b = static_cast<int32_t>(in.n >> 32);
    h = h * 31 + static_cast<uint64_t>(requantize_once<Rounding::half_even>(a, b, 33));
    return h * 31 + static_cast<uint64_t>(requantize_twice(a, b, 1, 5));
  }
};

template <class F> void compareFormat(const char* name, const std::vector<Input>& in) {
  std::printf("%s\n", name);
  compare<Casts<F, Overflow::saturate>>("  casts, saturate", in);
  if constexpr (F::has_infinity)
    compare<Casts<F, Overflow::inf>>("  casts, inf", in);
  if constexpr (F::has_nan)
    compare<Casts<F, Overflow::nan>>("  casts, nan", in);
  if constexpr (F::is_integer)
    compare<Casts<F, Overflow::wrap>>("  casts, wrap", in);
  compare<Codes<F>>("  codes", in);
  if constexpr (F::has_infinity) {
    compare<Operation<F, '+'>>("  add", in);
    compare<Operation<F, '-'>>("  sub", in);
    compare<Operation<F, '*'>>("  mul", in);
    compare<Operation<F, '/'>>("  div", in);
    compare<Operation<F, 's'>>("  sqrt", in);
    compare<Operation<F, 'r'>>("  rcp", in);
    compare<Operation<F, 'f'>>("  fma", in);
    compare<Operation<F, 'm'>>("  mul, add, mul, sub", in);
    compare<Operation<F, 'c'>>("  comparisons, max, min", in);
  }
}

// Random bits; numbers near each other and near 1; ties of narrow formats; subnormal numbers; special values.
std::vector<Input> makeInputs(std::size_t n) {
  std::mt19937_64 random(3);
  const double special[] = {
      0.0,     -0.0,     1.0,      -1.0,      std::numeric_limits<double>::infinity(),  448.0, 464.0, 65504.0,
      65520.0, 0x1p-149, 0x1p-126, 0x1p-1074, -std::numeric_limits<double>::quiet_NaN()};
  std::vector<Input> inputs(n);
  for (Input& input : inputs) {
    for (int k = 0; k < 3; ++k) {
      auto f = static_cast<uint32_t>(random());
      uint64_t d = random();
      switch (random() % 8) {
      case 0:
        f = (f & 0x80000fff) | 0x3f800000;
        d = (d & 0x8000000000000fff) | 0x3ff0000000000000;
        break;
      case 1: // short significands: ties
        f &= ~uint32_t(0) << (random() % 24);
        d &= ~uint64_t(0) << (random() % 53);
        break;
      case 2:
        f &= 0x80ffffff;
        d &= 0x801fffffffffffff;
        break;
      case 3: // exponents of narrow formats
        f = (f & 0x807fffff) | static_cast<uint32_t>(110 + random() % 35) << 23;
        d = (d & 0x800fffffffffffff) | (1023 - 17 + random() % 35) << 52;
        break;
      case 4:
        input.d[k] = special[random() % std::size(special)];
        input.f[k] = static_cast<float>(input.d[k]);
        continue;
      default:
        break;
      }
      input.f[k] = std::bit_cast<float>(f);
      input.d[k] = std::bit_cast<double>(d);
    }
    input.n = static_cast<int64_t>(random() >> (random() % 64)) * (random() % 2 == 0 ? 1 : -1);
  }
  return inputs;
}

} // namespace

int main() {
  const std::vector<Input> in = makeInputs(std::size_t(1) << 20);
  compareFormat<f64>("f64", in);
  compareFormat<f32>("f32", in);
  compareFormat<tf32>("tf32", in);
  compareFormat<f16>("f16", in);
  compareFormat<bf16>("bf16", in);
  compareFormat<e5m2>("e5m2", in);
  compareFormat<e5m2fnuz>("e5m2fnuz", in);
  compareFormat<e4m3>("e4m3", in);
  compareFormat<e4m3fnuz>("e4m3fnuz", in);
  compareFormat<ue4m3>("ue4m3", in);
  compareFormat<e3m2>("e3m2", in);
  compareFormat<e2m3>("e2m3", in);
  compareFormat<e2m1>("e2m1", in);
  compareFormat<e8m0>("e8m0", in);
  compareFormat<nf4>("nf4", in);
  compareFormat<fp4_bnb>("fp4_bnb", in);
  compareFormat<iq4_nl>("iq4_nl", in);
  compareFormat<ternary>("ternary", in);
  compareFormat<i4>("i4", in);
  compareFormat<i8>("i8", in);
  compareFormat<u8>("u8", in);
  compareFormat<i16>("i16", in);
  compareFormat<i32>("i32", in);
  compareFormat<u32>("u32", in);
  compareFormat<i64>("i64", in);
  compareFormat<u64>("u64", in);
  compare<Roundings>("stochastic, keep, exponents, fixed point", in);
  compare<Odd<'+'>>("odd_add", in);
  compare<Odd<'*'>>("odd_mul", in);
  compare<Odd<'/'>>("odd_div", in);
  compare<Odd<'s'>>("odd_sqrt", in);
  std::printf(failures == 0 ? "all equal\n" : "%d comparisons differ\n", failures);
  return failures == 0 ? 0 : 1;
}
