#include "runtime/judge/launch_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace qkc::judge {
namespace {

constexpr std::string_view kMark = "qkc launch:";

std::string_view withoutSpace(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r";
  const std::size_t begin = text.find_first_not_of(kSpace);
  return begin == std::string_view::npos ? std::string_view{}
                                         : text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

// What a launch line says; empty for any other line.
std::string_view launchIn(std::string_view line) {
  line = withoutSpace(line);
  if (!line.starts_with("//")) {
    return {};
  }
  line = withoutSpace(line.substr(2));
  if (!line.starts_with(kMark)) {
    return {};
  }
  line = withoutSpace(line.substr(kMark.size()));
  return line.ends_with(';') ? line.substr(0, line.size() - 1) : line;
}

bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool hasWord(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !isWordCharacter(text[at - 1])) && (end == text.size() || !isWordCharacter(text[end]))) {
      return true;
    }
  }
  return false;
}

// As a string of C++.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
    }
    out += c == '\n' ? ' ' : c;
  }
  return out + '"';
}

// "extern "C" void entry(...)", without its semicolon; empty where the header holds no such declaration.
std::string_view declarationOf(std::string_view entry, std::string_view prototype) {
  const std::size_t begin = prototype.find(fmt::format("extern \"C\" void {}(", entry));
  const std::size_t end = begin == std::string_view::npos ? begin : prototype.find(");", begin);
  return end == std::string_view::npos ? std::string_view{} : prototype.substr(begin, end + 1 - begin);
}

} // namespace

std::string withLaunchLines(const std::string& text, const std::string& name, std::string_view entry,
                            std::string_view prototype) {
  const std::string here = quoted(name);
  std::string statements;
  std::size_t number = 1;
  for (std::size_t begin = 0; begin < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (const std::string_view launch = launchIn(std::string_view(text).substr(begin, end - begin)); !launch.empty()) {
      statements += fmt::format("#line {} {}\n{}\n;\n", number, here, launch);
    }
    begin = end + 1;
  }
  const std::string_view declaration = declarationOf(entry, prototype);
  if (statements.empty() || declaration.empty() || hasWord(text, entry)) {
    return text;
  }
  return fmt::format("{}\n#line 1 \"{}, made of launch lines\"\n{} {{\n{}}}\n", text, entry, declaration, statements);
}

} // namespace qkc::judge
