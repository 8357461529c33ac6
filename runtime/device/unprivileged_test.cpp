#include "runtime/device/unprivileged.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

TEST_CASE("root becomes nobody for good, others stay") {
  const uid_t before = geteuid();
  const pid_t child = fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    const bool done = qkc::device::becomeNobody();
    const bool right =
        before == 0 ? getuid() == 65534 && getegid() == 65534 && setresuid(0, 0, 0) != 0 : geteuid() == before;
    _exit(done && right ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
}
