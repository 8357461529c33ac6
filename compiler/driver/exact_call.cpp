#include "compiler/driver/exact_call.h"

#include "compiler/semantics/packing.h"
#include "runtime/cases/format.h"

#include <algorithm>
#include <map>
#include <string>

namespace qkc::driver {

semantics::Call exactCall(const contract::Contract& contract, const cases::Manifest& manifest, const cases::Case& one,
                          const judge::Outputs& outputs) {
  std::vector<std::int64_t> dims;
  for (const contract::Dim& dim : contract.dims)
    dims.push_back(one.dims.at(dim.name));
  semantics::Call call = semantics::emptyCall(contract, dims);
  std::map<std::string, const std::vector<std::byte>*> returned;
  std::size_t next = 0;
  for (const cases::Parameter& p : manifest.prototype)
    if (p.kind == cases::ParameterKind::tensor && p.role != cases::TensorRole::in && !p.sharesBuffer)
      returned[p.buffer] = &outputs[next++];
  for (std::size_t id = 0; id < contract.quantities.size(); ++id) {
    const contract::Quantity& q = contract.quantities[id];
    if (const auto it = one.params.find(q.name); q.role == contract::Role::parameter && it != one.params.end())
      call.given[id].codes = {cases::findFormat(q.type.format->name)->nearest(it->second)};
    if (q.role != contract::Role::input && q.role != contract::Role::output && q.role != contract::Role::inout)
      continue;
    const std::string& buffer =
        q.record == contract::kNone ? q.name : contract.records[static_cast<std::size_t>(q.record)].name;
    const auto tensor = static_cast<contract::QuantityId>(id);
    if (const cases::Tensor* input = judge::findInput(one, buffer))
      call.given[id] = semantics::unpack(contract, call.dims, tensor, input->bytes);
    if (const auto it = returned.find(buffer); it != returned.end())
      call.returned[id] = semantics::unpack(contract, call.dims, tensor, *it->second);
    if (const auto it = returned.find(buffer); it != returned.end() && q.layout && q.record == contract::kNone &&
                                               q.role == contract::Role::output &&
                                               q.layout->rest == contract::Rest::zero)
      call.strayWords += semantics::strayWords(contract, call.dims, tensor, *it->second);
  }
  return call;
}

std::int64_t largestTensor(const cases::Manifest& manifest, const cases::Case& one) {
  std::int64_t most = 0;
  for (const cases::Parameter& p : manifest.prototype)
    if (p.kind == cases::ParameterKind::tensor)
      most = std::max(most, cases::elementsOf(cases::shapeOf(p, one.dims)));
  return most;
}

} // namespace qkc::driver
