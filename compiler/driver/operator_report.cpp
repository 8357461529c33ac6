#include "compiler/driver/operator_report.h"

#include "compiler/mutate/mutants.h"
#include "compiler/mutate/run_mutants.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace qkc::driver {

namespace {

// Changes that make no mutant, and why.
struct OtherFault {
  const char* name;
  const char* facet;
  const char* breaks;
  const char* reason;
};
constexpr std::array<OtherFault, 2> kOtherFaults = {{
    {"clamped_first", "overflow", "limits before the rounding in place of after it",
     "the same codes: rounding keeps the order, and the limits are codes"},
    {"promotion", "accumulate", "an accumulator of few bits, its promotion left out",
     "no format of few bits and range to sum in: qkc calibrate --bounds measures such sums"},
}};

using Columns = std::vector<std::string>;

void printHead(const std::string& first, const Columns& columns, const std::string& last) {
  fmt::print("{:<16}", first);
  for (const std::string& column : columns)
    fmt::print(" {:>{}}", column, std::max<std::size_t>(column.size(), 3));
  fmt::print("  {}\n", last);
}

void printRow(std::string_view name, const Columns& columns, const std::vector<int>& counts, std::string_view reason) {
  fmt::print("{:<16}", name);
  for (std::size_t k = 0; k < columns.size(); ++k)
    fmt::print(" {:>{}}", counts[k] == 0 ? "-" : std::to_string(counts[k]),
               std::max<std::size_t>(columns[k].size(), 3));
  const bool isFull = std::all_of(counts.begin(), counts.end(), [](int count) { return count > 0; });
  fmt::print("  {}\n", isFull ? "" : reason);
}

void printRunCounts(const contract::Contract& contract) {
  const auto mutants = mutate::runMutantsOf(contract);
  Columns tensors; // in the order of the prototype: an input has one fault, and the others have more
  for (const bool isInput : {true, false})
    for (const mutate::RunMutant& mutant : mutants)
      if ((mutant.fault == mutate::RunFault::inputModified) == isInput &&
          std::find(tensors.begin(), tensors.end(), mutant.buffer) == tensors.end())
        tensors.push_back(mutant.buffer);
  printHead("operator of runs", tensors, "where empty, the tensor is not");
  for (const mutate::RunOperatorInfo& row : mutate::runOperatorTable()) {
    std::vector<int> counts;
    for (const std::string& tensor : tensors)
      counts.push_back(static_cast<int>(std::count_if(mutants.begin(), mutants.end(), [&](const auto& mutant) {
        return mutant.fault == row.fault && mutant.buffer == tensor;
      })));
    printRow(row.name, tensors, counts, row.needs);
  }
}

} // namespace

void printOperators() {
  for (const mutate::OperatorInfo& row : mutate::operatorTable())
    fmt::print("{:<16} {:<12} {}\n", row.name, row.facet, row.breaks);
  fmt::print("of runs, beside what is written:\n");
  for (const mutate::RunOperatorInfo& row : mutate::runOperatorTable())
    fmt::print("{:<16} {:<12} {} ({})\n", row.name, row.facet, row.breaks, row.code);
  fmt::print("no mutant:\n");
  for (const OtherFault& fault : kOtherFaults)
    fmt::print("{:<16} {:<12} {} ({})\n", fault.name, fault.facet, fault.breaks, fault.reason);
}

void printOperatorCounts(const contract::Contract& contract) {
  Columns columns;
  for (const contract::Clause& clause : contract.clauses)
    columns.push_back(clause.name);
  columns.emplace_back("(lets)");
  fmt::print("{}\n", contract.name);
  printHead("operator", columns, "where empty, the clause lacks");
  const auto counts = mutate::operatorCounts(contract);
  const auto table = mutate::operatorTable();
  for (std::size_t row = 0; row < table.size(); ++row)
    printRow(table[row].name, columns, counts[row], table[row].needs);
  for (const OtherFault& fault : kOtherFaults)
    printRow(fault.name, columns, std::vector<int>(columns.size(), 0), fmt::format("no mutant; {}", fault.reason));
  printRunCounts(contract);
}

} // namespace qkc::driver
