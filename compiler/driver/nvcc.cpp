#include "compiler/driver/nvcc.h"

#include "runtime/device/sha256.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <vector>

namespace qkc::driver {

namespace fs = std::filesystem;

namespace {

constexpr rlim_t kSeconds = 120; // of processor time, for each of nvcc's programs

// A folder of its own that goes with the scope.
class TemporaryFolder {
public:
  TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "qkc-nvcc-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr)
      throw std::system_error(errno, std::generic_category(), "no folder for nvcc");
    path_ = pattern;
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const fs::path& path() const { return path_; }

private:
  fs::path path_;
};

std::string contentOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Runs the program in the folder, with its words in `log`. Its exit status; -1 where it did not end by itself.
int run(const std::vector<std::string>& words, const fs::path& folder, const fs::path& log) {
  std::vector<char*> arguments;
  for (const std::string& word : words)
    arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    const rlimit limit{.rlim_cur = kSeconds, .rlim_max = kSeconds};
    setrlimit(RLIMIT_CPU, &limit);
    const int file = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file >= 0 && dup2(file, STDOUT_FILENO) >= 0 && dup2(file, STDERR_FILENO) >= 0 && chdir(folder.c_str()) == 0)
      execv(arguments.front(), arguments.data());
    _exit(127);
  }
  int status = 0;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return child > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

device::CompileResult compile(const std::string& nvcc, device::Device& device, const judge::ContractTexts& texts,
                              const device::SourceFile& candidate) {
  const TemporaryFolder folder;
  const std::string name = fs::path(candidate.name).filename().string();
  const std::string header = texts.manifest.name + ".h";
  std::ofstream(folder.path() / ("candidate_" + name)) << "#line 1 \"" << candidate.name << "\"\n" << candidate.text;
  std::ofstream(folder.path() / header) << texts.prototype;
  for (const device::SourceFile& one : texts.headers) {
    std::error_code ignored;
    fs::create_directories((folder.path() / one.name).parent_path(), ignored);
    std::ofstream(folder.path() / one.name) << one.text;
  }
  const int status = run({nvcc, "-std=c++20", "-O2", "--fmad=false", "-arch=native", "-shared", "-Xcompiler", "-fPIC",
                          "-I.", "-include", header, "-x", "cu", "candidate_" + name, "-o", "candidate.so"},
                         folder.path(), folder.path() / "log");
  device::CompileResult result;
  result.diagnostics = contentOf(folder.path() / "log");
  if (status != 0) {
    // An error of the text has status 1 or 2; a program that was ended says nothing of it.
    result.status = status < 0 || status == 127 ? device::CompileStatus::unsupported : device::CompileStatus::rejected;
    return result;
  }
  device::CompileRequest request;
  request.source = {candidate.name, contentOf(folder.path() / "candidate.so")};
  request.entries = {"qkc_" + texts.manifest.name};
  request.contained = true;
  return device.compile(request);
}

} // namespace

std::optional<std::string> findNvcc() {
  std::vector<fs::path> folders;
  if (const char* path = std::getenv("PATH")) {
    const std::string all = path;
    for (std::size_t begin = 0; begin <= all.size();) {
      const std::size_t end = std::min(all.find(':', begin), all.size());
      folders.emplace_back(all.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  if (const char* home = std::getenv("CUDA_HOME"))
    folders.push_back(fs::path(home) / "bin");
  folders.emplace_back("/usr/local/cuda/bin");
  for (const fs::path& folder : folders)
    if (folder.is_absolute() && access((folder / "nvcc").c_str(), X_OK) == 0)
      return (folder / "nvcc").string();
  return std::nullopt;
}

judge::CompiledCandidate compileWithNvcc(const std::string& nvcc, device::Device& device,
                                         const judge::ContractTexts& texts, const device::SourceFile& candidate) {
  const auto start = std::chrono::steady_clock::now();
  judge::CompiledCandidate out;
  out.name = candidate.name;
  out.sha256 = device::sha256(candidate.text);
  out.result = compile(nvcc, device, texts, candidate);
  out.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return out;
}

} // namespace qkc::driver
