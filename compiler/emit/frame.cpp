#include "compiler/emit/frame.h"

#include "compiler/contract/queries.h"
#include "compiler/emit/expression.h"
#include "compiler/emit/names.h"
#include "compiler/emit/one_value.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

namespace qkc::emit {

using namespace contract;

namespace {

bool isPointer(const Contract& contract, const Parameter& parameter) {
  return parameter.quantity != kNone && contract.quantity(parameter.quantity).role != Role::parameter;
}

bool isInout(const Contract& contract, const Parameter& parameter) {
  return parameter.quantity != kNone && contract.quantity(parameter.quantity).role == Role::inout;
}

// What inouts hold before the call: given to a checker, copied by a reference that reads it.
std::string fillOld(const Input& input, const Parameter& parameter, Purpose purpose) {
  const Quantity& q = input.contract.quantity(parameter.quantity);
  const std::string type = storageType(*q.type.format);
  if (purpose == Purpose::checker)
    return fmt::format("  io.old_{} = static_cast<const {}*>({}_before);\n", q.name, type, parameter.name);
  const std::string count = elementCount(input, q);
  return fmt::format("  const qkc::Workspace memory_old_{0}(sizeof({1}) * ({2}), stream);\n"
                     "  qkc::copy(memory_old_{0}.as<{1}>(), io.{3}, {2}, stream);\n"
                     "  io.old_{0} = memory_old_{0}.as<{1}>();\n",
                     q.name, type, count, parameter.name);
}

} // namespace

std::string hostParameters(const Contract& contract) {
  std::string text;
  for (const Parameter& parameter : parametersOf(contract)) {
    const bool isInput = isPointer(contract, parameter) && contract.quantity(parameter.quantity).role == Role::input;
    text += fmt::format("{}{} {}, ", parameter.type, isInput ? " __restrict__" : "", parameter.name);
  }
  return text;
}

std::string checkerParameters(const Contract& contract) {
  std::string text;
  for (const Parameter& parameter : parametersOf(contract)) {
    if (isInout(contract, parameter))
      text += fmt::format("const void* {}_before, ", parameter.name);
    text += fmt::format("{} {}, ", isPointer(contract, parameter) ? "const void*" : parameter.type, parameter.name);
  }
  return text;
}

std::string fillTensors(const Input& input, Purpose purpose) {
  const Contract& contract = input.contract;
  std::string text;
  for (const Parameter& parameter : parametersOf(contract)) {
    if (!isPointer(contract, parameter)) {
      text += fmt::format("  io.{0} = {0};\n", parameter.name);
      continue;
    }
    const Quantity& q = contract.quantity(parameter.quantity);
    const bool writes = purpose == Purpose::reference && q.role != Role::input;
    const std::string type = fmt::format("{}{}*", writes ? "" : "const ", wordTypeOf(q));
    const char* cast = purpose == Purpose::reference ? "reinterpret_cast" : "static_cast";
    text += fmt::format("  io.{0} = {1}<{2}>({0});\n", parameter.name, cast, type);
  }
  for (const Dim& dim : contract.dims)
    if (dim.derived != kNone)
      text += fmt::format("  io.{} = {};\n", localName(dim.name), extentText(input, dim.derived));
  const auto memory = [&](const std::string& field, std::string_view type, const std::string& count) {
    text += fmt::format(
        "  const qkc::Workspace memory_{0}(sizeof({1}) * ({2}), stream);\n  io.{0} = memory_{0}.as<{1}>();\n", field,
        type, count);
  };
  for (const Quantity& q : contract.quantities)
    if (isTensor(q) && hasCodes(q, purpose))
      memory("codes_" + q.name, storageType(*q.type.format), elementCount(input, q));
  for (const Parameter& parameter : parametersOf(contract))
    if (parameter.quantity != kNone && keepsOld(input, parameter.quantity, purpose))
      text += fillOld(input, parameter, purpose);
  for (const Kept& let : keptLets(input, purpose)) {
    const Quantity& q = contract.quantity(let.let);
    memory("kept_" + let.name, keptType(input, let.let, purpose), indexCount(input, q.indices));
  }
  if (purpose == Purpose::reference)
    return text;
  text += oneValueMemory(input);
  for (const QuantityId id : input.plan.flagged)
    memory("rejected_" + contract.quantity(id).name, "uint8_t", elementCount(input, contract.quantity(id)));
  for (const QuantityId id : input.plan.rests) {
    const Quantity& q = contract.quantity(id);
    memory("touched_" + q.name, "uint8_t", elementCount(input, q));
    text += fmt::format("  qkc::fill(io.touched_{}, uint8_t(0), {}, stream);\n", q.name, elementCount(input, q));
  }
  for (const Step& step : input.plan.steps)
    if (step.kind == Step::Kind::compute && dependsOnOutputs(contract, step.quantity)) {
      const Quantity& q = contract.quantity(step.quantity);
      memory("unjudged_" + q.name, "uint8_t", indexCount(input, q.indices));
    }
  return text;
}

std::string computeFunctor(const Input& input, const Kept& kept) {
  const Quantity& let = input.contract.quantity(kept.let);
  std::string text = fmt::format(
      "struct Compute_{0} {{\n  Tensors io;\n  QKC_MEMBER void operator()(int64_t, int64_t place) const {{\n{1}"
      "    io.kept_{0}[place] = compute_{0}(io{2});\n",
      kept.name, decodeIndices(input, let.indices, "place"), indexArguments(input.contract, let));
  if (kept.flagged)
    text += fmt::format("    io.unjudged_{0}[place] = compute_unjudged_{0}(io{1}) ? 1 : 0;\n", let.name,
                        indexArguments(input.contract, let));
  return text + "  }\n};\n\n";
}

std::string computeCall(const Input& input, const Kept& kept) {
  return fmt::format("  qkc::for_places({}, stream, Compute_{}{{io}});\n",
                     indexCount(input, input.contract.quantity(kept.let).indices), kept.name);
}

std::string decodeIndices(const Input& input, const std::vector<IndexId>& indices, const std::string& number) {
  std::string text;
  std::string rest = number;
  for (std::size_t k = indices.size(); k-- > 0;) {
    const std::string name = localName(input.contract.indices[static_cast<std::size_t>(indices[k])].name);
    const std::string extent = indexCount(input, {indices[k]});
    text += k == 0 ? fmt::format("    const int64_t {} = {};\n", name, rest)
                   : fmt::format("    const int64_t {} = {} % ({});\n", name, rest, extent);
    rest = fmt::format("{} / ({})", rest, extent);
  }
  return text;
}

Iteration iterationOf(const Input& input, const Quantity& quantity) {
  if (quantity.indices.empty())
    return {"1", "1", "    (void)row;\n    (void)column;\n"};
  const std::vector<IndexId> outer(quantity.indices.begin(), quantity.indices.end() - 1);
  Iteration result{indexCount(input, outer), indexCount(input, {quantity.indices.back()}), ""};
  result.decode = outer.empty() ? "    (void)row;\n" : decodeIndices(input, outer, "row");
  result.decode +=
      fmt::format("    const int64_t {} = column;\n",
                  localName(input.contract.indices[static_cast<std::size_t>(quantity.indices.back())].name));
  return result;
}

} // namespace qkc::emit
