#pragma once
// From text to the words that the parser sees, with every error that needs no grammar. Private to this room.

#include "compiler/diag/sink.h"

#include <CommonTokenStream.h>
#include <QkcLexer.h>

#include <set>
#include <string_view>
#include <vector>

namespace qkc::syntax {

// The bytes of a text as ANTLR's stream of characters, so that a token's indices are byte offsets.
class ByteStream : public antlr4::CharStream {
public:
  explicit ByteStream(std::string_view text) : text_(text) {}

  void consume() override;
  std::size_t LA(ssize_t i) override;
  ssize_t mark() override { return -1; }
  void release(ssize_t) override {}
  std::size_t index() override { return next_; }
  void seek(std::size_t index) override { next_ = index; }
  std::size_t size() override { return text_.size(); }
  std::string getSourceName() const override { return "contract text"; }
  std::string getText(const antlr4::misc::Interval& interval) override;
  std::string toString() const override { return std::string(text_); }

private:
  std::string_view text_;
  std::size_t next_ = 0;
};

// False where the text is too large, not UTF-8 or holds control characters; the errors are in the sink.
bool checkText(const SourceMap& sources, FileId file, diag::Sink& sink);

// Reports malformed numbers, open strings and characters outside the language, then mends them in the stream: a number
// is a number, a string a string, other characters are hidden. So the grammar's own errors come out in the same run.
// Gives the lines that hold such an error.
std::set<std::size_t> checkTokens(const SourceMap& sources, FileId file, antlr4::CommonTokenStream& tokens,
                                  diag::Sink& sink);

// False where brackets, prefix operators or the trees of expressions would be deeper than parse.h allows.
bool checkNesting(FileId file, const std::vector<antlr4::Token*>& tokens, diag::Sink& sink);

} // namespace qkc::syntax
