#pragma once

#include "runtime/device/cuda/gpu.h"
#include "runtime/device/cuda/library_program.h"
#include "runtime/device/device.h"
#include "runtime/device/file_cache.h"

#include <memory>
#include <optional>
#include <string>

namespace qkc::device::cuda {

// NVIDIA's own compiler, as a program that makes a shared library of a whole text: for machines without Clang, and for
// texts that Clang and NVRTC do not take. Some seconds a text.
class Nvcc {
public:
  // Nothing where no toolkit is found (toolkitProgram).
  static std::optional<Nvcc> find();

  // Names the program and its build, in any bytes.
  std::string identity() const;
  // Starts it in a child process, for this GPU and without contraction, under the request's limit of processor time and
  // no other: what it includes may be any file of the machine. A contained program comes back packed, for a worker;
  // any other is loaded in this process. `cache` may be null.
  std::unique_ptr<PendingCompile> start(CompileRequest request, std::shared_ptr<const Gpu> gpu,
                                        const FileCache* cache) const;

private:
  explicit Nvcc(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

// What becomes of a shared library that is a candidate.
CompileResult libraryResult(std::string bytes, const CompileRequest& request);

} // namespace qkc::device::cuda
