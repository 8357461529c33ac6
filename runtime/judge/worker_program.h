#pragma once
#include <string>

namespace qkc::judge {

inline constexpr const char* kCpuWorkerProgram = "qkc_cpu_worker";
inline constexpr const char* kGpuWorkerProgram = "qkc_gpu_worker";

/// Where the program of that name lies: beside this one, or in ../libexec. Throws std::runtime_error where it doesn't.
std::string workerProgram(const char* name);

} // namespace qkc::judge
