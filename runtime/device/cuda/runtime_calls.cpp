#include "runtime/device/cuda/runtime_calls.h"

#include "runtime/device/cuda/device_heap.h"
#include "runtime/device/cuda/runtime_errors.h"

#include <array>
#include <cstring>
#include <map>
#include <mutex>
#include <unordered_map>

namespace qkc::device::cuda {
namespace {

constexpr int kNoDevice = 100;

struct Kernel {
  CuFunction function = nullptr;
  std::string name; // as written
};
struct Shadow {
  std::uint64_t bytes = 0;
  CuPointer address = 0;
};

struct State {
  const Gpu* gpu = nullptr;
  std::mutex mutex;
  std::unordered_map<const void*, Kernel> kernels;
  std::map<std::uintptr_t, Shadow> shadows; // by the start of the shadow
  DeviceHeap heap;
  RunFault* sink = nullptr;
};

State& state() {
  static auto* const all = new State; // programs may outlive static destruction
  return *all;
}

thread_local int lastError = kSuccess;

int note(int error) {
  if (error != kSuccess) {
    lastError = error;
  }
  return error;
}

struct Dim3 {
  std::uint32_t x, y, z;
};
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

const Kernel* findKernel(const void* stub) {
  State& all = state();
  std::scoped_lock const lock(all.mutex);
  auto const found = all.kernels.find(stub);
  return found == all.kernels.end() ? nullptr : &found->second;
}

// The device's address for one of host code: that of the variable for an address in its shadow, else itself.
CuPointer deviceAddress(const void* pointer) {
  auto const address = reinterpret_cast<std::uintptr_t>(pointer);
  State& all = state();
  std::scoped_lock const lock(all.mutex);
  auto after = all.shadows.upper_bound(address);
  if (after != all.shadows.begin()) {
    auto const& [begin, shadow] = *--after;
    if (address - begin < shadow.bytes) {
      return shadow.address + (address - begin);
    }
  }
  return address;
}

void copyText(std::span<char> to, const std::string& text) {
  std::size_t const bytes = std::min(text.size(), to.size() - 1);
  std::memcpy(to.data(), text.data(), bytes);
  to[bytes] = '\0';
}

int refuse(int error, const std::string& kernel, const std::string& why) {
  RunFault* const sink = state().sink;
  if (sink != nullptr && sink->launch_error == 0) {
    copyText(sink->launch_message, kernel + ": " + why);
    sink->launch_error = error;
  }
  return note(error);
}

// Limits that every GPU since compute capability 3.0 has; the driver would call them an invalid value, the runtime an
// invalid configuration.
bool validShape(Dim3 grid, Dim3 block) {
  constexpr std::uint32_t kGridYZ = 65535;
  constexpr std::uint32_t kBlockZ = 64;
  constexpr std::uint64_t kThreads = 1024;
  bool const some = grid.x != 0 && grid.y != 0 && grid.z != 0 && block.x != 0 && block.y != 0 && block.z != 0;
  return some && grid.x <= 0x7fffffffU && grid.y <= kGridYZ && grid.z <= kGridYZ && block.x <= kThreads &&
         block.y <= kThreads && block.z <= kBlockZ && std::uint64_t{block.x} * block.y * block.z <= kThreads;
}

std::string shapeText(Dim3 grid, Dim3 block) {
  auto const triple = [](Dim3 d) {
    return "(" + std::to_string(d.x) + ", " + std::to_string(d.y) + ", " + std::to_string(d.z) + ")";
  };
  return "grid " + triple(grid) + ", block " + triple(block);
}

int launch(const void* stub, Dim3 grid, Dim3 block, void** arguments, std::size_t shared, void* stream) {
  Gpu const* const gpu = state().gpu;
  if (gpu == nullptr) {
    return note(kNoDevice);
  }
  Kernel const* const kernel = findKernel(stub);
  if (kernel == nullptr) {
    return refuse(kInvalidDeviceFunction, "cudaLaunchKernel", "the address is not a kernel's");
  }
  if (!validShape(grid, block)) {
    return refuse(kInvalidConfiguration, kernel->name, "the device takes no launch of " + shapeText(grid, block));
  }
  int const error = gpu->api().launch(kernel->function, grid.x, grid.y, grid.z, block.x, block.y, block.z,
                                      static_cast<unsigned>(shared), static_cast<CuStream>(stream), arguments, nullptr);
  if (error == 0 || endsContext(error)) {
    return note(error); // an earlier kernel's end is found by whoever waits for it
  }
  return refuse(error, kernel->name,
                describeRuntimeError(*gpu, error) + " (" + shapeText(grid, block) + ", " + std::to_string(shared) +
                    " bytes of dynamic shared memory)");
}

int getLastError() {
  return takeLastError();
}
int peekAtLastError() {
  return lastError;
}
const char* errorString(int error) {
  Gpu const* const gpu = state().gpu;
  return gpu == nullptr ? "no CUDA-capable device is detected" : runtimeErrorText(*gpu, error);
}
const char* errorName(int error) {
  Gpu const* const gpu = state().gpu;
  return gpu == nullptr ? "cudaErrorNoDevice" : runtimeErrorName(*gpu, error);
}

int allocate(void** out, std::size_t bytes) {
  State& all = state();
  if (out == nullptr) {
    return note(kInvalidValue);
  }
  *out = nullptr;
  if (bytes == 0) {
    return kSuccess;
  }
  return note(all.gpu == nullptr ? kNoDevice : all.heap.allocate(*all.gpu, bytes, *out));
}
int allocateAsync(void** out, std::size_t bytes, void* /*stream*/) {
  return allocate(out, bytes);
}
int release(void* memory) {
  State& all = state();
  if (memory == nullptr) {
    return kSuccess;
  }
  return note(all.gpu == nullptr ? kNoDevice : all.heap.release(*all.gpu, memory));
}
int releaseAsync(void* memory, void* /*stream*/) {
  return release(memory);
}

int copyAsync(void* to, const void* from, std::size_t bytes, int /*kind*/, void* stream) {
  Gpu const* const gpu = state().gpu;
  if (gpu == nullptr) {
    return note(kNoDevice);
  }
  if (bytes == 0) {
    return kSuccess;
  }
  return note(gpu->api().copyAsync(deviceAddress(to), deviceAddress(from), bytes, static_cast<CuStream>(stream)));
}
int copy(void* to, const void* from, std::size_t bytes, int kind) {
  int const error = copyAsync(to, from, bytes, kind, nullptr);
  return error != kSuccess ? error : note(state().gpu->api().streamSynchronize(nullptr));
}
int fillAsync(void* memory, int value, std::size_t bytes, void* stream) {
  Gpu const* const gpu = state().gpu;
  if (gpu == nullptr) {
    return note(kNoDevice);
  }
  return bytes == 0 ? kSuccess
                    : note(gpu->api().fillAsync(deviceAddress(memory), static_cast<unsigned char>(value), bytes,
                                                static_cast<CuStream>(stream)));
}
int fill(void* memory, int value, std::size_t bytes) {
  return fillAsync(memory, value, bytes, nullptr);
}
int copyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset, int kind) {
  return copy(static_cast<char*>(const_cast<void*>(symbol)) + offset, from, bytes, kind);
}
int symbolAddress(void** out, const void* symbol) {
  CuPointer const address = deviceAddress(symbol);
  if (out == nullptr || address == reinterpret_cast<std::uintptr_t>(symbol)) {
    return note(kInvalidSymbol);
  }
  std::memcpy(static_cast<void*>(out), &address, sizeof address);
  return kSuccess;
}

int synchronizeStream(void* stream) {
  Gpu const* const gpu = state().gpu;
  return note(gpu == nullptr ? kNoDevice : gpu->api().streamSynchronize(static_cast<CuStream>(stream)));
}
int synchronizeDevice() {
  Gpu const* const gpu = state().gpu;
  return note(gpu == nullptr ? kNoDevice : gpu->api().synchronize());
}
// Host code sees one GPU, its own.
int getDevice(int* device) {
  *device = 0;
  return kSuccess;
}
int deviceAttribute(int* value, int attribute, int device) {
  Gpu const* const gpu = state().gpu;
  if (device != 0 || gpu == nullptr) {
    return note(kInvalidDevice);
  }
  return note(value == nullptr ? kInvalidValue : gpu->api().deviceAttribute(value, attribute, gpu->device()));
}
int setFunctionAttribute(const void* stub, int attribute, int value) {
  Kernel const* const kernel = findKernel(stub);
  if (kernel == nullptr) {
    return note(kInvalidDeviceFunction);
  }
  return note(attribute == kFunctionDynamicShared || attribute == kFunctionCarveout
                  ? state().gpu->api().setFunctionAttribute(kernel->function, attribute, value)
                  : kInvalidValue);
}
int maxActiveBlocks(int* blocks, const void* stub, int threads, std::size_t dynamicShared) {
  Kernel const* const kernel = findKernel(stub);
  if (kernel == nullptr) {
    return note(kInvalidDeviceFunction);
  }
  return note(blocks == nullptr ? kInvalidValue
                                : state().gpu->api().maxActiveBlocks(blocks, kernel->function, threads, dynamicShared));
}

template <class Function> void* place(Function* function) {
  return reinterpret_cast<void*>(function);
}

} // namespace

void serveRuntime(const Gpu* gpu) {
  state().gpu = gpu;
}

void registerKernel(const void* stub, CuFunction function, std::string name) {
  State& all = state();
  std::scoped_lock const lock(all.mutex);
  all.kernels[stub] = {function, std::move(name)};
}

void registerVariable(const void* shadow, std::uint64_t shadowBytes, CuPointer address) {
  State& all = state();
  std::scoped_lock const lock(all.mutex);
  all.shadows[reinterpret_cast<std::uintptr_t>(shadow)] = {shadowBytes, address};
}

void withdraw(const void* stubOrShadow) {
  State& all = state();
  std::scoped_lock const lock(all.mutex);
  all.kernels.erase(stubOrShadow);
  all.shadows.erase(reinterpret_cast<std::uintptr_t>(stubOrShadow));
}

std::span<const HostFunction> runtimeFunctions() {
  static const std::array all = {
      HostFunction{"__cudaPushCallConfiguration", place(pushConfiguration)},
      HostFunction{"__cudaPopCallConfiguration", place(popConfiguration)},
      HostFunction{"cudaLaunchKernel", place(launch)},
      HostFunction{"cudaGetLastError", place(getLastError)},
      HostFunction{"cudaPeekAtLastError", place(peekAtLastError)},
      HostFunction{"cudaGetErrorString", place(errorString)},
      HostFunction{"cudaGetErrorName", place(errorName)},
      HostFunction{"cudaMalloc", place(allocate)},
      HostFunction{"cudaMallocAsync", place(allocateAsync)},
      HostFunction{"cudaFree", place(release)},
      HostFunction{"cudaFreeAsync", place(releaseAsync)},
      HostFunction{"cudaMemcpy", place(copy)},
      HostFunction{"cudaMemcpyAsync", place(copyAsync)},
      HostFunction{"cudaMemset", place(fill)},
      HostFunction{"cudaMemsetAsync", place(fillAsync)},
      HostFunction{"cudaMemcpyToSymbol", place(copyToSymbol)},
      HostFunction{"cudaGetSymbolAddress", place(symbolAddress)},
      HostFunction{"cudaStreamSynchronize", place(synchronizeStream)},
      HostFunction{"cudaDeviceSynchronize", place(synchronizeDevice)},
      HostFunction{"cudaGetDevice", place(getDevice)},
      HostFunction{"cudaDeviceGetAttribute", place(deviceAttribute)},
      HostFunction{"cudaFuncSetAttribute", place(setFunctionAttribute)},
      HostFunction{"cudaOccupancyMaxActiveBlocksPerMultiprocessor", place(maxActiveBlocks)},
  };
  return all;
}

int takeLastError() noexcept {
  int const error = lastError;
  lastError = kSuccess;
  return error;
}

void setFaultSink(RunFault* sink) noexcept {
  state().sink = sink;
}

void setExactMemory() noexcept {
  state().heap.setExact();
}

void setMemoryPoison(int byte) noexcept {
  state().heap.setPoison(byte);
}

void releaseProgramMemory() {
  State& all = state();
  if (all.gpu != nullptr) {
    all.heap.releaseAll(*all.gpu);
  }
}

} // namespace qkc::device::cuda
