#include "runtime/judge/run_plan.h"

#include "runtime/device/byte_stream.h"

#include <cstring>
#include <utility>

namespace qkc::judge {
namespace {

using device::ByteReader;
using device::ByteWriter;

// Instead of the number of a scalar's type.
constexpr std::uint64_t kPointer = ~std::uint64_t{0};

void add(ByteWriter& out, const CallValue& value) {
  if (const auto* pointer = std::get_if<void*>(&value)) {
    out.add(kPointer);
    out.add(reinterpret_cast<std::uint64_t>(*pointer));
    return;
  }
  const ScalarArg& scalar = std::get<ScalarArg>(value);
  std::uint64_t bits = 0;
  std::visit([&](const auto& number) { std::memcpy(&bits, &number, sizeof number); }, scalar);
  out.add(scalar.index());
  out.add(bits);
}

template <class T> ScalarArg scalarFrom(std::uint64_t bits) {
  T number{};
  std::memcpy(&number, &bits, sizeof number);
  return number;
}

template <std::size_t... Index>
bool readScalar(std::uint64_t type, std::uint64_t bits, ScalarArg& out, std::index_sequence<Index...> /*all*/) {
  return ((type == Index && (out = scalarFrom<std::variant_alternative_t<Index, ScalarArg>>(bits), true)) || ...);
}

bool read(ByteReader& in, CallValue& value) {
  const std::uint64_t type = in.number();
  const std::uint64_t bits = in.number();
  if (type == kPointer) {
    value = reinterpret_cast<void*>(bits); // NOLINT(performance-no-int-to-ptr)
    return true;
  }
  ScalarArg scalar;
  const bool known = readScalar(type, bits, scalar, std::make_index_sequence<std::variant_size_v<ScalarArg>>());
  value = scalar;
  return known;
}

void add(ByteWriter& out, const PlannedCall& call) {
  out.add(static_cast<std::uint64_t>(call.index));
  out.add(call.values.size());
  for (const CallValue& value : call.values) {
    add(out, value);
  }
  out.add(call.pages.size());
  for (const std::uint64_t number : call.pages) {
    out.add(number);
  }
}

bool read(ByteReader& in, std::size_t pages, PlannedCall& call) {
  call.index = static_cast<int>(in.number());
  bool good = true;
  for (std::uint64_t left = in.number(); left != 0 && in.ok(); --left) {
    good = read(in, call.values.emplace_back()) && good;
  }
  for (std::uint64_t left = in.number(); left != 0 && in.ok(); --left) {
    good = call.pages.emplace_back(in.number()) < pages && good;
  }
  return good && in.ok();
}

} // namespace

std::string pack(const RunPlan& plan) {
  ByteWriter out;
  for (const std::uint64_t number : {plan.token, static_cast<std::uint64_t>(plan.parent), plan.furtherMemoryBytes,
                                     plan.processorSeconds, plan.controlBytes}) {
    out.add(number);
  }
  out.add(std::string_view(plan.entry));
  out.add(plan.pages.size());
  for (const PlannedPages& pages : plan.pages) {
    out.add(pages.address);
    out.add(pages.bytes);
    out.add(pages.offset);
    out.add(std::uint64_t{pages.writable});
  }
  out.add(plan.calls.size());
  for (const PlannedCall& call : plan.calls) {
    add(out, call);
  }
  return out.take();
}

bool unpack(std::string_view bytes, RunPlan& plan) {
  plan = {};
  ByteReader in(bytes);
  plan.token = in.number();
  plan.parent = static_cast<std::int64_t>(in.number());
  plan.furtherMemoryBytes = in.number();
  plan.processorSeconds = in.number();
  plan.controlBytes = in.number();
  plan.entry = in.text();
  for (std::uint64_t left = in.number(); left != 0 && in.ok(); --left) {
    PlannedPages& pages = plan.pages.emplace_back();
    pages.address = in.number();
    pages.bytes = in.number();
    pages.offset = in.number();
    pages.writable = in.number() != 0;
  }
  bool good = true;
  for (std::uint64_t left = in.number(); left != 0 && in.ok(); --left) {
    good = read(in, plan.pages.size(), plan.calls.emplace_back()) && good;
  }
  return good && in.atEnd();
}

} // namespace qkc::judge
