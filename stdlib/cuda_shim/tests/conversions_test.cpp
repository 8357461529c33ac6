// Codes of the shim against the tables of reference.h, everywhere, and against NVIDIA's headers where they are
// installed or else against hashes that those headers gave.
#include "stdlib/cuda_shim/tests/check.h"
#include "stdlib/cuda_shim/tests/golden.h"

#include <bit>

namespace qkc::shim_test {
namespace {

template <class In>
void compareWithReference(const Variant& variant, const Map1<In, Bits16>& row, const std::string& name,
                          const std::vector<In>& inputs) {
  Conversion const how = conversion(name);
  Differences differences(variant.name, name);
  auto const codes = run(row, inputs);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    auto const v = static_cast<double>(inputs[i]);
    std::uint32_t const wanted = encode(how, v);
    if (codes[i] != wanted) {
      differences.add("%a gives 0x%x, not 0x%x", v, static_cast<unsigned>(codes[i]), wanted);
    }
  }
}

} // namespace

TEST_CASE("floats become the codes that the formats' tables say") {
  auto const stride = strideFloats();
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.fromFloat) {
      compareWithReference(variant, row, row.name, stride);
      compareWithReference(variant, row, row.name, hardFloats(*conversion(row.name).format));
    }
  }
}

TEST_CASE("doubles are rounded once, not by way of float") {
  auto const stride = strideDoubles();
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.fromDouble) {
      compareWithReference(variant, row, row.name, stride);
      auto hard = hardDoubles(*conversion(row.name).format);
      std::erase_if(hard, [](double v) { return std::isnan(v); }); // the sign of NaN survives here: see the golden test
      compareWithReference(variant, row, row.name, hard);
    }
  }
}

TEST_CASE("every fp16 and bf16 number becomes the right code") {
  auto const inputs = allBits16();
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.from16) {
      std::string const name = row.name;
      auto const underscore = name.find('_');
      Format const& source = format(name.substr(0, underscore));
      Conversion const how = conversion(std::string_view(name).substr(underscore + 1));
      Differences differences(variant.name, name);
      auto const codes = run(row, inputs);
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        std::uint32_t const wanted = encode(how, valueOf(source, inputs[i]));
        if (codes[i] != wanted) {
          differences.add("0x%zx gives 0x%x, not 0x%x", i, static_cast<unsigned>(codes[i]), wanted);
        }
      }
    }
  }
}

TEST_CASE("codes have the values that the formats' tables say") {
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.toFloat) {
      Format const& source = format(row.name);
      auto const inputs = source.mantissaBits + source.exponentBits > 8 ? allBits16() : allBits8();
      Differences differences(variant.name, row.name);
      auto const values = run(row, inputs);
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        auto const wanted = static_cast<float>(valueOf(source, inputs[i]));
        if (!sameFloat(values[i], wanted)) {
          differences.add("0x%zx gives %a, not %a", i, static_cast<double>(values[i]), static_cast<double>(wanted));
        }
      }
    }
    for (auto const& row : variant.exports.toHalf) {
      Format const& source = format(row.name);
      Conversion const half = conversion("f16_rn");
      Differences differences(variant.name, std::string(row.name) + " to fp16");
      auto const inputs = allBits8();
      auto const codes = run(row, inputs);
      for (std::size_t i = 0; i < inputs.size(); ++i) {
        std::uint32_t const wanted = encode(half, valueOf(source, inputs[i]));
        if (codes[i] != wanted) {
          differences.add("0x%zx gives 0x%x, not 0x%x", i, static_cast<unsigned>(codes[i]), wanted);
        }
      }
    }
  }
}

namespace {

// Checks the rows of `exports` against the hashes.
void compareWithGolden(const std::string& who, const Exports& exports) {
  auto const rows = goldenHashes(exports);
  CHECK(rows.size() == std::size(kGolden));
  for (auto const& [name, hash] : rows) {
    std::uint64_t const wanted = goldenHash(name);
    if (hash != wanted) {
      Differences(who, name).add("hash %016llx, not %016llx", static_cast<unsigned long long>(hash),
                                 static_cast<unsigned long long>(wanted));
    }
  }
}

} // namespace

TEST_CASE("the shim has the hashes of NVIDIA's headers") {
  for (Variant const& variant : variants()) {
    compareWithGolden(variant.name, variant.exports);
  }
}

#if defined(QKC_SHIM_TEST_NVIDIA)
TEST_CASE("the installed toolkit still has those hashes") {
  compareWithGolden("toolkit", qkcNvidiaExports());
}

namespace {

template <class In, class Out>
void compareRows(const Variant& variant, Rows<Map1<In, Out>> ours, Rows<Map1<In, Out>> theirs,
                 const std::vector<In>& inputs) {
  REQUIRE(ours.count == theirs.count);
  for (long r = 0; r < ours.count; ++r) {
    REQUIRE(std::string(ours.first[r].name) == theirs.first[r].name);
    auto const a = run(ours.first[r], inputs);
    auto const b = run(theirs.first[r], inputs);
    Differences differences(variant.name, ours.first[r].name);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      if (a[i] != b[i]) {
        differences.add("%a gives 0x%x, NVIDIA 0x%x", static_cast<double>(inputs[i]), static_cast<unsigned>(a[i]),
                        static_cast<unsigned>(b[i]));
      }
    }
  }
}

} // namespace

TEST_CASE("the shim agrees with the installed headers, NaN included") {
  Exports const nvidia = qkcNvidiaExports();
  for (Variant const& variant : variants()) {
    compareRows(variant, variant.exports.fromFloat, nvidia.fromFloat, strideFloats());
    compareRows(variant, variant.exports.fromDouble, nvidia.fromDouble, strideDoubles());
    for (const char* name : {"f16", "bf16", "e4m3", "e5m2", "e2m3", "e3m2", "e2m1", "e8m0"}) {
      compareRows(variant, variant.exports.fromFloat, nvidia.fromFloat, hardFloats(format(name)));
      compareRows(variant, variant.exports.fromDouble, nvidia.fromDouble, hardDoubles(format(name)));
    }
    compareRows(variant, variant.exports.from16, nvidia.from16, allBits16());
    compareRows(variant, variant.exports.toHalf, nvidia.toHalf, allBits8());
  }
}
#else
TEST_CASE("agreement with installed headers") {
  MESSAGE("SKIPPED: no CUDA toolkit when this was built; compared with golden hashes instead");
}
#endif

} // namespace qkc::shim_test
