#pragma once
// Digits of indices and the places that a layout or a field of a struct gives them.

#include "compiler/contract/layout.h"
#include "compiler/contract/state.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qkc::contract {

class DigitList {
public:
  explicit DigitList(State& state) : state_(state) {}

  // Splits the indices, whose first one is the tensor's axis `firstAxis`; an index that no split names is a digit of
  // its own. `extents`, where given, are the constant extents of the indices: then no digit leads. False after a
  // diagnostic.
  bool split(const std::vector<syntax::IndexBound>& indices, const std::vector<syntax::Split>& splits, int firstAxis,
             const std::vector<std::int64_t>* extents);

  // Counts the digits that it names as placed. None after a diagnostic.
  std::optional<Place> place(const syntax::Place& place);
  // Each digit stands in one place. False after a diagnostic. `splits` are where digits come from.
  bool eachPlacedOnce(Span span, const std::string& owner);
  void forgetPlaced() { placed_.assign(digits_.size(), 0); }
  // The number of values of a place without leading digits; none after a diagnostic.
  std::optional<std::int64_t> count(const Place& place, Span span);
  const int* find(const std::string& name) const;
  const std::vector<Digit>& digits() const { return digits_; }

private:
  bool add(const std::string& name, Span span, Digit digit);
  bool splitIndex(const syntax::Split& split, int axis, const std::int64_t* extent);
  std::optional<int> digitNamed(const syntax::Ident& name);
  bool placed(const syntax::Place& place, Place& out);
  bool placedDigit(const syntax::Place& place, Place& out);

  State& state_;
  std::vector<Digit> digits_;
  std::vector<Span> spans_;
  std::vector<int> placed_;
  std::vector<int> mixedWith_; // -1: placed as itself
  std::map<std::string, int, std::less<>> names_;
};

} // namespace qkc::contract
