#include "compiler/emit/thresholds.h"

#include "compiler/emit/plan.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

namespace qkc::emit {

using namespace contract;

namespace {

constexpr int kMostPower = 4;
constexpr std::size_t kMostBits = 4096;
constexpr std::size_t kMostThresholds = 8; // of one contract: each costs cases

// constant * product of quantity ^ power
struct Product {
  numeric::Rational constant = 1;
  std::map<QuantityId, int> powers;
  bool ofMagnitude = false;
  Threshold::Block block = Threshold::Block::element;
  NodeId width = kNone;
};

class Finder {
public:
  explicit Finder(const Contract& contract) : contract_(contract) {}

  std::vector<Threshold> run() {
    for (const Quantity& q : contract_.quantities)
      for (const Arm& arm : q.arms) {
        if (arm.guard != kNone)
          walk(contract_, arm.guard, [&](const Node& node) { take(node); });
        walk(contract_, arm.value, [&](const Node& node) { take(node); });
      }
    return std::move(found_);
  }

private:
  static bool isComparison(const Node& node) {
    return node.op == Op::less || node.op == Op::lessEqual || node.op == Op::equal || node.op == Op::notEqual;
  }

  void take(const Node& node) {
    const bool isLimit = (node.op == Op::max || node.op == Op::min) && node.args.size() == 2;
    if ((!isLimit && !isComparison(node)) || found_.size() == kMostThresholds)
      return;
    const auto left = productOf(node.args[0]);
    const auto right = productOf(node.args[1]);
    if (!left || !right || (isLimit && (left->powers.empty() || right->powers.empty())))
      return;
    if (auto threshold = between(*left, *right); threshold && !isKnown(*threshold))
      found_.push_back(std::move(*threshold));
  }

  bool isKnown(const Threshold& one) const {
    return std::ranges::any_of(found_, [&](const Threshold& other) {
      return other.input == one.input && other.value == one.value && other.factors == one.factors &&
             other.ofMagnitude == one.ofMagnitude && other.block == one.block && other.width == one.width;
    });
  }

  // left = right, solved for the input of the most axes.
  std::optional<Threshold> between(const Product& left, const Product& right) const {
    std::map<QuantityId, int> powers = left.powers; // of left / right
    for (const auto& [id, power] : right.powers)
      powers[id] -= power;
    std::erase_if(powers, [](const auto& entry) { return entry.second == 0; });
    QuantityId element = kNone;
    for (const auto& [id, power] : powers)
      if (power == 1 || power == -1)
        if (element == kNone || rank(id) > rank(element))
          element = id;
    if (element == kNone || left.constant == 0 || right.constant == 0)
      return std::nullopt;
    // element ^ sign = right.constant / left.constant * the others ^ -power
    const int sign = powers.at(element);
    const Product& side = left.powers.contains(element) ? left : right;
    numeric::Rational value = right.constant / left.constant;
    if (sign < 0)
      value = 1 / value;
    Threshold threshold{element, value, {}, side.ofMagnitude, side.block, side.width};
    for (const auto& [id, power] : powers) {
      const int exponent = id == element ? 0 : -power * sign;
      for (int k = 0; k < std::abs(exponent); ++k)
        threshold.factors.emplace_back(id, exponent < 0);
    }
    return threshold;
  }

  std::size_t rank(QuantityId id) const { return contract_.quantity(id).shape.size(); }

  std::optional<Product> productOf(NodeId id) {
    const Node& node = contract_.node(id);
    switch (node.op) {
    case Op::constant:
      return constant(node.value);
    case Op::read:
    case Op::old:
      return ofQuantity(node.quantity);
    case Op::cast:
    case Op::keep:
    case Op::choose: // the ways to compute a value differ by roundings
      return productOf(node.args[0]);
    case Op::neg:
    case Op::abs:
      return signless(node);
    case Op::mul:
    case Op::div:
      return combined(node);
    case Op::reduce:
      return ofBlock(node);
    default:
      return std::nullopt;
    }
  }

  static std::optional<Product> constant(const numeric::Value& value) {
    if (!value.isFinite())
      return std::nullopt;
    Product product;
    product.constant = value.isZero() ? numeric::Rational(0) : value.rational();
    return product;
  }

  std::optional<Product> ofQuantity(QuantityId id) {
    const Quantity& q = contract_.quantity(id);
    if (q.role == Role::constant)
      return constant(q.value);
    if (q.role == Role::let || q.role == Role::output) {
      // Each once: lets that read one another twice would be looked through 2^n times.
      const auto [place, isNew] = defined_.try_emplace(id);
      if (isNew)
        place->second = ofArms(q);
      return place->second;
    }
    if (q.role == Role::table || q.domain.derived != kNone)
      return std::nullopt;
    Product product;
    product.powers[id] = 1;
    return product;
  }

  std::optional<Product> ofArms(const Quantity& q) {
    for (const Arm& arm : q.arms)
      if (auto product = productOf(arm.value); product && !product->powers.empty())
        return product;
    return std::nullopt;
  }

  std::optional<Product> signless(const Node& node) {
    auto product = productOf(node.args[0]);
    if (product && node.op == Op::neg)
      product->constant = -product->constant;
    if (product && node.op == Op::abs) {
      product->constant = abs(product->constant);
      product->ofMagnitude = true;
    }
    return product;
  }

  std::optional<Product> combined(const Node& node) {
    auto product = productOf(node.args[0]);
    const auto other = productOf(node.args[1]);
    if (!product || !other || (node.op == Op::div && other->constant == 0))
      return std::nullopt;
    const bool divides = node.op == Op::div;
    product->constant = divides ? numeric::Rational(product->constant / other->constant)
                                : numeric::Rational(product->constant * other->constant);
    for (const auto& [id, power] : other->powers)
      product->powers[id] += divides ? -power : power;
    product->ofMagnitude = product->ofMagnitude || other->ofMagnitude;
    if (other->block != Threshold::Block::element) {
      product->block = other->block;
      product->width = other->width;
    }
    // What no case can solve for, and would not end: powers of an element, numbers of more digits than any format.
    const bool isHuge = mpz_sizeinbase(product->constant.get_num_mpz_t(), 2) > kMostBits ||
                        mpz_sizeinbase(product->constant.get_den_mpz_t(), 2) > kMostBits;
    const bool isSteep =
        std::ranges::any_of(product->powers, [](const auto& entry) { return std::abs(entry.second) > kMostPower; });
    return isHuge || isSteep ? std::nullopt : product;
  }

  std::optional<Product> ofBlock(const Node& node) {
    if (node.reduction != Reduction::max && node.reduction != Reduction::min)
      return std::nullopt;
    auto product = productOf(node.args[0]);
    if (!product)
      return std::nullopt;
    product->block = node.reduction == Reduction::max ? Threshold::Block::largest : Threshold::Block::smallest;
    walk(contract_, node.args[0], [&](const Node& read) {
      if (read.op == Op::read && !read.args.empty())
        walk(contract_, read.args.back(), [&](const Node& index) {
          if (index.op == Op::index && std::ranges::find(node.bound, index.index) != node.bound.end())
            product->width = contract_.indices[static_cast<std::size_t>(index.index)].extent;
        });
    });
    return product;
  }

  const Contract& contract_;
  std::map<QuantityId, std::optional<Product>> defined_;
  std::vector<Threshold> found_;
};

} // namespace

std::vector<Threshold> thresholdsOf(const Contract& contract) {
  return Finder(contract).run();
}

} // namespace qkc::emit
