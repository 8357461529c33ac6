#pragma once
// Layouts in words: for the statement of a contract, comments in generated text, and the canonical form.

#include "compiler/contract/contract.h"

#include <string>

namespace qkc::contract {

// "(kl, nb, rev kh) + 4"; "0" for the empty place.
std::string placeText(const Layout& layout, const Place& place);

// "k = kw, j:8; at [kw, n] slot j": the digits of each axis that is split, then the places.
std::string layoutText(const Contract& contract, const Quantity& tensor);

// "u32[K / 8, N]": the buffer in words. Of tensors with a layout.
std::string bufferText(const Contract& contract, const Layout& layout);

// Everything that tells layouts apart, without names.
std::string canonicalLayout(const Layout& layout);

} // namespace qkc::contract
