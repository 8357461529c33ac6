#include "runtime/device/cpu/image_memory.h"

#include <llvm/Support/Error.h>
#include <sys/mman.h>

#include <algorithm>

namespace qkc::device::cpu {

// Nothing is written beyond this process, and nothing here is ever run.
class ImageMemory::Mapper : public llvm::orc::MemoryMapper {
public:
  explicit Mapper(ImageMemory& memory) : memory_(memory) {}

  unsigned int getPageSize() override { return static_cast<unsigned>(memory_.page_); }

  void reserve(std::size_t bytes, OnReservedFunction done) override {
    auto const begin = llvm::orc::ExecutorAddr(kImageAddress + memory_.next_);
    memory_.next_ += (bytes + memory_.page_ - 1) / memory_.page_ * memory_.page_;
    done(llvm::orc::ExecutorAddrRange(begin, bytes));
  }

  // Variables may take a gigabyte of zeros: pages that nobody touches cost nothing.
  char* prepare(llvm::orc::ExecutorAddr /*address*/, std::size_t bytes) override {
    void* const memory = mmap(nullptr, std::max<std::size_t>(bytes, 1), PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) {
      llvm::report_bad_alloc_error("no memory to link a program");
    }
    memory_.working_.emplace_back(static_cast<char*>(memory), std::max<std::size_t>(bytes, 1));
    return static_cast<char*>(memory);
  }

  void initialize(AllocInfo& linked, OnInitializedFunction done) override {
    using llvm::BitmaskEnumDetail::operator&;
    for (AllocInfo::SegInfo const& one : linked.Segments) {
      auto const rights = one.AG.getMemProt();
      memory_.segments_.push_back({.address = (linked.MappingBase + one.Offset).getValue(),
                                   .bytes = {one.WorkingMem, one.ContentSize},
                                   .zeroBytes = one.ZeroFillSize,
                                   .writable = (rights & llvm::orc::MemProt::Write) != llvm::orc::MemProt::None,
                                   .executable = (rights & llvm::orc::MemProt::Exec) != llvm::orc::MemProt::None});
    }
    done(linked.MappingBase);
  }

  void deinitialize(llvm::ArrayRef<llvm::orc::ExecutorAddr> /*allocations*/, OnDeinitializedFunction done) override {
    done(llvm::Error::success());
  }
  void release(llvm::ArrayRef<llvm::orc::ExecutorAddr> /*reservations*/, OnReleasedFunction done) override {
    done(llvm::Error::success());
  }

private:
  ImageMemory& memory_;
};

ImageMemory::~ImageMemory() {
  for (auto const& [begin, bytes] : working_) {
    munmap(begin, bytes);
  }
}

void ImageMemory::align(std::size_t alignment) {
  page_ = std::clamp(alignment, page_, kMostAlignment);
}

std::unique_ptr<llvm::orc::MemoryMapper> ImageMemory::mapper() {
  return std::make_unique<Mapper>(*this);
}

} // namespace qkc::device::cpu
