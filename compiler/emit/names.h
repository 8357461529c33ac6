#pragma once
// Names in generated text: the contract's own words, with a role in front where they name a function, so that no word
// of a contract can meet a word of C++ or of the portable header.

#include "compiler/contract/contract.h"
#include "compiler/emit/plan.h"

#include <string>

namespace qkc::emit {

// A local variable, parameter or field: the contract's word, with `_` behind it where C++ or the frame of generated
// text uses that word.
std::string localName(const std::string& word);

// "_div_mul": the labels of an assignment in the order of choices; empty for none.
std::string pathSuffix(const contract::Contract& contract, const Assignment& assignment);

// The tag struct of a format in the portable header: "qkc::e4m3", "qkc::i<8>".
std::string formatTag(const numeric::Format& format);

// The prototype's element type at the border (decisions on types): "__nv_bfloat16", "float", "std::int8_t" as "int8_t".
std::string borderType(const numeric::Format& format);

// What a tensor's memory holds inside generated text: unsigned integer of the storage width, "uint16_t".
std::string storageType(const numeric::Format& format);

} // namespace qkc::emit
