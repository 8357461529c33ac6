// The texts of functions through the real NVRTC, where it is installed, and the codes that operands travel as.
#include "runtime/device/cuda/nvrtc.h"
#include "runtime/probe/gpu_units.h"

#include <doctest/doctest.h>

#include <cstdio>
#include <limits>
#include <stdexcept>

namespace qkc::probe {
namespace {

TEST_CASE("operands are normal numbers of their formats") {
  CHECK(operandBits("f16", 1.0F) == 0x3c00);
  CHECK(operandBits("f16", -32768.0F) == 0xf800);
  CHECK(operandBits("bf16", 2.0F) == 0x4000);
  CHECK(operandBits("tf32", 0.5F) == 0x3f000000);
  CHECK(operandBits("e4m3", 256.0F) == 0x78);
  CHECK(operandBits("e4m3", -0x1p-6F) == 0x88);
  CHECK(operandBits("e5m2", 32768.0F) == 0x78);
  CHECK(operandBits("e5m2", 0.0F) == 0);
  CHECK(operandBits("f16", 3.0F) == 0x4200);
  CHECK(operandBits("e4m3", -448.0F) == 0xfe);
  CHECK(operandBits("e5m2", 1.75F) == 0x3f);
  CHECK_THROWS_AS(operandBits("e5m2", 1.125F), std::invalid_argument);
  CHECK_THROWS_AS(operandBits("f16", std::numeric_limits<float>::infinity()), std::invalid_argument);
  CHECK_THROWS_AS(operandBits("f16", 0x1p-20F), std::invalid_argument);
  CHECK_THROWS_AS(operandBits("f64", 1.0F), std::invalid_argument);
}

TEST_CASE("texts of functions compile") {
  std::string error;
  const device::cuda::Nvrtc* nvrtc = device::cuda::Nvrtc::open(error);
  if (nvrtc == nullptr) {
    std::printf("SKIPPED: %s\n", error.c_str());
    return;
  }
  for (const FunctionUnderTest& one : functionsUnderTest()) {
    device::cuda::NvrtcRequest request;
    request.source = {"function.cu", functionText(one)};
    request.kernels = {"qkc_function"};
    const auto result = nvrtc->compile(request);
    CAPTURE(one.name);
    CHECK_MESSAGE(result.ok, result.log);
  }
}

} // namespace
} // namespace qkc::probe
