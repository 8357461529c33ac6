#include "tests/fuzz/front_end.h"

#include "compiler/contract/dump.h"
#include "compiler/diag/render.h"
#include "compiler/driver/back_end.h"
#include "compiler/syntax/parse.h"
#include "compiler/syntax/print.h"

#include <algorithm>

namespace qkc::fuzz {

namespace {

// The meanings of a text's instances; empty where it has an error.
std::vector<std::string> meanings(const std::string& text) {
  SourceMap sources;
  diag::Sink sink;
  std::vector<std::string> all;
  for (const driver::Checked& checked : driver::checkText(fileOf(text), text, sources, sink))
    all.push_back(contract::canonicalText(checked.contract));
  return sink.hasErrors() ? std::vector<std::string>{} : all;
}

std::string printed(const std::string& text) {
  SourceMap sources;
  diag::Sink sink;
  const auto file = syntax::parse(sources, sources.add(fileOf(text), text), sink);
  require(file.has_value() && !sink.hasErrors(), "an accepted text does not parse alone");
  return syntax::print(*file);
}

} // namespace

Execution execute(const std::string& text) {
  SourceMap sources;
  diag::Sink sink;
  Execution result;
  const auto checked = driver::checkText(fileOf(text), text, sources, sink);
  if (!sink.hasErrors()) {
    for (const driver::Checked& one : checked) {
      const auto lowered = driver::lowerContract(one, sources, sink);
      require(lowered.has_value() != sink.hasErrors(), "lowering gives a text and an error, or neither");
      require(!lowered || (!lowered->checker.empty() && !lowered->reference.empty()), "lowering gives an empty text");
    }
    const std::string again = printed(text);
    require(meanings(again) == meanings(text), "the printed text means something else");
    require(printed(again) == again, "printing is not idempotent");
  }
  for (const diag::Diagnostic& one : sink.diagnostics()) {
    require(!diag::render(sources, one, false).empty(), "a diagnostic that can't be shown");
    if (one.severity == diag::Severity::Error)
      result.codes.push_back(diag::codeText(one.code));
  }
  require(sink.hasErrors() == !result.codes.empty(), "an error without a code");
  require(std::ranges::find(result.codes, diag::codeText(diag::Code::Internal)) == result.codes.end(),
          "an internal error");
  result.accepted = !sink.hasErrors();
  return result;
}

} // namespace qkc::fuzz
