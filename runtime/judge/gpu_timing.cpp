#include "runtime/judge/gpu_timing.h"

#include "runtime/device/cuda/runtime_calls.h"

#include <algorithm>

namespace qkc::judge {

namespace cuda = device::cuda;
using cuda::CuPointer;
using cuda::CuResult;
using cuda::DeviceBlock;
using cuda::DeviceEvent;

bool GpuTiming::isTensor(std::size_t argument) const {
  return timing_.argument[argument].kind != gpu::CallArgument::scalar;
}

bool GpuTiming::isOutput(std::size_t argument) const {
  return isTensor(argument) && timing_.argument[argument].kind != gpu::CallArgument::input;
}

// Adds blocks for the arguments that are read, or written, by a call.
bool GpuTiming::addBlocks(std::vector<Blocks>& lists, bool inputs, bool outputs) {
  Blocks& blocks = lists.emplace_back();
  for (std::size_t k = 0; k < timing_.arguments; ++k) {
    const gpu::CallArgument& argument = timing_.argument[k];
    const bool read = isTensor(k) && argument.kind != gpu::CallArgument::output;
    blocks.push_back((inputs && read) || (outputs && isOutput(k)) ? std::make_unique<DeviceBlock>(*gpu_, argument.bytes)
                                                                  : nullptr);
    if (blocks.back() != nullptr && blocks.back()->address() == 0) {
      return false;
    }
  }
  return true;
}

std::string GpuTiming::reserve() {
  std::vector<Blocks> different;
  bool enough = addBlocks(different, false, true);
  for (std::size_t k = 0; k < timing_.contents && enough; ++k) {
    enough = addBlocks(pristine_, true, false) && addBlocks(given_, false, true);
  }
  for (std::size_t k = 0; k < timing_.contents - timing_.fresh && enough; ++k) {
    enough = addBlocks(slots_, true, true);
  }
  different_ = std::move(different.front());
  // Several times the cache, and for the judge's own copy large enough to be seen.
  constexpr std::size_t kTimes = 4;
  constexpr std::size_t kLeastBytes = std::size_t{1} << 20U;
  int cache = 0;
  gpu_->api().deviceAttribute(&cache, cuda::kAttributeL2Bytes, gpu_->device());
  other_ = std::make_unique<DeviceBlock>(*gpu_, std::max(kTimes * static_cast<std::size_t>(cache), kLeastBytes));
  begin_ = std::make_unique<DeviceEvent>(*gpu_);
  end_ = std::make_unique<DeviceEvent>(*gpu_);
  idle_ = std::make_unique<DeviceEvent>(*gpu_);
  return enough && other_->address() != 0 ? "" : "the GPU has no room for the contents of timed calls";
}

std::string GpuTiming::prepare(const gpu::Timing& timing, const std::byte* arena) {
  timing_ = timing;
  if (timing_.arguments > gpu::kMaxArguments || timing_.contents > gpu::kMaxContents ||
      timing_.fresh >= timing_.contents) {
    return "a timing that asks for too much";
  }
  pristine_.clear();
  given_.clear();
  slots_.clear();
  called_.assign(timing_.contents, false);
  differed_ = false;
  if (std::string problem = reserve(); !problem.empty()) {
    return problem;
  }
  CuResult result = gpu_->api().fillAsync(other_->address(), 0x5a, other_->bytes(), nullptr);
  for (std::size_t content = 0; content < timing_.contents; ++content) {
    for (std::size_t k = 0; k < timing_.arguments; ++k) {
      const gpu::CallArgument& argument = timing_.argument[k];
      const DeviceBlock* block = pristine_[content][k].get();
      if (result == 0 && block != nullptr && argument.bytes != 0) {
        result = gpu_->api().copyToDevice(
            block->address(), arena + timing_.contentOffset[content] + argument.initialOffset, argument.bytes);
      }
    }
  }
  return result == 0 ? "" : "the contents of timed calls did not reach the GPU: " + gpu_->describe(result);
}

// Inputs as they are to be, outputs of bytes that no earlier round had.
CuResult GpuTiming::fill(std::size_t content, std::size_t slot, unsigned poison) const {
  CuResult result = 0;
  for (std::size_t k = 0; k < timing_.arguments && result == 0; ++k) {
    const std::size_t bytes = timing_.argument[k].bytes;
    if (!isTensor(k) || bytes == 0) {
      continue;
    }
    const CuPointer to = slots_[slot][k]->address();
    const DeviceBlock* from = pristine_[content][k].get();
    result = from != nullptr ? gpu_->api().copyAsync(to, from->address(), bytes, nullptr)
                             : gpu_->api().fillAsync(to, static_cast<unsigned char>(poison), bytes, nullptr);
  }
  return result;
}

// Afterwards the cache holds clean lines of memory that no call uses. The GPU is busy with this for longer than the
// host takes to launch what follows.
CuResult GpuTiming::emptyCache() const {
  const CuResult result = gpu_->api().resetPersistingL2();
  checks_->readThrough(other_->address(), other_->bytes());
  return result;
}

CuResult GpuTiming::between(bool waits, const std::function<void()>& work, gpu::Round::Call& answer) const {
  CuResult result = waits ? gpu_->api().synchronize() : 0;
  const auto then = [&](CuResult next) { result = result == 0 ? next : result; };
  then(begin_->record());
  if (result == 0) {
    work();
  }
  then(end_->record());
  then(gpu_->api().synchronize());
  then(idle_->record());
  then(idle_->wait());
  then(end_->since(*begin_, answer.eventMs));
  then(idle_->since(*begin_, answer.wallMs));
  return result;
}

// What a call left, just after the device was idle: what is written later is missing here.
CuResult GpuTiming::compare(std::size_t content, std::size_t slot, gpu::Round::Call& answer) {
  CuResult result = 0;
  for (std::size_t k = 0; k < timing_.arguments; ++k) {
    if (!isOutput(k) || timing_.argument[k].bytes == 0) {
      continue;
    }
    const CuPointer now = slots_[slot][k]->address();
    const CuPointer first = given_[content][k]->address();
    if (called_[content]) {
      checks_->askForDifference(now, first, timing_.argument[k].bytes);
    } else {
      result = result == 0 ? gpu_->api().copyAsync(first, now, timing_.argument[k].bytes, nullptr) : result;
    }
  }
  std::vector<std::uint64_t> answers;
  const CuResult asked = checks_->answers(answers);
  result = result == 0 ? asked : result;
  called_[content] = true;
  answer.differs =
      std::any_of(answers.begin(), answers.end(), [](std::uint64_t one) { return one != GpuChecks::kNone; }) ? 1 : 0;
  const bool isFirst = answer.differs != 0 && !differed_; // its content is the one that the judge looks at
  differed_ = differed_ || isFirst;
  for (std::size_t k = 0; k < timing_.arguments && isFirst && result == 0; ++k) {
    if (isOutput(k) && timing_.argument[k].bytes != 0) {
      result = gpu_->api().copyAsync(different_[k]->address(), slots_[slot][k]->address(), timing_.argument[k].bytes,
                                     nullptr);
    }
  }
  return result;
}

CuResult GpuTiming::timedCall(std::size_t content, const gpu::Round& round, const Entry& entry,
                              gpu::Round::Call& answer) {
  const std::size_t slot = (content + round.number) % slots_.size();
  constexpr unsigned kPoison = 0x35;
  constexpr unsigned kStep = 0x4f; // odd: 256 rounds before a poison comes again
  CuResult result = fill(content, slot, kPoison + kStep * round.number);
  if (result == 0) {
    result = emptyCache();
  }
  std::vector<CuPointer> tensors;
  for (std::size_t k = 0; k < timing_.arguments; ++k) {
    if (isTensor(k)) {
      tensors.push_back(slots_[slot][k]->address());
    }
  }
  answer = {.content = static_cast<std::uint32_t>(content), .differs = 0, .eventMs = 0, .wallMs = 0};
  if (result == 0) {
    result = between(round.waits != 0, [&] { entry(tensors); }, answer);
  }
  if (result == 0) {
    result = compare(content, slot, answer);
  }
  cuda::releaseProgramMemory();
  return result;
}

// Half of the other memory to its other half.
CuResult GpuTiming::ownCopy(const gpu::Round& round, gpu::Round::Call& answer) const {
  const std::size_t half = other_->bytes() / 2;
  CuResult result = emptyCache();
  CuResult copied = 0;
  if (result == 0) {
    result = between(
        round.waits != 0,
        [&] { copied = gpu_->api().copyAsync(other_->address() + half, other_->address(), half, nullptr); }, answer);
  }
  return result == 0 ? copied : result;
}

CuResult GpuTiming::run(gpu::Round& round, const Entry& entry) {
  const std::size_t met = timing_.contents - timing_.fresh;
  const std::size_t first = round.fresh != 0 ? met : 0;
  round.calls = static_cast<std::uint32_t>(round.fresh != 0 ? timing_.fresh : met);
  for (std::size_t k = 0; k < round.calls; ++k) {
    if (const CuResult result = timedCall(first + k, round, entry, round.call[k]); result != 0) {
      return result;
    }
  }
  return ownCopy(round, round.own);
}

std::string GpuTiming::fetch(std::uint64_t which, std::byte* arena) const {
  if (which != gpu::kDifferentOutputs && which >= given_.size()) {
    return "outputs of a content that there is not";
  }
  const Blocks& blocks = which == gpu::kDifferentOutputs ? different_ : given_[which];
  for (std::size_t k = 0; k < timing_.arguments; ++k) {
    const gpu::CallArgument& argument = timing_.argument[k];
    if (!isOutput(k) || argument.bytes == 0) {
      continue;
    }
    if (const CuResult result = gpu_->api().copyToHost(arena + timing_.outputsOffset + argument.outputOffset,
                                                       blocks[k]->address(), argument.bytes);
        result != 0) {
      return "outputs did not come back from the GPU: " + gpu_->describe(result);
    }
  }
  return "";
}

} // namespace qkc::judge
