#include "compiler/diag/sink.h"

#include <algorithm>
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
  std::vector<Diagnostic> ordered(kept_.begin(), kept_.end());
  const auto place = [](const Diagnostic& d) {
    const Span span = d.span.value_or(Span{});
    return std::tuple(d.span.has_value(), span.file, span.begin, span.end);
  };
  std::stable_sort(ordered.begin(), ordered.end(),
                   [&](const Diagnostic& a, const Diagnostic& b) { return place(a) < place(b); });
  return ordered;
}

} // namespace qkc::diag
