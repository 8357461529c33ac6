#include "compiler/syntax/printer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace qkc::syntax {

namespace {

constexpr std::size_t kStep = 2; // columns of one level
constexpr std::uint32_t kEndOfText = UINT32_MAX;

Span spanOf(const Declaration& declaration) {
  return std::visit([](const auto& d) { return d.span; }, declaration);
}

// Declarations of one line stand together with their likes, all others apart.
bool standsApart(const Declaration& before, const Declaration& here) {
  const auto oneLine = [](const Declaration& d) {
    return std::holds_alternative<Use>(d) || std::holds_alternative<Const>(d) || std::holds_alternative<Instance>(d) ||
           std::holds_alternative<Accumulator>(d);
  };
  return before.index() != here.index() || !oneLine(here);
}

// The blank at which a text is broken to fit a width: the last of those with the fewest brackets open; none: npos.
std::size_t breakOf(std::string_view text, std::size_t width) {
  std::size_t found = std::string_view::npos;
  std::size_t fewest = SIZE_MAX;
  std::size_t open = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < std::min(text.size(), width + 1); ++i) {
    const char c = text[i];
    quoted = quoted != (c == '"');
    if (quoted)
      continue;
    if (c == '(' || c == '[' || c == '{')
      ++open;
    else if ((c == ')' || c == ']' || c == '}') && open > 0)
      --open;
    // A first line of a few words would look torn off.
    if (c == ' ' && i > width / 2 && open <= fewest && !text.substr(0, i).ends_with(" of")) {
      fewest = open;
      found = i;
    }
  }
  return found;
}

std::string padText(const Pad& pad) {
  return pad.value ? fmt::format("pad {}", flat::expr(*pad.value)) : "pad any";
}

// A text broken into pieces for lines; the first goes on with the statement's head.
struct Pieces {
  std::string first;
  std::vector<std::string> rest;
};

// Choices and selections put each arm on a line; other long sides break before their arithmetic.
Pieces piecesOf(const Rhs& rhs) {
  const std::vector<Arm>* arms = nullptr;
  Pieces out;
  std::string close = "}";
  if (const auto* choice = std::get_if<Choice>(&rhs.value); choice != nullptr) {
    arms = &choice->paths;
    out.first = "one of {";
    close = fmt::format("}} {}", flat::scope(choice->scope));
  } else if (const auto* select = std::get_if<Select>(&std::get<Expr>(rhs.value).node); select != nullptr) {
    arms = &select->arms;
    out.first = fmt::format("{} {} {{", select->kind == Select::Kind::Match ? "match" : "by", select->subject.text);
  }
  const std::string tail = flat::rhsTail(rhs);
  if (arms == nullptr) {
    out.first = flat::expr(std::get<Expr>(rhs.value));
    if (!tail.empty())
      out.rest.push_back(tail.substr(1));
    return out;
  }
  for (std::size_t i = 0; i < arms->size(); ++i)
    out.rest.push_back(fmt::format("  {}{}", flat::arm((*arms)[i]), i + 1 < arms->size() ? ";" : ""));
  out.rest.push_back(close + tail);
  return out;
}

// Null for the statistical judgements.
const Rhs* rhsOf(const Item& item) {
  if (const auto* let = std::get_if<Let>(&item); let != nullptr)
    return &let->value;
  const auto* judgement = std::get_if<Judgement>(&item);
  return judgement == nullptr ? nullptr : &judgement->value;
}

Span spanOf(const Item& item) {
  return std::visit([](const auto& i) { return i.span; }, item);
}

std::string evaluationText(const Evaluation& evaluation) {
  std::string out = flat::type(evaluation.how);
  if (evaluation.promotedEvery)
    out += fmt::format(" promoted every <= {} to {}", flat::expr(*evaluation.promotedEvery),
                       flat::type(*evaluation.promotedTo));
  if (!evaluation.freedoms.empty())
    out += fmt::format(" {}", flat::freedoms(evaluation.freedoms));
  return out;
}

std::string fieldText(const Field& field) {
  std::string out = fmt::format("{}: {}", field.name.text, flat::type(field.type));
  if (!field.indices.empty())
    out += fmt::format("[{}]", flat::bounds(field.indices));
  if (field.offset)
    return fmt::format("{} at {}", out, flat::expr(*field.offset));
  out += " {";
  for (const Split& split : field.splits)
    out += fmt::format(" {}", flat::split(split));
  if (field.at)
    out += fmt::format(" at [{}]", flat::place(*field.at));
  if (field.slot)
    out += fmt::format(" slot {}", flat::place(*field.slot));
  const auto ranges = [](const BitRange& range) {
    return fmt::format("[{}] {}", flat::place(range.byte), flat::range(range.bits));
  };
  const auto arm = [&](const BitArm& arm) {
    const std::string places = list(arm.ranges, ranges);
    return arm.condition ? fmt::format("{}: {}", flat::expr(*arm.condition), places) : places;
  };
  const std::string arms = list(field.bits, arm, "; ");
  if (!field.bits.empty())
    out += field.bits.front().condition ? fmt::format(" bits {{ {} }}", arms) : fmt::format(" bits {}", arms);
  return out + " }";
}

} // namespace

// A long line is broken at the blanks that lie outside most brackets.
void Printer::line(std::string_view text) {
  std::size_t margin = indent_;
  while (margin + text.size() > kWidth && !text.starts_with("//")) {
    const std::size_t cut = breakOf(text, kWidth - margin);
    if (cut == std::string_view::npos)
      break;
    lines_.push_back(std::string(margin, ' ') + std::string(text.substr(0, cut)));
    text.remove_prefix(cut + 1);
    margin = indent_ + 2 * kStep;
  }
  lines_.push_back(std::string(margin, ' ') + std::string(text));
}

// Whether the last line takes a comment: one alone, and a blank line none.
bool Printer::hasRoomBeside() const {
  return !lines_.empty() && !lines_.back().empty() && lines_.back().find("//") == std::string::npos;
}

void Printer::commentsBefore(std::uint32_t offset) {
  for (; nextComment_ < comments_.size() && comments_[nextComment_].span.begin < offset; ++nextComment_) {
    const Comment& comment = comments_[nextComment_];
    const bool beside = !comment.ownLine && hasRoomBeside();
    if (beside) {
      lines_.back() += fmt::format("  {}", comment.text);
      continue;
    }
    line(comment.text);
    if (comment.blankAfter && offset != kEndOfText)
      lines_.emplace_back();
  }
}

std::string Printer::file(const File& file) {
  const Declaration* before = nullptr;
  for (const Declaration& each : file.declarations) {
    // Comments beside the last declaration stay there; a blank line comes before those that lead to the next.
    while (nextComment_ < comments_.size() && !comments_[nextComment_].ownLine && hasRoomBeside() &&
           comments_[nextComment_].span.begin < spanOf(each).begin)
      commentsBefore(comments_[nextComment_].span.begin + 1);
    if (before != nullptr && standsApart(*before, each))
      lines_.emplace_back();
    commentsBefore(spanOf(each).begin);
    declaration(each);
    before = &each;
  }
  commentsBefore(kEndOfText);
  std::string out;
  for (const std::string& text : lines_)
    out += text + "\n";
  return out;
}

void Printer::declaration(const Declaration& declaration) {
  struct Visitor {
    Printer& to;
    void operator()(const Use& d) const { to.line(fmt::format("use {}", d.path)); }
    void operator()(const Const& d) const { to.line(flat::constant(d)); }
    void operator()(const Fn& d) const { to.function(d); }
    void operator()(const Layout& d) const { to.layout(d); }
    void operator()(const Struct& d) const { to.structure(d); }
    void operator()(const Record& d) const { to.record(d); }
    void operator()(const Accumulator& d) const { to.accumulator(d); }
    void operator()(const Contract& d) const { to.contract(d); }
    void operator()(const Table& d) const { to.table(d); }
    void operator()(const Instance& d) const {
      to.line(fmt::format("instance {} = {}<{}>", d.name.text, d.family.text, flat::exprs(d.args)));
    }
  };
  std::visit(Visitor{*this}, declaration);
}

void Printer::table(const Table& table) {
  const std::string shape = table.shape.empty() ? "" : fmt::format("[{}]", flat::exprs(table.shape));
  line(fmt::format("table {}: {}{} = {{{}}}", table.name.text, flat::type(table.type), shape,
                   flat::exprs(table.values)));
}

void Printer::contract(const Contract& contract) {
  const auto param = [](const FamilyParam& p) {
    return fmt::format("{} in {{{}}}", p.name.text, flat::exprs(p.values));
  };
  const std::string params = list(contract.params, param);
  line(fmt::format("contract {}{} {{", contract.name.text, params.empty() ? "" : fmt::format("<{}>", params)));
  indent_ += kStep;
  for (const Header& each : contract.headers) {
    commentsBefore(std::visit([](const auto& h) { return h.span.begin; }, each));
    line(flat::header(each));
  }
  for (const BodyItem& each : contract.body) {
    commentsBefore(std::visit([](const auto& b) { return b.span.begin; }, each));
    bodyItem(each);
  }
  commentsBefore(contract.span.end);
  indent_ -= kStep;
  line("}");
}

void Printer::bodyItem(const BodyItem& item) {
  struct Visitor {
    Printer& to;
    void operator()(const Let& e) const { to.statement(flat::letHead(e), e.value, ""); }
    void operator()(const Assume& e) const { to.line(fmt::format("assume {}", flat::expr(e.condition))); }
    void operator()(const Choose& e) const {
      to.line(fmt::format("choose {} {} {{ {} }}", e.name.text, flat::scope(e.scope),
                          list(e.options, [](const Ident& o) { return o.text; }, "; ")));
    }
    void operator()(const Clause& e) const { to.items(fmt::format("clause {}:", e.name.text), e.items, ""); }
    void operator()(const Case& e) const { to.handCase(e); }
    void operator()(const Mutant& e) const { to.mutant(e); }
  };
  std::visit(Visitor{*this}, item);
}

void Printer::mutant(const Mutant& mutant) {
  const std::string head = fmt::format("mutant {} of {}", mutant.name.text, mutant.clause.text);
  const std::string proof =
      mutant.equivalentProof ? fmt::format(" equivalent by {}", mutant.equivalentProof->text) : "";
  if (mutant.items.empty())
    line(head + proof);
  else
    items(head + ":", mutant.items, proof);
}

void Printer::items(const std::string& head, const std::vector<Item>& items, const std::string& tail) {
  if (items.size() == 1) {
    item(head + " ", items.front(), tail);
    return;
  }
  line(head);
  indent_ += kStep;
  for (const Item& each : items) {
    commentsBefore(spanOf(each).begin);
    item("", each, &each == &items.back() ? tail : "");
  }
  indent_ -= kStep;
}

void Printer::item(const std::string& head, const Item& item, const std::string& tail) {
  if (const Rhs* value = rhsOf(item); value != nullptr)
    statement(head + flat::itemHead(item), *value, tail);
  else
    line(head + flat::item(item) + tail);
}

void Printer::statement(const std::string& head, const Rhs& value, const std::string& tail) {
  const std::string whole = head + flat::rhs(value) + tail;
  if (indent_ + whole.size() <= kWidth) {
    line(whole);
    return;
  }
  Pieces pieces = piecesOf(value);
  (pieces.rest.empty() ? pieces.first : pieces.rest.back()) += tail;
  line(head + pieces.first);
  indent_ += 2 * kStep;
  for (const std::string& piece : pieces.rest)
    line(piece);
  indent_ -= 2 * kStep;
}

// Entries share a line as long as they fit on it and no comment stands between them.
void Printer::handCase(const Case& handCase) {
  line(fmt::format("case {} {{", handCase.name.text));
  indent_ += kStep;
  std::string row;
  const auto flush = [&] {
    if (!row.empty())
      line(std::exchange(row, ""));
  };
  for (const CaseEntry& entry : handCase.entries) {
    const std::string index = entry.indices.empty() ? "" : fmt::format("[{}]", flat::exprs(entry.indices));
    const std::string values = flat::exprs(entry.values);
    const std::string text =
        fmt::format("{}{} = {}", entry.name.text, index,
                    entry.isList ? fmt::format("{}[{}]", entry.isBits ? "bits " : "", values) : values);
    const bool hasComment = nextComment_ < comments_.size() && comments_[nextComment_].span.begin < entry.span.begin;
    if (hasComment || indent_ + row.size() + 1 + text.size() > kWidth)
      flush();
    commentsBefore(entry.span.begin);
    row += row.empty() ? text : " " + text;
  }
  flush();
  commentsBefore(handCase.span.end);
  indent_ -= kStep;
  line("}");
}

void Printer::function(const Fn& function) {
  const auto param = [](const FnParam& p) {
    return p.type ? fmt::format("{}: {}", p.name.text, flat::type(*p.type)) : p.name.text;
  };
  std::string head = fmt::format("fn {}({})", function.name.text, list(function.params, param));
  if (function.type)
    head += fmt::format(" -> {}", flat::type(*function.type));
  if (function.lets.empty()) {
    statement(head + " = ", function.result, "");
    return;
  }
  line(head + " {");
  indent_ += kStep;
  for (const Let& let : function.lets) {
    commentsBefore(let.span.begin);
    statement(flat::letHead(let), let.value, "");
  }
  commentsBefore(function.result.span.begin);
  statement("result ", function.result, "");
  commentsBefore(function.span.end);
  indent_ -= kStep;
  line("}");
}

void Printer::layout(const Layout& layout) {
  std::string head = fmt::format("layout {}{} for {}[{}]", layout.name.text, flat::params(layout.params),
                                 flat::type(layout.element), flat::bounds(layout.indices));
  if (layout.word)
    head += fmt::format(" in {}", flat::type(*layout.word));
  std::string placement = fmt::format("at [{}]", list(layout.at, flat::place));
  if (layout.slot)
    placement += fmt::format(" slot {}", flat::place(*layout.slot));
  if (layout.pad)
    placement += fmt::format(" {}", padText(*layout.pad));
  line(head + " {");
  indent_ += kStep;
  for (const Split& split : layout.splits) {
    commentsBefore(split.span.begin);
    line(flat::split(split));
  }
  commentsBefore(layout.at.front().span.begin);
  line(placement);
  commentsBefore(layout.span.end);
  indent_ -= kStep;
  line("}");
}

void Printer::structure(const Struct& structure) {
  line(fmt::format("struct {}{} of {} bytes {{", structure.name.text, flat::params(structure.params),
                   flat::expr(structure.bytes)));
  indent_ += kStep;
  for (const Field& field : structure.fields) {
    commentsBefore(field.span.begin);
    line(fieldText(field));
  }
  if (structure.pad)
    line(padText(*structure.pad));
  commentsBefore(structure.span.end);
  indent_ -= kStep;
  line("}");
}

void Printer::record(const Record& record) {
  line(fmt::format("{} {} {{", record.kind == Record::Kind::Format ? "format" : "profile", record.name.text));
  indent_ += kStep;
  for (const Entry& entry : record.entries) {
    commentsBefore(entry.span.begin);
    std::string value;
    if (const auto* expr = std::get_if<Expr>(&entry.value); expr != nullptr)
      value = flat::expr(*expr);
    else if (const auto* text = std::get_if<std::string>(&entry.value); text != nullptr)
      value = fmt::format("\"{}\"", *text);
    else
      value = fmt::format("{{{}}}", flat::exprs(std::get<std::vector<Expr>>(entry.value)));
    line(fmt::format("{} = {}", entry.key.text, value));
  }
  commentsBefore(record.span.end);
  indent_ -= kStep;
  line("}");
}

void Printer::accumulator(const Accumulator& accumulator) {
  std::string members = list(accumulator.evaluations, evaluationText, "; ");
  if (accumulator.evaluations.size() > 1)
    members = fmt::format("any of {{ {} }}", members);
  const std::string splits = accumulator.splits ? fmt::format(" splits <= {}", flat::expr(*accumulator.splits)) : "";
  line(
      fmt::format("accumulator {}{} = {}{}", accumulator.name.text, flat::params(accumulator.params), members, splits));
}

} // namespace qkc::syntax
