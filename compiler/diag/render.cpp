#include "compiler/diag/render.h"

#include "compiler/diag/readable.h"
#include "compiler/diag/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace qkc::diag {

namespace {

constexpr std::size_t kWindow = 120; // code points shown of a longer source line
constexpr std::size_t kLead = 40;    // of them before the place

struct Style {
  std::string_view severity, place, bold, reset;
};

Style styleOf(Severity severity, bool color) {
  if (!color)
    return {"", "", "", ""};
  const std::string_view red = "\x1b[1;31m";
  const std::string_view yellow = "\x1b[1;33m";
  const std::string_view blue = "\x1b[1;34m";
  return {severity == Severity::Error ? red : (severity == Severity::Warning ? yellow : blue), blue, "\x1b[1m",
          "\x1b[0m"};
}

std::string_view severityWord(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Note:
    return "note";
  }
  return "error";
}

// A source text as cells, one for each code point, fit for a terminal: tabs are blanks, control characters and broken
// bytes are U+FFFD. `starts` are the byte offsets of the cells.
struct Cells {
  std::vector<std::string> cells;
  std::vector<std::size_t> starts;

  std::size_t at(std::size_t byte) const {
    const auto after = std::upper_bound(starts.begin(), starts.end(), byte);
    return after == starts.begin() ? 0 : static_cast<std::size_t>(after - starts.begin()) - 1;
  }
};

Cells cellsOf(std::string_view text) {
  constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  Cells out;
  std::size_t offset = 0;
  while (offset < text.size()) {
    const std::size_t length = utf8Length(text.substr(offset));
    const auto byte = static_cast<unsigned char>(text[offset]);
    out.starts.push_back(offset);
    if (byte == '\t')
      out.cells.emplace_back(" ");
    else if (length == 0 || byte < 0x20 || byte == 0x7F)
      out.cells.emplace_back(kReplacement);
    else
      out.cells.emplace_back(text.substr(offset, length));
    offset += std::max<std::size_t>(length, 1);
  }
  return out;
}

std::string_view lineText(const SourceMap& sources, FileId file, std::uint32_t number) {
  std::string_view text = sources.line(file, number);
  if (!text.empty() && text.back() == '\r')
    text.remove_suffix(1);
  return text;
}

// Spans of a text that ended early may point past it.
std::uint32_t clampedOffset(const SourceMap& sources, FileId file, std::uint32_t offset) {
  return std::min(offset, static_cast<std::uint32_t>(sources.text(file).size()));
}

LineColumn place(const SourceMap& sources, FileId file, std::uint32_t offset) {
  LineColumn at = sources.locate(file, clampedOffset(sources, file, offset));
  const std::string_view before = lineText(sources, file, at.line).substr(0, at.column - 1);
  at.column = static_cast<std::uint32_t>(cellsOf(before).cells.size()) + 1;
  return at;
}

struct Mark {
  Span span;
  char sign;
  const std::string* text;
};

class Frame {
public:
  Frame(const SourceMap& sources, Style style, std::size_t gutter)
      : sources_(sources), style_(style), gutter_(gutter) {}

  void blank() { out_ += fmt::format("{}{:{}} |{}\n", style_.place, "", gutter_, style_.reset); }
  void elision() {
    out_ += fmt::format("{}{:.>{}}{}\n", style_.place, "", std::max<std::size_t>(gutter_, 3), style_.reset);
  }

  void source(FileId file, std::uint32_t line, const std::vector<Mark>& marks) {
    const std::string_view text = lineText(sources_, file, line);
    const Cells cells = cellsOf(text);
    const std::size_t first = windowStart(cells, file, line, marks.front());
    const std::size_t last = std::min(cells.cells.size(), first + kWindow);
    std::string shown = first > 0 ? "..." : "";
    for (std::size_t i = first; i < last; ++i)
      shown += cells.cells[i];
    if (last < cells.cells.size())
      shown += "...";
    out_ +=
        fmt::format("{}{:>{}} |{}{}{}\n", style_.place, line, gutter_, style_.reset, shown.empty() ? "" : " ", shown);
    for (const Mark& mark : marks)
      underline(cells, file, line, mark, first, last);
  }

  std::string take() { return std::move(out_); }

private:
  // Cells [from, to) of the line that the mark covers; at least one.
  std::pair<std::size_t, std::size_t> covered(const Cells& cells, FileId file, std::uint32_t line,
                                              const Mark& mark) const {
    const std::uint32_t begin = clampedOffset(sources_, file, mark.span.begin);
    const std::uint32_t end = std::max(begin, clampedOffset(sources_, file, mark.span.end));
    const LineColumn start = sources_.locate(file, begin);
    const std::size_t length = lineText(sources_, file, line).size();
    const std::size_t fromByte = start.column - 1;
    const std::size_t toByte = std::min(length, fromByte + (end - begin));
    const std::size_t from = fromByte >= length ? cells.cells.size() : cells.at(fromByte);
    const std::size_t to = toByte > fromByte ? cells.at(toByte - 1) + 1 : from + 1;
    return {from, std::max(to, from + 1)};
  }

  std::size_t windowStart(const Cells& cells, FileId file, std::uint32_t line, const Mark& mark) const {
    if (cells.cells.size() <= kWindow)
      return 0;
    const std::size_t from = covered(cells, file, line, mark).first;
    return from > kLead ? from - kLead : 0;
  }

  void underline(const Cells& cells, FileId file, std::uint32_t line, const Mark& mark, std::size_t first,
                 std::size_t last) {
    auto [from, to] = covered(cells, file, line, mark);
    const std::size_t lead = first > 0 ? 3 : 0;
    if (from < first || from > last)
      return;
    to = std::max(from + 1, std::min(to, last));
    const std::string_view color = mark.sign == '^' ? style_.severity : style_.place;
    out_ +=
        fmt::format("{}{:{}} |{} {:{}}{}{}{}{}{}\n", style_.place, "", gutter_, style_.reset, "", from - first + lead,
                    color, std::string(to - from, mark.sign), mark.text->empty() ? "" : " ", *mark.text, style_.reset);
  }

  const SourceMap& sources_;
  Style style_;
  std::size_t gutter_;
  std::string out_;
};

using LineMarks = std::map<std::uint32_t, std::vector<Mark>>;

// The marks by file, the diagnostic's own file first.
std::vector<std::pair<FileId, LineMarks>> marksOf(const SourceMap& sources, const Diagnostic& diagnostic) {
  std::vector<std::pair<FileId, LineMarks>> files;
  const auto add = [&](Span span, char sign, const std::string& text) {
    auto file = std::find_if(files.begin(), files.end(), [&](const auto& entry) { return entry.first == span.file; });
    if (file == files.end())
      file = files.insert(files.end(), {span.file, {}});
    const std::uint32_t line = sources.locate(span.file, clampedOffset(sources, span.file, span.begin)).line;
    file->second[line].push_back({span, sign, &text});
  };
  if (diagnostic.span)
    add(*diagnostic.span, '^', diagnostic.caret);
  for (const Label& label : diagnostic.labels)
    add(label.span, '-', label.text);
  return files;
}

std::string framesOf(const SourceMap& sources, const Diagnostic& diagnostic, Style style, std::size_t gutter) {
  std::string out;
  for (const auto& [file, lines] : marksOf(sources, diagnostic)) {
    const bool own = diagnostic.span && file == diagnostic.span->file;
    const Span& start = own ? *diagnostic.span : lines.begin()->second.front().span;
    const LineColumn at = place(sources, file, start.begin);
    out += fmt::format("{}{:{}}{}{} {}:{}:{}\n", style.place, "", gutter, own ? "-->" : ":::", style.reset,
                       readable(sources.path(file)), at.line, at.column);
    Frame frame(sources, style, gutter);
    frame.blank();
    std::uint32_t previous = 0;
    for (const auto& [line, marks] : lines) {
      if (previous != 0 && line > previous + 1)
        frame.elision();
      frame.source(file, line, marks);
      previous = line;
    }
    out += frame.take();
  }
  return out;
}

std::size_t gutterOf(const SourceMap& sources, const Diagnostic& diagnostic) {
  std::uint32_t widest = 1;
  for (const auto& [file, lines] : marksOf(sources, diagnostic))
    widest = std::max(widest, lines.rbegin()->first);
  return std::to_string(widest).size() + 1;
}

} // namespace

std::string readable(std::string_view text) {
  std::string out;
  for (const std::string& cell : cellsOf(text).cells)
    out += cell;
  return out;
}

std::string shortened(std::string_view name) {
  constexpr std::size_t kLongest = 200; // a file's name has 255 bytes
  return name.size() <= kLongest ? std::string(name) : std::string(name.substr(0, kLongest)) + "...";
}

std::string render(const SourceMap& sources, const Diagnostic& diagnostic, bool color) {
  const Style style = styleOf(diagnostic.severity, color);
  const std::size_t gutter = gutterOf(sources, diagnostic);
  std::string out =
      fmt::format("{}{}[{}]{}: {}{}{}\n", style.severity, severityWord(diagnostic.severity), codeText(diagnostic.code),
                  style.reset, style.bold, readable(diagnostic.message), style.reset);
  out += framesOf(sources, diagnostic, style, gutter);
  const auto remark = [&](std::string_view kind, const std::string& text) {
    out += fmt::format("{}{:{}} ={} {}{}:{} {}\n", style.place, "", gutter, style.reset, style.bold, kind, style.reset,
                       readable(text));
  };
  for (const std::string& note : diagnostic.notes)
    remark("note", note);
  if (!diagnostic.suggestion.empty())
    remark("help", diagnostic.suggestion);
  return out;
}

std::string renderLine(const SourceMap& sources, const Diagnostic& diagnostic) {
  std::string where;
  if (diagnostic.span) {
    const LineColumn at = place(sources, diagnostic.span->file, diagnostic.span->begin);
    where = fmt::format("{}:{}:{}: ", readable(sources.path(diagnostic.span->file)), at.line, at.column);
  }
  return fmt::format("{}{}[{}]: {}", where, severityWord(diagnostic.severity), codeText(diagnostic.code),
                     readable(diagnostic.message));
}

nlohmann::json toJson(const SourceMap& sources, const Diagnostic& diagnostic) {
  const auto placeJson = [&](Span span) {
    const LineColumn begin = place(sources, span.file, span.begin);
    const LineColumn end = place(sources, span.file, std::max(span.begin, span.end));
    return nlohmann::json{{"file", readable(sources.path(span.file))},
                          {"line", begin.line},
                          {"column", begin.column},
                          {"end_line", end.line},
                          {"end_column", end.column}};
  };
  nlohmann::json out = diagnostic.span ? placeJson(*diagnostic.span) : nlohmann::json::object();
  out["code"] = codeText(diagnostic.code);
  out["name"] = catalogRow(diagnostic.code).name;
  out["severity"] = severityWord(diagnostic.severity);
  out["message"] = readable(diagnostic.message);
  out["caret"] = readable(diagnostic.caret);
  out["suggestion"] = readable(diagnostic.suggestion);
  out["notes"] = nlohmann::json::array();
  for (const std::string& note : diagnostic.notes)
    out["notes"].push_back(readable(note));
  out["labels"] = nlohmann::json::array();
  for (const Label& label : diagnostic.labels) {
    nlohmann::json entry = placeJson(label.span);
    entry["text"] = readable(label.text);
    out["labels"].push_back(std::move(entry));
  }
  return out;
}

} // namespace qkc::diag
