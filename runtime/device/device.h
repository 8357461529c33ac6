#pragma once

#include "runtime/abi/run_fault.h"
#include "runtime/device/lints.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// One interface for everything that compiles CUDA text and runs it. References, checkers and candidates all take this
// road, so that a device has no way to treat them differently.
namespace qkc::device {

struct SourceFile {
  std::string name;
  std::string text;
};

struct CompileLimits {
  int seconds = 30;                          // of processor time
  std::size_t bytes = std::size_t{2} << 30U; // of memory beyond what the compiler itself takes
};

struct CompileRequest {
  SourceFile source;                    // a .cu text; diagnostics bear its name
  std::vector<SourceFile> headers;      // offered to #include by name, beside the device's own CUDA headers
  std::vector<std::string> preIncludes; // names among `headers`, included before the source in this order
  std::vector<std::string> entries;     // extern "C" host functions that must exist
  int optimization = 2;                 // 0..3
  bool contained = false;               // compile in a child process, under `limits`: for texts that may be hostile
  CompileLimits limits;
  bool keep = false;     // take from the cache folder, and leave there, what was compiled
  bool nvcc = false;     // with NVIDIA's own compiler, whole: GPUs only
  bool lineInfo = false; // the kernels' code names its lines, for tools that report places: GPUs only
};

enum class CompileStatus {
  ok,
  rejected,    // the program's fault
  unsupported, // lawful CUDA perhaps, but this device cannot run it
  noEnd        // the compiler came to no end within the limits, or crashed: says nothing of the program
};

struct KernelInfo {
  std::string name;                 // mangled
  bool needsFibers = false;         // false: its threads run as a plain loop
  std::vector<std::string> reasons; // why it needs fibers: the calls that make threads wait for each other
  std::uint64_t staticSharedBytes = 0;
  bool seesOthers =
      false; // may see what other blocks do meanwhile: the program has atomics, volatile accesses or fences
};

// Milliseconds of processor time of each step; `total` is wall clock. The host half is compiled beside the device half.
struct CompileTimes {
  double parseDevice = 0;
  double parseHost = 0;
  double lower = 0;
  double optimize = 0;
  double codegen = 0;
  double link = 0;
  double total = 0;
};

// Memory for the tensors of one call of a program that runs in the judge's process. Each function throws
// std::runtime_error where the device fails.
class CallMemory {
public:
  CallMemory() = default;
  CallMemory(const CallMemory&) = delete;
  CallMemory& operator=(const CallMemory&) = delete;
  virtual ~CallMemory() = default;
  virtual void* give(std::span<const std::byte> input) = 0; // an address that kernels read the bytes at
  virtual void* lend(std::span<std::byte> output) = 0;      // likewise, and they may write there
  virtual void finish() = 0;                                // waits for the kernels and brings back what was lent
};

class PendingCompile;

// A compiled program, loaded in this process and inherited by its children unless it is packed(). Its code must not run
// after destruction.
class Program {
public:
  Program() = default;
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  virtual ~Program() = default;

  // Address of one of the request's entries; null for any other name, and where the program is for another process.
  virtual void* entry(std::string_view name) const = 0;
  virtual const std::vector<KernelInfo>& kernels() const = 0;
  virtual const CompileTimes& times() const = 0;

  // Starts to build the program once more, so that every access of its kernels is looked at: those that no GPU would
  // reach, and races of threads, are then faults. Such a program is slow, and runs on one OS thread. In calls whose
  // index (Device::beginCall) is 2 or more nothing is looked at: there its threads take turns at each atomic or
  // volatile access, blocks side by side, in another order for each index. Null for programs that were not compiled as
  // contained, and for devices that can't.
  virtual std::unique_ptr<PendingCompile> startWatched() const;

  // Null where kernels reach the host's memory.
  virtual std::unique_ptr<CallMemory> callMemory() const { return nullptr; }
  // The program as bytes for another process; empty where this one, or a child of it, runs the program.
  virtual std::string packed() const { return {}; }
};

struct CompileResult {
  CompileStatus status = CompileStatus::rejected;
  std::unique_ptr<Program> program; // null unless status is ok
  std::string diagnostics;          // compiler text with the user's file, lines and carets; warnings when ok
  std::vector<LintFinding> findings;
};

// A compilation that was started. What is contained should be started before other threads are, since it forks.
class PendingCompile {
public:
  PendingCompile() = default;
  PendingCompile(const PendingCompile&) = delete;
  PendingCompile& operator=(const PendingCompile&) = delete;
  virtual ~PendingCompile() = default;
  virtual CompileResult finish() = 0; // once
};

inline std::unique_ptr<PendingCompile> Program::startWatched() const {
  return nullptr;
}

// Whole pages of memory that kernels may use.
struct MemoryRange {
  void* begin = nullptr;
  std::size_t bytes = 0;
  bool writable = false;
  bool ofCall = false; // a tensor of the call; false: allocated by the program
};

// Threads of a block that do not wait for each other have no order. Running a program under both orders shows results
// that depend on it.
enum class ThreadOrder { ascending, descending };

class Device {
public:
  Device() = default;
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;
  virtual ~Device() = default;

  virtual std::string_view name() const = 0;
  // Names this build of the device and of its compiler, in any bytes: another build may give another verdict.
  virtual std::string build() const = 0;

  // The GPU on which candidates run, each in a worker process of its own; none where a forked child runs them.
  virtual std::optional<int> workerGpu() const { return std::nullopt; }

  virtual std::unique_ptr<PendingCompile> start(CompileRequest request) = 0;
  CompileResult compile(const CompileRequest& request) { return start(request)->finish(); }

  // Where requests with `keep` leave machine code for later processes; empty (the default) is nowhere. The folder is
  // made when first needed. Whoever can write there decides what is run.
  virtual void setCacheFolder(const std::string& folder) = 0;

  // From now on contained programs are linked for a worker process, which told these places of its runtime: none of
  // their code lies in this process. False where it is of another build. Devices that pack all programs ignore it.
  virtual bool linkContainedFor(std::span<const std::uint64_t> /*places*/) { return true; }

  // OS threads that run the blocks of a launch, 1..16; default 2. Takes effect with the next prepareThreads.
  virtual void setThreads(int count) = 0;

  // Starts the worker threads in the calling process. A launch never starts a thread: without this call, and in a
  // forked child until it calls this itself, launches run on the caller's thread alone. To be called before a sandbox
  // closes. Every worker, and the caller if it has none, gets an alternate signal stack. Returns false when the system
  // refuses.
  virtual bool prepareThreads() = 0;

  virtual void setThreadOrder(ThreadOrder order) = 0;

  // To be called in the process that runs a program, before each of its calls: `index` counts them. Calls of even and
  // odd index differ in the order of threads and in what memory holds before it is written, so that a result that
  // depends on either differs between two calls. Host code may not touch the call's tensors from now on.
  virtual void beginCall(int index, std::span<const MemoryRange> tensors) = 0;
  // After it: what it left undone on other streams than the given one is a fault, where the device can tell.
  virtual void endCall() {}
  // What calls in this process get as their stream.
  virtual void* givenStream() const { return nullptr; }

  // Where faults of running programs are written; null (the default) makes a fault abort the process. After a fault the
  // runtime ends the process with _exit(QKC_FAULT_EXIT_STATUS). A refused launch is noted there too, but the run goes
  // on.
  virtual void setFaultSink(RunFault* sink) = 0;

  // The calling thread's CUDA error, as cudaGetLastError has it: read and cleared. 0 is none.
  virtual int takeLastError() noexcept = 0;
  // "cudaErrorInvalidConfiguration: ..." for such a number.
  virtual std::string describeError(int error) const = 0;

  // For a SIGSEGV or SIGBUS handler, async-signal-safe. When the address belongs to a guard page of the runtime (fiber
  // stack, shared memory, memory from cudaMalloc), fills in the sink and returns true.
  virtual bool claimFault(std::uintptr_t address, bool write) noexcept = 0;
};

// Opens the CPU device: loads the plug-in libqkc_cpu.so from $QKC_PLUGIN_DIR, else from ../lib beside the executable,
// else from the executable's folder. Null with a message in `error` when there is none or it does not fit this build.
std::unique_ptr<Device> openCpuDevice(std::string& error);

// Opens an NVIDIA GPU by its number: the driver and NVRTC, both opened at run time, and for host code Clang in the CPU
// device's plug-in; where that is missing, nvcc compiles whole texts. Null with a message in `error` when there is
// neither, or no driver or NVRTC. One GPU for a process.
std::unique_ptr<Device> openCudaDevice(int ordinal, std::string& error);

// How many GPUs there are; 0 with a message where there is no driver.
int countCudaDevices(std::string& error);

} // namespace qkc::device
