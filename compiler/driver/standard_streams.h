#pragma once
// Standard input, output and error: that they are open, and that what was printed arrived.

#include <optional>
#include <string>

namespace qkc::driver {

// Gives those that the caller closed a place of their own, so that no file that is opened later gets their number and
// with it what is printed. Output that was closed can't be written, which standardOutputProblem says where something
// was printed.
void openStandardStreams();

// Writes out what standard output holds. A failure is kept for standardOutputProblem.
void flushStandardOutput();

// Why something that was printed did not arrive (a full disk, a closed output); none where all did.
std::optional<std::string> standardOutputProblem();

} // namespace qkc::driver
