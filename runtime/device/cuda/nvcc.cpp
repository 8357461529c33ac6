#include "runtime/device/cuda/nvcc.h"

#include "runtime/device/cuda/call_memory.h"
#include "runtime/device/cuda/toolkit.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <system_error>
#include <vector>

namespace qkc::device::cuda {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr rlim_t kLeastSeconds = 120; // of processor time, for each of nvcc's programs

// A folder of its own that goes with the scope.
class TemporaryFolder {
public:
  TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "qkc-nvcc-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) {
      throw std::system_error(errno, std::generic_category(), "no folder for nvcc");
    }
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

void writeContent(const fs::path& path, std::string_view text) {
  std::error_code ignored;
  fs::create_directories(path.parent_path(), ignored);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) {
    throw std::system_error(errno, std::generic_category(), "can't write " + path.string());
  }
}

// A trusted program as a library in this process, opened when an entry is first asked for.
class NvccProgram : public Program {
public:
  NvccProgram(std::string bytes, std::shared_ptr<const Gpu> gpu) : bytes_(std::move(bytes)), gpu_(std::move(gpu)) {}

  bool load(std::string& error) const {
    std::scoped_lock const lock(mutex_);
    if (loaded_ == nullptr) {
      gpu_->makeCurrent(); // the library's own runtime takes the thread's context
      loaded_ = LoadedLibrary::load(bytes_, error);
    }
    return loaded_ != nullptr;
  }

  void* entry(std::string_view name) const override {
    std::string error;
    return load(error) ? loaded_->entry(std::string(name)) : nullptr;
  }
  const std::vector<KernelInfo>& kernels() const override { return kernels_; }
  const CompileTimes& times() const override { return times_; }
  std::unique_ptr<CallMemory> callMemory() const override { return std::make_unique<CudaCallMemory>(*gpu_); }

  void setTotal(double milliseconds) { times_.total = milliseconds; }

private:
  std::string bytes_;
  std::shared_ptr<const Gpu> gpu_;
  std::vector<KernelInfo> kernels_; // unknown
  CompileTimes times_;
  mutable std::mutex mutex_;
  mutable std::unique_ptr<LoadedLibrary> loaded_;
};

class NvccCompile : public PendingCompile {
public:
  NvccCompile(std::string nvcc, const std::string& identity, CompileRequest request, std::shared_ptr<const Gpu> gpu,
              const FileCache* cache)
      : nvcc_(std::move(nvcc)), request_(std::move(request)), gpu_(std::move(gpu)),
        cache_(request_.keep ? cache : nullptr) {
    if (cache_ != nullptr) {
      key_ = cacheKey(identity);
      kept_ = cache_->find(key_);
    }
    if (!kept_) {
      try {
        launch();
      } catch (const std::exception& error) {
        problem_ = error.what();
      }
    }
  }
  ~NvccCompile() override { static_cast<void>(wait()); }
  NvccCompile(const NvccCompile&) = delete;
  NvccCompile& operator=(const NvccCompile&) = delete;

  CompileResult finish() override {
    std::string bytes;
    std::string diagnostics;
    if (kept_) {
      bytes = std::move(*kept_);
    } else {
      int const status = wait();
      diagnostics = problem_.empty() ? contentOf(folder_->path() / "log") : problem_;
      bytes = status == 0 ? contentOf(folder_->path() / "program.so") : "";
      if (bytes.empty()) {
        CompileResult out;
        // An error of the text has status 1 or 2; a program that was ended says nothing of it.
        out.status = status < 0 || status == kNotRun ? CompileStatus::unsupported : CompileStatus::rejected;
        out.diagnostics = std::move(diagnostics);
        return out;
      }
      if (cache_ != nullptr) {
        cache_->keep(key_, bytes);
      }
    }
    CompileResult out = request_.contained ? libraryResult(std::move(bytes), request_) : loaded(std::move(bytes));
    out.diagnostics = diagnostics + out.diagnostics;
    return out;
  }

private:
  static constexpr int kNotRun = 127;

  std::string cacheKey(const std::string& identity) const {
    KeyParts key;
    key.add("qkc nvcc program 1");
    key.add(identity);
    key.add(static_cast<std::uint64_t>(gpu_->computeCapability()));
    key.add(request_.source.name);
    key.add(request_.source.text);
    for (auto const& name : request_.preIncludes) {
      key.add(name);
    }
    for (auto const& header : request_.headers) {
      key.add(header.name);
      key.add(header.text);
    }
    return key.key();
  }

  std::vector<std::string> words() const {
    int const capability = gpu_->computeCapability();
    std::string const architecture =
        "sm_" + std::to_string(capability) + (capability >= kFirstOwnInstructions ? "a" : "");
    std::vector<std::string> out = {nvcc_,     "-std=c++20", "-O2",   "--fmad=false", "-arch=" + architecture,
                                    "-shared", "-Xcompiler", "-fPIC", "-I."};
    for (auto const& name : request_.preIncludes) {
      out.insert(out.end(), {"-include", name});
    }
    out.insert(out.end(), {"-x", "cu", "program.text", "-o", "program.so"});
    return out;
  }

  void launch() {
    folder_.emplace();
    writeContent(folder_->path() / "program.text", "#line 1 \"" + request_.source.name + "\"\n" + request_.source.text);
    for (auto const& header : request_.headers) {
      writeContent(folder_->path() / header.name, header.text);
    }
    std::vector<std::string> const texts = words();
    std::vector<char*> arguments;
    for (auto const& word : texts) {
      arguments.push_back(const_cast<char*>(word.c_str()));
    }
    arguments.push_back(nullptr);
    std::string const log = folder_->path() / "log";
    std::string const folder = folder_->path();
    rlim_t const seconds = std::max(kLeastSeconds, static_cast<rlim_t>(request_.limits.seconds));
    child_ = fork();
    if (child_ == 0) {
      rlimit const limit{.rlim_cur = seconds, .rlim_max = seconds};
      setrlimit(RLIMIT_CPU, &limit);
      int const file = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
      if (file >= 0 && dup2(file, STDOUT_FILENO) >= 0 && dup2(file, STDERR_FILENO) >= 0 && chdir(folder.c_str()) == 0) {
        execv(arguments.front(), arguments.data());
      }
      _exit(kNotRun);
    }
  }

  // Its exit status; -1 where it did not end by itself.
  int wait() {
    if (child_ <= 0) {
      return -1;
    }
    int status = 0;
    while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
    }
    child_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  CompileResult loaded(std::string bytes) {
    CompileResult out;
    auto program = std::make_unique<NvccProgram>(std::move(bytes), gpu_);
    if (!program->load(out.diagnostics)) {
      out.status = CompileStatus::unsupported;
      return out;
    }
    program->setTotal(std::chrono::duration<double, std::milli>(Clock::now() - start_).count());
    out.status = CompileStatus::ok;
    out.program = std::move(program);
    return out;
  }

  std::string nvcc_;
  CompileRequest request_;
  std::shared_ptr<const Gpu> gpu_;
  const FileCache* cache_;
  std::string key_;
  std::optional<std::string> kept_;
  std::optional<TemporaryFolder> folder_;
  std::string problem_; // why nothing was started
  pid_t child_ = -1;
  Clock::time_point start_ = Clock::now();
};

} // namespace

std::optional<Nvcc> Nvcc::find() {
  auto path = toolkitProgram("nvcc");
  return path ? std::optional(Nvcc(std::move(*path))) : std::nullopt;
}

std::string Nvcc::identity() const {
  std::error_code ignored;
  return path_ + " " + std::to_string(fs::file_size(path_, ignored)) + " " +
         std::to_string(fs::last_write_time(path_, ignored).time_since_epoch().count());
}

std::unique_ptr<PendingCompile> Nvcc::start(CompileRequest request, std::shared_ptr<const Gpu> gpu,
                                            const FileCache* cache) const {
  return std::make_unique<NvccCompile>(path_, identity(), std::move(request), std::move(gpu), cache);
}

CompileResult libraryResult(std::string bytes, const CompileRequest& request) {
  CompileResult out;
  for (auto const& entry : request.entries) {
    // The name stands in the library's table of strings; whether it is a function shows in the worker.
    if (bytes.find('\0' + entry + '\0') == std::string::npos) {
      out.diagnostics = request.source.name + ": error: the library has no function " + entry + "\n";
      return out;
    }
  }
  out.status = CompileStatus::ok;
  out.program = std::make_unique<LibraryProgram>(std::move(bytes));
  return out;
}

} // namespace qkc::device::cuda
