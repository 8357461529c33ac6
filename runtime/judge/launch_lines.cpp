#include "runtime/judge/launch_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <vector>

namespace qkc::judge {
namespace {

constexpr std::string_view kMark = "qkc launch:";

std::string_view withoutSpace(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r";
  const std::size_t begin = text.find_first_not_of(kSpace);
  return begin == std::string_view::npos ? std::string_view{}
                                         : text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

// What a comment says that is a launch line; empty for any other.
std::string_view launchIn(std::string_view comment) {
  comment = withoutSpace(comment.substr(2));
  if (!comment.starts_with(kMark) || comment.find('\n') != std::string_view::npos) {
    return {};
  }
  comment = withoutSpace(comment.substr(kMark.size()));
  return comment.ends_with(';') ? comment.substr(0, comment.size() - 1) : comment;
}

bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

struct Comment {
  std::size_t line = 0; // counted from 1
  std::string_view text;
};

// What of a C++ text is a comment of a line of its own, and what is neither comment nor literal.
class Scan {
public:
  explicit Scan(std::string_view text) : text_(text) {
    while (at_ < text_.size()) {
      step();
    }
  }
  const std::vector<Comment>& comments() const { return comments_; }
  const std::string& code() const { return code_; }

private:
  bool isAt(std::string_view what) const { return text_.substr(at_).starts_with(what); }

  // Goes on to `end`, and over lines.
  void passTo(std::size_t end) {
    end = std::min(end, text_.size());
    line_ += static_cast<std::size_t>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(at_),
                                                 text_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    at_ = end;
  }
  void passBehind(std::string_view mark, std::size_t from) {
    const std::size_t found = text_.find(mark, from);
    passTo(found == std::string_view::npos ? text_.size() : found + mark.size());
  }

  void step() {
    const char last = code_.empty() ? '\0' : code_.back();
    if (isAt("//")) {
      lineComment();
    } else if (isAt("/*")) {
      passBehind("*/", at_ + 2);
      code_ += ' ';
    } else if (isAt("\"") && last == 'R') {
      const std::size_t open = std::min(text_.find('(', at_), text_.size());
      passBehind(fmt::format("){}\"", text_.substr(at_ + 1, open - at_ - 1)), open);
      code_ += '"';
    } else if (isAt("\"") || (isAt("'") && !isWordCharacter(last))) { // 1'000 begins no character
      literal(text_[at_]);
    } else {
      code_ += text_[at_];
      passTo(at_ + 1);
    }
  }

  void lineComment() {
    std::size_t end = std::min(text_.find('\n', at_), text_.size());
    while (end < text_.size() && (text_[end - 1] == '\\' || (text_[end - 1] == '\r' && text_[end - 2] == '\\'))) {
      end = std::min(text_.find('\n', end + 1), text_.size());
    }
    const std::size_t before = code_.find_last_not_of(" \t");
    if (before == std::string::npos || code_[before] == '\n') {
      comments_.push_back({line_, text_.substr(at_, end - at_)});
    }
    passTo(end);
  }

  void literal(char mark) {
    std::size_t end = at_ + 1;
    while (end < text_.size() && text_[end] != mark && text_[end] != '\n') {
      end += text_[end] == '\\' ? 2 : 1;
    }
    code_ += '"';
    passTo(end < text_.size() && text_[end] == mark ? end + 1 : end);
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  std::string code_;
  std::vector<Comment> comments_;
};

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
  if (text.find(kMark) == std::string::npos) {
    return text;
  }
  const Scan scan(text);
  const std::string here = quoted(name);
  std::string statements;
  for (const Comment& comment : scan.comments()) {
    if (const std::string_view launch = launchIn(comment.text); !launch.empty()) {
      statements += fmt::format("#line {} {}\n{}\n;\n", comment.line, here, launch);
    }
  }
  const std::string_view declaration = declarationOf(entry, prototype);
  if (statements.empty() || declaration.empty() || hasWord(scan.code(), entry)) {
    return text;
  }
  return fmt::format("{}\n#line 1 \"{}, made of launch lines\"\n{} {{\n{}}}\n", text, entry, declaration, statements);
}

} // namespace qkc::judge
