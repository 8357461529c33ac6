#include "runtime/device/cuda/nvrtc.h"

#include "runtime/device/cuda/gpu.h"
#include "runtime/device/cuda/shared_library.h"
#include "runtime/device/cuda/toolkit.h"

#include <dlfcn.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <system_error>

namespace qkc::device::cuda {
namespace {

namespace fs = std::filesystem;

struct ProgramTag;
using RtcProgram = ProgramTag*;
using RtcResult = int; // 0 is success
constexpr RtcResult kInvalidOption = 5;

// As for the driver: field, exported name, parameters.
#define QKC_NVRTC_FUNCTIONS(X)                                                                                         \
  X(version, "nvrtcVersion", (int* major, int* minor))                                                                 \
  X(architectureCount, "nvrtcGetNumSupportedArchs", (int* count))                                                      \
  X(architectures, "nvrtcGetSupportedArchs", (int* numbers))                                                           \
  X(create, "nvrtcCreateProgram",                                                                                      \
    (RtcProgram * program, const char* text, const char* name, int headers, const char* const* texts,                  \
     const char* const* names))                                                                                        \
  X(destroy, "nvrtcDestroyProgram", (RtcProgram * program))                                                            \
  X(addExpression, "nvrtcAddNameExpression", (RtcProgram program, const char* expression))                             \
  X(compile, "nvrtcCompileProgram", (RtcProgram program, int options, const char* const* texts))                       \
  X(logBytes, "nvrtcGetProgramLogSize", (RtcProgram program, std::size_t* bytes))                                      \
  X(log, "nvrtcGetProgramLog", (RtcProgram program, char* text))                                                       \
  X(codeBytes, "nvrtcGetCUBINSize", (RtcProgram program, std::size_t* bytes))                                          \
  X(code, "nvrtcGetCUBIN", (RtcProgram program, char* bytes))                                                          \
  X(ptxBytes, "nvrtcGetPTXSize", (RtcProgram program, std::size_t* bytes))                                             \
  X(ptx, "nvrtcGetPTX", (RtcProgram program, char* bytes))                                                             \
  X(loweredName, "nvrtcGetLoweredName", (RtcProgram program, const char* expression, const char** name))

std::vector<std::string> libraryNames() {
  std::vector<std::string> out;
  for (const char* version : {"13", "12"}) {
    out.push_back(std::string("libnvrtc.so.") + version);
    for (auto const& folder : toolkitFolders()) {
      out.push_back(folder + "/lib64/libnvrtc.so." + version);
      out.push_back(folder + "/lib/libnvrtc.so." + version);
    }
  }
  return out;
}

// Headers beside the library first, so that both are of one version: <toolkit>/lib64, or the folders that Python
// packages have (nvidia/cu13/lib; nvidia/cuda_nvrtc/lib beside nvidia/cuda_runtime).
std::vector<std::string> headerFolders(const void* inLibrary) {
  std::vector<fs::path> wanted;
  Dl_info info{};
  std::error_code failed;
  if (dladdr(inLibrary, &info) != 0 && info.dli_fname != nullptr) {
    fs::path const home = fs::canonical(info.dli_fname, failed).parent_path().parent_path();
    wanted = {home / "include", home.parent_path() / "include", home.parent_path() / "cuda_runtime/include"};
  }
  for (auto const& folder : toolkitFolders()) {
    wanted.emplace_back(fs::path(folder) / "include");
  }
  for (auto const& folder : wanted) {
    if (fs::exists(folder / "cuda_fp16.h", failed)) {
      std::vector<std::string> out{folder.string()};
      for (fs::path const& more : {folder / "cccl", folder.parent_path().parent_path() / "cuda_cccl/include"}) {
        if (fs::exists(more / "cuda/std", failed)) {
          out.push_back(more.string());
          break;
        }
      }
      return out;
    }
  }
  return {};
}

std::vector<const char*> pointers(const std::vector<std::string>& texts) {
  std::vector<const char*> out;
  out.reserve(texts.size());
  for (auto const& text : texts) {
    out.push_back(text.c_str());
  }
  return out;
}

} // namespace

struct Nvrtc::Api {
// NOLINTNEXTLINE(bugprone-macro-parentheses): declarations
#define QKC_NVRTC_FIELD(field, name, parameters) RtcResult(*field) parameters = nullptr;
  QKC_NVRTC_FUNCTIONS(QKC_NVRTC_FIELD)
#undef QKC_NVRTC_FIELD

  std::string logOf(RtcProgram program) const {
    std::size_t bytes = 0;
    if (logBytes(program, &bytes) != 0 || bytes <= 1) {
      return {};
    }
    std::string text(bytes, '\0');
    log(program, text.data());
    text.resize(bytes - 1); // without the closing zero
    return text;
  }

  std::string imageOf(RtcProgram program) const {
    std::size_t bytes = 0;
    bool const machine = codeBytes(program, &bytes) == 0 && bytes != 0;
    if (!machine && ptxBytes(program, &bytes) != 0) {
      return {};
    }
    std::string image(bytes, '\0');
    if ((machine ? code(program, image.data()) : ptx(program, image.data())) != 0) {
      image.clear();
    }
    return image;
  }

  bool namesOf(RtcProgram program, const std::vector<std::string>& expressions, std::vector<std::string>& out) const {
    for (auto const& expression : expressions) {
      const char* name = nullptr;
      if (loweredName(program, expression.c_str(), &name) != 0 || name == nullptr) {
        return false;
      }
      out.emplace_back(name);
    }
    return true;
  }
};

namespace {

// A program of the library, destroyed with the scope.
template <class Api> class Held {
public:
  Held(const Api& api, const NvrtcRequest& request) : api_(&api) {
    std::vector<const char*> texts;
    std::vector<const char*> names;
    for (auto const& header : request.headers) {
      texts.push_back(header.text.c_str());
      names.push_back(header.name.c_str());
    }
    if (api.create(&program_, request.source.text.c_str(), request.source.name.c_str(), static_cast<int>(texts.size()),
                   texts.data(), names.data()) != 0) {
      program_ = nullptr;
    }
  }
  ~Held() {
    if (program_ != nullptr) {
      api_->destroy(&program_);
    }
  }
  Held(const Held&) = delete;
  Held& operator=(const Held&) = delete;
  RtcProgram get() const { return program_; }

private:
  const Api* api_;
  RtcProgram program_ = nullptr;
};

} // namespace

const Nvrtc* Nvrtc::open(std::string& error) {
  struct Opened {
    Api api;
    Nvrtc self;
    std::string error;
  };
  static const auto* const opened = [] {
    auto* out = new Opened;
    std::string why;
    void* const library = openLibrary("QKC_LIBNVRTC", libraryNames(), why);
    if (library == nullptr) {
      out->error = "NVRTC, NVIDIA's run-time compiler, is not installed here (" + why + ")";
      return out;
    }
#define QKC_NVRTC_BIND(field, name, parameters)                                                                        \
  if (!bindFunction(library, name, out->api.field, why)) {                                                             \
    out->error = "NVRTC is too old: " + why;                                                                           \
    return out;                                                                                                        \
  }
    QKC_NVRTC_FUNCTIONS(QKC_NVRTC_BIND)
#undef QKC_NVRTC_BIND
    out->self.api_ = &out->api;
    out->self.folders_ = headerFolders(reinterpret_cast<const void*>(out->api.version));
    return out;
  }();
  error = opened->error;
  return error.empty() ? &opened->self : nullptr;
}

std::string Nvrtc::version() const {
  int major = 0;
  int minor = 0;
  api_->version(&major, &minor);
  return std::to_string(major) + "." + std::to_string(minor);
}

int Nvrtc::newestArchitecture() const {
  int count = 0;
  if (api_->architectureCount(&count) != 0 || count <= 0) {
    return 0;
  }
  std::vector<int> numbers(static_cast<std::size_t>(count));
  api_->architectures(numbers.data());
  return *std::max_element(numbers.begin(), numbers.end());
}

std::vector<std::string> Nvrtc::options(int computeCapability, bool ownInstructions) const {
  int const newest = newestArchitecture();
  std::string const architecture = computeCapability > newest
                                       ? "compute_" + std::to_string(newest)
                                       : "sm_" + std::to_string(computeCapability) + (ownInstructions ? "a" : "");
  std::vector<std::string> out = {"--gpu-architecture=" + architecture, "-std=c++20",
                                  // Functions without a mark are the device's: those of the host are taken out.
                                  "--device-as-default-execution-space", "--fmad=false", "--disable-warnings"};
  for (auto const& folder : folders_) {
    out.push_back("--include-path=" + folder);
  }
  return out;
}

NvrtcResult Nvrtc::compile(const NvrtcRequest& request) const {
  NvrtcResult out;
  for (bool const own : {request.computeCapability >= kFirstOwnInstructions, false}) {
    Held const program(*api_, request);
    if (program.get() == nullptr) {
      out.log = request.source.name + ": error: NVRTC does not take the program\n";
      return out;
    }
    for (auto const* list : {&request.kernels, &request.variables}) {
      for (auto const& expression : *list) {
        api_->addExpression(program.get(), expression.c_str());
      }
    }
    std::vector<std::string> texts = options(request.computeCapability, own);
    if (request.lineInfo) {
      texts.emplace_back("--generate-line-info");
    }
    RtcResult const result = api_->compile(program.get(), static_cast<int>(texts.size()), pointers(texts).data());
    if (result == kInvalidOption && own) {
      continue;
    }
    out.log = api_->logOf(program.get());
    if (result != 0) {
      return out;
    }
    out.code.image = api_->imageOf(program.get());
    out.ok = !out.code.image.empty() && api_->namesOf(program.get(), request.kernels, out.code.kernels) &&
             api_->namesOf(program.get(), request.variables, out.code.variables);
    return out;
  }
  return out;
}

} // namespace qkc::device::cuda
