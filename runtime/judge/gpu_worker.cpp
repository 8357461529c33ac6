#include "runtime/judge/gpu_worker.h"

#include "runtime/judge/worker_program.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <system_error>
#include <vector>

namespace qkc::judge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kStartMilliseconds = 60'000; // a driver's first start on a machine takes seconds
constexpr int kEndMilliseconds = 30'000;   // for compute-sanitizer's last words
constexpr std::size_t kPrintedBytes = 8192;

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

std::uint64_t secretNumber() {
  std::uint64_t number = 0;
  if (getrandom(&number, sizeof number, 0) != sizeof number) {
    fail("no random numbers");
  }
  return number;
}

// Above the numbers that a worker's descriptors get.
int raised(int descriptor) {
  constexpr int kAbove = 16;
  const int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, kAbove);
  const int error = errno;
  ::close(descriptor);
  errno = error;
  if (moved < 0) {
    fail("no descriptors for the worker");
  }
  return moved;
}

// Memory that no one can shrink: a process that maps it can rely on it.
int sealedMemory(const char* name, std::size_t bytes) {
  const int file = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file >= 0 && (ftruncate(file, static_cast<off_t>(bytes)) != 0 ||
                    fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)) {
    const int error = errno;
    ::close(file);
    errno = error;
    return -1;
  }
  return file;
}

// What a worker process is started with.
class StartWords {
public:
  explicit StartWords(const GpuWorkerStart& start) {
    words_ = {workerProgram(kGpuWorkerProgram), std::to_string(start.gpu), start.cacheFolder};
    if (start.sanitizing) {
      words_.emplace_back(gpu::kSanitized);
      words_ = sanitizerWords(start.sanitizing->program, start.sanitizing->tool, gpu::kSanitizerLog, words_);
    }
    for (char** one = environ; *one != nullptr; ++one) {
      environment_.emplace_back(*one);
    }
    const bool given = std::getenv("CUDA_DEVICE_MAX_CONNECTIONS") != nullptr;
    if (!start.allQueues && !given) {
      // Two, so that kernels of two streams can still run beside each other.
      environment_.emplace_back("CUDA_DEVICE_MAX_CONNECTIONS=2");
    }
    point(words_, wordPointers_);
    point(environment_, environmentPointers_);
  }

  [[noreturn]] void execute() const {
    execve(wordPointers_.front(), wordPointers_.data(), environmentPointers_.data());
    _exit(127);
  }

private:
  static void point(std::vector<std::string>& texts, std::vector<char*>& pointers) {
    for (std::string& text : texts) {
      pointers.push_back(text.data());
    }
    pointers.push_back(nullptr);
  }

  std::vector<std::string> words_;
  std::vector<std::string> environment_;
  std::vector<char*> wordPointers_;
  std::vector<char*> environmentPointers_;
};

struct Descriptors {
  int socket = -1;
  int control = -1;
  int output = -1;
  int sanitizerLog = -1; // may be none
};

// In the child, between fork and exec.
[[noreturn]] void becomeWorker(const StartWords& words, const Descriptors& with) {
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const bool moved = dup2(with.socket, gpu::kSocket) >= 0 && dup2(with.control, gpu::kControl) >= 0 &&
                     dup2(with.output, STDOUT_FILENO) >= 0 && dup2(with.output, STDERR_FILENO) >= 0 &&
                     (with.sanitizerLog < 0 || dup2(with.sanitizerLog, gpu::kSanitizerLog) >= 0);
  if (moved) {
    words.execute();
  }
  _exit(127);
}

} // namespace

GpuWorker::GpuWorker(const GpuWorkerStart& start) {
  const StartWords words(start);
  std::array<int, 2> sockets = {-1, -1};
  std::array<int, 2> log = {-1, -1};
  const int control = sealedMemory("qkc.control", sizeof(gpu::Control));
  output_ = memfd_create("candidate-output", MFD_CLOEXEC);
  if (control < 0 || output_ < 0 || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets.data()) != 0 ||
      (start.sanitizing && pipe2(log.data(), O_CLOEXEC | O_NONBLOCK) != 0)) {
    fail("no channel to the worker");
  }
  void* mapped = mmap(nullptr, sizeof(gpu::Control), PROT_READ | PROT_WRITE, MAP_SHARED, control, 0);
  if (mapped == MAP_FAILED) {
    fail("no memory shared with the worker");
  }
  control_ = static_cast<gpu::Control*>(mapped);
  socket_ = sockets[0];
  output_ = raised(output_);
  sanitizerLog_ = log[0];
  const Descriptors child{.socket = raised(sockets[1]),
                          .control = raised(control),
                          .output = output_,
                          .sanitizerLog = log[1] < 0 ? -1 : raised(log[1])};
  std::fflush(stdout);
  std::fflush(stderr);
  pid_ = fork();
  if (pid_ == 0) {
    becomeWorker(words, child);
  }
  const int error = errno;
  for (const int descriptor : {child.socket, child.control, child.sanitizerLog}) {
    if (descriptor >= 0) {
      ::close(descriptor);
    }
  }
  errno = error;
  if (pid_ < 0) {
    fail("no process for the worker");
  }
  processDescriptor_ = static_cast<int>(syscall(SYS_pidfd_open, pid_, 0));
  if (processDescriptor_ < 0) {
    fail("no descriptor of the worker");
  }
}

GpuWorker::~GpuWorker() {
  if (pid_ > 0) {
    kill(GpuStep::End::timeout);
  }
  dropArena();
  if (control_ != nullptr) {
    munmap(control_, sizeof(gpu::Control));
  }
  for (const int descriptor : {processDescriptor_, socket_, output_, sanitizerLog_}) {
    if (descriptor >= 0) {
      ::close(descriptor);
    }
  }
}

std::string GpuWorker::failureOf(const GpuStep& step) const {
  switch (step.end) {
  case GpuStep::End::replied:
    return step.reply.kind == gpu::Reply::done ? "" : problem();
  case GpuStep::End::timeout:
    return "the worker on the GPU does not answer";
  case GpuStep::End::signalled:
    return "the worker on the GPU crashed: " + signalText(static_cast<int>(step.value), 0) + "\n" + printed();
  case GpuStep::End::reported:
    return "the worker on the GPU crashed: " + signalText(step.report.signal, step.report.signalCode);
  default:
    return fmt::format("the worker on the GPU ended with status {}\n{}", step.value, printed());
  }
}

std::string GpuWorker::ready() {
  if (!ready_) {
    ready_ = failureOf(await(0, kStartMilliseconds));
  }
  return *ready_;
}

std::string GpuWorker::load(const std::string& program, const std::string& entry) {
  const int file = memfd_create("qkc.program", MFD_CLOEXEC);
  const bool written = file >= 0 && write(file, program.data(), program.size()) == static_cast<ssize_t>(program.size());
  std::snprintf(control_->text.data(), control_->text.size(), "%s", entry.c_str());
  const std::string problem = written ? failureOf(request(gpu::Request::load, program.size(), file, kStartMilliseconds))
                                      : "no memory for the program";
  ::close(file);
  return problem;
}

void GpuWorker::dropArena() {
  if (arena_ != nullptr) {
    munmap(arena_, arenaBytes_);
    arena_ = nullptr;
  }
}

std::byte* GpuWorker::arena(std::size_t bytes) {
  dropArena();
  const int file = sealedMemory("qkc.arena", bytes);
  if (file < 0) {
    return nullptr;
  }
  void* mapped = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  const bool sent =
      mapped != MAP_FAILED && failureOf(request(gpu::Request::arena, bytes, file, kStartMilliseconds)).empty();
  ::close(file);
  if (mapped == MAP_FAILED) {
    return nullptr;
  }
  arena_ = static_cast<std::byte*>(mapped);
  arenaBytes_ = bytes;
  return sent ? arena_ : nullptr;
}

GpuStep GpuWorker::call(std::size_t offset, int limitMilliseconds) {
  return request(gpu::Request::call, offset, -1, limitMilliseconds);
}

GpuStep GpuWorker::ask(gpu::Request::Kind kind, std::uint64_t value, int limitMilliseconds) {
  return request(kind, value, -1, limitMilliseconds);
}

GpuStep GpuWorker::request(gpu::Request::Kind kind, std::uint64_t value, int descriptor, int limitMilliseconds) {
  gpu::Request message{.token = secretNumber(), .kind = kind, .value = value};
  iovec part{.iov_base = &message, .iov_len = sizeof message};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> space{};
  msghdr header{};
  header.msg_iov = &part;
  header.msg_iovlen = 1;
  if (descriptor >= 0) {
    header.msg_control = space.data();
    header.msg_controllen = space.size();
    cmsghdr* rights = CMSG_FIRSTHDR(&header);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(sizeof(int));
    std::memcpy(CMSG_DATA(rights), &descriptor, sizeof descriptor);
  }
  // Timed from before the worker can begin: what it says of its calls' times must fit between here and its answer.
  const Clock::time_point start = Clock::now();
  // A worker that died meanwhile is found by await.
  static_cast<void>(sendmsg(socket_, &header, MSG_NOSIGNAL));
  GpuStep step = await(message.token, limitMilliseconds);
  step.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  return step;
}

GpuStep GpuWorker::await(std::uint64_t token, int limitMilliseconds) {
  const Clock::time_point start = Clock::now();
  const Clock::time_point deadline = start + std::chrono::milliseconds(limitMilliseconds);
  const auto timed = [&](GpuStep step) {
    step.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    return step;
  };
  std::array<pollfd, 2> watched = {
      {{.fd = processDescriptor_, .events = POLLIN, .revents = 0}, {.fd = socket_, .events = POLLIN, .revents = 0}}};
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    const int events = poll(watched.data(), watched.size(), static_cast<int>(std::max<std::int64_t>(left, 0)));
    if (events < 0 && errno != EINTR) {
      fail("cannot wait for the worker");
    }
    if (events == 0 && Clock::now() >= deadline) {
      return timed(kill(GpuStep::End::timeout));
    }
    if (events <= 0) {
      continue;
    }
    GpuStep step;
    if ((watched[1].revents & POLLIN) != 0 && receive(token, (watched[1].revents & POLLHUP) != 0, step)) {
      return timed(step.end == GpuStep::End::replied ? step : kill(step.end));
    }
    if ((watched[0].revents & POLLIN) != 0) {
      return timed(reap());
    }
    if ((watched[1].revents & (POLLHUP | POLLERR)) != 0) {
      watched[1].fd = -1;
    }
  }
}

// As ChildProcess::receive: no bytes are a message too.
bool GpuWorker::receive(std::uint64_t token, bool closed, GpuStep& step) const {
  const ssize_t got = recv(socket_, &step.reply, sizeof step.reply, MSG_DONTWAIT | MSG_TRUNC);
  if (got < 0 || (got == 0 && closed)) {
    return false;
  }
  step.end = got == sizeof step.reply && step.reply.token == token ? GpuStep::End::replied : GpuStep::End::falseRecord;
  return true;
}

GpuStep GpuWorker::reap() {
  GpuStep step;
  int status = 0;
  pid_t got = 0;
  do {
    got = waitpid(pid_, &status, 0);
  } while (got < 0 && errno == EINTR);
  pid_ = -1;
  step.end = GpuStep::End::exited;
  step.value = -1;
  if (got > 0 && WIFSIGNALED(status)) {
    step.end = GpuStep::End::signalled;
    step.value = WTERMSIG(status);
  } else if (got > 0) {
    step.value = WEXITSTATUS(status);
  }
  std::memcpy(static_cast<void*>(&step.report), &control_->report, sizeof step.report);
  step.report.text.back() = '\0';
  if (step.value == kReportedExitCode && step.report.kind != CrashReport::none) {
    step.end = GpuStep::End::reported;
  }
  return step;
}

GpuStep GpuWorker::kill(GpuStep::End end) {
  ::kill(-pid_, SIGKILL);
  ::kill(pid_, SIGKILL);
  GpuStep step = reap();
  step.end = end;
  return step;
}

RunFault GpuWorker::fault() const {
  RunFault fault{};
  std::memcpy(&fault, &control_->fault, sizeof fault);
  fault.kernel[sizeof fault.kernel - 1] = '\0';
  fault.message[sizeof fault.message - 1] = '\0';
  fault.launch_message[sizeof fault.launch_message - 1] = '\0';
  return fault;
}

void GpuWorker::clearFault() {
  control_->fault = RunFault{};
}

std::string GpuWorker::problem() const {
  std::array<char, sizeof(gpu::Control::text)> text = control_->text;
  text.back() = '\0';
  return text.data();
}

std::string GpuWorker::printed() const {
  std::string text(kPrintedBytes, '\0');
  const ssize_t got = pread(output_, text.data(), text.size(), 0);
  text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return text;
}

std::string GpuWorker::endSanitized() {
  std::string text;
  if (sanitizerLog_ < 0) {
    return text;
  }
  if (pid_ > 0) {
    shutdown(socket_, SHUT_RDWR); // it ends when it has no judge
    pollfd ended{.fd = processDescriptor_, .events = POLLIN, .revents = 0};
    const bool byItself = poll(&ended, 1, kEndMilliseconds) > 0;
    byItself ? reap() : kill(GpuStep::End::timeout);
  }
  std::array<char, 4096> part{};
  for (ssize_t got = 0; (got = read(sanitizerLog_, part.data(), part.size())) > 0;) {
    text.append(part.data(), static_cast<std::size_t>(got));
  }
  return text;
}

GpuWorkers::GpuWorkers(GpuWorkerStart start) : start_(std::move(start)) {
  startSpare();
}

void GpuWorkers::startSpare() {
  problem_.clear();
  programIsMissing_ = false;
  try {
    spare_ = std::make_unique<GpuWorker>(start_);
  } catch (const MissingProgram& error) {
    problem_ = error.what();
    programIsMissing_ = true;
  } catch (const std::exception& error) {
    problem_ = error.what();
  }
}

std::unique_ptr<GpuWorker> GpuWorkers::take(std::string& error) {
  if (spare_ == nullptr) {
    startSpare();
  }
  std::unique_ptr<GpuWorker> taken = std::move(spare_);
  error = taken == nullptr ? problem_ : taken->ready();
  if (!error.empty()) {
    return nullptr;
  }
  startSpare();
  return taken;
}

std::unique_ptr<GpuWorker> GpuWorkers::takeSanitized(const Sanitizing& sanitizing, std::string& error) const {
  try {
    GpuWorkerStart start = start_;
    start.sanitizing = sanitizing;
    auto worker = std::make_unique<GpuWorker>(start);
    error = worker->ready();
    return error.empty() ? std::move(worker) : nullptr;
  } catch (const std::exception& failed) {
    error = failed.what();
    return nullptr;
  }
}

} // namespace qkc::judge
