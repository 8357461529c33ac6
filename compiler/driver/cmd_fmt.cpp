#include "compiler/driver/command.h"
#include "compiler/driver/files.h"
#include "compiler/driver/front_end.h"
#include "compiler/syntax/dump.h"
#include "compiler/syntax/parse.h"
#include "compiler/syntax/print.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

struct FmtOptions {
  std::vector<std::string> paths;
  bool check = false;
};

struct Formatted {
  std::string text;
  bool changed = false;
  std::string where; // the first line that changes, as it is and as it would be
};

// "line 3: it has `a`, canonical is `b`".
std::string firstDifference(std::string_view now, std::string_view canonical) {
  for (int number = 1;; ++number) {
    const std::string_view here = now.substr(0, now.find('\n'));
    const std::string_view there = canonical.substr(0, canonical.find('\n'));
    if (here != there || here.size() == now.size() || there.size() == canonical.size())
      return fmt::format("line {}: it has `{}`, canonical is `{}`", number, here, there);
    now.remove_prefix(here.size() + 1);
    canonical.remove_prefix(there.size() + 1);
  }
}

// The canonical text of a file; none after an error. That it means the same, and is its own canonical text, is checked
// before anyone writes it.
std::optional<Formatted> canonical(const fs::path& path, Session& session) {
  const auto tree = parseFile(path, session.sources, session.sink);
  if (!tree)
    return std::nullopt;
  std::string text = syntax::print(*tree);
  diag::Sink quiet;
  const auto again = syntax::parse(session.sources, session.sources.add(path.string(), text), quiet);
  if (!again || syntax::dump(*again) != syntax::dump(*tree) || syntax::print(*again) != text ||
      again->comments.size() != tree->comments.size()) {
    session.sink.error(diag::Code::Internal, std::nullopt,
                       fmt::format("{}: its canonical text would mean something else", path.string()));
    return std::nullopt;
  }
  const std::string_view now = session.sources.text(tree->file);
  const bool changed = text != now;
  return Formatted{text, changed, changed ? firstDifference(now, text) : ""};
}

int format(Session& session, const FmtOptions& options) {
  std::map<fs::path, std::string> texts;
  std::vector<std::pair<std::string, std::string>> changes; // paths as the user gave them, and what changes first
  std::size_t count = 0;
  for (const fs::path& file : contractFiles(options.paths, session.sink)) {
    auto formatted = canonical(file, session);
    ++count;
    if (!formatted || !formatted->changed)
      continue;
    changes.emplace_back(file.string(), std::move(formatted->where));
    std::error_code problem;
    const fs::path target = fs::canonical(file, problem); // a link stays a link
    texts[problem ? file : target] = std::move(formatted->text);
  }
  if (session.sink.hasErrors())
    return session.finish();
  if (options.check) {
    for (const auto& [path, where] : changes)
      fmt::print("{}: is not in the canonical form, {}\n", path, where);
    return changes.empty() ? kOk : kRejected;
  }
  writeAll(texts, session.sink);
  if (const int status = session.finish(); status != kOk)
    return status;
  fmt::print("{} file{} written, {} unchanged\n", changes.size(), changes.size() == 1 ? "" : "s",
             count - changes.size());
  return kOk;
}

} // namespace

Run addFmt(CLI::App& app) {
  auto options = std::make_shared<FmtOptions>();
  CLI::App* command = app.add_subcommand("fmt", "bring contracts into the canonical form; comments stay");
  command->add_option("contracts", options->paths, "folders of .qkc files, or single files")->required();
  command->add_flag("--check", options->check, "write nothing; exit 1 where a file would change");
  command->footer("example: qkc fmt --check contracts/");
  return [options](Session& session) { return format(session, *options); };
}

} // namespace qkc::driver
