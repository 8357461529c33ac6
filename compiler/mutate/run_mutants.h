#pragma once
// Run mutants: kernels that write what a contract's reference writes and break a rule of calls beside it, of memory or
// of determinism. They change no clause: what rejects them is how a candidate is run.

#include "compiler/contract/contract.h"

#include <string>
#include <string_view>
#include <vector>

namespace qkc::mutate {

enum class RunFault {
  pastTheEnd,    // a word past the end of a tensor is written
  unwritten,     // the last word of an output is left as it was
  stale,         // the first word is that of the call before
  inputModified, // a bit of an input is changed
  callDependent, // every other call differs in a bit
  race,          // a thread reads a word that another one writes
};

struct RunMutant {
  std::string id; // "run.past_the_end.q", unique within the contract
  RunFault fault = RunFault::pastTheEnd;
  contract::QuantityId tensor = contract::kNone; // of a tensor of structs its first field
  std::string buffer;                            // the tensor's name in prototypes
  std::string facet;                             // "memory" or "determinism"
  std::string code;                              // of the verdict that it must get, "QKC0812"
  std::string text;                              // what it does, one line
};

// Each fault at each tensor that can have it: inputs, inouts, outputs, in the prototype's order.
std::vector<RunMutant> runMutantsOf(const contract::Contract& contract);

// One row of the operator table.
struct RunOperatorInfo {
  RunFault fault;
  std::string_view name, facet, code;
  std::string_view breaks; // one line
  std::string_view needs;  // what a tensor must be for it to apply
};
std::vector<RunOperatorInfo> runOperatorTable();

} // namespace qkc::mutate
