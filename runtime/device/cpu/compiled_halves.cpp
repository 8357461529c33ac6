#include "runtime/device/cpu/compiled_halves.h"

#include <llvm/Support/JSON.h>

#include <algorithm>
#include <map>

namespace qkc::device::cpu {
namespace {

namespace json = llvm::json;

json::Value describe(const LoweredKernel& kernel) {
  json::Array pointers;
  for (auto const& place : kernel.pointers) {
    pointers.push_back(json::Array{place.parameter, place.offset});
  }
  json::Array shared;
  for (auto const& place : kernel.shared) {
    shared.push_back(json::Array{json::fixUTF8(place.name), place.dynamic, place.offset, place.bytes});
  }
  return json::Object{{"name", kernel.info.name},
                      {"variables", std::move(shared)},
                      {"fibers", kernel.info.needsFibers},
                      {"reasons", json::Array(kernel.info.reasons)},
                      {"shared", kernel.info.staticSharedBytes},
                      {"function", kernel.function},
                      {"single", kernel.single},
                      {"mayWait", kernel.mayWait},
                      {"pointers", std::move(pointers)},
                      {"parameters", json::Array(kernel.parameterBytes)},
                      {"maxThreads", kernel.maxThreads},
                      {"alignment", kernel.sharedAlignment}};
}

bool read(const json::Value& value, LoweredKernel& kernel) {
  json::Path::Root root;
  json::ObjectMapper map(value, root);
  std::vector<std::vector<std::uint64_t>> pointers;
  if (!map || !map.map("single", kernel.single) || !map.map("mayWait", kernel.mayWait) ||
      !map.map("pointers", pointers) || !map.map("parameters", kernel.parameterBytes)) {
    return false;
  }
  for (auto const& place : pointers) {
    if (place.size() != 2) {
      return false;
    }
    kernel.pointers.push_back({static_cast<unsigned>(place[0]), place[1]});
  }
  auto const* variables = value.getAsObject()->getArray("variables");
  if (variables == nullptr) {
    return false;
  }
  for (json::Value const& row : *variables) {
    auto const* parts = row.getAsArray();
    if (parts == nullptr || parts->size() != 4) {
      return false;
    }
    auto const number = [&](std::size_t i) {
      return static_cast<std::uint64_t>((*parts)[i].getAsInteger().value_or(0));
    };
    kernel.shared.push_back({.name = (*parts)[0].getAsString().value_or("").str(),
                             .dynamic = (*parts)[1].getAsBoolean().value_or(false),
                             .offset = number(2),
                             .bytes = number(3)});
  }
  return map.map("name", kernel.info.name) && map.map("fibers", kernel.info.needsFibers) &&
         map.map("reasons", kernel.info.reasons) && map.map("shared", kernel.info.staticSharedBytes) &&
         map.map("function", kernel.function) && map.map("maxThreads", kernel.maxThreads) &&
         map.map("alignment", kernel.sharedAlignment);
}

} // namespace

json::Array describeFindings(const std::vector<LintFinding>& findings) {
  json::Array out;
  for (auto const& one : findings) {
    out.push_back(json::Array{one.lint, json::fixUTF8(one.place), json::fixUTF8(one.text)});
  }
  return out;
}

bool readFindings(const json::Array* value, std::vector<LintFinding>& findings) {
  if (value == nullptr) {
    return false;
  }
  for (json::Value const& row : *value) {
    std::vector<std::string> parts;
    json::Path::Root root;
    if (!fromJSON(row, parts, root) || parts.size() != 3) {
      return false;
    }
    findings.push_back({parts[0], parts[1], parts[2]});
  }
  return true;
}

std::string pack(const CompiledHalves& halves) {
  json::Array kernels;
  for (auto const& kernel : halves.kernels) {
    kernels.push_back(describe(kernel));
  }
  json::Array stubs;
  for (auto const& stub : halves.stubs) {
    stubs.push_back(json::Array{stub.symbol, stub.kernel});
  }
  json::Object stack;
  for (auto const& [name, bytes] : halves.stackBytes) {
    stack[name] = bytes;
  }
  json::Value all = json::Object{{"kernels", std::move(kernels)},
                                 {"stubs", std::move(stubs)},
                                 {"stackBytes", std::move(stack)},
                                 {"diagnostics", json::fixUTF8(halves.diagnostics)},
                                 {"findings", describeFindings(halves.findings)},
                                 {"deviceBytes", halves.device->getBufferSize()},
                                 {"hostBytes", halves.host->getBufferSize()},
                                 {"imageBytes", halves.image.size()}};
  std::string text;
  llvm::raw_string_ostream(text) << all << '\n'
                                 << halves.device->getBuffer() << halves.host->getBuffer() << halves.image
                                 << halves.parsedDevice;
  return text;
}

bool isPlainJson(llvm::StringRef text) {
  constexpr std::size_t kMostBytes = std::size_t{16} << 20U;
  constexpr int kMostDepth = 8;
  int depth = 0;
  int most = 0;
  bool inText = false;
  for (std::size_t k = 0; k < text.size(); ++k) {
    char const c = text[k];
    if (inText) {
      k += c == '\\' ? 1 : 0;
      inText = c != '"';
    } else if (c == '"') {
      inText = true;
    } else {
      depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
      most = std::max(most, depth);
    }
  }
  return text.size() <= kMostBytes && most <= kMostDepth;
}

std::optional<CompiledHalves> unpack(llvm::StringRef bytes) {
  auto const [line, objects] = bytes.split('\n');
  if (!isPlainJson(line)) {
    return std::nullopt;
  }
  auto parsed = json::parse(line);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return std::nullopt;
  }
  CompiledHalves out;
  std::vector<std::vector<std::string>> stubs;
  std::map<std::string, std::uint64_t> stack;
  std::uint64_t deviceBytes = 0;
  std::uint64_t hostBytes = 0;
  std::uint64_t imageBytes = 0;
  json::Path::Root root;
  json::ObjectMapper map(*parsed, root);
  json::Array const* const kernels = map ? parsed->getAsObject()->getArray("kernels") : nullptr;
  if (kernels == nullptr || !readFindings(parsed->getAsObject()->getArray("findings"), out.findings) ||
      !map.map("stubs", stubs) || !map.map("stackBytes", stack) || !map.map("diagnostics", out.diagnostics) ||
      !map.map("deviceBytes", deviceBytes) || !map.map("hostBytes", hostBytes) || !map.map("imageBytes", imageBytes) ||
      deviceBytes > objects.size() || hostBytes > objects.size() - deviceBytes ||
      imageBytes > objects.size() - deviceBytes - hostBytes) {
    return std::nullopt;
  }
  for (json::Value const& kernel : *kernels) {
    if (!read(kernel, out.kernels.emplace_back())) {
      return std::nullopt;
    }
  }
  for (auto& stub : stubs) {
    if (stub.size() != 2) {
      return std::nullopt;
    }
    out.stubs.push_back({stub[0], stub[1], {}});
  }
  out.stackBytes.insert(stack.begin(), stack.end());
  out.device = llvm::MemoryBuffer::getMemBufferCopy(objects.take_front(deviceBytes));
  out.host = llvm::MemoryBuffer::getMemBufferCopy(objects.substr(deviceBytes, hostBytes));
  out.image = objects.substr(deviceBytes + hostBytes, imageBytes).str();
  out.parsedDevice = objects.drop_front(deviceBytes + hostBytes + imageBytes).str();
  return out;
}

} // namespace qkc::device::cpu
