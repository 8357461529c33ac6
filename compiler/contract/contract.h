#pragma once
// The typed contract: one instance, names resolved, parameters substituted, every rounding explicit. The whole IR is on
// this page. A Contract is a plain value: a mutant is a copy with one clause changed. Ids are positions in the vectors
// of one Contract. Invariants: the nodes form an acyclic graph; a definition reads only quantities defined earlier in
// the text, an output only after its last arm.

#include "compiler/contract/freedoms.h"
#include "compiler/contract/layout.h"
#include "compiler/numeric/format.h"
#include "compiler/numeric/rounding.h"
#include "compiler/support/source_map.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qkc::contract {

using NodeId = std::int32_t;
using QuantityId = std::int32_t;
using IndexId = std::int32_t;
using DimId = std::int32_t;
using ChoiceId = std::int32_t;
using ClauseId = std::int32_t;
using FreedomsId = std::int32_t;
constexpr std::int32_t kNone = -1;
constexpr int kLargestPower = 62; // the largest exponent of 2^n that is not a constant

struct Type {
  enum class Kind {
    boolean,
    integer, // an exact, unbounded integer: extents, indices, integer arithmetic outside `in F`
    real,    // an exact real number: `in real`, nothing is rounded before a cast
    format,  // a value of `format`; an arithmetic operation of this type rounds once to it, ties to even
  };
  Kind kind = Kind::real;
  const numeric::Format* format = nullptr; // for Kind::format alone

  bool operator==(const Type&) const = default;
};

// How sure the text is of a value (semantics: three kinds of value).
enum class ValueKind { exact, choice, enclosure };

enum class Op {
  constant, // a value; of a format when written under `in F` (rounded once there) or declared `const`
  dim,      // the extent `dim`
  index,    // the index variable `index`
  read,     // quantity[args...]; an output here is the returned value to a checker, the own one to a reference
  old,      // content of an inout before the call, [args...]
  add,
  sub,
  mul,
  div, // of integers: floor division of proved non-negative operands
  mod, // integers, proved non-negative
  pow, // integer exponent: args[1] is a constant; or 2 to an integer proved to be in 0..kLargestPower
  fma, // args[0] * args[1] + args[2], rounded once
  sqrt,
  neg,
  abs,
  max,
  min,
  keep,     // args[0] rounded to `keepBits` significant bits by `rounding`, exponent range unbounded
  function, // an elementary function named `functionName`; an enclosure
  bitAnd,
  bitOr,
  shiftLeft,
  shiftRight,
  popcount,
  leadingZeros, // of an integer in 0 ..< 2^32, written with 32 bits
  bucket,       // how many elements of the ascending table `quantity` are less than args[0]; of NaN none
  equal,
  notEqual,
  less,
  lessEqual,
  logicalAnd,
  logicalOr,
  logicalNot,
  select, // args: condition, value where it holds, value where not; lazy
  cast,   // args[0] rounded once to type.format by `rounding`, then `overflow`; args[1], where present, replaces NaN
  choose, // one argument for each label of `choice`
  reduce, // args: body, then `where` and `empty` as the flags below say
};

enum class Reduction { sum, product, max, min, argmax, argmin, any, all };
enum class Tie { none, first, last };     // of argmax and argmin
enum class NanRule { none, drops, wins }; // of max and min where a NaN can occur
// inOrder: ascending index, each addition rounds; exact: integer or real; free: as the node's freedoms say
enum class SumOrder { none, inOrder, exact, free };

struct Node {
  Op op = Op::constant;
  Type type;
  ValueKind kind = ValueKind::exact;
  Span span;
  std::vector<NodeId> args;

  numeric::Value value;                                     // constant
  QuantityId quantity = kNone;                              // read, old, bucket
  IndexId index = kNone;                                    // index
  DimId dim = kNone;                                        // dim
  ChoiceId choice = kNone;                                  // choose
  numeric::Rounding rounding = numeric::Rounding::halfEven; // cast, keep
  numeric::Overflow overflow = numeric::Overflow::never;    // cast
  // cast: proved that no value of args[0] needs the word, whether the text says it or not. A rounding that is idle and
  // unsaid is halfEven, an overflow never.
  bool roundingIdle = false;
  bool overflowIdle = false;
  int wordBits = 0; // cast: it rounds by the random word args[1] of so many bits; 0: by `rounding`, args[1] is for NaN
  int keepBits = 0; // keep
  bool wraps = false;                   // integer arithmetic in a format that wraps
  std::string functionName;             // function
  Reduction reduction = Reduction::sum; // reduce, with the fields below
  std::vector<IndexId> bound;           // the index variables it runs over
  bool hasWhere = false;
  bool hasEmpty = false;
  Tie tie = Tie::none;
  NanRule nanRule = NanRule::none;
  SumOrder order = SumOrder::none;
  // Operations of a format and functions, where the node is an enclosure: those of its statement.
  FreedomsId freedoms = kNone;
};

// A declared extent. `derived` (over earlier dims and parameters) is computed, not passed to kernels.
struct Dim {
  std::string name;
  Span span;
  std::int64_t least = 1;
  std::optional<std::int64_t> most;
  std::int64_t multipleOf = 1;
  std::vector<std::int64_t> allowed; // empty: any value that the other fields admit
  NodeId derived = kNone;
};

// An index variable and its one range 0 <= index < extent. Reductions over one whose range depends on another say so in
// their condition; here that range is for texts.
struct Index {
  std::string name;
  Span span;
  NodeId extent = kNone;
  IndexId outer = kNone; // kNone: the range depends on no other
  NodeId low = kNone, high = kNone;
};

// What an input may hold. Cases obey it, and the flow of zero, infinity and NaN starts from it.
struct Domain {
  bool holdsNan = false;
  bool holdsInfinity = false;                                   // of both signs
  bool holdsMinusInfinity = false;                              // -inf alone
  bool positive = false;                                        // > 0
  bool nonnegative = false;                                     // >= 0
  std::optional<numeric::Rational> magnitudeLow, magnitudeHigh; // bounds of |v| for v != 0, inclusive
  std::optional<numeric::Rational> rangeLow, rangeHigh;         // bounds of v, inclusive
  NodeId below = kNone;                                         // an extent: integers v < it, from `rangeLow` on
  bool permutation = false;                                     // of 0 ..< `below`: each once
  bool offsets = false;                                         // ascending, from 0 to `below` - 1
  bool distinct = false;                                        // no value stands twice
  std::optional<numeric::Rational> distinctUnless;              // but this one
  NodeId derived = kNone;                                       // each element's value, over `derivedIndices`
  std::vector<IndexId> derivedIndices;                          // one for each axis
};

enum class Role { input, inout, output, let, constant, table, parameter };

enum class SameDistinct { unsaid, same, distinct };

// One arm of a definition: the value where `guard` holds and no earlier arm's guard does.
struct Arm {
  ClauseId clause = kNone; // kNone: a let before the first clause
  NodeId guard = kNone;    // kNone: always
  bool otherwise = false;  // said in the text; the guard is kNone
  NodeId value = kNone;
  bool within = false; // judged as an enclosure
  Tolerance tolerance; // `within n steps of`, `within abs a rel r of`; of exact values and choices too
  std::optional<Mask> mask;
  bool oneValue = false; // one value of each scalar that is an enclosure explains a whole row
  Span span;
};

struct Quantity {
  std::string name;
  Role role = Role::let;
  Type type;
  Span span;
  std::vector<NodeId> shape;    // extents of a tensor; empty for scalars (one element) and lets
  std::vector<IndexId> indices; // definitions: the index variables of the left-hand side, in order of first appearance
  std::vector<NodeId> target;   // outputs: the index expressions of the left-hand side, over `indices`
  std::vector<Arm> arms;        // definitions: exactly one for a let; inputs and parameters have none
  Domain domain;                // inputs, inouts, parameters
  SameDistinct zeros = SameDistinct::unsaid;
  SameDistinct nans = SameDistinct::unsaid;
  bool restUntouched = false;           // inout: elements that no arm writes keep their content
  numeric::Value value;                 // constants; parameters with a default
  std::vector<numeric::Value> contents; // tables, in their order
  bool hasValue = false;
  std::optional<Layout> layout; // of a tensor; none: row-major, an element in a word of its own
  std::int32_t record = kNone;  // a field of this one of Contract::records
  std::string field;            // its name there; `name` is "x_qs", so that no text can name it
};

struct Scope {
  enum class Kind { kernel, call, instance, element };
  Kind kind = Kind::element;
  std::vector<NodeId> instance; // `per [e, ...]`
};

// A set of labelled paths. Nodes `choose` that name the same choice follow the same path.
struct Choice {
  std::string name; // the clause's name, or that of a `choose` statement
  std::vector<std::string> labels;
  Scope scope;
  ClauseId clause = kNone;
  Span span;
};

// A statement on many elements at once: how often a condition holds, or that its outcomes are independent along an
// index variable (then `probability` is kNone).
struct Distribution {
  ClauseId clause = kNone;
  NodeId event = kNone;
  NodeId probability = kNone;
  numeric::Rational tolerance; // of the frequency
  std::int64_t pooled = 0;     // elements that one test takes together
  numeric::Rational risk;      // of rejecting a lawful kernel
  IndexId along = kNone;
  Span span;
};

struct Clause {
  std::string name;
  Span span;
  std::vector<QuantityId> defines; // lets and outputs that it gives an arm to, in textual order
};

// An input, inout or parameter of a case by hand: the codes of its elements, row-major.
struct HandInput {
  QuantityId quantity = kNone;
  std::vector<std::uint64_t> codes;
};

// What a case by hand says of an output, or of an inout after the call; none: of this element nothing.
struct HandOutput {
  QuantityId quantity = kNone;
  Span span;
  std::vector<std::optional<std::uint64_t>> codes;
};

// `case NAME { ... }`: a call that is judged beside those that are derived.
struct HandCase {
  std::string name;
  Span span;
  std::vector<std::int64_t> dims; // by DimId, derived ones included
  std::vector<HandInput> inputs;
  std::vector<HandOutput> outputs; // that the contract must admit
};

struct Contract;

// `mutant NAME of CLAUSE: ...`, or a claim about a derived one: `mutant NAME of CLAUSE equivalent by METHOD`.
struct HandMutant {
  std::string name;
  ClauseId clause = kNone;
  Span span;
  std::string text;  // of its items; empty: a derived mutant is meant
  std::string proof; // enumerate, interval or mask, where the text says it is equivalent
  // The contract with the clause changed: nodes, quantities and choices are only added. Null where `text` is empty.
  std::shared_ptr<const Contract> changed;
};

struct Contract {
  std::string name;   // of the instance: int8_token_group_trunc
  std::string source; // of the text it comes from: int8_token_group
  std::string family;
  std::string summary;
  std::vector<std::string> follows;
  FileId file = 0;
  Span span;

  std::vector<Node> nodes;
  std::vector<Dim> dims;
  std::vector<Index> indices;
  std::vector<Quantity> quantities; // declarations in textual order, lets where they are defined
  std::vector<Record> records;      // tensors of structs
  std::vector<Choice> choices;
  std::vector<Freedoms> freedoms;
  std::vector<Clause> clauses;
  std::vector<Distribution> distributions;
  std::vector<NodeId> requires_; // over dims and parameters
  std::vector<NodeId> assumes;   // facts about inputs and what is computed from them
  std::vector<HandCase> cases;
  std::vector<HandMutant> mutants; // by hand; they say nothing of what is admissible

  const Node& node(NodeId id) const { return nodes[static_cast<std::size_t>(id)]; }
  Node& node(NodeId id) { return nodes[static_cast<std::size_t>(id)]; }
  const Quantity& quantity(QuantityId id) const { return quantities[static_cast<std::size_t>(id)]; }
  Quantity& quantity(QuantityId id) { return quantities[static_cast<std::size_t>(id)]; }
  // Of a node without freedoms: none of them.
  const Freedoms& freedomsOf(const Node& node) const {
    static const Freedoms kNoFreedoms;
    return node.freedoms == kNone ? kNoFreedoms : freedoms[static_cast<std::size_t>(node.freedoms)];
  }
  NodeId add(Node node) {
    nodes.push_back(std::move(node));
    return static_cast<NodeId>(nodes.size() - 1);
  }
};

} // namespace qkc::contract
