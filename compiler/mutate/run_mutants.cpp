#include "compiler/mutate/run_mutants.h"

#include <array>

namespace qkc::mutate {

using namespace contract;

namespace {

constexpr std::string_view kMemory = "memory";
constexpr std::string_view kDeterminism = "determinism";
constexpr std::string_view kWritten = "a tensor that is written";

constexpr std::array<RunOperatorInfo, 6> kOperators = {{
    {RunFault::pastTheEnd, "past_the_end", kMemory, "QKC0812", "a word past the end of a tensor written", kWritten},
    {RunFault::unwritten, "unwritten", kMemory, "QKC0813", "the last word of an output left unwritten",
     "an output; what an inout held before is lawful to leave"},
    {RunFault::stale, "stale", kMemory, "QKC0815", "the first word of an output that of the call before", kWritten},
    {RunFault::inputModified, "input_modified", kMemory, "QKC0814", "a bit of an input changed", "an input"},
    {RunFault::callDependent, "call_dependent", kDeterminism, "QKC0815", "a bit that differs from call to call",
     kWritten},
    {RunFault::race, "race", kDeterminism, "QKC0821", "a word that one thread writes and another reads", kWritten},
}};

bool applies(RunFault fault, Role role) {
  switch (fault) {
  case RunFault::unwritten:
    return role == Role::output;
  case RunFault::inputModified:
    return role == Role::input;
  default:
    return role == Role::output || role == Role::inout;
  }
}

std::string textOf(RunFault fault, const std::string& buffer) {
  switch (fault) {
  case RunFault::pastTheEnd:
    return "writes a word past the end of " + buffer;
  case RunFault::unwritten:
    return "leaves the last word of " + buffer + " unwritten";
  case RunFault::stale:
    return "gives the first word of " + buffer + " that the call before should have given";
  case RunFault::inputModified:
    return "changes a bit of " + buffer;
  case RunFault::callDependent:
    return "flips a bit in the last word of " + buffer + " in every other call";
  case RunFault::race:
    return "reads the last word of " + buffer + " in one thread while another writes it";
  }
  return "";
}

} // namespace

std::vector<RunOperatorInfo> runOperatorTable() {
  return {kOperators.begin(), kOperators.end()};
}

std::vector<RunMutant> runMutantsOf(const Contract& contract) {
  std::vector<RunMutant> mutants;
  for (const RunOperatorInfo& row : kOperators)
    for (const Role role : {Role::input, Role::inout, Role::output})
      for (QuantityId id = 0; id < static_cast<QuantityId>(contract.quantities.size()); ++id) {
        const Quantity& q = contract.quantity(id);
        const auto* record = q.record == kNone ? nullptr : &contract.records[static_cast<std::size_t>(q.record)];
        const bool isFirst = record == nullptr || record->fields.front() == id;
        if (q.role != role || !isFirst || !applies(row.fault, role))
          continue;
        const std::string& buffer = record == nullptr ? q.name : record->name;
        mutants.push_back({"run." + std::string(row.name) + "." + buffer, row.fault, id, buffer, std::string(row.facet),
                           std::string(row.code), textOf(row.fault, buffer)});
      }
  return mutants;
}

} // namespace qkc::mutate
