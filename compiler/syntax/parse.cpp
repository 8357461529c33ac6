#include "compiler/syntax/parse.h"

#include "compiler/syntax/scan.h"
#include "compiler/syntax/syntax_errors.h"
#include "compiler/syntax/tree_builder.h"

#include <antlr4-runtime.h>

namespace qkc::syntax {

namespace {

// The fast prediction decides nearly every text; where it fails, the full one finds out whether the text is wrong, and
// says where.
Grammar::FileContext* parseTree(const SourceMap& sources, FileId file, Grammar& parser,
                                const std::set<std::size_t>& mended, diag::Sink& sink) {
  auto* simulator = parser.getInterpreter<antlr4::atn::ParserATNSimulator>();
  parser.removeErrorListeners();
  parser.setErrorHandler(std::make_shared<antlr4::BailErrorStrategy>());
  simulator->setPredictionMode(antlr4::atn::PredictionMode::SLL);
  try {
    return parser.file();
  } catch (const antlr4::ParseCancellationException&) {
    parser.reset();
  }
  parser.setErrorHandler(std::make_shared<SyntaxErrors>(sources, file, sink, mended));
  simulator->setPredictionMode(antlr4::atn::PredictionMode::LL);
  try {
    return parser.file();
  } catch (const antlr4::ParseCancellationException&) {
    return nullptr; // enough errors
  }
}

std::vector<Comment> commentsOf(const SourceMap& sources, FileId file, const std::vector<antlr4::Token*>& tokens) {
  std::vector<Comment> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const antlr4::Token* token = tokens[i];
    if (token->getType() != Grammar::COMMENT)
      continue;
    const Span span{file, static_cast<std::uint32_t>(token->getStartIndex()),
                    static_cast<std::uint32_t>(token->getStopIndex() + 1)};
    const bool ownLine = i == 0 || tokens[i - 1]->getLine() != token->getLine();
    const bool blankAfter = i + 1 < tokens.size() && tokens[i + 1]->getLine() > token->getLine() + 1;
    std::string text(sources.slice(span));
    text.erase(text.find_last_not_of(" \t") + 1);
    out.push_back({std::move(text), ownLine, blankAfter, span});
  }
  return out;
}

} // namespace

std::optional<File> parse(const SourceMap& sources, FileId file, diag::Sink& sink) {
  const std::size_t before = sink.errorCount();
  if (!checkText(sources, file, sink))
    return std::nullopt;
  ByteStream bytes(sources.text(file));
  antlr::QkcLexer lexer(&bytes);
  lexer.removeErrorListeners();
  antlr4::CommonTokenStream tokens(&lexer);
  tokens.fill();
  const std::set<std::size_t> mended = checkTokens(sources, file, tokens, sink);
  const std::vector<antlr4::Token*> words = tokens.getTokens();
  if (!checkNesting(file, words, sink))
    return std::nullopt;
  Grammar parser(&tokens);
  Grammar::FileContext* tree = parseTree(sources, file, parser, mended, sink);
  if (tree == nullptr || sink.errorCount() != before)
    return std::nullopt;
  File out{file, TreeBuilder(sources, file, sink).declarations(tree), commentsOf(sources, file, words)};
  if (sink.errorCount() != before)
    return std::nullopt;
  return out;
}

} // namespace qkc::syntax
