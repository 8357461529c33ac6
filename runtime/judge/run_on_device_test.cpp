#include "runtime/judge/scale_candidate_testing.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <thread>

using namespace qkc::judge;
using namespace qkc::judge::testing;

namespace {
RunFault* faultOfChild = nullptr;
int stickyError = 0;
std::byte* devicePage = nullptr;
} // namespace

TEST_CASE("what the device's runtime records becomes the outcome") {
  RunRequest wanted = request([](const float*, float*, std::int64_t, float, void*) {
    std::strcpy(faultOfChild->message, "barrier in divergent code");
    faultOfChild->kind = QKC_FAULT_DIVERGENT_BARRIER;
    _exit(QKC_FAULT_EXIT_STATUS);
  });
  wanted.prepare = [](RunFault* fault) { faultOfChild = fault; };
  const RunResult result = runCandidate(wanted);
  checkOutcome(result, RunOutcome::fault, "barrier in divergent code");
  CHECK(result.fault.kind == QKC_FAULT_DIVERGENT_BARRIER);
  CHECK(faultOfChild == nullptr);

  wanted.entry = reinterpret_cast<void*>(Entry([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    std::memset(faultOfChild->launch_message, 'x', sizeof faultOfChild->launch_message);
    faultOfChild->launch_error = 9;
  }));
  const RunResult launch = runCandidate(wanted);
  checkOutcome(launch, RunOutcome::launchError, "xxx");
  CHECK(launch.message.size() == sizeof(RunFault::launch_message) - 1);
}

TEST_CASE("the device may claim a memory fault") {
  RunRequest wanted = request([](const float*, float*, std::int64_t, float, void*) { *opaque(devicePage) = {}; });
  wanted.prepare = [](RunFault* fault) {
    faultOfChild = fault;
    devicePage = static_cast<std::byte*>(mmap(nullptr, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
  };
  wanted.claimFault = [](std::uintptr_t address, bool write) {
    if (address != reinterpret_cast<std::uintptr_t>(devicePage) || !write) {
      return false;
    }
    std::strcpy(faultOfChild->message, "beyond device memory");
    faultOfChild->kind = QKC_FAULT_DEVICE_MEMORY;
    return true;
  };
  checkOutcome(runCandidate(wanted), RunOutcome::fault, "beyond device memory");
  wanted.entry = reinterpret_cast<void*>(
      Entry([](const float*, float*, std::int64_t, float, void*) { *opaque<volatile int*>(nullptr) = 1; }));
  checkOutcome(runCandidate(wanted), RunOutcome::crash, "null pointer");
}

TEST_CASE("a sticky device error is a launch error") {
  RunRequest wanted = request([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    stickyError = 98;
  });
  wanted.lastError = [] { return stickyError; };
  checkOutcome(runCandidate(wanted), RunOutcome::launchError, "device error 98");
  wanted.describeError = [](int error) { return "invalid device function " + std::to_string(error); };
  checkOutcome(runCandidate(wanted), RunOutcome::launchError, "invalid device function 98");
}

namespace {
std::atomic<int> requested{0};
std::atomic<int> finished{0};
void (*workerTask)() = nullptr;

// Stands for a device with one worker thread.
void startWorker(RunFault* /*fault*/) {
  std::thread([] {
    while (true) {
      requested.wait(0);
      requested = 0;
      workerTask();
      finished = 1;
      finished.notify_all();
    }
  }).detach();
}

void runOnWorker(void (*task)()) {
  workerTask = task;
  finished = 0;
  requested = 1;
  requested.notify_all();
  finished.wait(0);
}
} // namespace

TEST_CASE("threads prepared before work, and are confined too") {
  RunRequest wanted = request([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    runOnWorker([] { std::vector<int>(100'000, 1); });
  });
  wanted.prepare = startWorker;
  checkOutcome(runCandidate(wanted), RunOutcome::ok, "");
  wanted.entry = reinterpret_cast<void*>(Entry([](const float*, float*, std::int64_t, float, void*) {
    runOnWorker([] { static_cast<void>(open("/etc/passwd", O_RDONLY)); });
  }));
  checkOutcome(runCandidate(wanted), RunOutcome::forbiddenSystemCall, "openat");
  wanted.entry = reinterpret_cast<void*>(Entry([](const float*, float*, std::int64_t, float, void*) {
    runOnWorker([] { *opaque<volatile int*>(nullptr) = 1; });
  }));
  checkOutcome(runCandidate(wanted), RunOutcome::crash, "write through a null pointer");
}
