// For tests on machines without a GPU: NVIDIA's driver library and NVRTC as far as this device calls them, on top of
// the CPU device. An "image" is the text that the compiler got, with the names of what it holds; loading it compiles it
// for the CPU, and a launch runs it there. $QKC_LIBCUDA and $QKC_LIBNVRTC name this library.
//
// $QKC_FAKE_CUDA_FAIL is "function=number" or "function=number@n": the n-th call of that function (the first by
// default), and every call of any function after it, returns the number, as after a kernel that broke its context.
// $QKC_FAKE_CUDA_FAIL_IN_WORKER is the same for the processes that run candidates.

#include "runtime/device/byte_stream.h"
#include "runtime/device/cuda/driver_api.h"
#include "runtime/device/host_half.h"

#include <sys/mman.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <set>

namespace {

using namespace qkc::device;
using namespace qkc::device::cuda;

constexpr std::size_t kGranularity = std::size_t{2} << 20U;
constexpr int kInvalidValue = 1;
constexpr int kOutOfMemory = 2;
constexpr int kInvalidImage = 200;
constexpr int kNotFound = 500;

struct Failure {
  std::string function;
  int error = 0;
  int call = 1;
  bool happened = false;
};

Failure& failure() {
  static Failure one = [] {
    Failure out;
    bool const worker = std::string_view(program_invocation_short_name) == "qkc_gpu_worker";
    const char* text = std::getenv(worker ? "QKC_FAKE_CUDA_FAIL_IN_WORKER" : "QKC_FAKE_CUDA_FAIL");
    std::string const all = text == nullptr ? "" : text;
    std::size_t const equals = all.find('=');
    if (equals != std::string::npos) {
      std::size_t const at = all.find('@');
      out.function = all.substr(0, equals);
      out.error = std::stoi(all.substr(equals + 1));
      out.call = at == std::string::npos ? 1 : std::stoi(all.substr(at + 1));
    }
    return out;
  }();
  return one;
}

// The number that a call of the function returns when it does what it should.
int outcome(const char* function, int error = 0) {
  Failure& one = failure();
  if (!one.happened && one.function == function && --one.call == 0) {
    one.happened = true;
  }
  return one.happened ? one.error : error;
}

Device& cpu() {
  static auto* const device = [] {
    std::string error;
    return openCpuDevice(error).release();
  }();
  return *device;
}

struct Image {
  std::string name;
  std::string text;
  std::vector<std::string> headerNames;
  std::vector<std::string> headerTexts;
  std::vector<std::string> expressions;
};

std::string imageName(std::size_t expression) {
  return "fake_" + std::to_string(expression);
}

std::string pack(const Image& image) {
  ByteWriter out;
  out.add(std::string_view(image.name));
  out.add(std::string_view(image.text));
  out.add(image.headerNames);
  out.add(image.headerTexts);
  out.add(image.expressions);
  std::string body = out.take();
  ByteWriter whole; // an image is handed over without its size
  whole.add(std::string_view(body));
  return whole.take();
}

Image unpackImage(const void* bytes) {
  std::uint64_t size = 0;
  std::memcpy(&size, bytes, sizeof size);
  ByteReader in({static_cast<const char*>(bytes) + sizeof size, size});
  Image out;
  out.name = in.text();
  out.text = in.text();
  out.headerNames = in.texts();
  out.headerTexts = in.texts();
  out.expressions = in.texts();
  return out;
}

// Functions by which the host reaches kernels and variables of the text, whatever their names.
std::string entriesFor(const Image& image, std::vector<std::string>& entries) {
  std::string text = "\n";
  for (std::size_t k = 0; k < image.expressions.size(); ++k) {
    std::string const name = imageName(k);
    std::string const& expression = image.expressions[k];
    if (expression.starts_with('&')) {
      text += "extern \"C\" void " + name + "_get(void** p) { cudaGetSymbolAddress(p, *(" + expression + ")); }\n";
      entries.push_back(name + "_get");
      continue;
    }
    text += "extern \"C\" int " + name +
            "_run(dim3 g, dim3 b, void** a, size_t s) { return cudaLaunchKernel((const void*)(" + expression +
            "), g, b, a, s, 0); }\n";
    text += "extern \"C\" int " + name + "_set(int a, int v) { return cudaFuncSetAttribute((const void*)(" +
            expression + "), (cudaFuncAttribute)a, v); }\n";
    entries.push_back(name + "_run");
    entries.push_back(name + "_set");
  }
  return text;
}

struct Module {
  CompileResult compiled;
};

struct Function {
  const Module* module;
  std::string name;
};

std::set<std::unique_ptr<Function>>& functions() {
  static auto* const all = new std::set<std::unique_ptr<Function>>;
  return *all;
}

Function& functionOf(CuFunction handle) {
  return *reinterpret_cast<Function*>(handle);
}

struct Dim3 {
  unsigned x, y, z;
};

using Moment = std::chrono::steady_clock::time_point;

void* pointerOf(CuPointer address) {
  return reinterpret_cast<void*>(address); // NOLINT(performance-no-int-to-ptr)
}

} // namespace

// NOLINTBEGIN(readability-identifier-naming): the names are NVIDIA's
extern "C" {

CuResult cuInit(unsigned /*flags*/) {
  return outcome("cuInit");
}
CuResult cuDriverGetVersion(int* version) {
  *version = 13000;
  return outcome("cuDriverGetVersion");
}
CuResult cuDeviceGetCount(int* count) {
  *count = 1;
  return outcome("cuDeviceGetCount");
}
CuResult cuDeviceGet(CuDevice* device, int ordinal) {
  *device = ordinal;
  return outcome("cuDeviceGet", ordinal == 0 ? 0 : kInvalidValue);
}
CuResult cuDeviceGetName(char* name, int bytes, CuDevice /*device*/) {
  std::strncpy(name, "fake GPU", static_cast<std::size_t>(bytes));
  return outcome("cuDeviceGetName");
}
CuResult cuDeviceGetAttribute(int* value, int attribute, CuDevice /*device*/) {
  static const std::map<int, int> values = {{1, 1024}, {8, 49152}, {10, 32},     {16, 4},
                                            {75, 9},   {76, 0},    {97, 232448}, {kAttributeVirtualMemory, 1}};
  auto const found = values.find(attribute);
  *value = found == values.end() ? 0 : found->second;
  return outcome("cuDeviceGetAttribute");
}
CuResult cuDevicePrimaryCtxRetain(CuContext* context, CuDevice /*device*/) {
  static int only = 0;
  *context = reinterpret_cast<CuContext>(&only);
  return outcome("cuDevicePrimaryCtxRetain");
}
CuResult cuDevicePrimaryCtxRelease_v2(CuDevice /*device*/) {
  return outcome("cuDevicePrimaryCtxRelease_v2");
}
CuResult cuCtxSetCurrent(CuContext /*context*/) {
  return outcome("cuCtxSetCurrent");
}
CuResult cuCtxSynchronize() {
  return outcome("cuCtxSynchronize");
}

CuResult cuCtxResetPersistingL2Cache() {
  return outcome("cuCtxResetPersistingL2Cache");
}

CuResult cuModuleLoadData(CuModule* module, const void* bytes) {
  Image const image = unpackImage(bytes);
  auto made = std::make_unique<Module>();
  CompileRequest request;
  request.source = {image.name, image.text + entriesFor(image, request.entries)};
  for (std::size_t k = 0; k < image.headerNames.size(); ++k) {
    request.headers.push_back({image.headerNames[k], image.headerTexts[k]});
  }
  request.optimization = 1;
  made->compiled = cpu().compile(request);
  if (made->compiled.status != CompileStatus::ok) {
    std::fputs(made->compiled.diagnostics.c_str(), stderr);
    return outcome("cuModuleLoadData", kInvalidImage);
  }
  *module = reinterpret_cast<CuModule>(made.release());
  return outcome("cuModuleLoadData");
}
CuResult cuModuleUnload(CuModule module) {
  delete reinterpret_cast<Module*>(module);
  return outcome("cuModuleUnload");
}
CuResult cuModuleGetFunction(CuFunction* function, CuModule module, const char* name) {
  auto const* from = reinterpret_cast<Module*>(module);
  if (from->compiled.program->entry(std::string(name) + "_run") == nullptr) {
    return outcome("cuModuleGetFunction", kNotFound);
  }
  auto const [at, added] = functions().insert(std::make_unique<Function>(Function{from, name}));
  *function = reinterpret_cast<CuFunction>(at->get());
  return outcome("cuModuleGetFunction");
}
CuResult cuModuleGetGlobal_v2(CuPointer* address, std::size_t* bytes, CuModule module, const char* name) {
  auto* const get = reinterpret_cast<void (*)(void**)>(
      reinterpret_cast<Module*>(module)->compiled.program->entry(std::string(name) + "_get"));
  if (get == nullptr) {
    return outcome("cuModuleGetGlobal_v2", kNotFound);
  }
  void* place = nullptr;
  get(&place);
  *address = reinterpret_cast<std::uintptr_t>(place);
  *bytes = 0;
  return outcome("cuModuleGetGlobal_v2");
}
CuResult cuFuncGetAttribute(int* value, int attribute, CuFunction /*function*/) {
  *value = attribute == kFunctionMaxThreads ? 1024 : 0;
  return outcome("cuFuncGetAttribute");
}
CuResult cuFuncSetAttribute(CuFunction function, int attribute, int value) {
  Function const& one = functionOf(function);
  auto* const set = reinterpret_cast<int (*)(int, int)>(one.module->compiled.program->entry(one.name + "_set"));
  return outcome("cuFuncSetAttribute", set(attribute, value));
}
CuResult cuLaunchKernel(CuFunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                        unsigned blockY, unsigned blockZ, unsigned sharedBytes, CuStream /*stream*/, void** arguments,
                        void** /*extra*/) {
  Function const& one = functionOf(function);
  auto* const run = reinterpret_cast<int (*)(Dim3, Dim3, void**, std::size_t)>(
      one.module->compiled.program->entry(one.name + "_run"));
  int const error = outcome("cuLaunchKernel");
  return error != 0 ? error : run({gridX, gridY, gridZ}, {blockX, blockY, blockZ}, arguments, sharedBytes);
}
CuResult cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, CuFunction /*function*/, int threads,
                                                     std::size_t /*sharedBytes*/) {
  *blocks = 2048 / threads;
  return outcome("cuOccupancyMaxActiveBlocksPerMultiprocessor");
}

CuResult cuMemAlloc_v2(CuPointer* address, std::size_t bytes) {
  void* const memory = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  *address = reinterpret_cast<std::uintptr_t>(memory);
  return outcome("cuMemAlloc_v2", memory == nullptr ? kOutOfMemory : 0);
}
CuResult cuMemFree_v2(CuPointer address) {
  std::free(pointerOf(address));
  return outcome("cuMemFree_v2");
}
CuResult cuMemGetInfo_v2(std::size_t* free, std::size_t* total) {
  *free = *total = std::size_t{1} << 30U;
  return outcome("cuMemGetInfo_v2");
}
CuResult cuMemsetD8Async(CuPointer address, unsigned char value, std::size_t bytes, CuStream /*stream*/) {
  std::memset(pointerOf(address), value, bytes);
  return outcome("cuMemsetD8Async");
}
CuResult cuMemcpyAsync(CuPointer to, CuPointer from, std::size_t bytes, CuStream /*stream*/) {
  std::memmove(pointerOf(to), pointerOf(from), bytes);
  return outcome("cuMemcpyAsync");
}
CuResult cuMemcpyHtoD_v2(CuPointer to, const void* from, std::size_t bytes) {
  std::memmove(pointerOf(to), from, bytes);
  return outcome("cuMemcpyHtoD_v2");
}
CuResult cuMemcpyDtoH_v2(void* to, CuPointer from, std::size_t bytes) {
  std::memmove(to, pointerOf(from), bytes);
  return outcome("cuMemcpyDtoH_v2");
}
CuResult cuStreamSynchronize(CuStream /*stream*/) {
  return outcome("cuStreamSynchronize");
}
// Work is done when a call returns, so that an event happens when it is recorded.
CuResult cuEventCreate(CuEvent* event, unsigned /*flags*/) {
  *event = reinterpret_cast<CuEvent>(new Moment);
  return outcome("cuEventCreate");
}
CuResult cuEventRecord(CuEvent event, CuStream /*stream*/) {
  *reinterpret_cast<Moment*>(event) = std::chrono::steady_clock::now();
  return outcome("cuEventRecord");
}
CuResult cuEventSynchronize(CuEvent /*event*/) {
  return outcome("cuEventSynchronize");
}
CuResult cuEventElapsedTime(float* milliseconds, CuEvent begin, CuEvent end) {
  auto const passed = *reinterpret_cast<Moment*>(end) - *reinterpret_cast<Moment*>(begin);
  *milliseconds = std::chrono::duration<float, std::milli>(passed).count();
  return outcome("cuEventElapsedTime");
}
CuResult cuEventDestroy_v2(CuEvent event) {
  delete reinterpret_cast<Moment*>(event);
  return outcome("cuEventDestroy_v2");
}
CuResult cuGetErrorName(CuResult error, const char** name) {
  *name = error == kInvalidImage ? "CUDA_ERROR_INVALID_IMAGE" : "CUDA_ERROR";
  return 0;
}
CuResult cuGetErrorString(CuResult /*error*/, const char** text) {
  *text = "said the fake driver";
  return 0;
}

CuResult cuMemGetAllocationGranularity(std::size_t* bytes, const CuAllocationProperties* /*properties*/,
                                       int /*option*/) {
  *bytes = kGranularity;
  return outcome("cuMemGetAllocationGranularity");
}
CuResult cuMemAddressReserve(CuPointer* address, std::size_t bytes, std::size_t /*alignment*/, CuPointer /*wish*/,
                             std::uint64_t /*flags*/) {
  void* const place = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  *address = reinterpret_cast<std::uintptr_t>(place);
  return outcome("cuMemAddressReserve", place == MAP_FAILED ? kOutOfMemory : 0);
}
CuResult cuMemAddressFree(CuPointer address, std::size_t bytes) {
  munmap(pointerOf(address), bytes);
  return outcome("cuMemAddressFree");
}
CuResult cuMemCreate(CuAllocation* memory, std::size_t bytes, const CuAllocationProperties* properties,
                     std::uint64_t /*flags*/) {
  *memory = 1;
  bool const plain = properties->type == 1 && properties->locationType == 1 && bytes % kGranularity == 0;
  return outcome("cuMemCreate", plain ? 0 : kInvalidValue);
}
CuResult cuMemRelease(CuAllocation /*memory*/) {
  return outcome("cuMemRelease");
}
CuResult cuMemMap(CuPointer /*address*/, std::size_t bytes, std::size_t /*offset*/, CuAllocation memory,
                  std::uint64_t /*flags*/) {
  return outcome("cuMemMap", memory == 1 && bytes % kGranularity == 0 ? 0 : kInvalidValue);
}
CuResult cuMemUnmap(CuPointer address, std::size_t bytes) {
  mprotect(pointerOf(address), bytes, PROT_NONE);
  return outcome("cuMemUnmap");
}
CuResult cuMemSetAccess(CuPointer address, std::size_t bytes, const CuAccess* access, std::size_t count) {
  bool const both = count == 1 && access->flags == 3;
  mprotect(pointerOf(address), bytes, PROT_READ | PROT_WRITE);
  return outcome("cuMemSetAccess", both ? 0 : kInvalidValue);
}

// NVRTC. Nothing is compiled before the image is loaded.
int nvrtcVersion(int* major, int* minor) {
  *major = 13;
  *minor = 99;
  return 0;
}
int nvrtcGetNumSupportedArchs(int* count) {
  *count = 1;
  return 0;
}
int nvrtcGetSupportedArchs(int* numbers) {
  *numbers = 90;
  return 0;
}
int nvrtcCreateProgram(Image** program, const char* text, const char* name, int headers, const char* const* texts,
                       const char* const* names) {
  std::string error;
  std::set<std::string> known; // what the CPU device has itself
  for (auto const& shim : openHostCompiler(error)->libraryHeaders()) {
    known.insert(shim.name);
  }
  // Generated checkers take their road for GPUs, with blocks of many threads.
  std::string const wide = std::string("#define QKC_WIDE_ON_CPU 1\n#line 1\n") + text;
  auto image = std::make_unique<Image>(Image{name, wide, {}, {}, {}});
  for (int k = 0; k < headers; ++k) {
    if (!known.contains(names[k])) {
      image->headerNames.emplace_back(names[k]);
      image->headerTexts.emplace_back(texts[k]);
    }
  }
  *program = image.release();
  return 0;
}
int nvrtcDestroyProgram(Image** program) {
  delete *program;
  *program = nullptr;
  return 0;
}
int nvrtcAddNameExpression(Image* program, const char* expression) {
  program->expressions.emplace_back(expression);
  return 0;
}
int nvrtcCompileProgram(Image* /*program*/, int options, const char* const* texts) {
  constexpr int kInvalidOption = 5;
  bool contracts = true;
  for (int k = 0; k < options; ++k) {
    contracts = contracts && std::string_view(texts[k]) != "--fmad=false";
  }
  return contracts ? kInvalidOption : 0;
}
int nvrtcGetProgramLogSize(Image* /*program*/, std::size_t* bytes) {
  *bytes = 1;
  return 0;
}
int nvrtcGetProgramLog(Image* /*program*/, char* text) {
  *text = '\0';
  return 0;
}
int nvrtcGetCUBINSize(Image* program, std::size_t* bytes) {
  *bytes = pack(*program).size();
  return 0;
}
int nvrtcGetCUBIN(Image* program, char* bytes) {
  std::string const image = pack(*program);
  std::ranges::copy(image, bytes);
  return 0;
}
int nvrtcGetPTXSize(Image* /*program*/, std::size_t* bytes) {
  *bytes = 0;
  return 0;
}
int nvrtcGetPTX(Image* /*program*/, char* /*bytes*/) {
  return 0;
}
int nvrtcGetLoweredName(Image* program, const char* expression, const char** name) {
  static std::set<std::string> names;
  for (std::size_t k = 0; k < program->expressions.size(); ++k) {
    if (program->expressions[k] == expression) {
      *name = names.insert(imageName(k)).first->c_str();
      return 0;
    }
  }
  return 1;
}
}
// NOLINTEND(readability-identifier-naming)
