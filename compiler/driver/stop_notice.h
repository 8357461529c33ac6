#pragma once
// What a batch that is stopped says.

#include <cstddef>
#include <string>

namespace qkc::driver {

// While it lives, SIGINT, SIGTERM and SIGHUP write to standard error how far the batch came, and then take their
// course: the process is ended by the signal. Only in the process that made it, and not of a signal that is ignored.
// One at a time.
class StopNotice {
public:
  // `store` is the file that holds what was judged: `done` of `total` texts.
  StopNotice(std::string store, std::size_t done, std::size_t total);
  ~StopNotice();
  StopNotice(const StopNotice&) = delete;
  StopNotice& operator=(const StopNotice&) = delete;

  void addOne();

private:
  void say();

  std::string store_;
  std::size_t done_, total_;
};

} // namespace qkc::driver
