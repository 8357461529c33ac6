#include "compiler/emit/shared_text.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

namespace qkc::emit {

namespace {

bool isWordStart(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

struct Definition {
  std::string comment; // lines before it, blank ones included
  std::string text;
};

// What a definition defines: the last word before its parameters, its value or its members.
std::string nameOf(const std::string& definition) {
  const auto from = definition.starts_with("[[") ? definition.find("]]") : 0;
  auto end = definition.find_first_of("(={[;", from);
  while (end > 0 && !isWord(definition[end - 1]))
    --end;
  auto begin = end;
  while (begin > 0 && isWord(definition[begin - 1]))
    --begin;
  return definition.substr(begin, end - begin);
}

void addTo(std::vector<Definition>& found, Definition added) {
  if (!found.empty() && nameOf(found.back().text) == nameOf(added.text))
    found.back().text += added.comment + added.text;
  else
    found.push_back(std::move(added));
}

// Definitions end with a line after which no brace is open. Functions of one name that follow each other are one.
std::vector<Definition> definitionsOf(const std::string& text) {
  std::vector<Definition> found;
  Definition current;
  int depth = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const bool isComment = line.empty() || line.starts_with("//");
    if (current.text.empty() && isComment) {
      if (!line.empty() || !current.comment.empty())
        current.comment += line + "\n";
      continue;
    }
    current.text += line + "\n";
    const std::string code = line.substr(0, line.find("//"));
    for (const char c : code)
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    const auto last = code.find_last_not_of(' ');
    if (depth == 0 && last != std::string::npos && (code[last] == '}' || code[last] == ';'))
      addTo(found, std::exchange(current, {}));
  }
  return found;
}

std::string withoutComments(const std::string& text) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    result += line.substr(0, line.find("//")) + "\n";
  return result;
}

// Goes through a text: words that are no members and stand in no other namespace are given to `word`, all else as it is
// to `other`.
template <class Word, class Other> void scan(const std::string& text, const Word& word, const Other& other) {
  for (std::size_t k = 0; k < text.size();) {
    const bool isComment = text[k] == '/' && k + 1 < text.size() && text[k + 1] == '/';
    std::size_t end = k + 1;
    if (isComment)
      end = std::min(text.find('\n', k), text.size());
    else if (isWord(text[k]))
      while (end < text.size() && isWord(text[end]))
        ++end;
    const bool isFree = isWordStart(text[k]) && (k == 0 || (text[k - 1] != '.' && text[k - 1] != ':'));
    if (isFree)
      word(text.substr(k, end - k));
    else
      other(text.substr(k, end - k));
    k = end;
  }
}

std::string rename(const std::string& text, const std::map<std::string, std::string>& names) {
  std::string result;
  scan(
      text,
      [&](const std::string& word) {
        const auto it = names.find(word);
        result += it == names.end() ? word : it->second;
      },
      [&](const std::string& other) { result += other; });
  return result;
}

std::set<std::string> wordsOf(const std::string& text) {
  std::set<std::string> words;
  scan(text, [&](const std::string& word) { words.insert(word); }, [](const std::string&) {});
  return words;
}

// Those that the statements name, and what these name in turn.
std::vector<Definition> needed(std::vector<Definition> definitions, const std::string& statements) {
  std::set<std::string> words = wordsOf(statements);
  std::vector<Definition> found;
  for (auto it = definitions.rbegin(); it != definitions.rend(); ++it) {
    if (!words.contains(nameOf(it->text)))
      continue;
    words.merge(wordsOf(it->text));
    found.push_back(std::move(*it));
  }
  std::reverse(found.begin(), found.end());
  return found;
}

} // namespace

std::string SharedText::add(const std::string& definitions, std::string& statements) {
  std::map<std::string, std::string> names; // in this text: what each is called now
  std::string fresh;
  for (const Definition& definition : needed(definitionsOf(definitions), statements)) {
    const std::string name = nameOf(definition.text);
    const std::string text = rename(definition.text, names);
    const auto [place, isNew] = known_.try_emplace(withoutComments(text), name);
    if (isNew) {
      for (int k = 2; !taken_.insert(place->second).second; ++k)
        place->second = name + "_v" + std::to_string(k);
      fresh += definition.comment + rename(text, {{name, place->second}});
    }
    names[name] = place->second;
  }
  statements = rename(statements, names);
  return fresh;
}

} // namespace qkc::emit
