#include "compiler/driver/exact_call.h"

#include "runtime/cases/format.h"

#include <algorithm>
#include <map>
#include <string>

namespace qkc::driver {

namespace {

std::vector<std::uint64_t> codesOf(const std::vector<std::byte>& bytes, std::size_t width) {
  std::vector<std::uint64_t> codes(bytes.size() / width);
  for (std::size_t k = 0; k < codes.size(); ++k)
    codes[k] = cases::loadCode(bytes.data(), width, k);
  return codes;
}

} // namespace

semantics::Call exactCall(const contract::Contract& contract, const cases::Manifest& manifest, const cases::Case& one,
                          const judge::Outputs& outputs) {
  std::vector<std::int64_t> dims;
  for (const contract::Dim& dim : contract.dims)
    dims.push_back(one.dims.at(dim.name));
  semantics::Call call = semantics::emptyCall(contract, dims);
  std::map<std::string, const std::vector<std::byte>*> returned;
  std::size_t next = 0;
  for (const cases::Parameter& p : manifest.prototype)
    if (p.kind == cases::ParameterKind::tensor && p.role != cases::TensorRole::in)
      returned[p.name] = &outputs[next++];
  for (std::size_t id = 0; id < contract.quantities.size(); ++id) {
    const contract::Quantity& q = contract.quantities[id];
    if (q.type.kind != contract::Type::Kind::format || cases::findFormat(q.type.format->name) == nullptr)
      continue;
    const std::size_t width = cases::findFormat(q.type.format->name)->bytes;
    if (const cases::Tensor* input = judge::findInput(one, q.name))
      call.given[id].codes = codesOf(input->bytes, width);
    if (const auto it = returned.find(q.name); it != returned.end())
      call.returned[id].codes = codesOf(*it->second, width);
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
