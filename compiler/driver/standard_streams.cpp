#include "compiler/driver/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace qkc::driver {

void openStandardStreams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) != -1 || errno != EBADF)
      continue;
    // The lowest free number is given: the lower ones are open by now. Opened to read, output fails when it is written.
    const int flags = stream == STDERR_FILENO ? O_WRONLY : O_RDONLY;
    if (::open("/dev/null", flags) == -1) // NOLINT(cppcoreguidelines-pro-type-vararg)
      return;
  }
}

namespace {

int firstFailure = 0; // errno of the first flush that failed

} // namespace

void flushStandardOutput() {
  errno = 0;
  if (std::fflush(stdout) != 0 && firstFailure == 0)
    firstFailure = errno;
}

std::optional<std::string> standardOutputProblem() {
  flushStandardOutput();
  if (firstFailure == EBADF)
    return "it is closed";
  if (firstFailure != 0)
    return std::strerror(firstFailure);
  return std::ferror(stdout) != 0 ? std::optional("what was printed did not all arrive") : std::nullopt;
}

} // namespace qkc::driver
