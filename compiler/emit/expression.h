#pragma once
// C++ text of typed nodes. Every operation that rounds is a call of the portable header, so compiler flags can't change
// it.

#include "compiler/contract/contract.h"
#include "compiler/contract/ranges.h"
#include "compiler/diag/sink.h"
#include "compiler/emit/plan.h"

#include <string>
#include <vector>

namespace qkc::emit {

// In which C++ type a value is computed: float holds every float format but f64 exactly, double also the exact reals
// that were proved to fit, int64_t the integers.
enum class Rep { boolean, signedInteger, unsignedInteger, single, real };
Rep repOf(const contract::Type& type);
std::string_view cppType(Rep rep);

// Lines of a function body under construction.
class Lines {
public:
  explicit Lines(int depth = 1) : depth_(depth) {}
  void add(const std::string& line) { text_ += std::string(static_cast<std::size_t>(2 * depth_), ' ') + line + "\n"; }
  void open(const std::string& line) {
    add(line);
    ++depth_;
  }
  void close(const std::string& line = "}") {
    --depth_;
    add(line);
  }
  // A name that this body has not used.
  std::string fresh(const std::string& stem) { return stem + std::to_string(++counter_); }
  const std::string& text() const { return text_; }

private:
  std::string text_;
  int depth_;
  int counter_ = 0;
};

// Operations whose operands are the same for all values of a definition's last index variable: functions of their own,
// so that a reader of whole rows computes them once.
struct RowParts {
  contract::IndexId inner = contract::kNone;
  std::string stem;      // of their names
  std::string arguments; // of the definition, each behind ", "
  std::string parameters;
  std::string text; // of the functions
  std::vector<std::pair<std::string, Rep>> names;
};

// Text of nodes under one assignment of choices. Reductions become loops that are added to `lines` before the statement
// that uses their result; the rest is one expression.
class ExpressionText {
public:
  ExpressionText(const contract::Contract& contract, const Plan& plan, const Assignment& assignment, Lines& lines,
                 diag::Sink& sink)
      : contract_(contract), plan_(plan), assignment_(assignment), lines_(lines), sink_(sink) {}

  std::string value(contract::NodeId id) { return text(id); }
  // From here on a node is this text.
  void replace(contract::NodeId id, std::string text) { replaced_[id] = std::move(text); }
  // Index variables are these texts.
  void nameIndices(std::map<contract::IndexId, std::string> names) { indexTexts_ = std::move(names); }
  // Operations of a row become functions.
  void partRows(RowParts* parts) { rowParts_ = parts; }
  // The value in another computing type; only conversions that lose nothing are asked for.
  std::string valueAs(contract::NodeId id, Rep rep);
  // The code of a cast that has one argument, possibly below choices.
  std::string castBits(contract::NodeId id);
  // The argument of a cast, or the result of a let that feeds one: an exact real that a double doesn't hold may be
  // rounded to odd by its last operation.
  std::string castArgument(contract::NodeId id);

protected:
  std::string text(contract::NodeId id);
  bool isBeyondSigned(contract::NodeId id);
  bool holdsWhole(contract::NodeId id, Rep wanted);
  bool dividesUnsigned(contract::NodeId id);
  void openLoops(const contract::Node& node);
  void closeLoops();
  std::string openMarked(const contract::Node& node);
  void closeMarked(const contract::Node& node, const std::string& any, const std::string& result, Rep rep);
  std::string unsupported(const contract::Node& node, const std::string& what);

  const contract::Contract& contract_;
  const Plan& plan_;
  const Assignment& assignment_;
  Lines& lines_;
  diag::Sink& sink_;
  contract::Ranges ranges_{contract_};
  std::map<contract::NodeId, std::string> replaced_;
  std::map<contract::IndexId, std::string> indexTexts_;
  RowParts* rowParts_ = nullptr;
  std::vector<std::size_t> openBlocks_; // of each reduction whose loops are open
  bool inSingle_ = false;               // exact reals are computed in float, which holds them

private:
  Rep rep(const contract::Type& type) const;
  std::string operation(contract::NodeId id);
  bool isOfRow(contract::NodeId id) const;
  bool isWhole(contract::NodeId id) const;
  std::string rowPart(contract::NodeId id);
  std::string constant(const contract::Node& node);
  std::string read(const contract::Node& node);
  std::string binary(contract::NodeId id);
  std::string compare(const contract::Node& node);
  std::string extremum(const contract::Node& node);
  std::string cast(const contract::Node& node, bool asBits = false);
  std::string keep(const contract::Node& node);
  std::string stochastic(const contract::Node& node, const std::string& argument);
  std::string bucket(const contract::Node& node);
  std::string power(const contract::Node& node);
  // An exact real that is a sum or product of integers, as an integer of 64 bits; empty where it is none.
  std::string integerText(contract::NodeId id);
  bool fitsInteger(contract::NodeId id);
  std::string reduce(const contract::Node& node);
  std::string reduceExtremum(const contract::Node& node);
  std::string reduceSum(const contract::Node& node);
  std::string reduceCondition(const contract::Node& node);
  std::string reduceArgument(const contract::Node& node);
  std::string tooWide(const contract::Node& node);
  std::string functionValue(const contract::Node& node);
};

// Of an extremum computed in this type: the format that compares, and what is below or above all values.
// Whether it is a sum that is said to be 0 over nothing, or a product 1.
bool isStartOfSum(const contract::Contract& contract, const contract::Node& reduction);
std::string_view extremumTag(Rep rep);
std::string extremumStart(bool isMax, Rep rep);

// Arguments of a call of the function that computes a let, or of its place in memory: "io, t, h".
std::string callArguments(ExpressionText& text, const std::vector<contract::NodeId>& indices);

// The part of an assignment that reaches a let.
Assignment restrictTo(const contract::Contract& contract, contract::QuantityId let, const Assignment& assignment);

} // namespace qkc::emit
