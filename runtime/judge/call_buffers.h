#pragma once
#include "runtime/judge/call_memory.h"
#include "runtime/judge/guarded_buffer.h"
#include "runtime/judge/native_call.h"
#include "runtime/judge/run_candidate.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qkc::judge {

/// A byte of a buffer that does not hold what it should.
struct Damage {
  RunOutcome outcome = RunOutcome::outOfBounds; ///< or inputChanged
  std::string buffer;
  std::int64_t byteOffset = 0;
};

/// Where a memory fault hit.
struct FaultPlace {
  const TensorArg* tensor = nullptr;
  std::int64_t byteOffset = 0;
};

/// Bytes of one output that differ between two calls.
struct Difference {
  std::int64_t first = -1; ///< -1: none
  std::int64_t count = 0;
};

struct OutputDifferences {
  Difference unwritten; ///< both hold their call's poison
  Difference changed;   ///< other differences
  /// At the first changed byte both hold their call's canary: what lies beyond the buffers was copied.
  bool copiedSlack = false;
};

/// What outputs hold before the call of that number on a case; the slack beside tensors holds its complement.
std::byte poisonOfCall(int index);

/// Compares an output of call `index` with that of an earlier call on the same case. `poisoned`: it is no inout.
OutputDifferences compareOutputs(std::span<const std::byte> now, int index, std::span<const std::byte> earlier,
                                 int earlierIndex, bool poisoned);

/// The buffers of one call. Only the parent fills and checks them.
class CallBuffers {
public:
  /// `index` counts the calls from 0 and chooses placement and patterns. Keeps a reference to `arguments`.
  /// `memory`: where they come from, for a run in the worker process; null: a forked child inherits them.
  /// Throws std::system_error where memory can't be had.
  CallBuffers(const std::vector<Argument>& arguments, int index, CallMemory* memory = nullptr);
  /// The same at the addresses of an earlier call of the same index, which fits(): what a candidate remembers by an
  /// address is then about other data.
  CallBuffers(const std::vector<Argument>& arguments, int index, const CallBuffers& earlier);

  /// Whether the tensors of these arguments have the sizes of this call's.
  bool fits(const std::vector<Argument>& arguments) const;

  /// Sets inputs, inouts (from TensorArg::other if `other`), poison and canaries: just before the call.
  void fill(bool other);
  /// Instead of poison: `which` of likelyContent() for outputs in which an earlier call left `results` (as outputs()).
  void fillLikely(const std::vector<std::vector<std::byte>>& results, int which);
  /// What the call left where it may not write. Just after the call.
  std::optional<Damage> damage() const;
  /// Inouts and outputs, in the arguments' order.
  std::vector<std::vector<std::byte>> outputs() const;
  /// Compares output `output` (counted as in outputs()) with what an earlier call left there.
  OutputDifferences compare(std::size_t output, const std::vector<std::byte>& earlier, const CallBuffers& call) const;
  const std::string& outputName(std::size_t output) const;
  bool poisoned() const { return poisoned_; }
  std::size_t outputCount() const { return outputIndices_.size(); }

  /// Overwrites everything: what a later call finds here must not help it.
  void retire() const;
  /// What was written here since retire().
  std::optional<Damage> damageSinceRetired() const;

  /// Takes the right to write inputs from the calling process. Throws std::system_error.
  void protectInputs() const;
  /// The pages of each tensor, and whether they may be written.
  std::vector<BufferPages> pages() const;
  /// The tensors' memory, in the arguments' order; calls at the same addresses have the same.
  std::vector<const GuardedBuffer*> memory() const;
  /// The arguments.
  std::vector<CallValue> values() const;
  std::optional<FaultPlace> locate(std::uint64_t address) const;
  /// Adds the outputs of which this call read what nothing had written, but for those that are among them.
  void noteReads(const RunFault& record, std::vector<OutputRead>& reads) const;

private:
  struct Slot {
    const TensorArg* tensor;
    std::shared_ptr<GuardedBuffer> memory; ///< shared with earlier calls at the same addresses
  };

  void addSlot(const TensorArg& tensor, std::shared_ptr<GuardedBuffer> memory);

  const std::vector<Argument>* arguments_;
  int index_;
  std::byte poison_;
  std::byte canary_;
  bool other_ = false;
  bool poisoned_ = true; ///< outputs, before the call
  std::vector<Slot> slots_;
  std::vector<std::size_t> outputIndices_; ///< into slots_
};

} // namespace qkc::judge
