// libFuzzer's entry for parser and type checker alone, which are small enough to be built with coverage in a while.

#include "tests/fuzz/front_end.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  qkc::fuzz::type(std::string(reinterpret_cast<const char*>(data), size));
  return 0;
}
