#pragma once
// Candidates that NVIDIA's own compiler makes shared libraries of, for texts that the in-process compilers do not take.

#include "runtime/judge/judge_candidate.h"

#include <optional>
#include <string>

namespace qkc::driver {

// On PATH, under $CUDA_HOME or /usr/local/cuda; none where it is nowhere.
std::optional<std::string> findNvcc();

// Compiles for the GPU of this machine, without contraction, in a child process with limited time, and hands the
// library to the device. What nvcc says of a wrong text is in the result.
judge::CompiledCandidate compileWithNvcc(const std::string& nvcc, device::Device& device,
                                         const judge::ContractTexts& texts, const device::SourceFile& candidate);

} // namespace qkc::driver
