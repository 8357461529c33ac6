#pragma once
// Several generated texts in one: definitions that are alike in all of them stand once.

#include <map>
#include <set>
#include <string>
#include <vector>

namespace qkc::emit {

class SharedText {
public:
  // Adds the definitions of a text: functions, structs and constants at the top level, each after what it names. Gives
  // the text of those that no text before had, and notes under which name each stands now.
  std::string add(const std::string& definitions);
  // Statements that use the definitions added last, with the names under which these stand.
  std::string renamed(const std::string& statements) const;

private:
  std::map<std::string, std::string> names_; // of the text added last: its name, and that under which it stands
  std::map<std::string, std::string> known_; // a definition without comments, its references renamed: its name
  std::set<std::string> taken_;
};

} // namespace qkc::emit
