// The shim's arithmetic.
#include "cuda_bf16.h"
#include "exports.h"
#include "exports_rows.h"
// Rows are written with the macros above: last.
#include "exports_arithmetic.inc"

#define JOIN2(a, b) a##b
#define JOIN(a, b) JOIN2(a, b)
void JOIN(addConversions, VARIANT)(Exports& out);
extern "C" Exports JOIN(qkcShimExports, VARIANT)() {
  Exports out{};
  JOIN(addConversions, VARIANT)(out);
  out.fromLong = ROWS(kFromLong);
  out.toLong = ROWS(kToLong);
  out.floatToInt = ROWS(kFloatToInt);
  out.doubleToInt = ROWS(kDoubleToInt);
  out.doubleToFloat = ROWS(kDoubleToFloat);
  out.longToFloat = ROWS(kLongToFloat);
  out.float1 = ROWS(kFloat1);
  out.float2 = ROWS(kFloat2);
  out.float3 = ROWS(kFloat3);
  out.narrow1 = ROWS(kNarrow1);
  out.narrow2 = ROWS(kNarrow2);
  out.narrow3 = ROWS(kNarrow3);
  out.words2 = ROWS(kWords2);
  out.words3 = ROWS(kWords3);
  return out;
}
