#include "compiler/support/source_map.h"

#include <algorithm>

namespace qkc {

FileId SourceMap::add(std::string path, std::string text) {
  File file{std::move(path), std::move(text), {0}};
  for (std::uint32_t i = 0; i < file.text.size(); ++i)
    if (file.text[i] == '\n')
      file.lineStarts.push_back(i + 1);
  files_.push_back(std::move(file));
  return static_cast<FileId>(files_.size() - 1);
}

LineColumn SourceMap::locate(FileId file, std::uint32_t offset) const {
  const auto& starts = files_.at(file).lineStarts;
  const auto after = std::upper_bound(starts.begin(), starts.end(), offset);
  const auto line = static_cast<std::uint32_t>(after - starts.begin());
  return {line, offset - starts[line - 1] + 1};
}

std::string_view SourceMap::line(FileId file, std::uint32_t number) const {
  const File& f = files_.at(file);
  if (number == 0 || number > f.lineStarts.size())
    return {};
  const std::uint32_t begin = f.lineStarts[number - 1];
  const std::size_t newline = f.text.find('\n', begin);
  const std::size_t end = newline == std::string::npos ? f.text.size() : newline;
  return std::string_view(f.text).substr(begin, end - begin);
}

std::string_view SourceMap::slice(Span span) const {
  return std::string_view(files_.at(span.file).text).substr(span.begin, span.end - span.begin);
}

} // namespace qkc
