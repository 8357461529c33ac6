#include "stdlib/device/tests/subject_casts.h"

namespace qkc::subject {
namespace {

template <class F> void addFormat(std::vector<Cast>& rows) {
  addRoundings<F, Overflow::saturate>(rows);
  addRoundings<F, Overflow::wrap>(rows);
  rows.push_back(castRow<F, Rounding::half_even, Overflow::never>());
}

} // namespace

std::span<const Cast> QKC_CONCAT(integerCasts, QKC_WAY)() {
  static const std::vector<Cast> kRows = [] {
    std::vector<Cast> rows;
    addFormat<i4>(rows);
    addFormat<u4>(rows);
    addFormat<i8>(rows);
    addFormat<u8>(rows);
    addFormat<i16>(rows);
    addFormat<u<22>>(rows);
    addFormat<i<23>>(rows);
    addFormat<i32>(rows);
    addFormat<u32>(rows);
    addFormat<i<40>>(rows);
    addFormat<i64>(rows);
    addFormat<u64>(rows);
    return rows;
  }();
  return kRows;
}

} // namespace qkc::subject
