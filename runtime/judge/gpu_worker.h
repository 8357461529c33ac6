#pragma once
#include "runtime/judge/gpu_protocol.h"
#include "runtime/judge/sanitizer.h"

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

/// A process that runs one candidate on a GPU, seen from the judge.
namespace qkc::judge {

/// How a request to the worker came out.
struct GpuStep {
  enum class End { replied, timeout, reported, exited, signalled, falseRecord };
  End end = End::replied;
  gpu::Reply reply{};
  std::int64_t value = 0; ///< exited: the status; signalled: the signal
  CrashReport report{};   ///< reported
  double milliseconds = 0;
};

/// A worker is started with compute-sanitizer in front of it.
struct Sanitizing {
  std::string program; ///< of findSanitizer
  SanitizerTool tool = SanitizerTool::memcheck;
};

struct GpuWorkerStart {
  int gpu = 0;
  std::string cacheFolder;
  /// The context has all the GPU's hardware queues, as a program elsewhere. Otherwise few: making and ending a context
  /// takes the driver a third of the time then, one process at a time.
  bool allQueues = false;
  std::optional<Sanitizing> sanitizing = {};
};

class GpuWorker {
public:
  /// Starts the program qkc_gpu_worker, which lies beside this one or in ../libexec. Throws std::system_error or
  /// std::runtime_error.
  explicit GpuWorker(const GpuWorkerStart& start);
  ~GpuWorker(); ///< ends it
  GpuWorker(const GpuWorker&) = delete;
  GpuWorker& operator=(const GpuWorker&) = delete;

  /// Waits until the driver has started and the context is there. An empty text, or what went wrong.
  std::string ready();
  /// Loads a candidate: once. An empty text, or what went wrong.
  std::string load(const std::string& program, const std::string& entry);
  /// Memory for calls, shared by both: a new one of that many bytes, zeroed. Null where it can't be had.
  std::byte* arena(std::size_t bytes);
  GpuStep call(std::size_t offset, int limitMilliseconds);
  /// Any request whose answer is all that is needed; `value` as gpu::Request::Kind says.
  GpuStep ask(gpu::Request::Kind kind, std::uint64_t value, int limitMilliseconds);
  /// An empty text where the step was done, or what went wrong.
  std::string failureOf(const GpuStep& step) const;

  RunFault fault() const; ///< a copy with terminated strings
  void clearFault();
  std::string problem() const; ///< what Reply::failed is about
  std::string printed() const; ///< the first bytes that the candidate wrote

  /// Lets it end by itself, and gives what compute-sanitizer wrote: the log is whole then, unless the worker had to be
  /// ended. Empty where it was started without.
  std::string endSanitized();

private:
  GpuStep request(gpu::Request::Kind kind, std::uint64_t value, int descriptor, int limitMilliseconds);
  GpuStep await(std::uint64_t token, int limitMilliseconds);
  bool receive(std::uint64_t token, bool closed, GpuStep& step) const;
  GpuStep reap();
  GpuStep kill(GpuStep::End end);
  void dropArena();

  gpu::Control* control_ = nullptr;
  pid_t pid_ = -1;
  int processDescriptor_ = -1;
  int socket_ = -1;
  int output_ = -1;
  int sanitizerLog_ = -1; // a pipe's end
  std::byte* arena_ = nullptr;
  std::size_t arenaBytes_ = 0;
  std::optional<std::string> ready_;
};

/// Workers for one GPU. One is always being started ahead, so that nobody waits for a driver to start.
class GpuWorkers {
public:
  explicit GpuWorkers(GpuWorkerStart start);
  /// A worker that has run nothing yet; null with a message in `error`.
  std::unique_ptr<GpuWorker> take(std::string& error);
  /// Whether that is so because its program is not installed.
  bool programIsMissing() const { return programIsMissing_; }
  /// The same under compute-sanitizer, started now.
  std::unique_ptr<GpuWorker> takeSanitized(const Sanitizing& sanitizing, std::string& error) const;

private:
  void startSpare();

  GpuWorkerStart start_;
  std::unique_ptr<GpuWorker> spare_;
  std::string problem_; ///< why there is no spare
  bool programIsMissing_ = false;
};

} // namespace qkc::judge
