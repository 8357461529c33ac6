#include "compiler/driver/side_process.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

namespace qkc::driver {
namespace {

TEST_CASE("the work is done in another process, and its text comes back whole") {
  const pid_t here = getpid();
  const std::string large(1U << 20U, 'x'); // more than a pipe holds
  SideProcess other([&] { return getpid() == here ? std::string("here") : large; });
  SideProcess beside([] { return std::string("beside"); });
  std::string problem;
  CHECK(beside.finish(problem) == "beside");
  CHECK(other.finish(problem) == large);
  CHECK(problem.empty());
}

TEST_CASE("work that fails, or does not come back, says so") {
  std::string problem;
  SideProcess thrown([]() -> std::string { throw std::runtime_error("no module"); });
  CHECK_FALSE(thrown.finish(problem));
  CHECK(problem.find("no module") != std::string::npos);
  SideProcess ended([]() -> std::string { _exit(7); });
  CHECK_FALSE(ended.finish(problem));
  SideProcess killed([]() -> std::string { std::abort(); });
  CHECK_FALSE(killed.finish(problem));
}

TEST_CASE("a process that nobody waits for ends with its owner") {
  SideProcess idle([]() -> std::string {
    for (;;)
      pause();
  });
}

} // namespace
} // namespace qkc::driver
