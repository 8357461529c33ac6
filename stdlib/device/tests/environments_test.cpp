// The header in the environments that are not plain C++: the CPU device's two passes (Clang), NVRTC and nvcc. Each is
// optional on the machine; what is missing is named as SKIPPED.

#include "stdlib/device/device_headers.h"

#include <dlfcn.h>
#include <doctest/doctest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = fs::path(QKC_SOURCE_DIR) / "stdlib";
const fs::path kKernels = kRoot / "device/tests/kernels.cu";

std::string readFile(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Runs a command; its output goes to `log`.
bool runs(const std::string& command, const fs::path& log) {
  const int status = std::system((command + " > '" + log.string() + "' 2>&1").c_str()); // NOLINT(cert-env33-c)
  if (status != 0)
    MESSAGE(command, "\n", readFile(log));
  return status == 0;
}

fs::path scratch() {
  fs::path folder = fs::path(QKC_BINARY_DIR) / "stdlib/device/environments";
  fs::create_directories(folder);
  return folder;
}

// What would flush, approximate or contract in PTX.
void checkPtx(const std::string& ptx) {
  CHECK(ptx.find(".entry") != std::string::npos);
  CHECK(ptx.find(".ftz") == std::string::npos);
  CHECK(ptx.find(".approx") == std::string::npos);
  CHECK(ptx.find("div.full") == std::string::npos);
  for (const char* plain : {"mul.f32", "add.f32", "sub.f32", "mul.f64", "add.f64", "sub.f64"})
    CHECK_MESSAGE(ptx.find(plain) == std::string::npos, "PTX holds ", plain);
}

// The few functions of NVRTC's C interface that are used.
struct Nvrtc {
  using Program = void*;
  void* library = nullptr;
  int (*create)(Program*, const char*, const char*, int, const char* const*, const char* const*) = nullptr;
  int (*compile)(Program, int, const char* const*) = nullptr;
  int (*destroy)(Program*) = nullptr;
  int (*logSize)(Program, std::size_t*) = nullptr;
  int (*log)(Program, char*) = nullptr;
  int (*ptxSize)(Program, std::size_t*) = nullptr;
  int (*ptx)(Program, char*) = nullptr;

  Nvrtc() {
    // NVRTC's soname carries its major version.
    for (const char* name : {"libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12", "/usr/local/cuda/lib64/libnvrtc.so"})
      if (library == nullptr)
        library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
      return;
    find(create, "nvrtcCreateProgram");
    find(compile, "nvrtcCompileProgram");
    find(destroy, "nvrtcDestroyProgram");
    find(logSize, "nvrtcGetProgramLogSize");
    find(log, "nvrtcGetProgramLog");
    find(ptxSize, "nvrtcGetPTXSize");
    find(ptx, "nvrtcGetPTX");
  }
  template <class Function> void find(Function& function, const char* name) {
    void* const found = dlsym(library, name);
    REQUIRE(found != nullptr);
    function = reinterpret_cast<Function>(found);
  }
};

// PTX of the kernels with the embedded headers, as the device compiles them; empty after an error.
std::string compileInMemory(const Nvrtc& nvrtc, const std::vector<const char*>& options) {
  std::vector<const char*> names;
  std::vector<const char*> texts;
  for (const auto& [name, text] : qkc::stdlib::deviceHeaders()) {
    names.push_back(name.c_str());
    texts.push_back(text.c_str());
  }
  const std::string source = readFile(kKernels);
  Nvrtc::Program program = nullptr;
  REQUIRE(nvrtc.create(&program, source.c_str(), "kernels.cu", static_cast<int>(names.size()), texts.data(),
                       names.data()) == 0);
  const int status = nvrtc.compile(program, static_cast<int>(options.size()), options.data());
  std::size_t size = 0;
  nvrtc.logSize(program, &size);
  std::string log(size, '\0');
  nvrtc.log(program, log.data());
  CHECK_MESSAGE(status == 0, log);
  std::string ptx;
  if (status == 0) {
    nvrtc.ptxSize(program, &size);
    ptx.resize(size);
    nvrtc.ptx(program, ptx.data());
  }
  nvrtc.destroy(&program);
  return ptx;
}

} // namespace

TEST_CASE("the CPU device: Clang's device and host passes for x86-64") {
  const std::string clang = QKC_CLANGXX;
  if (clang.empty()) {
    std::printf("SKIPPED: no clang++ was found when this was built\n");
    return;
  }
  const std::string common = "'" + clang +
                             "' -cc1 -triple x86_64-pc-linux-gnu -aux-triple x86_64-pc-linux-gnu -x cuda -std=c++20 "
                             "-target-sdk-version=12.3 -target-cpu x86-64-v3 -O2 -nostdsysteminc -nobuiltininc "
                             "-fdeclspec -ffp-contract=off -fgnuc-version=4.2.1 -Wall -Wextra -Werror -I '" +
                             (kRoot / "device").string() + "' -internal-isystem '" + (kRoot / "cuda_shim").string() +
                             "' -include cuda_runtime.h -emit-llvm '" + kKernels.string() + "' ";
  const fs::path device = scratch() / "device.ll";
  const fs::path host = scratch() / "host.ll";
  CHECK(runs(common + "-fcuda-is-device -o '" + device.string() + "'", scratch() / "log"));
  CHECK(runs(common + "-o '" + host.string() + "'", scratch() / "log"));
  CHECK(readFile(device).find("each_kernel") != std::string::npos);
  CHECK(readFile(host).find("__cudaPushCallConfiguration") != std::string::npos);
}

TEST_CASE("NVRTC, with every fast-math flag") {
  const Nvrtc nvrtc;
  if (nvrtc.library == nullptr) {
    std::printf("SKIPPED: no libnvrtc on this machine\n");
    return;
  }
  const std::string fast = compileInMemory(nvrtc, {"--std=c++20", "--gpu-architecture=compute_90", "--use_fast_math"});
  checkPtx(fast);
  REQUIRE(fast.find(".entry") != std::string::npos);
  const std::string plain = compileInMemory(nvrtc, {"--std=c++20", "--gpu-architecture=compute_90", "--fmad=false"});
  REQUIRE(plain.find(".entry") != std::string::npos);
  // The flags change nothing. (Names of constants, before the kernel, hold an identity of the compilation.)
  const bool isSame = fast.substr(fast.find(".entry")) == plain.substr(plain.find(".entry"));
  CHECK(isSame);
}

TEST_CASE("nvcc, with every fast-math flag") {
  std::string nvcc;
  for (const char* path : {"/usr/local/cuda/bin/nvcc", "/opt/cuda/bin/nvcc", "/usr/bin/nvcc"})
    if (nvcc.empty() && fs::exists(path))
      nvcc = path;
  if (nvcc.empty()) {
    std::printf("SKIPPED: no nvcc on this machine\n");
    return;
  }
  const fs::path ptx = scratch() / "kernels.ptx";
  const std::string command = "'" + nvcc + "' -std=c++20 -arch=compute_90 --use_fast_math -I '" +
                              (kRoot / "device").string() + "' -Werror all-warnings '" + kKernels.string() + "' -o '";
  REQUIRE(runs(command + ptx.string() + "' -ptx", scratch() / "log"));
  checkPtx(readFile(ptx));
  CHECK(runs(command + (scratch() / "kernels.o").string() + "' -c -Xcompiler -Wall,-Wextra", scratch() / "log"));
}

TEST_CASE("plain C++ refuses fast math") {
  const std::string cxx = QKC_CXX;
  const std::string command = "'" + cxx + "' -std=c++20 -x c++ -fsyntax-only -I '" + (kRoot / "device").string() +
                              "' '" + kKernels.string() + "' ";
  CHECK(runs(command, scratch() / "log"));
  for (const char* flag : {"-ffast-math", "-ffinite-math-only", "-Ofast"}) {
    const fs::path log = scratch() / "log";
    CHECK(std::system((command + flag + " > '" + log.string() + "' 2>&1").c_str()) != 0); // NOLINT(cert-env33-c)
    CHECK(readFile(log).find("-ffast-math") != std::string::npos);
  }
}
