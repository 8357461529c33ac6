// All 2^32 floats through every conversion: against the formats' tables, and against NVIDIA's headers where they are
// installed. Takes tens of minutes.
#include "stdlib/cuda_shim/tests/check.h"
#include "stdlib/cuda_shim/tests/golden.h"

#include <array>
#include <atomic>
#include <bit>
#include <mutex>
#include <thread>

namespace qkc::shim_test {
namespace {

constexpr std::uint64_t kBlock = 1U << 16U;
constexpr std::uint64_t kBlocks = (std::uint64_t{1} << 32U) / kBlock;

struct Finding {
  std::uint64_t wrong = 0;
  std::string first;
};

// Blocks of consecutive patterns: magnitudes grow within a block, as Walk wants it.
void sweepBlock(const Map1<float, Bits16>& row, const Map1<float, Bits16>* nvidia, std::uint64_t block,
                Finding& finding) {
  std::vector<float> in(kBlock);
  std::vector<Bits16> out(kBlock);
  std::vector<Bits16> theirs(kBlock);
  for (std::uint64_t i = 0; i < kBlock; ++i) {
    in[i] = std::bit_cast<float>(static_cast<std::uint32_t>(block * kBlock + i));
  }
  row.run(in.data(), out.data(), static_cast<long>(kBlock));
  if (nvidia != nullptr) {
    nvidia->run(in.data(), theirs.data(), static_cast<long>(kBlock));
  }
  Walk walk(conversion(row.name));
  for (std::uint64_t i = 0; i < kBlock; ++i) {
    std::uint32_t const wanted = walk.encode(in[i]);
    if (out[i] == wanted && (nvidia == nullptr || theirs[i] == out[i])) {
      continue;
    }
    if (finding.wrong++ == 0) {
      std::array<char, 128> text{};
      std::snprintf(text.data(), text.size(), "%a gives 0x%x, tables 0x%x, NVIDIA 0x%x", static_cast<double>(in[i]),
                    static_cast<unsigned>(out[i]), wanted, static_cast<unsigned>(theirs[i]));
      finding.first = text.data();
    }
  }
}

Finding sweep(const Map1<float, Bits16>& row, const Map1<float, Bits16>* nvidia) {
  std::atomic<std::uint64_t> next{0};
  Finding total;
  std::mutex mutex;
  auto work = [&] {
    Finding mine;
    for (std::uint64_t block = next++; block < kBlocks; block = next++) {
      sweepBlock(row, nvidia, block, mine);
    }
    std::lock_guard const lock(mutex);
    total.wrong += mine.wrong;
    if (total.first.empty()) {
      total.first = mine.first;
    }
  };
  std::vector<std::thread> threads(std::max(1U, std::thread::hardware_concurrency()));
  for (auto& thread : threads) {
    thread = std::thread(work);
  }
  for (auto& thread : threads) {
    thread.join();
  }
  return total;
}

} // namespace

TEST_CASE("all floats") {
#if defined(QKC_SHIM_TEST_NVIDIA)
  Exports const nvidia = qkcNvidiaExports();
#else
  Exports const nvidia{};
  MESSAGE("SKIPPED: comparison with NVIDIA's headers; no CUDA toolkit when this was built");
#endif
  for (Variant const& variant : variants()) {
    auto const& rows = variant.exports.fromFloat;
    for (long r = 0; r < rows.count; ++r) {
      bool const haveNvidia = nvidia.fromFloat.count != 0;
      auto const finding = sweep(rows.first[r], haveNvidia ? &nvidia.fromFloat.first[r] : nullptr);
      CHECK_MESSAGE(finding.wrong == 0, variant.name, ' ', rows.first[r].name, ": ", finding.first);
    }
  }
}

} // namespace qkc::shim_test
