// libFuzzer's entry: build with clang (the sanitize preset), run with the corpus folders as arguments.

#include "tests/fuzz/front_end.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  qkc::fuzz::execute(std::string(reinterpret_cast<const char*>(data), size));
  return 0;
}
