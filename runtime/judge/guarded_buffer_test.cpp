#include "runtime/judge/guarded_buffer.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <system_error>
#include <utility>

using namespace qkc::judge;

namespace {

// Whether touching the byte ends a child process with a fault.
bool faults(const GuardedBuffer& buffer, std::ptrdiff_t offset, bool write, bool readOnly = false) {
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGSEGV, SIG_DFL); // the test framework's handler would report the fault
    if (readOnly) {
      buffer.protectReadOnly();
    }
    volatile std::byte* at = buffer.data() + offset;
    if (write) {
      *at = std::byte{1};
    } else {
      static_cast<void>(*at);
    }
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status);
}

} // namespace

TEST_CASE("bases are aligned and data touch their guard as far as the alignment allows") {
  for (const std::size_t bytes : {1UL, 255UL, 256UL, 257UL, 4000UL, 4096UL, 4097UL, 65536UL}) {
    CAPTURE(bytes);
    const GuardedBuffer upper("x", bytes, Placement::upper);
    const GuardedBuffer lower("x", bytes, Placement::lower);
    const auto rounded = static_cast<std::ptrdiff_t>((bytes + 255) / 256 * 256);
    for (const GuardedBuffer* buffer : {&upper, &lower}) {
      CHECK(reinterpret_cast<std::uintptr_t>(buffer->data()) % GuardedBuffer::kAlignment == 0);
      CHECK(buffer->size() == bytes);
      CHECK_FALSE(faults(*buffer, 0, true));
      CHECK_FALSE(faults(*buffer, static_cast<std::ptrdiff_t>(bytes) - 1, true));
    }
    CHECK(faults(upper, rounded, false));
    CHECK_FALSE(faults(upper, rounded - 1, false));
    CHECK(faults(lower, -1, false));
    CHECK(faults(lower, -static_cast<std::ptrdiff_t>(GuardedBuffer::kGuardBytes), true));
  }
}

TEST_CASE("a buffer of no bytes has no byte that can be touched") {
  for (const Placement placement : {Placement::upper, Placement::lower}) {
    const GuardedBuffer buffer("empty", 0, placement);
    buffer.fill(std::byte{1});
    buffer.fillSlack(std::byte{2});
    CHECK(buffer.slackIntact(std::byte{2}));
    CHECK(faults(buffer, 0, false));
    CHECK(faults(buffer, -1, false));
  }
}

TEST_CASE("slack keeps its canary and the lowest damaged byte is named") {
  const GuardedBuffer buffer("x", 300, Placement::upper);
  const std::byte canary{0x77};
  buffer.fillSlack(canary);
  buffer.fill(std::byte{0});
  CHECK(buffer.slackIntact(canary));
  buffer.data()[300] = std::byte{0};
  CHECK(buffer.damagedSlack(canary) == 300);
  buffer.data()[511] = std::byte{0};
  buffer.data()[300] = canary;
  CHECK(buffer.damagedSlack(canary) == 511);
  buffer.data()[-1] = std::byte{0};
  CHECK(buffer.damagedSlack(canary) == -1);
  buffer.data()[-3584] = std::byte{0};
  CHECK(buffer.damagedSlack(canary) == -3584);
}

TEST_CASE("read-only holds for the process that asked, and the memory is shared") {
  const GuardedBuffer buffer("x", 64, Placement::lower);
  CHECK(faults(buffer, 5, true, true));
  CHECK_FALSE(faults(buffer, 5, false, true));
  CHECK(buffer.data()[5] == std::byte{0});
  CHECK_FALSE(faults(buffer, 5, true));
  CHECK(buffer.data()[5] == std::byte{1});
}

TEST_CASE("addresses are found in data, slack and guards") {
  GuardedBuffer source("x", 1000, Placement::upper);
  const GuardedBuffer buffer = std::move(source);
  const auto base = reinterpret_cast<std::uintptr_t>(buffer.data());
  CHECK(buffer.covers(base));
  CHECK(buffer.covers(base + 1024 + GuardedBuffer::kGuardBytes - 1));
  CHECK_FALSE(buffer.covers(base + 1024 + GuardedBuffer::kGuardBytes));
  CHECK(buffer.covers(base - 3072 - GuardedBuffer::kGuardBytes));
  CHECK_FALSE(buffer.covers(base - 3072 - GuardedBuffer::kGuardBytes - 1));
  CHECK(buffer.offsetOf(base + 7) == 7);
  CHECK(buffer.offsetOf(base - 7) == -7);
}

TEST_CASE("a size that no machine has is refused with the buffer's name") {
  CHECK_THROWS_WITH_AS(GuardedBuffer("weights", ~std::size_t{0}, Placement::upper), doctest::Contains("weights"),
                       std::system_error);
  CHECK_THROWS_AS(GuardedBuffer("weights", std::size_t{1} << 60, Placement::upper), std::system_error);
}
