#include "compiler/emit/functions.h"

#include "compiler/contract/layout_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/contract/queries.h"
#include "compiler/emit/constants.h"
#include "compiler/emit/enclosure_text.h"
#include "compiler/emit/expression.h"
#include "compiler/emit/names.h"
#include "compiler/emit/one_value.h"
#include "compiler/emit/storage.h"
#include "compiler/emit/unjudged.h"
#include "compiler/numeric/describe.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

std::string loadFunction(const Input& input, const Quantity& tensor, bool old = false) {
  std::string parameters;
  std::vector<std::string> at;
  for (std::size_t k = 0; k < tensor.shape.size(); ++k) {
    at.push_back("i" + std::to_string(k));
    parameters += ", int64_t " + at.back();
  }
  const std::string code =
      old ? fmt::format("io.old_{}[{}]", tensor.name, flatIndex(input, tensor, at)) : codeText(input, tensor, at);
  // A packed one is read through its code function, which readers of whole rows have their own of.
  return fmt::format("QKC_FN {} load_{}{}(const {}& io{}) {{ return qkc::value<{}>({}); }}\n",
                     cppType(repOf(tensor.type)), old ? "old_" : "", tensor.name,
                     tensor.layout && !old ? "auto" : "Tensors", parameters, formatTag(*tensor.type.format), code);
}

// The body of a function that returns a node's value.
std::string body(const Input& input, NodeId node, const Assignment& assignment, RowParts* parts = nullptr) {
  Lines lines;
  ExpressionText text(input.contract, input.plan, assignment, lines, input.sink);
  text.partRows(parts);
  const bool isReal = input.contract.node(node).type.kind == Type::Kind::real;
  const std::string result = isReal ? text.castArgument(node) : text.value(node);
  lines.add("return " + result + ";");
  return "{\n" + lines.text() + "}\n";
}

std::string armLine(const Input& input, const Arm& arm) {
  const std::string text = oneLine(input.sources, arm.span);
  if (arm.clause == kNone)
    return "// " + text + "\n";
  return fmt::format("// clause {}: {}\n", input.contract.clauses[static_cast<std::size_t>(arm.clause)].name, text);
}

// The body of is_near_<arm>, of an output's value without choices; empty where it has none.
std::string nearBody(const Input& input, const Quantity& definition, NodeId value) {
  if (definition.role == Role::let)
    return "";
  Lines lines;
  EnclosureText text(input.contract, input.plan, {}, lines, input.sink, EnclosureText::Part::centre);
  const std::string test = text.nearTest(value, definition.type);
  if (!test.empty())
    lines.add("return " + test + ";");
  return test.empty() ? "" : lines.text();
}

// A function that gives a value's bounds, and one that gives its centre alone.
std::string enclosedFunctions(const Input& input, const std::string& name, const Quantity& definition, NodeId value,
                              const Assignment& assignment) {
  using Part = EnclosureText::Part;
  std::string text;
  for (const Part part : {Part::centre, Part::bounds}) {
    Lines lines;
    EnclosureText body(input.contract, input.plan, assignment, lines, input.sink, part);
    lines.add("return " + body.of(value) + ";");
    // Few elements need their bounds: those functions stand once, or they are most of what a checker takes to compile.
    const char* type =
        part == Part::centre ? "QKC_FN double centre" : "[[maybe_unused]] QKC_APART qkc::Enclosure bounds";
    text += fmt::format("{}_{}(const Tensors& io{}) {{\n{}}}\n", type, name,
                        indexParameters(input.contract, definition), lines.text());
  }
  if (const std::string near = assignment.empty() ? nearBody(input, definition, value) : ""; !near.empty())
    text += fmt::format("QKC_FN bool is_near_{}(const Tensors& io{}, {} returned) {{\n{}}}\n", name,
                        indexParameters(input.contract, definition), storageType(*definition.type.format), near);
  if (definition.role != Role::let && EnclosureText::isUndecided(input.contract, value)) {
    Lines lines;
    EnclosureText body(input.contract, input.plan, assignment, lines, input.sink, Part::bounds);
    lines.add("return " + body.unionOf(value) + ";");
    text += fmt::format("[[maybe_unused]] QKC_APART qkc::Union union_{}(const Tensors& io{}) {{\n{}}}\n", name,
                        indexParameters(input.contract, definition), lines.text());
  }
  return text;
}

// Of a let in memory: its bounds are computed once.
std::string keptEnclosure(const Input& input, const std::string& name, const Quantity& let, const Arm& arm,
                          const Assignment& assignment) {
  Lines lines;
  EnclosureText body(input.contract, input.plan, assignment, lines, input.sink, EnclosureText::Part::bounds);
  lines.add("return " + body.of(arm.value) + ";");
  const std::string parameters = indexParameters(input.contract, let);
  const std::string kept = keptText(input, let, name);
  return fmt::format("QKC_FN qkc::Enclosure compute_{0}(const Tensors& io{1}) {{\n{2}}}\n"
                     "QKC_FN double centre_{0}(const Tensors& io{1}) {{ return {3}.centre; }}\n"
                     "QKC_FN qkc::Enclosure bounds_{0}(const Tensors& io{1}) {{ return {3}; }}\n",
                     name, parameters, lines.text(), kept);
}

std::string letFunctions(const Input& input, QuantityId id, Purpose purpose) {
  const Quantity& let = input.contract.quantity(id);
  const Arm& arm = let.arms.front();
  const bool kept = input.plan.inMemory.contains(id);
  std::string text = armLine(input, arm);
  const std::string_view type = cppType(repOf(let.type));
  const std::string parameters = indexParameters(input.contract, let);
  for (const Assignment& assignment : assignmentsFor(input.contract, reachableChoices(input.contract, let), purpose)) {
    const std::string name = let.name + pathSuffix(input.contract, assignment);
    if (purpose == Purpose::checker && isEnclosed(input.contract, id)) {
      text += kept ? keptEnclosure(input, name, let, arm, assignment)
                   : enclosedFunctions(input, name, let, arm.value, assignment);
      continue;
    }
    RowParts parts = kept ? RowParts{} : rowPartsOf(input, let, name);
    const std::string value = body(input, arm.value, assignment, kept ? nullptr : &parts);
    text += parts.text;
    text +=
        fmt::format("QKC_FN {} {}_{}(const auto& io{}) {}", type, kept ? "compute" : "let", name, parameters, value);
    if (kept)
      text += fmt::format("QKC_FN {} load_{}(const Tensors& io{}) {{ return io.kept_{}[{}]; }}\n", type, name,
                          parameters, name, letPlace(input, let));
  }
  if (purpose == Purpose::checker && dependsOnOutputs(input.contract, id)) {
    text += unjudgedFunction(input, (kept ? "compute_unjudged_" : "unjudged_") + let.name, let, {arm.value});
    if (kept)
      text += fmt::format("QKC_FN bool unjudged_{0}(const Tensors& io{1}) {{ return io.unjudged_{0}[{2}] != 0; }}\n",
                          let.name, parameters, letPlace(input, let));
  }
  return text + "\n";
}

std::string armFunctions(const Input& input, const Quantity& output, int number, Purpose purpose) {
  const Arm& arm = output.arms[static_cast<std::size_t>(number)];
  const std::string name = armName(input.contract, output, number);
  const std::string parameters = indexParameters(input.contract, output);
  std::string text = armLine(input, arm);
  const auto isBounded = [&](NodeId node) {
    return purpose == Purpose::checker && node != kNone && input.contract.node(node).kind == ValueKind::enclosure;
  };
  if (isBounded(arm.guard))
    input.sink.error(diag::Code::UnsupportedConstruct, arm.span, "a guard that is an enclosure can't be lowered yet");
  if (arm.guard != kNone && !isBounded(arm.guard))
    text += fmt::format("QKC_FN bool when_{}(const auto& io{}) {}", name, parameters, body(input, arm.guard, {}));
  Type type = output.type;
  for (const Assignment& assignment :
       assignmentsFor(input.contract, reachableChoices(input.contract, arm.value), purpose)) {
    if (isBounded(arm.value) || (purpose == Purpose::checker && arm.tolerance.isStated())) {
      text += enclosedFunctions(input, name + pathSuffix(input.contract, assignment), output, arm.value, assignment);
      continue;
    }
    Lines lines;
    const std::string full = name + pathSuffix(input.contract, assignment);
    RowParts parts = rowPartsOf(input, output, full);
    ExpressionText value(input.contract, input.plan, assignment, lines, input.sink);
    value.partRows(&parts);
    const bool isBits = purpose == Purpose::checker && hasBits(input.contract, output, number);
    lines.add("return " + (isBits ? value.castBits(arm.value) : value.valueAs(arm.value, repOf(type))) + ";");
    text += parts.text;
    text += fmt::format("QKC_FN {} {}_{}(const auto& io{}) {{\n{}}}\n",
                        isBits ? storageType(*type.format) : std::string(cppType(repOf(type))),
                        isBits ? "bits" : "value", full, parameters, lines.text());
  }
  return text;
}

// The values that a choice at the top of an expression takes.
std::vector<NodeId> pathsOf(const Contract& contract, NodeId id) {
  const Node& node = contract.node(id);
  if (node.op != Op::choose)
    return {id};
  std::vector<NodeId> paths;
  for (const NodeId arg : node.args)
    for (const NodeId path : pathsOf(contract, arg))
      paths.push_back(path);
  return paths;
}

// Of the tensors that something reads.
std::string loadFunctions(const Input& input, Purpose purpose) {
  std::set<QuantityId> read;
  std::set<QuantityId> old;
  const auto note = [&](NodeId root) {
    walk(input.contract, root, [&](const Node& node) { (node.op == Op::old ? old : read).insert(node.quantity); });
  };
  for (const Quantity& q : input.contract.quantities) {
    for (const Arm& arm : q.arms) {
      note(arm.guard);
      note(arm.value);
    }
    for (const NodeId place : q.target)
      note(place);
  }
  for (const NodeId assumed : input.contract.assumes)
    note(assumed);
  std::string text;
  for (QuantityId id = 0; id < static_cast<QuantityId>(input.contract.quantities.size()); ++id) {
    const Quantity& q = input.contract.quantity(id);
    if (q.layout && isTensor(q) && (read.contains(id) || (purpose == Purpose::checker && q.role != Role::input)))
      text += codeFunction(input, q, purpose);
  }
  for (const QuantityId id : read)
    if (id != kNone && isTensor(input.contract.quantity(id)))
      text += loadFunction(input, input.contract.quantity(id));
  for (const QuantityId id : old)
    text += loadFunction(input, input.contract.quantity(id), true);
  if (purpose == Purpose::checker)
    for (const QuantityId id : input.plan.flagged)
      text += flagFunction(input, input.contract.quantity(id));
  return text;
}

} // namespace

bool hasNearTest(const Input& input, const Quantity& output, NodeId value) {
  return !nearBody(input, output, value).empty();
}

bool hasBits(const Contract& contract, const Quantity& output, int arm) {
  const std::vector<NodeId> paths = pathsOf(contract, output.arms[static_cast<std::size_t>(arm)].value);
  return std::ranges::all_of(paths, [&](NodeId id) {
    const Node& node = contract.node(id);
    return node.op == Op::cast && node.type == output.type && node.args.size() == 1;
  });
}

RowParts rowPartsOf(const Input& input, const Quantity& definition, const std::string& stem) {
  RowParts parts;
  parts.inner = definition.indices.empty() ? kNone : definition.indices.back();
  parts.stem = stem;
  parts.arguments = indexArguments(input.contract, definition);
  parts.parameters = indexParameters(input.contract, definition);
  return parts;
}

std::vector<std::pair<std::string, Rep>> rowPartNames(const Input& input, const Quantity& definition, NodeId value,
                                                      const std::string& stem, const Assignment& assignment) {
  RowParts parts = rowPartsOf(input, definition, stem);
  Lines lines;
  ExpressionText text(input.contract, input.plan, assignment, lines, input.sink);
  text.partRows(&parts);
  text.castArgument(value);
  return parts.names;
}

std::string letPlace(const Input& input, const Quantity& let) {
  std::string text = "0";
  for (std::size_t k = 0; k < let.indices.size(); ++k) {
    const Index& index = input.contract.indices[static_cast<std::size_t>(let.indices[k])];
    const std::string name = localName(index.name);
    text = k == 0 ? name : fmt::format("({}) * {} + {}", text, extentText(input, index.extent), name);
  }
  return text;
}

std::string oneLine(const SourceMap& sources, Span span) {
  std::string result;
  bool space = false;
  bool comment = false;
  const std::string_view text = sources.slice(span);
  for (std::size_t k = 0; k < text.size(); ++k) {
    comment = comment ? text[k] != '\n' : text.substr(k, 2) == "//";
    if (comment || text[k] == ' ' || text[k] == '\n' || text[k] == '\t' || text[k] == '\r') {
      space = true;
      continue;
    }
    if (space && !result.empty())
      result += ' ';
    space = false;
    result += text[k];
  }
  return result;
}

std::string functionsInclude(const Contract& contract) {
  const bool calls = std::ranges::any_of(contract.nodes, [](const Node& node) { return node.op == Op::function; });
  return calls ? "#include \"qkc/functions.h\"\n" : "";
}

bool isEnclosed(const Contract& contract, QuantityId let) {
  return std::ranges::any_of(contract.quantity(let).arms,
                             [&](const Arm& arm) { return contract.node(arm.value).kind == ValueKind::enclosure; });
}

std::string_view keptType(const Input& input, QuantityId let, Purpose purpose) {
  return purpose == Purpose::checker && isEnclosed(input.contract, let)
             ? std::string_view("qkc::Enclosure")
             : cppType(repOf(input.contract.quantity(let).type));
}

bool dependsOnOutputs(const Contract& contract, QuantityId let) {
  return !readsOutputs(contract, contract.quantity(let)).empty();
}

std::vector<Assignment> assignmentsFor(const Contract& contract, const std::vector<ChoiceId>& choices,
                                       Purpose purpose) {
  std::vector<Assignment> all = assignments(contract, choices);
  if (purpose == Purpose::reference)
    all.resize(1);
  return all;
}

std::vector<Kept> keptLets(const Input& input, Purpose purpose) {
  std::vector<Kept> result;
  for (const Step& step : input.plan.steps) {
    if (step.kind != Step::Kind::compute)
      continue;
    const Quantity& let = input.contract.quantity(step.quantity);
    for (const Assignment& assignment : assignmentsFor(input.contract, reachableChoices(input.contract, let), purpose))
      result.push_back({step.quantity, assignment, let.name + pathSuffix(input.contract, assignment),
                        purpose == Purpose::checker && dependsOnOutputs(input.contract, step.quantity)});
  }
  return result;
}

std::string indexParameters(const Contract& contract, const Quantity& quantity) {
  std::string text;
  for (const IndexId id : quantity.indices)
    text += ", int64_t " + localName(contract.indices[static_cast<std::size_t>(id)].name);
  return text;
}

std::string indexArguments(const Contract& contract, const Quantity& quantity) {
  std::string text;
  for (const IndexId id : quantity.indices)
    text += ", " + localName(contract.indices[static_cast<std::size_t>(id)].name);
  return text;
}

std::string extentText(const Input& input, NodeId node) {
  Lines lines;
  const Assignment none;
  return ExpressionText(input.contract, input.plan, none, lines, input.sink).value(node);
}

std::string elementCount(const Input& input, const Quantity& quantity) {
  std::string text;
  for (const NodeId extent : quantity.shape)
    text += (text.empty() ? "" : " * ") + extentText(input, extent);
  return text.empty() ? "1" : text;
}

std::string indexCount(const Input& input, const std::vector<IndexId>& indices) {
  std::string text;
  for (const IndexId id : indices)
    text +=
        (text.empty() ? "" : " * ") + extentText(input, input.contract.indices[static_cast<std::size_t>(id)].extent);
  return text.empty() ? "1" : text;
}

std::vector<std::string> targetTexts(const Input& input, const Quantity& output) {
  Lines lines;
  const Assignment none;
  ExpressionText text(input.contract, input.plan, none, lines, input.sink);
  std::vector<std::string> at;
  for (const NodeId index : output.target)
    at.push_back(text.value(index));
  return at;
}

std::string placeText(const Input& input, const Quantity& output) {
  return flatIndex(input, output, targetTexts(input, output));
}

std::string armName(const Contract& contract, const Quantity& output, int arm) {
  const ClauseId clause = output.arms[static_cast<std::size_t>(arm)].clause;
  const Clause& owner = contract.clauses[static_cast<std::size_t>(clause)];
  std::string name = owner.name;
  // A clause that judges several outputs, or one output twice, needs more than its own name.
  const auto arms =
      std::count_if(output.arms.begin(), output.arms.end(), [&](const Arm& a) { return a.clause == clause; });
  const auto outputs = std::count_if(owner.defines.begin(), owner.defines.end(),
                                     [&](QuantityId id) { return contract.quantity(id).role != Role::let; });
  if (outputs > 1)
    name += "_" + output.name;
  if (arms > 1)
    name += "_" + std::to_string(arm);
  return name;
}

std::string describeTensor(const Contract& contract, const Quantity& q) {
  const std::string role = q.role == Role::input ? "in" : q.role == Role::output ? "out" : "inout";
  if (q.record != kNone)
    return fmt::format("{}: {} in {}", role, contract.records[static_cast<std::size_t>(q.record)].structure,
                       bufferText(contract, *q.layout));
  std::string shape;
  for (const NodeId extent : q.shape)
    shape += (shape.empty() ? "" : ", ") + printExpr(contract, extent);
  const std::string logical = fmt::format("{}: {}[{}]", role, q.type.format->name, shape);
  return q.layout ? fmt::format("{} stored {} in {}", logical, q.layout->name, bufferText(contract, *q.layout))
                  : logical;
}

bool keepsOld(const Input& input, QuantityId id, Purpose purpose) {
  return input.contract.quantity(id).role == Role::inout &&
         (purpose == Purpose::checker || readsOld(input.contract, id));
}

std::string tensorsStruct(const Input& input, Purpose purpose) {
  std::string text = "// The tensors of one call.\nstruct Tensors {\n";
  const Contract& contract = input.contract;
  for (const Dim& dim : contract.dims)
    text += fmt::format("  int64_t {};\n", localName(dim.name));
  for (QuantityId id = 0; id < static_cast<QuantityId>(contract.quantities.size()); ++id) {
    const Quantity& q = contract.quantity(id);
    if (q.role == Role::parameter) {
      text += fmt::format("  {} {};\n", cppType(repOf(q.type)), localName(q.name));
    } else if (isTensor(q)) {
      const bool writes = purpose == Purpose::reference && q.role != Role::input;
      if (!sharesBuffer(contract, id))
        text += fmt::format("  {}{}* {}; // {}\n", writes ? "" : "const ", wordTypeOf(q),
                            localName(bufferName(contract, q)), describeTensor(contract, q));
      if (hasCodes(q, purpose))
        text += fmt::format("  {}* codes_{}; // before they are packed\n", storageType(*q.type.format), q.name);
    }
  }
  for (QuantityId id = 0; id < static_cast<QuantityId>(contract.quantities.size()); ++id)
    if (keepsOld(input, id, purpose))
      text += fmt::format("  const {}* old_{}; // before the call\n", storageType(*contract.quantity(id).type.format),
                          contract.quantity(id).name);
  for (const Kept& kept : keptLets(input, purpose))
    text += fmt::format("  {}* kept_{};\n", keptType(input, kept.let, purpose), kept.name);
  if (purpose == Purpose::checker) {
    text += oneValueFields(input);
    for (const QuantityId id : input.plan.flagged)
      text += fmt::format("  uint8_t* rejected_{}; // 1 where the returned value was rejected\n",
                          contract.quantity(id).name);
    for (const Step& step : input.plan.steps)
      if (step.kind == Step::Kind::compute && dependsOnOutputs(contract, step.quantity))
        text += fmt::format("  uint8_t* unjudged_{};\n", contract.quantity(step.quantity).name);
    for (const QuantityId id : input.plan.rests)
      text += fmt::format("  uint8_t* touched_{}; // 1 where an arm defines the element\n", contract.quantity(id).name);
    for (std::size_t g = 0; g < input.plan.groups.size(); ++g)
      if (input.plan.groups[g].hasInstance)
        text += fmt::format("  uint64_t* instances_{}; // combinations that explain an instance so far\n", g);
  }
  return text + "};\n\n";
}

std::string sharedFunctions(const Input& input, Purpose purpose) {
  std::string text;
  text += constantTexts(input, purpose);
  text += loadFunctions(input, purpose) + "\n";
  // Definitions in the order of the text: lets before the first clause, then clause by clause.
  for (QuantityId id = 0; id < static_cast<QuantityId>(input.contract.quantities.size()); ++id) {
    const Quantity& q = input.contract.quantity(id);
    if (q.role == Role::let && q.arms.front().clause == kNone)
      text += letFunctions(input, id, purpose);
  }
  for (std::size_t clause = 0; clause < input.contract.clauses.size(); ++clause) {
    std::set<QuantityId> done; // a clause may give an output several arms
    for (const QuantityId id : input.contract.clauses[clause].defines) {
      if (!done.insert(id).second)
        continue;
      const Quantity& q = input.contract.quantity(id);
      if (q.role == Role::let)
        text += letFunctions(input, id, purpose);
      else
        for (int k = 0; k < static_cast<int>(q.arms.size()); ++k)
          if (q.arms[static_cast<std::size_t>(k)].clause == static_cast<ClauseId>(clause))
            text += armFunctions(input, q, k, purpose);
      text += "\n";
    }
  }
  if (purpose == Purpose::checker)
    for (const JudgedArm& arm : input.plan.arms)
      if (arm.dependsOnOutputs) {
        const Quantity& output = input.contract.quantity(arm.output);
        std::vector<NodeId> roots{output.arms[static_cast<std::size_t>(arm.arm)].value};
        for (int k = 0; k <= arm.arm; ++k)
          roots.push_back(output.arms[static_cast<std::size_t>(k)].guard);
        text += unjudgedFunction(input, "unjudged_" + armName(input.contract, output, arm.arm), output, roots);
      }
  return text;
}

} // namespace qkc::emit
