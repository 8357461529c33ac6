#include "runtime/device/cpu/thread_pool.h"

#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/launch.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/types.h>

#include <algorithm>
#include <array>
#include <csignal>

namespace qkc::device::cpu {
namespace {

constexpr int kMostThreads = 16;
constexpr std::size_t kSignalStackBytes = 64UL << 10U;
constexpr std::size_t kWorkerStackBytes = 8UL << 20U; // as the main thread has: kernels keep local arrays there

} // namespace

struct ThreadPool::Crew {
  std::mutex lock;
  std::condition_variable wake;
  std::condition_variable done;
  int workers = 0;
  int busy = 0;
  int stopping = 0;
  std::uint64_t round = 0;
  const std::function<void(int)>* work = nullptr;

  struct Start {
    Crew* crew = nullptr;
    int index = 0;
  };
  std::array<Start, kMostThreads> starts;

  static void* enter(void* argument) {
    auto const* start = static_cast<const Start*>(argument);
    ensureSignalStack();
    start->crew->serve(start->index);
    return nullptr;
  }

  bool start(int index) {
    Start& mine = starts[static_cast<std::size_t>(index)];
    mine = {.crew = this, .index = index};
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, kWorkerStackBytes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t thread{};
    bool const started = pthread_create(&thread, &attributes, enter, &mine) == 0;
    pthread_attr_destroy(&attributes);
    if (started) {
      ++workers;
    }
    return started;
  }

  void serve(int index) {
    std::uint64_t seen = 0;
    std::unique_lock<std::mutex> hold(lock);
    for (;;) {
      wake.wait(hold, [&] { return round != seen || stopping != 0; });
      if (stopping != 0) {
        --workers;
        done.notify_all();
        return;
      }
      seen = round;
      auto const* job = work;
      hold.unlock();
      (*job)(index);
      hold.lock();
      if (--busy == 0) {
        done.notify_all();
      }
    }
  }
};

void ensureSignalStack() {
  stack_t present{};
  if (sigaltstack(nullptr, &present) == 0 && (present.ss_flags & SS_DISABLE) == 0) {
    return;
  }
  void* memory = mmap(nullptr, kSignalStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    return;
  }
  stack_t stack{};
  stack.ss_sp = memory;
  stack.ss_size = kSignalStackBytes;
  sigaltstack(&stack, nullptr);
}

ThreadPool::ThreadPool() {
  // A child inherits locks as they are, but not the threads that would open them.
  pthread_atfork(
      [] {
        lockKernels();
        lockDeviceHeap();
      },
      [] {
        unlockDeviceHeap();
        unlockKernels();
      },
      [] {
        unlockDeviceHeap();
        unlockKernels();
        instance().forget();
      });
}

ThreadPool& ThreadPool::instance() {
  static auto* const pool = new ThreadPool();
  return *pool;
}

void ThreadPool::forget() {
  crew_ = nullptr;
}

void ThreadPool::setThreads(int count) {
  wanted_ = std::clamp(count, 1, kMostThreads);
}

int ThreadPool::threads() const {
  return crew_ == nullptr ? 1 : crew_->workers + 1;
}

bool ThreadPool::prepare() {
  ensureSignalStack();
  if (crew_ != nullptr && crew_->workers + 1 == wanted_) {
    return true;
  }
  if (crew_ != nullptr) {
    std::unique_lock<std::mutex> hold(crew_->lock);
    crew_->stopping = 1;
    crew_->wake.notify_all();
    crew_->done.wait(hold, [&] { return crew_->workers == 0; });
  }
  crew_ = new Crew();
  for (int i = 1; i < wanted_; ++i) {
    if (!crew_->start(i)) {
      return false;
    }
  }
  return true;
}

void ThreadPool::runOnAll(const std::function<void(int)>& work) {
  if (threads() == 1) {
    work(0);
    return;
  }
  {
    std::lock_guard<std::mutex> const hold(crew_->lock);
    crew_->work = &work;
    crew_->busy = crew_->workers;
    ++crew_->round;
  }
  crew_->wake.notify_all();
  work(0);
  std::unique_lock<std::mutex> hold(crew_->lock);
  crew_->done.wait(hold, [&] { return crew_->busy == 0; });
}

} // namespace qkc::device::cpu
