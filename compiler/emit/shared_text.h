#pragma once
// Several generated texts in one: definitions that are alike in all of them stand once.

#include <map>
#include <set>
#include <string>
#include <vector>

namespace qkc::emit {

class SharedText {
public:
  // Adds the definitions of a text (functions, structs and constants at the top level, each after what it names) that
  // the statements need. Gives the text of those that no text before had, and renames what the statements name to what
  // it is called now.
  std::string add(const std::string& definitions, std::string& statements);

private:
  std::map<std::string, std::string> known_; // a definition without comments, its references renamed: its name
  std::set<std::string> taken_;
};

} // namespace qkc::emit
