#include "runtime/device/cpu/linked_parts.h"

#include "runtime/device/cpu/watch.h"

namespace qkc::device::cpu {
namespace {

template <class Function> Function* functionAt(std::uintptr_t address) {
  return reinterpret_cast<Function*>(address); // NOLINT(performance-no-int-to-ptr)
}

std::unique_ptr<Kernel> launchable(const LinkedKernel& linked, const LinkedParts& program) {
  auto kernel = std::make_unique<Kernel>();
  kernel->name = linked.name;
  kernel->grid = functionAt<GridFunction>(linked.grid);
  kernel->thread = functionAt<ThreadFunction>(linked.thread);
  kernel->single = functionAt<ThreadFunction>(linked.single);
  kernel->mayWait = linked.mayWait;
  kernel->pointers = linked.pointers;
  kernel->parameterBytes = linked.parameterBytes;
  kernel->staticSharedBytes = linked.staticSharedBytes;
  kernel->sharedAlignment = linked.sharedAlignment;
  kernel->maxThreads = linked.maxThreads;
  kernel->stackBytes = linked.stackBytes;
  if (program.watched) {
    kernel->watched = std::make_shared<const WatchedKernel>(WatchedKernel{&program.data, linked.shared});
  }
  return kernel;
}

const void* stubOf(const LinkedStub& stub) {
  return reinterpret_cast<const void*>(stub.address); // NOLINT(performance-no-int-to-ptr)
}

} // namespace

LoadedProgram::LoadedProgram(LinkedParts parts) : parts_(std::move(parts)) {
  addProgramData(parts_.data);
  for (LinkedKernel const& kernel : parts_.kernels) {
    kernels_.push_back(launchable(kernel, parts_));
  }
  for (LinkedStub const& stub : parts_.stubs) {
    registerKernel(stubOf(stub), kernels_.at(stub.kernel).get());
  }
  addWatchedProgram(parts_.watched ? 1 : 0);
}

LoadedProgram::~LoadedProgram() {
  for (LinkedStub const& stub : parts_.stubs) {
    withdrawKernel(stubOf(stub));
  }
  addWatchedProgram(parts_.watched ? -1 : 0);
  removeProgramData(parts_.data);
}

void* LoadedProgram::entry(std::string_view name) const {
  auto const found = parts_.entries.find(name);
  return found == parts_.entries.end() ? nullptr
                                       : reinterpret_cast<void*>(found->second); // NOLINT(performance-no-int-to-ptr)
}

} // namespace qkc::device::cpu
