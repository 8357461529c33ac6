#pragma once
// Random lawful evaluations of a typed contract in host arithmetic: every freedom that a statement leaves is used in a
// random way, among them the worst known ones. It shares no code with the evaluator, the emitter or the device header.
// A checker that rejects one of its results is wrong.

#include "compiler/lawful/host_numbers.h"
#include "compiler/semantics/call.h"

#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <vector>

namespace qkc::lawful {

// The dims and inputs of a call, decoded once for many evaluations.
class Inputs {
public:
  Inputs(const contract::Contract& contract, semantics::Call call);

  semantics::Call call;
  std::vector<std::vector<double>> values; // by QuantityId
};

// What no clause allows: sums in a lower precision, to show that a bound is tight.
enum class Lower {
  none,
  f16InOrder, // f16 partial sums, fused products
  f16Lanes,   // the same in 32 lanes, which are added at the end
  bf16InOrder,
  bf16Lanes,
  tf32Operands, // the factors of a product rounded to tf32
  unpromoted,   // a tensor core's sum that is never promoted
};

// One kernel that follows a contract, or sums in a lower precision than it allows.
class Kernel {
public:
  Kernel(const contract::Contract& contract, std::uint64_t seed);

  // Fills in what a lawful kernel may return. Throws std::logic_error for operations that no contract with enclosures
  // of this repository has.
  void run(Inputs& inputs);
  void lower(Lower how) { lower_ = how; }

  // A call without its outputs, and then a value of it at index variables (by IndexId). It must read no output.
  void begin(Inputs& inputs);
  double valueAt(contract::NodeId node, const std::vector<std::int64_t>& bindings);

private:
  using NodeId = contract::NodeId;
  using Node = contract::Node;

  struct Term {
    double value = 0;
    bool fresh = false; // a product that may be fused into its addition
    double scale = 0;   // of groups that share scales: their product
  };
  // How one evaluation goes about its sums and fusions.
  enum class Order { forward, backward, shuffled, pairwise, randomTree, lanes, largestFirst, smallestFirst };
  enum class Fusing { always, never, sometimes };
  enum class Accuracy { nearest, least, most, between };

  bool coin() { return (engine_() & 1U) != 0; }
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(engine_() % count); }
  void drawHabits();
  bool fuses() { return fusing_ == Fusing::always || (fusing_ == Fusing::sometimes && coin()); }

  void define(contract::QuantityId output);
  double arm(const contract::Quantity& quantity);
  double value(NodeId id);
  double read(const Node& node);
  double let(contract::QuantityId id, std::int64_t place);
  std::int64_t placeOf(const std::vector<std::int64_t>& extents, const std::vector<NodeId>& args);
  double arithmetic(const Node& node);
  double addition(const Node& node);
  void addAddends(NodeId id, const Node& sum, std::vector<Term>& terms);
  Term addend(NodeId id, const Node& sum);
  double scaleOf(const Node& sum);
  double product(const Node& node);
  double quotient(const Node& node, double a, double b);
  double withinAccuracy(const Node& node, const contract::Accuracy& accuracy, double exact);
  double function(const Node& node);
  double finish(const Node& node, double exact);
  bool startsChain(const Node& node) const;
  bool isChain(NodeId id) const { return chains_[static_cast<std::size_t>(id)] != 0; }
  double chain(NodeId id, bool isLastFused);
  void flatten(NodeId id, contract::FreedomsId freedoms, bool inverted, std::vector<double>& over,
               std::vector<double>& under);
  std::size_t path(const Node& node);
  double reduce(const Node& node);
  template <class Visit> void places(const Node& reduction, const Visit& visit);

  // Whether sums are of a lower format.
  bool isLowered() const {
    return lower_ == Lower::f16InOrder || lower_ == Lower::f16Lanes || lower_ == Lower::bf16InOrder ||
           lower_ == Lower::bf16Lanes;
  }
  double lowered(std::vector<Term> terms);
  // A factor of a sum's product, as the kernel multiplies it.
  double factor(double v) const;
  double sum(const numeric::Format& format, const contract::Freedoms& freedoms, std::vector<Term> terms);
  double accumulated(const numeric::Format& format, const contract::Accumulator& accumulator,
                     const std::vector<Term>& terms);
  double byMembers(const numeric::Format& format, const std::vector<contract::Evaluation>& members, std::int64_t pieces,
                   const std::vector<Term>& terms);
  double ordered(const numeric::Format& format, std::vector<Term> terms, bool flushes);
  double join(const numeric::Format& format, const Term& a, const Term& b, bool flushes);
  double stored(const numeric::Format& format, const Term& term, bool flushes);
  double flushed(const numeric::Format& format, double v, bool flushes);
  void arrange(std::vector<Term>& terms);

  const contract::Contract& contract_;
  std::mt19937_64 engine_;
  std::vector<std::unique_ptr<Codes>> codes_; // by QuantityId, of tensors
  std::vector<double> constants_;             // by NodeId
  std::vector<char> chains_;                  // by NodeId: products and quotients that may be regrouped
  Inputs* inputs_ = nullptr;
  std::vector<std::int64_t> bindings_;           // by IndexId
  std::vector<std::vector<double>> lets_;        // by QuantityId: NaN where not computed yet
  std::vector<std::vector<std::int64_t>> spans_; // by QuantityId: extents of a let's indices
  std::map<std::pair<contract::ChoiceId, std::vector<std::int64_t>>, std::size_t> paths_;
  std::uint64_t element_ = 0;
  Order order_ = Order::forward;
  Fusing fusing_ = Fusing::always;
  Accuracy accuracy_ = Accuracy::nearest;
  bool isPrecise_ = false;
  Lower lower_ = Lower::none;
  bool isInSum_ = false;
  std::size_t lanes_ = 0; // 0: drawn
};

} // namespace qkc::lawful
