#include "compiler/contract/typecheck.h"

#include "compiler/contract/declarations.h"
#include "compiler/contract/expressions.h"
#include "compiler/contract/hand_mutants.h"
#include "compiler/contract/merger.h"
#include "compiler/contract/queries.h"
#include "compiler/contract/state.h"
#include "compiler/contract/statements.h"
#include "compiler/diag/nearest.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace qkc::contract {

namespace {

constexpr std::size_t kMostInstances = 256;

class Checker {
public:
  Checker(const SourceMap& sources, const syntax::File& file, std::span<const syntax::File* const> libraries,
          diag::Sink& sink)
      : sources_(sources), file_(file), globals_(libraries, file), sink_(sink), merger_(sink) {}

  std::vector<Contract> run() {
    const syntax::Contract* contract = onlyContract();
    if (contract == nullptr)
      return {};
    const bool named = checkFileName(*contract);
    if (contract->params.empty()) {
      for (const syntax::Instance* instance : instances())
        sink_.error(diag::Code::BadInstance, instance->span,
                    fmt::format("{} has no parameters: it is its own instance", contract->name.text));
      check(*contract, contract->name, {}, "");
    } else {
      checkInstances(*contract);
    }
    return named ? std::move(out_) : std::vector<Contract>{};
  }

private:
  void checkInstances(const syntax::Contract& contract) {
    const std::vector<const syntax::Instance*> all = instances();
    if (all.empty())
      sink_
          .error(diag::Code::NoInstance, contract.name.span,
                 fmt::format("the family {} has no instance, and only instances can be judged", contract.name.text))
          .suggest(fmt::format("instance NAME = {}<..>", contract.name.text));
    if (all.size() > kMostInstances) {
      sink_.error(diag::Code::TooLarge, all[kMostInstances]->span,
                  fmt::format("a family has {} instances at most", kMostInstances));
      return;
    }
    std::set<std::string> names;
    for (const syntax::Instance* instance : all) {
      if (!names.insert(instance->name.text).second) {
        sink_.error(diag::Code::DuplicateName, instance->name.span,
                    fmt::format("two instances are named '{}'", instance->name.text));
        continue;
      }
      if (const std::optional<ParameterValues> values = bind(contract, *instance))
        check(contract, instance->name, *values, instance->name.text);
    }
  }

  const syntax::Contract* onlyContract() {
    const syntax::Contract* found = nullptr;
    for (const syntax::Declaration& declaration : file_.declarations)
      if (const auto* contract = std::get_if<syntax::Contract>(&declaration)) {
        if (found != nullptr) {
          sink_
              .error(diag::Code::NotOneContract, contract->name.span,
                     fmt::format("a second contract, {}; a file holds one, under the file's name", contract->name.text))
              .label(found->name.span, "the first");
          return nullptr;
        }
        found = contract;
      }
    if (found == nullptr)
      sink_.error(diag::Code::NotOneContract, Span{file_.file, 0, 0}, "the file holds no contract");
    return found;
  }

  bool checkFileName(const syntax::Contract& contract) {
    const std::string& path = sources_.path(file_.file);
    const std::size_t slash = path.find_last_of('/');
    std::string stem = slash == std::string::npos ? path : path.substr(slash + 1);
    constexpr std::string_view kSuffix = ".qkc";
    if (!stem.ends_with(kSuffix))
      return true; // a text that came from no file
    stem.resize(stem.size() - kSuffix.size());
    if (stem == contract.name.text)
      return true;
    sink_
        .error(diag::Code::WrongFileName, contract.name.span,
               fmt::format("the contract is named {}, its file {}; they bear one name", contract.name.text, stem))
        .suggest(fmt::format("rename one of them: {}.qkc", contract.name.text));
    return false;
  }

  std::vector<const syntax::Instance*> instances() const {
    std::vector<const syntax::Instance*> out;
    for (const syntax::Declaration& declaration : file_.declarations)
      if (const auto* instance = std::get_if<syntax::Instance>(&declaration))
        out.push_back(instance);
    return out;
  }

  std::optional<ParameterValues> bind(const syntax::Contract& contract, const syntax::Instance& instance) {
    if (instance.family.text != contract.name.text) {
      sink_
          .error(diag::Code::BadInstance, instance.family.span,
                 fmt::format("'{}' is not the family of this file", instance.family.text))
          .suggest(fmt::format("instance {} = {}<..>", instance.name.text, contract.name.text));
      return std::nullopt;
    }
    if (instance.args.size() != contract.params.size()) {
      sink_
          .error(diag::Code::BadInstance, instance.span,
                 fmt::format("{} has {} parameters, {} values given", contract.name.text, contract.params.size(),
                             instance.args.size()))
          .label(contract.name.span, "declared here");
      return std::nullopt;
    }
    ParameterValues values;
    for (std::size_t i = 0; i < contract.params.size(); ++i) {
      const std::optional<ParameterValue> value = choose(contract.params[i], instance.args[i]);
      if (!value)
        return std::nullopt;
      values.emplace(contract.params[i].name.text, *value);
    }
    return values;
  }

  std::optional<ParameterValue> choose(const syntax::FamilyParam& param, const syntax::Expr& arg) {
    const std::optional<ParameterValue> value = parameterValue(arg);
    std::vector<std::string> allowed;
    for (const syntax::Expr& expr : param.values)
      if (const std::optional<ParameterValue> one = parameterValue(expr))
        allowed.push_back(one->text);
    if (value)
      for (const syntax::Expr& expr : param.values)
        if (parameterValue(expr) == value)
          return ParameterValue{value->text, value->number, std::move(allowed)};
    diag::Diagnostic& diagnostic =
        sink_.error(diag::Code::BadInstance, arg.span,
                    fmt::format("{} is one of {}, not {}", param.name.text, fmt::join(allowed, ", "),
                                std::string(sources_.slice(arg.span))));
    diagnostic.label(param.name.span, "declared here");
    if (value)
      if (const auto near = diag::nearest(value->text, std::span<const std::string>(allowed)))
        diagnostic.suggest(fmt::format("did you mean '{}'?", *near));
    return std::nullopt;
  }

  void check(const syntax::Contract& contract, const syntax::Ident& name, const ParameterValues& values,
             const std::string& instance) {
    diag::Sink own;
    State state(sources_, globals_, values, own);
    type(contract, name, nullptr, state);
    if (!own.hasErrors()) {
      const auto typed = [&](const syntax::Mutant& mutant, diag::Sink& sink) {
        State changed(sources_, globals_, values, sink);
        type(contract, name, &mutant, changed);
        return sink.hasErrors() ? std::nullopt : std::optional<Contract>(std::move(changed.contract));
      };
      addHandMutants(state, contract.body, typed);
    }
    merger_.take(own, instance);
    if (!own.hasErrors())
      out_.push_back(std::move(state.contract));
  }

  // One instance, or what a mutant by hand makes of it.
  void type(const syntax::Contract& contract, const syntax::Ident& name, const syntax::Mutant* mutant, State& state) {
    state.contract.name = name.text;
    state.contract.source = contract.name.text;
    state.contract.file = file_.file;
    state.contract.span = contract.span;
    Expressions expressions(state);
    Declarations declarations(state, expressions);
    Statements statements(state, expressions, declarations);
    declarations.declare(contract.headers);
    statements.check(contract.body, mutant);
    if (!state.sink.hasErrors())
      dropUnusedNodes(state.contract);
  }

  const SourceMap& sources_;
  const syntax::File& file_;
  Globals globals_;
  diag::Sink& sink_;
  Merger merger_;
  std::vector<Contract> out_;
};

} // namespace

std::vector<Contract> typecheck(const SourceMap& sources, const syntax::File& file,
                                std::span<const syntax::File* const> libraries, diag::Sink& sink) {
  return Checker(sources, file, libraries, sink).run();
}

} // namespace qkc::contract
