#include "compiler/driver/terminal_line.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace qkc::driver {

TerminalLine::TerminalLine() : isTerminal_(::isatty(STDERR_FILENO) == 1) {}

bool TerminalLine::isDue() const {
  return isTerminal_ && Clock::now() - shown_ >= std::chrono::milliseconds(150);
}

void TerminalLine::show(const std::string& text) {
  if (!isDue())
    return;
  shown_ = Clock::now();
  isShown_ = true;
  fmt::print(stderr, "\r\x1b[K{}", text);
  std::fflush(stderr);
}

void TerminalLine::clear() {
  if (isShown_)
    fmt::print(stderr, "\r\x1b[K");
  isShown_ = false;
}

} // namespace qkc::driver
