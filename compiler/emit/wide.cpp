#include "compiler/emit/wide.h"

#include "compiler/contract/queries.h"
#include "compiler/emit/names.h"
#include "compiler/emit/quick.h"
#include "compiler/emit/run_text.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

#include <algorithm>

namespace qkc::emit {

using namespace contract;

namespace {

// Exact arms of elements that lie as they are indexed.
bool hasPlainArms(const Input& input, QuantityId id) {
  const Quantity& output = input.contract.quantity(id);
  const auto isEnclosure = [&](NodeId node) {
    return node != kNone && input.contract.node(node).kind == ValueKind::enclosure;
  };
  return !output.indices.empty() && !output.restUntouched && input.contract.assumes.empty() &&
         std::ranges::none_of(output.arms, [&](const Arm& arm) {
           return isEnclosure(arm.value) || isEnclosure(arm.guard) || arm.tolerance.isStated();
         });
}

std::vector<NodeId> rootsOf(const Quantity& definition) {
  std::vector<NodeId> roots;
  for (const Arm& arm : definition.arms) {
    roots.push_back(arm.value);
    roots.push_back(arm.guard);
  }
  return roots;
}

std::vector<IndexForm> targetForms(const Input& input, const Quantity& output, IndexId column) {
  std::vector<IndexForm> at;
  for (const NodeId index : output.target)
    at.push_back(indexForm(input, index, {}, column));
  return at;
}

const RowRead* find(const std::vector<RowRead>& list, QuantityId id) {
  const auto it = std::ranges::find_if(list, [&](const RowRead& read) { return read.quantity == id; });
  return it == list.end() ? nullptr : &*it;
}

// Steps of one launch: reductions first, then single elements, then one row, all at the same places.
class Run {
public:
  Run(const Input& input, int number) : context_(&input), number_(number) {}

  const std::vector<CheckStep>& steps() const { return steps_; }

  bool join(const CheckStep& step) {
    Run larger = *this;
    if (!larger.add(step))
      return false;
    *this = std::move(larger);
    return true;
  }

  // Whether there are words to read side by side.
  bool isWide() const {
    if (column_ == kNone || (reductions_.empty() && row_ == kNone) || hasRunClash(context_->contract))
      return false;
    RunText text = fields();
    return text.hasWords();
  }

  std::string structText() const {
    RunText text = fields();
    addReductions(text);
    addElements(text);
    addRow(text);
    return text.text(extentText(*context_, context_->contract.indices[static_cast<std::size_t>(column_)].extent)) +
           "\n";
  }

  std::string call(const std::string& counts) const {
    return fmt::format("  if (!qkc::judge_run<{}, {}>({}, stream, counts.get(), io))\n", name(), counts,
                       indexCount(*context_, places_));
  }

private:
  std::string name() const { return "Run_" + std::to_string(number_); }

  bool add(const CheckStep& step) {
    if (step.kind == CheckStep::Kind::other || row_ != kNone)
      return false;
    const bool added = step.kind == CheckStep::Kind::compute ? addReduction(step) : addOutput(step);
    if (!added)
      return false;
    steps_.push_back(step);
    return readsOwnPlaces();
  }

  bool setPlaces(const std::vector<IndexId>& places, IndexId column) {
    const bool isNew = steps_.empty();
    if (!isNew && (places != places_ || (column != kNone && column_ != kNone && column != column_)))
      return false;
    places_ = places;
    column_ = column == kNone ? column_ : column;
    return true;
  }

  bool addReduction(const CheckStep& step) {
    const NodeId extremum = extremumOf(*context_, step.kept);
    if (extremum == kNone || !elements_.empty() ||
        !setPlaces(context_->contract.quantity(step.kept.let).indices, context_->contract.node(extremum).bound[0]))
      return false;
    Lines lines;
    ExpressionText element(context_->contract, context_->plan, step.kept.assignment, lines, context_->sink);
    element.value(context_->contract.node(extremum).args[0]);
    reductions_.push_back({step.kept, extremum});
    return lines.text().empty();
  }

  bool addOutput(const CheckStep& step) {
    if (!hasPlainArms(*context_, step.output))
      return false;
    const Quantity& output = context_->contract.quantity(step.output);
    const std::vector<IndexId> outer(output.indices.begin(), output.indices.end() - 1);
    if (!steps_.empty() && output.indices == places_) {
      elements_.push_back(step.output);
      return true;
    }
    if (outer.empty() && steps_.empty()) // a row that is all of its output shares nothing
      return false;
    if (!setPlaces(outer, output.indices.back()))
      return false;
    row_ = step.output;
    return true;
  }

  // Whether each step finds at its own place all that earlier steps of the run write, and a reduction reads none of it.
  bool readsOwnPlaces() const {
    for (const Reduction& reduction : reductions_)
      for (const Reduction& other : reductions_)
        if (find(readsOf(context_->contract.quantity(reduction.kept.let)).lets, other.kept.let) != nullptr)
          return false;
    const auto holds = [&](QuantityId reader) {
      const RowReads reads = readsOf(context_->contract.quantity(reader));
      return !reads.readsOld && !reducesColumn(reader) &&
             std::ranges::all_of(reads.lets, [&](const RowRead& read) { return isOwn(read); }) &&
             std::ranges::all_of(reads.tensors, [&](const RowRead& read) { return isOwn(read); });
    };
    return std::ranges::all_of(elements_, holds) && (row_ == kNone || holds(row_));
  }

  // A reduction of its own over the column: it needs elements that a strip has not.
  bool reducesColumn(QuantityId output) const {
    bool found = false;
    for (const NodeId root : rootsOf(context_->contract.quantity(output)))
      walk(context_->contract, root,
           [&](const Node& node) { found = found || std::ranges::find(node.bound, column_) != node.bound.end(); });
    return found;
  }

  bool isOwn(const RowRead& read) const {
    const bool isWritten = std::ranges::any_of(steps_, [&](const CheckStep& step) {
      return step.kind == CheckStep::Kind::compute ? step.kept.let == read.quantity : step.output == read.quantity;
    });
    if (!isWritten)
      return true;
    if (!read.isUniform || read.at.size() != places_.size())
      return false;
    for (std::size_t k = 0; k < read.at.size(); ++k)
      if (read.at[k].text != indexName(context_->contract, places_[k]))
        return false;
    return true;
  }

  RowReads readsOf(const Quantity& definition) const { return rowReads(*context_, rootsOf(definition), column_); }

  // Everything that is read, as fields of the struct.
  RunText fields() const {
    std::vector<NodeId> firstRoots;
    std::vector<NodeId> rowRoots;
    for (const Reduction& reduction : reductions_)
      for (const NodeId root : rootsOf(context_->contract.quantity(reduction.kept.let)))
        firstRoots.push_back(root);
    std::vector<NodeId> all = firstRoots;
    for (const QuantityId id : elements_)
      for (const NodeId root : rootsOf(context_->contract.quantity(id)))
        all.push_back(root);
    if (row_ != kNone)
      rowRoots = rootsOf(context_->contract.quantity(row_));
    all.insert(all.end(), rowRoots.begin(), rowRoots.end());
    const RowReads reads = rowReads(*context_, all, column_);
    const RowReads first = rowReads(*context_, firstRoots, column_);
    const RowReads row = rowReads(*context_, rowRoots, column_);
    RunText text(*context_, name(), places_, column_);
    for (const RowRead& read : reads.tensors)
      addTensor(text, read,
                {find(first.tensors, read.quantity) != nullptr, find(row.tensors, read.quantity) != nullptr});
    for (const RowRead& read : reads.lets)
      addLet(text, read);
    for (const QuantityId id : elements_)
      if (!context_->contract.quantity(id).layout)
        text.addReturned(context_->contract.quantity(id), placeText(*context_, context_->contract.quantity(id)));
    if (row_ != kNone && find(reads.tensors, row_) == nullptr)
      text.addWords(context_->contract.quantity(row_),
                    targetForms(*context_, context_->contract.quantity(row_), column_), {false, true}, true);
    return text;
  }

  void addTensor(RunText& text, const RowRead& read, RunText::Readers readers) const {
    const Quantity& tensor = context_->contract.quantity(read.quantity);
    if (!read.isUniform)
      return;
    if (!read.isFixed()) {
      text.addWords(tensor, read.at, readers, false);
      return;
    }
    text.addFetched("load_" + tensor.name, tensor.name, std::string(cppType(repOf(tensor.type))), read.at);
    if (!context_->plan.flagged.contains(read.quantity))
      return;
    if (std::ranges::find(elements_, read.quantity) != elements_.end())
      text.addField("was_rejected_" + tensor.name, "flag_" + tensor.name, "bool", read.at.size());
    else
      text.addFetched("was_rejected_" + tensor.name, "flag_" + tensor.name, "bool", read.at);
  }

  void addLet(RunText& text, const RowRead& read) const {
    if (!read.isUniform || !read.isFixed() || isEnclosed(context_->contract, read.quantity))
      return;
    for (const Kept& kept : keptLets(*context_, Purpose::checker)) {
      if (kept.let != read.quantity)
        continue;
      const std::string type{keptType(*context_, kept.let, Purpose::checker)};
      const bool isOwn = std::ranges::any_of(
          reductions_, [&](const Reduction& reduction) { return reduction.kept.name == kept.name; });
      if (isOwn)
        text.addField("load_" + kept.name, "kept_" + kept.name, type, read.at.size());
      else
        text.addFetched("load_" + kept.name, "kept_" + kept.name, type, read.at);
    }
  }

  struct ReductionText {
    std::string type;
    std::string start;
    std::string call; // "qkc::max<qkc::f32>"
    std::string element;
    std::string result; // from `own.v<k>`
    std::string strip;  // of a whole strip, in place of eight elements; empty where there is none
  };

  ReductionText reductionText(std::size_t k) const {
    const auto& [kept, extremum] = reductions_[k];
    const Node& node = context_->contract.node(extremum);
    const bool isMax = node.reduction == contract::Reduction::max;
    const Rep rep = repOf(node.type);
    ReductionText text;
    text.type = cppType(rep);
    text.start = extremumStart(isMax, rep);
    text.call = fmt::format("qkc::wide_{}{}<{}>", isMax ? "max" : "min",
                            node.nanRule == NanRule::drops ? "_drop_nan" : "", extremumTag(rep));
    Lines lines;
    ExpressionText element(context_->contract, context_->plan, kept.assignment, lines, context_->sink);
    text.element = element.valueAs(node.args[0], rep);
    if (rep == Rep::single)
      text.strip = stripExtremum(*context_, node, readsOf(context_->contract.quantity(kept.let)), k);
    ExpressionText rest(context_->contract, context_->plan, kept.assignment, lines, context_->sink);
    rest.replace(extremum, fmt::format("own.v{}", k));
    const NodeId value = context_->contract.quantity(kept.let).arms.front().value;
    text.result =
        context_->contract.node(value).type.kind == Type::Kind::real ? rest.castArgument(value) : rest.value(value);
    return text;
  }

  void addReductions(RunText& text) const {
    text.addMember(fmt::format("  static constexpr bool kReduces = {};\n", reductions_.empty() ? "false" : "true"));
    std::string values;
    std::string first;
    std::string steps;
    std::string merge;
    std::string mergeWith;
    std::string keep;
    std::string strips;
    std::string rest;
    for (std::size_t k = 0; k < reductions_.size(); ++k) {
      const ReductionText one = reductionText(k);
      const std::string step = fmt::format("  own.v{0} = {1}(own.v{0}, {2});\n", k, one.call, one.element);
      steps += step;
      strips += one.strip;
      rest += one.strip.empty() ? step : "";
      values += fmt::format("    {} v{};\n", one.type, k);
      first += (k == 0 ? "" : ", ") + one.start;
      merge += fmt::format("    own.v{0} = {1}(own.v{0}, across(own.v{0}));\n", k, one.call);
      mergeWith += fmt::format("    own.v{0} = {1}(own.v{0}, other.v{0});\n", k, one.call);
      const std::string& name = reductions_[k].kept.name;
      const bool isRead = isReadInRun(reductions_[k].kept.let);
      keep += isRead ? fmt::format("  wide_kept_{0} = {1};\n  if (leads)\n    io.kept_{0}[place] = wide_kept_{0};\n",
                                   name, one.result)
                     : fmt::format("  if (leads)\n    io.kept_{0}[place] = {1};\n", name, one.result);
    }
    text.addMember(fmt::format("  struct Values {{\n{}  }};\n", values));
    if (reductions_.empty())
      return;
    text.addMember(
        fmt::format("  QKC_MEMBER static Values first() {{ return {{{}}}; }}\n"
                    "  QKC_MEMBER static void merge(Values& own, const qkc::Across& across) {{\n{}  }}\n"
                    "  QKC_MEMBER static void merge_with(Values& own, const Values& other) {{\n{}  }}\n"
                    "  QKC_MEMBER void step(Values& own) const;\n"
                    "  template <int Count> QKC_MEMBER void step_strips(Values& own, const Words (&all)[Count]);\n"
                    "  QKC_MEMBER void keep(int64_t place, const Values& own, bool leads);\n",
                    first, merge, mergeWith),
        fmt::format("template <int Count> QKC_MEMBER void {0}::step_strips(Values& own, "
                    "const Words (&all)[Count]) {{\n{5}}}\n"
                    "QKC_MEMBER void {0}::step(Values& own) const {{\n  const auto& io = *this;\n{1}{2}}}\n"
                    "QKC_MEMBER void {0}::keep(int64_t place, const Values& own, bool leads) {{\n"
                    "  const auto& io = *this;\n{3}{4}}}\n",
                    name(), text.namedIndices("wide.column + wide_at"), steps, text.namedIndices("0"), keep,
                    strips + (rest.empty() ? "" : ofEachStrip(text, rest))));
  }

  // Reductions that take the elements of strips one by one.
  static std::string ofEachStrip(const RunText& text, const std::string& lines) {
    return "  [[maybe_unused]] const auto& io = *this;\n"
           "#pragma unroll\n"
           "  for (int wide_strip = 0; wide_strip < Count; ++wide_strip) {\n"
           "    wide = all[wide_strip];\n" +
           eachElement(text.namedIndices("wide.column + wide_at"), lines, false) + "  }\n";
  }

  bool isReadInRun(QuantityId let) const {
    const auto reads = [&](QuantityId id) {
      const RowReads all = readsOf(context_->contract.quantity(id));
      const RowRead* read = find(all.lets, let);
      return read != nullptr && read->isUniform && read->isFixed();
    };
    return std::ranges::any_of(elements_, reads) || (row_ != kNone && reads(row_));
  }

  void addElements(RunText& text) const {
    std::string lines;
    for (const QuantityId id : elements_) {
      const Quantity& output = context_->contract.quantity(id);
      const std::string judge = fmt::format("Judge_{}::judge(io, {}, tally)", output.name, rowAndColumn(output));
      const bool isFlag = context_->plan.flagged.contains(id) && isFlagRead(id);
      lines += isFlag ? fmt::format("    wide_flag_{} = {};\n", output.name, judge) : fmt::format("    {};\n", judge);
    }
    text.addMember(fmt::format("  static constexpr bool kElements = {};\n", elements_.empty() ? "false" : "true"));
    text.addMember(
        fmt::format("  template <class Tally>\n  QKC_MEMBER void elements([[maybe_unused]] int64_t place, "
                    "[[maybe_unused]] Tally& tally) {{\n    [[maybe_unused]] const auto& io = *this;\n{}  }}\n",
                    lines));
  }

  // The row and column of the element at a place.
  std::string rowAndColumn(const Quantity& output) const {
    const std::string column = "wide_" + indexName(context_->contract, output.indices.back());
    if (output.indices.size() == 1)
      return "0, " + column;
    if (output.indices.size() == 2)
      return fmt::format("wide_{}, {}", indexName(context_->contract, output.indices.front()), column);
    return fmt::format("place / ({}), {}", indexCount(*context_, {output.indices.back()}), column);
  }

  bool isFlagRead(QuantityId id) const {
    const auto reads = [&](QuantityId reader) {
      const RowReads all = readsOf(context_->contract.quantity(reader));
      const RowRead* read = find(all.tensors, id);
      return read != nullptr && read->isUniform && read->isFixed();
    };
    return std::ranges::any_of(elements_, reads) || (row_ != kNone && reads(row_));
  }

  void addRow(RunText& text) const {
    text.addMember(fmt::format("  static constexpr bool kJudges = {};\n", row_ == kNone ? "false" : "true"));
    if (row_ == kNone) {
      text.addMember("  static constexpr int kQuickArm = -1;\n");
      return;
    }
    const Quantity& output = context_->contract.quantity(row_);
    const RowReads reads = readsOf(output);
    const QuickTest quick = quickTest(*context_, row_, reads, text.namedIndices("wide.column + wide_at"));
    if (!quick.isScaled)
      addParts(text, output);
    text.addMember(fmt::format("  static constexpr int kQuickArm = {};\n{}", quick.arm, quick.members),
                   quick.arm < 0 ? ""
                                 : fmt::format("QKC_MEMBER uint32_t {0}::differ() {{\n{1}}}\n"
                                               "QKC_MEMBER unsigned {0}::open([[maybe_unused]] int count) {{\n{2}}}\n",
                                               name(), quick.differ, quick.open));
    text.addFound(quick.fields);
    text.addReadyLines(quick.row);
    text.addMember(fmt::format("  template <class Tally> QKC_MEMBER void judge(int64_t place, Tally& tally) const {{\n"
                               "    Judge_{}::judge(*this, place, wide.column + wide_at, tally);\n  }}\n",
                               output.name));
    if (quick.arm >= 0) // all that the run's steps write is in memory by then
      text.addMember(fmt::format("  template <class Tally>\n  QKC_MEMBER static void judge_alone(const Tensors& io, "
                                 "int64_t place, int64_t column, Tally& tally) {{\n"
                                 "    Judge_{}::judge(io, place, column, tally);\n  }}\n",
                                 output.name));
  }

  // Parts of the row's definitions that are the same in it; not those that are needed before.
  void addParts(RunText& text, const Quantity& output) const {
    std::vector<NodeId> early;
    for (const Reduction& reduction : reductions_)
      for (const NodeId root : rootsOf(context_->contract.quantity(reduction.kept.let)))
        early.push_back(root);
    for (const QuantityId id : elements_)
      for (const NodeId root : rootsOf(context_->contract.quantity(id)))
        early.push_back(root);
    const RowReads before = rowReads(*context_, early, column_);
    int number = 0;
    const auto add = [&](const std::vector<std::pair<std::string, Rep>>& parts, const std::vector<IndexForm>& at) {
      for (const auto& [function, type] : parts)
        text.addReady(function, fmt::format("part_{}", number++), std::string(cppType(type)), at);
    };
    for (const RowRead& read : readsOf(output).plain) {
      const Quantity& let = context_->contract.quantity(read.quantity);
      const bool staysOutside =
          read.at.empty() || std::all_of(read.at.begin(), read.at.end() - 1,
                                         [](const IndexForm& form) { return form.kind == IndexForm::Kind::fixed; });
      if (!read.isUniform || !staysOutside || find(before.plain, read.quantity) != nullptr ||
          isEnclosed(context_->contract, read.quantity))
        continue;
      for (const Assignment& assignment : assignments(context_->contract, reachableChoices(context_->contract, let)))
        add(rowPartNames(*context_, let, let.arms.front().value, let.name + pathSuffix(context_->contract, assignment),
                         assignment),
            read.at);
    }
    std::vector<IndexForm> own;
    for (const IndexId id : output.indices)
      own.push_back({indexName(context_->contract, id), IndexForm::Kind::fixed, 0});
    for (int k = 0; k < static_cast<int>(output.arms.size()); ++k) {
      const NodeId value = output.arms[static_cast<std::size_t>(k)].value;
      for (const Assignment& assignment : assignments(context_->contract, reachableChoices(context_->contract, value)))
        add(rowPartNames(*context_, output, value,
                         armName(context_->contract, output, k) + pathSuffix(context_->contract, assignment),
                         assignment),
            own);
    }
  }

  struct Reduction {
    Kept kept;
    NodeId extremum = kNone;
  };

  const Input* context_;
  int number_;
  std::vector<CheckStep> steps_;
  std::vector<IndexId> places_;
  IndexId column_ = kNone;
  std::vector<Reduction> reductions_;
  std::vector<QuantityId> elements_;
  QuantityId row_ = kNone;
};

} // namespace

WideSteps wideSteps(const Input& input, const std::vector<CheckStep>& steps, const std::string& counts) {
  WideSteps result;
  int number = 0;
  std::optional<Run> run;
  const auto close = [&] {
    if (!run)
      return;
    std::string lines;
    for (const CheckStep& step : run->steps())
      lines += step.plain;
    if (run->isWide()) {
      result.structs += run->structText();
      result.calls += "#if QKC_WIDE\n" + run->call(counts) + "#endif\n  {\n" + lines + "  }\n";
      ++number;
    } else {
      result.calls += lines;
    }
    run.reset();
  };
  for (const CheckStep& step : steps) {
    if (run && run->join(step))
      continue;
    close();
    run.emplace(input, number);
    if (!run->join(step)) {
      result.calls += step.plain;
      run.reset();
    }
  }
  close();
  return result;
}

} // namespace qkc::emit
