#pragma once

#include "runtime/device/cpu/clang_frontend.h"
#include "runtime/device/cpu/simt_pass.h"

#include <llvm/Support/MemoryBuffer.h>

#include <memory>
#include <string>
#include <unordered_map>

namespace qkc::device::cpu {

// One half on its way from text to machine code.
struct Lane {
  ParsedHalf parsed;
  Lowering lowering; // device half
  std::unique_ptr<llvm::MemoryBuffer> object;
  std::unordered_map<std::string, std::uint64_t> stackBytes; // device half: of each ThreadFunction
  std::string error;
  CompileTimes times;
  std::string packed; // device half of a contained request: packDevice of what was parsed
};

// Each does all of one half; `lane` then has an object, or says why not: no module (see its diagnostics), an
// unsupported lowering, or an error of the backend.
void compileDevice(const CompileRequest& request, Lane& lane);
void compileHost(const CompileRequest& request, Lane& lane);

// The device half from what packDevice gave, with all its accesses watched.
void compileWatched(const std::string& packed, Lane& lane);

// The host half for a GPU in two steps: parsed, which gives the text of the device half, then machine code.
void parseGpuHost(const CompileRequest& request, Lane& lane);
void compileGpuHost(const CompileRequest& request, Lane& lane);

} // namespace qkc::device::cpu
