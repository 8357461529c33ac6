#pragma once
// What a definition reads along a row, that is while its last index variable runs: values that stay, and words that lie
// beside each other. Readers of whole rows load the first once and the second in wide words.

#include "compiler/emit/expression.h"
#include "compiler/emit/functions.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qkc::emit {

// An index expression in terms of the definition's index variables.
struct IndexForm {
  enum class Kind { fixed, moving, other }; // the same in a row; the column plus what is the same; neither
  std::string text;
  Kind kind = Kind::fixed;
  std::int64_t multiple = 0; // of a moving one: what divides the part beside the column; 0 where there is none

  bool operator==(const IndexForm&) const = default;
};

// One quantity, read at one place for each element.
struct RowRead {
  contract::QuantityId quantity = contract::kNone;
  std::vector<IndexForm> at;
  bool isUniform = true; // every read of the quantity is at this place

  bool isFixed() const;
};

// A part of a definition that is the same in a row: see RowParts.
struct RowPart {
  std::string name;
  Rep type = Rep::single;
  std::vector<IndexForm> at; // the arguments of its function
};

struct RowReads {
  std::vector<RowRead> tensors; // inputs, inouts, outputs
  std::vector<RowRead> lets;    // kept in memory
  std::vector<RowRead> plain;   // lets that are functions: the arguments that they are called with
  bool readsOld = false;
};

// The reads below some nodes of a definition; `column` is the index variable that runs.
RowReads rowReads(const Input& input, const std::vector<contract::NodeId>& roots, contract::IndexId column);
IndexForm indexForm(const Input& input, contract::NodeId node, const std::map<contract::IndexId, IndexForm>& names,
                    contract::IndexId column);

// Words of a tensor that one strip of eight columns reads.
struct StripWords {
  std::string first; // index of the first word, over i0, i1, ...
  int share = 1;     // columns in a word: 1, 2, 4 or 8
  std::string code;  // of a packed tensor: its code from `word`, over i0, i1, ...
};
// None where they do not lie beside each other.
std::optional<StripWords> stripWords(const Input& input, const contract::Quantity& tensor,
                                     const std::vector<IndexForm>& at);

} // namespace qkc::emit
