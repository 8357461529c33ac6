#include "runtime/judge/check_call.h"

#include "runtime/cases/format.h"
#include "runtime/judge/judge_candidate.h"

namespace qkc::judge {

using cases::Parameter;
using cases::ParameterKind;
using cases::TensorRole;

namespace {

// The arguments of a call: original inputs, returned outputs, dims, params. A checker also takes what inouts held
// before the call, each in front of what came back.
enum class Callee { kernel, checker };
std::vector<CallValue> argumentsOf(const cases::Manifest& manifest, const cases::Case& one, const Outputs& outputs,
                                   Callee callee) {
  std::vector<CallValue> values;
  std::size_t returned = 0;
  for (const Parameter& p : manifest.prototype) {
    if (p.sharesBuffer)
      continue;
    if (p.kind != ParameterKind::tensor)
      values.emplace_back(scalarOf(p, one));
    else if (p.role == TensorRole::in || (p.role == TensorRole::inout && callee == Callee::checker))
      values.emplace_back(const_cast<void*>(static_cast<const void*>(findInput(one, p.buffer)->bytes.data())));
    if (p.kind == ParameterKind::tensor && p.role != TensorRole::in)
      values.emplace_back(const_cast<void*>(static_cast<const void*>(outputs.at(returned++).data())));
  }
  return values;
}

} // namespace

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

qkc_check_report checkCall(const cases::Manifest& manifest, void* checkEntry, const cases::Case& one,
                           const Outputs& outputs) {
  qkc_check_report report;
  std::vector<CallValue> values = argumentsOf(manifest, one, outputs, Callee::checker);
  values.emplace_back(static_cast<void*>(&report));
  values.emplace_back(static_cast<void*>(nullptr));
  NativeCall(checkEntry, values)(values);
  return report;
}

qkc_position explainPlace(const cases::Manifest& manifest, void* explainEntry, const cases::Case& one,
                          const Outputs& outputs, std::uint64_t place) {
  qkc_position position{};
  std::vector<CallValue> values = argumentsOf(manifest, one, outputs, Callee::checker);
  values.emplace_back(ScalarArg(static_cast<std::int32_t>(QKC_PLACE_ARM(place))));
  values.emplace_back(ScalarArg(static_cast<std::int64_t>(QKC_PLACE_ELEMENT(place))));
  values.emplace_back(static_cast<void*>(&position));
  values.emplace_back(static_cast<void*>(nullptr));
  NativeCall(explainEntry, values)(values);
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

std::vector<std::vector<std::byte>> runTrusted(const cases::Manifest& manifest, void* entry, const cases::Case& one) {
  Outputs outputs = emptyOutputs(manifest, one);
  std::vector<CallValue> values = argumentsOf(manifest, one, outputs, Callee::kernel);
  values.emplace_back(static_cast<void*>(nullptr));
  NativeCall(entry, values)(values);
  return outputs;
}

} // namespace qkc::judge
