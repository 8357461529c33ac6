#pragma once
// Which candidate is judged next, and what a terminal shows meanwhile.

#include "compiler/driver/terminal_line.h"

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

// Hands out items so that each worker stays with one contract as long as it can, and two work for the same one only
// where no other is left: a contract's checker and cases are made once in each process that needs them.
class BatchQueue {
public:
  void add(std::size_t item, std::size_t contract);
  std::optional<std::size_t> next(int worker);

private:
  std::size_t choose(int worker) const;

  struct Line {
    std::vector<std::size_t> items;
    std::size_t given = 0;
    std::size_t left() const { return items.size() - given; }
  };
  std::map<std::size_t, Line> lines_; // by contract
  std::map<int, std::size_t> at_;     // the contract that each worker is at
};

// What a batch has come to, on a line of the terminal.
class BatchProgress {
public:
  explicit BatchProgress(std::size_t total);

  void add(const std::string& outcome);
  void show(); // not more often than some times a second
  void clear() { line_.clear(); }

private:
  using Clock = std::chrono::steady_clock;

  std::size_t total_, done_ = 0;
  std::map<std::string, std::size_t> outcomes_;
  TerminalLine line_;
  Clock::time_point start_ = Clock::now();
};

// "45 s", "12 min", "3 h 20 min": rounded up.
std::string durationText(double seconds);

} // namespace qkc::driver
