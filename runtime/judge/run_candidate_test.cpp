#include "runtime/judge/likely_content.h"
#include "runtime/judge/scale_candidate_testing.h"

#include <dirent.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <thread>

using namespace qkc::judge;
using namespace qkc::judge::testing;

namespace {

std::size_t openDescriptors() {
  std::size_t count = 0;
  DIR* folder = opendir("/proc/self/fd");
  while (readdir(folder) != nullptr) {
    ++count;
  }
  closedir(folder);
  return count;
}

long addressSpacePages() {
  long pages = 0;
  FILE* file = std::fopen("/proc/self/statm", "r");
  CHECK(std::fscanf(file, "%ld", &pages) == 1);
  std::fclose(file);
  return pages;
}

} // namespace

TEST_CASE("a right candidate runs and its outputs come back") {
  const RunResult result = run(scale);
  checkOutcome(result, RunOutcome::ok, "");
  CHECK(result.message.empty());
  REQUIRE(result.cases.at(0).outputs.size() == 1);
  for (const std::int64_t i : {std::int64_t{0}, std::int64_t{500}, kCount - 1}) {
    CHECK(floatAt(result.cases.at(0).outputs[0], i) == kFactor * static_cast<float>(1 + i));
  }
  CHECK(result.cases.at(0).milliseconds > 0);
  CHECK(result.cases.at(0).repeated.empty());
}

TEST_CASE("any number of calls, and the call on other data, leave the case's outputs") {
  for (const int calls : {1, 2, 3, 5}) {
    for (const bool other : {false, true}) {
      RunRequest wanted = request(scale);
      wanted.calls = calls;
      wanted.callOnOtherData = other;
      const RunResult result = runCandidate(wanted);
      checkOutcome(result, RunOutcome::ok, "");
      CHECK(floatAt(result.cases.at(0).outputs.at(0), 7) == kFactor * 8);
    }
  }
}

TEST_CASE("inouts are as given before each call, and are outputs") {
  RunRequest wanted;
  wanted.entry = reinterpret_cast<void*>(+[](float* sum, const float* x, float* y, void*) {
    *sum += *x;
    *y = *sum;
  });
  wanted.cases = {{tensor("sum", TensorArg::Role::inout, 4, floats(10, 1)),
                   tensor("x", TensorArg::Role::input, 4, floats(5, 1)), tensor("y", TensorArg::Role::output, 4)}};
  wanted.calls = 3;
  const RunResult result = runCandidate(wanted);
  checkOutcome(result, RunOutcome::ok, "");
  REQUIRE(result.cases.at(0).outputs.size() == 2);
  CHECK(floatAt(result.cases.at(0).outputs[0], 0) == 15);
  CHECK(floatAt(result.cases.at(0).outputs[1], 0) == 15);
}

TEST_CASE("an inout that is left alone is lawful") {
  RunRequest wanted;
  wanted.entry = reinterpret_cast<void*>(+[](float*, void*) {});
  wanted.cases = {{tensor("state", TensorArg::Role::inout, 3600, floats(1))}};
  checkOutcome(runCandidate(wanted), RunOutcome::ok, "");
}

TEST_CASE("tensors of no bytes and one byte") {
  checkOutcome(runCandidate(request(scale, 0)), RunOutcome::ok, "");
  RunRequest wanted;
  wanted.entry = reinterpret_cast<void*>(+[](std::uint8_t* y, void*) { *y = 0xA5; });
  wanted.cases = {{tensor("y", TensorArg::Role::output, 1)}};
  const RunResult result = runCandidate(wanted);
  checkOutcome(result, RunOutcome::ok, ""); // equal to one call's poison, but in both calls
  CHECK(result.cases.at(0).outputs.at(0).at(0) == std::byte{0xA5});
}

TEST_CASE("accesses beside a buffer") {
  SUBCASE("a read below the start") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      y[0] += opaque(x)[-1] * 0;
    });
    checkOutcome(result, RunOutcome::outOfBounds, "out-of-bounds read of 'x' at byte -4");
    CHECK(result.call == 2);
    CHECK(result.buffer == "x");
    CHECK(result.byteOffset == -4);
    CHECK_FALSE(result.write);
  }
  SUBCASE("a read past the end, with no slack") {
    const RunResult result = runCandidate(request(
        [](const float* x, float* y, std::int64_t n, float a, void* s) {
          scale(x, y, n, a, s);
          y[0] += opaque(x)[n] * 0;
        },
        1024));
    checkOutcome(result, RunOutcome::outOfBounds, "out-of-bounds read of 'x' at byte 4096 (it has 4096 bytes)");
    CHECK(result.call == 1);
  }
  SUBCASE("a read past the slack") {
    checkOutcome(run([](const float* x, float* y, std::int64_t n, float a, void* s) {
                   scale(x, y, n, a, s);
                   y[0] += opaque(x)[960] * 0;
                 }),
                 RunOutcome::outOfBounds, "read of 'x' at byte 3840 (it has 3600 bytes)");
  }
  SUBCASE("a value from the slack in an output") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      y[3] = opaque(x)[n];
    });
    checkOutcome(result, RunOutcome::nondeterministic, "4 of 3600 bytes of 'y' hold what lies beyond a buffer");
    CHECK(result.byteOffset == 12);
  }
  SUBCASE("a write below the start into slack") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      opaque(y)[-1] = 0;
    });
    checkOutcome(result, RunOutcome::outOfBounds, "out-of-bounds write beside the buffer: 'y' at byte -4");
    CHECK(result.write);
  }
  SUBCASE("a write past the end into slack") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      opaque(y)[n] = 0;
    });
    checkOutcome(result, RunOutcome::outOfBounds, "write beside the buffer: 'y' at byte 3600");
    CHECK(result.byteOffset == 3600);
    CHECK(result.write);
    CHECK(result.call == 1);
  }
  SUBCASE("a far write") {
    const RunResult result = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
      scale(x, y, n, a, s);
      opaque(y)[3'000'000] = 0;
    });
    checkOutcome(result, RunOutcome::outOfBounds, "write of 'y' at byte 12000000");
    CHECK(result.write);
  }
}

TEST_CASE("writes to an input") {
  const RunResult plain = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    const_cast<float*>(opaque(x))[2] = 1;
  });
  checkOutcome(plain, RunOutcome::inputChanged, "write to the input 'x' at byte 8");
  CHECK(plain.buffer == "x");
  CHECK(plain.write);
  // Even after it took the right back.
  const RunResult forced = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    const std::size_t intoPage = reinterpret_cast<std::uintptr_t>(x) % 4096;
    mprotect(const_cast<char*>(reinterpret_cast<const char*>(x) - intoPage), 4096, PROT_READ | PROT_WRITE);
    const_cast<float*>(opaque(x))[5] = 99;
  });
  checkOutcome(forced, RunOutcome::inputChanged, "input was changed: 'x' at byte 22");
}

TEST_CASE("unwritten bytes are found and counted") {
  const RunResult tail =
      run([](const float* x, float* y, std::int64_t n, float a, void* s) { scale(x, y, n - 10, a, s); });
  checkOutcome(tail, RunOutcome::unwritten, "40 of 3600 bytes of 'y' were never written, the first at byte 3560");
  CHECK(tail.buffer == "y");
  CHECK(tail.byteOffset == 3560);
  CHECK(tail.byteCount == 40);
  CHECK(tail.cases.at(0).outputs.size() == 1);
  const RunResult nothing = run([](const float*, float*, std::int64_t, float, void*) {});
  checkOutcome(nothing, RunOutcome::unwritten, "3600 of 3600 bytes");
}

TEST_CASE("an output that depends on what it held is found, also where poison does not show it") {
  const Entry keeps = [](const float* x, float* y, std::int64_t n, float a, void* s) {
    const bool likely = y[9] > 1 && y[9] < 100;
    const float kept = y[9];
    scale(x, y, n, a, s);
    y[9] = likely ? kept : y[9];
  };
  RunRequest wanted = request(keeps);
  checkOutcome(runCandidate(wanted), RunOutcome::ok, "");
  wanted.calls = 12;
  checkOutcome(runCandidate(wanted), RunOutcome::ok, "");
  wanted.likelyContents = true;
  checkOutcome(runCandidate(wanted), RunOutcome::nondeterministic,
               "4 of 3600 bytes of 'y' depend on what the output held before the call, the first at byte 36");
  RunRequest right = request(scale);
  right.likelyContents = true;
  checkOutcome(runCandidate(right), RunOutcome::ok, "");
}

TEST_CASE("differences between calls are found, or returned where the contract leaves them open") {
  const Entry counter = [](const float* x, float* y, std::int64_t n, float a, void* s) {
    static float calls = 0;
    scale(x, y, n, a, s);
    y[100] = ++calls;
  };
  const RunResult result = run(counter);
  checkOutcome(result, RunOutcome::nondeterministic, "differ between two calls on the same data");
  CHECK(result.buffer == "y");
  CHECK(result.byteOffset == 402); // 1.0f and 2.0f differ in their upper half
  RunRequest lawful = request(counter);
  lawful.outputsMayDiffer = true;
  lawful.calls = 3;
  const RunResult returned = runCandidate(lawful);
  checkOutcome(returned, RunOutcome::ok, "");
  REQUIRE(returned.cases.at(0).repeated.size() == 2);
  CHECK(floatAt(returned.cases.at(0).outputs[0], 100) == 1);
  CHECK(floatAt(returned.cases.at(0).repeated[0][0], 100) == 2);
  CHECK(floatAt(returned.cases.at(0).repeated[1][0], 100) == 3);
}

TEST_CASE("results and pointers kept from an earlier call") {
  const Entry keepsResults = [](const float* x, float* y, std::int64_t n, float a, void* s) {
    static std::vector<float> kept;
    if (kept.empty()) {
      kept.resize(static_cast<std::size_t>(n));
      scale(x, kept.data(), n, a, s);
    }
    std::memcpy(y, kept.data(), static_cast<std::size_t>(n) * sizeof(float));
  };
  RunRequest wanted = request(keepsResults);
  wanted.callOnOtherData = true;
  const RunResult kept = runCandidate(wanted);
  checkOutcome(kept, RunOutcome::ok, "");
  CHECK(floatAt(kept.cases.at(0).outputs.at(0), 0) ==
        kFactor * -500); // the checker will reject what comes from the other data

  const RunResult output = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    static float* first = y;
    scale(x, first, n, a, s);
  });
  checkOutcome(output, RunOutcome::outOfBounds, "write to the buffer of an earlier call: 'y' at byte 0");
  const RunResult input = run([](const float* x, float* y, std::int64_t n, float a, void* s) {
    static const float* first = x;
    scale(first, y, n, a, s);
  });
  checkOutcome(input, RunOutcome::nondeterministic, "differ between two calls");
}

namespace {

// Three cases of 900, 40 and 7 elements.
RunRequest threeCases(Entry entry) {
  RunRequest all = request(entry, 900);
  all.cases.push_back(request(entry, 40).cases.front());
  all.cases.push_back(request(entry, 7).cases.front());
  return all;
}

} // namespace

TEST_CASE("cases share a child, and each has its outputs") {
  const RunResult result = runCandidate(threeCases(scale));
  checkOutcome(result, RunOutcome::ok, "");
  REQUIRE(result.cases.size() == 3);
  CHECK(result.cases[0].outputs.at(0).size() == 3600);
  CHECK(result.cases[1].outputs.at(0).size() == 160);
  CHECK(floatAt(result.cases[2].outputs.at(0), 6) == kFactor * 7);
  // The order of the calls: 900, 40, 7 and back, so that the last case's calls follow each other, the first's do not.
  const Entry counter = [](const float* x, float* y, std::int64_t n, float a, void* s) {
    static float calls = 0;
    scale(x, y, n, a, s);
    y[0] = ++calls;
  };
  RunRequest lawful = threeCases(counter);
  lawful.outputsMayDiffer = true;
  const RunResult counted = runCandidate(lawful);
  checkOutcome(counted, RunOutcome::ok, "");
  for (std::size_t k = 0; k < 3; ++k) {
    CHECK(floatAt(counted.cases[k].outputs.at(0), 0) == static_cast<float>(1 + k));
    CHECK(floatAt(counted.cases[k].repeated.at(0).at(0), 0) == static_cast<float>(6 - k));
  }
}

TEST_CASE("the case that failed is named") {
  const RunResult small = runCandidate(threeCases([](const float* x, float* y, std::int64_t n, float a, void* s) {
    scale(x, y, n, a, s);
    opaque(y)[n == 7 ? 8 : 0] = a * x[0];
  }));
  checkOutcome(small, RunOutcome::outOfBounds, "'y' at byte 32");
  CHECK(small.failedCase == 2);
  CHECK(small.call == 1);
  CHECK(small.cases[1].outputs.size() == 1);
  CHECK(small.cases[2].outputs.empty());
  // What is kept from one case and written in another's call is found when the run ends.
  const RunResult kept = runCandidate(threeCases([](const float* x, float* y, std::int64_t n, float a, void* s) {
    static float* const first = y;
    scale(x, y, n, a, s);
    first[0] = n == 900 ? y[0] : 1;
  }));
  checkOutcome(kept, RunOutcome::outOfBounds, "write to the buffer of an earlier call: 'y' at byte 0");
  CHECK(kept.failedCase == 0);
  // A result that stays from an earlier case differs from it, or is left for the checker to reject.
  const RunResult stale = runCandidate(threeCases([](const float* x, float* y, std::int64_t n, float a, void* s) {
    static float last = 0;
    scale(x, y, n, a, s);
    y[1] = last;
    last = x[n - 1];
  }));
  checkOutcome(stale, RunOutcome::nondeterministic, "differ between two calls");
}

TEST_CASE("what the judge can't do says nothing of the candidate") {
  checkOutcome(runCandidate(RunRequest{}), RunOutcome::notRun, "needs an entry");
  RunRequest wanted = request(scale);
  std::get<TensorArg>(wanted.cases[0][0]).initial.pop_back();
  checkOutcome(runCandidate(wanted), RunOutcome::notRun, "tensor 'x' has 3600 bytes, but its data has 3599");
  wanted = request(scale);
  wanted.prepare = [](RunFault*) { throw std::runtime_error("no worker threads"); };
  checkOutcome(runCandidate(wanted), RunOutcome::notRun, "no worker threads");
  wanted.prepare = [](RunFault*) { std::this_thread::sleep_for(std::chrono::seconds(5)); };
  wanted.timeLimitMs = 50;
  checkOutcome(runCandidate(wanted), RunOutcome::notRun, "no end within 50 ms");
  wanted = request(scale);
  std::get<TensorArg>(wanted.cases[0][1]).bytes = std::size_t{1} << 60;
  checkOutcome(runCandidate(wanted), RunOutcome::notRun, "'y'");
}

TEST_CASE("runs at the same time do not disturb each other") {
  std::vector<std::thread> threads;
  threads.reserve(4);
  std::atomic<int> right{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&right, t] {
      for (int i = 0; i < 20; ++i) {
        const RunResult result =
            t % 2 == 0 ? run(scale) : run([](const float*, float*, std::int64_t, float, void*) { std::exit(3); });
        right += result.outcome == (t % 2 == 0 ? RunOutcome::ok : RunOutcome::exited) ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  CHECK(right == 80);
}

TEST_CASE("a thousand runs leave no descriptor and no memory behind") {
  run(scale);
  const std::size_t descriptors = openDescriptors();
  const long pages = addressSpacePages();
  const auto start = std::chrono::steady_clock::now();
  int right = 0;
  for (int i = 0; i < 1000; ++i) {
    right +=
        run(i % 2 == 0 ? scale : Entry([](const float*, float*, std::int64_t, float, void*) { _exit(1); })).outcome ==
                (i % 2 == 0 ? RunOutcome::ok : RunOutcome::exited)
            ? 1
            : 0;
  }
  const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
  const double each = passed.count() / 1000;
  MESSAGE(each, " ms for each run");
  CHECK(right == 1000);
  CHECK(openDescriptors() == descriptors);
  CHECK(addressSpacePages() <= pages + 256); // the allocator may keep a little
}
