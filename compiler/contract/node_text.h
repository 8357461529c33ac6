#pragma once
// Nodes in prefix form. Who names quantities, indices and choices is the caller's matter; the forms are one.

#include "compiler/contract/contract.h"

#include <string>

namespace qkc::contract {

class NodeText {
public:
  explicit NodeText(const Contract& contract) : contract_(contract) {}
  NodeText(const NodeText&) = delete;
  NodeText& operator=(const NodeText&) = delete;
  virtual ~NodeText() = default;

  std::string text(NodeId node);
  std::string list(const std::vector<NodeId>& nodes); // comma-separated
  std::string scopeText(const Scope& scope);
  // "=", "within", "within 2 steps of": without the mask, which binds calibration alone.
  static std::string judgement(const Arm& arm);

protected:
  virtual std::string quantityName(QuantityId id) = 0;
  virtual std::string indexName(IndexId id) = 0;
  virtual std::string boundIndex(IndexId id) = 0; // where a reduction introduces it
  virtual std::string choiceName(ChoiceId id) = 0;
  virtual std::string labelOf(const Choice& choice, std::size_t path) = 0; // empty: unnamed
  virtual bool showsIdleWords() const = 0;

  const Contract& contract() const { return contract_; }

private:
  std::string operation(const Node& node);
  std::string freedomsText(const Node& node) const;
  std::string reduction(const Node& node);
  std::string cast(const Node& node);

  const Contract& contract_;
};

// "bf16", "integer"; a value as exact bits of its format ("0x1.8p1") or as an exact fraction.
std::string exactValue(const Type& type, const numeric::Value& value);

// "T >= 1 multiple of 128": what a call may pass.
std::string dimText(const Dim& dim);

// " magnitude 1/4..4": with a leading blank, empty where nothing is said.
std::string domainText(const Domain& domain);

std::string_view roleText(Role role);
std::string_view kindText(ValueKind kind);

} // namespace qkc::contract
