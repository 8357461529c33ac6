#include "runtime/device/cpu/cuda_api.h"

#include "runtime/device/cpu/cuda_errors.h"
#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/fault.h"
#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/launch.h"
#include "runtime/device/cpu/memory_window.h"
#include "runtime/device/cpu/streams.h"
#include "runtime/device/cpu/watch.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace qkc::device::cpu {
namespace {

// Work on all streams but one finishes before its function returns (streams.h), and every copy is a memmove.

thread_local int lastError = kSuccess;

int note(int error) {
  if (error != kSuccess) {
    lastError = error;
  }
  return error;
}

struct Configuration {
  Dim3 grid{};
  Dim3 block{};
  std::size_t shared = 0;
  void* stream = nullptr;
};
thread_local Configuration pushed;

unsigned pushConfiguration(Dim3 grid, Dim3 block, std::size_t shared, void* stream) {
  pushed = {.grid = grid, .block = block, .shared = shared, .stream = stream};
  return 0;
}

unsigned popConfiguration(Dim3* grid, Dim3* block, std::size_t* shared, void* stream) {
  *grid = pushed.grid;
  *block = pushed.block;
  *shared = pushed.shared;
  *static_cast<void**>(stream) = pushed.stream;
  return 0;
}

// Runs the launch, now or later.
int launchOn(const void* stream, Kernel& kernel, Dim3 grid, Dim3 block, void** arguments, std::size_t shared) {
  switch (streamKind(stream)) {
  case StreamKind::none: {
    FaultText text;
    text << "the address is not a stream's";
    recordLaunchError(kInvalidResourceHandle, kernel.name, text);
    return kInvalidResourceHandle;
  }
  case StreamKind::perThread:
    return runOnStream(stream, [&kernel, grid, block, copy = LaunchArguments(kernel, arguments), shared]() mutable {
      return launchKernel(kernel, grid, block, copy.addresses(), shared);
    });
  default:
    return runOnStream(stream, [&] { return launchKernel(kernel, grid, block, arguments, shared); });
  }
}

int launch(const void* stub, Dim3 grid, Dim3 block, void** arguments, std::size_t shared, void* stream) {
  Kernel* kernel = findKernel(stub);
  if (kernel == nullptr) {
    FaultText text;
    text << "the address is not a kernel's";
    recordLaunchError(kInvalidDeviceFunction, "cudaLaunchKernel", text);
    return note(kInvalidDeviceFunction);
  }
  return note(launchOn(stream, *kernel, grid, block, arguments, shared));
}

int getLastError() {
  return takeLastError();
}
int peekAtLastError() {
  return lastError;
}

struct ErrorText {
  int number;
  const char* name;
  const char* text;
};
// NOLINTBEGIN(modernize-use-designated-initializers): rows of a table
constexpr std::array kErrors = {
    ErrorText{kSuccess, "cudaSuccess", "no error"},
    ErrorText{kInvalidValue, "cudaErrorInvalidValue", "invalid argument"},
    ErrorText{kMemoryAllocation, "cudaErrorMemoryAllocation", "out of memory"},
    ErrorText{kInvalidConfiguration, "cudaErrorInvalidConfiguration", "invalid configuration argument"},
    ErrorText{kInvalidCopyDirection, "cudaErrorInvalidMemcpyDirection", "invalid copy direction for memcpy"},
    ErrorText{kInvalidDeviceFunction, "cudaErrorInvalidDeviceFunction", "invalid device function"},
    ErrorText{kInvalidDevice, "cudaErrorInvalidDevice", "invalid device ordinal"},
    ErrorText{kInvalidResourceHandle, "cudaErrorInvalidResourceHandle", "invalid resource handle"},
};
// NOLINTEND(modernize-use-designated-initializers)

const ErrorText* findError(int error) {
  auto const* found = std::ranges::find(kErrors, error, &ErrorText::number);
  return found == kErrors.end() ? nullptr : found;
}

const char* errorString(int error) {
  ErrorText const* row = findError(error);
  return row == nullptr ? "unrecognized error code" : row->text;
}

const char* errorName(int error) {
  ErrorText const* row = findError(error);
  return row == nullptr ? "unrecognized error code" : row->name;
}

int allocate(void** out, std::size_t bytes) {
  if (out == nullptr) {
    return note(kInvalidValue);
  }
  *out = bytes == 0 ? nullptr : allocateDevice(bytes);
  return note(bytes != 0 && *out == nullptr ? kMemoryAllocation : kSuccess);
}
int allocateAsync(void** out, std::size_t bytes, void* /*stream*/) {
  return allocate(out, bytes);
}
int releaseNow(void* memory) {
  if (memory == nullptr || freeDevice(memory)) {
    return note(kSuccess);
  }
  if (isTensor(memory)) {
    FaultText text;
    text << "cudaFree of a tensor: its memory is the caller's";
    raiseFault(QKC_FAULT_FOREIGN_FREE, {}, text);
  }
  return note(kInvalidValue);
}
// Waits for all streams, as a GPU does.
int release(void* memory) {
  return note(runOnStream(nullptr, [=] { return releaseNow(memory); }));
}
int releaseAsync(void* memory, void* stream) {
  return note(runOnStream(stream, [=] { return releaseNow(memory); }));
}

// Where a candidate runs, as opposed to the judge's own programs, whose tensors lie on the host.
bool isOnDevice(const void* memory) {
  auto const address = reinterpret_cast<std::uintptr_t>(memory);
  return isTensor(memory) || deviceRangeAt(address) || isDeviceVariable(address);
}

int refuseCopy(const char* what) {
  FaultText text;
  text << what;
  recordLaunchError(kInvalidValue, "a copy or fill", text);
  return kInvalidValue;
}

// A pointer of the one side where the other is named: CUDA leaves open what happens, and a GPU mostly says so.
int checkCopy(const void* to, const void* from, std::size_t bytes, int kind) {
  enum Kind { hostToHost, hostToDevice, deviceToHost, deviceToDevice, anyKind };
  if (kind < hostToHost || kind > anyKind) {
    return kInvalidCopyDirection;
  }
  if (bytes == 0 || kind == anyKind || !hasClosedMemory()) {
    return kSuccess;
  }
  bool const toDevice = kind == hostToDevice || kind == deviceToDevice;
  bool const fromDevice = kind == deviceToHost || kind == deviceToDevice;
  if (isOnDevice(to) != toDevice) {
    return refuseCopy(toDevice ? "the kind of copy says that its destination is on the device, which it is not"
                               : "the kind of copy says that its destination is on the host, which it is not");
  }
  if (isOnDevice(from) != fromDevice) {
    return refuseCopy(fromDevice ? "the kind of copy says that its source is on the device, which it is not"
                                 : "the kind of copy says that its source is on the host, which it is not");
  }
  return kSuccess;
}

int copyAsync(void* to, const void* from, std::size_t bytes, int kind, void* stream) {
  if (int const error = checkCopy(to, from, bytes, kind); error != kSuccess) {
    return note(error);
  }
  return note(runOnStream(stream, [=] {
    OpenMemory const open;
    std::memmove(to, from, bytes);
    noteCopied(to, bytes);
    return kSuccess;
  }));
}
int copy(void* to, const void* from, std::size_t bytes, int kind) {
  return copyAsync(to, from, bytes, kind, nullptr);
}
int fillAsync(void* memory, int value, std::size_t bytes, void* stream) {
  if (bytes != 0 && hasClosedMemory() && !isOnDevice(memory)) {
    return note(refuseCopy("memory of the host, where that of the device is needed"));
  }
  return note(runOnStream(stream, [=] {
    OpenMemory const open;
    std::memset(memory, value, bytes);
    noteCopied(memory, bytes);
    return kSuccess;
  }));
}
int fill(void* memory, int value, std::size_t bytes) {
  return fillAsync(memory, value, bytes, nullptr);
}
// The host's symbol of a device variable is the variable itself.
int copyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset, int kind) {
  return copy(static_cast<char*>(const_cast<void*>(symbol)) + offset, from, bytes, kind);
}

int symbolAddress(void** out, const void* symbol) {
  *out = const_cast<void*>(symbol);
  return kSuccess;
}

// Waiting for the given stream waits for no other.
int synchronizeStream(void* stream) {
  switch (streamKind(stream)) {
  case StreamKind::given:
    return kSuccess;
  case StreamKind::none:
    return note(kInvalidResourceHandle);
  default:
    return note(finishStreams());
  }
}
int synchronizeDevice() {
  return note(finishStreams());
}
int getDevice(int* device) {
  *device = 0;
  return kSuccess;
}

struct AttributeRow {
  int attribute; // cudaDeviceAttr
  int value;
};
// An H200's, for programs that choose their launch by them.
// NOLINTBEGIN(modernize-use-designated-initializers): rows of a table
constexpr std::array kAttributes = {
    AttributeRow{1, 1024},                       // MaxThreadsPerBlock
    AttributeRow{2, kMaxBlockX},                 // MaxBlockDimX
    AttributeRow{3, kMaxBlockY},                 // MaxBlockDimY
    AttributeRow{4, kMaxBlockZ},                 // MaxBlockDimZ
    AttributeRow{5, kMaxGridX},                  // MaxGridDimX
    AttributeRow{6, kMaxGridYZ},                 // MaxGridDimY
    AttributeRow{7, kMaxGridYZ},                 // MaxGridDimZ
    AttributeRow{8, kSharedPerBlock},            // MaxSharedMemoryPerBlock
    AttributeRow{9, 65536},                      // TotalConstantMemory
    AttributeRow{10, 32},                        // WarpSize
    AttributeRow{12, 65536},                     // MaxRegistersPerBlock
    AttributeRow{13, 1980000},                   // ClockRate, kHz
    AttributeRow{16, 132},                       // MultiProcessorCount
    AttributeRow{38, 52428800},                  // L2CacheSize
    AttributeRow{39, kThreadsPerMultiprocessor}, // MaxThreadsPerMultiProcessor
    AttributeRow{75, 9},                         // ComputeCapabilityMajor
    AttributeRow{76, 0},                         // ComputeCapabilityMinor
    AttributeRow{81, kSharedPerMultiprocessor},  // MaxSharedMemoryPerMultiprocessor
    AttributeRow{82, 65536},                     // MaxRegistersPerMultiprocessor
    AttributeRow{95, 0},                         // CooperativeLaunch
    AttributeRow{97, kSharedPerBlockOptIn},      // MaxSharedMemoryPerBlockOptin
    AttributeRow{106, kBlocksPerMultiprocessor}, // MaxBlocksPerMultiprocessor
    AttributeRow{111, kSharedReservedPerBlock},  // ReservedSharedMemoryPerBlock
};
// NOLINTEND(modernize-use-designated-initializers)

int deviceAttribute(int* value, int attribute, int device) {
  if (device != 0) {
    return note(kInvalidDevice);
  }
  auto const* row = std::ranges::find(kAttributes, attribute, &AttributeRow::attribute);
  if (value == nullptr || row == kAttributes.end()) {
    return note(kInvalidValue);
  }
  *value = row->value;
  return kSuccess;
}

int setFunctionAttribute(const void* stub, int attribute, int value) {
  constexpr int kMaxDynamicSharedMemorySize = 8;
  constexpr int kPreferredSharedMemoryCarveout = 9;
  Kernel* kernel = findKernel(stub);
  if (kernel == nullptr) {
    return note(kInvalidDeviceFunction);
  }
  if (attribute == kPreferredSharedMemoryCarveout) {
    return kSuccess;
  }
  bool const fits = value >= 0 && static_cast<std::uint64_t>(value) + kernel->staticSharedBytes <= kSharedPerBlockOptIn;
  if (attribute != kMaxDynamicSharedMemorySize || !fits) {
    return note(kInvalidValue);
  }
  kernel->dynamicSharedLimit.store(static_cast<std::uint64_t>(value));
  return kSuccess;
}

int maxActiveBlocks(int* blocks, const void* stub, int threads, std::size_t dynamicShared) {
  Kernel const* kernel = findKernel(stub);
  if (kernel == nullptr) {
    return note(kInvalidDeviceFunction);
  }
  if (blocks == nullptr || threads <= 0) {
    return note(kInvalidValue);
  }
  std::uint64_t const shared = kernel->staticSharedBytes + dynamicShared + kSharedReservedPerBlock;
  int const byThreads = threads > 1024 ? 0 : kThreadsPerMultiprocessor / ((threads + 31) / 32 * 32);
  auto const byShared = static_cast<int>(kSharedPerMultiprocessor / shared);
  *blocks = std::min({byThreads, byShared, kBlocksPerMultiprocessor});
  return kSuccess;
}

template <class Function> void* place(Function* function) {
  return reinterpret_cast<void*>(function);
}

} // namespace

int takeLastError() noexcept {
  int const error = lastError;
  lastError = kSuccess;
  return error;
}

std::string describeCudaError(int error) {
  return std::string(errorName(error)) + " (" + std::to_string(error) + "): " + errorString(error);
}

std::vector<RuntimeSymbol> cudaSymbols() {
  return {
      {"__cudaPushCallConfiguration", place(pushConfiguration)},
      {"__cudaPopCallConfiguration", place(popConfiguration)},
      {"cudaLaunchKernel", place(launch)},
      {"cudaGetLastError", place(getLastError)},
      {"cudaPeekAtLastError", place(peekAtLastError)},
      {"cudaGetErrorString", place(errorString)},
      {"cudaGetErrorName", place(errorName)},
      {"cudaMalloc", place(allocate)},
      {"cudaMallocAsync", place(allocateAsync)},
      {"cudaFree", place(release)},
      {"cudaFreeAsync", place(releaseAsync)},
      {"cudaMemcpy", place(copy)},
      {"cudaMemcpyAsync", place(copyAsync)},
      {"cudaMemset", place(fill)},
      {"cudaMemsetAsync", place(fillAsync)},
      {"cudaMemcpyToSymbol", place(copyToSymbol)},
      {"cudaGetSymbolAddress", place(symbolAddress)},
      {"cudaStreamSynchronize", place(synchronizeStream)},
      {"cudaDeviceSynchronize", place(synchronizeDevice)},
      {"cudaGetDevice", place(getDevice)},
      {"cudaDeviceGetAttribute", place(deviceAttribute)},
      {"cudaFuncSetAttribute", place(setFunctionAttribute)},
      {"cudaOccupancyMaxActiveBlocksPerMultiprocessor", place(maxActiveBlocks)},
  };
}

} // namespace qkc::device::cpu
