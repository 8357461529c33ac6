#include "runtime/device/cpu/compiler_process.h"

#include "runtime/device/cpu/contained_compile.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>

namespace qkc::device::cpu {
namespace {

// A datagram with three descriptors.
struct Order {
  CompileLimits limits;
};
enum Descriptor : std::size_t { text, result, answer, kDescriptors };
using Descriptors = std::array<int, kDescriptors>;

constexpr int kWallForProcessor = 5'000; // milliseconds by the clock for each second of processor time
constexpr int kMostSeconds = 100'000;
constexpr int kSocket = 3; // of the compiler's process, beside 0 to 2

int orders = -1; // this process's end

// The socket's message is ready to be sent or received; `space` and the parts live as long as it does.
struct Message {
  Order order;
  iovec part{.iov_base = &order, .iov_len = sizeof order};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(Descriptors))> space{};
  msghdr header{};

  Message() {
    header.msg_iov = &part;
    header.msg_iovlen = 1;
    header.msg_control = space.data();
    header.msg_controllen = space.size();
  }
  Message(const Message&) = delete;
  Message& operator=(const Message&) = delete;
};

// Waits for one child, so that the process that takes orders never waits. Ends the child where nobody waits for it.
[[noreturn]] void supervise(OrderedWork work, const CompileLimits& limits, const Descriptors& descriptors) {
  std::signal(SIGCHLD, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  pid_t const child = fork();
  if (child == 0) {
    std::string const order = readWhole(descriptors[text]);
    runContained([&] { return work(order); }, limits, descriptors[result], ContainedWork::Files::none);
  }
  if (child < 0) {
    _exit(1);
  }
  auto const process = static_cast<int>(syscall(SYS_pidfd_open, child, 0));
  std::array<pollfd, 2> watched = {
      {{.fd = process, .events = POLLIN, .revents = 0}, {.fd = descriptors[answer], .events = 0, .revents = 0}}};
  // Processor time is limited by the system; one that only waits ends here.
  int const patience = static_cast<int>(std::clamp<std::int64_t>(limits.seconds, 1, kMostSeconds)) * kWallForProcessor;
  int ready = 0;
  while ((ready = poll(watched.data(), watched.size(), patience)) < 0 && errno == EINTR) {
  }
  if (process < 0 || ready == 0 || watched[1].revents != 0) {
    kill(child, SIGKILL);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  static_cast<void>(send(descriptors[answer], &status, sizeof status, MSG_NOSIGNAL));
  _exit(0);
}

// False where nobody is left to give orders.
bool receive(Message& message, Descriptors& descriptors) {
  ssize_t got = 0;
  do {
    got = recvmsg(kSocket, &message.header, MSG_CMSG_CLOEXEC);
  } while (got < 0 && errno == EINTR);
  cmsghdr const* const rights = got == sizeof message.order ? CMSG_FIRSTHDR(&message.header) : nullptr;
  if (rights == nullptr || rights->cmsg_type != SCM_RIGHTS || rights->cmsg_len != CMSG_LEN(sizeof descriptors)) {
    return false;
  }
  std::memcpy(descriptors.data(), CMSG_DATA(rights), sizeof descriptors);
  return true;
}

// What the user keeps there is no candidate's business.
void forgetEnvironment() {
  for (char** one = environ; *one != nullptr; ++one) {
    explicit_bzero(*one, std::strlen(*one));
  }
  *environ = nullptr;
}

[[noreturn]] void serve(OrderedWork work, int socket) {
  forgetEnvironment();
  setsid(); // what is typed on the terminal is for the process that gives orders
  std::signal(SIGCHLD, SIG_IGN);
  int const nowhere = open("/dev/null", O_RDWR);
  if (nowhere < 0 || dup2(nowhere, 0) < 0 || dup2(nowhere, 1) < 0 || dup2(nowhere, 2) < 0 ||
      (socket != kSocket && dup2(socket, kSocket) < 0) || close_range(kSocket + 1, ~0U, 0) != 0) {
    _exit(1);
  }
  for (;;) {
    Message message;
    Descriptors descriptors{};
    if (!receive(message, descriptors)) {
      _exit(0);
    }
    if (fork() == 0) {
      close(kSocket);
      supervise(work, message.order.limits, descriptors);
    }
    for (int const one : descriptors) {
      close(one);
    }
  }
}

} // namespace

bool startCompilerProcess(OrderedWork work) {
  if (orders >= 0) {
    return true;
  }
  std::array<int, 2> sockets = {-1, -1};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets.data()) != 0) {
    return false;
  }
  pid_t const process = fork();
  if (process == 0) {
    // A grandchild: nobody's to wait for.
    if (fork() == 0) {
      close(sockets[0]);
      serve(work, sockets[1]);
    }
    _exit(0);
  }
  close(sockets[1]);
  if (process > 0) {
    while (waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  orders = sockets[0];
  return process > 0;
}

int orderCompilation(std::string_view order, const CompileLimits& limits, int result) {
  int const file = memfd_create("qkc.order", MFD_CLOEXEC);
  std::array<int, 2> sockets = {-1, -1};
  bool sent = file >= 0 && writeWhole(file, order) &&
              socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets.data()) == 0;
  if (sent) {
    Message message;
    message.order.limits = limits;
    Descriptors const descriptors = {file, result, sockets[1]};
    cmsghdr* const rights = CMSG_FIRSTHDR(&message.header);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(sizeof descriptors);
    std::memcpy(CMSG_DATA(rights), descriptors.data(), sizeof descriptors);
    sent = sendmsg(orders, &message.header, MSG_NOSIGNAL) == sizeof message.order;
  }
  int const error = errno;
  for (int const one : {file, sockets[1], sent ? -1 : sockets[0]}) {
    if (one >= 0) {
      close(one);
    }
  }
  errno = error;
  return sent ? sockets[0] : -1;
}

} // namespace qkc::device::cpu
