#pragma once
// The portable header as compiled in one way (compiler and flags), behind plain function pointers, so that one test
// program can hold it against the oracle in several ways at once. Each way defines one function of each kind below;
// QKC_WAY names it.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace qkc::subject {

// cast_bits of arrays. Formats without a source leave its pointer null.
struct Cast {
  const char* format = nullptr; // floats by name; "i" or "u" for integers
  int bits = 0;                 // of integers
  int rounding = 0;
  int overflow = 0;
  int storageBytes = 0;
  void (*ofFloats)(const float* in, void* out, std::size_t n) = nullptr;
  void (*ofDoubles)(const double* in, void* out, std::size_t n) = nullptr;
  void (*ofSigned)(const std::int64_t* in, void* out, std::size_t n) = nullptr;
  void (*ofUnsigned)(const std::uint64_t* in, void* out, std::size_t n) = nullptr;
  // How many values of cast, and of cast_nan where it should not matter, have other bits than cast_bits gives.
  std::size_t (*valuesDiffer)(const float* in, std::size_t n) = nullptr;
};

// What is known of a format's codes, values widened to double. Codes are storages.
struct Codes {
  const char* format = nullptr; // as above
  int bits = 0;
  int storageBytes = 0;
  double (*value)(std::uint64_t code) = nullptr;
  std::uint64_t (*bitsOf)(double value) = nullptr;
  bool (*isNan)(std::uint64_t code) = nullptr;
  bool (*isCode)(std::uint64_t code) = nullptr;
  std::int64_t (*order)(std::uint64_t code) = nullptr;
  std::uint64_t (*atOrder)(std::int64_t place) = nullptr;
  double max = 0;
  double min = 0;
  double smallestNormal = 0; // floats
  double smallest = 0;
  // NaN given as float and double with the NaN value 1.
  double (*nanToOne)(bool asDouble) = nullptr;
};

// out = a op b (op: + - * / s f as in the oracle; r: 1 / a; m: add(mul(a, b), c), n: sub(mul(a, b), c); < <= as l, k;
// = as e; M, W, D, V: max, min, max_drop_nan, min_drop_nan; a, g: abs, neg).
struct Arithmetic {
  const char* format = nullptr;
  void (*run)(char op, const double* a, const double* b, const double* c, double* out, std::size_t n) = nullptr;
};

struct Odd {
  void (*run)(char op, const double* a, const double* b, double* out, std::size_t n) = nullptr;
  void (*runFloats)(char op, const float* a, const float* b, double* out, std::size_t n) = nullptr;
};

struct Subject {
  const char* way = nullptr;
  bool needsAvx2 = false;
  bool isSlow = false; // compiled without optimisation
  std::span<const Cast> floatCasts;
  std::span<const Cast> integerCasts;
  std::span<const Codes> codes;
  std::span<const Arithmetic> arithmetic;
  Odd odd;
};

} // namespace qkc::subject

#define QKC_CONCAT2(a, b) a##b
#define QKC_CONCAT(a, b) QKC_CONCAT2(a, b)

namespace qkc::subject {
std::span<const Cast> QKC_CONCAT(floatCasts, QKC_WAY)();
std::span<const Cast> QKC_CONCAT(integerCasts, QKC_WAY)();
std::span<const Codes> QKC_CONCAT(codes, QKC_WAY)();
std::span<const Arithmetic> QKC_CONCAT(arithmetic, QKC_WAY)();
Odd QKC_CONCAT(odd, QKC_WAY)();
} // namespace qkc::subject
