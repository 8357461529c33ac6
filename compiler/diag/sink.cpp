#include "compiler/diag/sink.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace qkc::diag {

Diagnostic& Sink::report(Diagnostic diagnostic) {
  if (diagnostic.severity == Severity::Error)
    ++errors_;
  if (full()) {
    ++dropped_;
    scratch_ = std::move(diagnostic);
    return scratch_;
  }
  return kept_.emplace_back(std::move(diagnostic));
}

Diagnostic& Sink::error(Code code, std::optional<Span> span, std::string message) {
  return report({Severity::Error, code, span, std::move(message), {}, {}, {}, {}});
}

Diagnostic& Sink::warning(Code code, std::optional<Span> span, std::string message) {
  return report({Severity::Warning, code, span, std::move(message), {}, {}, {}, {}});
}

std::vector<Diagnostic> Sink::diagnostics() const {
  const auto key = [this](std::size_t i) {
    const std::optional<Span>& span = kept_[i].span;
    const Span place = span.value_or(Span{});
    return std::tuple(span.has_value(), place.file, place.begin, place.end, i);
  };
  std::vector<std::size_t> order(kept_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
  std::vector<Diagnostic> out;
  out.reserve(order.size());
  for (const std::size_t i : order)
    out.push_back(kept_[i]);
  return out;
}

} // namespace qkc::diag
