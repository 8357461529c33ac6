#pragma once
// For tests: a text through the front end.

#include "compiler/contract/typecheck.h"
#include "compiler/diag/render.h"
#include "compiler/syntax/parse.h"

#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace qkc::contract {

struct Checked {
  SourceMap sources;
  diag::Sink sink;
  std::vector<Contract> contracts;

  std::string report() const {
    std::string out;
    for (const diag::Diagnostic& diagnostic : sink.diagnostics())
      out += diag::render(sources, diagnostic, false);
    return out;
  }
  // "QKC0203:5" for each error, in order.
  std::vector<std::string> errors() const {
    std::vector<std::string> out;
    for (const diag::Diagnostic& diagnostic : sink.diagnostics())
      if (diagnostic.severity == diag::Severity::Error)
        out.push_back(diag::codeText(diagnostic.code) + ":" +
                      std::to_string(sources.locate(diagnostic.span->file, diagnostic.span->begin).line));
    return out;
  }
};

inline std::string readFile(const std::string& path) {
  std::ifstream in(path);
  if (!in)
    throw std::runtime_error("cannot read " + path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

// Nothing is typed where the text does not parse.
inline std::unique_ptr<Checked> checkText(std::string text, std::string path = "text", std::string library = "") {
  auto out = std::make_unique<Checked>();
  std::vector<const syntax::File*> libraries;
  std::optional<syntax::File> prelude;
  if (!library.empty()) {
    const FileId id = out->sources.add("library", std::move(library));
    prelude = syntax::parse(out->sources, id, out->sink);
    if (!prelude)
      return out;
    libraries.push_back(&*prelude);
  }
  const FileId id = out->sources.add(std::move(path), std::move(text));
  const std::optional<syntax::File> file = syntax::parse(out->sources, id, out->sink);
  if (file)
    out->contracts = typecheck(out->sources, *file, libraries, out->sink);
  return out;
}

inline std::unique_ptr<Checked> checkFile(const std::string& path, std::string library = "") {
  return checkText(readFile(path), path, std::move(library));
}

} // namespace qkc::contract
