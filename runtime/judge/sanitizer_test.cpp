#include "runtime/judge/sanitizer.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace qkc::judge {
namespace {

TEST_CASE("reports of memcheck: headline, place and address") {
  const SanitizerLog log = readSanitizerLog(R"(========= COMPUTE-SANITIZER
========= Invalid __global__ write of size 4 bytes
=========     at past(int *, int)+0x90 in k.cu:12
=========     by thread (36,0,0) in block (1,0,0)
=========     Access to 0x7efe82800190 is out of bounds
=========     and is 1 bytes after the nearest allocation at 0x7efe82800000 of size 400 bytes
========= 
========= Invalid __global__ read of size 16 bytes
=========     at past(int *, int)+0x10
=========     by thread (0,0,0) in block (0,0,0)
=========     Address 0x7efe82800004 is misaligned
========= 
========= Target application returned an error
========= ERROR SUMMARY: 2 errors
)");
  CHECK(log.begun);
  CHECK(log.found == 2);
  REQUIRE(log.reports.size() == 2);
  CHECK(log.reports[0].headline == "Invalid __global__ write of size 4 bytes");
  CHECK(log.reports[0].lines.front() == "at past(int *, int)+0x90 in k.cu:12");
  CHECK(log.reports[0].address == 0x7efe82800190);
  CHECK(log.reports[0].allocation == 0x7efe82800000);
  CHECK_FALSE(log.reports[1].allocation);
  CHECK(log.reports[1].address == 0x7efe82800004);
}

TEST_CASE("a log of a program in which nothing was found, and one that was cut off") {
  const SanitizerLog clean = readSanitizerLog("========= COMPUTE-SANITIZER\n========= ERROR SUMMARY: 0 errors\n");
  CHECK(clean.begun);
  CHECK(clean.found == 0);
  CHECK(clean.reports.empty());
  CHECK(readSanitizerLog("========= RACECHECK SUMMARY: 3 hazards displayed (3 errors, 0 warnings)\n").found == 3);
  const SanitizerLog cut = readSanitizerLog("========= COMPUTE-SANITIZER\n");
  CHECK(cut.begun);
  CHECK_FALSE(cut.found);
  CHECK_FALSE(readSanitizerLog("").begun);
  CHECK_FALSE(readSanitizerLog("no such program\n").begun);
}

TEST_CASE("the program's words stand last, behind the tool's own") {
  const auto words = sanitizerWords("/opt/cs", SanitizerTool::racecheck, 5, {"/opt/worker", "0"});
  CHECK(words.front() == "/opt/cs");
  CHECK(std::find(words.begin(), words.end(), "/proc/self/fd/5") != words.end());
  CHECK(words[words.size() - 2] == "/opt/worker");
  CHECK(words.back() == "0");
}

} // namespace
} // namespace qkc::judge
