// The device half between two processes: packDevice and unpackDevice.
#include "runtime/device/cpu/compiled_halves.h"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/Support/JSON.h>

namespace qkc::device::cpu {
namespace {

namespace json = llvm::json;

json::Value describe(const KernelDecl& kernel) {
  json::Array arguments;
  for (ArgumentPiece const& piece : kernel.arguments) {
    arguments.push_back(json::Array{piece.parameter, piece.offset, piece.byAddress, piece.bytes, piece.alignment});
  }
  return json::Object{
      {"symbol", kernel.symbol}, {"maxThreads", kernel.maxThreads}, {"arguments", std::move(arguments)}};
}

std::uint64_t number(const json::Array& row, std::size_t at) {
  return static_cast<std::uint64_t>(row[at].getAsInteger().value_or(0));
}

bool read(const json::Value& value, KernelDecl& kernel) {
  json::Path::Root root;
  json::ObjectMapper map(value, root);
  std::uint64_t maxThreads = 0;
  json::Array const* const rows = map ? value.getAsObject()->getArray("arguments") : nullptr;
  if (rows == nullptr || !map.map("symbol", kernel.symbol) || !map.map("maxThreads", maxThreads)) {
    return false;
  }
  kernel.maxThreads = static_cast<unsigned>(maxThreads);
  for (json::Value const& one : *rows) {
    json::Array const* const row = one.getAsArray();
    if (row == nullptr || row->size() != 5) {
      return false;
    }
    kernel.arguments.push_back({.parameter = static_cast<unsigned>(number(*row, 0)),
                                .offset = number(*row, 1),
                                .byAddress = (*row)[2].getAsBoolean().value_or(false),
                                .bytes = number(*row, 3),
                                .alignment = number(*row, 4)});
  }
  return true;
}

bool read(const json::Value& value, SharedVariable& variable) {
  json::Path::Root root;
  json::ObjectMapper map(value, root);
  return map && map.map("symbol", variable.symbol) && map.map("name", variable.name) &&
         map.map("dynamic", variable.dynamic);
}

template <class Row> bool readAll(const json::Object& all, const char* key, std::vector<Row>& out) {
  json::Array const* const rows = all.getArray(key);
  return rows != nullptr && llvm::all_of(*rows, [&](const json::Value& row) { return read(row, out.emplace_back()); });
}

} // namespace

std::string packDevice(const ParsedHalf& device) {
  json::Array kernels;
  for (KernelDecl const& kernel : device.kernels) {
    kernels.push_back(describe(kernel));
  }
  json::Array shared;
  for (SharedVariable const& variable : device.shared) {
    shared.push_back(json::Object{
        {"symbol", variable.symbol}, {"name", json::fixUTF8(variable.name)}, {"dynamic", variable.dynamic}});
  }
  std::string out;
  llvm::raw_string_ostream text(out);
  text << json::Value(json::Object{{"kernels", std::move(kernels)},
                                   {"shared", std::move(shared)},
                                   {"variables", json::Array(device.deviceVariables)}})
       << '\n';
  llvm::WriteBitcodeToFile(*device.module, text);
  return out;
}

ParsedHalf unpackDevice(llvm::StringRef bytes) {
  auto const [line, bitcode] = bytes.split('\n');
  ParsedHalf out;
  auto all = json::parse(line);
  if (!all) {
    llvm::consumeError(all.takeError());
    return out;
  }
  json::Path::Root root;
  json::ObjectMapper map(*all, root);
  if (!map || !readAll(*all->getAsObject(), "kernels", out.kernels) ||
      !readAll(*all->getAsObject(), "shared", out.shared) || !map.map("variables", out.deviceVariables)) {
    return out;
  }
  out.context = std::make_unique<llvm::LLVMContext>();
  auto module = llvm::parseBitcodeFile(llvm::MemoryBufferRef(bitcode, "qkc.device"), *out.context);
  if (!module) {
    llvm::consumeError(module.takeError());
    return out;
  }
  out.module = std::move(*module);
  out.status = CompileStatus::ok;
  return out;
}

} // namespace qkc::device::cpu
