#pragma once
// Locations in contract texts. A Span is a byte range in one file of a SourceMap; nothing else names a place.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace qkc {

using FileId = std::uint32_t;

struct Span {
  FileId file = 0;
  std::uint32_t begin = 0; // byte offset of the first byte
  std::uint32_t end = 0;   // byte offset past the last byte

  Span to(const Span& last) const { return {file, begin, last.end}; }
  bool operator==(const Span&) const = default;
};

struct LineColumn {
  std::uint32_t line = 1;   // from 1
  std::uint32_t column = 1; // from 1, in bytes
};

// Owns the texts. File ids are indices in the order of addition.
class SourceMap {
public:
  FileId add(std::string path, std::string text);
  const std::string& path(FileId file) const { return files_.at(file).path; }
  const std::string& text(FileId file) const { return files_.at(file).text; }
  LineColumn locate(FileId file, std::uint32_t offset) const;
  // The text of a line (from 1) without its line end.
  std::string_view line(FileId file, std::uint32_t number) const;
  std::string_view slice(Span span) const;
  std::size_t size() const { return files_.size(); }

private:
  struct File {
    std::string path;
    std::string text;
    std::vector<std::uint32_t> lineStarts;
  };
  std::vector<File> files_;
};

} // namespace qkc
