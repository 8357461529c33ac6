#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// NVIDIA's compute-sanitizer: a program that starts another and looks at what its kernels do.
namespace qkc::judge {

/// Its tools that find faults which are none of the outputs' business. initcheck is not among them: a kernel may load
/// what it then does not use.
enum class SanitizerTool {
  memcheck,  ///< addresses outside of allocations, by the byte, and misaligned ones
  racecheck, ///< accesses of shared memory that nothing orders
  synccheck, ///< barriers that some threads don't reach
};
inline constexpr std::array kSanitizerTools = {SanitizerTool::memcheck, SanitizerTool::racecheck,
                                               SanitizerTool::synccheck};
const char* toolName(SanitizerTool tool); ///< as --tool takes it

/// $QKC_COMPUTE_SANITIZER, else on PATH or in a CUDA toolkit; nothing where there is none.
std::optional<std::string> findSanitizer();

/// The words that start `program` under it. What it finds goes to the open descriptor `log`, which the program
/// inherits and should close.
std::vector<std::string> sanitizerWords(const std::string& sanitizer, SanitizerTool tool, int log,
                                        const std::vector<std::string>& program);

struct SanitizerReport {
  std::string headline;                    ///< "Invalid __global__ write of size 4 bytes"
  std::vector<std::string> lines;          ///< what stands below, without indentation
  std::optional<std::uint64_t> address;    ///< that was touched
  std::optional<std::uint64_t> allocation; ///< where the one that lies nearest begins
};

struct SanitizerLog {
  bool begun = false;                 ///< it started
  std::optional<std::uint64_t> found; ///< what it counts at its end; nothing where it did not come there
  std::vector<SanitizerReport> reports;
};

SanitizerLog readSanitizerLog(std::string_view text);

} // namespace qkc::judge
