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

inline constexpr std::size_t kMaxArguments = 64;

/// Shared from the start. The candidate can scribble over it: every field is checked before use.
struct Control {
  CrashReport report;
  RunFault fault;
  std::array<char, 2048> text; ///< what went wrong, for Reply::failed
};

struct Request {
  enum Kind : std::uint32_t {
    load,  ///< with a descriptor of the program's bytes; text of the entry in Control::text
    arena, ///< with a descriptor of memory for calls, `value` bytes
    call,  ///< `value`: where in the arena its Call lies
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
};

/// One call, in the arena.
struct Call {
  std::uint32_t index; ///< among the calls on its case: chooses placement and patterns
  std::uint32_t arguments;
  std::uint32_t poison; ///< what outputs hold before the call; its complement fills the slack
  std::array<CallArgument, kMaxArguments> argument;
};

} // namespace qkc::judge::gpu
