#include "runtime/candidate/tensor_formats.h"

#include <algorithm>
#include <array>

namespace qkc::candidate {
namespace {

struct DtypeRow {
  Dtype dtype;
  std::string_view name; ///< in .safetensors
  unsigned bits;
  char numpyKind;                ///< 0: numpy has no such type
  std::string_view numpyWritten; ///< its description in a written file
};

// One row for each Dtype, in its order.
// NOLINTBEGIN(modernize-use-designated-initializers): a table is read by its columns
constexpr std::array kRows = {
    DtypeRow{Dtype::boolean, "BOOL", 8, 'b', "|b1"},
    DtypeRow{Dtype::u8, "U8", 8, 'u', "|u1"},
    DtypeRow{Dtype::i8, "I8", 8, 'i', "|i1"},
    DtypeRow{Dtype::u16, "U16", 16, 'u', "<u2"},
    DtypeRow{Dtype::i16, "I16", 16, 'i', "<i2"},
    DtypeRow{Dtype::u32, "U32", 32, 'u', "<u4"},
    DtypeRow{Dtype::i32, "I32", 32, 'i', "<i4"},
    DtypeRow{Dtype::u64, "U64", 64, 'u', "<u8"},
    DtypeRow{Dtype::i64, "I64", 64, 'i', "<i8"},
    DtypeRow{Dtype::f16, "F16", 16, 'f', "<f2"},
    DtypeRow{Dtype::bf16, "BF16", 16, 0, "<u2"},
    DtypeRow{Dtype::f32, "F32", 32, 'f', "<f4"},
    DtypeRow{Dtype::f64, "F64", 64, 'f', "<f8"},
    DtypeRow{Dtype::f8e4m3, "F8_E4M3", 8, 0, "|u1"},
    DtypeRow{Dtype::f8e5m2, "F8_E5M2", 8, 0, "|u1"},
    DtypeRow{Dtype::f8e8m0, "F8_E8M0", 8, 0, "|u1"},
    DtypeRow{Dtype::f8e4m3fnuz, "F8_E4M3FNUZ", 8, 0, "|u1"},
    DtypeRow{Dtype::f8e5m2fnuz, "F8_E5M2FNUZ", 8, 0, "|u1"},
    DtypeRow{Dtype::f6e2m3, "F6_E2M3", 6, 0, ""},
    DtypeRow{Dtype::f6e3m2, "F6_E3M2", 6, 0, ""},
    DtypeRow{Dtype::f4, "F4", 4, 0, ""},
    DtypeRow{Dtype::void8, "V8", 8, 'V', "|u1"},
    DtypeRow{Dtype::void16, "V16", 16, 'V', "<u2"},
    DtypeRow{Dtype::void32, "V32", 32, 'V', "<u4"},
    DtypeRow{Dtype::void64, "V64", 64, 'V', "<u8"},
};
// NOLINTEND(modernize-use-designated-initializers)

const DtypeRow& row(Dtype dtype) {
  return kRows[static_cast<std::size_t>(dtype)];
}

template <typename Predicate> std::optional<Dtype> find(Predicate matches) {
  const auto* found = std::ranges::find_if(kRows, matches);
  return found == kRows.end() ? std::nullopt : std::optional(found->dtype);
}

} // namespace

std::string_view dtypeName(Dtype dtype) {
  return row(dtype).name;
}

unsigned dtypeBits(Dtype dtype) {
  return row(dtype).bits;
}

std::optional<Dtype> dtypeNamed(std::string_view name) {
  // Void is numpy's; the name is ours.
  return find([name](const DtypeRow& r) { return r.name == name && r.numpyKind != 'V'; });
}

std::optional<Dtype> numpyDtype(char kind, std::size_t bytes) {
  return find([=](const DtypeRow& r) { return r.numpyKind == kind && kind != 0 && r.bits == 8 * bytes; });
}

std::string_view numpyDescription(Dtype dtype) {
  return row(dtype).numpyWritten;
}

std::optional<std::size_t> tensorBytes(Dtype dtype, std::span<const std::int64_t> shape) {
  std::size_t bits = dtypeBits(dtype);
  bool empty = false;
  for (const std::int64_t extent : shape) {
    if (extent < 0) {
      return std::nullopt;
    }
    empty = empty || extent == 0;
  }
  for (const std::int64_t extent : shape) {
    // With one extent of 0 the others may be anything.
    if (!empty && __builtin_mul_overflow(bits, static_cast<std::size_t>(extent), &bits)) {
      return std::nullopt;
    }
  }
  if (empty) {
    return 0;
  }
  return bits % 8 == 0 ? std::optional(bits / 8) : std::nullopt;
}

} // namespace qkc::candidate
