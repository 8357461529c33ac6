#include "compiler/driver/lint.h"

#include "compiler/driver/embedded_pages.h"
#include "compiler/driver/tree_walk.h"
#include "compiler/syntax/parse.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <vector>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

using Names = std::set<std::string>;

void addFunctions(const syntax::File& file, Names& out) {
  for (const syntax::Declaration& declaration : file.declarations)
    if (const auto* fn = std::get_if<syntax::Fn>(&declaration))
      out.insert(fn->name.text);
}

// Functions of the text and, where it uses one, of the libraries.
Names functionsOf(const syntax::File& file) {
  Names out;
  addFunctions(file, out);
  for (const syntax::Declaration& declaration : file.declarations)
    if (const auto* use = std::get_if<syntax::Use>(&declaration))
      for (const auto& [name, text] : stdlibTexts())
        if (use->path == "stdlib." + name) {
          SourceMap sources;
          diag::Sink quiet;
          if (const auto library = syntax::parse(sources, sources.add(name, text), quiet))
            addFunctions(*library, out);
        }
  return out;
}

// How often each name stands in a text, comments and strings left out.
std::map<std::string, int, std::less<>> countNames(std::string_view text) {
  std::map<std::string, int, std::less<>> out;
  const auto isLetter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (text.substr(i, 2) == "//")
      end = text.find('\n', i);
    else if (text[i] == '"')
      end = std::min(text.find('"', i + 1), text.size() - 1) + 1;
    else if (isLetter(text[i])) {
      while (end < text.size() && isLetter(text[end]))
        ++end;
      ++out[std::string(text.substr(i, end - i))];
    }
    i = std::min(end, text.size());
  }
  return out;
}

class Linter {
public:
  Linter(const SourceMap& sources, const syntax::File& file, diag::Sink& sink)
      : sources_(sources), file_(file), functions_(functionsOf(file)), sink_(sink) {}

  void contract(const syntax::Contract& contract) {
    reached_.clear();
    counts_ = countNames(sources_.slice(contract.span));
    for (const syntax::Header& header : contract.headers)
      std::visit([&](const auto& h) { this->header(h); }, header);
    for (const syntax::BodyItem& item : contract.body)
      if (const auto* let = std::get_if<syntax::Let>(&item))
        this->let(*let);
      else if (const auto* clause = std::get_if<syntax::Clause>(&item))
        for (const syntax::Item& each : clause->items)
          this->item(each, clause->span);
  }

private:
  // ---- names

  void used(const syntax::Ident& name, std::string_view what) {
    const auto found = counts_.find(name.text);
    if (found != counts_.end() && found->second == 1)
      sink_.warning(diag::Code::UnusedValue, name.span, fmt::format("nothing uses the {} {}", what, name.text))
          .suggest("leave it out");
  }
  void header(const syntax::Dims& h) {
    for (const syntax::Dim& dim : h.dims)
      used(dim.name, "extent");
  }
  void header(const syntax::Indices& h) {
    for (const syntax::IndexBound& bound : h.bounds)
      used(bound.name, "index");
  }
  void header(const syntax::RaggedRange& h) { used(h.name, "index"); }
  void header(const syntax::Params& h) {
    for (const syntax::Param& param : h.params)
      used(param.name, "parameter");
  }
  void header(const syntax::Const& h) { used(h.name, "constant"); }
  void header(const syntax::Tensors& h) {
    for (const syntax::Tensor& tensor : h.tensors)
      if (h.direction == syntax::Tensors::Direction::In)
        used(tensor.name, "input");
      else
        reached_[tensor.name.text] = {tensor.name.text};
  }
  template <class Other> void header(const Other& /*other*/) {}

  // ---- statements

  void let(const syntax::Let& let) {
    used(let.target.name, "value");
    lintFreedoms(let.value, functions_, sink_);
    paths(let.value, let.target.name.text);
    Names reached;
    walk(let.value, [&](const syntax::Expr& expr) { add(expr, reached); });
    reached_[let.target.name.text].merge(reached);
  }

  void item(const syntax::Item& item, Span clause) {
    if (const auto* let = std::get_if<syntax::Let>(&item)) {
      this->let(*let);
      tolerances(let->value, clause);
    }
    const auto* judgement = std::get_if<syntax::Judgement>(&item);
    if (judgement == nullptr)
      return;
    lintFreedoms(judgement->value, functions_, sink_);
    paths(judgement->value, judgement->target.name.text);
    if (judgement->steps || judgement->absolute)
      needsReason(judgement->target.span, clause);
    tolerances(judgement->value, clause);
  }

  // ---- coupling

  void add(const syntax::Expr& expr, Names& out) const {
    if (const auto* name = std::get_if<syntax::Name>(&expr.node))
      if (const auto it = reached_.find(name->text); it != reached_.end())
        out.insert(it->second.begin(), it->second.end());
  }

  void paths(const syntax::Rhs& rhs, const std::string& target) {
    if (const auto* choice = std::get_if<syntax::Choice>(&rhs.value))
      compare(choice->paths, target);
    walk(rhs, [&](const syntax::Expr& expr) {
      const auto* select = std::get_if<syntax::Select>(&expr.node);
      if (select != nullptr && select->kind == syntax::Select::Kind::By)
        compare(select->arms, target);
    });
  }

  void compare(const std::vector<syntax::Arm>& paths, const std::string& target) {
    std::vector<Names> reads;
    Names all;
    for (const syntax::Arm& path : paths) {
      Names& read = reads.emplace_back();
      walk(path.value, [&](const syntax::Expr& expr) { add(expr, read); });
      read.erase(target);
      all.insert(read.begin(), read.end());
    }
    for (std::size_t i = 0; i < paths.size(); ++i) {
      Names missing;
      std::set_difference(all.begin(), all.end(), reads[i].begin(), reads[i].end(),
                          std::inserter(missing, missing.end()));
      if (!missing.empty())
        sink_
            .warning(diag::Code::UncoupledPath, paths[i].value.span,
                     fmt::format("the path {} does not read {}, which another path reads", paths[i].label.text,
                                 fmt::join(missing, ", ")))
            .note("on this path the judgement does not depend on what the kernel returned there");
    }
  }

  // ---- tolerances

  // A comment inside the clause, on its last line, or on the line above it.
  bool hasReason(Span clause) const {
    const std::uint32_t first = sources_.locate(clause.file, clause.begin).line;
    const std::uint32_t last = sources_.locate(clause.file, clause.end).line;
    return std::ranges::any_of(file_.comments, [&](const syntax::Comment& comment) {
      const std::uint32_t at = sources_.locate(comment.span.file, comment.span.begin).line;
      return (at >= first && at <= last) || (comment.ownLine && at + 1 == first);
    });
  }

  void needsReason(Span place, Span clause) {
    if (!hasReason(clause))
      sink_.warning(diag::Code::UnreasonedTolerance, place, "no comment says where this tolerance comes from")
          .suggest("give the source, the bound or the measurement in a comment beside the clause");
  }

  void tolerances(const syntax::Rhs& rhs, Span clause) {
    for (const syntax::Freedom& freedom : rhs.freedoms)
      if (freedom.kind == syntax::Freedom::Kind::Accuracy)
        needsReason(freedom.span, clause);
    if (rhs.mask)
      needsReason(rhs.mask->span, clause);
  }

  const SourceMap& sources_;
  const syntax::File& file_;
  Names functions_;
  diag::Sink& sink_;
  std::map<std::string, int, std::less<>> counts_;
  std::map<std::string, Names> reached_; // outputs that a name depends on; an output on itself
};

bool holdsCandidate(const fs::path& folder) {
  std::error_code problem;
  for (fs::directory_iterator it(folder, problem), end; !problem && it != end; it.increment(problem))
    if (it->path().extension() == ".cu")
      return true;
  return false;
}

void lintFollows(const syntax::File& file, const LintOptions& options, diag::Sink& sink) {
  std::vector<std::string> names;
  const syntax::Follows* follows = nullptr;
  for (const syntax::Declaration& declaration : file.declarations)
    if (const auto* contract = std::get_if<syntax::Contract>(&declaration)) {
      names.push_back(contract->name.text);
      for (const syntax::Header& header : contract->headers)
        if (const auto* claim = std::get_if<syntax::Follows>(&header); claim != nullptr && follows == nullptr)
          follows = claim;
    } else if (const auto* instance = std::get_if<syntax::Instance>(&declaration)) {
      names.push_back(instance->name.text);
    }
  const bool shown =
      std::ranges::any_of(names, [&](const std::string& name) { return holdsCandidate(options.candidates / name); });
  if (follows != nullptr && !shown)
    sink.warning(diag::Code::FollowsWithoutCandidate, follows->span,
                 fmt::format("no candidate under {} shows the kernel that is followed", options.candidates.string()))
        .suggest(fmt::format("add one in {}", (options.candidates / names.front()).string()));
}

} // namespace

void lint(const SourceMap& sources, const syntax::File& file, const LintOptions& options, diag::Sink& sink) {
  Linter linter(sources, file, sink);
  for (const syntax::Declaration& declaration : file.declarations)
    if (const auto* contract = std::get_if<syntax::Contract>(&declaration))
      linter.contract(*contract);
  lintFollows(file, options, sink);
}

} // namespace qkc::driver
