#pragma once
#include "runtime/abi/run_fault.h"
#include "runtime/judge/likely_content.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

/// One candidate, run on cases in a child process that can do no harm: see runCandidate.
namespace qkc::judge {

struct TensorArg {
  enum class Role { input, inout, output };

  std::string name; ///< the contract's name, for messages
  Role role = Role::input;
  std::size_t bytes = 0;
  std::vector<std::byte> initial; ///< `bytes` long for input and inout; unused for output
  std::vector<std::byte> other;   ///< the same for the call on other data (RunRequest::callOnOtherData)
  /// Of an output, for RunRequest::likelyContents.
  std::vector<ElementForm> forms = {};
};

/// A dim or a param, passed by value. f16 and bf16 params travel as uint16_t: the calling convention of x86-64 and
/// AArch64 for a struct of one 16-bit integer.
using ScalarArg = std::variant<std::int64_t, std::int32_t, std::int16_t, std::int8_t, std::uint64_t, std::uint32_t,
                               std::uint16_t, std::uint8_t, float, double>;

using Argument = std::variant<TensorArg, ScalarArg>;

/// The whole pages that hold one tensor of a call.
struct BufferPages {
  std::span<std::byte> bytes;
  bool writable = false;
};

class CpuWorker;

/// A program that a child of the worker process runs.
struct WorkerProgram {
  CpuWorker* worker = nullptr;
  int image = -1;    ///< a file with device::Program::packed
  std::string entry; ///< the name of `extern "C" void entry(arguments..., void* stream)`
};

struct RunRequest {
  /// Set: the run knows of this process what is written here under cases, time and memory, and no more; what the device
  /// does around calls, the worker knows itself. Not set: a fork of this process runs `entry`, which lies in it.
  std::optional<WorkerProgram> program;
  /// `extern "C" void entry(arguments..., void* stream)`.
  void* entry = nullptr;
  void* stream = nullptr; ///< what it gets; a worker has its own
  /// One list for each case, in the order of the prototype; all with the same types.
  std::vector<std::vector<Argument>> cases;

  int timeLimitMs = 10'000;                            ///< of each call
  std::size_t memoryLimitBytes = std::size_t{4} << 30; ///< that the candidate may map beyond what is there at the start
  int calls = 2;                                       ///< on each case's data; at least 1
  int firstIndex = 0;                                  ///< of each case's calls, as device::Device::beginCall has it
  /// Later calls have poison and places like those before them: what differs then has another cause.
  int callsUnlike = 4;
  /// Behind those, one more call with each of likely_content.h's contents in place of poison.
  bool likelyContents = false;
  /// One more call for each case before the others, on TensorArg::other: a result kept from it would show as a wrong
  /// value.
  bool callOnOtherData = false;
  /// The contract leaves a choice per call: calls may give different outputs, which then come back in `repeated`.
  bool outputsMayDiffer = false;

  /// Runs in the child before its rights are taken away: start worker threads here, on alternate signal stacks, and
  /// make `fault` the place where the device records faults. An exception means that nothing was run.
  std::function<void(RunFault* fault)> prepare;
  /// Runs in the child before each call of a case, `index` counted from 0 among them: what the device does to tell
  /// calls apart. May be empty.
  std::function<void(int index, const std::vector<BufferPages>& tensors)> beginCall;
  /// The same after each call.
  std::function<void()> endCall;
  /// Runs in the child's handler of SIGSEGV and SIGBUS: async-signal-safe. True if the device owns the address and has
  /// recorded the fault.
  std::function<bool(std::uintptr_t address, bool write)> claimFault;
  /// The device's sticky error after a call; 0 is none. Runs in the child. Errors of launches are found in RunFault.
  int (*lastError)() = nullptr;
  /// The name of such an error, for the message. Runs in the parent.
  std::function<std::string(int error)> describeError;
};

enum class RunOutcome {
  ok,
  outOfBounds,         ///< touched memory beside a buffer, or a buffer of an earlier call
  crash,               ///< a signal or an exception
  timeout,             ///< a call did not end in time
  exited,              ///< ended the process instead of returning
  inputChanged,        ///< wrote to an input
  unwritten,           ///< left bytes of an output as they were
  nondeterministic,    ///< two calls on the same data gave different outputs
  forbiddenSystemCall, ///< asked for a process, a thread, a file, the network, a signal to others, ...
  fault,               ///< the device's runtime recorded a fault (a divergent barrier, ...)
  launchError,         ///< a launch was refused, or the device reports an error after the call
  race,                ///< accesses of threads that nothing orders, found in a watched program
  notLoaded,           ///< the compiler left a damaged program: nothing was run
  notRun,              ///< the judge could not run it; says nothing of the candidate
};

/// The outcome's name as it is written in verdicts ("out_of_bounds").
const char* outcomeName(RunOutcome outcome);

struct CaseResult {
  /// After the first call on the case's data: inouts and outputs in the arguments' order. Also filled where the
  /// outcome is unwritten or nondeterministic. Empty where that call was not made or did not end well.
  std::vector<std::vector<std::byte>> outputs;
  /// With outputsMayDiffer: the same for each later call that gave something else.
  std::vector<std::vector<std::vector<std::byte>>> repeated;
  double milliseconds = 0; ///< wall time of the first call on the case's data, seen from outside
};

/// A plain read of an output's byte that nothing had written in that call.
struct OutputRead {
  std::string buffer;
  std::uint32_t line = 0; ///< of the program's text
};

/// A tensor of a call on a GPU.
struct GpuPlace {
  std::string name;
  std::uint64_t address = 0;
  std::size_t bytes = 0;
};

struct RunResult {
  RunOutcome outcome = RunOutcome::notRun;
  std::string message;        ///< one line for people; empty where ok
  std::size_t failedCase = 0; ///< the case of the call that failed; 0 where none did
  int call = 0;               ///< that call among those of its case, counted from 1, the one on other data included

  /// The buffer concerned and the byte in it: outOfBounds (negative or beyond the size), inputChanged, and the first
  /// position of unwritten and nondeterministic (also where outputsMayDiffer). Else empty and 0.
  std::string buffer;
  std::int64_t byteOffset = 0;
  std::int64_t byteCount = 0; ///< unwritten, nondeterministic: how many bytes of that buffer
  bool write = false;         ///< outOfBounds, inputChanged, crash at an address: a write, not a read

  std::vector<OutputRead> outputReads; ///< by a watched program: the first one of each output

  std::vector<CaseResult> cases;   ///< one for each case of the request
  std::vector<GpuPlace> gpuPlaces; ///< of the last call, on a GPU

  RunFault fault{};    ///< as the child left it, with terminated strings: fault, launchError
  std::string printed; ///< the first bytes that the candidate wrote to its standard output and error
};

/// Runs a candidate in a child process: own session, limits on time, memory and files, no new process or thread, no
/// file, no network, no signal to others (seccomp). Nothing that it does ends or blocks the caller.
///
/// The cases share the child. Their first calls run in the order given, their second calls in the opposite order, and
/// so on in turn: equal calls are separated by calls on other data, which shows what a candidate keeps between calls.
/// The run ends with the first call that fails.
///
/// Every call of a case has buffers of its own (GuardedBuffer), the first against the upper guards, the next against
/// the lower, in turn; cases of equal sizes have the same addresses, so that what is kept by an address goes stale;
/// inputs read-only; outputs poisoned with a pattern that differs from call to call; inouts as given. The parent fills
/// them just before the call, takes the outputs away just after it and overwrites everything, so that no call sees
/// another's data, and the expected values are never in the child. After each call inputs, slack and the buffers of
/// earlier calls of the same case are compared with what they held; the buffers of all calls at the end.
///
/// A byte of an output that holds its poison after each call is unwritten. A call counts as finished only if the child
/// answers with the number it got for this call. That stops accidents and simple tricks, not code written against
/// this very process: candidate and harness share one address space.
RunResult runCandidate(const RunRequest& request);

} // namespace qkc::judge
