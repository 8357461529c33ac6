#include "stdlib/device/tests/subject_casts.h"

#include <limits>

namespace qkc::subject {
namespace {

template <class F> Codes codesRow() {
  using Storage = typename F::storage;
  using Value = typename F::value;
  Codes row{.format = kFormatName<F>, .bits = F::width, .storageBytes = sizeof(Storage)};
  row.value = [](std::uint64_t code) { return static_cast<double>(value<F>(static_cast<Storage>(code))); };
  row.bitsOf = [](double v) { return static_cast<std::uint64_t>(bits<F>(static_cast<Value>(v))); };
  row.isNan = [](std::uint64_t code) { return is_nan<F>(static_cast<Storage>(code)); };
  row.isCode = [](std::uint64_t code) { return is_code<F>(static_cast<Storage>(code)); };
  row.order = [](std::uint64_t code) { return static_cast<std::int64_t>(order<F>(static_cast<Storage>(code))); };
  row.atOrder = [](std::int64_t place) { return static_cast<std::uint64_t>(at_order<F>(place)); };
  row.max = static_cast<double>(max_value<F>());
  row.min = static_cast<double>(min_value<F>());
  row.smallest = static_cast<double>(smallest<F>());
  if constexpr (F::is_float && !F::is_book)
    row.smallestNormal = static_cast<double>(smallest_normal<F>());
  row.nanToOne = [](bool asDouble) {
    constexpr auto kNan = std::numeric_limits<double>::quiet_NaN();
    constexpr auto kEven = Rounding::half_even;
    return static_cast<double>(asDouble ? cast_nan<F, kEven, Overflow::saturate>(kNan, Value(1))
                                        : cast_nan<F, kEven, Overflow::saturate>(static_cast<float>(-kNan), Value(1)));
  };
  return row;
}

template <class F, class Operation>
void each(const double* a, const double* b, const double* c, double* out, std::size_t n, const Operation& operation) {
  using Value = typename F::value;
  for (std::size_t k = 0; k < n; ++k)
    out[k] = operation(static_cast<Value>(a[k]), static_cast<Value>(b[k]), static_cast<Value>(c[k]));
}

template <class F>
void runArithmetic(char op, const double* a, const double* b, const double* c, double* out, std::size_t n) {
  using V = typename F::value;
  switch (op) {
  case '+':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return add<F>(x, y); });
  case '-':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return sub<F>(x, y); });
  case '*':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return mul<F>(x, y); });
  case '/':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return div<F>(x, y); });
  case 's':
    return each<F>(a, b, c, out, n, [](V x, V, V) { return sqrt<F>(x); });
  case 'f':
    return each<F>(a, b, c, out, n, [](V x, V y, V z) { return fma<F>(x, y, z); });
  case 'r':
    return each<F>(a, b, c, out, n, [](V x, V, V) { return rcp<F>(x); });
  case 'm':
    return each<F>(a, b, c, out, n, [](V x, V y, V z) { return add<F>(mul<F>(x, y), z); });
  case 'n':
    return each<F>(a, b, c, out, n, [](V x, V y, V z) { return sub<F>(mul<F>(x, y), z); });
  case 'l':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return lt<F>(x, y) == gt<F>(y, x) ? V(lt<F>(x, y)) : V(2); });
  case 'k':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return le<F>(x, y) == ge<F>(y, x) ? V(le<F>(x, y)) : V(2); });
  case 'e':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return eq<F>(x, y) != ne<F>(x, y) ? V(eq<F>(x, y)) : V(2); });
  case 'M':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return max<F>(x, y); });
  case 'W':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return min<F>(x, y); });
  case 'D':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return max_drop_nan<F>(x, y); });
  case 'V':
    return each<F>(a, b, c, out, n, [](V x, V y, V) { return min_drop_nan<F>(x, y); });
  case 'a':
    return each<F>(a, b, c, out, n, [](V x, V, V) { return abs<F>(x); });
  case 'g':
    return each<F>(a, b, c, out, n, [](V x, V, V) { return neg<F>(x); });
  default:
    __builtin_abort();
  }
}

template <class V> void runOdd(char op, const V* a, const V* b, double* out, std::size_t n) {
  for (std::size_t k = 0; k < n; ++k)
    out[k] = op == '+'   ? odd_add(a[k], b[k])
             : op == '-' ? odd_sub(a[k], b[k])
             : op == '*' ? odd_mul(a[k], b[k])
             : op == '/' ? odd_div(a[k], b[k])
                         : odd_sqrt(a[k]);
}

} // namespace

std::span<const Codes> QKC_CONCAT(codes, QKC_WAY)() {
  static const std::vector<Codes> kRows = {
#define QKC_FORMAT(name, ...) codesRow<name>(),
#define QKC_CODE_BOOK(name, ...) codesRow<name>(),
#include "qkc/formats.def"
#undef QKC_FORMAT
#undef QKC_CODE_BOOK
      codesRow<i2>(),    codesRow<u2>(),    codesRow<i3>(),    codesRow<u3>(),  codesRow<i4>(),
      codesRow<u4>(),    codesRow<i5>(),    codesRow<u6>(),    codesRow<i8>(),  codesRow<u8>(),
      codesRow<i<11>>(), codesRow<u<12>>(), codesRow<i16>(),   codesRow<u16>(), codesRow<i32>(),
      codesRow<u32>(),   codesRow<i<53>>(), codesRow<u<51>>(), codesRow<i64>(), codesRow<u64>()};
  return kRows;
}

std::span<const Arithmetic> QKC_CONCAT(arithmetic, QKC_WAY)() {
  static const std::vector<Arithmetic> kRows = {{"f64", runArithmetic<f64>},   {"f32", runArithmetic<f32>},
                                                {"tf32", runArithmetic<tf32>}, {"f16", runArithmetic<f16>},
                                                {"bf16", runArithmetic<bf16>}, {"e5m2", runArithmetic<e5m2>}};
  return kRows;
}

Odd QKC_CONCAT(odd, QKC_WAY)() {
  return {.run = runOdd<double>, .runFloats = runOdd<float>};
}

} // namespace qkc::subject
