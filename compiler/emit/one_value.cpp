#include "compiler/emit/one_value.h"

#include "compiler/contract/shared_scalars.h"
#include "compiler/emit/names.h"

#include <fmt/format.h>

namespace qkc::emit {

using namespace contract;

namespace {

std::string nameOf(const Input& input, const JudgedArm& arm) {
  return armName(input.contract, input.contract.quantity(arm.output), arm.arm);
}

} // namespace

QuantityId scalarOf(const Contract& contract, const JudgedArm& arm) {
  const Quantity& output = contract.quantity(arm.output);
  const Arm& judged = output.arms[static_cast<std::size_t>(arm.arm)];
  // A mutant may have made the value exact.
  return arm.group == kNone && contract.node(judged.value).kind == ValueKind::enclosure
             ? sharedScalar(contract, output, judged)
             : kNone;
}

std::string oneValueFields(const Input& input) {
  std::string text;
  for (const QuantityId scalar : sharedScalars(input.contract))
    text += fmt::format("  const qkc::Enclosure* one_{0}; // stands for {0} where not null\n",
                        input.contract.quantity(scalar).name);
  for (const JudgedArm& arm : input.plan.arms)
    if (const QuantityId scalar = scalarOf(input.contract, arm); scalar != kNone)
      text +=
          fmt::format("  qkc::Refuted* parts_{}; // of {}\n", nameOf(input, arm), input.contract.quantity(scalar).name);
  return text;
}

std::string oneValueMemory(const Input& input) {
  std::string text;
  for (const JudgedArm& arm : input.plan.arms)
    if (const QuantityId scalar = scalarOf(input.contract, arm); scalar != kNone)
      text += fmt::format("  const qkc::Workspace memory_parts_{0}(sizeof(qkc::Refuted) * ({1}), stream);\n"
                          "  io.parts_{0} = memory_parts_{0}.as<qkc::Refuted>();\n",
                          nameOf(input, arm), indexCount(input, input.contract.quantity(scalar).indices));
  return text;
}

std::string oneValueArguments(const Input& input, const JudgedArm& arm) {
  const Quantity& scalar = input.contract.quantity(scalarOf(input.contract, arm));
  const std::string name = nameOf(input, arm);
  return fmt::format("io.kept_{0}[{1}], io.parts_{2}[{1}], Under_{2}{{io{3}}}", scalar.name, letPlace(input, scalar),
                     name, indexArguments(input.contract, input.contract.quantity(arm.output)));
}

std::string narrowFunctors(const Input& input, const JudgedArm& arm, const NarrowParts& parts) {
  const Quantity& output = input.contract.quantity(arm.output);
  const Quantity& scalar = input.contract.quantity(scalarOf(input.contract, arm));
  const std::string name = nameOf(input, arm);
  const std::string arguments = indexArguments(input.contract, output);
  std::string fields;
  for (const IndexId id : output.indices)
    fields += fmt::format("  int64_t {};\n", localName(input.contract.indices[static_cast<std::size_t>(id)].name));
  std::string text = fmt::format("// An element of {0} under one value of {1}.\nstruct Under_{2} {{\n"
                                 "  const Tensors& io;\n{3}"
                                 "  QKC_APART qkc::Enclosure operator()(const qkc::Enclosure& value) const {{\n"
                                 "    Tensors with = io;\n    with.one_{1} = &value;\n"
                                 "    return bounds_{2}(with{4});\n  }}\n}};\n\n",
                                 output.name, scalar.name, name, fields, arguments);
  text += fmt::format("struct Narrow_{} {{\n  Tensors io;\n"
                      "  QKC_MEMBER void operator()(int64_t row, int64_t column) const {{\n{}",
                      name, parts.decode);
  if (!parts.skip.empty())
    text += fmt::format("    if ({})\n      return;\n", parts.skip);
  return text +
         fmt::format("    qkc::narrow<{}>(&io.parts_{}[{}], {}, io.kept_{}[{}], Under_{}{{io{}}}, {});\n  }}\n}};"
                     "\n\n",
                     formatTag(*output.type.format), name, letPlace(input, scalar), parts.code, scalar.name,
                     letPlace(input, scalar), name, arguments, parts.window);
}

std::string keptText(const Input& input, const Quantity& let, const std::string& name) {
  const auto id = static_cast<QuantityId>(&let - input.contract.quantities.data());
  const std::string kept = fmt::format("io.kept_{}[{}]", name, letPlace(input, let));
  return sharedScalars(input.contract).contains(id)
             ? fmt::format("(io.one_{0} != nullptr ? *io.one_{0} : {1})", name, kept)
             : kept;
}

namespace {

std::string narrowCall(const Input& input, const JudgedArm& arm) {
  const Quantity& output = input.contract.quantity(arm.output);
  const Iteration iteration = iterationOf(input, output);
  const std::string name = nameOf(input, arm);
  return fmt::format("  qkc::fill(io.parts_{0}, qkc::Refuted{{0, 0}}, {1}, stream);\n"
                     "  qkc::for_rows({2}, {3}, stream, Narrow_{0}{{io}});\n",
                     name, indexCount(input, input.contract.quantity(scalarOf(input.contract, arm)).indices),
                     iteration.rows, iteration.columns);
}

} // namespace

std::string narrowCalls(const Input& input, QuantityId output) {
  std::string text;
  for (const JudgedArm& arm : input.plan.arms)
    if (arm.output == output && scalarOf(input.contract, arm) != kNone)
      text += narrowCall(input, arm);
  return text;
}

std::string narrowCalls(const Input& input) {
  std::string text;
  for (const JudgedArm& arm : input.plan.arms) {
    if (scalarOf(input.contract, arm) == kNone)
      continue;
    if (arm.dependsOnOutputs)
      for (const QuantityId id : input.plan.flagged)
        text += fmt::format("  qkc::fill(io.rejected_{}, uint8_t(0), {}, stream);\n", input.contract.quantity(id).name,
                            elementCount(input, input.contract.quantity(id)));
    text += narrowCall(input, arm);
  }
  return text;
}

} // namespace qkc::emit
