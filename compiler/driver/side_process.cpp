#include "compiler/driver/side_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>

namespace qkc::driver {

namespace {

bool writeAll(int file, const std::string& text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t written = ::write(file, text.data() + done, text.size() - done);
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return false;
    done += static_cast<std::size_t>(written);
  }
  return true;
}

// In the child; its status says whether the text is what was to be done, or what went wrong.
[[noreturn]] void workAndEnd(const SideProcess::Work& work, int output) {
  prctl(PR_SET_PDEATHSIG, SIGKILL); // nobody else would read what it gives
  int status = 0;
  std::string text;
  try {
    text = work();
  } catch (const std::exception& error) {
    text = error.what();
    status = 1;
  }
  std::fflush(nullptr);
  _exit(writeAll(output, text) ? status : 1);
}

} // namespace

SideProcess::SideProcess(Work work) : work_(std::move(work)) {
  std::array<int, 2> ends = {-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0)
    return;
  std::fflush(nullptr);
  process_ = fork();
  if (process_ == 0) {
    ::close(ends[0]);
    workAndEnd(work_, ends[1]);
  }
  ::close(ends[1]);
  if (process_ > 0)
    output_ = ends[0];
  else
    ::close(ends[0]);
}

SideProcess::~SideProcess() {
  if (process_ <= 0)
    return;
  ::close(output_);
  ::kill(process_, SIGKILL);
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

std::optional<std::string> SideProcess::finish(std::string& problem) {
  if (process_ <= 0)
    return work_();
  std::string text;
  std::array<char, 4096> buffer{};
  for (ssize_t got = 0; (got = ::read(output_, buffer.data(), buffer.size())) != 0;) {
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0)
      break;
    text.append(buffer.data(), static_cast<std::size_t>(got));
  }
  ::close(output_);
  int status = -1;
  while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = -1;
  if (status == 0)
    return text;
  problem = fmt::format("a process ended with status {}{}{}", status, text.empty() ? "" : ": ", text);
  return std::nullopt;
}

} // namespace qkc::driver
