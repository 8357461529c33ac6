#pragma once
// Hashes of what NVIDIA's headers (CUDA 13.0, compiled as plain C++) give for fixed inputs: strideFloats, doubles with
// NaN of several payloads, all numbers of 16 bits, all codes. Written by `cuda_shim_golden`, which is built where a
// toolkit is installed.

#include "stdlib/cuda_shim/tests/exports.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#if defined(QKC_SHIM_TEST_NVIDIA)
extern "C" Exports qkcNvidiaExports();
#endif

namespace qkc::shim_test {

struct Golden {
  const char* row;
  std::uint64_t hash;
};

inline constexpr Golden kGolden[] = {
#include "stdlib/cuda_shim/tests/golden.inc"
};

// Each row of the conversions with the hash (FNV-1a, 64 bits) of its results.
std::vector<std::pair<std::string, std::uint64_t>> goldenHashes(const Exports& exports);
// 0 where there is none.
std::uint64_t goldenHash(const std::string& row);

} // namespace qkc::shim_test
