#pragma once

#include "runtime/device/cpu/linked_parts.h"

#include <llvm/ExecutionEngine/Orc/MemoryMapper.h>

#include <memory>
#include <vector>

namespace qkc::device::cpu {

// Where linking puts code that another process will run: addresses that are free there, and bytes that only lie here.
class ImageMemory {
public:
  ImageMemory() = default;
  ~ImageMemory();
  ImageMemory(const ImageMemory&) = delete;
  ImageMemory& operator=(const ImageMemory&) = delete;

  // The largest alignment of a section that can be had; linking fails with what is aligned to more. A power of two.
  static constexpr std::size_t kMostAlignment = std::size_t{2} << 20U;
  // Segments begin at multiples of `alignment`, or of kMostAlignment where that is less. Before mapper().
  void align(std::size_t alignment);

  // For one link; this must outlive it.
  std::unique_ptr<llvm::orc::MemoryMapper> mapper();

  // What was linked, once it is.
  const std::vector<ImageSegment>& segments() const { return segments_; }

private:
  class Mapper;

  std::size_t page_ = 4096;
  std::uintptr_t next_ = 0;
  std::vector<std::pair<char*, std::size_t>> working_;
  std::vector<ImageSegment> segments_;
};

} // namespace qkc::device::cpu
