#pragma once
// Texts of values for people. Bits are shown beside them where they matter, so these aim at being short.

#include "compiler/numeric/exact.h"
#include "compiler/numeric/format.h"

#include <cstdint>
#include <string>

namespace qkc::numeric {

// The value of a code: exact where that is short ("127", "0.015625", "2^-127"), else the shortest decimal that rounds
// back to it ("0.0078740157", "3.4028235e38"); "nan", "inf", "-inf", "-0".
std::string describe(const Format& format, std::uint64_t code);

// An exact number without a format: "0.1", "1/127", "2^-127"; "about 3.1415926536" where nothing exact is short.
std::string describe(const Value& value);

// The value of a code, exactly, as a hexadecimal literal: "0x1.020408p-7", "-0x0p0"; "nan", "inf", "-inf".
std::string hexText(const Format& format, std::uint64_t code);

} // namespace qkc::numeric
