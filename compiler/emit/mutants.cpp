#include "compiler/emit/mutants.h"

#include "compiler/emit/frame.h"
#include "compiler/emit/shared_text.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

#include <set>

namespace qkc::emit {

using namespace contract;

namespace {

// Many kernels share few functions, and run a few times: stdlib/device/qkc/portable.h.
constexpr const char* kCalled = "#define QKC_CALLED\n";

struct Lowered {
  std::string body;
  std::string run; // statements of the host function
};

// The reference of a changed contract, with diagnostics of its own: a mutant that can't be lowered is no error.
std::optional<Lowered> lower(const Input& original, const Contract& changed) {
  diag::Sink sink;
  const auto plan = makePlan(changed, sink);
  if (!plan)
    return std::nullopt;
  const Input input{changed, *plan, original.sources, sink};
  Lowered lowered{referenceBody(input),
                  "  Tensors io{};\n" + fillTensors(input, Purpose::reference) + referenceSteps(input)};
  return sink.hasErrors() ? std::nullopt : std::optional<Lowered>(std::move(lowered));
}

std::string argumentNames(const Contract& contract) {
  std::string text;
  for (const Parameter& parameter : parametersOf(contract))
    text += parameter.name + ", ";
  return text;
}

} // namespace

MutantTexts emitMutants(const Input& input, std::span<const MutantSource> mutants, const std::string& hash) {
  MutantTexts texts;
  const std::string parameters = hostParameters(input.contract);
  std::string text =
      banner(input.contract, hash, "Mutants: the contract with one clause changed, each a broken kernel.");
  text += fmt::format("{}#include \"{}.h\"\n{}#include \"qkc/numeric.h\"\n#include \"qkc/rows.h\"\n\nnamespace {{\n",
                      kCalled, input.contract.name, layoutInclude(input.contract) + functionsInclude(input.contract));
  std::string cases;
  SharedText shared; // most of a mutant's definitions are those of the others
  for (const MutantSource& mutant : mutants) {
    auto lowered = lower(input, *mutant.contract);
    if (!lowered)
      continue;
    const auto number = texts.entries.size();
    text += fmt::format("\n// {}: {}: {}\n{}", number, mutant.entry.id, mutant.entry.text,
                        shared.add(lowered->body, lowered->run));
    text += fmt::format("#if !defined(__CUDACC_RTC__)\nvoid run_{}({}cudaStream_t stream) {{\n{}}}\n#endif\n", number,
                        parameters, lowered->run);
    cases += fmt::format("  case {}:\n    return run_{}({}stream);\n", number, number, argumentNames(input.contract));
    texts.entries.push_back(mutant.entry);
  }
  text += fmt::format("\n}} // namespace\n\n#if !defined(__CUDACC_RTC__)\nextern \"C\" void qkc_{}_mutant(int32_t "
                      "which, {}cudaStream_t "
                      "stream) {{\n  switch (which) {{\n{}  default:\n    return;\n  }}\n}}\n#endif\n",
                      input.contract.name, parameters, cases);
  texts.module = std::move(text);
  return texts;
}

CheckerTexts emitMutantCheckers(const Input& input, std::span<const MutantSource> mutants) {
  CheckerTexts texts;
  std::set<std::string> includes;
  std::string body;
  std::string functions;
  SharedText shared;
  for (const MutantSource& mutant : mutants) {
    diag::Sink sink;
    const auto plan = makePlan(*mutant.contract, sink);
    if (!plan)
      continue;
    const Input changed{*mutant.contract, *plan, input.sources, sink};
    CheckerParts parts = checkerParts(changed, StepForms::plain);
    const std::string manifest = emitManifest(changed, "", {});
    if (sink.hasErrors())
      continue;
    const auto number = texts.entries.size();
    includes.insert(parts.includes.begin(), parts.includes.end());
    body += shared.add(parts.definitions, parts.check);
    const std::string entry = fmt::format("qkc_{}_check_{}", input.contract.name, number);
    functions += fmt::format("extern \"C\" void {}({}qkc_check_report* report, void* on_stream) {{\n{}}}\n", entry,
                             checkerParameters(input.contract), parts.check);
    texts.entries.push_back({mutant.entry.id, entry, manifest});
  }
  texts.module = kCalled;
  for (const std::string& include : includes)
    texts.module += fmt::format("#include \"{}\"\n", include);
  texts.module +=
      "\nnamespace {\n\n" + body + "} // namespace\n\n#if !defined(__CUDACC_RTC__)\n" + functions + "#endif\n";
  return texts;
}

std::string emitMutantCandidate(const Input& input, const MutantSource& mutant) {
  const auto lowered = lower(input, *mutant.contract);
  if (!lowered)
    return "";
  std::string text = fmt::format("// A broken kernel for the contract {}: {}\n// {}\n", input.contract.name,
                                 mutant.entry.id, mutant.entry.text);
  text +=
      fmt::format("#include \"{}.h\"\n{}#include \"qkc/numeric.h\"\n#include \"qkc/rows.h\"\n\nnamespace "
                  "{{\n\n{}}} // namespace\n\n",
                  input.contract.name, layoutInclude(input.contract) + functionsInclude(input.contract), lowered->body);
  return text + fmt::format("extern \"C\" void qkc_{}({}cudaStream_t stream) {{\n{}}}\n", input.contract.name,
                            hostParameters(input.contract), lowered->run);
}

} // namespace qkc::emit
