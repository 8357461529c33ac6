#include "compiler/contract/queries.h"
#include "compiler/emit/emit.h"
#include "compiler/emit/expression.h"
#include "compiler/emit/frame.h"
#include "compiler/emit/names.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

namespace qkc::emit {

using namespace contract;

std::string writeFunctor(const Input& input, const Quantity& output) {
  const Iteration iteration = iterationOf(input, output);
  // A place that is read from an input is looked at under its guard alone.
  const std::string placed = fmt::format("const int64_t place = {};", placeText(input, output));
  const std::string inside = output.restUntouched ? placed + "\n      " : "";
  std::string text = fmt::format("struct Write_{} {{\n  Tensors io;\n"
                                 "  QKC_MEMBER void operator()(int64_t row, int64_t column) const {{\n{}{}",
                                 output.name, iteration.decode, output.restUntouched ? "" : "    " + placed + "\n");
  const std::string tag = formatTag(*output.type.format);
  for (int k = 0; k < static_cast<int>(output.arms.size()); ++k) {
    const Arm& arm = output.arms[static_cast<std::size_t>(k)];
    const std::string name = armName(input.contract, output, k);
    const auto paths = assignmentsFor(input.contract, reachableChoices(input.contract, arm.value), Purpose::reference);
    const std::string store =
        fmt::format("{}io.{}[place] = qkc::bits<{}>(value_{}{}(io{}));", inside,
                    output.layout ? "codes_" + output.name : localName(output.name), tag, name,
                    pathSuffix(input.contract, paths.front()), indexArguments(input.contract, output));
    if (arm.guard != kNone)
      text += fmt::format("    if (when_{}(io{})) {{\n      {}\n      return;\n    }}\n", name,
                          indexArguments(input.contract, output), store);
    else
      text += "    " + store + "\n";
  }
  text += "  }\n};\n\n";
  return output.layout ? text + packFunctor(input, output) : text;
}

std::string referenceSteps(const Input& input) {
  std::string text;
  for (QuantityId id = 0; id < static_cast<QuantityId>(input.contract.quantities.size()); ++id)
    if (const Quantity& q = input.contract.quantity(id); q.role == Role::output && q.layout)
      text += clearRest(input, id);
  for (const Step& step : input.plan.steps) {
    const Quantity& q = input.contract.quantity(step.quantity);
    if (step.kind == Step::Kind::compute) {
      for (const Kept& kept : keptLets(input, Purpose::reference))
        if (kept.let == step.quantity)
          text += computeCall(input, kept);
    } else {
      const Iteration iteration = iterationOf(input, q);
      text +=
          fmt::format("  qkc::for_rows({}, {}, stream, Write_{}{{io}});\n", iteration.rows, iteration.columns, q.name);
      if (q.layout)
        text += packCall(input, q);
    }
  }
  return text;
}

std::string referenceBody(const Input& input) {
  std::string text = tensorsStruct(input, Purpose::reference) + sharedFunctions(input, Purpose::reference);
  for (const Kept& kept : keptLets(input, Purpose::reference))
    text += computeFunctor(input, kept);
  for (const Step& step : input.plan.steps)
    if (step.kind == Step::Kind::output)
      text += writeFunctor(input, input.contract.quantity(step.quantity));
  return text;
}

std::string emitReference(const Input& input, const std::string& hash) {
  std::string text = banner(input.contract, hash, "One lawful kernel: the first path of every choice.");
  text += fmt::format("#include \"{}.h\"\n{}#include \"qkc/numeric.h\"\n#include \"qkc/rows.h\"\n\nnamespace {{\n\n",
                      input.contract.name, layoutInclude(input.contract) + functionsInclude(input.contract));
  text += referenceBody(input) + "} // namespace\n\n#if !defined(__CUDACC_RTC__)\n";
  text += fmt::format("extern \"C\" void qkc_{}({}cudaStream_t stream) {{\n", input.contract.name,
                      hostParameters(input.contract));
  text += "  Tensors io{};\n" + fillTensors(input, Purpose::reference) + referenceSteps(input);
  return text + "}\n#endif\n";
}

} // namespace qkc::emit
