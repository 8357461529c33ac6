#pragma once
// Text of enclosures: for each value its bounds, a qkc::Enclosure, and its centre alone, a double that the bounds hold.
// A checker compares with the centre first and computes bounds only where that does not decide.

#include "compiler/emit/expression.h"

namespace qkc::emit {

class EnclosureText : public ExpressionText {
public:
  enum class Part { bounds, centre };
  EnclosureText(const contract::Contract& contract, const Plan& plan, const Assignment& assignment, Lines& lines,
                diag::Sink& sink, Part part)
      : ExpressionText(contract, plan, assignment, lines, sink), part_(part) {}

  std::string of(contract::NodeId id);
  // A test that accepts most returned values of an output, at most as many as the bounds do: of formats as wide as the
  // arithmetic's, where the centre's rounding alone decides few. Empty: the value has no such test.
  std::string nearTest(contract::NodeId id, const contract::Type& output);
  // A qkc::Union of the two branches of such a node.
  static bool isUndecided(const contract::Contract& contract, contract::NodeId id);
  std::string unionOf(contract::NodeId id);

private:
  bool isBounds() const { return part_ == Part::bounds; }
  // "qkc::<bounds>(args)" or "qkc::<centre><qkc::f64>(args)".
  std::string call(std::string_view bounds, std::string_view centre, const std::vector<contract::NodeId>& args);
  std::string exact(contract::NodeId id);
  std::string readLet(const contract::Node& node);
  std::string rounded(const contract::Node& node, const std::string& value);
  static std::string nearest(const contract::Node& node, const std::string& value);
  std::string promoted(const contract::Node& node, const contract::Accumulator& accumulator);
  std::string addition(const contract::Node& node);
  bool isRegroupedSum(const contract::Node& node) const;
  std::string regroupedSum(const contract::Node& node);
  void addAddends(contract::NodeId id, const contract::Node& sum, std::vector<std::string>& texts);
  std::string addend(contract::NodeId id, const contract::Node& sum);
  std::string unrounded(const contract::Node& product);
  std::string quotient(const contract::Node& node);
  std::string chain(contract::NodeId id);
  int roundingsOf(contract::NodeId chain) const;
  bool isExactProduct(const contract::Node& product) const;
  contract::NodeId definitionAt(contract::NodeId id) const;
  std::string nearChain(contract::NodeId id, const std::string& output);
  std::string nearSum(const contract::Node& node, const std::string& output);
  std::string function(const contract::Node& node);
  std::string root(const contract::Node& node);
  std::string conversion(const contract::Node& node);
  std::string select(const contract::Node& node);
  std::string branches(const contract::Node& node, std::string_view function);
  std::string condition(contract::NodeId id); // bounds: 1, 0, -1; centre: a bool
  std::string sum(const contract::Node& node);
  std::string closedSum(const contract::Node& node, const std::string& total);
  std::string coreRadius(const contract::Node& node, const std::string& total, const contract::TensorCore& core,
                         const std::string& pieces, const std::string& inner);
  std::string joinedRadius(const contract::Node& node, const std::string& total, const std::string& radius,
                           const std::optional<contract::TensorCore>& envelope, std::string own,
                           const std::string& inner);
  std::string inOrder(const contract::Node& node);
  std::string extremum(const contract::Node& node);
  struct Term {
    std::string text;
    bool fresh = false;
  };
  Term term(const contract::Node& sum);
  void align(const contract::Node& node, const std::string& total);
  bool isChain(const contract::Node& node) const;
  void flatten(contract::NodeId id, contract::FreedomsId freedoms, bool inverted, std::vector<contract::NodeId>& over,
               std::vector<contract::NodeId>& under, int& operations) const;
  std::string refuse(const contract::Node& node, const std::string& what);

  Part part_;
};

// A literal of a double that is at least the number, and of one that is at most it.
std::string atLeast(const numeric::Rational& q);
std::string atMost(const numeric::Rational& q);
// "qkc::Accuracy{2.0, 0.0, 0.0, 0}".
std::string accuracyText(const contract::Accuracy& accuracy);

} // namespace qkc::emit
