#include "runtime/judge/run_request.h"

#include "runtime/cases/format.h"
#include "runtime/judge/check_call.h"

#include <algorithm>

namespace qkc::judge {

namespace {

// How the elements of an output that is passed under this name lie: those of its fields, each taken to be aligned to
// its own size. Codes that a byte is no multiple of count as bytes.
std::vector<ElementForm> formsOf(const cases::Manifest& manifest, const std::string& buffer) {
  constexpr int kByte = 8;
  std::vector<ElementForm> forms;
  for (const cases::Parameter& p : manifest.prototype) {
    if (p.kind != cases::ParameterKind::tensor || p.buffer != buffer)
      continue;
    const cases::Format& format = *cases::findFormat(p.format);
    ElementForm form;
    form.bits = !p.layout ? static_cast<int>(format.bytes) * kByte : format.bits;
    if (form.bits % kByte != 0 && kByte % form.bits != 0)
      form.bits = kByte;
    form.isFloat = format.isFloat && format.isSigned && form.bits == format.bits;
    if (std::find(forms.begin(), forms.end(), form) == forms.end())
      forms.push_back(form);
  }
  return forms;
}

// The arguments of one case, in the prototype's order.
std::vector<Argument> argumentsOf(const cases::Manifest& manifest, const cases::Case& one) {
  std::vector<Argument> arguments;
  for (const cases::Parameter& p : manifest.prototype) {
    if (p.sharesBuffer)
      continue;
    if (p.kind != cases::ParameterKind::tensor) {
      arguments.emplace_back(scalarOf(p, one));
      continue;
    }
    TensorArg tensor;
    tensor.name = p.buffer;
    tensor.role = p.role == cases::TensorRole::in    ? TensorArg::Role::input
                  : p.role == cases::TensorRole::out ? TensorArg::Role::output
                                                     : TensorArg::Role::inout;
    tensor.bytes = tensorBytes(p, one);
    if (tensor.role == TensorArg::Role::output)
      tensor.forms = formsOf(manifest, p.buffer);
    if (const cases::Tensor* input = findInput(one, p.buffer))
      tensor.initial = input->bytes;
    arguments.emplace_back(std::move(tensor));
  }
  return arguments;
}

} // namespace

RunRequest runRequest(const cases::Manifest& manifest, std::span<const cases::Case> group, int timeLimitMs) {
  RunRequest request;
  request.timeLimitMs = timeLimitMs;
  for (const cases::Case& one : group)
    request.cases.push_back(argumentsOf(manifest, one));
  return request;
}

} // namespace qkc::judge
