#include "runtime/judge/check_call.h"

#include "runtime/cases/format.h"
#include "runtime/judge/judge_candidate.h"

#include <cstring>

namespace qkc::judge {

using cases::Parameter;
using cases::ParameterKind;
using cases::TensorRole;

namespace {

// The tensors of a call where the device's kernels reach them.
class Tensors {
public:
  explicit Tensors(const device::Program& program) : memory_(program.callMemory()) {}
  void* input(const std::vector<std::byte>& bytes) const {
    return memory_ ? memory_->give(bytes) : const_cast<void*>(static_cast<const void*>(bytes.data()));
  }
  void* output(std::vector<std::byte>& bytes) const {
    return memory_ ? memory_->lend(bytes) : static_cast<void*>(bytes.data());
  }
  void finish() const {
    if (memory_)
      memory_->finish();
  }

private:
  std::unique_ptr<device::CallMemory> memory_;
};

// Arguments in the prototype's order: original inputs, dims, params, and for each output what `place` gives. A checker
// also takes what inouts held before the call, each in front of what came back.
enum class Callee { kernel, checker };
template <class Place>
void addArguments(const cases::Manifest& manifest, const cases::Case& one, const Tensors& tensors, Callee callee,
                  const Place& place, std::vector<CallValue>& values) {
  std::size_t output = 0;
  for (const Parameter& p : manifest.prototype) {
    if (p.sharesBuffer)
      continue;
    if (p.kind != ParameterKind::tensor)
      values.emplace_back(scalarOf(p, one));
    else if (p.role == TensorRole::in || (p.role == TensorRole::inout && callee == Callee::checker))
      values.emplace_back(tensors.input(findInput(one, p.buffer)->bytes));
    if (p.kind == ParameterKind::tensor && p.role != TensorRole::in)
      values.emplace_back(place(output++));
  }
}

void callOnReturned(const cases::Manifest& manifest, const TrustedFunction& function, const cases::Case& one,
                    const Outputs& outputs, const std::vector<CallValue>& further) {
  const Tensors tensors(*function.program);
  std::vector<CallValue> values;
  addArguments(
      manifest, one, tensors, Callee::checker, [&](std::size_t k) { return tensors.input(outputs.at(k)); }, values);
  values.insert(values.end(), further.begin(), further.end());
  values.emplace_back(static_cast<void*>(nullptr));
  NativeCall(function.entry, values)(values);
  tensors.finish();
}

} // namespace

void wipe(Outputs& outputs) {
  for (auto& bytes : outputs)
    explicit_bzero(bytes.data(), bytes.size()); // what follows is no reason to leave it out
}

const cases::Tensor* findInput(const cases::Case& one, const std::string& name) {
  for (const cases::Tensor& tensor : one.inputs)
    if (tensor.name == name)
      return &tensor;
  return nullptr;
}

std::size_t tensorBytes(const Parameter& tensor, const cases::Case& one) {
  return static_cast<std::size_t>(cases::elementsOf(cases::bufferShapeOf(tensor, one.dims))) *
         cases::wordBytesOf(tensor);
}

ScalarArg scalarOf(const Parameter& p, const cases::Case& one) {
  if (p.kind == ParameterKind::dim)
    return one.dims.at(p.name);
  const double value = one.params.at(p.name);
  if (p.type == "int32_t")
    return static_cast<std::int32_t>(value);
  if (p.type == "uint32_t")
    return static_cast<std::uint32_t>(value);
  if (p.type == "int64_t")
    return static_cast<std::int64_t>(value);
  if (p.type == "uint64_t")
    return static_cast<std::uint64_t>(value);
  if (p.type == "float")
    return static_cast<float>(value);
  return value;
}

std::vector<std::int64_t> coordinates(const std::vector<std::int64_t>& shape, std::int64_t element) {
  std::vector<std::int64_t> at(shape.size());
  for (std::size_t k = shape.size(); k-- > 0;) {
    at[k] = element % shape[k];
    element /= shape[k];
  }
  return at;
}

qkc_check_report checkCall(const cases::Manifest& manifest, const TrustedFunction& check, const cases::Case& one,
                           const Outputs& outputs) {
  qkc_check_report report;
  callOnReturned(manifest, check, one, outputs, {static_cast<void*>(&report)});
  return report;
}

qkc_position explainPlace(const cases::Manifest& manifest, const TrustedFunction& explain, const cases::Case& one,
                          const Outputs& outputs, std::uint64_t place) {
  qkc_position position{};
  callOnReturned(manifest, explain, one, outputs,
                 {ScalarArg(static_cast<std::int32_t>(QKC_PLACE_ARM(place))),
                  ScalarArg(static_cast<std::int64_t>(QKC_PLACE_ELEMENT(place))), static_cast<void*>(&position)});
  return position;
}

Outputs emptyOutputs(const cases::Manifest& manifest, const cases::Case& one) {
  Outputs outputs;
  for (const Parameter& p : manifest.prototype)
    if (p.kind == ParameterKind::tensor && p.role != TensorRole::in && !p.sharesBuffer) {
      const cases::Tensor* before = findInput(one, p.buffer);
      outputs.push_back(before != nullptr ? before->bytes : std::vector<std::byte>(tensorBytes(p, one)));
    }
  return outputs;
}

Outputs runTrusted(const cases::Manifest& manifest, const TrustedFunction& function, const cases::Case& one,
                   const std::vector<CallValue>& leading) {
  Outputs outputs = emptyOutputs(manifest, one);
  const Tensors tensors(*function.program);
  std::vector<CallValue> values = leading;
  addArguments(
      manifest, one, tensors, Callee::kernel, [&](std::size_t k) { return tensors.output(outputs.at(k)); }, values);
  values.emplace_back(static_cast<void*>(nullptr));
  NativeCall(function.entry, values)(values);
  tensors.finish();
  return outputs;
}

} // namespace qkc::judge
