#pragma once
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

/// Work that may crash or hang, spread over processes: what one item does to its process, the next one does not see.
namespace qkc::judge {

/// How the work on one item ended.
struct WorkEnd {
  enum class Kind {
    done,    ///< `text` is what the work returned
    died,    ///< the process ended meanwhile; `text` says how
    timedOut ///< killed at the limit
  };

  Kind kind = Kind::done;
  std::string text;
};

struct WorkPlan {
  int workers = 1;
  int limitMilliseconds = 0; ///< wall time of one item; 0 is none

  /// In the caller's process: the next item for the worker of this number, counted from 0; none where nothing is left.
  std::function<std::optional<std::size_t>(int worker)> next;
  /// In a worker process, which is forked from the caller and keeps its state from item to item.
  std::function<std::string(std::size_t item)> work;
  /// In the caller's process, once for each item, in the order in which they end.
  std::function<void(std::size_t item, const WorkEnd& end)> done;
  /// In the caller's process, some times a second while it waits; may be empty.
  std::function<void()> tick;
};

/// Returns when every item has ended. A worker that died is replaced. Call it while the process has one thread.
/// Throws std::system_error where no process can be had. Workers die with the caller, whatever ends it.
void runWorkers(const WorkPlan& plan);

} // namespace qkc::judge
