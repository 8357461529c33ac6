#pragma once

#include "runtime/device/cpu/jit.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/watch.h"
#include "runtime/device/cpu/watched_compile.h"
#include "runtime/device/device.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace qkc::device::cpu {

// Linked code with its entries; its kernels can be launched as long as it lives.
class CompiledProgram : public Program {
public:
  ~CompiledProgram() override {
    for (const void* stub : stubs_) {
      withdrawKernel(stub);
    }
    addWatchedProgram(watched_ ? -1 : 0);
  }

  void* entry(std::string_view name) const override {
    auto const found = entries_.find(std::string(name));
    return found == entries_.end() ? nullptr : found->second;
  }
  const std::vector<KernelInfo>& kernels() const override { return infos_; }
  const CompileTimes& times() const override { return times_; }

  std::unique_ptr<PendingCompile> startWatched() const override {
    return watchSource_ == nullptr ? nullptr : std::make_unique<WatchedCompile>(watchSource_);
  }

  void setWatchSource(std::shared_ptr<const WatchSource> source) { watchSource_ = std::move(source); }
  void setEntry(const std::string& name, void* address) { entries_[name] = address; }
  void setWatched() {
    watched_ = true;
    addWatchedProgram(1);
  }
  void setCode(std::unique_ptr<LinkedCode> code) { code_ = std::move(code); }
  void setTimes(const CompileTimes& times) { times_ = times; }
  void addKernel(KernelInfo info, std::unique_ptr<Kernel> kernel) {
    byName_[info.name] = kernel.get();
    infos_.push_back(std::move(info));
    launchable_.push_back(std::move(kernel));
  }
  void addStub(const void* stub, const std::string& kernel) {
    if (auto const found = byName_.find(kernel); found != byName_.end() && stub != nullptr) {
      registerKernel(stub, found->second);
      stubs_.push_back(stub);
    }
  }

private:
  std::unique_ptr<LinkedCode> code_;
  std::unordered_map<std::string, void*> entries_;
  std::vector<KernelInfo> infos_;
  std::vector<std::unique_ptr<Kernel>> launchable_;
  std::unordered_map<std::string, Kernel*> byName_;
  std::vector<const void*> stubs_;
  CompileTimes times_;
  bool watched_ = false;
  std::shared_ptr<const WatchSource> watchSource_; // null where the program can't be built again
};

} // namespace qkc::device::cpu
