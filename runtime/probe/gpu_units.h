#pragma once

#include "runtime/device/cuda/device_block.h"
#include "runtime/device/cuda/matrix_text.h"
#include "runtime/device/cuda/small_module.h"
#include "runtime/probe/functions.h"
#include "runtime/probe/matrix_unit.h"

#include <memory>

// Units of a real GPU: one instruction each, asked by a kernel that does nothing else.
namespace qkc::probe {

// Bits of a normal number, or of 0, in the format of an instruction's operands ("f16", "bf16", "tf32", "e4m3",
// "e5m2"); a value that is neither, or out of range, throws std::invalid_argument.
std::uint32_t operandBits(std::string_view format, float value);

// What both kinds of units share: rows and columns of words to the GPU, sums back.
class DotKernel {
public:
  // Null with a message in `error`.
  static std::unique_ptr<DotKernel> make(const device::cuda::Gpu& gpu, const device::FileCache* cache,
                                         const device::cuda::MatrixInstruction& instruction, std::string& error);
  const device::cuda::MatrixInstruction& instruction() const { return *instruction_; }
  // Operands' bits, length() of each for each problem, and the bits of starts; the bits of the sums. Throws
  // std::runtime_error where the GPU fails, or the elements of a result differ.
  std::vector<std::uint32_t> run(const std::vector<std::uint32_t>& rows, const std::vector<std::uint32_t>& columns,
                                 const std::vector<std::uint32_t>& starts) const;

private:
  DotKernel(const device::cuda::Gpu& gpu, const device::cuda::MatrixInstruction& instruction)
      : gpu_(&gpu), instruction_(&instruction) {}
  std::vector<std::uint32_t> words(const std::vector<std::uint32_t>& operands) const;

  const device::cuda::Gpu* gpu_;
  const device::cuda::MatrixInstruction* instruction_;
  std::unique_ptr<device::cuda::SmallModule> module_;
};

class GpuMatrixUnit : public MatrixUnit {
public:
  explicit GpuMatrixUnit(std::unique_ptr<DotKernel> kernel) : kernel_(std::move(kernel)) {}
  int length() const override { return kernel_->instruction().length(); }
  int leastExponent() const override; // of normal numbers
  int mostExponent() const override;
  std::vector<float> run(const std::vector<DotProblem>& problems) override;

private:
  std::unique_ptr<DotKernel> kernel_;
};

class GpuIntegerUnit : public IntegerUnit {
public:
  explicit GpuIntegerUnit(std::unique_ptr<DotKernel> kernel) : kernel_(std::move(kernel)) {}
  int length() const override { return kernel_->instruction().length(); }
  std::vector<std::int32_t> run(const std::vector<IntegerProblem>& problems) override;

private:
  std::unique_ptr<DotKernel> kernel_;
};

// A function on the GPU, as measureAccuracy asks for it. Null with a message in `error`.
Evaluate functionOnGpu(const device::cuda::Gpu& gpu, const device::FileCache* cache, const FunctionUnderTest& function,
                       std::string& error);

} // namespace qkc::probe
