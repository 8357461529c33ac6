#include "runtime/device/cuda/program_parts.h"

#include "runtime/device/byte_stream.h"

namespace qkc::device::cuda {
namespace {

void add(ByteWriter& out, const std::vector<HostSymbol>& symbols) {
  out.add(static_cast<std::uint64_t>(symbols.size()));
  for (auto const& one : symbols) {
    out.add(std::string_view(one.symbol));
    out.add(std::string_view(one.expression));
    out.add(one.bytes);
  }
}

std::vector<HostSymbol> symbols(ByteReader& in) {
  std::vector<HostSymbol> out;
  std::uint64_t const count = in.number();
  for (std::uint64_t k = 0; k < count && in.ok(); ++k) {
    HostSymbol one;
    one.symbol = in.text();
    one.expression = in.text();
    one.bytes = in.number();
    out.push_back(std::move(one));
  }
  return out;
}

void add(ByteWriter& out, const DeviceCode& code) {
  out.add(std::string_view(code.image));
  out.add(code.kernels);
  out.add(code.variables);
}

DeviceCode codeFrom(ByteReader& in) {
  DeviceCode out;
  out.image = in.text();
  out.kernels = in.texts();
  out.variables = in.texts();
  return out;
}

} // namespace

std::string pack(const ProgramParts& parts) {
  ByteWriter out;
  out.add(std::string_view(parts.host.diagnostics));
  out.add(std::string_view(parts.host.object));
  add(out, parts.host.kernels);
  add(out, parts.host.variables);
  add(out, parts.code);
  out.add(parts.entries);
  return out.take();
}

std::optional<ProgramParts> unpackParts(std::string_view bytes) {
  ByteReader in(bytes);
  ProgramParts out;
  out.host.status = CompileStatus::ok;
  out.host.diagnostics = in.text();
  out.host.object = in.text();
  out.host.kernels = symbols(in);
  out.host.variables = symbols(in);
  out.code = codeFrom(in);
  out.entries = in.texts();
  bool const fits =
      out.code.kernels.size() == out.host.kernels.size() && out.code.variables.size() == out.host.variables.size();
  return in.atEnd() && fits ? std::optional(std::move(out)) : std::nullopt;
}

std::string pack(const NvrtcResult& result) {
  ByteWriter out;
  out.add(static_cast<std::uint64_t>(result.ok ? 1 : 0));
  out.add(std::string_view(result.log));
  add(out, result.code);
  return out.take();
}

std::optional<NvrtcResult> unpackResult(std::string_view bytes) {
  ByteReader in(bytes);
  NvrtcResult out;
  out.ok = in.number() != 0;
  out.log = in.text();
  out.code = codeFrom(in);
  return in.atEnd() ? std::optional(std::move(out)) : std::nullopt;
}

} // namespace qkc::device::cuda
