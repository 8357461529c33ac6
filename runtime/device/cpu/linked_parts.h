#pragma once
// What the runtime has to know of a program whose code is linked: where its entries, kernels and variables lie. As
// bytes, with the code itself, a program is an image, which the process that its code was linked for loads.

#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/simt_abi.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace qkc::device::cpu {

// Addresses are 0 for functions that a kernel doesn't have.
struct LinkedKernel {
  std::string name; // as written in C++
  std::uintptr_t grid = 0;
  std::uintptr_t thread = 0;
  std::uintptr_t single = 0;
  bool mayWait = true;
  std::vector<PointerPlace> pointers;
  std::vector<std::uint64_t> parameterBytes;
  std::uint64_t staticSharedBytes = 0;
  std::uint64_t sharedAlignment = 16;
  std::uint64_t maxThreads = 0;
  std::uint64_t stackBytes = 0;
  std::vector<SharedPlace> shared; // of a watched program
};

// The host's address of a kernel.
struct LinkedStub {
  std::uintptr_t address = 0;
  std::size_t kernel = 0; // among the program's
};

struct LinkedParts {
  std::map<std::string, std::uintptr_t, std::less<>> entries;
  std::vector<LinkedKernel> kernels;
  std::vector<LinkedStub> stubs;
  ProgramData data;
  bool watched = false;
};

// A linked program whose code lies in this process: its kernels can be launched as long as it lives.
class LoadedProgram {
public:
  explicit LoadedProgram(LinkedParts parts);
  ~LoadedProgram();
  LoadedProgram(const LoadedProgram&) = delete;
  LoadedProgram& operator=(const LoadedProgram&) = delete;

  // Null for a name that is no entry.
  void* entry(std::string_view name) const;

private:
  LinkedParts parts_;
  std::vector<std::unique_ptr<Kernel>> kernels_;
};

// Where images lie: far from all that the system places by itself, so that every process has it free.
inline constexpr std::uintptr_t kImageAddress = 0x1800'0000'0000;

// Memory of the program in the process that it was linked for: whole pages, `bytes` first, then zeros.
struct ImageSegment {
  std::uintptr_t address = 0;
  std::string_view bytes;
  std::uint64_t zeroBytes = 0;
  bool writable = false;
  bool executable = false;
};

// `runtime` is what runtimeMark() gives there.
std::string packImage(std::uintptr_t runtime, const std::vector<ImageSegment>& segments, const LinkedParts& parts);

// Where this process has its runtime: an image that was linked for another is refused.
std::uintptr_t runtimeMark();

// Maps an image's code and variables, for good, and makes its kernels launchable. Throws std::runtime_error where the
// image is not of packImage or for another process, or where its memory can't be had.
std::unique_ptr<LoadedProgram> loadImage(std::string_view image);

} // namespace qkc::device::cpu
