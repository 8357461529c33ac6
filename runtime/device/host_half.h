#pragma once

#include "runtime/device/device.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The host half of a CUDA text, compiled by Clang for a device whose kernels another compiler makes. Part of the
// plug-in of the CPU device, which holds Clang.
namespace qkc::device {

// The text with its host functions taken out, line by line as it was, and C++ expressions for what the host half uses
// of it: `scale<float, 4>`, `(void (*)(int *))fill`, `&table`.
struct DeviceText {
  std::string text;
  std::vector<std::string> kernels;
  std::vector<std::string> variables;
};

// What stands in the host half for a kernel (its stub) or a variable of the device (its shadow).
struct HostSymbol {
  std::string symbol;
  std::string expression; // in the DeviceText
  std::uint64_t bytes = 0;
};

struct HostHalf {
  CompileStatus status = CompileStatus::rejected;
  std::string diagnostics;
  std::vector<LintFinding> findings;
  std::string object; // machine code, to be linked
  std::vector<HostSymbol> kernels;
  std::vector<HostSymbol> variables;
  std::string deviceResult; // what DeviceCompile gave
};

class PendingHostHalf {
public:
  PendingHostHalf() = default;
  PendingHostHalf(const PendingHostHalf&) = delete;
  PendingHostHalf& operator=(const PendingHostHalf&) = delete;
  virtual ~PendingHostHalf() = default;
  virtual HostHalf finish() = 0; // once
};

// Loaded code; it must not run after destruction.
class LinkedHost {
public:
  LinkedHost() = default;
  LinkedHost(const LinkedHost&) = delete;
  LinkedHost& operator=(const LinkedHost&) = delete;
  virtual ~LinkedHost() = default;
  virtual void* address(const std::string& symbol) const = 0; // null for an unknown one
};

struct HostFunction {
  std::string_view name;
  void* address = nullptr;
};

// Compiles the device's text, in the process and beside the host half; its bytes come back in the HostHalf.
using DeviceCompile = std::function<std::string(const DeviceText&)>;

class HostCompiler {
public:
  HostCompiler() = default;
  HostCompiler(const HostCompiler&) = delete;
  HostCompiler& operator=(const HostCompiler&) = delete;
  virtual ~HostCompiler() = default;

  // `contained` in the request holds for both halves.
  virtual std::unique_ptr<PendingHostHalf> start(CompileRequest request, DeviceCompile device) = 0;

  // Links the object with the C library's arithmetic and memory functions and with `runtime`, the device's CUDA
  // functions. Null with `error` set when a symbol is missing.
  virtual std::unique_ptr<LinkedHost> link(const HostHalf& half, const std::vector<std::string>& entries,
                                           std::span<const HostFunction> runtime, std::string& error) = 0;

  // Changes with every build that may generate other code.
  virtual std::string identity() const = 0;

  // Headers that stand for the C++ library's in texts of kernels; name and text.
  virtual std::vector<SourceFile> libraryHeaders() const = 0;
};

// Null with a message in `error` when the plug-in is not there or does not fit this build.
std::unique_ptr<HostCompiler> openHostCompiler(std::string& error);

} // namespace qkc::device
