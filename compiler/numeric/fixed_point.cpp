#include "compiler/numeric/fixed_point.h"

#include <stdexcept>

namespace qkc::numeric {

namespace {

void checkShift(int shift, int most) {
  if (shift < 0 || shift > most) {
    throw std::invalid_argument("a shift of fixed point out of range");
  }
}

Value times(std::int32_t a, std::int32_t b) {
  return mul(Value(std::int64_t{a}), Value(std::int64_t{b}));
}

Value shifted(const Value& value, int shift) {
  return mul(value, Value(powerOfTwo(-shift)));
}

std::int64_t number(const Value& integer) {
  return integer.rational().get_num().get_si();
}

std::int32_t toI32(const Value& value, Rounding rounding, Overflow overflow) {
  return static_cast<std::int32_t>(number(round(*findFormat("i32"), value, rounding, overflow)));
}

} // namespace

std::int64_t requantizeOnce(std::int32_t x, std::int32_t multiplier, int shift, Rounding rounding) {
  checkShift(shift, 62);
  return number(roundToInteger(shifted(times(x, multiplier), shift), rounding));
}

std::int32_t doublingHigh(std::int32_t a, std::int32_t b) {
  return toI32(shifted(times(a, b), 31), Rounding::halfToPlus, Overflow::saturate);
}

std::int32_t dividedByPower(std::int32_t x, int n) {
  checkShift(n, 31);
  return toI32(shifted(Value(std::int64_t{x}), n), Rounding::halfAway, Overflow::never);
}

std::int32_t requantizeTwice(std::int32_t x, std::int32_t multiplier, int left, int right) {
  checkShift(left, 31);
  const std::int32_t raised = toI32(shifted(Value(std::int64_t{x}), -left), Rounding::halfEven, Overflow::wrap);
  return dividedByPower(doublingHigh(raised, multiplier), right);
}

} // namespace qkc::numeric
