#pragma once

#include "runtime/device/cpu/jit.h"
#include "runtime/device/cpu/linked_parts.h"
#include "runtime/device/cpu/watched_compile.h"
#include "runtime/device/device.h"

#include <memory>
#include <string>
#include <vector>

namespace qkc::device::cpu {

// A linked program, launchable in this process, or, where it was linked for another, an image.
class CompiledProgram : public Program {
public:
  void* entry(std::string_view name) const override { return loaded_ == nullptr ? nullptr : loaded_->entry(name); }
  const std::vector<KernelInfo>& kernels() const override { return infos_; }
  const CompileTimes& times() const override { return times_; }
  std::string packed() const override { return image_; }

  std::unique_ptr<PendingCompile> startWatched() const override {
    return watchSource_ == nullptr ? nullptr : std::make_unique<WatchedCompile>(watchSource_);
  }

  void setWatchSource(std::shared_ptr<const WatchSource> source) { watchSource_ = std::move(source); }
  void setLoaded(std::unique_ptr<LinkedCode> code, LinkedParts parts) {
    code_ = std::move(code);
    loaded_ = std::make_unique<LoadedProgram>(std::move(parts));
  }
  void setImage(std::string image) { image_ = std::move(image); }
  void setTimes(const CompileTimes& times) { times_ = times; }
  void addKernel(KernelInfo info) { infos_.push_back(std::move(info)); }

private:
  std::unique_ptr<LinkedCode> code_;
  std::unique_ptr<LoadedProgram> loaded_; // goes before its code does
  std::string image_;
  std::vector<KernelInfo> infos_;
  CompileTimes times_;
  std::shared_ptr<const WatchSource> watchSource_; // null where the program can't be built again
};

} // namespace qkc::device::cpu
