#pragma once
// The part that reference, checker and mutants share: the tensors of one call, how their elements are read, and a
// function for each let, guard and arm, each below the text that it came from.

#include "compiler/contract/contract.h"
#include "compiler/diag/sink.h"
#include "compiler/emit/expression.h"
#include "compiler/emit/plan.h"
#include "compiler/support/source_map.h"

#include <string>
#include <vector>

namespace qkc::emit {

struct Input {
  const contract::Contract& contract;
  const Plan& plan;
  const SourceMap& sources;
  diag::Sink& sink;
};

// A let in memory, under one assignment of the choices that reach it.
struct Kept {
  contract::QuantityId let = contract::kNone;
  Assignment assignment;
  std::string name;     // of the field in Tensors, "a" or "y_div"
  bool flagged = false; // a second field "unjudged_<name>" says where it came from a rejected output
};

enum class Purpose { reference, checker };

// struct Tensors { ... }: extents, pointers, parameters, memory for lets.
std::string tensorsStruct(const Input& input, Purpose purpose);
// Whether a checker keeps the bounds of a value instead of the value.
bool isEnclosed(const contract::Contract& contract, contract::QuantityId let);
// The C++ type of a let in memory.
std::string_view keptType(const Input& input, contract::QuantityId let, Purpose purpose);
// constants, load_*, let_*, compute_*, when_*, value_* functions, in textual order. A reference needs the first path of
// each choice alone.
std::string sharedFunctions(const Input& input, Purpose purpose);
// The lets in memory that the purpose needs, in the order of the plan's steps.
std::vector<Kept> keptLets(const Input& input, Purpose purpose);
bool dependsOnOutputs(const contract::Contract& contract, contract::QuantityId let);

// The include of elementary functions, where a reference needs it.
std::string functionsInclude(const contract::Contract& contract);

// Whether an output's value, one without choices, has a function is_near_<arm>.
bool hasNearTest(const Input& input, const contract::Quantity& output, contract::NodeId value);

// The assignments under which a value is needed: all, or the first path of each choice.
std::vector<Assignment> assignmentsFor(const contract::Contract& contract,
                                       const std::vector<contract::ChoiceId>& choices, Purpose purpose);

// What `body` of a definition's function takes out of its rows, as functions named by `stem`.
RowParts rowPartsOf(const Input& input, const contract::Quantity& definition, const std::string& stem);
// Their names and types for one value of the definition.
std::vector<std::pair<std::string, Rep>> rowPartNames(const Input& input, const contract::Quantity& definition,
                                                      contract::NodeId value, const std::string& stem,
                                                      const Assignment& assignment);

// "int64_t t, int64_t h" and "t, h" of a definition's index variables, each behind ", ".
std::string indexParameters(const contract::Contract& contract, const contract::Quantity& quantity);
std::string indexArguments(const contract::Contract& contract, const contract::Quantity& quantity);

// Number of elements as text over io's extents: "io.T * io.H"; "1" for scalars.
std::string elementCount(const Input& input, const contract::Quantity& quantity);
// Number of instances of some index variables: "io.T * (io.K / 128)"; "1" for none.
std::string indexCount(const Input& input, const std::vector<contract::IndexId>& indices);
std::string extentText(const Input& input, contract::NodeId node);

// The place of an output's element for its index variables: "t * io.H + h".
std::string placeText(const Input& input, const contract::Quantity& output);

// The index expressions of its left-hand side.
std::vector<std::string> targetTexts(const Input& input, const contract::Quantity& output);

// "in: u4[K, N] stored gptq_k8 in u32[K / 8, N]".
std::string describeTensor(const contract::Contract& contract, const contract::Quantity& tensor);

// The place of a let in its memory for its index variables.
std::string letPlace(const Input& input, const contract::Quantity& let);

// Whether a purpose keeps the content of an inout before the call, as io.old_<name>.
bool keepsOld(const Input& input, contract::QuantityId id, Purpose purpose);

// Whether a checker computes the code of an arm's value at once, by bits_<arm> instead of value_<arm>.
bool hasBits(const contract::Contract& contract, const contract::Quantity& output, int arm);

// "when_zero_codes", "value_codes": unique for the arm.
std::string armName(const contract::Contract& contract, const contract::Quantity& output, int arm);

// The source text of a span on one line, for a comment.
std::string oneLine(const SourceMap& sources, Span span);

} // namespace qkc::emit
