#include "tests/fuzz/front_end.h"

#include "compiler/contract/dump.h"
#include "compiler/contract/typecheck.h"
#include "compiler/diag/render.h"
#include "compiler/driver/back_end.h"
#include "compiler/syntax/parse.h"
#include "compiler/syntax/print.h"

#include <cctype>
#include <stdexcept>

namespace qkc::fuzz {

namespace {

// The file that the first contract of the text belongs to.
std::string fileOf(const std::string& text) {
  const std::string word = "contract ";
  const auto at = text.find(word);
  if (at == std::string::npos)
    return "fuzzed.qkc";
  const auto begin = at + word.size();
  auto end = begin;
  while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
    ++end;
  return text.substr(begin, end - begin) + ".qkc";
}

void require(bool holds, const std::string& what) {
  if (!holds)
    throw std::logic_error(what);
}

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
  result.accepted = !sink.hasErrors();
  return result;
}

Execution type(const std::string& text) {
  SourceMap sources;
  diag::Sink sink;
  std::size_t contracts = 0;
  if (const auto file = syntax::parse(sources, sources.add(fileOf(text), text), sink))
    contracts = contract::typecheck(sources, *file, {}, sink).size();
  Execution result;
  for (const diag::Diagnostic& one : sink.diagnostics())
    if (one.severity == diag::Severity::Error)
      result.codes.push_back(diag::codeText(one.code));
  require(sink.hasErrors() == !result.codes.empty(), "an error without a code");
  require(contracts > 0 || sink.hasErrors(), "neither a contract nor an error");
  result.accepted = !sink.hasErrors();
  return result;
}

} // namespace qkc::fuzz
