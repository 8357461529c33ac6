#include "compiler/contract/accumulators.h"

#include "compiler/contract/constants.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace qkc::contract {

namespace {

using Arguments = std::map<std::string, std::int64_t, std::less<>>;

class Resolver {
public:
  explicit Resolver(State& state) : state_(state) {}

  std::optional<Accumulator> named(const syntax::Ident& name, const std::vector<syntax::Expr>& args,
                                   const Arguments& outer, Span span) {
    const State::Depth depth(state_, span);
    const syntax::Accumulator* declared = state_.globals.accumulator(name.text);
    if (!depth)
      return std::nullopt;
    if (declared == nullptr) {
      state_.unknownName(name, "accumulator", state_.globals.accumulatorNames());
      return std::nullopt;
    }
    if (args.size() != declared->params.size()) {
      state_.error(diag::Code::WrongArgumentCount, span,
                   fmt::format("{} takes {} arguments, {} given", name.text, declared->params.size(), args.size()));
      return std::nullopt;
    }
    Arguments own;
    for (std::size_t i = 0; i < args.size(); ++i) {
      const std::optional<std::int64_t> value = integer(args[i], outer);
      if (!value)
        return std::nullopt;
      own.emplace(declared->params[i].text, *value);
    }
    return declaredAs(*declared, own);
  }

private:
  std::optional<std::int64_t> integer(const syntax::Expr& expr, const Arguments& arguments) {
    if (const auto* name = std::get_if<syntax::Name>(&expr.node))
      if (const auto found = arguments.find(name->text); found != arguments.end())
        return found->second;
    return evaluateInteger(state_, expr);
  }

  std::optional<Accumulator> declaredAs(const syntax::Accumulator& declared, const Arguments& arguments) {
    Accumulator out;
    out.name = declared.name.text;
    for (const syntax::Evaluation& evaluation : declared.evaluations)
      if (!add(evaluation, arguments, out))
        return std::nullopt;
    if (declared.splits) {
      const std::optional<std::int64_t> splits = integer(*declared.splits, arguments);
      if (!splits || *splits < 1)
        return std::nullopt;
      out.splits = std::max(out.splits, *splits);
    }
    return out;
  }

  // A nested accumulator gives its members.
  bool add(const syntax::Evaluation& evaluation, const Arguments& arguments, Accumulator& out) {
    std::optional<Accumulator> part = membersOf(evaluation.how, evaluation.freedoms, arguments);
    if (!part)
      return false;
    out.splits = std::max(out.splits, part->splits);
    if (!evaluation.promotedEvery) {
      const bool nested = part->every != 0;
      if (nested && (!out.members.empty() || out.every != 0)) {
        state_.unsupported(evaluation.span, "a promoted accumulator among others");
        return false;
      }
      out.every = std::max(out.every, part->every);
      out.inner.insert(out.inner.end(), part->inner.begin(), part->inner.end());
      out.members.insert(out.members.end(), part->members.begin(), part->members.end());
      return true;
    }
    const std::optional<std::int64_t> every = integer(*evaluation.promotedEvery, arguments);
    std::optional<Accumulator> outer = membersOf(*evaluation.promotedTo, {}, arguments);
    if (!every || *every < 1 || !outer)
      return false;
    out.every = *every;
    out.inner = std::move(part->members);
    out.members = std::move(outer->members);
    out.splits = std::max(out.splits, outer->splits);
    return true;
  }

  std::optional<Accumulator> membersOf(const syntax::Type& how, const std::vector<syntax::Freedom>& freedoms,
                                       const Arguments& arguments) {
    if (how.name.text == "tensor_core")
      return tensorCore(how);
    if (state_.globals.accumulator(how.name.text) != nullptr)
      return named(how.name, how.args, arguments, how.span);
    Evaluation plain;
    plain.format = state_.format(how);
    if (plain.format == nullptr)
      return std::nullopt;
    for (const syntax::Freedom& freedom : freedoms) {
      using Kind = syntax::Freedom::Kind;
      if (freedom.kind != Kind::AnyOrder && freedom.kind != Kind::ContractionAllowed && freedom.kind != Kind::InOrder) {
        state_.unsupported(freedom.span, "this freedom in an accumulator");
        return std::nullopt;
      }
      plain.anyOrder |= freedom.kind == Kind::AnyOrder;
      plain.contraction |= freedom.kind == Kind::ContractionAllowed;
    }
    Accumulator out;
    out.members = {plain};
    return out;
  }

  std::optional<Accumulator> tensorCore(const syntax::Type& how) {
    const auto* name = how.args.size() == 1 ? std::get_if<syntax::Name>(&how.args[0].node) : nullptr;
    const syntax::Record* profile = name == nullptr ? nullptr : state_.globals.profile(name->text);
    if (profile == nullptr) {
      state_.error(diag::Code::UnknownName, how.span, "tensor_core needs the name of a profile");
      return std::nullopt;
    }
    TensorCore core;
    core.profile = profile->name.text;
    for (const syntax::Entry& entry : profile->entries)
      if (!set(entry, core))
        return std::nullopt;
    Evaluation evaluation;
    evaluation.format = numeric::findFormat("f32");
    evaluation.core = core;
    Accumulator out;
    out.members = {evaluation};
    return out;
  }

  bool set(const syntax::Entry& entry, TensorCore& core) {
    const std::string& key = entry.key.text;
    const auto* expr = std::get_if<syntax::Expr>(&entry.value);
    const auto* word = expr == nullptr ? nullptr : std::get_if<syntax::Name>(&expr->node);
    if (key == "product" || key == "source")
      return true;
    if (key == "rounding" && word != nullptr) {
      core.rounds = word->text != "to_zero";
      return true;
    }
    if (key == "result" && word != nullptr)
      return resultBits(word->text, core);
    if ((key == "step" || key == "keep" || key == "group") && expr != nullptr) {
      const std::optional<std::int64_t> value = evaluateInteger(state_, *expr);
      constexpr std::int64_t kMost = 4096;
      if (!value || *value < 1 || *value > kMost)
        return false;
      (key == "step" ? core.step : key == "keep" ? core.keep : core.group) = static_cast<int>(*value);
      return true;
    }
    state_.error(diag::Code::UnknownAttribute, entry.span, fmt::format("a profile has no '{}'", key));
    return false;
  }

  // "f32", or "e8m13": the bits below the leading one.
  bool resultBits(const std::string& text, TensorCore& core) {
    if (const numeric::Format* format = numeric::findFormat(text)) {
      core.result = format->significandBits - 1;
      return true;
    }
    const std::size_t m = text.find('m');
    if (m == std::string::npos)
      return false;
    const auto [end, error] = std::from_chars(text.data() + m + 1, text.data() + text.size(), core.result);
    return error == std::errc() && end == text.data() + text.size();
  }

  State& state_;
};

} // namespace

std::optional<Accumulator> accumulatorOf(State& state, const syntax::Ident& name, const std::vector<syntax::Expr>& args,
                                         Span span) {
  return Resolver(state).named(name, args, {}, span);
}

} // namespace qkc::contract
