#pragma once
// A part of one command's work in a process of its own, beside this one.

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>

namespace qkc::driver {

class SideProcess {
public:
  using Work = std::function<std::string()>;

  // Forks, and lets the child do the work. What other threads of this process hold stays held there: with any, the work
  // must not compile.
  explicit SideProcess(Work work);
  ~SideProcess();
  SideProcess(const SideProcess&) = delete;
  SideProcess& operator=(const SideProcess&) = delete;

  // What the work gave, once; none, with why in `problem`, where it came to no end. Where there was no process, the
  // work is done here.
  std::optional<std::string> finish(std::string& problem);

private:
  Work work_;
  pid_t process_ = -1;
  int output_ = -1;
};

} // namespace qkc::driver
