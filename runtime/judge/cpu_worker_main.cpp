// The process from which children are forked that run candidates on the CPU device. It takes orders, forks, and does
// nothing else; what a child needs it gets as descriptors, and reads itself.
#include "runtime/device/cpu/cuda_api.h"
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/linked_parts.h"
#include "runtime/device/cpu/run_control.h"
#include "runtime/device/cpu/runtime_symbols.h"
#include "runtime/device/cpu/streams.h"
#include "runtime/judge/confined_child.h"
#include "runtime/judge/control_block.h"
#include "runtime/judge/cpu_protocol.h"
#include "runtime/judge/run_plan.h"

#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>

namespace qkc::judge::cpu {
namespace {

namespace runtime = device::cpu;

using Descriptors = std::array<int, kDescriptors>;

void* mapped(const void* place, std::size_t bytes, int rights, int file, std::uint64_t offset) {
  const int fixed = place != nullptr ? MAP_FIXED_NOREPLACE : 0;
  void* out = mmap(const_cast<void*>(place), bytes, rights, MAP_SHARED | fixed, file, static_cast<off_t>(offset));
  if (out == MAP_FAILED || (place != nullptr && out != place)) {
    throw std::runtime_error("no memory shared with the judge");
  }
  return out;
}

const void* at(std::uint64_t address) {
  return reinterpret_cast<const void*>(address); // NOLINT(performance-no-int-to-ptr)
}

// A file's bytes, mapped as long as this lives.
class Content {
public:
  explicit Content(int file) {
    struct stat status{};
    if (fstat(file, &status) == 0 && status.st_size > 0) {
      bytes_ = {static_cast<const char*>(mapped(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, file, 0)),
                static_cast<std::size_t>(status.st_size)};
    }
  }
  ~Content() {
    if (!bytes_.empty()) {
      munmap(const_cast<char*>(bytes_.data()), bytes_.size());
    }
  }
  Content(const Content&) = delete;
  Content& operator=(const Content&) = delete;
  std::string_view bytes() const { return bytes_; }

private:
  std::string_view bytes_;
};

/// One run, in the child.
class Child {
public:
  [[noreturn]] void run(const Descriptors& descriptors);

private:
  void prepare(const Descriptors& descriptors);
  void load();
  std::int64_t call(int at);

  RunPlan plan_;
  std::optional<Content> image_; ///< until it is loaded
  std::unique_ptr<runtime::LoadedProgram> program_;
  std::vector<std::vector<device::MemoryRange>> tensors_; ///< of each call
  std::optional<NativeCall> entry_;
};

// What the judge gave, whose word holds.
void Child::prepare(const Descriptors& descriptors) {
  if (!unpack(Content(descriptors[plan]).bytes(), plan_) || plan_.calls.empty()) {
    throw std::runtime_error("the plan of the run is damaged");
  }
  for (const PlannedPages& pages : plan_.pages) {
    if (pages.bytes != 0) {
      mapped(at(pages.address), pages.bytes, pages.writable ? PROT_READ | PROT_WRITE : PROT_READ, descriptors[memory],
             pages.offset);
    }
  }
  for (PlannedCall& call : plan_.calls) {
    call.values.emplace_back(runtime::givenStream());
    std::vector<device::MemoryRange>& tensors = tensors_.emplace_back();
    for (const std::uint64_t number : call.pages) {
      const PlannedPages& pages = plan_.pages[number];
      tensors.push_back({const_cast<void*>(at(pages.address)), pages.bytes, pages.writable, true});
    }
  }
  image_.emplace(descriptors[program]);
}

// What the compiler gave, whom a candidate's text may have taken over.
void Child::load() {
  program_ = runtime::loadImage(image_->bytes());
  image_.reset();
  void* entry = program_->entry(plan_.entry);
  if (entry == nullptr) {
    throw std::runtime_error("the program has no entry '" + plan_.entry + "'");
  }
  entry_.emplace(entry, plan_.calls.front().values);
}

std::int64_t Child::call(int at) {
  const auto which = static_cast<std::size_t>(at);
  runtime::beginRunCall(plan_.calls.at(which).index, tensors_[which]);
  (*entry_)(plan_.calls[which].values);
  runtime::endRunCall();
  return 0;
}

void Child::run(const Descriptors& descriptors) {
  struct stat status{};
  auto* const block = static_cast<ControlBlock*>(fstat(descriptors[control], &status) == 0
                                                     ? mmap(const_cast<void*>(at(kControlAddress)),
                                                            sizeof(ControlBlock), PROT_READ | PROT_WRITE,
                                                            MAP_SHARED | MAP_FIXED_NOREPLACE, descriptors[control], 0)
                                                     : MAP_FAILED);
  if (block == MAP_FAILED) {
    _exit(1);
  }
  try {
    prepare(descriptors);
  } catch (const std::exception& error) {
    endWithReport(&block->report, CrashReport::setupFailed, 0, error.what());
  }
  ChildWork work;
  work.prepare = [](void* shared) {
    runtime::setFaultSink(static_cast<RunFault*>(shared));
    static_cast<void>(runtime::prepareRun()); // without threads of its own, this one runs the kernels alone
  };
  work.load = [this] { load(); };
  work.claim = {.owns = runtime::claimRunFault, .exitStatus = QKC_FAULT_EXIT_STATUS};
  work.step = [this](int at) { return call(at); };
  runConfined(work, {.report = &block->report,
                     .shared = &block->fault,
                     .channel = descriptors[channel],
                     .output = descriptors[output],
                     .parent = static_cast<pid_t>(plan_.parent),
                     .token = plan_.token,
                     .furtherMemoryBytes = plan_.furtherMemoryBytes,
                     .processorSeconds = plan_.processorSeconds});
}

// A child of the judge, which waits for it. The C library's fork can't do that; what it does beyond the call is of
// use only to processes with threads, but for the number of the thread that the library keeps.
long forkForParent(int& processDescriptor) {
  int* threadNumber = nullptr;
  const bool kept = prctl(PR_GET_TID_ADDRESS, &threadNumber) == 0 && threadNumber != nullptr;
  const auto flags = static_cast<unsigned long>(SIGCHLD | CLONE_PARENT | CLONE_PIDFD | (kept ? CLONE_CHILD_SETTID : 0));
  return syscall(SYS_clone, flags, nullptr, &processDescriptor, threadNumber, nullptr);
}

void answer(const Order& order, long pid, int error, int processDescriptor) {
  Answer reply{.number = order.number, .pid = static_cast<std::int32_t>(pid), .error = error};
  iovec part{.iov_base = &reply, .iov_len = sizeof reply};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> space{};
  msghdr header{};
  header.msg_iov = &part;
  header.msg_iovlen = 1;
  if (pid > 0) {
    header.msg_control = space.data();
    header.msg_controllen = space.size();
    cmsghdr* rights = CMSG_FIRSTHDR(&header);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(sizeof(int));
    std::memcpy(CMSG_DATA(rights), &processDescriptor, sizeof processDescriptor);
  }
  static_cast<void>(sendmsg(kSocket, &header, MSG_NOSIGNAL));
}

// False where the judge has gone, or what came is no order.
bool receive(Order& order, Descriptors& descriptors) {
  iovec part{.iov_base = &order, .iov_len = sizeof order};
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(Descriptors))> space{};
  msghdr header{};
  header.msg_iov = &part;
  header.msg_iovlen = 1;
  header.msg_control = space.data();
  header.msg_controllen = space.size();
  ssize_t got = 0;
  do {
    got = recvmsg(kSocket, &header, MSG_CMSG_CLOEXEC);
  } while (got < 0 && errno == EINTR);
  const cmsghdr* rights = got == sizeof order ? CMSG_FIRSTHDR(&header) : nullptr;
  if (rights == nullptr || rights->cmsg_type != SCM_RIGHTS || rights->cmsg_len != CMSG_LEN(sizeof descriptors)) {
    return false;
  }
  std::memcpy(descriptors.data(), CMSG_DATA(rights), sizeof descriptors);
  return true;
}

void serve() {
  Order order{};
  Descriptors descriptors{};
  while (receive(order, descriptors)) {
    int processDescriptor = -1;
    const long pid = forkForParent(processDescriptor);
    const int error = errno;
    if (pid == 0) {
      static Child child;
      child.run(descriptors);
    }
    for (const int one : descriptors) {
      close(one);
    }
    answer(order, pid, error, processDescriptor);
    if (pid > 0) {
      close(processDescriptor);
    }
  }
}

bool sendPlaces() {
  std::vector<std::uint64_t> places = {runtime::runtimeMark()};
  for (const auto& [name, place] : runtime::runtimeSymbols()) {
    places.push_back(reinterpret_cast<std::uint64_t>(place));
  }
  const auto bytes = static_cast<ssize_t>(places.size() * sizeof places[0]);
  return send(kSocket, places.data(), static_cast<std::size_t>(bytes), MSG_NOSIGNAL) == bytes;
}

} // namespace
} // namespace qkc::judge::cpu

int main(int count, char** /*arguments*/) {
  struct stat status{};
  if (count != 1 || fstat(qkc::judge::cpu::kSocket, &status) != 0 || !S_ISSOCK(status.st_mode)) {
    std::fputs("qkc_cpu_worker is started by qkc\n", stderr);
    return 2;
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (!qkc::judge::cpu::sendPlaces()) {
    return 2;
  }
  qkc::judge::cpu::serve();
  return 0;
}
