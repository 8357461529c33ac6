#include "compiler/contract/freedoms.h"

#include <fmt/format.h>

namespace qkc::contract {

namespace {

std::string_view unitText(Accuracy::Unit unit) {
  switch (unit) {
  case Accuracy::Unit::ulp:
    return "ulp";
  case Accuracy::Unit::relative:
    return "rel";
  case Accuracy::Unit::absolute:
    return "abs";
  }
  return "";
}

std::string printEvaluation(const Evaluation& evaluation) {
  if (evaluation.core) {
    const TensorCore& core = *evaluation.core;
    return fmt::format("tensor_core(step {} keep {} result {} {})", core.step, core.keep, core.result,
                       core.rounds ? "nearest" : "to_zero");
  }
  return fmt::format("{}{}{}", evaluation.format->name, evaluation.anyOrder ? " any order" : " in order",
                     evaluation.contraction ? " contraction allowed" : "");
}

std::string printMembers(const std::vector<Evaluation>& members) {
  std::string out;
  for (const Evaluation& member : members)
    out += (out.empty() ? "" : "; ") + printEvaluation(member);
  return "{" + out + "}";
}

std::string printAccumulator(const Accumulator& accumulator) {
  std::string out = "in " + printMembers(accumulator.members);
  if (accumulator.every != 0)
    out += fmt::format(" of {} every {}", printMembers(accumulator.inner), accumulator.every);
  return accumulator.splits == 1 ? out : out + fmt::format(" splits {}", accumulator.splits);
}

} // namespace

std::string printFreedoms(const Freedoms& freedoms) {
  std::string out;
  const auto say = [&](bool said, std::string_view words) {
    if (said)
      out += (out.empty() ? "" : ", ") + std::string(words);
  };
  if (freedoms.accumulator)
    say(true, printAccumulator(*freedoms.accumulator));
  say(freedoms.anyOrder,
      freedoms.depth ? fmt::format("any order depth {}", *freedoms.depth) : std::string("any order"));
  say(freedoms.anyAssociation, "any association");
  say(freedoms.contraction, "contraction allowed");
  say(freedoms.reciprocal, "reciprocal allowed");
  say(freedoms.factorOut, "factor out");
  say(freedoms.flush, "flush allowed");
  say(freedoms.atomics, "float atomics allowed");
  if (freedoms.pieces)
    say(true, fmt::format("pieces <= {}", *freedoms.pieces));
  for (const Accuracy& one : freedoms.accuracies)
    say(true, fmt::format("{} within {} {}{}", one.function, one.amount.get_str(), unitText(one.unit),
                          one.roundings == 0 ? "" : fmt::format(" after {} roundings", one.roundings)));
  say(freedoms.baseTwo, "base two exponential");
  say(freedoms.online, "online");
  say(freedoms.reorders, "may reorder between calls");
  return out;
}

} // namespace qkc::contract
