#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// How exact a unit's functions of one f32 are.
namespace qkc::probe {

struct FunctionUnderTest {
  std::string_view name;        // "ex2.approx.f32"
  std::string_view expression;  // of a float x, in CUDA; `asm` where `instruction` is set
  std::string_view instruction; // PTX, "ex2.approx.f32 %0, %1;"; empty: none
  double (*exact)(double);      // far closer than f32: errors of a few 2^-52
};

std::span<const FunctionUnderTest> functionsUnderTest();

// Kernel qkc_function(unsigned first, unsigned stride, unsigned count, float* out): the function of the f32 whose bits
// are first + k * stride.
std::string functionText(const FunctionUnderTest& function);

// A stated sample of the 2^32 arguments: bits k * stride.
struct Sample {
  std::uint32_t stride = 257; // odd, so that all bits vary; 1: all arguments
  std::uint64_t count() const { return ((std::uint64_t{1} << 32U) + stride - 1) / stride; }
};

struct Accuracy {
  std::uint64_t compared = 0;  // arguments that are normal, with normal results
  double largestUlp = 0;       // error in units of the last place of the exact result
  std::uint32_t at = 0;        // bits of the argument that has it
  std::uint64_t unbounded = 0; // of those compared: 0, infinity or NaN came back
  std::uint32_t firstUnbounded = 0;
};

// One value: ulps between what came back and the exact result, which is a normal f32. Infinite where zero, infinity or
// NaN came back.
double errorInUlps(float found, double exact);

// `evaluate` fills in results for arguments first + k * stride, in pieces; the comparison takes all processors. Throws
// what it throws.
using Evaluate = std::function<void(std::uint32_t first, std::uint32_t stride, std::span<float> out)>;
Accuracy measureAccuracy(const FunctionUnderTest& function, const Sample& sample, const Evaluate& evaluate);

} // namespace qkc::probe
