#include "runtime/device/byte_stream.h"
#include "runtime/device/cpu/linked_parts.h"

#include <sys/mman.h>

#include <cstring>
#include <stdexcept>

namespace qkc::device::cpu {
namespace {

constexpr std::uintptr_t kPage = 4096;

void add(ByteWriter& out, const std::vector<AddressRange>& ranges) {
  out.add(ranges.size());
  for (AddressRange const& range : ranges) {
    out.add(range.begin);
    out.add(range.end);
  }
}

void add(ByteWriter& out, const ProgramData& data) {
  for (auto const* ranges :
       {&data.host, &data.device, &data.deviceConstants, &data.constantVariables, &data.deviceCode}) {
    add(out, *ranges);
  }
  out.add(data.variables.size());
  for (NamedRange const& variable : data.variables) {
    out.add(std::string_view(variable.name));
    out.add(variable.range.begin);
    out.add(variable.range.end);
  }
}

void add(ByteWriter& out, const LinkedKernel& kernel) {
  out.add(std::string_view(kernel.name));
  for (std::uint64_t const number :
       {std::uint64_t{kernel.grid}, std::uint64_t{kernel.thread}, std::uint64_t{kernel.single},
        std::uint64_t{kernel.mayWait}, kernel.staticSharedBytes, kernel.sharedAlignment, kernel.maxThreads,
        kernel.stackBytes, std::uint64_t{kernel.pointers.size()}}) {
    out.add(number);
  }
  for (PointerPlace const& place : kernel.pointers) {
    out.add(place.parameter);
    out.add(place.offset);
  }
  out.add(kernel.parameterBytes.size());
  for (std::uint64_t const bytes : kernel.parameterBytes) {
    out.add(bytes);
  }
  out.add(kernel.shared.size());
  for (SharedPlace const& place : kernel.shared) {
    out.add(std::string_view(place.name));
    out.add(std::uint64_t{place.dynamic});
    out.add(place.offset);
    out.add(place.bytes);
  }
}

// As many as the bytes say, as long as there are bytes.
template <class Read> void readAll(ByteReader& in, const Read& read) {
  std::uint64_t const count = in.number();
  for (std::uint64_t k = 0; k < count && in.ok(); ++k) {
    read();
  }
}

AddressRange readRange(ByteReader& in) {
  std::uint64_t const begin = in.number();
  return {begin, in.number()};
}

ProgramData readData(ByteReader& in) {
  ProgramData out;
  for (auto* ranges : {&out.host, &out.device, &out.deviceConstants, &out.constantVariables, &out.deviceCode}) {
    readAll(in, [&] { ranges->push_back(readRange(in)); });
  }
  readAll(in, [&] {
    std::string name = in.text();
    out.variables.push_back({std::move(name), readRange(in)});
  });
  return out;
}

LinkedKernel readKernel(ByteReader& in) {
  LinkedKernel out;
  out.name = in.text();
  out.grid = in.number();
  out.thread = in.number();
  out.single = in.number();
  out.mayWait = in.number() != 0;
  out.staticSharedBytes = in.number();
  out.sharedAlignment = in.number();
  out.maxThreads = in.number();
  out.stackBytes = in.number();
  readAll(in, [&] {
    auto const parameter = static_cast<unsigned>(in.number());
    out.pointers.push_back({parameter, in.number()});
  });
  readAll(in, [&] { out.parameterBytes.push_back(in.number()); });
  readAll(in, [&] {
    SharedPlace place;
    place.name = in.text();
    place.dynamic = in.number() != 0;
    place.offset = in.number();
    place.bytes = in.number();
    out.shared.push_back(std::move(place));
  });
  return out;
}

LinkedParts readParts(ByteReader& in) {
  LinkedParts out;
  readAll(in, [&] {
    std::string name = in.text();
    out.entries[std::move(name)] = in.number();
  });
  readAll(in, [&] { out.kernels.push_back(readKernel(in)); });
  readAll(in, [&] {
    std::uint64_t const address = in.number();
    out.stubs.push_back({address, in.number()});
  });
  out.data = readData(in);
  out.watched = in.number() != 0;
  return out;
}

// The image comes from a process that a candidate's text may have taken over.
void checkPlace(const ImageSegment& segment) {
  constexpr std::uint64_t kSpan = std::uint64_t{1} << 34U;
  std::uint64_t const from = segment.address - kImageAddress; // large where it lies below
  if (from > kSpan || segment.zeroBytes > kSpan || segment.bytes.size() > kSpan || segment.address % kPage != 0) {
    throw std::runtime_error("the program's image is damaged");
  }
}

void mapSegment(const ImageSegment& segment) {
  checkPlace(segment);
  std::uint64_t const bytes = (segment.bytes.size() + segment.zeroBytes + kPage - 1) / kPage * kPage;
  if (bytes == 0) {
    return;
  }
  auto* const place = reinterpret_cast<void*>(segment.address); // NOLINT(performance-no-int-to-ptr)
  void* const mapped =
      mmap(place, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (mapped != place) {
    throw std::runtime_error("no memory for the program's code and variables");
  }
  std::memcpy(mapped, segment.bytes.data(), segment.bytes.size());
  int const rights = PROT_READ | (segment.writable ? PROT_WRITE : 0) | (segment.executable ? PROT_EXEC : 0);
  if (mprotect(mapped, bytes, rights) != 0) {
    throw std::runtime_error("cannot protect the program's code");
  }
}

} // namespace

std::uintptr_t runtimeMark() {
  static const char mark = 0;
  return reinterpret_cast<std::uintptr_t>(&mark);
}

std::string packImage(std::uintptr_t runtime, const std::vector<ImageSegment>& segments, const LinkedParts& parts) {
  ByteWriter out;
  out.add(runtime);
  out.add(parts.entries.size());
  for (auto const& [name, address] : parts.entries) {
    out.add(std::string_view(name));
    out.add(address);
  }
  out.add(parts.kernels.size());
  for (LinkedKernel const& kernel : parts.kernels) {
    add(out, kernel);
  }
  out.add(parts.stubs.size());
  for (LinkedStub const& stub : parts.stubs) {
    out.add(stub.address);
    out.add(stub.kernel);
  }
  add(out, parts.data);
  out.add(std::uint64_t{parts.watched});
  out.add(segments.size());
  for (ImageSegment const& segment : segments) {
    out.add(segment.address);
    out.add(segment.zeroBytes);
    out.add((segment.writable ? 1U : 0U) + (segment.executable ? 2U : 0U));
    out.add(segment.bytes);
  }
  return out.take();
}

std::unique_ptr<LoadedProgram> loadImage(std::string_view image) {
  ByteReader in(image);
  if (in.number() != runtimeMark()) {
    throw std::runtime_error("the program was linked for another process");
  }
  LinkedParts parts = readParts(in);
  readAll(in, [&] {
    ImageSegment segment;
    segment.address = in.number();
    segment.zeroBytes = in.number();
    std::uint64_t const rights = in.number();
    segment.writable = (rights & 1U) != 0;
    segment.executable = (rights & 2U) != 0;
    std::string const bytes = in.text();
    segment.bytes = bytes;
    if (in.ok()) {
      mapSegment(segment);
    }
  });
  if (!in.atEnd()) {
    throw std::runtime_error("the program's image is damaged");
  }
  return std::make_unique<LoadedProgram>(std::move(parts));
}

} // namespace qkc::device::cpu
