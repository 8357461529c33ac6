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
#define QKC_FORMAT(name, ...) addFormat<name>(rows);
#define QKC_CODE_BOOK(name, ...) addFormat<name>(rows);
#include "qkc/formats.def"
#undef QKC_FORMAT
#undef QKC_CODE_BOOK
    return rows;
  }();
  return kRows;
}

} // namespace qkc::subject
