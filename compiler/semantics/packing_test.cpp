// Layouts and structs of the standard library against the formats as their makers describe them: oracles that know
// nothing of digit lists.

#include "compiler/contract/check_text.h"
#include "compiler/semantics/packing.h"

#include <doctest/doctest.h>

#include <array>
#include <cstring>

using namespace qkc;
using semantics::Tensor;

namespace {

struct Packed {
  std::unique_ptr<contract::Checked> checked;
  const contract::Contract& contract() const { return checked->contracts.at(0); }
};

// A contract that copies a packed input.
Packed copyOf(const std::string& type, const std::string& shape, const std::string& layout) {
  const bool two = shape.find(',') != std::string::npos;
  Packed out{contract::checkText("contract c { dim K in {16, 32, 64}, N in {64, 128} index k < K, n < N\n"
                                 "in q: " +
                                     type + "[" + shape + "] stored " + layout + " out p: " + type + "[" + shape +
                                     "]\nclause a: p[" + (two ? "k, n" : "k") + "] = q[" + (two ? "k, n" : "k") + "] }",
                                 "text", contract::readFile(QKC_SOURCE_DIR "/stdlib/prelude.qkc"))};
  REQUIRE_MESSAGE(out.checked->contracts.size() == 1, out.checked->report());
  return out;
}

std::uint64_t scrambled(std::size_t k) {
  std::uint64_t x = (k + 1) * 0x9e3779b97f4a7c15U;
  return x ^ x >> 29U;
}

Tensor filled(std::vector<std::int64_t> shape, unsigned bits) {
  Tensor tensor(std::move(shape));
  for (std::size_t k = 0; k < tensor.codes.size(); ++k)
    tensor.codes[k] = scrambled(k) >> (64U - bits);
  return tensor;
}

std::vector<std::uint32_t> words(const std::vector<std::byte>& bytes) {
  std::vector<std::uint32_t> out(bytes.size() / 4);
  std::memcpy(out.data(), bytes.data(), bytes.size());
  return out;
}

std::vector<std::byte> packed(const Packed& text, const std::vector<std::int64_t>& dims, const Tensor& tensor) {
  std::vector<std::byte> bytes(semantics::bufferBytes(text.contract(), dims, 0), std::byte{0xa5});
  semantics::pack(text.contract(), dims, 0, tensor, bytes);
  const Tensor back = semantics::unpack(text.contract(), dims, 0, bytes);
  CHECK(back.codes == tensor.codes);
  return bytes;
}

std::uint32_t at(const Tensor& tensor, std::size_t row, std::size_t column) {
  return static_cast<std::uint32_t>(tensor.codes[row * static_cast<std::size_t>(tensor.extents[1]) + column]);
}

} // namespace

TEST_CASE("GPTQ packs eight rows, and eight columns of zero points, the first lowest") {
  const Packed rows = copyOf("u4", "K, N", "gptq_k8");
  const Tensor q = filled({16, 64}, 4);
  const auto packedRows = words(packed(rows, {16, 64}, q));
  REQUIRE(packedRows.size() == 2 * 64);
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t n = 0; n < 64; ++n)
      for (unsigned j = 0; j < 8; ++j)
        CHECK((packedRows[i * 64 + n] >> 4 * j & 15U) == at(q, 8 * i + j, n));
  const Packed columns = copyOf("u4", "K, N", "gptq_n8");
  const auto packedColumns = words(packed(columns, {16, 64}, q));
  for (std::size_t g = 0; g < 16; ++g)
    for (std::size_t i = 0; i < 8; ++i)
      for (unsigned j = 0; j < 8; ++j)
        CHECK((packedColumns[g * 8 + i] >> 4 * j & 15U) == at(q, g, 8 * i + j));
}

TEST_CASE("AWQ interleaves eight columns") {
  constexpr std::array<std::size_t, 8> kOrder = {0, 2, 4, 6, 1, 3, 5, 7}; // the column that each nibble holds
  const Tensor q = filled({16, 64}, 4);
  const auto out = words(packed(copyOf("u4", "K, N", "awq_n8"), {16, 64}, q));
  for (std::size_t r = 0; r < 16; ++r)
    for (std::size_t i = 0; i < 8; ++i)
      for (unsigned j = 0; j < 8; ++j)
        CHECK((out[r * 8 + i] >> 4 * j & 15U) == at(q, r, 8 * i + kOrder[j]));
}

// The permutation as the kernels' packers build it: by the fragments of a matrix instruction, four tiles of 16 columns
// side by side, then an interleave of each word's nibbles.
TEST_CASE("Marlin follows the fragments of its matrix instruction") {
  std::vector<std::size_t> order;
  for (std::size_t lane = 0; lane < 32; ++lane) {
    std::vector<std::size_t> fragment;
    const std::size_t column = lane / 4;
    for (const std::size_t block : {0U, 1U})
      for (const std::size_t row : {2 * (lane % 4), 2 * (lane % 4) + 1, 2 * (lane % 4 + 4), 2 * (lane % 4 + 4) + 1})
        fragment.push_back(16 * row + column + 8 * block);
    for (std::size_t tile = 0; tile < 4; ++tile)
      for (const std::size_t place : fragment)
        order.push_back(place + 256 * tile);
  }
  constexpr std::array<std::size_t, 8> kInterleave = {0, 2, 4, 6, 1, 3, 5, 7};
  constexpr std::size_t kRows = 32;
  constexpr std::size_t kColumns = 128;
  const Tensor q = filled({kRows, kColumns}, 4);
  const auto out = words(packed(copyOf("u4", "K, N", "marlin"), {kRows, kColumns}, q));
  REQUIRE(out.size() == kRows / 16 * kColumns * 2);
  for (std::size_t band = 0; band < kRows / 16; ++band) {
    // Tiles of 16 by 16, one after the other, then permuted 1024 at a time.
    std::vector<std::uint32_t> flat;
    for (std::size_t tile = 0; tile < kColumns / 16; ++tile)
      for (std::size_t row = 0; row < 16; ++row)
        for (std::size_t column = 0; column < 16; ++column)
          flat.push_back(at(q, 16 * band + row, 16 * tile + column));
    for (std::size_t word = 0; word < kColumns * 2; ++word)
      for (unsigned j = 0; j < 8; ++j) {
        const std::size_t nibble = 8 * word + kInterleave[j];
        const std::size_t source = nibble / 1024 * 1024 + order[nibble % 1024];
        CHECK((out[band * kColumns * 2 + word] >> 4 * j & 15U) == flat[source]);
      }
  }
}

TEST_CASE("Marlin permutes scales by 64, and by 32 where there is one group") {
  const auto check = [](const std::string& layout, const std::vector<std::size_t>& order) {
    const Tensor s = filled({16, 128}, 16);
    const auto bytes = packed(copyOf("u16", "K, N", layout), {16, 128}, s);
    std::vector<std::uint16_t> out(bytes.size() / 2);
    std::memcpy(out.data(), bytes.data(), bytes.size());
    for (std::size_t k = 0; k < out.size(); ++k) {
      const std::size_t row = k / 128;
      const std::size_t column = k % 128;
      CHECK(out[k] == at(s, row, column / order.size() * order.size() + order[column % order.size()]));
    }
  };
  std::vector<std::size_t> many;
  for (std::size_t i = 0; i < 8; ++i)
    for (std::size_t j = 0; j < 8; ++j)
      many.push_back(i + 8 * j);
  check("marlin_scale", many);
  std::vector<std::size_t> single;
  for (std::size_t i = 0; i < 4; ++i)
    for (const std::size_t j : {0U, 1U, 8U, 9U, 16U, 17U, 24U, 25U})
      single.push_back(2 * i + j);
  check("marlin_single", single);
}

namespace {

Packed structContract(const std::string& structure, const std::string& fields) {
  Packed out{contract::checkText("contract c { dim B in {1, 2, 3} index b < B in x: " + structure + "[B] " + fields +
                                     " out y: f16[B] zeros distinct clause a: y[b] = x[b].d }",
                                 "text", contract::readFile(QKC_SOURCE_DIR "/stdlib/prelude.qkc"))};
  REQUIRE_MESSAGE(out.checked->contracts.size() == 1, out.checked->report());
  return out;
}

Tensor field(const Packed& text, const std::string& name, const std::vector<std::byte>& bytes) {
  for (const contract::QuantityId id : text.contract().records.at(0).fields)
    if (text.contract().quantity(id).field == name)
      return semantics::unpack(text.contract(), {2}, id, bytes);
  throw std::runtime_error("no field " + name);
}

std::vector<std::byte> scrambledBytes(std::size_t count) {
  std::vector<std::byte> bytes(count);
  for (std::size_t k = 0; k < count; ++k)
    bytes[k] = static_cast<std::byte>(scrambled(k) >> 56U);
  return bytes;
}

} // namespace

TEST_CASE("q4_0 holds a scale and two halves of sixteen codes") {
  const Packed text = structContract("q4_0", "field d finite");
  const auto bytes = scrambledBytes(36);
  const Tensor d = field(text, "d", bytes);
  const Tensor codes = field(text, "qs", bytes);
  for (std::size_t b = 0; b < 2; ++b) {
    const auto byte = [&](std::size_t k) { return std::to_integer<std::uint64_t>(bytes[18 * b + k]); };
    CHECK(d.codes[b] == (byte(0) | byte(1) << 8U));
    for (std::size_t e = 0; e < 32; ++e)
      CHECK(codes.codes[32 * b + e] == (e < 16 ? byte(2 + e) & 15U : byte(2 + e - 16) >> 4U));
  }
}

TEST_CASE("q4_K holds six-bit scales and minima in twelve bytes") {
  const Packed text = structContract("q4_k", "field d finite field dmin finite");
  const auto bytes = scrambledBytes(288);
  const Tensor scales = field(text, "sc", bytes);
  const Tensor minima = field(text, "mn", bytes);
  const Tensor codes = field(text, "qs", bytes);
  for (std::size_t b = 0; b < 2; ++b) {
    const auto q = [&](std::size_t k) { return std::to_integer<std::uint64_t>(bytes[144 * b + 4 + k]); };
    for (std::size_t j = 0; j < 8; ++j) {
      CHECK(scales.codes[8 * b + j] == (j < 4 ? q(j) & 63U : (q(j + 4) & 15U) | q(j - 4) >> 6U << 4U));
      CHECK(minima.codes[8 * b + j] == (j < 4 ? q(j + 4) & 63U : q(j + 4) >> 4U | q(j) >> 6U << 4U));
    }
    // 64 elements to each 32 bytes: first the low nibbles, then the high ones.
    for (std::size_t e = 0; e < 256; ++e) {
      const std::uint64_t byte = q(12 + e / 64 * 32 + e % 32);
      CHECK(codes.codes[256 * b + e] == (e / 32 % 2 == 0 ? byte & 15U : byte >> 4U));
    }
  }
}
