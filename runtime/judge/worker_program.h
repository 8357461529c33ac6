#pragma once
#include <stdexcept>
#include <string>

namespace qkc::judge {

inline constexpr const char* kCpuWorkerProgram = "qkc_cpu_worker";
inline constexpr const char* kGpuWorkerProgram = "qkc_gpu_worker";

/// An installation that is not whole.
class MissingProgram : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// Where the program of that name lies: beside this one, or in ../libexec. Throws MissingProgram where it doesn't.
std::string workerProgram(const char* name);

} // namespace qkc::judge
