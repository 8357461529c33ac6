#include "runtime/device/cuda/driver.h"

#include "runtime/device/cuda/shared_library.h"

namespace qkc::device::cuda {
namespace {

struct Opened {
  DriverApi api;
  std::string error; // empty: usable
};

Opened openOnce() {
  Opened out;
  std::string why;
  void* const library = openLibrary("QKC_LIBCUDA", {"libcuda.so.1"}, why);
  if (library == nullptr) {
    out.error = "NVIDIA's driver is not installed here (" + why + ")";
    return out;
  }
#define QKC_DRIVER_BIND(field, name, parameters)                                                                       \
  if (!bindFunction(library, name, out.api.field, why)) {                                                              \
    out.error = "NVIDIA's driver is too old: " + why;                                                                  \
    return out;                                                                                                        \
  }
  QKC_DRIVER_FUNCTIONS(QKC_DRIVER_BIND)
#undef QKC_DRIVER_BIND
  int count = 0;
  CuResult result = out.api.init(0);
  if (result == 0) {
    result = out.api.deviceCount(&count);
  }
  if (result != 0) {
    out.error = "NVIDIA's driver does not start: " + describeResult(out.api, result);
  } else if (count == 0) {
    out.error = "NVIDIA's driver finds no GPU here";
  }
  return out;
}

} // namespace

const DriverApi* openDriver(std::string& error) {
  static const Opened opened = openOnce();
  error = opened.error;
  return opened.error.empty() ? &opened.api : nullptr;
}

std::string describeResult(const DriverApi& driver, CuResult result) {
  const char* name = nullptr;
  const char* text = nullptr;
  if (driver.errorName(result, &name) != 0 || name == nullptr) {
    name = "unknown error";
  }
  if (driver.errorText(result, &text) != 0 || text == nullptr) {
    text = "no description";
  }
  return std::string(name) + " (" + std::to_string(result) + "): " + text;
}

} // namespace qkc::device::cuda
