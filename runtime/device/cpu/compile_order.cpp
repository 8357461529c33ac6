#include "runtime/device/cpu/compile_order.h"

#include "runtime/device/byte_stream.h"
#include "runtime/device/cpu/contained_compile.h"
#include "runtime/device/cpu/engine.h"
#include "runtime/device/cpu/link_program.h"

namespace qkc::device::cpu {
namespace {

enum Kind : std::uint64_t { plain, watched };

ByteWriter begin(Kind kind) {
  ByteWriter out;
  out.add(std::uint64_t{kind});
  std::vector<std::uint64_t> const& places = containedPlaces();
  out.add(places.size());
  for (std::uint64_t const place : places) {
    out.add(place);
  }
  return out;
}

void add(ByteWriter& out, const SourceFile& file) {
  out.add(std::string_view(file.name));
  out.add(std::string_view(file.text));
}

SourceFile readFile(ByteReader& in) {
  std::string name = in.text();
  return {std::move(name), in.text()};
}

CompileRequest readRequest(ByteReader& in) {
  CompileRequest out;
  out.source = readFile(in);
  std::uint64_t const headers = in.number();
  for (std::uint64_t k = 0; k < headers && in.ok(); ++k) {
    out.headers.push_back(readFile(in));
  }
  out.preIncludes = in.texts();
  out.entries = in.texts();
  out.optimization = static_cast<int>(in.number());
  out.contained = true;
  return out;
}

WatchSource readSource(ByteReader& in) {
  WatchSource out;
  out.name = in.text();
  out.entries = in.texts();
  out.parsedDevice = in.text();
  out.host = in.text();
  std::uint64_t const stubs = in.number();
  for (std::uint64_t k = 0; k < stubs && in.ok(); ++k) {
    KernelStub& stub = out.stubs.emplace_back();
    stub.symbol = in.text();
    stub.kernel = in.text();
  }
  return out;
}

} // namespace

std::string orderOf(const CompileRequest& request) {
  ByteWriter out = begin(plain);
  add(out, request.source);
  out.add(request.headers.size());
  for (SourceFile const& header : request.headers) {
    add(out, header);
  }
  out.add(request.preIncludes);
  out.add(request.entries);
  out.add(static_cast<std::uint64_t>(request.optimization));
  return out.take();
}

std::string orderOf(const WatchSource& source) {
  ByteWriter out = begin(watched);
  out.add(std::string_view(source.name));
  out.add(source.entries);
  out.add(std::string_view(source.parsedDevice));
  out.add(std::string_view(source.host));
  out.add(source.stubs.size());
  for (KernelStub const& stub : source.stubs) {
    out.add(std::string_view(stub.symbol));
    out.add(std::string_view(stub.kernel));
  }
  return out.take();
}

std::string workOrder(std::string_view order) {
  ByteReader in(order);
  std::uint64_t const kind = in.number();
  std::vector<std::uint64_t> places;
  std::uint64_t const count = in.number();
  for (std::uint64_t k = 0; k < count && in.ok(); ++k) {
    places.push_back(in.number());
  }
  static_cast<void>(linkContainedFor(places));
  if (kind == watched) {
    return packCompiled(compileWatchedSource(readSource(in)));
  }
  CompileRequest const request = readRequest(in);
  Compiled compiled = compileHalves(request);
  linkImage(request, LinkedAs::plain, compiled);
  return packCompiled(compiled);
}

} // namespace qkc::device::cpu
