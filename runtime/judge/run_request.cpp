#include "runtime/judge/run_request.h"

#include "runtime/cases/format.h"
#include "runtime/judge/check_call.h"

namespace qkc::judge {

namespace {

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
