// What a watch says of an access that it rejects.
#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/watch_state.h"

#include <algorithm>

namespace qkc::device::cpu {

FaultPlace Watch::here(std::uint32_t line, std::uintptr_t address) {
  unsigned const me = thread();
  auto const& size = context_->blockDim;
  index_ = {me % size[0], me / size[0] % size[1], me / (size[0] * size[1])};
  return {.kernel = kernel_->name,
          .block = context_->blockIdx.data(),
          .thread = index_.data(),
          .line = line,
          .address = address};
}

// "byte 4 of shared variable 'most'"; nothing for a tensor, whose name the judge knows.
FaultText& Watch::name(FaultText& text, std::uintptr_t place) const {
  if (isShared(place, 1)) {
    bool const dynamic = holds(dynamicShared_, place, 1);
    std::uint64_t const offset = place - (dynamic ? dynamicShared_ : staticShared_).begin;
    for (SharedPlace const& one : kernel_->watched->shared) {
      if (one.dynamic == dynamic && offset >= one.offset && (dynamic || offset - one.offset < one.bytes)) {
        return text << ": byte " << offset - one.offset << " of shared variable '" << one.name << "'";
      }
    }
    return text << ": byte " << offset << " of shared memory";
  }
  for (NamedRange const& one : kernel_->watched->data->variables) {
    if (holds(one.range, place, 1)) {
      return text << ": byte " << std::uint64_t{place - one.range.begin} << " of variable '" << one.name << "'";
    }
  }
  if (auto const memory = deviceRangeAt(place)) {
    return text << ": byte " << std::uint64_t{place - memory->begin} << " of "
                << std::uint64_t{memory->end - memory->begin} << " from cudaMalloc";
  }
  return text;
}

void Watch::rejectPlace(std::uintptr_t place, std::uint64_t bytes, Kind kind, std::uint32_t line) {
  FaultText text;
  text << "a kernel " << (kind == Kind::read ? "reads " : "writes ") << bytes << " bytes (line " << std::uint64_t{line}
       << ") of ";
  const char* what = hostMemoryAt(place);
  if (what == nullptr && place >= frame_ && place - frame_ < (1UL << 20U)) {
    what = "the host's stack";
  }
  if (std::ranges::any_of(tables_, [&](const AddressRange& table) { return holds(table, place, 1); })) {
    text << "a variable that is __constant__ or const, which kernels only read";
    raiseFault(QKC_FAULT_ILLEGAL_ADDRESS, here(line, place), text);
  }
  text << (what != nullptr ? what : "memory that is no tensor, no variable and not allocated on the device")
       << ", which a GPU does not reach";
  raiseFault(QKC_FAULT_ILLEGAL_ADDRESS, here(line, place), text);
}

namespace {

void appendThread(FaultText& text, std::uint64_t thread, const std::array<std::uint32_t, 3>& size) {
  text << "thread (" << thread % size[0] << ", " << thread / size[0] % size[1] << ", "
       << thread / (std::uint64_t{size[0]} * size[1]) << ")";
}

} // namespace

void Watch::rejectRace(std::uintptr_t place, const AccessMark& earlier, bool earlierWrote, const AccessMark& now,
                       Kind kind) {
  constexpr std::array<std::string_view, 3> kNow = {"reads", "writes", "updates"};
  WatchOrder::Who const other = order_.who(earlier.stamp);
  auto const& grid = context_->gridDim;
  FaultText text;
  text << "a race: ";
  appendThread(text, thread(), context_->blockDim);
  text << " of block (" << std::uint64_t{context_->blockIdx[0]} << ", " << std::uint64_t{context_->blockIdx[1]} << ", "
       << std::uint64_t{context_->blockIdx[2]} << ") " << kNow[static_cast<std::size_t>(kind)] << " (line "
       << std::uint64_t{now.line} << ") what ";
  appendThread(text, other.thread, context_->blockDim);
  if (order_.inThisBlock(earlier.stamp)) {
    text << " of the same block ";
  } else {
    text << " of block (" << other.block % grid[0] << ", " << other.block / grid[0] % grid[1] << ", "
         << other.block / (std::uint64_t{grid[0]} * grid[1]) << ") ";
  }
  text << (earlierWrote ? static_cast<Atomicity>(earlier.as) == Atomicity::update ? "updated" : "wrote" : "accessed")
       << " (line " << std::uint64_t{earlier.line} << "), and nothing orders the two";
  bool const narrow = (earlier.inBlock | now.inBlock) != 0 && !order_.inThisBlock(earlier.stamp);
  text << (narrow ? "; what is atomic in a block is not so for others" : "");
  raiseFault(QKC_FAULT_RACE, here(now.line, place), name(text, place));
}

} // namespace qkc::device::cpu
