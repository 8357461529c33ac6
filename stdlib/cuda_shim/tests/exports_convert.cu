// The shim's conversions between formats.
#include "cuda_fp4.h"
#include "cuda_fp6.h"
#include "cuda_fp8.h"
#include "exports.h"
#include "exports_rows.h"
// Rows are written with the macros above: last.
#include "exports_convert.inc"

#define JOIN2(a, b) a##b
#define JOIN(a, b) JOIN2(a, b)
void JOIN(addConversions, VARIANT)(Exports& out) {
  out.fromFloat = ROWS(kFromFloat);
  out.fromDouble = ROWS(kFromDouble);
  out.from16 = ROWS(kFrom16);
  out.toFloat = ROWS(kToFloat);
  out.toHalf = ROWS(kToHalf);
}
