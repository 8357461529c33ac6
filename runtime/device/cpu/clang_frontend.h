#pragma once

#include "runtime/device/device.h"
#include "runtime/device/lints.h"

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>

#include <memory>
#include <string>
#include <vector>

namespace qkc::device::cpu {

// A CUDA text is parsed twice, both times for x86-64: the device half has the bodies of kernels and device functions,
// the host half has the host functions with their launches lowered to the CUDA runtime's protocol. gpuHost is the host
// half for a GPU, whose device half another compiler gets as a text.
enum class Half { device, host, gpuHost };

// Where one argument of a kernel's IR function comes from. The calling convention splits or drops the parameters of the
// source, but a launch passes one address per source parameter.
struct ArgumentPiece {
  unsigned parameter = 0;
  std::uint64_t offset = 0; // bytes into the parameter's memory
  bool byAddress = false;   // the IR argument is the address of a struct passed in memory
  std::uint64_t bytes = 0;  // size and alignment of that struct
  std::uint64_t alignment = 1;
};

struct KernelDecl {
  std::string symbol;
  std::vector<ArgumentPiece> arguments; // one for each IR argument
  unsigned maxThreads = 0;              // from __launch_bounds__; 0 when absent
};

struct SharedVariable {
  std::string symbol;
  std::string name;     // as written
  bool dynamic = false; // extern __shared__
};

struct KernelStub {
  std::string symbol; // host function whose address stands for the kernel
  std::string kernel;
  std::string expression; // gpuHost: the kernel in C++; empty when it has no name
};

struct VariableShadow {
  std::string symbol;
  std::string expression; // as for stubs
  std::uint64_t bytes = 0;
};

// Where those __constant__ variables lie that the host may set; the const ones lie with the other constants.
inline constexpr const char* kConstantSection = ".qkc.constant";

struct ParsedHalf {
  // The context owns what the module points to, so it is declared first and destroyed last.
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module; // null unless status is ok
  std::vector<KernelDecl> kernels;      // device half
  std::vector<SharedVariable> shared;   // device half
  std::vector<KernelStub> stubs;        // host half
  // __device__ and __constant__ variables: their storage is in the device half, the host half has shadows of them.
  std::vector<std::string> deviceVariables;
  std::uint64_t constantBytes = 0;     // device half: of __constant__ variables
  std::vector<VariableShadow> shadows; // gpuHost: of the same variables
  std::string deviceText;              // gpuHost: the source without its host functions
  std::vector<LintFinding> findings;
  CompileStatus status = CompileStatus::rejected;
  std::string diagnostics;
};

// CPU that code is generated for: x86-64-v3 where the machine has it, x86-64 elsewhere. Results do not depend on it.
std::string targetCpu();

// Parses one half and emits unoptimised IR. Sees only the request's texts and the embedded headers, never the file
// system.
ParsedHalf parseHalf(const CompileRequest& request, Half half);

// For the build: writes the parsed shim, which spares later parses most of their time. False with a message on stderr.
bool writePrecompiledShim(Half half, const std::string& cpu, const std::string& path);

} // namespace qkc::device::cpu
