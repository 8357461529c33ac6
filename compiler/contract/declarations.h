#pragma once
// Header lines of one instance: extents, index variables, tensors with their domains, parameters, constants,
// assumptions.

#include "compiler/contract/expressions.h"

namespace qkc::contract {

class Declarations {
public:
  Declarations(State& state, Expressions& expressions) : state_(state), expressions_(expressions) {}

  // Extents come before what is made of them, whatever the order of the text; assumptions about computed values are
  // left to the body.
  void declare(const std::vector<syntax::Header>& headers);
  void assume(const syntax::Assume& assume);

private:
  void texts(const syntax::Header& header);
  void dim(const syntax::Dim& dim);
  bool dimValues(const syntax::Dim& dim, Dim& out);
  bool dimRange(const syntax::Dim& dim, Dim& out);
  bool dimMultiple(const syntax::Expr& expr, Dim& out);
  void require(const syntax::Require& require);
  void narrow(NodeId requirement);
  void bound(DimId id, std::optional<std::int64_t> least, std::optional<std::int64_t> most, Span span);
  void index(const syntax::IndexBound& bound);
  IndexId addIndex(const syntax::Ident& name, NodeId extent, Span span);
  void constant(const syntax::Const& constant);
  void parameter(const syntax::Param& param);
  void truth(const syntax::Param& param, Quantity out);
  void tensor(const syntax::Tensor& tensor, syntax::Tensors::Direction direction);
  bool exists(const syntax::Tensor& tensor, syntax::Tensors::Direction direction);
  bool hasRoom(Span span);
  NodeId extent(const syntax::Expr& expr);
  bool ofExtents(NodeId node);
  bool exactDivisions(NodeId node, Span span);

  // sizes.cpp
  bool isExtent(std::int64_t value, Span span);
  void sizes();

  // ragged.cpp
  void raggedRange(const syntax::RaggedRange& header);
  NodeId upperEnd(NodeId id);

  // fields.cpp
  void structTensor(const syntax::Tensor& tensor, syntax::Tensors::Direction direction,
                    const syntax::Struct& structure);
  bool bindStruct(const syntax::Tensor& tensor, const syntax::Struct& structure);
  bool fieldsKnown(const syntax::Tensor& tensor, const syntax::Struct& structure);

  // domains.cpp
  bool domain(const std::vector<syntax::Property>& properties, const syntax::Ident& name, Quantity& quantity);
  bool property(const syntax::Property& property, Quantity& quantity, bool& saysFinite);
  bool specials(const syntax::Property& property, Quantity& quantity);
  bool interval(const syntax::Property& property, Quantity& quantity);
  bool below(const syntax::Property& property, Quantity& quantity);
  bool permutation(const syntax::Property& property, Quantity& quantity);
  bool offsets(const syntax::Property& property, Quantity& quantity);
  bool derived(const syntax::Property& property, Quantity& quantity);
  bool sameExtents(const syntax::Property& property, const Quantity& quantity);
  bool distinct(const syntax::Property& property, Quantity& quantity);
  bool checkDomain(const syntax::Ident& name, const Quantity& quantity, bool saysFinite);

  State& state_;
  Expressions& expressions_;
};

} // namespace qkc::contract
