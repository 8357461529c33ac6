#include "runtime/judge/call_buffers.h"

#include "runtime/judge/likely_content.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace qkc::judge {
namespace {

// Neighbouring entries have no bit in common, so no format has both as neighbouring codes.
constexpr std::array kPoisons = {std::byte{0xA5}, std::byte{0x5A}, std::byte{0xC3}, std::byte{0x3C}};
constexpr std::byte kRetired{0xEE};

const std::vector<std::byte>& given(const TensorArg& tensor, bool other) {
  return other ? tensor.other : tensor.initial;
}

// The first position where the two differ; -1 if nowhere.
std::int64_t firstDifference(const std::byte* a, const std::byte* b, std::size_t bytes) {
  if (bytes == 0 || std::memcmp(a, b, bytes) == 0) {
    return -1;
  }
  return std::mismatch(a, a + bytes, b).first - a;
}

std::int64_t firstOther(std::span<const std::byte> bytes, std::byte pattern) {
  if (bytes.empty()) {
    return -1;
  }
  if (bytes[0] != pattern) {
    return 0;
  }
  // Equal to itself shifted by one byte: the same everywhere.
  const std::int64_t at = firstDifference(bytes.data(), bytes.data() + 1, bytes.size() - 1);
  return at < 0 ? -1 : at + 1;
}

Damage damageAt(RunOutcome outcome, const std::string& buffer, std::int64_t byteOffset) {
  return {.outcome = outcome, .buffer = buffer, .byteOffset = byteOffset};
}

void note(Difference& difference, std::size_t position) {
  if (difference.first < 0) {
    difference.first = static_cast<std::int64_t>(position);
  }
  ++difference.count;
}

} // namespace

std::byte poisonOfCall(int index) {
  return kPoisons[static_cast<std::size_t>(index) % kPoisons.size()];
}

OutputDifferences compareOutputs(std::span<const std::byte> now, int index, std::span<const std::byte> earlier,
                                 int earlierIndex, bool poisoned) {
  OutputDifferences found;
  const std::byte poison = poisonOfCall(index);
  const std::byte earlierPoison = poisonOfCall(earlierIndex);
  const std::int64_t start = firstDifference(now.data(), earlier.data(), earlier.size());
  if (start < 0) {
    return found;
  }
  for (auto at = static_cast<std::size_t>(start); at != earlier.size(); ++at) {
    if (now[at] == earlier[at]) {
      continue;
    }
    if (poisoned && now[at] == poison && earlier[at] == earlierPoison) {
      note(found.unwritten, at);
      continue;
    }
    if (found.changed.first < 0) {
      found.copiedSlack = now[at] == ~poison && earlier[at] == ~earlierPoison;
    }
    note(found.changed, at);
  }
  return found;
}

CallBuffers::CallBuffers(const std::vector<Argument>& arguments, int index, CallMemory* memory)
    : arguments_(&arguments), index_(index), poison_(poisonOfCall(index)), canary_(~poison_) {
  const Placement placement = index % 2 == 0 ? Placement::upper : Placement::lower;
  for (const Argument& argument : arguments) {
    if (const auto* tensor = std::get_if<TensorArg>(&argument)) {
      addSlot(*tensor, std::make_shared<GuardedBuffer>(memory == nullptr
                                                           ? GuardedBuffer(tensor->name, tensor->bytes, placement)
                                                           : memory->buffer(tensor->name, tensor->bytes, placement)));
    }
  }
}

CallBuffers::CallBuffers(const std::vector<Argument>& arguments, int index, const CallBuffers& earlier)
    : arguments_(&arguments), index_(index), poison_(poisonOfCall(index)), canary_(~poison_) {
  auto slot = earlier.slots_.begin();
  for (const Argument& argument : arguments) {
    if (const auto* tensor = std::get_if<TensorArg>(&argument)) {
      addSlot(*tensor, slot++->memory);
    }
  }
}

void CallBuffers::addSlot(const TensorArg& tensor, std::shared_ptr<GuardedBuffer> memory) {
  if (tensor.role != TensorArg::Role::input) {
    outputIndices_.push_back(slots_.size());
  }
  slots_.push_back({&tensor, std::move(memory)});
}

bool CallBuffers::fits(const std::vector<Argument>& arguments) const {
  auto slot = slots_.begin();
  for (const Argument& argument : arguments) {
    const auto* tensor = std::get_if<TensorArg>(&argument);
    if (tensor != nullptr && (slot == slots_.end() || slot++->memory->size() != tensor->bytes)) {
      return false;
    }
  }
  return slot == slots_.end();
}

void CallBuffers::fill(bool other) {
  other_ = other;
  for (const Slot& slot : slots_) {
    slot.memory->fillSlack(canary_);
    if (slot.tensor->role == TensorArg::Role::output) {
      slot.memory->fill(poison_);
    } else if (slot.memory->size() != 0) {
      std::memcpy(slot.memory->data(), given(*slot.tensor, other).data(), slot.memory->size());
    }
  }
}

void CallBuffers::fillLikely(const std::vector<std::vector<std::byte>>& results, int which) {
  poisoned_ = false;
  for (std::size_t k = 0; k < outputIndices_.size(); ++k) {
    const Slot& slot = slots_[outputIndices_[k]];
    if (slot.tensor->role == TensorArg::Role::output && slot.memory->size() != 0) {
      const std::vector<std::byte> content = likelyContent(results.at(k), which, slot.tensor->forms, k);
      std::memcpy(slot.memory->data(), content.data(), content.size());
    }
  }
}

std::optional<Damage> CallBuffers::damage() const {
  for (const Slot& slot : slots_) {
    if (const auto offset = slot.memory->damagedSlack(canary_)) {
      return damageAt(RunOutcome::outOfBounds, slot.tensor->name, *offset);
    }
  }
  for (const Slot& slot : slots_) {
    if (slot.tensor->role != TensorArg::Role::input) {
      continue;
    }
    const std::int64_t offset =
        firstDifference(slot.memory->data(), given(*slot.tensor, other_).data(), slot.memory->size());
    if (offset >= 0) {
      return damageAt(RunOutcome::inputChanged, slot.tensor->name, offset);
    }
  }
  return std::nullopt;
}

std::vector<std::vector<std::byte>> CallBuffers::outputs() const {
  std::vector<std::vector<std::byte>> all;
  for (const std::size_t index : outputIndices_) {
    const auto bytes = slots_[index].memory->bytes();
    all.emplace_back(bytes.begin(), bytes.end());
  }
  return all;
}

OutputDifferences CallBuffers::compare(std::size_t output, const std::vector<std::byte>& earlier,
                                       const CallBuffers& call) const {
  const Slot& slot = slots_[outputIndices_[output]];
  return compareOutputs(slot.memory->bytes(), index_, earlier, call.index_,
                        poisoned_ && slot.tensor->role == TensorArg::Role::output);
}

const std::string& CallBuffers::outputName(std::size_t output) const {
  return slots_[outputIndices_[output]].tensor->name;
}

void CallBuffers::retire() const {
  for (const Slot& slot : slots_) {
    slot.memory->fill(kRetired);
    slot.memory->fillSlack(kRetired);
  }
}

std::optional<Damage> CallBuffers::damageSinceRetired() const {
  for (const Slot& slot : slots_) {
    const std::int64_t offset = firstOther(slot.memory->bytes(), kRetired);
    if (offset >= 0) {
      return damageAt(RunOutcome::outOfBounds, slot.tensor->name, offset);
    }
    if (const auto slack = slot.memory->damagedSlack(kRetired)) {
      return damageAt(RunOutcome::outOfBounds, slot.tensor->name, *slack);
    }
  }
  return std::nullopt;
}

void CallBuffers::protectInputs() const {
  for (const Slot& slot : slots_) {
    if (slot.tensor->role == TensorArg::Role::input) {
      slot.memory->protectReadOnly();
    }
  }
}

std::vector<BufferPages> CallBuffers::pages() const {
  std::vector<BufferPages> all;
  for (const Slot& slot : slots_) {
    all.push_back({.bytes = slot.memory->pages(), .writable = slot.tensor->role != TensorArg::Role::input});
  }
  return all;
}

std::vector<const GuardedBuffer*> CallBuffers::memory() const {
  std::vector<const GuardedBuffer*> all;
  for (const Slot& slot : slots_) {
    all.push_back(slot.memory.get());
  }
  return all;
}

std::vector<CallValue> CallBuffers::values() const {
  std::vector<CallValue> values;
  auto slot = slots_.begin();
  for (const Argument& argument : *arguments_) {
    if (const auto* scalar = std::get_if<ScalarArg>(&argument)) {
      values.emplace_back(*scalar);
    } else {
      values.emplace_back(static_cast<void*>(slot++->memory->data()));
    }
  }
  return values;
}

std::optional<FaultPlace> CallBuffers::locate(std::uint64_t address) const {
  for (const Slot& slot : slots_) {
    if (slot.memory->covers(address)) {
      return FaultPlace{.tensor = slot.tensor, .byteOffset = slot.memory->offsetOf(address)};
    }
  }
  return std::nullopt;
}

// Places of earlier calls were noted then, or are none of this one.
void CallBuffers::noteReads(const RunFault& record, std::vector<OutputRead>& reads) const {
  for (std::size_t k = 0; k < QKC_READ_TENSORS; ++k) {
    const std::uint64_t address = record.read_address[k];
    const auto place = address == 0 ? std::nullopt : locate(address);
    if (!place || place->tensor->role != TensorArg::Role::output || place->byteOffset < 0 ||
        static_cast<std::size_t>(place->byteOffset) >= place->tensor->bytes) {
      continue;
    }
    const auto isIts = [&](const OutputRead& one) { return one.buffer == place->tensor->name; };
    if (std::ranges::none_of(reads, isIts)) {
      reads.push_back({.buffer = place->tensor->name, .line = record.read_line[k]});
    }
  }
}

} // namespace qkc::judge
