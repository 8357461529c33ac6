#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

// The functions of NVIDIA's driver library that this device calls, declared by hand from the interface's documentation,
// so that building needs no toolkit. Names are those that the library exports ("_v2" where it has several versions).
namespace qkc::device::cuda {

using CuResult = int; // 0 is success; names and numbers in errors.h
using CuDevice = int;
using CuPointer = std::uint64_t; // an address on the device
struct CuContextTag;
struct CuModuleTag;
struct CuFunctionTag;
struct CuStreamTag;
struct CuEventTag;
using CuContext = CuContextTag*;
using CuModule = CuModuleTag*;
using CuFunction = CuFunctionTag*;
using CuStream = CuStreamTag*;
using CuEvent = CuEventTag*;
using CuAllocation = std::uint64_t; // memory without an address

// CUmemAllocationProp for plain memory of one device.
struct CuAllocationProperties {
  int type = 1;         // CU_MEM_ALLOCATION_TYPE_PINNED
  int handleTypes = 0;  // none: not shared with other processes
  int locationType = 1; // CU_MEM_LOCATION_TYPE_DEVICE
  int location = 0;     // its number
  void* windowsOnly = nullptr;
  std::array<unsigned char, 8> flags{}; // compression, RDMA, usage, reserved
};

// CUmemAccessDesc.
struct CuAccess {
  int locationType = 1;
  int location = 0;
  int flags = 3; // CU_MEM_ACCESS_FLAGS_PROT_READWRITE
};

// CUdevice_attribute, those that are asked for here.
inline constexpr int kAttributeComputeMajor = 75;
inline constexpr int kAttributeComputeMinor = 76;
inline constexpr int kAttributeVirtualMemory = 102;
inline constexpr int kAttributeMultiprocessors = 16;
inline constexpr int kAttributeL2Bytes = 38;
inline constexpr int kAttributeSharedBytes = 97; // of a block that asks for it

// CUfunction_attribute.
inline constexpr int kFunctionMaxThreads = 0;
inline constexpr int kFunctionDynamicShared = 8;
inline constexpr int kFunctionCarveout = 9;

// X-macro: field, exported name, parameters.
#define QKC_DRIVER_FUNCTIONS(X)                                                                                        \
  X(init, "cuInit", (unsigned flags))                                                                                  \
  X(driverVersion, "cuDriverGetVersion", (int* version))                                                               \
  X(deviceCount, "cuDeviceGetCount", (int* count))                                                                     \
  X(deviceGet, "cuDeviceGet", (CuDevice * device, int ordinal))                                                        \
  X(deviceName, "cuDeviceGetName", (char* name, int bytes, CuDevice device))                                           \
  X(deviceAttribute, "cuDeviceGetAttribute", (int* value, int attribute, CuDevice device))                             \
  X(retainPrimary, "cuDevicePrimaryCtxRetain", (CuContext * context, CuDevice device))                                 \
  X(releasePrimary, "cuDevicePrimaryCtxRelease_v2", (CuDevice device))                                                 \
  X(setCurrent, "cuCtxSetCurrent", (CuContext context))                                                                \
  X(synchronize, "cuCtxSynchronize", ())                                                                               \
  X(resetPersistingL2, "cuCtxResetPersistingL2Cache", ())                                                              \
  X(moduleLoad, "cuModuleLoadData", (CuModule * module, const void* image))                                            \
  X(moduleUnload, "cuModuleUnload", (CuModule module))                                                                 \
  X(moduleFunction, "cuModuleGetFunction", (CuFunction * function, CuModule module, const char* name))                 \
  X(moduleGlobal, "cuModuleGetGlobal_v2",                                                                              \
    (CuPointer * address, std::size_t* bytes, CuModule module, const char* name))                                      \
  X(functionAttribute, "cuFuncGetAttribute", (int* value, int attribute, CuFunction function))                         \
  X(setFunctionAttribute, "cuFuncSetAttribute", (CuFunction function, int attribute, int value))                       \
  X(launch, "cuLaunchKernel",                                                                                          \
    (CuFunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX, unsigned blockY,            \
     unsigned blockZ, unsigned sharedBytes, CuStream stream, void** arguments, void** extra))                          \
  X(maxActiveBlocks, "cuOccupancyMaxActiveBlocksPerMultiprocessor",                                                    \
    (int* blocks, CuFunction function, int threads, std::size_t sharedBytes))                                          \
  X(allocate, "cuMemAlloc_v2", (CuPointer * address, std::size_t bytes))                                               \
  X(release, "cuMemFree_v2", (CuPointer address))                                                                      \
  X(memoryInfo, "cuMemGetInfo_v2", (std::size_t* free, std::size_t* total))                                            \
  X(fillAsync, "cuMemsetD8Async", (CuPointer address, unsigned char value, std::size_t bytes, CuStream stream))        \
  X(copyAsync, "cuMemcpyAsync", (CuPointer to, CuPointer from, std::size_t bytes, CuStream stream))                    \
  X(copyToDevice, "cuMemcpyHtoD_v2", (CuPointer to, const void* from, std::size_t bytes))                              \
  X(copyToHost, "cuMemcpyDtoH_v2", (void* to, CuPointer from, std::size_t bytes))                                      \
  X(streamSynchronize, "cuStreamSynchronize", (CuStream stream))                                                       \
  X(eventCreate, "cuEventCreate", (CuEvent * event, unsigned flags))                                                   \
  X(eventRecord, "cuEventRecord", (CuEvent event, CuStream stream))                                                    \
  X(eventSynchronize, "cuEventSynchronize", (CuEvent event))                                                           \
  X(eventElapsed, "cuEventElapsedTime", (float* milliseconds, CuEvent begin, CuEvent end))                             \
  X(eventDestroy, "cuEventDestroy_v2", (CuEvent event))                                                                \
  X(errorName, "cuGetErrorName", (CuResult error, const char** name))                                                  \
  X(errorText, "cuGetErrorString", (CuResult error, const char** text))                                                \
  X(granularity, "cuMemGetAllocationGranularity",                                                                      \
    (std::size_t* bytes, const CuAllocationProperties* properties, int option))                                        \
  X(addressReserve, "cuMemAddressReserve",                                                                             \
    (CuPointer * address, std::size_t bytes, std::size_t alignment, CuPointer wish, std::uint64_t flags))              \
  X(addressFree, "cuMemAddressFree", (CuPointer address, std::size_t bytes))                                           \
  X(memoryCreate, "cuMemCreate",                                                                                       \
    (CuAllocation * memory, std::size_t bytes, const CuAllocationProperties* properties, std::uint64_t flags))         \
  X(memoryRelease, "cuMemRelease", (CuAllocation memory))                                                              \
  X(memoryMap, "cuMemMap",                                                                                             \
    (CuPointer address, std::size_t bytes, std::size_t offset, CuAllocation memory, std::uint64_t flags))              \
  X(memoryUnmap, "cuMemUnmap", (CuPointer address, std::size_t bytes))                                                 \
  X(memoryAccess, "cuMemSetAccess", (CuPointer address, std::size_t bytes, const CuAccess* access, std::size_t count))

// The library's functions; all set once it is open.
struct DriverApi {
// NOLINTNEXTLINE(bugprone-macro-parentheses): declarations
#define QKC_DRIVER_FIELD(field, name, parameters) CuResult(*field) parameters = nullptr;
  QKC_DRIVER_FUNCTIONS(QKC_DRIVER_FIELD)
#undef QKC_DRIVER_FIELD
};

} // namespace qkc::device::cuda
