#pragma once
// Calls of generated functions from the judge's process: a checker on the outputs of one call, a trusted program on a
// case.

#include "runtime/abi/report.h"
#include "runtime/cases/case.h"
#include "runtime/device/device.h"
#include "runtime/judge/native_call.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace qkc::judge {

using Outputs = std::vector<std::vector<std::byte>>; // inouts and outputs, in the prototype's order

// Outputs that were found right are not left in freed memory.
void wipe(Outputs& outputs);

// A copy that is wiped before its memory is given back.
class KeptOutputs {
public:
  KeptOutputs() = default;
  explicit KeptOutputs(Outputs outputs) : outputs_(std::move(outputs)) {}
  ~KeptOutputs() { wipe(outputs_); }
  KeptOutputs(const KeptOutputs&) = delete;
  KeptOutputs& operator=(const KeptOutputs&) = delete;
  KeptOutputs(KeptOutputs&& other) noexcept { outputs_.swap(other.outputs_); }
  KeptOutputs& operator=(KeptOutputs&& other) noexcept {
    outputs_.swap(other.outputs_); // which wipes them
    return *this;
  }
  const Outputs& get() const { return outputs_; }

private:
  Outputs outputs_;
};

const cases::Tensor* findInput(const cases::Case& one, const std::string& buffer);
std::size_t tensorBytes(const cases::Parameter& tensor, const cases::Case& one);
// Buffers for the outputs of a trusted program: those of inouts as they are before the call, others of zeros.
Outputs emptyOutputs(const cases::Manifest& manifest, const cases::Case& one);
// A dim or param of the case as the prototype passes it.
ScalarArg scalarOf(const cases::Parameter& p, const cases::Case& one);
// Row-major coordinates of an element.
std::vector<std::int64_t> coordinates(const std::vector<std::int64_t>& shape, std::int64_t element);

// A function of a program that is loaded in this process.
struct TrustedFunction {
  const device::Program* program = nullptr;
  void* entry = nullptr;
};

// Each throws std::runtime_error where the device fails.
qkc_check_report checkCall(const cases::Manifest& manifest, const TrustedFunction& check, const cases::Case& one,
                           const Outputs& outputs);
qkc_position explainPlace(const cases::Manifest& manifest, const TrustedFunction& explain, const cases::Case& one,
                          const Outputs& outputs, std::uint64_t place);
// The outputs of a program on a case. `leading` come before the prototype's arguments.
Outputs runTrusted(const cases::Manifest& manifest, const TrustedFunction& function, const cases::Case& one,
                   const std::vector<CallValue>& leading = {});

} // namespace qkc::judge
