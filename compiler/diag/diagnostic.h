#pragma once
// Coded diagnostics. Every message that a user sees is a Diagnostic whose code is a row of catalog.def.

#include "compiler/support/source_map.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qkc::diag {

enum class Severity { Error, Warning, Note };

// The value is the catalogue's number: Code::UnexpectedToken is 101, written QKC0101.
enum class Code : std::uint16_t {
#define QKC_DIAGNOSTIC(number, name, title) name = (number),
#include "compiler/diag/catalog.def"
#undef QKC_DIAGNOSTIC
};

struct CatalogRow {
  Code code;
  std::string_view name;  // the identifier, "UnexpectedToken"
  std::string_view title; // one line, lower case
};

std::span<const CatalogRow> catalog();
const CatalogRow& catalogRow(Code code);
std::string codeText(Code code); // "QKC0101"
// Accepts "QKC0101", "qkc101" and "101".
std::optional<Code> findCode(std::string_view text);

// A second place that explains the first.
struct Label {
  Span span;
  std::string text;
};

struct Diagnostic {
  Severity severity = Severity::Error;
  Code code = Code::Internal;
  std::optional<Span> span; // none for diagnostics of the driver, of files and devices
  std::string message;      // what was found and what is needed; lower case, no full stop
  std::string caret;        // text beside the caret, may be empty
  std::vector<Label> labels;
  std::vector<std::string> notes;
  std::string suggestion; // what to write instead, may be empty

  Diagnostic& at(std::string text) {
    caret = std::move(text);
    return *this;
  }
  Diagnostic& label(Span place, std::string text) {
    labels.push_back({place, std::move(text)});
    return *this;
  }
  Diagnostic& note(std::string text) {
    notes.push_back(std::move(text));
    return *this;
  }
  Diagnostic& suggest(std::string text) {
    suggestion = std::move(text);
    return *this;
  }
};

} // namespace qkc::diag
