#include "runtime/device/cpu/contained_compile.h"

#include "runtime/device/cpu/compiler_confinement.h"
#include "runtime/device/cpu/compiler_process.h"
#include "runtime/device/cpu/compiler_thread.h"
#include "runtime/device/unprivileged.h"

#include <llvm/Support/ErrorHandling.h>
#include <llvm/Support/JSON.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>

namespace qkc::device::cpu {
namespace {

namespace json = llvm::json;

// Address space that this process has mapped, and that the two compiler threads will map for their stacks: not the
// text's doing.
rlim_t ownBytes() {
  unsigned long pages = 0;
  if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%lu", &pages) != 1) {
      pages = 0;
    }
    std::fclose(file);
  }
  constexpr rlim_t kUnknown = rlim_t{2} << 30U;
  rlim_t const mapped = static_cast<rlim_t>(pages) * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
  return (pages == 0 ? kUnknown : mapped) + 2 * CompilerThread::kStackBytes;
}

// Exit statuses of the child.
constexpr int kOutOfMemory = 3;
constexpr int kNotConfined = 4;

constexpr rlim_t kResultBytes = 128UL << 20U;

void limit(int resource, rlim_t value) {
  struct rlimit const both{value, value};
  setrlimit(static_cast<__rlimit_resource>(resource), &both);
}

} // namespace

// A line about failure or success, then the halves.
std::string packCompiled(const Compiled& compiled) {
  CompileTimes const& times = compiled.times;
  json::Value head = json::Object{{"status", static_cast<int>(compiled.failed.status)},
                                  {"diagnostics", json::fixUTF8(compiled.failed.diagnostics)},
                                  {"times", json::Array{times.parseDevice, times.parseHost, times.lower, times.optimize,
                                                        times.codegen, times.link}}};
  std::string text;
  llvm::raw_string_ostream(text) << head << '\n' << (compiled.halves ? pack(*compiled.halves) : "");
  return text;
}

namespace {

std::optional<Compiled> parse(llvm::StringRef bytes) {
  auto const [line, halves] = bytes.split('\n');
  if (!isPlainJson(line)) {
    return std::nullopt;
  }
  auto head = json::parse(line);
  if (!head) {
    llvm::consumeError(head.takeError());
    return std::nullopt;
  }
  Compiled out;
  int status = 0;
  std::vector<double> times;
  json::Path::Root root;
  json::ObjectMapper map(*head, root);
  if (!map || !map.map("status", status) || !map.map("diagnostics", out.failed.diagnostics) ||
      !map.map("times", times) || times.size() != 6 || status < static_cast<int>(CompileStatus::ok) ||
      status > static_cast<int>(CompileStatus::noEnd)) {
    return std::nullopt;
  }
  out.failed.status = static_cast<CompileStatus>(status);
  out.times.parseDevice = times[0];
  out.times.parseHost = times[1];
  out.times.lower = times[2];
  out.times.optimize = times[3];
  out.times.codegen = times[4];
  out.times.link = times[5];
  if (out.failed.status == CompileStatus::ok) {
    out.halves = unpack(halves);
    if (!out.halves) {
      return std::nullopt;
    }
  }
  return out;
}

} // namespace

void runContained(const std::function<std::string()>& work, const CompileLimits& limits, int result,
                  ContainedWork::Files files) {
  // NVRTC may lie where only its user reads.
  if (files == ContainedWork::Files::none && !becomeNobody()) {
    _exit(kNotConfined);
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, static_cast<rlim_t>(limits.seconds));
  limit(RLIMIT_AS, ownBytes() + limits.bytes);
  limit(RLIMIT_FSIZE, kResultBytes);
  setsid();
  if (!keepOnlyResult(result) ||
      !(files == ContainedWork::Files::none ? allowComputing() : forbidFilesAndProcesses())) {
    _exit(kNotConfined);
  }
  std::set_new_handler([] { _exit(kOutOfMemory); });
  llvm::install_bad_alloc_error_handler([](void*, const char*, bool) { _exit(kOutOfMemory); });
  _exit(writeWhole(result, work()) ? 0 : 1);
}

std::string readWhole(int file) {
  off_t const size = lseek(file, 0, SEEK_END);
  std::string bytes(size > 0 ? static_cast<std::size_t>(size) : 0, '\0');
  ssize_t const got = pread(file, bytes.data(), bytes.size(), 0);
  bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return bytes;
}

bool writeWhole(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t const written = write(file, bytes.data(), bytes.size());
    if (written <= 0) {
      return false;
    }
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

ContainedWork::ContainedWork(const std::function<std::string()>& work, const CompileLimits& limits, Files files)
    : limits_(limits), result_(memfd_create("qkc.compiled", MFD_CLOEXEC)) {
  if (result_ < 0) {
    return;
  }
  child_ = fork();
  if (child_ == 0) {
    runContained(work, limits, result_, files);
  }
}

ContainedWork::ContainedWork(std::string_view order, const CompileLimits& limits)
    : limits_(limits), result_(memfd_create("qkc.compiled", MFD_CLOEXEC)) {
  if (result_ >= 0) {
    answer_ = orderCompilation(order, limits, result_);
  }
}

ContainedWork::~ContainedWork() {
  if (answer_ >= 0) {
    close(answer_);
  }
  if (child_ > 0) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  if (result_ >= 0) {
    close(result_);
  }
}

ContainedWork::End ContainedWork::finish() {
  if (child_ < 0 && answer_ < 0) {
    return {{}, std::string("no process for the compiler: ") + std::strerror(errno)};
  }
  int status = 0;
  if (answer_ >= 0) {
    ssize_t got = 0;
    do {
      got = recv(answer_, &status, sizeof status, 0);
    } while (got < 0 && errno == EINTR);
    if (got != sizeof status) {
      return {{}, "the compiler's process has gone"};
    }
  } else {
    while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
    }
    child_ = -1;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
    return {readWhole(result_), {}};
  }
  if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL)) {
    return {{},
            "compiling took more than " + std::to_string(limits_.seconds) + " s of processor time, or waited for ever"};
  }
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ) {
    return {{}, "the compiled program has more than " + std::to_string(kResultBytes >> 20U) + " MiB"};
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == kOutOfMemory) {
    return {{}, "compiling took more than " + std::to_string(limits_.bytes >> 20U) + " MiB of memory"};
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == kNotConfined) {
    return {{}, "the compiler's process could not be confined"};
  }
  return {{}, "the compiler crashed"};
}

ContainedCompile::ContainedCompile(std::string name, std::string_view order, const CompileLimits& limits)
    : name_(std::move(name)), work_(order, limits) {}

Compiled ContainedCompile::failed(const std::string& what) const {
  Compiled out;
  out.failed.status = CompileStatus::noEnd;
  out.failed.diagnostics = name_ + ": error: " + what + "\n";
  return out;
}

Compiled ContainedCompile::finish() {
  ContainedWork::End const end = work_.finish();
  if (!end.problem.empty()) {
    return failed(end.problem);
  }
  auto out = parse(end.bytes);
  return out ? std::move(*out) : failed("the compiler's process left no result");
}

} // namespace qkc::device::cpu
