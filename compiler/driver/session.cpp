#include "compiler/diag/render.h"
#include "compiler/driver/command.h"
#include "compiler/driver/standard_streams.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <random>

namespace qkc::driver {

int Session::finish() {
  flushStandardOutput(); // both may go to one file
  for (const diag::Diagnostic& diagnostic : sink.diagnostics())
    if (const auto [text, isNew] = shown.insert(diag::render(sources, diagnostic, color)); isNew)
      fmt::print(stderr, "{}", *text);
  if (sink.dropped() > 0)
    fmt::print(stderr, "{} more diagnostics are not shown\n", sink.dropped());
  return sink.hasErrors() ? kFailed : kOk;
}

void addPlaces(CLI::App& command, std::shared_ptr<Places> places) {
  command.add_option_function<std::string>(
      "--contracts", [places](const std::string& path) { places->contracts = path; },
      "folder of contract texts [contracts]");
  command.add_option_function<std::string>(
      "--generated",
      [places](const std::string& path) {
        places->generated = path;
        places->generatedIsNamed = true;
      },
      "folder of built instances [generated]");
}

void addDeny(CLI::App& command, std::vector<std::string>& deny) {
  std::vector<std::string> names;
  for (const device::LintName& lint : device::kLints)
    names.emplace_back(lint.name);
  command.add_option("--deny", deny, "lint that rejects a candidate (qkc explain QKC0803)")
      ->allow_extra_args(false)
      ->check(CLI::IsMember(names));
}

std::string cacheFolder() {
  if (const char* own = std::getenv("QKC_CACHE_DIR"))
    return own;
  if (const char* base = std::getenv("XDG_CACHE_HOME"); base != nullptr && *base == '/')
    return std::string(base) + "/qkc";
  const char* home = std::getenv("HOME");
  return home != nullptr && *home == '/' ? std::string(home) + "/.cache/qkc" : "";
}

namespace {

// The number in "cuda" or "cuda:N"; none for another name.
std::optional<int> gpuNumber(const std::string& name) {
  if (name == "cuda")
    return 0;
  const std::string prefix = "cuda:";
  int number = 0;
  const char* end = name.data() + name.size();
  if (!name.starts_with(prefix) || name.size() == prefix.size())
    return std::nullopt;
  const auto read = std::from_chars(name.data() + prefix.size(), end, number);
  return read.ec == std::errc() && read.ptr == end && number >= 0 ? std::optional(number) : std::nullopt;
}

} // namespace

std::unique_ptr<device::Device> openDevice(const std::string& name, diag::Sink& sink) {
  const auto gpu = gpuNumber(name);
  if (name != "cpu" && name != "auto" && !gpu) {
    sink.error(diag::Code::NoDevice, std::nullopt, fmt::format("there is no device called {}", name))
        .note("known: cpu, cuda, cuda:N for the GPU of that number, auto");
    return nullptr;
  }
  std::string problem;
  std::unique_ptr<device::Device> device;
  if (gpu)
    device = device::openCudaDevice(*gpu, problem);
  else if (name == "auto" && device::countCudaDevices(problem) > 0)
    device = device::openCudaDevice(0, problem);
  if (!device && !gpu)
    device = device::openCpuDevice(problem);
  if (!device)
    sink.error(diag::Code::NoDevice, std::nullopt, problem);
  else
    device->setCacheFolder(cacheFolder());
  return device;
}

std::uint64_t freshSeed() {
  std::random_device system;
  return (std::uint64_t{system()} << 32U | system()) >> 11U; // 53 bits: JSON readers keep it whole
}

std::string firstLine(const std::string& text) {
  const std::size_t end = text.find('\n');
  if (end != std::string::npos)
    fmt::print(stderr, "{}\n", text.substr(end + 1));
  return text.substr(0, end);
}

} // namespace qkc::driver
