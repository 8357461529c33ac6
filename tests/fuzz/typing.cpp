#include "compiler/contract/typecheck.h"
#include "compiler/syntax/parse.h"
#include "tests/fuzz/front_end.h"

#include <algorithm>
#include <cctype>

namespace qkc::fuzz {

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
  require(std::ranges::find(result.codes, diag::codeText(diag::Code::Internal)) == result.codes.end(),
          "an internal error");
  result.accepted = !sink.hasErrors();
  return result;
}

} // namespace qkc::fuzz
