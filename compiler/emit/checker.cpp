// The checker: per output one functor that judges each element by the arm whose guard holds, under the values that came
// back.

#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/contract/shared_scalars.h"
#include "compiler/emit/emit.h"
#include "compiler/emit/enclosure_text.h"
#include "compiler/emit/expression.h"
#include "compiler/emit/frame.h"
#include "compiler/emit/group_text.h"
#include "compiler/emit/names.h"
#include "compiler/emit/one_value.h"
#include "compiler/emit/operands.h"
#include "compiler/emit/storage.h"
#include "compiler/emit/wide.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

class CheckerText {
public:
  CheckerText(const Input& input, StepForms forms)
      : input_(input), contract_(input.contract), plan_(input.plan), groups_(input), steps_(steps(forms)) {}

  std::string functors() {
    std::string text;
    for (const Kept& kept : keptLets(input_, Purpose::checker))
      text += computeFunctor(input_, kept);
    for (const JudgedArm& arm : plan_.arms)
      if (scalarOf(contract_, arm) != kNone)
        text += narrowFunctors(input_, arm, narrowParts(arm));
    for (const Step& step : plan_.steps)
      if (step.kind == Step::Kind::output)
        text += judgeFunctor(step.quantity);
    for (std::size_t k = 0; k < plan_.rests.size(); ++k)
      text += restFunctors(input_, plan_.rests[k], restArm(k));
    for (std::size_t k = 0; k < plan_.pads.size(); ++k)
      text += padFunctors(input_, plan_.pads[k], padArm(k));
    for (std::size_t g = 0; g < plan_.groups.size(); ++g)
      if (plan_.groups[g].hasInstance)
        text += groups_.closeFunctor(static_cast<int>(g));
    if (!steps_.structs.empty())
      text += "#if QKC_WIDE\n" + steps_.structs + "#endif\n\n";
    for (std::size_t k = 0; k < plan_.arms.size(); ++k)
      text += explainFunctor(static_cast<int>(k));
    return text;
  }

  // The body of the function that judges.
  std::string checkLines() {
    const std::string counts = this->counts();
    // Temporaries end before the report is waited for: their release is the stream's, and takes the host no time then.
    std::string text = "  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);\n  qkc::clear(*report);\n"
                       "  qkc::ReportOnDevice counts(report, stream);\n  {\n  Tensors io{};\n" +
                       fillTensors(input_, Purpose::checker) + groups_.instanceMemory();
    text += steps_.calls;
    for (const QuantityId id : plan_.rests)
      text += fmt::format("  qkc::judge_rows<{}>(1, {}, stream, counts.get(), Rest_{}{{io}});\n", counts,
                          elementCount(input_, contract_.quantity(id)), contract_.quantity(id).name);
    for (const QuantityId id : plan_.pads)
      text += fmt::format("  qkc::judge_rows<{}>(1, {}, stream, counts.get(), Pad_{}{{io}});\n", counts,
                          padWords(input_, id), contract_.quantity(id).name);
    for (std::size_t g = 0; g < plan_.groups.size(); ++g)
      if (plan_.groups[g].hasInstance)
        text += fmt::format("  qkc::judge_rows<{0}>(1, {1}, stream, counts.get(), Close_{2}{{io}});\n", counts,
                            groups_.instanceCount(plan_.groups[g]), g);
    return text + "  }\n  counts.fetch();\n";
  }

  std::string explainFunction() {
    std::string text =
        fmt::format("extern \"C\" void qkc_{}_explain({}int32_t arm, int64_t number, qkc_position* position, "
                    "void* on_stream) {{\n",
                    contract_.name, checkerParameters(contract_));
    text += "  const cudaStream_t stream = static_cast<cudaStream_t>(on_stream);\n  Tensors io{};\n" +
            fillTensors(input_, Purpose::checker);
    for (const Kept& kept : keptLets(input_, Purpose::checker)) {
      if (kept.flagged) // every output was judged before: nothing is marked here
        for (const QuantityId id : plan_.flagged)
          text += fmt::format("  qkc::fill(io.rejected_{}, uint8_t(0), {}, stream);\n", contract_.quantity(id).name,
                              elementCount(input_, contract_.quantity(id)));
      text += computeCall(input_, kept);
    }
    text += narrowCalls(input_);
    text += "  qkc::PositionOnDevice at(position, stream);\n";
    for (std::size_t k = 0; k < plan_.arms.size(); ++k)
      text += fmt::format("  if (arm == {0})\n    qkc::for_rows(1, 1, stream, Explain_{1}{{io, at.get(), number}});\n",
                          k, nameOf(plan_.arms[k]));
    for (std::size_t k = 0; k < plan_.rests.size(); ++k)
      text +=
          fmt::format("  if (arm == {0})\n    qkc::for_rows(1, 1, stream, ExplainRest_{1}{{io, at.get(), number}});\n",
                      restArm(k), contract_.quantity(plan_.rests[k]).name);
    for (std::size_t k = 0; k < plan_.pads.size(); ++k)
      text +=
          fmt::format("  if (arm == {0})\n    qkc::for_rows(1, 1, stream, ExplainPad_{1}{{io, at.get(), number}});\n",
                      padArm(k), contract_.quantity(plan_.pads[k]).name);
    return text + "  at.fetch();\n}\n";
  }

private:
  std::string counts() const {
    return fmt::format("{}, {}", plan_.arms.size() + plan_.rests.size() + plan_.pads.size(), plan_.groups.size());
  }

  WideSteps steps(StepForms forms) const {
    std::vector<CheckStep> steps;
    const auto add = [&](CheckStep::Kind kind, std::string plain) -> CheckStep& {
      steps.emplace_back();
      steps.back().kind = kind;
      steps.back().plain = std::move(plain);
      return steps.back();
    };
    for (const Step& step : plan_.steps) {
      if (step.kind == Step::Kind::compute) {
        for (const Kept& kept : keptLets(input_, Purpose::checker))
          if (kept.let == step.quantity)
            add(CheckStep::Kind::compute, computeCall(input_, kept)).kept = kept;
        continue;
      }
      if (std::string calls = narrowCalls(input_, step.quantity); !calls.empty())
        add(CheckStep::Kind::other, std::move(calls));
      const Quantity& output = contract_.quantity(step.quantity);
      const Iteration iteration = iterationOf(input_, output);
      add(CheckStep::Kind::judge, fmt::format("  qkc::judge_rows<{}>({}, {}, stream, counts.get(), Judge_{}{{io}});\n",
                                              counts(), iteration.rows, iteration.columns, output.name))
          .output = step.quantity;
    }
    if (forms == StepForms::all)
      return wideSteps(input_, steps, counts());
    WideSteps plain;
    for (const CheckStep& step : steps)
      plain.calls += step.plain;
    return plain;
  }

  int padArm(std::size_t k) const { return restArm(plan_.rests.size() + k); }
  int restArm(std::size_t k) const { return static_cast<int>(plan_.arms.size() + k); }

  std::string nameOf(const JudgedArm& arm) const { return armName(contract_, contract_.quantity(arm.output), arm.arm); }

  std::string sameTag(const Quantity& output) const {
    return fmt::format("qkc::same<{}, {}, {}>", formatTag(*output.type.format),
                       output.zeros == SameDistinct::same ? "true" : "false",
                       output.nans == SameDistinct::same ? "true" : "false");
  }

  std::string bitsOf(const JudgedArm& arm, const Assignment& assignment) const {
    const Quantity& output = contract_.quantity(arm.output);
    if (hasBits(contract_, output, arm.arm))
      return fmt::format("bits_{}{}(io{})", nameOf(arm), pathSuffix(contract_, assignment),
                         indexArguments(contract_, output));
    return fmt::format("qkc::bits<{}>(value_{}{}(io{}))", formatTag(*output.type.format), nameOf(arm),
                       pathSuffix(contract_, assignment), indexArguments(contract_, output));
  }

  // An element narrows its row where this arm judges it.
  NarrowParts narrowParts(const JudgedArm& arm) {
    const Quantity& output = contract_.quantity(arm.output);
    const std::string arguments = indexArguments(contract_, output);
    NarrowParts parts{iterationOf(input_, output).decode + excludeUnassumed(output, false, "return;"), "",
                      codeText(input_, output, targetTexts(input_, output)), windowText(arm)};
    const auto skip = [&](const std::string& condition) {
      parts.skip += (parts.skip.empty() ? "" : " || ") + condition;
    };
    for (int k = 0; k <= arm.arm; ++k)
      if (output.arms[static_cast<std::size_t>(k)].guard != kNone)
        skip(fmt::format("{}when_{}(io{})", k == arm.arm ? "!" : "", armName(contract_, output, k), arguments));
    if (arm.dependsOnOutputs)
      skip(fmt::format("unjudged_{}(io{})", nameOf(arm), arguments));
    return parts;
  }

  std::string judgeFunctor(QuantityId id) {
    const Quantity& output = contract_.quantity(id);
    const Iteration iteration = iterationOf(input_, output);
    std::string text = returnedFunction(output);
    text += fmt::format("// Judges {0}.\nstruct Judge_{1} {{\n  Tensors io;\n  template <class Tally>\n"
                        "  QKC_MEMBER void operator()(int64_t row, int64_t column, Tally& tally) const {{\n"
                        "    judge(io, row, column, tally);\n  }}\n"
                        "  template <class From, class Tally>\n"
                        "  QKC_MEMBER static bool judge(const From& io, int64_t row, int64_t column, Tally& tally) {{\n"
                        "{2}    const int64_t element = row * ({3}) + column;\n",
                        printTarget(contract_, output), output.name, iteration.decode, iteration.columns);
    if (output.restUntouched)
      return text + judgeScattered(id, output) + "    return false;\n  }\n};\n\n";
    text += placed(output, "    ");
    const bool flagged = plan_.flagged.contains(id);
    text += excludeUnassumed(output, flagged, "return false;");
    std::string indent = "    ";
    std::string closing;
    for (std::size_t k = 0; k < plan_.arms.size(); ++k) {
      const JudgedArm& arm = plan_.arms[k];
      if (arm.output != id)
        continue;
      const NodeId guard = output.arms[static_cast<std::size_t>(arm.arm)].guard;
      if (guard != kNone) {
        text += fmt::format("{}if (when_{}(io{})) {{\n", indent, nameOf(arm), indexArguments(contract_, output));
        text += judgeArm(static_cast<int>(k), arm, indent + "  ");
        text += indent + "} else {\n";
        closing = indent + "}\n" + closing;
        indent += "  ";
      } else {
        text += judgeArm(static_cast<int>(k), arm, indent);
      }
    }
    text += closing;
    text += flagged         ? fmt::format("    io.rejected_{}[place] = rejected ? 1 : 0;\n", output.name)
            : output.layout ? std::string("    (void)place;\n")
                            : std::string();
    return text + "    return rejected;\n  }\n};\n\n";
  }

  std::string placed(const Quantity& output, const std::string& indent) const {
    return fmt::format("{0}const int64_t place = {1};\n{0}const auto returned = {2};\n{0}bool rejected = false;\n",
                       indent, placeText(input_, output),
                       output.layout ? codeText(input_, output, targetTexts(input_, output))
                                     : fmt::format("returned_{}(io, place)", output.name));
  }

  std::string returnedFunction(const Quantity& output) const {
    return output.layout
               ? ""
               : fmt::format("QKC_FN {} returned_{}(const Tensors& io, int64_t place) {{ return io.{}[place]; }}\n\n",
                             wordTypeOf(output), output.name, localName(output.name));
  }

  // Places that are read from an input are looked at under the guard of their arm; they are not part of the rest.
  std::string judgeScattered(QuantityId id, const Quantity& output) {
    if (!contract_.assumes.empty())
      input_.sink.error(diag::Code::UnsupportedConstruct, output.span,
                        "assumptions beside a tensor whose rest is untouched are not supported yet");
    std::string text;
    for (std::size_t k = 0; k < plan_.arms.size(); ++k) {
      const JudgedArm& arm = plan_.arms[k];
      if (arm.output != id)
        continue;
      const NodeId guard = output.arms[static_cast<std::size_t>(arm.arm)].guard;
      text += guard == kNone
                  ? std::string("    {\n")
                  : fmt::format("    if (when_{}(io{})) {{\n", nameOf(arm), indexArguments(contract_, output));
      text += placed(output, "      ") + fmt::format("      io.touched_{}[place] = 1;\n", output.name);
      text += judgeArm(static_cast<int>(k), arm, "      ");
      text += plan_.flagged.contains(id) ? fmt::format("      io.rejected_{}[place] = rejected ? 1 : 0;\n", output.name)
                                         : std::string();
      text += "      return rejected;\n    }\n";
    }
    return text;
  }

  // Elements for which an `assume` does not hold are outside the contract: not judged, not counted.
  std::string excludeUnassumed(const Quantity& output, bool flagged, const char* leave) {
    std::string text;
    for (const NodeId assumed : contract_.assumes) {
      bool here = true;
      walk(contract_, assumed, [&](const Node& node) {
        here = here && (node.op != Op::index ||
                        std::find(output.indices.begin(), output.indices.end(), node.index) != output.indices.end());
      });
      if (!here) {
        input_.sink.error(
            diag::Code::UnsupportedConstruct, contract_.node(assumed).span,
            fmt::format("this fact has index variables that `{}` has not, which is not supported yet", output.name));
        continue;
      }
      Lines lines(2);
      const Assignment none;
      ExpressionText value(contract_, plan_, none, lines, input_.sink);
      const std::string condition = value.value(assumed);
      text += lines.text() + fmt::format("    if (!({})) {{ // assume {}\n", condition, printExpr(contract_, assumed));
      if (flagged)
        text += fmt::format("      io.rejected_{}[place] = 0;\n", output.name);
      text += fmt::format("      {}\n    }}\n", leave);
    }
    return text;
  }

  std::string judgeArm(int number, const JudgedArm& arm, const std::string& indent) {
    const Quantity& output = contract_.quantity(arm.output);
    std::string inner = indent;
    std::string text;
    if (arm.dependsOnOutputs) {
      text +=
          fmt::format("{0}if (unjudged_{1}(io{2})) {{\n{0}  tally.skip({3});\n{0}  rejected = true;\n{0}}} else {{\n",
                      indent, nameOf(arm), indexArguments(contract_, output), number);
      inner += "  ";
    }
    if (isBounded(arm)) {
      text += judgeBounds(number, arm, inner);
    } else if (arm.group == kNone) {
      text += fmt::format("{}rejected = tally.judge({}, element, {}(returned, {}));\n", inner, number, sameTag(output),
                          bitsOf(arm, {}));
    } else {
      text += judgeChoice(number, arm, inner);
    }
    return arm.dependsOnOutputs ? text + indent + "}\n" : text;
  }

  bool isBounded(const JudgedArm& arm) const {
    const Arm& judged = contract_.quantity(arm.output).arms[static_cast<std::size_t>(arm.arm)];
    return contract_.node(judged.value).kind == ValueKind::enclosure || judged.tolerance.isStated();
  }

  // "Window{steps, absolute, relative}": what a stated tolerance adds to the ends.
  std::string windowText(const JudgedArm& arm) const {
    const Tolerance& t = contract_.quantity(arm.output).arms[static_cast<std::size_t>(arm.arm)].tolerance;
    return fmt::format("qkc::Window{{{}, {}, {}}}", t.steps, atLeast(t.absolute), atLeast(t.relative));
  }

  std::string boundsCall(const JudgedArm& arm, const Assignment& assignment, const char* part) const {
    const Arm& judged = contract_.quantity(arm.output).arms[static_cast<std::size_t>(arm.arm)];
    const bool isUnion = std::string_view(part) == "bounds" && EnclosureText::isUndecided(contract_, judged.value);
    return fmt::format("{}_{}{}(io{})", isUnion ? "union" : part, nameOf(arm), pathSuffix(contract_, assignment),
                       indexArguments(contract_, contract_.quantity(arm.output)));
  }

  // What accepts most returned values without bounds.
  std::string firstTest(const JudgedArm& arm) const {
    const Quantity& output = contract_.quantity(arm.output);
    if (hasNearTest(input_, output, output.arms[static_cast<std::size_t>(arm.arm)].value))
      return fmt::format("is_near_{}(io{}, returned)", nameOf(arm), indexArguments(contract_, output));
    return fmt::format("qkc::is_nearest<{}>(returned, {})", formatTag(*output.type.format),
                       boundsCall(arm, {}, "centre"));
  }

  // The centre first, where it alone decides most elements; codes of 8 bits and fewer, and of arms
  // whose mask is capped, are also counted by their masks.
  std::string judgeBounds(int number, const JudgedArm& arm, const std::string& indent) {
    const Quantity& output = contract_.quantity(arm.output);
    const std::string tag = formatTag(*output.type.format);
    if (scalarOf(contract_, arm) != kNone)
      return fmt::format("{}rejected = qkc::judge_one_value<{}>(tally, {}, element, returned, {}, {});\n", indent, tag,
                         number, oneValueArguments(input_, arm), windowText(arm));
    if (arm.group == kNone) {
      const bool isCapped = output.arms[static_cast<std::size_t>(arm.arm)].mask.has_value();
      if (output.type.format->storageBits <= 8 || isCapped)
        return fmt::format("{}rejected = qkc::judge_bounds<{}>(tally, {}, element, returned, {}, {});\n", indent, tag,
                           number, boundsCall(arm, {}, "bounds"), windowText(arm));
      return fmt::format("{0}if ({2})\n{0}  rejected = tally.judge({3}, element, true);\n"
                         "{0}else\n{0}  rejected = qkc::judge_bounds<{1}>(tally, {3}, element, returned, {4}, {5});\n",
                         indent, tag, firstTest(arm), number, boundsCall(arm, {}, "bounds"), windowText(arm));
    }
    const Group& group = plan_.groups[static_cast<std::size_t>(arm.group)];
    std::string text = indent + "uint64_t explained = 0;\n";
    for (const Assignment& assignment : assignments(contract_, arm.choices))
      text += fmt::format("{}explained |= qkc::admits<{}>(returned, {}, {}) ? {:#x}u : 0u;\n", indent, tag,
                          boundsCall(arm, assignment, "bounds"), windowText(arm),
                          combinationsWith(contract_, group, assignment));
    return text + fmt::format("{}rejected = tally.judge_choice({}, {}, element, explained, {:#x}u);\n", indent, number,
                              arm.group, group.full());
  }

  std::string judgeChoice(int number, const JudgedArm& arm, const std::string& indent) {
    const Group& group = plan_.groups[static_cast<std::size_t>(arm.group)];
    const Quantity& output = contract_.quantity(arm.output);
    std::string text = indent + "uint64_t explained = 0;\n";
    for (const Assignment& assignment : assignments(contract_, arm.choices))
      text += fmt::format("{}explained |= {}(returned, {}) ? {:#x}u : 0u;\n", indent, sameTag(output),
                          bitsOf(arm, assignment), combinationsWith(contract_, group, assignment));
    text += groups_.projectChoices(group, indent, [&](const Choice& choice) {
      return choice.scope.kind == Scope::Kind::element ||
             (choice.scope.kind == Scope::Kind::instance && !group.hasInstance);
    });
    text += fmt::format("{}rejected = tally.judge_choice({}, {}, element, explained, {:#x}u);\n", indent, number,
                        arm.group, group.full());
    if (group.hasInstance)
      text += fmt::format("{0}if (!rejected && explained != {1:#x}u)\n{0}  qkc::atomic_and(&io.instances_{2}[{3}], "
                          "explained);\n",
                          indent, group.full(), arm.group, groups_.instancePlace(group));
    return text;
  }

  std::string explainFunctor(int number) {
    const JudgedArm& arm = plan_.arms[static_cast<std::size_t>(number)];
    const Quantity& output = contract_.quantity(arm.output);
    std::string text = fmt::format("struct Explain_{} {{\n  Tensors io;\n  qkc_position* out;\n  int64_t number;\n"
                                   "  QKC_MEMBER void operator()(int64_t, int64_t) const {{\n{}",
                                   nameOf(arm), decodeIndices(input_, output.indices, "number"));
    if (output.indices.empty())
      text += "    (void)number;\n";
    text += fmt::format("    const auto returned = {};\n    out->arm = {};\n    out->returned = returned;\n",
                        codeText(input_, output, targetTexts(input_, output)), number);
    for (std::size_t k = 0; k < output.indices.size(); ++k)
      text += fmt::format("    out->indices[{}] = {};\n", k,
                          localName(contract_.indices[static_cast<std::size_t>(output.indices[k])].name));
    for (std::size_t k = 0; k < output.target.size(); ++k)
      text += fmt::format("    out->coordinates[{}] = {};\n", k, extentText(input_, output.target[k]));
    text += explainAdmissible(arm, output) + explainOperands(arm);
    return text + "  }\n};\n\n";
  }

  std::string explainAdmissible(const JudgedArm& arm, const Quantity& output) {
    std::string text = "    out->explained = 0;\n";
    if (isBounded(arm))
      return explainBounds(arm, output);
    if (arm.group == kNone)
      return text + fmt::format("    out->combinations = 1;\n    out->admissible[0] = {};\n"
                                "    out->explained = {}(returned, static_cast<{}>(out->admissible[0])) ? 1 : 0;\n",
                                bitsOf(arm, {}), sameTag(output), storageType(*output.type.format));
    const Group& group = plan_.groups[static_cast<std::size_t>(arm.group)];
    text += fmt::format("    out->combinations = {};\n", group.combinations);
    int variable = 0;
    for (const Assignment& assignment : assignments(contract_, arm.choices)) {
      const std::string name = fmt::format("bits{}", variable++);
      text += fmt::format("    const auto {} = {};\n", name, bitsOf(arm, assignment));
      const std::uint64_t numbers = combinationsWith(contract_, group, assignment);
      for (int number = 0; number < group.combinations; ++number)
        if ((numbers >> number & 1U) != 0)
          text += fmt::format("    out->admissible[{}] = {};\n", number, name);
      text += fmt::format("    out->explained |= {}(returned, {}) ? {:#x}u : 0u;\n", sameTag(output), name, numbers);
    }
    return text;
  }

  // The ends of the range, of the first combination where there are several.
  std::string explainBounds(const JudgedArm& arm, const Quantity& output) {
    if (scalarOf(contract_, arm) != kNone)
      return fmt::format("    out->explained = 0;\n    qkc::explain_one_value<{}>(*out, returned, {}, {});\n",
                         formatTag(*output.type.format), oneValueArguments(input_, arm), windowText(arm));
    return fmt::format("    out->explained = 0;\n    qkc::explain_bounds<{}>(*out, returned, {}, {});\n",
                       formatTag(*output.type.format),
                       boundsCall(arm, assignments(contract_, arm.choices).front(), "bounds"), windowText(arm));
  }

  std::string explainOperands(const JudgedArm& arm) {
    std::string text;
    int slot = 0;
    for (const Operand& operand : operandsOf(input_, arm)) {
      Lines lines(2);
      const bool enclosed = contract_.node(operand.node).kind == ValueKind::enclosure;
      EnclosureText value(contract_, plan_, operand.assignment, lines, input_.sink, EnclosureText::Part::centre);
      const std::string expression =
          enclosed ? fmt::format("qkc::cast<{}, qkc::Rounding::half_even, qkc::Overflow::{}>({})",
                                 formatTag(*operand.format), operand.format->hasInfinity ? "inf" : "saturate",
                                 value.of(operand.node))
                   : value.value(operand.node);
      text += lines.text() + fmt::format("    out->operands[{}] = qkc::bits<{}>({}); // {}\n", slot++,
                                         formatTag(*operand.format), expression, operand.text);
    }
    return text;
  }

  const Input& input_;
  const Contract& contract_;
  const Plan& plan_;
  GroupText groups_;
  WideSteps steps_;
};

} // namespace

CheckerParts checkerParts(const Input& input, StepForms forms) {
  const bool encloses =
      std::ranges::any_of(input.contract.nodes, [](const Node& node) { return node.kind == ValueKind::enclosure; });
  const bool tolerates = std::ranges::any_of(input.contract.quantities, [](const Quantity& quantity) {
    return std::ranges::any_of(quantity.arms, [](const Arm& arm) { return arm.tolerance.isStated(); });
  });
  CheckerParts parts;
  const auto include = [&](std::initializer_list<const char*> names) {
    parts.includes.insert(parts.includes.end(), names.begin(), names.end());
  };
  if (encloses || tolerates)
    include({"qkc/bounds.h", "qkc/enclosure_sum.h", "qkc/functions.h"});
  include({"qkc/judge.h"});
  if (!layoutInclude(input.contract).empty())
    include({"qkc/layout.h"});
  include({"qkc/numeric.h"});
  if (!sharedScalars(input.contract).empty())
    include({"qkc/one_value.h"});
  include({"qkc/report.h"});
  if (forms == StepForms::all)
    include({"qkc/wide.h"});
  CheckerText checker(input, forms);
  parts.definitions =
      tensorsStruct(input, Purpose::checker) + sharedFunctions(input, Purpose::checker) + "\n" + checker.functors();
  parts.check = checker.checkLines();
  parts.explain = checker.explainFunction();
  return parts;
}

std::string emitChecker(const Input& input, const std::string& hash) {
  const CheckerParts parts = checkerParts(input, StepForms::all);
  std::string text = banner(input.contract, hash, "Judges the outputs of one call under the values that came back.");
  for (const std::string& header : parts.includes)
    text += fmt::format("#include \"{}\"\n", header);
  return text + "\nnamespace {\n\n" + parts.definitions + "} // namespace\n\n#if !defined(__CUDACC_RTC__)\n" +
         fmt::format("extern \"C\" void qkc_{}_check({}qkc_check_report* report, void* on_stream) {{\n{}}}\n\n",
                     input.contract.name, checkerParameters(input.contract), parts.check) +
         parts.explain + "#endif\n";
}

} // namespace qkc::emit
