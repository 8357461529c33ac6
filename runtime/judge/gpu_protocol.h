#pragma once
#include "runtime/abi/run_fault.h"
#include "runtime/judge/crash_report.h"

#include <array>
#include <cstdint>

/// What the judge and a worker process on a GPU say to each other: datagrams on a socket, and memory that both see.
/// Both are of one build.
namespace qkc::judge::gpu {

/// Descriptors of a worker beside 1 and 2.
inline constexpr int kSocket = 3;
inline constexpr int kControl = 4;
inline constexpr int kSanitizerLog = 5; ///< compute-sanitizer's, which starts the worker then

/// What a worker is told on its command line besides its GPU and the cache folder: it runs under compute-sanitizer, and
/// tensors get allocations of exactly their sizes.
inline constexpr const char* kSanitized = "sanitized";

inline constexpr std::size_t kMaxArguments = 64;

/// Shared from the start. The candidate can scribble over it: every field is checked before use.
struct Control {
  CrashReport report;
  RunFault fault;
  std::array<char, 2048> text; ///< what went wrong, for Reply::failed
};

struct Request {
  enum Kind : std::uint32_t {
    load,    ///< with a descriptor of the program's bytes; text of the entry in Control::text
    arena,   ///< with a descriptor of memory for calls, `value` bytes
    call,    ///< `value`: where in the arena its Call lies
    roofs,   ///< what the GPU does at best, before anything is loaded; `value`: where in the arena its Roofs lie
    timing,  ///< takes the contents of calls that will be timed; `value`: where in the arena the Timing lies
    round,   ///< times some of them; `value`: where in the arena the Round lies
    outputs, ///< brings what a content gave to Timing::outputsOffset; `value`: its number, or kDifferentOutputs
  };
  std::uint64_t token; ///< the answer must repeat it
  Kind kind;
  std::uint64_t value;
};

struct Reply {
  enum Kind : std::uint32_t {
    done,
    failed,      ///< the worker could not do its part: Control::text
    deviceError, ///< `value` is the cudaError_t that the kernels left; the context is lost
    damage,      ///< bytes beside tensor `value` were written, the first at `offset` from its start
    inputDamage, ///< tensor `value`, an input, was changed at `offset`
  };
  std::uint64_t token;
  Kind kind;
  std::int64_t value;
  std::int64_t offset;
};

struct CallArgument {
  enum Kind : std::uint32_t { scalar, input, inout, output };
  Kind kind;
  std::uint32_t scalarType;    ///< index of ScalarArg's alternative
  std::uint64_t bits;          ///< the scalar's bytes, from the lowest
  std::uint64_t bytes;         ///< of a tensor
  std::uint64_t initialOffset; ///< in the arena, of inputs and inouts
  std::uint64_t outputOffset;  ///< where outputs and inouts go
  std::uint64_t address;       ///< the answer: where the tensor lay on the GPU
};

/// One call, in the arena.
struct Call {
  std::uint32_t index; ///< among the calls on its case: chooses placement and patterns
  std::uint32_t arguments;
  std::uint32_t poison; ///< what outputs hold before the call; its complement fills the slack
  std::array<CallArgument, kMaxArguments> argument;
};

inline constexpr std::size_t kMaxContents = 16;
/// Instead of a content's number: what a timed call gave that differs from the first call on the same content.
inline constexpr std::uint64_t kDifferentOutputs = ~std::uint64_t{0};

/// What is to be timed: calls of equal sizes on several contents of the inputs.
struct Timing {
  std::uint32_t arguments;
  std::uint32_t contents;                                ///< in all
  std::uint32_t fresh;                                   ///< the last of them, which only a round of its own meets
  std::array<CallArgument, kMaxArguments> argument;      ///< initialOffset from the start of a content
  std::array<std::uint64_t, kMaxContents> contentOffset; ///< where in the arena a content's inputs begin
  std::uint64_t outputsOffset; ///< where the outputs of one content go; outputOffset from there
};

/// One call on each content in turn.
struct Round {
  struct Call {
    std::uint32_t content;
    std::uint32_t differs; ///< the outputs are not those of the content's first call
    double eventMs;        ///< between the events before and after the call, on its stream
    double wallMs;         ///< from the first event until the device was idle
  };
  std::uint32_t number; ///< counts the rounds: chooses the places of contents, and poison
  std::uint32_t waits;  ///< the device is idle before each first event
  std::uint32_t fresh;  ///< on the contents that were held back, instead of the others
  std::uint32_t calls;  ///< the answer, with the fields below
  std::array<Call, kMaxContents> call;
  Call own; ///< a copy of the judge's own, timed likewise
};

/// What the GPU does at best.
struct Roofs {
  double copyBytesPerSecond;                 ///< a device-to-device copy, bytes read and written
  std::array<double, 4> operationsPerSecond; ///< by cuda::RateKind; 0: no instruction, or it failed: Control::text
  std::array<std::array<char, 48>, 4> instruction;
};

} // namespace qkc::judge::gpu
