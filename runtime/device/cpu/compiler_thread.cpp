#include "runtime/device/cpu/compiler_thread.h"

#include <clang/Basic/Stack.h>
#include <llvm/Support/CrashRecoveryContext.h>
#include <llvm/Support/ErrorHandling.h>

#include <mutex>

namespace qkc::device::cpu {
namespace {

std::mutex recoveryLock;
int recoveryUsers = 0;
thread_local std::string* fatalText = nullptr;

// LLVM reports what it cannot handle here and would end the process afterwards.
void onFatalError(void* /*unused*/, const char* reason, bool /*unused*/) {
  if (auto* recovery = llvm::CrashRecoveryContext::GetCurrent()) {
    if (fatalText != nullptr) {
      *fatalText = reason;
    }
    recovery->HandleExit(1);
  }
}

// The recovery's signal handlers are in place only while a compiler thread lives.
void enableRecovery() {
  std::lock_guard<std::mutex> const hold(recoveryLock);
  static const bool installed = [] {
    llvm::install_fatal_error_handler(onFatalError);
    return true;
  }();
  static_cast<void>(installed);
  if (recoveryUsers++ == 0) {
    llvm::CrashRecoveryContext::Enable();
  }
}

void disableRecovery() {
  std::lock_guard<std::mutex> const hold(recoveryLock);
  if (--recoveryUsers == 0) {
    llvm::CrashRecoveryContext::Disable();
  }
}

} // namespace

CompilerThread::CompilerThread(std::function<void()> work) : work_(std::move(work)) {
  enableRecovery();
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kStackBytes);
  started_ = pthread_create(&thread_, &attributes, enter, this) == 0;
  pthread_attr_destroy(&attributes);
}

CompilerThread::~CompilerThread() {
  join();
  disableRecovery();
}

void* CompilerThread::enter(void* self) {
  clang::noteBottomOfStack();
  static_cast<CompilerThread*>(self)->runGuarded();
  return nullptr;
}

void CompilerThread::runGuarded() {
  llvm::CrashRecoveryContext recovery;
  fatalText = &failure_;
  bool const done = recovery.RunSafely([this] { work_(); });
  fatalText = nullptr;
  if (!done && failure_.empty()) {
    failure_ = "the compiler crashed";
  }
}

std::string CompilerThread::join() {
  if (!joined_) {
    joined_ = true;
    if (started_) {
      pthread_join(thread_, nullptr);
    } else {
      runGuarded();
    }
  }
  return failure_;
}

} // namespace qkc::device::cpu
