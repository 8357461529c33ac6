#include "compiler/contract/hand_mutants.h"

#include "compiler/contract/grafts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace qkc::contract {

namespace {

Span spanOf(const syntax::Item& item) {
  return std::visit([](const auto& one) { return one.span; }, item);
}

// The items as they are written, in one line.
std::string textOf(const State& state, const std::vector<syntax::Item>& items) {
  std::string text;
  if (items.empty())
    return text;
  bool isSpace = false;
  for (const char c : state.text(spanOf(items.front()).to(spanOf(items.back())))) {
    const bool wasSpace = isSpace;
    isSpace = c == ' ' || c == '\t' || c == '\r' || c == '\n';
    if (!isSpace)
      text += (wasSpace ? " " : "") + std::string(1, c);
  }
  return text;
}

class HandMutants {
public:
  HandMutants(State& state, const std::vector<syntax::BodyItem>& body, const TypedMutant& typed)
      : state_(state), body_(body), typed_(typed) {}

  void run() {
    for (const syntax::BodyItem& item : body_)
      if (const auto* clause = std::get_if<syntax::Clause>(&item))
        clauses_.push_back(clause->name.text);
    std::vector<HandMutant> found;
    for (const syntax::BodyItem& item : body_)
      if (const auto* mutant = std::get_if<syntax::Mutant>(&item))
        if (auto one = mutantOf(*mutant))
          found.push_back(std::move(*one));
    state_.contract.mutants = std::move(found);
  }

private:
  std::optional<HandMutant> mutantOf(const syntax::Mutant& mutant) {
    if (std::ranges::find(clauses_, mutant.clause.text) == clauses_.end()) {
      state_.unknownName(mutant.clause, "clause", clauses_);
      return std::nullopt;
    }
    if (!names_.insert({mutant.clause.text, mutant.name.text}).second) {
      state_.error(diag::Code::DuplicateName, mutant.name.span,
                   fmt::format("two mutants of {} are named '{}'", mutant.clause.text, mutant.name.text));
      return std::nullopt;
    }
    HandMutant out;
    out.name = mutant.name.text;
    out.span = mutant.span;
    out.text = textOf(state_, mutant.items);
    if (!takeProof(mutant, out) || !onlyValues(mutant))
      return std::nullopt;
    const auto& clauses = state_.contract.clauses;
    const auto clause = std::ranges::find(clauses, mutant.clause.text, &Clause::name);
    if (clause == clauses.end())
      return std::nullopt; // of an output that this instance does not have
    out.clause = static_cast<ClauseId>(clause - clauses.begin());
    if (!mutant.items.empty() && !change(mutant, out))
      return std::nullopt;
    return out;
  }

  bool takeProof(const syntax::Mutant& mutant, HandMutant& to) {
    constexpr std::array kProofs = {"enumerate", "interval", "mask"};
    if (!mutant.equivalentProof)
      return true;
    to.proof = mutant.equivalentProof->text;
    if (std::ranges::find(kProofs, to.proof) != kProofs.end())
      return true;
    state_.unknownName(*mutant.equivalentProof, "proof", {kProofs.begin(), kProofs.end()});
    return false;
  }

  bool onlyValues(const syntax::Mutant& mutant) {
    for (const syntax::Item& item : mutant.items)
      if (std::holds_alternative<syntax::Chance>(item) || std::holds_alternative<syntax::Independent>(item)) {
        state_.unsupported(spanOf(item), "a statement on many elements in a mutant");
        return false;
      }
    return true;
  }

  bool change(const syntax::Mutant& mutant, HandMutant& out) {
    diag::Sink own;
    const std::optional<Contract> changed = typed_(mutant, own);
    for (diag::Diagnostic diagnostic : own.diagnostics())
      if (diagnostic.severity == diag::Severity::Error)
        state_.sink.report(std::move(diagnostic.note(fmt::format(
            "in the mutant '{}', whose items stand in place of those of {}", out.name, mutant.clause.text))));
    if (!changed)
      return false;
    out.changed = std::make_shared<const Contract>(grafted(state_.contract, *changed));
    if (!definesTheSame(state_.contract, *out.changed))
      return true;
    state_.error(diag::Code::MutantChangesNothing, mutant.span,
                 fmt::format("the mutant '{}' says what the clause {} says", out.name, mutant.clause.text));
    return false;
  }

  State& state_;
  const std::vector<syntax::BodyItem>& body_;
  const TypedMutant& typed_;
  std::vector<std::string> clauses_; // of the text
  std::set<std::pair<std::string, std::string>> names_;
};

} // namespace

void addHandMutants(State& state, const std::vector<syntax::BodyItem>& body, const TypedMutant& typed) {
  HandMutants(state, body, typed).run();
}

} // namespace qkc::contract
