#pragma once

#include <optional>
#include <string>
#include <vector>

namespace qkc::device::cuda {

// Where CUDA toolkits are looked for: $CUDA_HOME, $CUDA_PATH, /usr/local/cuda, then /usr/local/cuda-*, the highest name
// first. Absolute paths; not all of them need exist.
std::vector<std::string> toolkitFolders();

// The path of a toolkit's program ("nvcc"), on PATH or in the folder bin of a toolkit. Nothing where there is none.
std::optional<std::string> toolkitProgram(const std::string& name);

} // namespace qkc::device::cuda
