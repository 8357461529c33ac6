// The generated texts and the kernels of the tests through the real NVRTC, which needs neither driver nor GPU.
#include "runtime/device/cuda/matrix_text.h"
#include "runtime/device/cuda/nvrtc.h"
#include "runtime/device/cuda/rtc_headers.h"
#include "runtime/device/host_half.h"

#include <doctest/doctest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace qkc::device::cuda {
namespace {

namespace fs = std::filesystem;

std::string readText(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

const Nvrtc* nvrtc() {
  std::string error;
  Nvrtc const* const found = Nvrtc::open(error);
  if (found == nullptr || found->includeFolders().empty()) {
    std::printf("SKIPPED: %s\n", found == nullptr ? error.c_str() : "NVRTC is here, but CUDA's headers are not");
    return nullptr;
  }
  return found;
}

// Empty, or the compilers' words.
std::string compile(const Nvrtc& rtc, HostCompiler& compiler, const fs::path& source, const std::string& contract,
                    bool candidate) {
  CompileRequest request;
  request.source = {source.filename().string(), readText(source)};
  fs::path const root = QKC_SOURCE_DIR;
  request.headers.push_back({contract + ".h", readText(root / "generated" / contract / (contract + ".h"))});
  for (auto const& header : fs::directory_iterator(root / "stdlib/device/qkc")) {
    request.headers.push_back({"qkc/" + header.path().filename().string(), readText(header.path())});
  }
  if (candidate) {
    request.preIncludes = {contract + ".h"};
  }
  request.optimization = 0;
  std::string log = "nothing came to NVRTC";
  auto const half =
      compiler
          .start(request,
                 [&](const DeviceText& device) {
                   NvrtcRequest one;
                   one.source = {request.source.name,
                                 candidate ? "#include \"" + contract + ".h\"\n" + device.text : device.text};
                   one.headers = rtcHeaders(device.text, rtc.includeFolders().size() > 1);
                   one.headers.insert(one.headers.end(), request.headers.begin(), request.headers.end());
                   one.kernels = device.kernels;
                   one.variables = device.variables;
                   NvrtcResult const result = rtc.compile(one);
                   bool const named = result.code.kernels.size() == device.kernels.size();
                   log = result.ok && named && !device.kernels.empty() ? "" : "NVRTC: " + result.log;
                   return std::string();
                 })
          ->finish();
  return half.status == CompileStatus::ok ? log : half.diagnostics;
}

TEST_CASE("generated texts compile unchanged") {
  Nvrtc const* const rtc = nvrtc();
  std::string error;
  auto const compiler = openHostCompiler(error);
  if (rtc == nullptr || compiler == nullptr) {
    return;
  }
  std::size_t texts = 0;
  for (auto const& folder : fs::directory_iterator(fs::path(QKC_SOURCE_DIR) / "generated")) {
    std::string const contract = folder.path().filename().string();
    for (const char* name : {"reference.cu", "checker.cu"}) {
      if (fs::exists(folder.path() / name)) {
        CAPTURE(contract);
        CAPTURE(name);
        CHECK(compile(*rtc, *compiler, folder.path() / name, contract, false) == "");
        ++texts;
      }
    }
  }
  CHECK(texts >= 40);
}

// One text holds a module for each mutant, so that a few of them cover what operators emit.
TEST_CASE("modules of mutants compile unchanged") {
  Nvrtc const* const rtc = nvrtc();
  std::string error;
  auto const compiler = openHostCompiler(error);
  if (rtc == nullptr || compiler == nullptr) {
    return;
  }
  for (const char* contract : {"pack_int4_gptq_k8", "int8_static_tensor_sym", "fp8_delayed_cast_transpose"}) {
    CAPTURE(contract);
    CHECK(compile(*rtc, *compiler, fs::path(QKC_SOURCE_DIR) / "generated" / contract / "mutants.cu", contract, false) ==
          "");
  }
}

TEST_CASE("kernels of the tests compile unchanged, but for those that are not to compile") {
  Nvrtc const* const rtc = nvrtc();
  std::string error;
  auto const compiler = openHostCompiler(error);
  if (rtc == nullptr || compiler == nullptr) {
    return;
  }
  std::size_t taken = 0;
  for (const char* contract : {"int8_dyn_token_sym", "fp8_token_group128_ue8m0_f32", "dequant_gptq_int4_v1"}) {
    for (auto const& file : fs::directory_iterator(fs::path(QKC_SOURCE_DIR) / "tests/candidates" / contract)) {
      std::string const first = readText(file.path()).substr(0, 60);
      if (first.find("QKC0801") != std::string::npos || first.find("QKC0805") != std::string::npos) {
        continue;
      }
      CAPTURE(file.path().string());
      CHECK(compile(*rtc, *compiler, file.path(), contract, true) == "");
      ++taken;
    }
  }
  CHECK(taken >= 20);
}

TEST_CASE("library headers, small floats and tensor-core intrinsics are there") {
  Nvrtc const* const rtc = nvrtc();
  if (rtc == nullptr) {
    return;
  }
  NvrtcRequest request;
  request.source = {"headers.cu", R"(
#include <cassert>
#include <cfloat>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>
#include <mma.h>
__global__ void k(float* p, std::int64_t n) {
  unsigned a;
  asm volatile("mov.u32 %0, %laneid;" : "=r"(a));
  p[n] = FLT_MAX * a + INT_MAX;
}
)"};
  request.headers = rtcHeaders(request.source.text, false);
  request.kernels = {"k"};
  NvrtcResult const result = rtc->compile(request);
  CHECK_MESSAGE(result.ok, result.log);
  if (rtc->includeFolders().size() < 2) {
    std::printf("SKIPPED: C++ library headers, the toolkit's cuda/std is not here\n");
    return;
  }
  request.source.text = R"(
#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
template <class T> __global__ void k(T* p) {
  if constexpr (std::is_same_v<T, float>) *p = std::max(std::numeric_limits<T>::max(), *p);
}
)";
  request.headers = rtcHeaders(request.source.text, true);
  request.kernels = {"k<float>"};
  NvrtcResult const standard = rtc->compile(request);
  CHECK_MESSAGE(standard.ok, standard.log);
}

TEST_CASE("texts of single instructions compile for the GPUs that have them") {
  Nvrtc const* const rtc = nvrtc();
  if (rtc == nullptr) {
    return;
  }
  auto const compiles = [&](const std::string& text, const char* kernel, int capability) {
    NvrtcRequest request;
    request.source = {"instruction.cu", text};
    request.kernels = {kernel};
    request.computeCapability = capability;
    NvrtcResult const result = rtc->compile(request);
    CHECK_MESSAGE(result.ok, result.log);
  };
  for (MatrixInstruction const& one : matrixInstructions()) {
    CAPTURE(one.name);
    for (int const capability : {80, 89, 90, 100}) {
      if (capability >= one.leastCapability && capability <= one.mostCapability) {
        CAPTURE(capability);
        compiles(dotText(one), "qkc_dot", capability);
        compiles(rateText(one), "qkc_rate", capability);
      }
    }
  }
  compiles(fmaRateText(), "qkc_rate", 90);
}

TEST_CASE("an error of NVRTC names the text and its line") {
  Nvrtc const* const rtc = nvrtc();
  if (rtc == nullptr) {
    return;
  }
  NvrtcRequest request;
  request.source = {"wrong.cu", "\n\n__global__ void k(float* p) { *p = undefined; }\n"};
  NvrtcResult const result = rtc->compile(request);
  CHECK(!result.ok);
  CHECK(result.log.find("wrong.cu(3)") != std::string::npos);
}

} // namespace
} // namespace qkc::device::cuda
