#pragma once
// One execution of the fuzzers: a text through parser, type checker, flow and lowering.

#include <stdexcept>
#include <string>
#include <vector>

namespace qkc::fuzz {

struct Execution {
  bool accepted = false;          // no error, and every instance lowered
  std::vector<std::string> codes; // of the errors
};

// Throws std::logic_error where the compiler breaks a promise: an error without a code or place in the text, a tree and
// an error at once, an accepted text whose printed form means something else, a lowering that gives no text.
Execution execute(const std::string& text);

// Parser and type checker alone, on a text without libraries; fast. Throws where there is neither a contract nor an
// error, or an internal one. In typing.cpp, which needs no other room.
Execution type(const std::string& text);

// The name of the file that the first contract of the text belongs to.
std::string fileOf(const std::string& text);

inline void require(bool holds, const std::string& what) {
  if (!holds)
    throw std::logic_error(what);
}

} // namespace qkc::fuzz
