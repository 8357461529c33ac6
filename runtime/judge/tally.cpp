#include "runtime/judge/tally.h"

namespace qkc::judge {

namespace {

bool has(std::uint64_t bits, int number) {
  return (bits >> number & 1U) != 0;
}

} // namespace

int pathOf(const cases::Group& group, std::size_t choice, int combination) {
  int stride = 1;
  for (std::size_t k = group.choices.size(); k-- > choice + 1;)
    stride *= static_cast<int>(group.choices[k].labels.size());
  return combination / stride % static_cast<int>(group.choices[choice].labels.size());
}

std::string combinationText(const cases::Group& group, int combination) {
  std::string text;
  for (std::size_t k = 0; k < group.choices.size(); ++k)
    text +=
        (text.empty() ? "" : ", ") + group.choices[k].labels[static_cast<std::size_t>(pathOf(group, k, combination))];
  return text;
}

CallTally::CallTally(const cases::Manifest& manifest) : manifest_(manifest), arms_(manifest.arms.size()) {
  for (const cases::Group& group : manifest.groups) {
    GroupState state;
    state.full = group.combinations == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << group.combinations) - 1;
    state.alive = state.full;
    state.identified = state.full;
    groups_.push_back(state);
  }
}

// OR over the digits of choices `per call`: what the kernel must keep to is left.
std::uint64_t CallTally::projectCalls(const cases::Group& group, std::uint64_t combinations) const {
  std::uint64_t result = combinations;
  int stride = group.combinations;
  for (const cases::Choice& choice : group.choices) {
    const int arity = static_cast<int>(choice.labels.size());
    stride /= arity;
    if (choice.scope != "call")
      continue;
    std::uint64_t projected = 0;
    for (int number = 0; number < group.combinations; ++number) {
      const int base = number - number / stride % arity * stride;
      for (int digit = 0; digit < arity; ++digit)
        if (has(result, base + digit * stride))
          projected |= std::uint64_t{1} << number;
    }
    result = projected;
  }
  return result;
}

std::vector<EmptyChoice> CallTally::add(const qkc_check_report& report) {
  std::vector<EmptyChoice> empty;
  for (std::size_t k = 0; k < arms_.size(); ++k) {
    arms_[k].judged += report.arms[k].judged;
    arms_[k].rejected += report.arms[k].rejected;
    arms_[k].not_judged += report.arms[k].not_judged;
    arms_[k].masked += report.arms[k].masked;
    arms_[k].wide += report.arms[k].wide;
  }
  for (int g = 0; g < static_cast<int>(groups_.size()); ++g)
    addGroup(g, report.groups[g], empty);
  return empty;
}

void CallTally::addGroup(int number, const qkc_group_report& report, std::vector<EmptyChoice>& empty) {
  GroupState& state = groups_[static_cast<std::size_t>(number)];
  const cases::Group& group = manifest_.groups[static_cast<std::size_t>(number)];
  state.dead.clear();
  if (report.instances_rejected > 0) {
    state.rejected += report.instances_rejected;
    EmptyChoice instance{number, "instance", {}};
    for (int c = 0; c < group.combinations; ++c)
      if (report.first_failure[c] != ~std::uint64_t{0})
        instance.refutations.push_back({c, report.first_failure[c]});
    empty.push_back(std::move(instance));
  }
  const bool decidesCalls = [&] {
    for (const cases::Choice& choice : group.choices)
      if (choice.scope == "call" || choice.scope == "kernel")
        return true;
    return false;
  }();
  const std::uint64_t here = report.alive & state.full;
  state.identified &= here;
  if (!decidesCalls) {
    state.alive &= here; // what explains everything, for information
    return;
  }
  if (here == 0) {
    ++state.rejected;
    EmptyChoice call{number, "call", {}};
    for (int c = 0; c < group.combinations; ++c)
      call.refutations.push_back({c, report.first_failure[c]});
    empty.push_back(std::move(call));
    return;
  }
  const std::uint64_t kept = projectCalls(group, here);
  for (int c = 0; c < group.combinations; ++c)
    if (has(state.alive, c) && !has(kept, c))
      state.dead.push_back({c, report.first_failure[c]});
  state.alive &= kept;
  if (state.alive == 0 && !state.reportedKernel) {
    state.reportedKernel = true;
    ++state.rejected;
    empty.push_back({number, "kernel", {}});
  }
}

const std::vector<EmptyChoice::Refutation>& CallTally::freshlyDead(int group) const {
  return groups_[static_cast<std::size_t>(group)].dead;
}

} // namespace qkc::judge
