#include "runtime/probe/functions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <future>
#include <limits>
#include <thread>

namespace qkc::probe {
namespace {

constexpr double kLog2E = 1.4426950408889634;

double sigmoid(double x) {
  return 1 / (1 + std::exp(-x));
}

// The host's functions of double: an ulp of f32 is 2^29 of theirs.
constexpr std::array kFunctions = {
    FunctionUnderTest{"ex2.approx.f32", "", "ex2.approx.f32 %0, %1;", [](double x) { return std::exp2(x); }},
    FunctionUnderTest{"lg2.approx.f32", "", "lg2.approx.f32 %0, %1;", [](double x) { return std::log2(x); }},
    FunctionUnderTest{"rcp.approx.f32", "", "rcp.approx.f32 %0, %1;", [](double x) { return 1 / x; }},
    FunctionUnderTest{"rcp.approx.ftz.f32", "", "rcp.approx.ftz.f32 %0, %1;", [](double x) { return 1 / x; }},
    FunctionUnderTest{"rsqrt.approx.f32", "", "rsqrt.approx.f32 %0, %1;", [](double x) { return 1 / std::sqrt(x); }},
    FunctionUnderTest{"sqrt.approx.f32", "", "sqrt.approx.f32 %0, %1;", [](double x) { return std::sqrt(x); }},
    FunctionUnderTest{"tanh.approx.f32", "", "tanh.approx.f32 %0, %1;", [](double x) { return std::tanh(x); }},
    FunctionUnderTest{"__expf", "__expf(x)", "", [](double x) { return std::exp(x); }},
    FunctionUnderTest{"__logf", "__logf(x)", "", [](double x) { return std::log(x); }},
    FunctionUnderTest{"__fdividef(1, x)", "__fdividef(1.0f, x)", "", [](double x) { return 1 / x; }},
    FunctionUnderTest{"expf", "expf(x)", "", [](double x) { return std::exp(x); }},
    FunctionUnderTest{"exp2f", "exp2f(x)", "", [](double x) { return std::exp2(x); }},
    FunctionUnderTest{"logf", "logf(x)", "", [](double x) { return std::log(x); }},
    FunctionUnderTest{"log2f", "log2f(x)", "", [](double x) { return std::log(x) * kLog2E; }},
    FunctionUnderTest{"sqrtf", "sqrtf(x)", "", [](double x) { return std::sqrt(x); }},
    FunctionUnderTest{"rsqrtf", "rsqrtf(x)", "", [](double x) { return 1 / std::sqrt(x); }},
    FunctionUnderTest{"tanhf", "tanhf(x)", "", [](double x) { return std::tanh(x); }},
    FunctionUnderTest{"erff", "erff(x)", "", [](double x) { return std::erf(x); }},
    FunctionUnderTest{"1 / (1 + __expf(-x))", "__fdividef(1.0f, 1.0f + __expf(-x))", "", sigmoid},
};

bool isNormal(double value) {
  return std::fabs(value) >= 0x1p-126 && std::fabs(value) <= static_cast<double>(std::numeric_limits<float>::max());
}

void add(Accuracy& accuracy, std::uint32_t bits, float found, const FunctionUnderTest& function) {
  const auto x = static_cast<double>(std::bit_cast<float>(bits));
  const double exact = function.exact(x);
  if (!isNormal(x) || !isNormal(exact)) {
    return;
  }
  ++accuracy.compared;
  const double error = errorInUlps(found, exact);
  if (std::isinf(error)) {
    accuracy.firstUnbounded = accuracy.unbounded++ == 0 ? bits : accuracy.firstUnbounded;
  } else if (error > accuracy.largestUlp) {
    accuracy.largestUlp = error;
    accuracy.at = bits;
  }
}

void merge(Accuracy& all, const Accuracy& one) {
  all.compared += one.compared;
  if (one.largestUlp > all.largestUlp) {
    all.largestUlp = one.largestUlp;
    all.at = one.at;
  }
  all.firstUnbounded = all.unbounded == 0 ? one.firstUnbounded : all.firstUnbounded;
  all.unbounded += one.unbounded;
}

} // namespace

std::span<const FunctionUnderTest> functionsUnderTest() {
  return kFunctions;
}

std::string functionText(const FunctionUnderTest& function) {
  const std::string compute = function.instruction.empty() ? "y = " + std::string(function.expression) + ";"
                                                           : "asm volatile(\"" + std::string(function.instruction) +
                                                                 "\" : \"=f\"(y) : \"f\"(x));";
  return R"(
extern "C" __global__ void qkc_function(unsigned first, unsigned stride, unsigned count, float* out) {
  for (unsigned k = blockIdx.x * blockDim.x + threadIdx.x; k < count; k += gridDim.x * blockDim.x) {
    float x = __uint_as_float(first + k * stride);
    float y;
    )" + compute +
         R"(
    out[k] = y;
  }
}
)";
}

double errorInUlps(float found, double exact) {
  if (std::isnan(found) || std::isinf(found) || found == 0) {
    return std::numeric_limits<double>::infinity();
  }
  constexpr int kFractionBits = 23;
  return std::fabs(static_cast<double>(found) - exact) / std::ldexp(1.0, std::ilogb(exact) - kFractionBits);
}

Accuracy measureAccuracy(const FunctionUnderTest& function, const Sample& sample, const Evaluate& evaluate) {
  constexpr std::uint64_t kPiece = std::uint64_t{1} << 22U;
  const std::size_t workers = std::max(1U, std::thread::hardware_concurrency());
  std::vector<float> results(kPiece);
  Accuracy all;
  for (std::uint64_t done = 0; done < sample.count(); done += kPiece) {
    const auto count = static_cast<std::size_t>(std::min(kPiece, sample.count() - done));
    const auto first = static_cast<std::uint32_t>(done * sample.stride);
    evaluate(first, sample.stride, std::span(results).first(count));
    std::vector<std::future<Accuracy>> parts;
    for (std::size_t part = 0; part < workers; ++part) {
      parts.push_back(std::async(std::launch::async, [&, part] {
        Accuracy one;
        for (std::size_t k = count * part / workers; k < count * (part + 1) / workers; ++k) {
          add(one, first + static_cast<std::uint32_t>(k) * sample.stride, results[k], function);
        }
        return one;
      }));
    }
    for (auto& part : parts) {
      merge(all, part.get());
    }
  }
  return all;
}

} // namespace qkc::probe
