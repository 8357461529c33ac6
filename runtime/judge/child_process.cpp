#include "runtime/judge/child_process.h"

#include "runtime/judge/control_block.h"
#include "runtime/judge/cpu_worker.h"

#include <poll.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

namespace qkc::judge {
namespace {

using Clock = std::chrono::steady_clock;

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

int millisecondsUntil(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1'000'000'000));
}

constexpr std::size_t sharedOffset() {
  return (sizeof(CrashReport) + 63) / 64 * 64;
}
static_assert(sharedOffset() == offsetof(cpu::ControlBlock, fault));

unsigned long processorSeconds(const ChildLimits& limits) {
  const auto wallMilliseconds = static_cast<unsigned long>(limits.stepMilliseconds) * (limits.steps + 1UL);
  return 1 + wallMilliseconds * std::max(1U, std::thread::hardware_concurrency()) / 1000;
}

} // namespace

ChildProcess::ChildProcess(const ChildWork& work, const ChildLimits& limits)
    : limits_(limits), control_("control", sharedOffset() + limits.sharedBytes, Placement::lower),
      report_(new(control_.data()) CrashReport{}) {
  try {
    forkHere(work);
  } catch (...) {
    close();
    throw;
  }
}

ChildProcess::ChildProcess(WorkerRun run, const ChildLimits& limits)
    : limits_(limits), controlFile_(std::in_place, "qkc.control"),
      control_("control", sizeof(cpu::ControlBlock), Placement::lower, *controlFile_, nullptr),
      report_(new(control_.data()) CrashReport{}) {
  try {
    forkInWorker(std::move(run));
  } catch (...) {
    close();
    throw;
  }
}

ChildProcess::~ChildProcess() {
  close();
}

// The child's end of the channel.
int ChildProcess::openChannel() {
  readyToken_ = secretNumber();
  output_ = memfd_create("candidate-output", MFD_CLOEXEC);
  std::array<int, 2> channels = {-1, -1};
  if (output_ < 0 || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, channels.data()) != 0) {
    fail("no channel to the child process");
  }
  channel_ = channels[0];
  return channels[1];
}

void ChildProcess::forkHere(const ChildWork& work) {
  const int channel = openChannel();
  // What waits in the buffers is the parent's to write; the child would write it a second time.
  std::fflush(stdout);
  std::fflush(stderr);
  const pid_t parent = getpid();
  pid_ = fork();
  if (pid_ == 0) {
    runConfined(work, {.report = report_,
                       .shared = control_.data() + sharedOffset(),
                       .channel = channel,
                       .output = output_,
                       .parent = parent,
                       .token = readyToken_,
                       .furtherMemoryBytes = limits_.furtherMemoryBytes,
                       .processorSeconds = processorSeconds(limits_)});
  }
  const int error = errno;
  ::close(channel);
  errno = error;
  if (pid_ < 0) {
    fail("no child process");
  }
  processDescriptor_ = static_cast<int>(syscall(SYS_pidfd_open, pid_, 0));
  if (processDescriptor_ < 0) {
    fail("no descriptor of the child process");
  }
}

void ChildProcess::forkInWorker(WorkerRun run) {
  const int channel = openChannel();
  loads_ = true;
  run.plan.token = readyToken_;
  run.plan.parent = getpid();
  run.plan.furtherMemoryBytes = limits_.furtherMemoryBytes;
  run.plan.processorSeconds = processorSeconds(limits_);
  try {
    const SharedFile plan("qkc.plan", pack(run.plan));
    const auto child =
        run.worker->fork({channel, output_, controlFile_->descriptor(), run.memory, run.program, plan.descriptor()});
    pid_ = child.pid;
    processDescriptor_ = child.processDescriptor;
  } catch (...) {
    ::close(channel);
    throw;
  }
  ::close(channel);
  if (processDescriptor_ < 0) {
    fail("no descriptor of the child process");
  }
}

StepResult ChildProcess::ready() {
  const StepResult prepared = await(readyToken_);
  prepared_ = prepared.end == StepResult::End::done;
  return prepared_ && loads_ ? await(readyToken_) : prepared;
}

StepResult ChildProcess::step(int index) {
  const ChannelMessage message{.token = secretNumber(), .value = index};
  // A child that died meanwhile is found by await.
  static_cast<void>(send(channel_, &message, sizeof message, MSG_NOSIGNAL | MSG_DONTWAIT));
  return await(message.token);
}

StepResult ChildProcess::await(std::uint64_t token) {
  const Clock::time_point start = Clock::now();
  const Clock::time_point deadline = start + std::chrono::milliseconds(limits_.stepMilliseconds);
  const auto timed = [&](StepResult result) {
    result.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    return result;
  };
  std::array<pollfd, 2> watched = {
      {{.fd = processDescriptor_, .events = POLLIN, .revents = 0}, {.fd = channel_, .events = POLLIN, .revents = 0}}};
  auto& [process, channel] = watched;
  for (;;) {
    const int events = poll(watched.data(), watched.size(), millisecondsUntil(deadline));
    if (events < 0 && errno != EINTR) {
      fail("cannot wait for the child process");
    }
    if (events <= 0) {
      if (Clock::now() >= deadline) {
        return timed(killed(StepResult::End::timeout));
      }
      continue;
    }
    if ((channel.revents & POLLIN) != 0) {
      if (const auto result = receive(token, (channel.revents & POLLHUP) != 0)) {
        return timed(result->end == StepResult::End::done ? *result : killed(result->end));
      }
    }
    if ((process.revents & POLLIN) != 0) {
      return timed(reap());
    }
    if ((channel.revents & (POLLHUP | POLLERR)) != 0) {
      channel.fd = -1; // closed at the other end: only the process's end is left to wait for
    }
  }
}

// Nothing came where the other end is closed. Else no bytes are a message too, of a child that means to keep us busy.
std::optional<StepResult> ChildProcess::receive(std::uint64_t token, bool closed) const {
  ChannelMessage message{};
  const ssize_t got = recv(channel_, &message, sizeof message, MSG_DONTWAIT | MSG_TRUNC);
  if (got < 0 || (got == 0 && closed)) {
    return std::nullopt;
  }
  StepResult result;
  result.end = got == sizeof message && message.token == token ? StepResult::End::done : StepResult::End::falseRecord;
  result.value = message.value;
  return result;
}

StepResult ChildProcess::reap() {
  StepResult result;
  int status = 0;
  pid_t got = 0;
  do {
    got = waitpid(pid_, &status, 0);
  } while (got < 0 && errno == EINTR);
  pid_ = -1;
  result.end = StepResult::End::exited;
  result.value = -1; // where the program that embeds the judge ignores SIGCHLD, the status is lost
  if (got > 0 && WIFSIGNALED(status)) {
    result.end = StepResult::End::signalled;
    result.value = WTERMSIG(status);
  } else if (got > 0) {
    result.value = WEXITSTATUS(status);
  }
  std::memcpy(static_cast<void*>(&result.report), report_, sizeof result.report);
  result.report.text.back() = '\0';
  if (result.value == kReportedExitCode && result.report.kind != CrashReport::none) {
    result.end = StepResult::End::reported;
  }
  return result;
}

StepResult ChildProcess::killed(StepResult::End end) {
  ::kill(-pid_, SIGKILL); // its session, once it has one
  syscall(SYS_pidfd_send_signal, processDescriptor_, SIGKILL, nullptr, 0);
  StepResult result = reap();
  result.end = end;
  return result;
}

void ChildProcess::close() noexcept {
  if (pid_ > 0) {
    ::kill(-pid_, SIGKILL);
    ::kill(pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
  }
  for (int* descriptor : {&processDescriptor_, &channel_, &output_}) {
    if (*descriptor >= 0) {
      ::close(*descriptor);
      *descriptor = -1;
    }
  }
}

const void* ChildProcess::shared() const {
  return control_.data() + sharedOffset();
}

std::string ChildProcess::printed() const {
  std::string text(kPrintedBytes, '\0');
  const ssize_t got = pread(output_, text.data(), text.size(), 0);
  text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return text;
}

} // namespace qkc::judge
