// Prints golden.inc from the installed toolkit.
#include "stdlib/cuda_shim/tests/golden.h"

#include <cinttypes>
#include <cstdio>

int main() {
  for (auto const& [row, hash] : qkc::shim_test::goldenHashes(qkcNvidiaExports())) {
    std::printf("{\"%s\", 0x%016" PRIx64 "U},\n", row.c_str(), hash);
  }
}
