#pragma once
// What an arm reads, for people: the named values at a rejected position, in the order of the text.

#include "compiler/emit/functions.h"

namespace qkc::emit {

struct Operand {
  contract::NodeId node =
      contract::kNone;   // a read, or what a conversion takes, over the index variables of the arm's output
  Assignment assignment; // of the choices that reach it
  const numeric::Format* format = nullptr;
  std::string text; // "x[t, h]", "y[t, h] (div)"
};

// At most QKC_MAX_OPERANDS: inputs and returned outputs first, then lets with each of their paths, and what
// the arm converts. Lets whose values
// are exact reals or index variables that the arm does not have are left out.
std::vector<Operand> operandsOf(const Input& input, const JudgedArm& arm);

} // namespace qkc::emit
