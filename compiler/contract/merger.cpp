#include "compiler/contract/merger.h"

#include <fmt/format.h>

#include <utility>

namespace qkc::contract {

void Merger::take(const diag::Sink& from, const std::string& instance) {
  for (diag::Diagnostic diagnostic : from.diagnostics()) {
    const Span span = diagnostic.span.value_or(Span{});
    if (!seen_.insert({diagnostic.code, span.file, span.begin, span.end, diagnostic.message}).second)
      continue;
    if (!instance.empty() && diagnostic.severity == diag::Severity::Error)
      diagnostic.note(fmt::format("in the instance {}", instance));
    sink_.report(std::move(diagnostic));
  }
}

} // namespace qkc::contract
