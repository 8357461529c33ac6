#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

// CUDA texts that do one matrix instruction and nothing else: what they add and how fast they are. One way to load
// fragments serves all formats: a register holds 4 bytes of a row, those of word t in the threads with t = lane % 4,
// then those of word t + 4; every row of A and every column of B is the same.
namespace qkc::device::cuda {

struct MatrixInstruction {
  std::string_view name;    // "mma.sync f16"
  std::string_view profile; // what its profile is called after "sm90_": "f16", "wgmma_fp8"
  std::string_view format;  // of an operand, as contracts call it
  std::string_view type;    // the same in PTX
  bool warpgroup = false;   // wgmma
  bool integer = false;     // i32 accumulators, else f32
  int operandBytes = 2;
  int leastCapability = 80; // 10 * major + minor
  int mostCapability = 1000;

  constexpr int length() const { return kRowBytes / operandBytes; } // products that one instruction adds
  static constexpr int kRowBytes = 32;
  static constexpr int kRowWords = kRowBytes / 4;
};

std::span<const MatrixInstruction> matrixInstructions();

// Kernel qkc_dot(const unsigned* rows, const unsigned* columns, const unsigned* starts, unsigned* out, int problems):
// kRowWords words of A's row and of B's column and the accumulator's start of each problem; two words of it come back:
// the bits of the sum, and 1 where all elements of the result agree, else 0. Blocks of dotThreads().
std::string dotText(const MatrixInstruction& instruction);
unsigned dotThreads(const MatrixInstruction& instruction);

// Kernel qkc_rate(unsigned* sink, int repeats), in blocks of rateThreads(): operationsOfBlock() for each repeat.
std::string rateText(const MatrixInstruction& instruction);
unsigned rateThreads(const MatrixInstruction& instruction);
double operationsOfBlock(const MatrixInstruction& instruction);

// The same for fused multiply-adds of f32.
std::string fmaRateText();
constexpr unsigned kFmaThreads = 256;
double fmaOperationsOfBlock();

} // namespace qkc::device::cuda
