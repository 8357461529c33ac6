#pragma once
// Reading and writing files with coded errors. Writing is all or nothing: first every file beside its place, then
// renames.

#include "compiler/diag/sink.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace qkc::driver {

std::optional<std::string> readText(const std::filesystem::path& path, diag::Sink& sink);

struct WriteCount {
  std::size_t written = 0;
  std::size_t unchanged = 0;
};

// Reports a file that can't be written, as far as that is to be seen before the work is done whose result it is to
// hold: its folder can't be made or written to, or a folder has its name. "-", pipes and devices are taken as they are.
bool canWrite(const std::filesystem::path& path, diag::Sink& sink);

// Files whose text is there already are left alone. After an error nothing has changed.
std::optional<WriteCount> writeAll(const std::map<std::filesystem::path, std::string>& files, diag::Sink& sink);

} // namespace qkc::driver
