#pragma once
// contract.json as the runtime reads it (schema qkc.contract/1). Text and manifest are all that crosses from the
// compiler.

#include "runtime/cases/layout.h"

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace qkc::cases {

// Values of dims, and of parameters that stand in extents.
using Extents = std::map<std::string, std::int64_t>;

struct Domain {
  bool nan = false;
  bool infinity = false;
  bool minusInfinity = false; // -inf alone
  bool positive = false;
  bool nonnegative = false;
  std::optional<double> magnitudeLow, magnitudeHigh; // of values that are not zero
  std::optional<double> low, high;
  nlohmann::json below; // an extent: integers v < it, from `low` on; null: none
  bool permutation = false;
  bool offsets = false;                 // ascending, from 0 to below - 1
  bool distinct = false;                // no value stands twice
  std::optional<double> distinctUnless; // but this one
};

enum class ParameterKind { tensor, dim, param };
enum class TensorRole { in, inout, out };

// One parameter of the prototype, in its order.
struct Parameter {
  std::string name;
  ParameterKind kind = ParameterKind::tensor;
  std::string format; // tensor, param
  int bits = 0;       // of a code
  TensorRole role = TensorRole::in;
  nlohmann::json shape; // extents as nested arrays
  std::vector<std::string> shapeText;
  std::string zeros, nans; // outputs: same, distinct, unsaid
  Domain domain;
  std::string buffer;        // tensor: what is passed; fields of one tensor of structs share it and stand side by side
  std::string label;         // tensor: its name for people, "x.qs"
  bool sharesBuffer = false; // its buffer is that of the parameter before
  std::optional<Layout> layout; // tensor: none: row-major, an element in a word of its own
  std::string type;             // param: its C type
  std::optional<double> defaultValue;
};

struct Dim {
  std::string name;
  std::int64_t least = 1;
  std::optional<std::int64_t> most;
  std::int64_t multipleOf = 1;
  std::vector<std::int64_t> allowed;
  nlohmann::json derived; // null where the dim is passed
};

struct Operand {
  std::string text; // "y[t, h] (div)"
  std::string name; // "y[t, h]"
  std::string format;
};

struct Cast {
  std::string format, rounding, overflow, argument;
};

// What the checker counts and blames: one arm of an output.
struct Arm {
  std::string clause, output, text;
  std::vector<std::string> indices;
  nlohmann::json extents; // of the index variables
  int group = -1;
  std::optional<Cast> cast;
  std::vector<Operand> operands;
  bool ofWords = false; // it judges the words of the output's buffer: bits that no element owns
};

struct Choice {
  std::string name, clause, scope, scopeText; // scope: kernel, call, instance, element
  std::vector<std::string> labels;
};

struct Group {
  int combinations = 1;
  bool hasInstance = false;
  std::vector<Choice> choices;
};

struct Clause {
  std::string name, text;
};

// See boundaries in the compiler: an input whose elements reach a cast to few bits.
struct Boundary {
  struct Scale {
    std::string input;
    bool divides = true;
  };
  std::string input, format;
  bool normalised = false;
  std::optional<double> steps; // what the block's largest element is divided by; none: the format's largest value
  std::vector<Scale> scales;
  nlohmann::json width;           // null: the whole last axis
  std::int64_t range = 0;         // steps of the block's range, where a scale follows from it
  std::vector<double> thresholds; // where codes change; empty: between the numbers of `format`
};

// See thresholds in the compiler: a comparison changes where `input` is `value` times the factors.
struct Threshold {
  struct Factor {
    std::string input; // a tensor or a parameter
    bool divides = false;
  };
  enum class Block { element, largest, smallest }; // what is compared of the input
  std::string input;                               // a tensor or a parameter
  double value = 0;
  bool ofMagnitude = false;
  Block block = Block::element;
  std::vector<Factor> factors;
  nlohmann::json width; // null: the whole last axis
};

// A call's inputs as the contract's text gives them.
struct HandCase {
  std::string name;
  Extents dims;
  std::map<std::string, std::vector<std::uint64_t>> codes; // by tensor or parameter, row-major
};

struct Mutant {
  std::string id, clause, facet, text;
};

struct Manifest {
  std::string name, source, family, summary, hash;
  std::vector<std::string> follows;
  std::vector<Dim> dims;
  std::vector<Parameter> prototype;
  std::vector<Clause> clauses;
  std::vector<Arm> arms;
  std::vector<Group> groups;
  std::vector<Boundary> boundaries;
  std::vector<Threshold> thresholds;
  std::vector<std::string> factors; // float inputs whose rows are factors of the terms of a sum, the first one first
  std::vector<std::string> crossed; // float inputs that a reduction crosses: along another axis than the last one
  std::vector<HandCase> handCases;
  std::vector<Mutant> mutants;

  // By its name, or the name for people.
  const Parameter* parameter(const std::string& name) const;
  // The tensor, or the first field, that is passed under a name.
  const Parameter* ofBuffer(const std::string& name) const;
};

// None, with what is wrong in `error`, where the text is not such a manifest.
std::optional<Manifest> readManifest(const std::string& text, std::string& error);

// The value of an extent. Throws std::runtime_error for an unknown name or a division by zero.
std::int64_t evaluate(const nlohmann::json& extent, const Extents& values);

// The shape of a tensor, and the number of its elements.
std::vector<std::int64_t> shapeOf(const Parameter& tensor, const Extents& values);
std::int64_t elementsOf(const std::vector<std::int64_t>& shape);

// The shape of a tensor's buffer in words, and the bytes of a word.
std::vector<std::int64_t> bufferShapeOf(const Parameter& tensor, const Extents& values);
std::size_t wordBytesOf(const Parameter& tensor);

// Fills in the derived dims.
void deriveDims(const Manifest& manifest, Extents& values);

} // namespace qkc::cases
