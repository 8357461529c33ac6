#include "runtime/device/cpu/kernel_test.h"

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace qkc::device {
namespace {

namespace fs = std::filesystem;

struct Folder {
  fs::path path = fs::temp_directory_path() / ("qkc_object_cache_test_" + std::to_string(::getpid()));
  Folder() {
    fs::remove_all(path);
    cpu().setCacheFolder(path.string());
  }
  ~Folder() {
    cpu().setCacheFolder("");
    fs::remove_all(path);
  }
  std::vector<fs::path> files() const {
    std::vector<fs::path> out;
    std::error_code missing;
    for (auto const& entry : fs::directory_iterator(path, missing)) {
      out.push_back(entry.path());
    }
    return out;
  }
};

// Adds one with a kernel that needs fibers, shared memory and a launcher, so that all that is kept is used.
CompileResult compileAdder(const std::string& addend, bool keep = true) {
  CompileRequest request;
  request.source = {"adder.cu", "__global__ void __launch_bounds__(64) k(float* p) {\n"
                                "  __shared__ float s[64];\n  s[threadIdx.x] = p[threadIdx.x];\n  __syncthreads();\n"
                                "  p[threadIdx.x] = s[63 - threadIdx.x] + " +
                                    addend + ";\n}\nextern \"C\" void run(float* p) { k<<<1, 64>>>(p); }\n"};
  request.entries = {"run"};
  request.keep = keep;
  return cpu().compile(request);
}

float firstAfter(const CompileResult& result) {
  REQUIRE_MESSAGE(result.status == CompileStatus::ok, result.diagnostics);
  std::vector<float> values(64, 1.0F);
  values[63] = 5.0F;
  call(*result.program, "run", values.data());
  return values[0];
}

bool wasParsed(const CompileResult& result) {
  return result.program->times().parseDevice > 0;
}

TEST_CASE("kept machine code is used again and does the same") {
  Folder const folder;
  auto const first = compileAdder("1.0f");
  CHECK(wasParsed(first));
  CHECK(firstAfter(first) == 6.0F);
  REQUIRE(folder.files().size() == 1);
  auto const second = compileAdder("1.0f");
  CHECK(!wasParsed(second));
  CHECK(firstAfter(second) == 6.0F);
  REQUIRE(second.program->kernels().size() == 1);
  CHECK(second.program->kernels()[0].needsFibers);
  CHECK(second.program->kernels()[0].reasons == first.program->kernels()[0].reasons);
  CHECK(second.program->kernels()[0].staticSharedBytes == 256);
  auto const other = compileAdder("2.0f");
  CHECK(wasParsed(other));
  CHECK(firstAfter(other) == 7.0F);
  CHECK(folder.files().size() == 2);
}

TEST_CASE("only what is asked for is kept, and nothing that does not compile") {
  Folder const folder;
  CHECK(firstAfter(compileAdder("1.0f", false)) == 6.0F);
  CHECK(compileAdder("undefined").status == CompileStatus::rejected);
  CHECK(folder.files().empty());
}

TEST_CASE("a damaged file is as good as none, and mended") {
  Folder const folder;
  compileAdder("1.0f");
  fs::path const file = folder.files().at(0);
  auto const size = static_cast<std::streamoff>(fs::file_size(file));
  std::ifstream in(file, std::ios::binary);
  std::string const whole{std::istreambuf_iterator<char>(in), {}};
  for (std::streamoff at = 0; at < size; at += 97) {
    std::string damaged = whole;
    damaged[static_cast<std::size_t>(at)] ^= 0x10;
    std::ofstream(file, std::ios::binary) << (at % 2 == 0 ? damaged : whole.substr(0, static_cast<std::size_t>(at)));
    auto const again = compileAdder("1.0f");
    REQUIRE(wasParsed(again));
    REQUIRE(firstAfter(again) == 6.0F);
    at += size / 5;
  }
  CHECK(!wasParsed(compileAdder("1.0f")));
}

TEST_CASE("a folder that can't be made costs nothing but time") {
  cpu().setCacheFolder("/proc/nowhere/qkc");
  CHECK(firstAfter(compileAdder("1.0f")) == 6.0F);
  cpu().setCacheFolder("");
}

} // namespace
} // namespace qkc::device
