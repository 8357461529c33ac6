#include "runtime/judge/cpu_worker.h"

#include "runtime/judge/worker_program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <stdexcept>
#include <string>
#include <system_error>

namespace qkc::judge {
namespace {

constexpr int kAnswerMilliseconds = 30'000; // a machine under load; the work itself takes less than one
constexpr std::size_t kMostPlaces = 4096;

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

// What a process needs to start at all: where its libraries are, and what sanitizers are told. Whatever else the user
// keeps in the environment is no candidate's business.
std::vector<std::string> environmentOfWorker() {
  std::vector<std::string> out;
  for (const char* name : {"LD_LIBRARY_PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS"}) {
    if (const char* value = std::getenv(name)) {
      out.push_back(std::string(name) + "=" + value);
    }
  }
  return out;
}

class SpawnActions {
public:
  SpawnActions() { posix_spawn_file_actions_init(&actions_); }
  ~SpawnActions() { posix_spawn_file_actions_destroy(&actions_); }
  SpawnActions(const SpawnActions&) = delete;
  SpawnActions& operator=(const SpawnActions&) = delete;
  posix_spawn_file_actions_t* get() { return &actions_; }

private:
  posix_spawn_file_actions_t actions_{};
};

class SpawnAttributes {
public:
  SpawnAttributes() {
    posix_spawnattr_init(&attributes_);
    sigset_t none;
    sigemptyset(&none);
    sigset_t all;
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &all);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  ~SpawnAttributes() { posix_spawnattr_destroy(&attributes_); }
  SpawnAttributes(const SpawnAttributes&) = delete;
  SpawnAttributes& operator=(const SpawnAttributes&) = delete;
  const posix_spawnattr_t* get() const { return &attributes_; }

private:
  posix_spawnattr_t attributes_{};
};

pid_t spawn(const std::string& program, int socket) {
  SpawnActions actions;
  const SpawnAttributes attributes;
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(actions.get(), standard, "/dev/null", O_RDWR, 0);
  }
  posix_spawn_file_actions_adddup2(actions.get(), socket, cpu::kSocket);
  posix_spawn_file_actions_addclosefrom_np(actions.get(), cpu::kSocket + 1);
  std::string name = kCpuWorkerProgram;
  std::array<char*, 2> arguments = {name.data(), nullptr};
  std::vector<std::string> kept = environmentOfWorker();
  std::vector<char*> environment;
  for (std::string& one : kept) {
    environment.push_back(one.data());
  }
  environment.push_back(nullptr);
  pid_t pid = -1;
  errno = posix_spawn(&pid, program.c_str(), actions.get(), attributes.get(), arguments.data(), environment.data());
  if (errno != 0) {
    fail("no process for the worker");
  }
  return pid;
}

} // namespace

CpuWorker::CpuWorker() {
  try {
    start();
  } catch (const std::exception&) {
    end(); // places() tries again
  }
}

CpuWorker::~CpuWorker() {
  end();
}

void CpuWorker::start() {
  const std::string program = workerProgram(kCpuWorkerProgram);
  std::array<int, 2> sockets = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets.data()) != 0) {
    fail("no channel to the worker");
  }
  socket_ = sockets[0];
  // Above the number that it gets: a descriptor that is moved to its own number keeps its mark and is closed.
  const int raised = fcntl(sockets[1], F_DUPFD_CLOEXEC, cpu::kSocket + 1);
  ::close(sockets[1]);
  if (raised < 0) {
    fail("no channel to the worker");
  }
  try {
    pid_ = spawn(program, raised);
  } catch (...) {
    ::close(raised);
    throw;
  }
  ::close(raised);
}

void CpuWorker::end() noexcept {
  if (pid_ > 0) {
    ::kill(pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
  }
  if (socket_ >= 0) {
    ::close(socket_);
    socket_ = -1;
  }
  places_.clear();
}

bool CpuWorker::waitForMessage() const {
  pollfd channel{.fd = socket_, .events = POLLIN, .revents = 0};
  int got = 0;
  do {
    got = poll(&channel, 1, kAnswerMilliseconds);
  } while (got < 0 && errno == EINTR);
  return got > 0 && (channel.revents & POLLIN) != 0;
}

const std::vector<std::uint64_t>& CpuWorker::places() {
  pollfd channel{.fd = socket_, .events = 0, .revents = 0};
  if (!places_.empty() && poll(&channel, 1, 0) > 0) {
    end(); // it hung up
  }
  if (pid_ < 0) {
    end();
    start();
  }
  if (places_.empty()) {
    std::vector<std::uint64_t> places(kMostPlaces);
    const ssize_t got =
        waitForMessage() ? recv(socket_, places.data(), places.size() * sizeof(std::uint64_t), MSG_DONTWAIT) : 0;
    if (got <= 0) {
      end();
      throw std::runtime_error("the worker process does not start");
    }
    places.resize(static_cast<std::size_t>(got) / sizeof(std::uint64_t));
    places_ = std::move(places);
  }
  return places_;
}

CpuWorker::Child CpuWorker::fork(const std::array<int, cpu::kDescriptors>& descriptors) {
  cpu::Order order{.number = ++orders_};
  iovec part{.iov_base = &order, .iov_len = sizeof order};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof descriptors)> space{};
  msghdr header{};
  header.msg_iov = &part;
  header.msg_iovlen = 1;
  header.msg_control = space.data();
  header.msg_controllen = space.size();
  cmsghdr* rights = CMSG_FIRSTHDR(&header);
  rights->cmsg_level = SOL_SOCKET;
  rights->cmsg_type = SCM_RIGHTS;
  rights->cmsg_len = CMSG_LEN(sizeof descriptors);
  std::memcpy(CMSG_DATA(rights), descriptors.data(), sizeof descriptors);
  if (sendmsg(socket_, &header, MSG_NOSIGNAL) != sizeof order || !waitForMessage()) {
    end(); // an answer that comes later would be taken for another's
    throw std::runtime_error("the worker process does not answer");
  }
  cpu::Answer answer{};
  part = {.iov_base = &answer, .iov_len = sizeof answer};
  header.msg_controllen = space.size();
  if (recvmsg(socket_, &header, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) != sizeof answer || answer.number != order.number) {
    end();
    throw std::runtime_error("the worker process does not answer");
  }
  if (answer.pid < 0) {
    errno = answer.error;
    fail("no child process");
  }
  Child child{.pid = answer.pid};
  if (const cmsghdr* got = CMSG_FIRSTHDR(&header); got != nullptr && got->cmsg_type == SCM_RIGHTS) {
    std::memcpy(&child.processDescriptor, CMSG_DATA(got), sizeof child.processDescriptor);
  }
  return child;
}

} // namespace qkc::judge
