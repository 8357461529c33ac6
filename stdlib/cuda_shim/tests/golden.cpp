#include "stdlib/cuda_shim/tests/golden.h"

#include "stdlib/cuda_shim/tests/inputs.h"

#include <bit>
#include <cmath>

namespace qkc::shim_test {
namespace {

using Hashes = std::vector<std::pair<std::string, std::uint64_t>>;

template <class In>
void add(const std::string& group, Rows<Map1<In, Bits16>> rows, const std::vector<In>& inputs, Hashes& out) {
  std::vector<Bits16> codes(inputs.size());
  for (auto const& row : rows) {
    row.run(inputs.data(), codes.data(), static_cast<long>(inputs.size()));
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (Bits16 const code : codes) {
      for (unsigned const byte : {code & 0xffU, static_cast<unsigned>(code) >> 8U}) {
        hash = (hash ^ byte) * 0x100000001b3U;
      }
    }
    out.emplace_back(group + "/" + row.name, hash);
  }
}

std::vector<double> doubles() {
  auto out = strideDoubles();
  for (std::uint64_t const nan : {0x7ff0000000000001U, 0x7ff4000000000000U, 0x7ff8000000000000U, 0x7fffffffffffffffU}) {
    out.push_back(std::bit_cast<double>(nan));
    out.push_back(std::bit_cast<double>(nan | 0x8000000000000000U));
  }
  return out;
}

} // namespace

Hashes goldenHashes(const Exports& exports) {
  Hashes out;
  add("f32", exports.fromFloat, strideFloats(), out);
  add("f64", exports.fromDouble, doubles(), out);
  add("16", exports.from16, allBits16(), out);
  add("to_f16", exports.toHalf, allBits8(), out);
  return out;
}

std::uint64_t goldenHash(const std::string& row) {
  for (Golden const& one : kGolden) {
    if (row == one.row) {
      return one.hash;
    }
  }
  return 0;
}

} // namespace qkc::shim_test
