#pragma once
// One line on standard error, rewritten in place; nothing where that is no terminal.

#include <chrono>
#include <string>

namespace qkc::driver {

class TerminalLine {
public:
  TerminalLine();
  ~TerminalLine() { clear(); }
  TerminalLine(const TerminalLine&) = delete;
  TerminalLine& operator=(const TerminalLine&) = delete;

  // Whether show() would show something: not more often than some times a second.
  bool isDue() const;
  void show(const std::string& text);
  void clear();

private:
  using Clock = std::chrono::steady_clock;

  bool isTerminal_;
  bool isShown_ = false;
  Clock::time_point shown_;
};

} // namespace qkc::driver
