#include "compiler/driver/samples.h"

#include "compiler/driver/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string_view>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

constexpr const char* kNoSample = "QKC0005";
constexpr const char* kUnreadable = "QKC0001";
constexpr const char* kNoFile = "a pipe, a device or a socket; a file is needed";

// Reading from a pipe may never end. What is not there, or is a folder, is reported as such where it is read.
bool isNoFile(const fs::path& path) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

std::string folderName(const fs::path& file) {
  std::error_code ignored;
  const fs::path whole = fs::absolute(file, ignored);
  return whole.parent_path().filename().string();
}

Sample fileSample(const fs::path& path, const std::string& task, diag::Sink& sink) {
  Sample sample;
  sample.id = sample.name = path.string();
  sample.task = task.empty() ? folderName(path) : task;
  sample.taskIsFolder = task.empty();
  std::error_code ignored;
  if (isNoFile(path)) {
    sample.code = kUnreadable;
    sample.problem = kNoFile;
  } else if (const auto size = fs::file_size(path, ignored); !ignored && size > kLargestCandidate) {
    sample.code = kUnreadable;
    sample.problem = fmt::format("{} bytes; a candidate has at most {}", size, kLargestCandidate);
  } else if (auto text = readText(path, sink)) {
    sample.text = std::move(*text);
  }
  return sample;
}

std::optional<std::string> textField(const nlohmann::json& line, std::initializer_list<const char*> names) {
  for (const char* name : names)
    if (const auto found = line.find(name); found != line.end() && found->is_string())
      return found->get<std::string>();
  return std::nullopt;
}

Sample lineSample(const std::string& file, std::size_t number, std::string_view text, const std::string& task) {
  Sample sample;
  sample.id = fmt::format("{}:{}", file, number);
  sample.name = "candidate.cu";
  sample.task = task;
  sample.fromModel = true;
  const auto line = nlohmann::json::parse(text, nullptr, /*allow_exceptions=*/false);
  const auto problem = [&](std::string what) {
    sample.code = kNoSample;
    sample.problem = std::move(what);
    return sample;
  };
  if (!line.is_object())
    return problem(line.is_discarded() ? "the line is not JSON" : "the line is no JSON object");
  if (auto own = textField(line, {"task"}))
    sample.task = std::move(*own);
  else if (task.empty())
    return problem("the sample has no text `task`, which names its contract");
  auto answer = textField(line, {"predict"});
  if (!answer)
    return problem("the sample has no text `predict`, which holds the candidate");
  sample.text = std::move(*answer);
  return sample;
}

void readLines(const fs::path& path, const std::string& task, std::vector<Sample>& samples, diag::Sink& sink) {
  if (isNoFile(path)) {
    sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{}: {}", path.string(), kNoFile));
    return;
  }
  const auto text = readText(path, sink);
  if (!text)
    return;
  std::string_view rest = *text;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.find_first_not_of(" \t\r") != std::string_view::npos)
      samples.push_back(lineSample(path.string(), number, line, task));
  }
}

// A link out of the folder: what whoever filled it can't read would be quoted in messages of the compiler.
bool leadsOut(const fs::directory_entry& file, const fs::path& folder) {
  std::error_code problem;
  if (!file.is_symlink(problem))
    return false;
  const fs::path whole = fs::canonical(file.path(), problem);
  const fs::path within = problem ? fs::path() : whole.lexically_relative(fs::canonical(folder, problem));
  return problem || within.empty() || *within.begin() == "..";
}

// Every *.cu and *.jsonl below a folder; links to folders, and those that lead out of it, are not followed.
std::vector<fs::path> filesBelow(const fs::path& folder, diag::Sink& sink) {
  std::vector<fs::path> files;
  std::error_code problem;
  for (fs::recursive_directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
    const std::string ending = at->path().extension().string();
    std::error_code ignored;
    if ((ending == ".cu" || ending == ".jsonl") && at->is_regular_file(ignored) && !leadsOut(*at, folder))
      files.push_back(at->path());
  }
  if (problem)
    sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{}: {}", folder.string(), problem.message()));
  std::sort(files.begin(), files.end());
  return files;
}

bool isFence(std::string_view line) {
  const std::size_t start = line.find_first_not_of(" \t");
  return start != std::string_view::npos && line.substr(start).starts_with("```");
}

std::vector<std::string_view> blocksOf(std::string_view answer) {
  std::vector<std::string_view> blocks;
  std::optional<std::size_t> open;
  for (std::size_t at = 0; at < answer.size();) {
    const std::size_t end = std::min(answer.find('\n', at), answer.size());
    if (isFence(answer.substr(at, end - at))) {
      if (open)
        blocks.push_back(answer.substr(*open, at - *open));
      open = open ? std::nullopt : std::optional(std::min(end + 1, answer.size()));
    }
    at = end + 1;
  }
  if (open)
    blocks.push_back(answer.substr(*open));
  return blocks;
}

bool isNameCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::size_t findName(std::string_view text, std::string_view name, std::size_t from) {
  for (std::size_t at = text.find(name, from); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if ((at == 0 || !isNameCharacter(text[at - 1])) && (end == text.size() || !isNameCharacter(text[end])))
      return at;
  }
  return std::string_view::npos;
}

// `entry`, a parameter list, and a brace.
bool definesEntry(std::string_view text, std::string_view entry) {
  constexpr std::size_t kLongestList = 16384; // else a text of many such names would be read over and over
  for (std::size_t at = findName(text, entry, 0); at != std::string_view::npos; at = findName(text, entry, at + 1)) {
    const std::string_view list = text.substr(at, kLongestList);
    const std::size_t close = list.find(')');
    const std::size_t next = close == std::string_view::npos ? close : list.find_first_not_of(" \t\r\n", close + 1);
    if (next != std::string_view::npos && list[next] == '{')
      return true;
  }
  return false;
}

} // namespace

std::vector<Sample> readSamples(const std::vector<std::string>& paths, const std::string& task, diag::Sink& sink) {
  std::vector<Sample> samples;
  std::set<fs::path> seen;
  const auto take = [&](const fs::path& path) {
    std::error_code ignored;
    if (!seen.insert(fs::weakly_canonical(path, ignored)).second)
      return;
    if (path.extension() == ".jsonl")
      readLines(path, task, samples, sink);
    else
      samples.push_back(fileSample(path, task, sink));
  };
  for (const std::string& path : paths) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) {
      take(path);
      continue;
    }
    const auto files = filesBelow(path, sink);
    if (files.empty() && !sink.hasErrors())
      sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{} holds no .cu and no .jsonl file", path));
    for (const fs::path& file : files)
      take(file);
  }
  if (samples.empty() && !paths.empty() && !sink.hasErrors())
    sink.error(diag::Code::UnreadableFile, std::nullopt,
               fmt::format("no sample is in {}: a line with `task` and `predict` is needed", fmt::join(paths, ", ")));
  return samples;
}

std::string codeOf(const std::string& answer, const std::string& entry) {
  constexpr std::string_view kThought = "</think>";
  std::string_view text = answer;
  if (const std::size_t end = text.rfind(kThought); end != std::string_view::npos)
    text.remove_prefix(end + kThought.size());
  const auto blocks = blocksOf(text);
  if (blocks.empty())
    return std::string(text);
  const auto rank = [&](std::string_view block) {
    return definesEntry(block, entry) ? 2 : findName(block, entry, 0) != std::string_view::npos ? 1 : 0;
  };
  std::string_view best;
  int its = -1;
  for (const std::string_view block : blocks)
    if (const int mine = rank(block); mine > its || (mine == its && (mine > 0 || block.size() > best.size()))) {
      best = block;
      its = mine;
    }
  return std::string(best);
}

} // namespace qkc::driver
