#include "compiler/driver/batch_queue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace qkc::driver {

void BatchQueue::add(std::size_t item, std::size_t contract) {
  lines_[contract].items.push_back(item);
}

// Fewest workers first, then most items left, then the first contract.
std::size_t BatchQueue::choose(int worker) const {
  const auto workersAt = [&](std::size_t contract) {
    return std::count_if(at_.begin(), at_.end(),
                         [&](const auto& one) { return one.first != worker && one.second == contract; });
  };
  const auto better = [&](const auto& a, const auto& b) {
    if ((a.second.left() == 0) != (b.second.left() == 0))
      return b.second.left() == 0;
    const auto mine = workersAt(a.first), its = workersAt(b.first);
    return std::tuple(mine, b.second.left()) < std::tuple(its, a.second.left());
  };
  return std::min_element(lines_.begin(), lines_.end(), better)->first;
}

std::optional<std::size_t> BatchQueue::next(int worker) {
  if (lines_.empty())
    return std::nullopt;
  if (const auto at = at_.find(worker); at == at_.end() || lines_[at->second].left() == 0)
    at_[worker] = choose(worker);
  Line& line = lines_[at_[worker]];
  return line.left() == 0 ? std::nullopt : std::optional(line.items[line.given++]);
}

BatchProgress::BatchProgress(std::size_t total) : total_(total) {}

void BatchProgress::add(const std::string& outcome) {
  ++done_;
  ++outcomes_[outcome];
}

void BatchProgress::show() {
  if (!line_.isDue())
    return;
  std::string line = fmt::format("{} of {} judged", done_, total_);
  for (const auto& [outcome, count] : outcomes_)
    line += fmt::format(", {} {}", count, outcome);
  // A guess from few candidates would jump about.
  constexpr std::size_t kEnough = 3;
  if (done_ >= kEnough && done_ < total_) {
    const double spent = std::chrono::duration<double>(Clock::now() - start_).count();
    line += fmt::format("; {} left",
                        durationText(spent / static_cast<double>(done_) * static_cast<double>(total_ - done_)));
  }
  line_.show(line);
}

std::string durationText(double seconds) {
  const auto whole = static_cast<long long>(std::ceil(std::min(seconds, 1e9)));
  if (whole < 90)
    return fmt::format("{} s", whole);
  const long long minutes = (whole + 59) / 60;
  return minutes < 90 ? fmt::format("{} min", minutes) : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

} // namespace qkc::driver
