#include "compiler/driver/stop_notice.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <utility>

namespace qkc::driver {

namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};

// A handler allocates nothing: the texts are made before. The next one is made beside the one that is shown.
std::array<std::string, 2> texts;
std::atomic<const std::string*> shown = nullptr;
pid_t owner = 0; // workers and candidates are copies of the process, with its handlers

extern "C" void onStop(int number) {
  const std::string* text = shown.load();
  if (text != nullptr && ::getpid() == owner)
    if (::write(STDERR_FILENO, text->data(), text->size()) < 0)
      text = nullptr; // nobody is left to be told
  std::signal(number, SIG_DFL);
  std::raise(number); // held back until the handler returns
}

} // namespace

StopNotice::StopNotice(std::string store, std::size_t done, std::size_t total)
    : store_(std::move(store)), done_(done), total_(total) {
  owner = ::getpid();
  say();
  for (const int number : kSignals)
    if (std::signal(number, onStop) == SIG_IGN)
      std::signal(number, SIG_IGN);
}

StopNotice::~StopNotice() {
  shown = nullptr;
  for (const int number : kSignals)
    if (std::signal(number, SIG_DFL) == SIG_IGN)
      std::signal(number, SIG_IGN);
}

void StopNotice::addOne() {
  ++done_;
  say();
}

void StopNotice::say() {
  std::string& next = shown.load() == texts.data() ? texts[1] : texts[0];
  // A terminal's line of progress ends first.
  next = fmt::format("{}stopped: {} of {} judged and in {}; the same command goes on\n",
                     ::isatty(STDERR_FILENO) == 1 ? "\n" : "", done_, total_, store_);
  shown = &next;
}

} // namespace qkc::driver
