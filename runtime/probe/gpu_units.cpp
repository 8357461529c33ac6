#include "runtime/probe/gpu_units.h"

#include <array>
#include <bit>
#include <cmath>
#include <stdexcept>

namespace qkc::probe {

namespace cuda = device::cuda;

namespace {

struct OperandFormat {
  std::string_view name;
  int exponentBits, fractionBits, bias;
  int least, most; // exponents that are asked about: of normal numbers, and for wide formats far from the ends of f32
};
constexpr std::array kFormats = {OperandFormat{"f16", 5, 10, 15, -14, 15}, OperandFormat{"bf16", 8, 7, 127, -60, 60},
                                 OperandFormat{"tf32", 8, 23, 127, -60, 60}, OperandFormat{"e4m3", 4, 3, 7, -6, 8},
                                 OperandFormat{"e5m2", 5, 2, 15, -14, 15}};

const OperandFormat& formatNamed(std::string_view name) {
  for (const OperandFormat& one : kFormats) {
    if (one.name == name) {
      return one;
    }
  }
  throw std::invalid_argument("no operands of format " + std::string(name));
}

void require(const cuda::Gpu& gpu, cuda::CuResult result, const char* what) {
  if (result != 0) {
    throw std::runtime_error(std::string(what) + ": " + gpu.describe(result));
  }
}

std::unique_ptr<cuda::DeviceBlock> onGpu(const cuda::Gpu& gpu, const std::vector<std::uint32_t>& words) {
  auto block = std::make_unique<cuda::DeviceBlock>(gpu, words.size() * sizeof(std::uint32_t));
  if (block->address() == 0) {
    throw std::runtime_error("the GPU has no room for what it is asked");
  }
  require(gpu, gpu.api().copyToDevice(block->address(), words.data(), block->bytes()), "a copy to the GPU failed");
  return block;
}

} // namespace

std::uint32_t operandBits(std::string_view format, float value) {
  const OperandFormat& of = formatNamed(format);
  const std::uint32_t sign = std::signbit(value) ? 1U << static_cast<unsigned>(of.exponentBits + of.fractionBits) : 0;
  if (value == 0) {
    return sign;
  }
  int exponent = 0;
  const float mantissa = 2 * std::fabs(std::frexp(value, &exponent)); // 1 <= mantissa < 2
  const int field = exponent - 1 + of.bias;
  const float fraction = std::ldexp(mantissa - 1, of.fractionBits);
  if (!(mantissa < 2) || fraction != std::floor(fraction) || field < 1 ||
      field >= 1 << static_cast<unsigned>(of.exponentBits)) {
    throw std::invalid_argument("an operand that is no normal number of " + std::string(format));
  }
  return sign | static_cast<std::uint32_t>(field) << static_cast<unsigned>(of.fractionBits) |
         static_cast<std::uint32_t>(fraction);
}

std::unique_ptr<DotKernel> DotKernel::make(const cuda::Gpu& gpu, const device::FileCache* cache,
                                           const cuda::MatrixInstruction& instruction, std::string& error) {
  std::unique_ptr<DotKernel> out(new DotKernel(gpu, instruction));
  out->module_ = cuda::SmallModule::make(gpu, cache, {"dot.cu", cuda::dotText(instruction)}, {"qkc_dot"}, error);
  return out->module_ == nullptr ? nullptr : std::move(out);
}

// Operands of one row side by side, the first lowest.
std::vector<std::uint32_t> DotKernel::words(const std::vector<std::uint32_t>& operands) const {
  const auto inWord = static_cast<std::size_t>(4 / instruction_->operandBytes);
  std::vector<std::uint32_t> out(operands.size() / inWord);
  for (std::size_t k = 0; k < operands.size(); ++k) {
    out[k / inWord] |= operands[k] << (k % inWord * 8 * static_cast<std::size_t>(instruction_->operandBytes));
  }
  return out;
}

std::vector<std::uint32_t> DotKernel::run(const std::vector<std::uint32_t>& rows,
                                          const std::vector<std::uint32_t>& columns,
                                          const std::vector<std::uint32_t>& starts) const {
  const auto left = onGpu(*gpu_, words(rows));
  const auto right = onGpu(*gpu_, words(columns));
  const auto start = onGpu(*gpu_, starts);
  std::vector<std::uint32_t> answers(2 * starts.size());
  const auto out = onGpu(*gpu_, answers);
  std::array<cuda::CuPointer, 4> addresses = {left->address(), right->address(), start->address(), out->address()};
  auto problems = static_cast<int>(starts.size());
  std::array<void*, 5> arguments = {&addresses[0], &addresses[1], &addresses[2], &addresses[3], &problems};
  constexpr unsigned kMostBlocks = 1024;
  require(*gpu_,
          module_->launch(0, std::min(static_cast<unsigned>(problems), kMostBlocks), cuda::dotThreads(*instruction_),
                          arguments.data()),
          "a launch failed");
  require(*gpu_, gpu_->api().synchronize(), "the instruction failed");
  require(*gpu_, gpu_->api().copyToHost(answers.data(), out->address(), answers.size() * sizeof(std::uint32_t)),
          "a copy from the GPU failed");
  std::vector<std::uint32_t> sums;
  for (std::size_t k = 0; k < starts.size(); ++k) {
    sums.push_back(answers[2 * k]);
    if (answers[2 * k + 1] != 1) {
      throw std::runtime_error("elements of one result differ, though their rows and columns are the same");
    }
  }
  return sums;
}

int GpuMatrixUnit::leastExponent() const {
  return formatNamed(kernel_->instruction().format).least;
}
int GpuMatrixUnit::mostExponent() const {
  return formatNamed(kernel_->instruction().format).most;
}

std::vector<float> GpuMatrixUnit::run(const std::vector<DotProblem>& problems) {
  std::vector<std::uint32_t> rows;
  std::vector<std::uint32_t> columns;
  std::vector<std::uint32_t> starts;
  for (const DotProblem& one : problems) {
    for (std::size_t k = 0; k < one.left.size(); ++k) {
      rows.push_back(operandBits(kernel_->instruction().format, one.left[k]));
      columns.push_back(operandBits(kernel_->instruction().format, one.right[k]));
    }
    starts.push_back(std::bit_cast<std::uint32_t>(one.start));
  }
  std::vector<float> out;
  for (const std::uint32_t bits : kernel_->run(rows, columns, starts)) {
    out.push_back(std::bit_cast<float>(bits));
  }
  return out;
}

std::vector<std::int32_t> GpuIntegerUnit::run(const std::vector<IntegerProblem>& problems) {
  std::vector<std::uint32_t> rows;
  std::vector<std::uint32_t> columns;
  std::vector<std::uint32_t> starts;
  for (const IntegerProblem& one : problems) {
    for (std::size_t k = 0; k < one.left.size(); ++k) {
      rows.push_back(static_cast<std::uint8_t>(one.left[k]));
      columns.push_back(static_cast<std::uint8_t>(one.right[k]));
    }
    starts.push_back(static_cast<std::uint32_t>(one.start));
  }
  std::vector<std::int32_t> out;
  for (const std::uint32_t bits : kernel_->run(rows, columns, starts)) {
    out.push_back(static_cast<std::int32_t>(bits));
  }
  return out;
}

Evaluate functionOnGpu(const cuda::Gpu& gpu, const device::FileCache* cache, const FunctionUnderTest& function,
                       std::string& error) {
  std::shared_ptr<cuda::SmallModule> const module =
      cuda::SmallModule::make(gpu, cache, {"function.cu", functionText(function)}, {"qkc_function"}, error);
  if (module == nullptr) {
    return nullptr;
  }
  auto const held = std::make_shared<std::unique_ptr<cuda::DeviceBlock>>();
  return [&gpu, module, held](std::uint32_t first, std::uint32_t stride, std::span<float> out) {
    if (*held == nullptr || (*held)->bytes() < out.size_bytes()) {
      *held = std::make_unique<cuda::DeviceBlock>(gpu, out.size_bytes());
    }
    if ((*held)->address() == 0) {
      throw std::runtime_error("the GPU has no room for a function's results");
    }
    cuda::CuPointer address = (*held)->address();
    auto count = static_cast<unsigned>(out.size());
    std::array<void*, 4> arguments = {&first, &stride, &count, &address};
    constexpr unsigned kBlocks = 512;
    constexpr unsigned kThreads = 256;
    require(gpu, module->launch(0, kBlocks, kThreads, arguments.data()), "a launch failed");
    require(gpu, gpu.api().synchronize(), "the function failed");
    require(gpu, gpu.api().copyToHost(out.data(), address, out.size_bytes()), "a copy from the GPU failed");
  };
}

} // namespace qkc::probe
