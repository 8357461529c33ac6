#include "compiler/driver/files.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <ranges>
#include <sstream>
#include <vector>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

std::optional<std::string> slurp(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in)
    return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  return in.bad() ? std::nullopt : std::optional<std::string>(std::move(text).str());
}

bool writeText(const fs::path& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  out.close();
  return !out.fail();
}

// The deepest folder of a path that is there.
void noteNewFolders(const fs::path& folder, std::vector<fs::path>& created) {
  std::error_code problem;
  std::vector<fs::path> missing;
  for (fs::path at = folder; !at.empty() && !fs::exists(at, problem); at = at.parent_path())
    missing.push_back(at);
  created.insert(created.end(), missing.rbegin(), missing.rend());
}

// Pipes, terminals, /dev/stdout: written as they are.
bool isStream(const fs::path& path) {
  std::error_code unknown;
  const std::string text = path.string();
  return text.starts_with("/dev/") || fs::is_other(path, unknown);
}

// Why no file can be made in a folder; empty where one can. Tried: rights alone say little (root, /proc).
std::string whyNoFileIn(const fs::path& folder) {
  const fs::path probe = folder / fmt::format(".qkc.{}", ::getpid());
  errno = 0;
  if (!writeText(probe, ""))
    return std::strerror(errno != 0 ? errno : EIO);
  std::error_code ignored;
  fs::remove(probe, ignored);
  return "";
}

} // namespace

bool canWrite(const fs::path& path, diag::Sink& sink) {
  std::error_code problem;
  if (path == "-" || isStream(path))
    return true;
  std::string what;
  if (fs::is_directory(path, problem)) {
    what = "a folder has its name";
  } else {
    fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    while (!fs::exists(folder, problem) && folder.has_relative_path())
      folder = folder.has_parent_path() ? folder.parent_path() : fs::path("."); // it would be made
    if (!fs::is_directory(folder, problem))
      what = std::strerror(ENOTDIR);
    else
      what = whyNoFileIn(folder);
  }
  if (!what.empty())
    sink.error(diag::Code::UnwritableFile, std::nullopt, fmt::format("{} can't be written: {}", path.string(), what));
  return what.empty();
}

std::optional<std::string> readText(const fs::path& path, diag::Sink& sink) {
  std::error_code problem;
  if (fs::is_directory(path, problem)) {
    sink.error(diag::Code::UnreadableFile, std::nullopt,
               fmt::format("{} is a folder, a file is needed", path.string()));
    return std::nullopt;
  }
  auto text = slurp(path);
  if (!text)
    sink.error(diag::Code::UnreadableFile, std::nullopt, fmt::format("{}: {}", path.string(), std::strerror(errno)));
  return text;
}

std::optional<WriteCount> writeAll(const std::map<fs::path, std::string>& files, diag::Sink& sink) {
  WriteCount count;
  std::vector<std::pair<fs::path, fs::path>> moves; // from the file beside its place
  std::vector<fs::path> created;
  const auto undo = [&] {
    std::error_code ignored;
    for (const auto& [from, to] : moves)
      fs::remove(from, ignored);
    for (const fs::path& folder : std::ranges::reverse_view(created))
      fs::remove(folder, ignored); // folders that are empty again
  };
  const auto fail = [&](const fs::path& path, const std::string& what) {
    undo();
    sink.error(diag::Code::UnwritableFile, std::nullopt, fmt::format("{} can't be written: {}", path.string(), what));
    return std::nullopt;
  };
  std::vector<std::pair<fs::path, const std::string*>> streams; // pipes, terminals, /dev/stdout: written as they are
  for (const auto& [named, text] : files) {
    std::error_code unknown;
    const bool isDevice = named.string().starts_with("/dev/") || named.string().starts_with("/proc/");
    if (isDevice || fs::is_other(named, unknown)) {
      streams.emplace_back(named, &text);
      continue;
    }
    // A link stays one: what it leads to is replaced.
    const fs::path path = fs::is_symlink(named, unknown) && fs::exists(named, unknown) ? fs::canonical(named) : named;
    if (const auto there = slurp(path); there && *there == text) {
      ++count.unchanged;
      continue;
    }
    noteNewFolders(path.parent_path(), created);
    std::error_code problem;
    if (path.has_parent_path())
      fs::create_directories(path.parent_path(), problem);
    if (problem)
      return fail(path, problem.message());
    if (fs::is_directory(path, problem))
      return fail(path, "a folder has its name");
    const fs::path beside = path.parent_path() / fmt::format(".{}.{}", path.filename().string(), ::getpid());
    moves.emplace_back(beside, path);
    errno = 0;
    if (!writeText(beside, text))
      return fail(path, std::strerror(errno != 0 ? errno : EIO));
    if (const fs::file_status there = fs::status(path, problem); fs::exists(there))
      fs::permissions(beside, there.permissions(), problem);
  }
  for (const auto& [from, to] : moves) {
    std::error_code problem;
    fs::rename(from, to, problem);
    if (problem)
      return fail(to, problem.message());
    ++count.written;
  }
  for (const auto& [path, text] : streams) {
    errno = 0;
    if (!writeText(path, *text))
      return fail(path, std::strerror(errno != 0 ? errno : EIO));
    ++count.written;
  }
  return count;
}

} // namespace qkc::driver
