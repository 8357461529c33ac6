#include "stdlib/device/tests/subject_casts.h"

namespace qkc::subject {
namespace {

template <class F> void addFormat(std::vector<Cast>& rows) {
  addRoundings<F, Overflow::saturate>(rows);
  if constexpr (F::has_infinity)
    addRoundings<F, Overflow::inf>(rows);
  if constexpr (F::has_nan)
    addRoundings<F, Overflow::nan>(rows);
  rows.push_back(castRow<F, Rounding::half_even, Overflow::never>());
  rows.push_back(castRow<F, Rounding::to_plus, Overflow::never>());
}

} // namespace

std::span<const Cast> QKC_CONCAT(floatCasts, QKC_WAY)() {
  static const std::vector<Cast> kRows = [] {
    std::vector<Cast> rows;
    addFormat<f64>(rows);
    addFormat<f32>(rows);
    addFormat<tf32>(rows);
    addFormat<f16>(rows);
    addFormat<bf16>(rows);
    addFormat<e5m2>(rows);
    addFormat<e5m2fnuz>(rows);
    addFormat<e4m3>(rows);
    addFormat<e4m3fnuz>(rows);
    addFormat<ue4m3>(rows);
    addFormat<e3m2>(rows);
    addFormat<e2m3>(rows);
    addFormat<e2m1>(rows);
    addFormat<e8m0>(rows);
    return rows;
  }();
  return kRows;
}

} // namespace qkc::subject
