#pragma once
// The constants and tables that a contract reads, as C++.

#include "compiler/emit/functions.h"

namespace qkc::emit {

// const_NAME, table_NAME(place) and bucket_NAME(value), below the text that they came from.
std::string constantTexts(const Input& input, Purpose purpose);

} // namespace qkc::emit
