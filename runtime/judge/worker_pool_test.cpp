#include "runtime/judge/worker_pool.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <csignal>
#include <map>
#include <set>
#include <stdexcept>

namespace qkc::judge {
namespace {

struct Ended {
  std::map<std::size_t, WorkEnd> ends;
  int times = 0;
};

Ended runItems(std::size_t count, int workers, int limitMilliseconds,
               const std::function<std::string(std::size_t)>& work) {
  Ended ended;
  std::size_t given = 0;
  WorkPlan plan;
  plan.workers = workers;
  plan.limitMilliseconds = limitMilliseconds;
  plan.next = [&](int /*worker*/) -> std::optional<std::size_t> {
    return given < count ? std::optional(given++) : std::nullopt;
  };
  plan.work = work;
  plan.done = [&](std::size_t item, const WorkEnd& end) {
    ++ended.times;
    ended.ends[item] = end;
  };
  runWorkers(plan);
  return ended;
}

TEST_CASE("every item is worked on once, by a process that lasts") {
  const Ended ended = runItems(40, 3, 0, [](std::size_t item) {
    static int before = 0;
    return std::to_string(item * item) + " " + std::to_string(getpid()) + " " + std::to_string(before++);
  });
  CHECK(ended.times == 40);
  std::set<std::string> processes;
  for (const auto& [item, end] : ended.ends) {
    CHECK(end.kind == WorkEnd::Kind::done);
    CHECK(end.text.starts_with(std::to_string(item * item) + " "));
    const auto from = end.text.find(' ') + 1;
    processes.insert(end.text.substr(from, end.text.rfind(' ') - from));
  }
  CHECK(processes.size() <= 3);
  CHECK(processes.count(std::to_string(getpid())) == 0);
}

TEST_CASE("long and empty answers come whole") {
  const Ended ended =
      runItems(4, 2, 0, [](std::size_t item) { return std::string(item * 1'000'003, static_cast<char>('a' + item)); });
  for (const auto& [item, end] : ended.ends)
    CHECK(end.text == std::string(item * 1'000'003, static_cast<char>('a' + item)));
}

TEST_CASE("an item that ends its process is reported, and the others are not disturbed") {
  const Ended ended = runItems(12, 2, 0, [](std::size_t item) -> std::string {
    if (item == 2)
      raise(SIGKILL);
    if (item == 5)
      _exit(7);
    return "fine";
  });
  CHECK(ended.times == 12);
  for (const auto& [item, end] : ended.ends)
    CHECK((end.kind == WorkEnd::Kind::died) == (item == 2 || item == 5));
  CHECK(ended.ends.at(2).text.find("signal 9") == 0);
  CHECK(ended.ends.at(5).text == "it ended with status 7");
}

TEST_CASE("an item that does not end is killed at the limit") {
  const Ended ended = runItems(6, 2, 300, [](std::size_t item) -> std::string {
    while (item == 1)
      pause();
    return "fine";
  });
  CHECK(ended.times == 6);
  for (const auto& [item, end] : ended.ends)
    CHECK(end.kind == (item == 1 ? WorkEnd::Kind::timedOut : WorkEnd::Kind::done));
}

TEST_CASE("nothing to do needs no process") {
  CHECK(runItems(0, 4, 0, [](std::size_t) { return std::string(); }).times == 0);
}

} // namespace
} // namespace qkc::judge
