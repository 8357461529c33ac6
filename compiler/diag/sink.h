#pragma once
// Collects the diagnostics of one run.

#include "compiler/diag/diagnostic.h"

#include <cstddef>
#include <deque>

namespace qkc::diag {

class Sink {
public:
  static constexpr std::size_t kDefaultLimit = 100;

  // Diagnostics past the limit are counted and dropped, so that one fault cannot bury the screen.
  explicit Sink(std::size_t limit = kDefaultLimit) : limit_(limit) {}

  // The references stay valid as long as the sink: notes and suggestions can be added to them.
  Diagnostic& report(Diagnostic diagnostic);
  Diagnostic& error(Code code, std::optional<Span> span, std::string message);
  Diagnostic& warning(Code code, std::optional<Span> span, std::string message);

  bool hasErrors() const { return errors_ > 0; }
  std::size_t errorCount() const { return errors_; } // the dropped ones included
  std::size_t dropped() const { return dropped_; }
  bool full() const { return kept_.size() >= limit_; }
  // Those without a place first, then by file and place; reports of one place keep their order.
  std::vector<Diagnostic> diagnostics() const;

private:
  std::size_t limit_;
  std::size_t errors_ = 0;
  std::size_t dropped_ = 0;
  std::deque<Diagnostic> kept_;
  Diagnostic scratch_; // what callers decorate past the limit
};

} // namespace qkc::diag
