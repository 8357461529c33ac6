#pragma once
// How generated text reads and writes tensors with a layout. A reference computes an output with a layout as codes in
// row-major memory of its own (`codes_<name>`) and packs them, a thread for each word or struct, so that no two threads
// write one word; loads and checkers read the packed words.

#include "compiler/emit/functions.h"

#include <functional>
#include <string>
#include <vector>

namespace qkc::emit {

// The tensors of the border: inputs, inouts, outputs.
bool isTensor(const contract::Quantity& quantity);
// A field of a tensor of structs, but for the first: they share one parameter.
bool sharesBuffer(const contract::Contract& contract, contract::QuantityId id);
// The name of the parameter that a tensor, or a field, is passed in; not yet a local name.
const std::string& bufferName(const contract::Contract& contract, const contract::Quantity& tensor);
// The types of its elements at the border and in generated text.
std::string borderTypeOf(const contract::Quantity& tensor);
std::string wordTypeOf(const contract::Quantity& tensor);
// The line that includes the header for layouts, where any tensor has one.
std::string layoutInclude(const contract::Contract& contract);

// Row-major place of an element over the logical shape.
std::string flatIndex(const Input& input, const contract::Quantity& tensor, const std::vector<std::string>& at);

// Whether the reference keeps an output as codes before it packs them.
bool hasCodes(const contract::Quantity& tensor, Purpose purpose);

// code_<name>(io, i0, i1): the code of an element of a tensor with a layout, with the layout in words above it.
std::string codeFunction(const Input& input, const contract::Quantity& tensor, Purpose purpose);
// An element's code as an expression: "io.q[..]", "code_q(io, ..)".
std::string codeText(const Input& input, const contract::Quantity& tensor, const std::vector<std::string>& at);

// Of a layout with one piece: the index of an element's word in the buffer, and its code in that word, `word`, as
// expressions over i0, i1, ...
std::string wordIndex(const Input& input, const contract::Quantity& tensor);
std::string codeOfWord(const Input& input, const contract::Quantity& tensor);

// Lines of a thread of the word `row`, `column` of a layout with one piece: `word` starts as given, and for each slot
// that an element stands in there is a line, of the slot's first bit and its bits, over i0, i1, ...
using SlotText = std::function<std::string(const std::string& firstBit, int bits)>;
std::string wordLoop(const Input& input, const contract::Quantity& output, const std::string& start,
                     const SlotText& each);

// struct Pack_<name> and the lines that run it: after the step that writes the codes.
std::string packFunctor(const Input& input, const contract::Quantity& output);
std::string packCall(const Input& input, const contract::Quantity& output);
// The number of words of its buffer as text over io's extents: "io.T * io.H".
std::string bufferWords(const Input& input, const contract::Quantity& tensor);
// Lines that clear a buffer with bits that no element owns.
std::string clearRest(const Input& input, contract::QuantityId output);

} // namespace qkc::emit
