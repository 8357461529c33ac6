#pragma once
// The tree of one contract text, as written: names are not resolved, numbers keep their literal text, nothing is
// folded. Every node has the Span of its text. Parentheses leave no trace. Read from top to bottom: expressions,
// right-hand sides, statements, headers, contracts, the other declarations, files.

#include "compiler/support/source_map.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace qkc::syntax {

// A name, a label or a word, at its place.
struct Ident {
  std::string text;
  Span span;
};

// ---- expressions -------------------------------------------------------------------------------------------------

struct Expr;
using ExprPtr = std::unique_ptr<Expr>;

struct Number {
  std::string text; // exactly as written: "127", "0.5", "1e-10", "0x7f"
};

// A value, an index, an extent, a format, or a word of a conversion (`half_even`): which one, the resolver decides.
struct Name {
  std::string text;
};

struct NanLiteral {};
struct InfLiteral {}; // also the overflow word of a conversion

enum class UnaryOp { Negate, Not };
struct Unary {
  UnaryOp op;
  ExprPtr operand;
};

// From the weakest to the strongest level; the operators of one line share a level and associate to the left, except
// Power, which associates to the right. Comparisons are never chained.
enum class BinaryOp {
  Or,
  And,
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  BitOr,
  BitAnd,
  ShiftLeft,
  ShiftRight,
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,
  Power,
};
struct Binary {
  BinaryOp op;
  ExprPtr left;
  ExprPtr right;
};

struct If {
  ExprPtr condition;
  ExprPtr then;
  ExprPtr otherwise;
};

struct Arm; // label: expression

// `match PARAM { a: e; b: e }` selects at instantiation, `by CHOICE { a: e; b: e }` follows a `choose`.
struct Select {
  enum class Kind { Match, By };
  Kind kind;
  Ident subject;
  std::vector<Arm> arms;
};

enum class ReductionOp { Sum, Product, Max, Min, ArgMax, ArgMin, Any, All, Mean };
enum class Tie { Unstated, First, Last };
enum class NanRule { Unstated, Drops, Wins };
struct Reduction {
  ReductionOp op;
  std::vector<Ident> indices;
  ExprPtr where;  // null: all
  ExprPtr weight; // null: none; only of Mean
  ExprPtr body;
  ExprPtr empty; // null: unstated
  Tie tie = Tie::Unstated;
  NanRule nan = NanRule::Unstated;
};

struct Argument;

// A conversion `F(e, rounding, overflow, nan v)`, a function, or a builtin: all have one form.
struct Call {
  Ident callee;
  std::vector<Argument> args;
};

// The value of an `inout` tensor before the call.
struct Old {
  ExprPtr value;
};

struct Subscript {
  ExprPtr base;
  std::vector<Expr> indices;
};

// A field of a struct (`x[b].qs`) or an attribute of a format (`elem.max`).
struct Member {
  ExprPtr base;
  Ident member;
};

// `x[i] outside v`: a read that gives v where i leaves the tensor.
struct Outside {
  ExprPtr read;
  ExprPtr value;
};

struct Expr {
  Span span;
  std::variant<Number, Name, NanLiteral, InfLiteral, Unary, Binary, If, Select, Reduction, Call, Old, Subscript, Member,
               Outside>
      node;
};

struct Arm {
  Ident label;
  Expr value;
};

struct Argument {
  bool forNan = false; // `nan v`: what NaN becomes
  Expr value;
};

// `a..b` or `a ..< b`.
struct Range {
  Expr low;
  Expr high;
  bool halfOpen = false;
  Span span;
};

// ---- right-hand sides --------------------------------------------------------------------------------------------

struct Scope {
  enum class Kind { Kernel, Call, Element, Indices };
  Kind kind = Kind::Kernel;
  std::vector<Expr> indices; // of Indices
  Span span;
};

// `one of { label: e; label: e } per SCOPE`.
struct Choice {
  std::vector<Arm> paths;
  Scope scope;
};

// `in F`, `in real`, `in i64 wrap`, `in ACCUMULATOR(args)`.
struct Arithmetic {
  Ident name;
  std::vector<Expr> args;
  bool wrap = false;
  Span span;
};

struct Freedom {
  enum class Kind {
    AnyOrder,            // any order [depth amount]
    InOrder,             // in order
    AnyAssociation,      // any association
    ContractionAllowed,  // contraction allowed
    ReciprocalAllowed,   // reciprocal allowed
    FactorOut,           // factor out
    FlushAllowed,        // flush allowed
    FloatAtomicsAllowed, // float atomics allowed
    Pieces,              // pieces <= amount along name
    Split,               // split amount..upper
    Blocks,              // blocks amount into name
    Accuracy,            // name within amount unit [after roundings roundings]
    BaseTwoExponential,  // base two exponential
    Online,              // online
    ReorderBetweenCalls, // may reorder between calls
  };
  enum class Unit { Ulp, Relative, Absolute };
  Kind kind;
  std::optional<Ident> name; // of Pieces the index, of Blocks the accumulator, of Accuracy the function
  std::optional<Expr> amount;
  std::optional<Expr> upper;
  std::optional<Expr> roundings;
  Unit unit = Unit::Ulp;
  Span span;
};

struct Guard {
  std::optional<Expr> condition; // none: `otherwise`
  Span span;
};

// `mask 2% on normal`: a cap on undecided positions, binding in calibration only.
struct Mask {
  std::string percent; // literal text
  Ident population;
  Span span;
};

struct Rhs {
  std::variant<Expr, Choice> value;
  std::optional<Arithmetic> arithmetic;
  std::vector<Freedom> freedoms;
  std::optional<Guard> guard;
  std::optional<Mask> mask;
  bool oneValue = false; // `one value`
  Span span;
};

// ---- statements --------------------------------------------------------------------------------------------------

// What a let defines or a judgement judges: `s[t]`, `y[b].qs[e]`, `amax`.
struct Ref {
  Ident name;
  std::vector<Expr> indices;
  std::optional<Ident> field;
  std::vector<Expr> fieldIndices;
  Span span;
};

struct Let {
  Ref target;
  Rhs value;
  Span span;
};

struct Judgement {
  enum class Relation {
    Equal,           // REF = rhs
    Within,          // REF within rhs
    WithinSteps,     // REF within steps steps of rhs
    WithinTolerance, // REF within abs absolute rel relative of rhs
  };
  Ref target;
  Relation relation = Relation::Equal;
  std::optional<Expr> steps;
  std::optional<Expr> absolute;
  std::optional<Expr> relative;
  Rhs value;
  Span span;
};

// `chance event is probability within tolerance pooled count risk risk`.
struct Chance {
  Expr event;
  Expr probability;
  Expr tolerance;
  Expr pooled;
  Expr risk;
  Span span;
};

// `independent event along index risk risk`.
struct Independent {
  Expr event;
  Ident along;
  Expr risk;
  Span span;
};

using Item = std::variant<Let, Judgement, Chance, Independent>;

// The items up to the next clause, assume, choose, case, mutant or the closing brace: a free let stands before the
// first clause.
struct Clause {
  Ident name; // any word, reserved ones too
  std::vector<Item> items;
  Span span;
};

struct Assume {
  Expr condition;
  Span span;
};

// `choose NAME per SCOPE { a; b }`, read by `by NAME { a: e; b: e }`.
struct Choose {
  Ident name;
  Scope scope;
  std::vector<Ident> options;
  Span span;
};

// `name = 3`, `x[0, 2] = nan`, `x = [1, 2, 3]` (row-major), `x = bits [0x3f80, 0x7fc0]`.
struct CaseEntry {
  Ident name;
  std::vector<Expr> indices;
  bool isList = false;
  bool isBits = false; // values are codes
  std::vector<Expr> values;
  Span span;
};

struct Case {
  Ident name;
  std::vector<CaseEntry> entries;
  Span span;
};

// `mutant NAME of CLAUSE: items`, `mutant NAME of CLAUSE equivalent by enumerate`, or both.
struct Mutant {
  Ident name; // may be dotted: `overflow.wrap`
  Ident clause;
  std::vector<Item> items;              // replace those of the clause; none: a derived mutant is meant
  std::optional<Ident> equivalentProof; // enumerate, interval, mask
  Span span;
};

using BodyItem = std::variant<Let, Assume, Choose, Clause, Case, Mutant>;

// ---- headers -----------------------------------------------------------------------------------------------------

// A format, a struct with its arguments, or a family parameter.
struct Type {
  Ident name;
  std::vector<Expr> args;
  Span span;
};

// `t < T`.
struct IndexBound {
  Ident name;
  Expr extent;
  Span span;
};

struct Summary {
  std::string text;
  Span span;
};

struct Family {
  Ident name;
  Span span;
};

struct Follows {
  std::string text;
  Span span;
};

struct Dim {
  enum class Kind { AtLeast, MultipleOf, OneOf, Between, Derived };
  Ident name;
  Kind kind = Kind::AtLeast;
  std::vector<Expr> values; // one; of OneOf all; of Between what it is a multiple of, if said
  std::optional<Range> range;
  Span span;
};

struct Dims {
  std::vector<Dim> dims;
  Span span;
};

struct Indices {
  std::vector<IndexBound> bounds;
  Span span;
};

// `range i of b = off[b] ..< off[b+1]`.
struct RaggedRange {
  Ident name;
  Ident outer;
  Range range;
  Span span;
};

enum class SpecialValue { Nan, Infinity, MinusInfinity, Subnormal, MinusZero };

struct Property {
  enum class Kind {
    Finite,
    Holds, // specials
    Positive,
    Nonnegative,
    Magnitude, // range
    Range,     // range
    Permutation,
    Offsets,  // offsets of value
    Distinct, // distinct [unless value]
    Derived,  // derived value
    ZerosSame,
    ZerosDistinct,
    NansSame,
    NansDistinct,
    RestUntouched,
    Stored, // stored layout(args)
    When,   // when value: the tensor exists in these instances only
  };
  Kind kind;
  std::optional<Ident> field; // `.d finite`: a property of a struct's field
  std::vector<SpecialValue> specials;
  std::optional<syntax::Range> range;
  std::optional<Expr> value;
  std::optional<Type> layout;
  Span span;
};

struct Tensor {
  Ident name;
  Type type;
  std::vector<Expr> shape; // empty: `f32[]`, one element
  std::vector<Property> properties;
  Span span;
};

struct Tensors {
  enum class Direction { In, Out, InOut };
  Direction direction;
  std::vector<Tensor> tensors;
  Span span;
};

struct Param {
  Ident name;
  Type type;
  std::vector<Property> properties;
  std::optional<Expr> value; // its default
  Span span;
};

struct Params {
  std::vector<Param> params;
  Span span;
};

struct Const {
  Ident name;
  Type type;
  Expr value;
  Span span;
};

struct Require {
  Expr condition;
  Span span;
};

using Header =
    std::variant<Summary, Family, Follows, Dims, Indices, RaggedRange, Tensors, Params, Const, Require, Assume>;

// ---- contracts ---------------------------------------------------------------------------------------------------

// `elem in {e4m3, e2m1}`.
struct FamilyParam {
  Ident name;
  std::vector<Expr> values;
  Span span;
};

struct Contract {
  Ident name;
  std::vector<FamilyParam> params; // none: not a family
  std::vector<Header> headers;
  std::vector<BodyItem> body;
  Span span;
};

// `instance NAME = FAMILY<a, b>`.
struct Instance {
  Ident name;
  Ident family;
  std::vector<Expr> args;
  Span span;
};

// ---- layouts and structs -----------------------------------------------------------------------------------------

struct Digit {
  Ident name;
  std::optional<Expr> radix; // none: the leading digit, whose extent follows from the shape
};

// `split n = nt, nj:4, nb:2`: mixed radix, the most significant digit first.
struct Split {
  Ident index;
  std::vector<Digit> digits;
  Span span;
};

// Where an element goes: `kw`, `rev o`, `d ^ e`, `(rt, ct, rl)`, `16 + (g, i)`.
struct Place {
  enum class Kind { Digit, Reversed, Xor, Tuple, Constant, Sum };
  Kind kind = Kind::Digit;
  std::optional<Ident> digit;  // of Digit (there also a parameter), Reversed, Xor
  std::optional<Ident> second; // of Xor
  std::optional<Expr> value;   // of Constant: a number
  std::vector<Place> items;    // of Tuple, Sum
  Span span;
};

// `pad any` or `pad 0`: bits that no element owns.
struct Pad {
  std::optional<Expr> value; // none: any
  Span span;
};

struct Layout {
  Ident name;
  std::vector<Ident> params;
  Type element;                    // `any`: every element format
  std::vector<IndexBound> indices; // of the logical tensor
  std::optional<Type> word;        // none: one word for each element
  std::vector<Split> splits;
  std::vector<Place> at; // index of the word, one place for each dimension of the container
  std::optional<Place> slot;
  std::optional<Pad> pad;
  Span span;
};

// `[12 + jl] 0..3`: bits of one byte; the ranges of a field hold its bits from the lowest up.
struct BitRange {
  Place byte;
  Range bits;
  Span span;
};

struct BitArm {
  std::optional<Expr> condition; // none: the only arm
  std::vector<BitRange> ranges;
  Span span;
};

struct Field {
  Ident name;
  Type type;
  std::vector<IndexBound> indices;
  std::optional<Expr> offset; // `at 2`, in bytes; else the placement below
  std::vector<Split> splits;
  std::optional<Place> at;
  std::optional<Place> slot;
  std::vector<BitArm> bits;
  Span span;
};

struct Struct {
  Ident name;
  std::vector<Ident> params;
  Expr bytes;
  std::vector<Field> fields;
  std::optional<Pad> pad;
  Span span;
};

// ---- data and functions ------------------------------------------------------------------------------------------

struct Use {
  std::string path; // "stdlib.prelude"
  Span span;
};

struct Table {
  Ident name;
  Type type;
  std::vector<Expr> shape; // may be left out: one dimension
  std::vector<Expr> values;
  Span span;
};

struct FnParam {
  Ident name;
  std::optional<Type> type;
};

// `fn f(a, b) = rhs`, `fn f(a: i32) -> i32 { let x = ... result rhs }`.
struct Fn {
  Ident name;
  std::vector<FnParam> params;
  std::optional<Type> type;
  std::vector<Let> lets;
  Rhs result;
  Span span;
};

struct Entry {
  Ident key;
  std::variant<Expr, std::vector<Expr>, std::string> value; // `= e`, `= { e, e }`, `= "text"`
  Span span;
};

// `format NAME { key = value ... }`, `profile NAME { key = value ... }`.
struct Record {
  enum class Kind { Format, Profile };
  Kind kind;
  Ident name;
  std::vector<Entry> entries;
  Span span;
};

// `f32 any order contraction allowed`, `tensor_core(sm80_f16)`, `fp8_tc promoted every <= B to f32_free`.
struct Evaluation {
  Type how; // a format, an accumulator or `tensor_core`, with its arguments
  std::optional<Expr> promotedEvery;
  std::optional<Type> promotedTo;
  std::vector<Freedom> freedoms;
  Span span;
};

// `accumulator NAME(params) = any of { evaluation; evaluation } splits <= e`.
struct Accumulator {
  Ident name;
  std::vector<Ident> params;
  std::vector<Evaluation> evaluations; // one, or the members of `any of`
  std::optional<Expr> splits;
  Span span;
};

using Declaration = std::variant<Use, Const, Table, Fn, Layout, Struct, Record, Accumulator, Contract, Instance>;

// ---- files -------------------------------------------------------------------------------------------------------

struct Comment {
  std::string text;        // from `//` to the end of its line
  bool ownLine = true;     // no code before it on its line
  bool blankAfter = false; // an empty line follows
  Span span;
};

struct File {
  FileId file = 0;
  std::vector<Declaration> declarations;
  std::vector<Comment> comments; // in textual order
};

} // namespace qkc::syntax
