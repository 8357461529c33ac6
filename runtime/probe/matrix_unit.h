#pragma once

#include <cstdint>
#include <string>
#include <vector>

// What adds a few products to a sum at once, seen from outside.
namespace qkc::probe {

// start + sum over k of left[k] * right[k]. Operands are values of the unit's format.
struct DotProblem {
  std::vector<float> left, right;
  float start = 0;
};

class MatrixUnit {
public:
  MatrixUnit() = default;
  MatrixUnit(const MatrixUnit&) = delete;
  MatrixUnit& operator=(const MatrixUnit&) = delete;
  virtual ~MatrixUnit() = default;

  virtual int length() const = 0; // products that it adds
  // Powers of two that operands hold exactly, and 1.25, 1.5 and 1.75 times each: 2^leastExponent() .. 2^mostExponent().
  virtual int leastExponent() const = 0;
  virtual int mostExponent() const = 0;
  // One value for each problem. Throws std::runtime_error where the unit fails.
  virtual std::vector<float> run(const std::vector<DotProblem>& problems) = 0;
};

// The same of integers: operands of 8 bits, sums of 32.
struct IntegerProblem {
  std::vector<int> left, right;
  std::int32_t start = 0;
};

class IntegerUnit {
public:
  IntegerUnit() = default;
  IntegerUnit(const IntegerUnit&) = delete;
  IntegerUnit& operator=(const IntegerUnit&) = delete;
  virtual ~IntegerUnit() = default;
  virtual int length() const = 0;
  virtual std::vector<std::int32_t> run(const std::vector<IntegerProblem>& problems) = 0;
};

} // namespace qkc::probe
