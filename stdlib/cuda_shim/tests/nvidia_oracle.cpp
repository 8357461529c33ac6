// NVIDIA's own conversions, from the headers of an installed toolkit compiled as plain C++.

// clang-format off: the rows are written in the words of the headers above them
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

#include "stdlib/cuda_shim/tests/exports.h"
#include "stdlib/cuda_shim/tests/exports_rows.h"
#include "stdlib/cuda_shim/tests/exports_convert.inc"
// clang-format on

extern "C" Exports qkcNvidiaExports() {
  Exports out{};
  out.fromFloat = ROWS(kFromFloat);
  out.fromDouble = ROWS(kFromDouble);
  out.from16 = ROWS(kFrom16);
  out.toFloat = ROWS(kToFloat);
  out.toHalf = ROWS(kToHalf);
  return out;
}
