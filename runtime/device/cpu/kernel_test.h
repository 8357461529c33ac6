#pragma once

#include "runtime/device/device.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

// Shared by the tests of the CPU device.
namespace qkc::device {

inline Device& cpu() {
  static const std::unique_ptr<Device> device = [] {
    std::string error;
    auto out = openCpuDevice(error);
    REQUIRE_MESSAGE(out != nullptr, error);
    REQUIRE(out->prepareThreads());
    return out;
  }();
  return *device;
}

inline CompileResult compileText(const std::string& text, const std::vector<std::string>& entries, int level = 2) {
  CompileRequest request;
  request.source = {"candidate.cu", text};
  request.entries = entries;
  request.optimization = level;
  return cpu().compile(request);
}

// A program that must compile.
inline std::unique_ptr<Program> build(const std::string& text, const std::vector<std::string>& entries = {"run"},
                                      int level = 2) {
  CompileResult result = compileText(text, entries, level);
  REQUIRE_MESSAGE(result.status == CompileStatus::ok, result.diagnostics);
  return std::move(result.program);
}

template <class... Args> void call(const Program& program, const char* entry, Args... args) {
  reinterpret_cast<void (*)(Args...)>(program.entry(entry))(args...);
}

} // namespace qkc::device
