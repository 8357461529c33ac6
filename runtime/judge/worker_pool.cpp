#include "runtime/judge/worker_pool.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <span>
#include <system_error>
#include <vector>

namespace qkc::judge {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kTickMilliseconds = 200;

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

bool sendAll(int channel, const char* bytes, std::size_t count) {
  while (count != 0) {
    const ssize_t sent = send(channel, bytes, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent <= 0)
      return false;
    bytes += sent;
    count -= static_cast<std::size_t>(sent);
  }
  return true;
}

bool sendText(int channel, const std::string& text) {
  const std::uint64_t size = text.size();
  std::array<char, sizeof size> head{};
  std::memcpy(head.data(), &size, sizeof size);
  return sendAll(channel, head.data(), head.size()) && sendAll(channel, text.data(), text.size());
}

// The items come one by one; the end of the channel ends the process.
[[noreturn]] void serve(int channel, const WorkPlan& plan) {
  std::uint64_t item = 0;
  while (recv(channel, &item, sizeof item, MSG_WAITALL) == sizeof item) {
    if (!sendText(channel, plan.work(item)))
      break;
  }
  _exit(0);
}

class Worker {
public:
  Worker(int number, const WorkPlan& plan) : plan_(&plan), number_(number) {}
  ~Worker() { end(); }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void start(std::span<const std::unique_ptr<Worker>> others);
  void give(std::size_t item);
  // What came so far; none while the item is worked on.
  std::optional<WorkEnd> receive();
  WorkEnd killAtLimit();

  int number() const { return number_; }
  bool running() const { return pid_ > 0; }
  bool busy() const { return item_.has_value(); }
  std::size_t item() const { return *item_; }
  void free() { item_.reset(); }
  int channel() const { return channel_; }
  Clock::time_point started() const { return started_; }

private:
  WorkEnd died();
  void end() noexcept;

  const WorkPlan* plan_;
  int number_;
  pid_t pid_ = -1;
  int channel_ = -1;
  std::optional<std::size_t> item_;
  Clock::time_point started_;
  std::string received_;
};

void Worker::start(std::span<const std::unique_ptr<Worker>> others) {
  std::array<int, 2> channels = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channels.data()) != 0)
    fail("no channel to a worker");
  std::fflush(stdout);
  std::fflush(stderr);
  const pid_t parent = getpid();
  pid_ = fork();
  if (pid_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
      _exit(1);
    ::close(channels[0]);
    for (const auto& other : others)
      if (other->channel_ >= 0)
        ::close(other->channel_);
    try {
      serve(channels[1], *plan_);
    } catch (const std::exception& problem) {
      std::fprintf(stderr, "qkc: %s\n", problem.what());
    }
    _exit(1);
  }
  const int error = errno;
  ::close(channels[1]);
  channel_ = channels[0];
  received_.clear();
  errno = error;
  if (pid_ < 0)
    fail("no process for a worker");
}

void Worker::give(std::size_t item) {
  item_ = item;
  started_ = Clock::now();
  const std::uint64_t number = item;
  std::array<char, sizeof number> bytes{};
  std::memcpy(bytes.data(), &number, sizeof number);
  // A worker that died meanwhile is found by receive.
  static_cast<void>(sendAll(channel_, bytes.data(), bytes.size()));
}

std::optional<WorkEnd> Worker::receive() {
  std::array<char, 1U << 16U> some{};
  const ssize_t got = recv(channel_, some.data(), some.size(), MSG_DONTWAIT);
  if (got < 0 && (errno == EAGAIN || errno == EINTR))
    return std::nullopt;
  if (got <= 0)
    return died();
  received_.append(some.data(), static_cast<std::size_t>(got));
  std::uint64_t size = 0;
  if (received_.size() < sizeof size)
    return std::nullopt;
  std::memcpy(&size, received_.data(), sizeof size);
  if (received_.size() - sizeof size < size)
    return std::nullopt;
  WorkEnd end{WorkEnd::Kind::done, received_.substr(sizeof size)};
  received_.clear();
  return end;
}

WorkEnd Worker::died() {
  int status = 0;
  pid_t got = 0;
  do {
    got = waitpid(pid_, &status, 0);
  } while (got < 0 && errno == EINTR);
  pid_ = -1;
  end();
  WorkEnd out{WorkEnd::Kind::died, "it ended early"};
  if (got > 0 && WIFSIGNALED(status))
    out.text = fmt::format("signal {} ({}) ended it", WTERMSIG(status), strsignal(WTERMSIG(status)));
  else if (got > 0)
    out.text = fmt::format("it ended with status {}", WEXITSTATUS(status));
  return out;
}

WorkEnd Worker::killAtLimit() {
  end();
  return {WorkEnd::Kind::timedOut, fmt::format("killed after {} ms", plan_->limitMilliseconds)};
}

void Worker::end() noexcept {
  if (pid_ > 0) {
    kill(pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
  }
  if (channel_ >= 0) {
    ::close(channel_);
    channel_ = -1;
  }
}

class Pool {
public:
  explicit Pool(const WorkPlan& plan) : plan_(plan) {
    for (int k = 0; k < plan.workers; ++k)
      workers_.push_back(std::make_unique<Worker>(k, plan));
  }

  void run() {
    while (handOut())
      wait();
  }

private:
  // False where nobody works and nothing is left.
  bool handOut() {
    for (const auto& worker : workers_) {
      if (worker->busy() || exhausted_)
        continue;
      const auto item = plan_.next(worker->number());
      exhausted_ = !item;
      if (!item)
        break;
      if (!worker->running())
        worker->start(workers_);
      worker->give(*item);
    }
    return std::any_of(workers_.begin(), workers_.end(), [](const auto& one) { return one->busy(); });
  }

  int millisecondsToWait() const {
    int wait = kTickMilliseconds;
    for (const auto& worker : workers_)
      if (worker->busy() && plan_.limitMilliseconds > 0)
        wait = std::clamp(millisecondsLeft(*worker), 0, wait);
    return wait;
  }

  int millisecondsLeft(const Worker& worker) const {
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - worker.started()).count();
    return static_cast<int>(std::clamp<std::int64_t>(plan_.limitMilliseconds - spent, 0, plan_.limitMilliseconds));
  }

  void wait() {
    std::vector<pollfd> watched;
    std::vector<Worker*> owners;
    for (const auto& worker : workers_)
      if (worker->busy()) {
        watched.push_back({.fd = worker->channel(), .events = POLLIN, .revents = 0});
        owners.push_back(worker.get());
      }
    if (poll(watched.data(), watched.size(), millisecondsToWait()) < 0 && errno != EINTR)
      fail("cannot wait for the workers");
    for (std::size_t k = 0; k < watched.size(); ++k) {
      if (watched[k].revents != 0)
        finish(*owners[k], owners[k]->receive());
      else if (plan_.limitMilliseconds > 0 && millisecondsLeft(*owners[k]) == 0)
        finish(*owners[k], owners[k]->killAtLimit());
    }
    if (plan_.tick)
      plan_.tick();
  }

  void finish(Worker& worker, const std::optional<WorkEnd>& end) const {
    if (!end)
      return;
    const std::size_t item = worker.item();
    worker.free();
    plan_.done(item, *end);
  }

  const WorkPlan& plan_;
  std::vector<std::unique_ptr<Worker>> workers_;
  bool exhausted_ = false;
};

} // namespace

void runWorkers(const WorkPlan& plan) {
  Pool(plan).run();
}

} // namespace qkc::judge
