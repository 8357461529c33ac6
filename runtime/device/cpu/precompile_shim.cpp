// Build tool: parses the embedded shim for both halves and writes assembler text that carries the results, so that the
// plug-in need not parse it again.
//   qkc_precompile_shim FOLDER   writes FOLDER/shim_device.pch, shim_host.pch and precompiled_shim.cpp
#include "runtime/device/cpu/clang_frontend.h"
#include "runtime/device/cpu/precompiled_shim.h"

#include <clang/Basic/Version.h>

#include <cstdio>
#include <fstream>
#include <string>

namespace qkc::device::cpu {

// The tool itself parses the text.
const PrecompiledShim& precompiledShim() {
  static const PrecompiledShim none;
  return none;
}

} // namespace qkc::device::cpu

namespace {

constexpr const char* kCpu = "x86-64-v3"; // where it is not there, the shim's text is parsed

// Brings a file into the library as the bytes between two symbols.
void include(std::ofstream& out, const std::string& symbol, const std::string& path) {
  out << "asm(\".section .rodata\\n.balign 16\\n"
      << symbol << "_begin:\\n.incbin \\\"" << path << "\\\"\\n"
      << symbol << "_end:\\n.byte 0\\n.text\\n\");\n"
      << "extern \"C\" [[gnu::visibility(\"hidden\")]] const char " << symbol << "_begin[], " << symbol << "_end[];\n";
}

} // namespace

int main(int argc, char** argv) {
  using qkc::device::cpu::Half;
  if (argc != 2) {
    std::fprintf(stderr, "usage: qkc_precompile_shim FOLDER\n");
    return 2;
  }
  std::string const folder = argv[1];
  std::string const device = folder + "/shim_device.pch";
  std::string const host = folder + "/shim_host.pch";
  if (!qkc::device::cpu::writePrecompiledShim(Half::device, kCpu, device) ||
      !qkc::device::cpu::writePrecompiledShim(Half::host, kCpu, host)) {
    return 1;
  }
  std::ofstream out(folder + "/precompiled_shim.cpp");
  out << "#include \"runtime/device/cpu/precompiled_shim.h\"\n";
  include(out, "qkcShimDevice", device);
  include(out, "qkcShimHost", host);
  out << "namespace qkc::device::cpu {\nconst PrecompiledShim& precompiledShim() {\n"
         "  static const PrecompiledShim shim{R\"("
      << clang::getClangFullVersion() << ")\", \"" << kCpu
      << "\",\n      {qkcShimDevice_begin, static_cast<std::size_t>(qkcShimDevice_end - qkcShimDevice_begin)},\n"
         "      {qkcShimHost_begin, static_cast<std::size_t>(qkcShimHost_end - qkcShimHost_begin)}};\n"
         "  return shim;\n}\n}\n";
  return out.good() ? 0 : 1;
}
