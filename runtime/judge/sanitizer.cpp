#include "runtime/judge/sanitizer.h"

#include "runtime/device/cuda/toolkit.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace qkc::judge {
namespace {

constexpr std::string_view kMark = "=========";
constexpr int kMostReports = 12; // so that the log fits into a pipe that nobody reads meanwhile

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  const std::size_t end = text.find_last_not_of(" \r");
  return begin == std::string_view::npos ? std::string_view{} : text.substr(begin, end - begin + 1);
}

// The number behind the first `prefix`.
std::optional<std::uint64_t> numberAfter(std::string_view text, std::string_view prefix, int base) {
  const std::size_t at = text.find(prefix);
  if (at == std::string_view::npos) {
    return std::nullopt;
  }
  const std::string_view digits = text.substr(at + prefix.size());
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  return error == std::errc{} && end != digits.data() ? std::optional(value) : std::nullopt;
}

// "Address 0x7f.. is misaligned", "Access to 0x7f.. is out of bounds".
std::optional<std::uint64_t> addressIn(std::string_view line) {
  const auto one = numberAfter(line, "Access to 0x", 16);
  return one ? one : numberAfter(line, "Address 0x", 16);
}

} // namespace

const char* toolName(SanitizerTool tool) {
  switch (tool) {
  case SanitizerTool::memcheck:
    return "memcheck";
  case SanitizerTool::racecheck:
    return "racecheck";
  default:
    return "synccheck";
  }
}

std::optional<std::string> findSanitizer() {
  if (const char* given = std::getenv("QKC_COMPUTE_SANITIZER"); given != nullptr && *given != '\0') {
    return given;
  }
  return device::cuda::toolkitProgram("compute-sanitizer");
}

std::vector<std::string> sanitizerWords(const std::string& sanitizer, SanitizerTool tool, int log,
                                        const std::vector<std::string>& program) {
  std::vector<std::string> out = {sanitizer,
                                  "--tool",
                                  toolName(tool),
                                  "--log-file",
                                  "/proc/self/fd/" + std::to_string(log),
                                  "--show-backtrace",
                                  "no",
                                  "--report-api-errors",
                                  "no",
                                  "--print-limit",
                                  std::to_string(kMostReports)};
  if (tool == SanitizerTool::racecheck) {
    // What it calls a warning may be meant by the author.
    out.insert(out.end(), {"--racecheck-detect-level", "error"});
  }
  out.insert(out.end(), program.begin(), program.end());
  return out;
}

SanitizerLog readSanitizerLog(std::string_view text) {
  SanitizerLog out;
  bool open = false; // the last report is not at its end
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    begin = end + 1;
    if (!line.starts_with(kMark)) {
      continue;
    }
    line.remove_prefix(kMark.size());
    const std::string_view content = trimmed(line);
    const bool indented = line.starts_with("   ");
    if (content.empty()) {
      open = false;
    } else if (content == "COMPUTE-SANITIZER") {
      out.begun = true;
    } else if (content.find(" SUMMARY: ") != std::string_view::npos) {
      open = false;
      if (!out.found) {
        out.found = numberAfter(content, " SUMMARY: ", 10);
      }
    } else if (!indented) {
      open = true;
      out.reports.push_back({.headline = std::string(content), .lines = {}, .address = {}, .allocation = {}});
    } else if (open) {
      SanitizerReport& last = out.reports.back();
      last.lines.emplace_back(content);
      if (!last.address) {
        last.address = addressIn(content);
      }
      if (!last.allocation) {
        last.allocation = numberAfter(content, "allocation at 0x", 16);
      }
    }
  }
  // "Target application returned an error" and the like have nothing below.
  std::erase_if(out.reports, [](const SanitizerReport& one) { return one.lines.empty(); });
  return out;
}

} // namespace qkc::judge
