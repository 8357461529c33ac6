#include "compiler/emit/run_text.h"

#include "compiler/emit/names.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

using Kind = IndexForm::Kind;

std::string unnamed(std::size_t count) {
  std::string text;
  for (std::size_t k = 0; k < count; ++k)
    text += ", int64_t";
  return text;
}

std::string joined(const std::vector<IndexForm>& at) {
  std::string text;
  for (const IndexForm& form : at)
    text += ", " + form.text;
  return text;
}

} // namespace

std::string indexName(const Contract& contract, IndexId id) {
  return localName(contract.indices[static_cast<std::size_t>(id)].name);
}

bool hasRunClash(const Contract& contract) {
  const auto clashes = [](const std::string& name) {
    return name.starts_with("wide_") || name == "wide" || name.starts_with("Run_") || name.starts_with("Fetched_") ||
           name.starts_with("Found_");
  };
  return std::ranges::any_of(contract.quantities, [&](const Quantity& q) { return clashes(q.name); }) ||
         std::ranges::any_of(contract.dims, [&](const Dim& dim) { return clashes(dim.name); }) ||
         std::ranges::any_of(contract.indices, [&](const Index& index) { return clashes(index.name); });
}

void RunText::addField(const std::string& function, const std::string& field, const std::string& type,
                       std::size_t arguments) {
  addFound(fmt::format("  {} wide_{};\n", type, field));
  addOverload(function, field, type, arguments);
}

void RunText::addOverload(const std::string& function, const std::string& field, const std::string& type,
                          std::size_t arguments) {
  overloads_ += fmt::format("QKC_FN {} {}(const {}& io{}) {{ return io.wide_{}; }}\n", type, function, name_,
                            unnamed(arguments), field);
}

void RunText::addFetched(const std::string& function, const std::string& field, const std::string& type,
                         const std::vector<IndexForm>& at) {
  fetched_ += fmt::format("  {} wide_{};\n", type, field);
  addOverload(function, field, type, at.size());
  fetch_ += fmt::format("  wide_{} = {}(io{});\n", field, function, joined(at));
}

void RunText::addReady(const std::string& function, const std::string& field, const std::string& type,
                       const std::vector<IndexForm>& at) {
  addField(function, field, type, at.size());
  // By the function's general form: the one for this struct reads the field.
  ready_ += fmt::format("  wide_{} = {}<{}>(io{});\n", field, function, name_, joined(at));
}

void RunText::addReturned(const Quantity& output, const std::string& place) {
  const std::string type = wordTypeOf(output);
  fetched_ += fmt::format("  {} wide_returned_{};\n", type, output.name);
  addOverload("returned_" + output.name, "returned_" + output.name, type, 1);
  fetch_ += fmt::format("  wide_returned_{0} = returned_{0}(io, {1});\n", output.name, place);
}

void RunText::addMember(const std::string& declaration, const std::string& definition) {
  members_ += declaration;
  definitions_ += definition;
}

void RunText::addWords(const Quantity& tensor, const std::vector<IndexForm>& at, Readers readers, bool isReturned) {
  const std::optional<StripWords> words = stripWords(input_, tensor, at);
  if (!words)
    return;
  const std::string field = (isReturned ? "returned_" : "words_") + tensor.name;
  const std::string type = wordTypeOf(tensor);
  const std::string strip = fmt::format("qkc::Strip<{}, {}>", type, 8 / words->share);
  const bool own = isOwn(tensor, at, isReturned);
  (own ? own_ : words_) += fmt::format("    {} {};\n", strip, field);
  fetched_ += fmt::format("  const {}* wide_at_{}; // the row's first word\n", type, field);
  fetch_ += "  {\n";
  for (std::size_t axis = 0; axis < at.size(); ++axis)
    fetch_ += fmt::format("    [[maybe_unused]] const int64_t i{} = {};\n", axis, at[axis].text);
  fetch_ +=
      fmt::format("    wide_at_{0} = io.{1} + ({2});\n    wide_aligned = wide_aligned && "
                  "{3}::is_aligned(wide_at_{0});\n    wide_whole = wide_whole && qkc::is_whole(wide_at_{0});\n  }}\n",
                  field, localName(bufferName(contract_, tensor)), words->first, strip);
  const std::string offset = words->share == 1 ? "column" : fmt::format("column / {}", words->share);
  const std::string load = fmt::format("  wide.{0}.load(wide_at_{0} + {1});\n", field, offset);
  heldBytes_ += fmt::format("{}{}::kBytes", heldBytes_.empty() ? "" : " + ", strip);
  const std::string take = fmt::format("    row.take(wide.{});\n", field);
  const std::string ahead = words->share == 1 ? "elements" : fmt::format("elements / {}", words->share);
  dense_ += fmt::format("    same.see(wide_at_{}, {});\n", field, ahead);
  ask_ += fmt::format("    row.ask(wide.{0}, wide_at_{0});\n", field);
  take_ += take;
  takeFirst_ += readers.first ? take : fmt::format("    row.pass(wide.{});\n", field);
  if (own) {
    loadOwn_ += load;
  } else {
    const unsigned bit = 1U << shared_++;
    changed_ += fmt::format(" | (now.wide_at_{0} != before.wide_at_{0} ? {1}u : 0u)", field, bit);
    loadShared_ += fmt::format("  if ((changed & {}u) != 0)\n  {}", bit, load);
  }
  load_[0] += readers.first ? load : "";
  load_[1] += readers.row ? load : "";
  load_[2] += load;
  const std::string count =
      words->share == 1 ? "count" : fmt::format("(count + {}) / {}", words->share - 1, words->share);
  load_[3] += fmt::format("  wide.{0}.load_part(wide_at_{0} + {1}, {2});\n", field, offset, count);
  const std::string word = words->share == 1 ? fmt::format("io.wide.{}[io.wide_at]", field)
                                             : fmt::format("io.wide.{}[io.wide_at / {}]", field, words->share);
  if (tensor.layout)
    overloads_ += codeFunction(tensor, at, *words, word);
  else if (isReturned)
    overloads_ += fmt::format("[[maybe_unused]] QKC_FN {} returned_{}(const {}& io, int64_t) {{ return {}; }}\n", type,
                              tensor.name, name_, word);
  else
    overloads_ +=
        fmt::format("QKC_FN {} load_{}(const {}& io{}) {{ return qkc::value<{}>({}); }}\n", cppType(repOf(tensor.type)),
                    tensor.name, name_, unnamed(at.size()), formatTag(*tensor.type.format), word);
}

// Whether the words of neighbouring places are never the same: the last index variable is one of theirs.
bool RunText::isOwn(const Quantity& tensor, const std::vector<IndexForm>& at, bool isReturned) const {
  return isReturned || (!tensor.layout && !places_.empty() && std::ranges::any_of(at, [&](const IndexForm& form) {
           return form.text == indexName(contract_, places_.back());
         }));
}

// The slot of a column follows from its place in the strip.
std::string RunText::codeFunction(const Quantity& tensor, const std::vector<IndexForm>& at, const StripWords& words,
                                  const std::string& word) const {
  std::string parameters;
  std::string moving;
  for (std::size_t axis = 0; axis < at.size(); ++axis) {
    const bool moves = at[axis].kind == Kind::moving;
    parameters += moves ? ", int64_t" : fmt::format(", [[maybe_unused]] int64_t i{}", axis);
    if (moves)
      moving = fmt::format("  [[maybe_unused]] const int64_t i{} = io.wide_at;\n", axis);
  }
  return fmt::format("QKC_FN {0} code_{1}(const {2}& io{3}) {{\n{4}  const auto word = {5};\n"
                     "  return static_cast<{0}>({6});\n}}\n",
                     storageType(*tensor.type.format), tensor.name, name_, parameters, moving, word, words.code);
}

std::string RunText::namedIndices(const std::string& column) const {
  std::string text;
  for (const IndexId id : places_)
    text += fmt::format("  [[maybe_unused]] const int64_t {0} = wide_{0};\n", indexName(contract_, id));
  return text + fmt::format("  [[maybe_unused]] const int64_t {} = {};\n", indexName(contract_, column_), column);
}

std::string RunText::loadFunction(const char* name, const std::string& lines) const {
  const bool isPart = std::string_view(name) == "part";
  // A template, since some runs need not all of them.
  return fmt::format(
      "  template <class = void> QKC_MEMBER void load_{}(int column{}) {{\n  wide.column = column;\n{}  }}\n", name,
      isPart ? ", int count" : "", lines);
}

// What fetch() sets, what is set once for a row, and the run over both.
std::string RunText::structs(const std::string& columns) const {
  std::string places;
  for (const IndexId id : places_)
    places += fmt::format("  int64_t wide_{};\n", indexName(contract_, id));
  return fmt::format("struct Fetched_{0} {{\n{1}{2}  bool wide_aligned;\n  bool wide_whole;\n}};\nstruct Found_{0} "
                     "{{\n{3}}};\n",
                     name_, places, fetched_, found_) +
         fmt::format("struct {0} : Tensors, Fetched_{0}, Found_{0} {{\n"
                     "  using Fetched = Fetched_{0};\n  using Found = Found_{0};\n"
                     "  struct Own {{\n{1}  }};\n"
                     "  struct Words : Own {{\n{2}    int column; // of the strip's first element\n  }};\n"
                     "  Words wide;\n"
                     "  int wide_at; // the element's place in the strip\n"
                     "  QKC_MEMBER explicit {0}(const Tensors& io) : Tensors(io) {{}}\n"
                     "  QKC_MEMBER int64_t columns() const {{\n    [[maybe_unused]] const Tensors& io = *this;\n"
                     "    return {3};\n  }}\n",
                     name_, own_, words_, columns) +
         loadFunction("first", load_[0]) + loadFunction("row", load_[1]) + loadFunction("all", load_[2]) +
         loadFunction("part", load_[3]) +
         fmt::format(
             "  QKC_MEMBER void fetch(int64_t place);\n  QKC_MEMBER void ready();\n"
             "  template <class = void> QKC_MEMBER void load_own(int column) {{\n  {0}  }}\n"
             "  template <class = void> QKC_MEMBER void load_shared([[maybe_unused]] unsigned changed, int column) {{\n"
             "  wide.column = column;\n{1}  }}\n"
             "  template <class = void> QKC_MEMBER static unsigned changed([[maybe_unused]] const Fetched& now, "
             "[[maybe_unused]] const Fetched& before) {{\n    return 0u{2};\n  }}\n",
             loadOwn_, loadShared_, changed_) +
         heldText() + members_ + "};\n";
}

std::string RunText::heldText() const {
  return fmt::format("  static constexpr int kBytes = {}; // of a strip\n"
                     "  template <class Row> QKC_MEMBER void ask(Row& row) const {{\n{}  }}\n"
                     "  template <class Same> QKC_MEMBER void see(int64_t elements, Same& same) const {{\n{}  }}\n"
                     "  template <class Row> QKC_MEMBER void take(int column, Row& row) {{\n"
                     "    wide.column = column;\n{}  }}\n"
                     "  template <class Row> QKC_MEMBER void take_first(int column, Row& row) {{\n"
                     "    wide.column = column;\n{}  }}\n",
                     heldBytes_, ask_, dense_, take_, takeFirst_);
}

std::string RunText::text(const std::string& columns) const {
  std::string text = structs(columns) + overloads_;
  text += fmt::format("QKC_MEMBER void {}::fetch([[maybe_unused]] int64_t place) {{\n"
                      "  [[maybe_unused]] const Tensors& io = *this;\n",
                      name_);
  if (!places_.empty())
    text += "  int64_t wide_rest = place;\n";
  std::string decoded;
  for (std::size_t k = places_.size(); k-- > 0;)
    decoded += k == 0 ? fmt::format("  const int64_t {} = wide_rest;\n", indexName(contract_, places_[k]))
                      : fmt::format("  const int64_t {} = qkc::split(wide_rest, {});\n",
                                    indexName(contract_, places_[k]), indexCount(input_, {places_[k]}));
  text += decoded;
  text += fmt::format("  [[maybe_unused]] const int64_t {} = 0;\n", indexName(contract_, column_));
  for (const IndexId id : places_)
    text += fmt::format("  wide_{0} = {0};\n", indexName(contract_, id));
  text += "  wide_aligned = wide_whole = true;\n";
  text += fetch_ + "  wide_whole = wide_whole && wide_aligned;\n}\n";
  text += fmt::format("QKC_MEMBER void {}::ready() {{\n  [[maybe_unused]] const auto& io = *this;\n{}{}}}\n", name_,
                      namedIndices("0"), ready_);
  return text + definitions_;
}

} // namespace qkc::emit
