#include "runtime/judge/confined_child.h"

#include "runtime/device/unprivileged.h"
#include "runtime/judge/confinement.h"

#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <system_error>

namespace qkc::judge {
namespace {

[[noreturn]] void fail(const char* what) {
  throw std::system_error(errno, std::generic_category(), what);
}

void setUp(const ChildWork& work, const ConfinedChild& child) {
  setsid();
  if (!device::becomeNobody()) {
    fail("cannot give up root's rights");
  }
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != child.parent) {
    fail("the parent has gone");
  }
  if (!keepOnlyDescriptors(child.channel, child.output)) {
    fail("cannot replace descriptors");
  }
  static std::array<char, 1024> lineBuffer;
  std::setvbuf(stdout, lineBuffer.data(), _IOLBF, lineBuffer.size());
  if (!reportCrashesTo(child.report, work.claim.owns ? &work.claim : nullptr)) {
    fail("cannot install signal handlers");
  }
  if (!limitResources(kPrintedBytes, child.processorSeconds)) {
    fail("cannot limit resources");
  }
  if (work.prepare) {
    work.prepare(child.shared);
  }
  if (!limitFurtherMemory(child.furtherMemoryBytes)) {
    fail("cannot limit memory");
  }
  if (const int error = forbidSystemCalls(work.load ? NewCode::allowed : NewCode::forbidden); error != 0) {
    errno = error;
    fail("cannot forbid system calls");
  }
}

void load(const ChildWork& work, const ConfinedChild& child) {
  const ChannelMessage closed{.token = child.token, .value = 0};
  if (write(kChannelDescriptor, &closed, sizeof closed) != sizeof closed) {
    _exit(0); // the parent has gone
  }
  work.load();
  if (const int error = forbidNewCode(); error != 0) {
    errno = error;
    fail("cannot forbid new code");
  }
}

} // namespace

// Not instrumented: a sanitizer's look at an exception makes system calls that are forbidden by then.
__attribute__((no_sanitize("undefined"))) void runConfined(const ChildWork& work, const ConfinedChild& child) {
  try {
    setUp(work, child);
    if (work.load) {
      load(work, child);
    }
  } catch (const std::exception& error) {
    endWithReport(child.report, CrashReport::setupFailed, 0, error.what());
  } catch (...) {
    endWithReport(child.report, CrashReport::setupFailed, 0, "unknown exception");
  }
  ChannelMessage message{.token = child.token, .value = 0};
  try {
    while (write(kChannelDescriptor, &message, sizeof message) == sizeof message &&
           read(kChannelDescriptor, &message, sizeof message) == sizeof message) {
      message.value = work.step(static_cast<int>(message.value));
    }
  } catch (const std::exception& error) {
    endWithReport(child.report, CrashReport::threw, 0, error.what());
  } catch (...) {
    endWithReport(child.report, CrashReport::threw, 0, "an exception that is no std::exception");
  }
  _exit(0); // the parent closed the channel
}

} // namespace qkc::judge
