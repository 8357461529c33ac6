#pragma once
// What the passes over one instance share: the contract that grows, its names, the proofs, the diagnostics.

#include "compiler/contract/contract.h"
#include "compiler/contract/prover.h"
#include "compiler/contract/ranges.h"
#include "compiler/contract/symbols.h"
#include "compiler/diag/sink.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace qkc::contract {

// A name of the contract's own.
struct Symbol {
  // record: a tensor of structs, an id of Contract::records. field: one of its parts, which has no name in the text.
  enum class Kind { dim, index, quantity, choice, record, field };
  Kind kind = Kind::quantity;
  std::int32_t id = kNone; // kNone: its declaration has an error, which is reported; uses stay silent
  Span span;
};

class State {
public:
  State(const SourceMap& sources, const Globals& globals, const ParameterValues& parameters, diag::Sink& sink)
      : sources(sources), globals(globals), parameters(parameters), sink(sink) {}
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  const SourceMap& sources;
  const Globals& globals;
  const ParameterValues& parameters;
  diag::Sink& sink;
  Contract contract;
  Ranges ranges{contract};
  Prover prover{contract, ranges};

  // False, with a diagnostic, where the name is taken; the first declaration stays.
  bool declare(const syntax::Ident& name, Symbol::Kind kind, std::int32_t id);
  const Symbol* find(std::string_view name) const;
  std::vector<std::string> visibleNames() const;

  // Names that lets and outputs define further down in the text, for "used before its definition".
  std::map<std::string, Span, std::less<>> defined;

  std::map<std::string, numeric::Rational, std::less<>> structArguments; // of the struct that is being resolved

  std::set<std::string, std::less<>> absent; // outputs that this instance does not have
  std::set<QuantityId> truths;               // parameters of the type bool: 0 or 1 in a byte

  // Arms of each output that are still to come in the text.
  std::map<std::string, int, std::less<>> openArms;

  // Constants of the file and its libraries that the contract took in; kNone: with an error, or being evaluated.
  std::map<std::string, QuantityId, std::less<>> globalConstants;
  std::map<std::string, QuantityId, std::less<>> globalTables;

  // Reports an unknown name once, with the nearest known one as the suggestion.
  void unknownName(const syntax::Ident& name, std::string_view expected, const std::vector<std::string>& known);
  void unsupported(Span span, std::string_view construct);

  // A format, or a family parameter that stands for one. Null after a diagnostic.
  const numeric::Format* format(const syntax::Ident& name);
  const numeric::Format* format(const syntax::Type& type);
  // The word that a name stands for: the value of a family parameter, or the name itself.
  std::string_view word(std::string_view name) const;

  // A new node; its kind is the least sure of its arguments'. kNone after a diagnostic where the value grew too large.
  NodeId add(Node node);
  NodeId constant(const numeric::Value& value, Type type, Span span);
  const Node& node(NodeId id) const { return contract.node(id); }
  const Type& type(NodeId id) const { return contract.node(id).type; }
  bool isLiteral(NodeId id) const; // a number of the text that no format has taken yet
  bool isInteger(NodeId id) const; // integer, or of an integer format
  std::string text(Span span) const { return std::string(sources.slice(span)); }

  diag::Diagnostic& error(diag::Code code, Span span, std::string message) {
    return sink.error(code, span, std::move(message));
  }
  diag::Diagnostic& note(diag::Code code, Span span, std::string message) {
    return sink.report({diag::Severity::Note, code, span, std::move(message), {}, {}, {}, {}});
  }

  // Counts how deep a walk over a tree is; false, after one diagnostic, where it is too deep to go on.
  class Depth {
  public:
    Depth(State& state, Span span);
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;
    ~Depth() { --state_.depth_; }
    explicit operator bool() const { return fits_; }

  private:
    State& state_;
    bool fits_;
  };

private:
  std::map<std::string, Symbol, std::less<>> symbols_;
  std::set<std::string> reported_;
  int depth_ = 0;
  // Of each node's tree, shared parts counted each time.
  std::vector<std::uint32_t> sizes_;
  std::vector<std::uint16_t> depths_;
};

// The first of the usual formats, floating or integer, that holds all values of both; null where none does.
const numeric::Format* commonFormat(const numeric::Format& a, const numeric::Format& b);

// integer + 1.
NodeId following(State& state, NodeId integer);

bool isFloating(const Type& type);
Type formatType(const numeric::Format& format);
inline constexpr Type kInteger{Type::Kind::integer, nullptr};
inline constexpr Type kReal{Type::Kind::real, nullptr};
inline constexpr Type kBoolean{Type::Kind::boolean, nullptr};

} // namespace qkc::contract
