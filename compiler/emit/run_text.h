#pragma once
// The struct of one Run: its fields, the lines that fill them, and the functions that read them in place of those that
// read memory.

#include "compiler/emit/frame.h"
#include "compiler/emit/row_reads.h"

#include <array>
#include <set>
#include <string>
#include <vector>

namespace qkc::emit {

std::string indexName(const contract::Contract& contract, contract::IndexId id);
// Whether a word of the contract is one of the fields that a run adds to its tensors, or a run's own name.
bool hasRunClash(const contract::Contract& contract);

class RunText {
public:
  RunText(const Input& input, std::string name, std::vector<contract::IndexId> places, contract::IndexId column)
      : input_(input), contract_(input.contract), name_(std::move(name)), places_(std::move(places)), column_(column) {}

  // Which of the words that a strip loads are read by reductions and by the judging of a row.
  struct Readers {
    bool first = false;
    bool row = false;
  };
  // load_<tensor>: of a value that is the same in the row, and of words.
  void addFetched(const std::string& function, const std::string& field, const std::string& type,
                  const std::vector<IndexForm>& at);
  void addWords(const contract::Quantity& tensor, const std::vector<IndexForm>& at, Readers readers, bool isReturned);
  // returned_<output> of an element step.
  void addReturned(const contract::Quantity& output, const std::string& place);
  // A field that a step sets, read by `function` with so many arguments.
  void addField(const std::string& function, const std::string& field, const std::string& type, std::size_t arguments);
  // The same, set once before the row is judged.
  void addReady(const std::string& function, const std::string& field, const std::string& type,
                const std::vector<IndexForm>& at);
  // A field that is set once before the row is judged, as declared.
  void addFound(const std::string& declaration) { found_ += declaration; }
  // Declarations in the struct, and definitions behind the functions that read from it.
  void addMember(const std::string& declaration, const std::string& definition = "");
  void addReadyLines(const std::string& lines) { ready_ += lines; }

  bool hasWords() const { return !words_.empty() || !own_.empty(); }
  // Lines that name the index variables, as fields have them.
  std::string namedIndices(const std::string& column) const;
  std::string text(const std::string& columns) const;

private:
  void addOverload(const std::string& function, const std::string& field, const std::string& type,
                   std::size_t arguments);
  bool isOwn(const contract::Quantity& tensor, const std::vector<IndexForm>& at, bool isReturned) const;
  std::string structs(const std::string& columns) const;
  std::string heldText() const;
  std::string loadFunction(const char* name, const std::string& lines) const;
  std::string codeFunction(const contract::Quantity& tensor, const std::vector<IndexForm>& at, const StripWords& words,
                           const std::string& word) const;

  const Input& input_;
  const contract::Contract& contract_;
  std::string name_;
  std::vector<contract::IndexId> places_;
  contract::IndexId column_;
  std::string fetched_; // fields that fetch() sets
  std::string found_;   // fields that are set once for the row
  std::string overloads_;
  std::string fetch_;
  std::string ready_;
  std::string members_;
  std::string definitions_;
  std::string own_;   // words that no two places share
  std::string words_; // the others
  std::string loadOwn_;
  std::string loadShared_;
  // Of rows that are held in memory of a block (qkc/held_rows.h).
  std::string heldBytes_;
  std::string ask_;
  std::string dense_;
  std::string take_;
  std::string takeFirst_;
  std::string changed_;
  int shared_ = 0;
  std::array<std::string, 4> load_; // first, row, all, part
};

} // namespace qkc::emit
