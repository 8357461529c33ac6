#pragma once
// The texts that a contract becomes. All of them come from the same typed contract; generated/ holds them as they are.

#include "compiler/contract/contract.h"
#include "compiler/emit/functions.h"

#include <string>
#include <vector>

namespace qkc::emit {

// <instance>.h: the C prototype that a candidate implements (decisions on prototypes).
std::string emitPrototype(const contract::Contract& contract);

// <instance>_check.h: the C interface of the checker.
std::string emitCheckerInterface(const contract::Contract& contract);

// reference.cu: the function of the prototype, computing the first path of every choice.
std::string emitReference(const Input& input, const std::string& hash);

// checker.cu: judges the outputs of one call, and looks at one element closely.
std::string emitChecker(const Input& input, const std::string& hash);

// What that text is made of. Its steps are plain, or have the form for GPUs beside it.
enum class StepForms { plain, all };
struct CheckerParts {
  std::vector<std::string> includes; // headers, "qkc/judge.h"
  std::string definitions;           // of the unnamed namespace
  std::string check;                 // lines of the function that judges a call
  std::string explain;               // the function that looks at one element
};
CheckerParts checkerParts(const Input& input, StepForms forms);

// Parameters of the host function without types of the border: name, C type, whether a pointer.
struct Parameter {
  std::string name;
  std::string type; // "const __nv_bfloat16*" without restrict; "int64_t"
  contract::QuantityId quantity = contract::kNone;
  contract::DimId dim = contract::kNone;
};
std::vector<Parameter> parametersOf(const contract::Contract& contract);

// C++ type of a parameter passed by value.
std::string valueType(const numeric::Format& format);

// Iteration over a definition's index variables: rows are all but the last, columns the last.
struct Iteration {
  std::string rows;    // count, over io
  std::string columns; // count, over io
  std::string decode;  // lines that set the index variables from `row` and `column`
};
Iteration iterationOf(const Input& input, const contract::Quantity& quantity);

// The first lines of a generated file.
std::string banner(const contract::Contract& contract, const std::string& hash, const std::string& what);

} // namespace qkc::emit
