#include "runtime/candidate/tensor_formats.h"

#include <doctest/doctest.h>

#include <random>

using namespace qkc::candidate;

namespace {

Tensor tensor(std::string name, Dtype dtype, std::vector<std::int64_t> shape) {
  Tensor tensor{.name = std::move(name), .dtype = dtype, .shape = std::move(shape), .bytes = {}};
  tensor.bytes.resize(tensorBytes(dtype, tensor.shape).value_or(0));
  return tensor;
}

// One file of each kind.
std::vector<std::vector<std::byte>> wholeFiles() {
  const std::vector<Tensor> tensors = {tensor("q", Dtype::u8, {4, 8}), tensor("scale", Dtype::f32, {4}),
                                       tensor("amax", Dtype::f64, {})};
  return {writeNpy(tensors[0]), writeNpz(tensors), writeSafetensors(tensors)};
}

constexpr std::size_t kMost = 1 << 20;

// Either a TensorFileError, or tensors that are whole.
void readAnything(Bytes file) {
  try {
    for (const Tensor& tensor : readTensors(file, "file", kMost)) {
      REQUIRE(tensorBytes(tensor.dtype, tensor.shape) == tensor.bytes.size());
      REQUIRE(tensor.bytes.size() <= kMost);
    }
  } catch (const TensorFileError& error) {
    REQUIRE(error.code().starts_with("QKC08"));
    REQUIRE_FALSE(std::string_view(error.what()).empty());
  }
}

} // namespace

TEST_CASE("a file cut anywhere is refused") {
  for (const auto& file : wholeFiles()) {
    for (std::size_t length = 0; length < file.size(); ++length) {
      CHECK_THROWS_AS(readTensors(Bytes(file).first(length), "file", kMost), TensorFileError);
    }
  }
}

TEST_CASE("changed files are refused or read, never worse") {
  std::mt19937 random(20240607); // NOLINT(bugprone-random-generator-seed): the same files in each run
  const std::vector<std::byte> telling = {std::byte{0},    std::byte{0xFF}, std::byte{0x7F}, std::byte{0x80},
                                          std::byte{'\''}, std::byte{'('},  std::byte{'['},  std::byte{'9'},
                                          std::byte{','},  std::byte{'}'},  std::byte{'-'},  std::byte{'"'}};
  const auto files = wholeFiles();
  for (int round = 0; round < 20'000; ++round) {
    std::vector<std::byte> file = files[random() % files.size()];
    for (unsigned change = random() % 4 + 1; change > 0; --change) {
      const std::size_t at = random() % file.size();
      switch (random() % 4) {
      case 0:
        file[at] = static_cast<std::byte>(random() & 0xFF);
        break;
      case 1:
        file[at] = telling[random() % telling.size()];
        break;
      case 2:
        file.insert(file.begin() + static_cast<std::ptrdiff_t>(at), telling[random() % telling.size()]);
        break;
      default:
        file.erase(file.begin() + static_cast<std::ptrdiff_t>(at));
      }
    }
    readAnything(file);
  }
}

TEST_CASE("random bytes behind each beginning") {
  std::mt19937 random(7); // NOLINT(bugprone-random-generator-seed): the same files in each run
  const std::vector<std::string_view> beginnings = {
      std::string_view("\x93NUMPY\x01\0", 8), std::string_view("PK\3\4", 4), std::string_view("PK\5\6", 4),
      std::string_view("\x20\0\0\0\0\0\0\0{\"x\":", 13), std::string_view()};
  for (int round = 0; round < 5'000; ++round) {
    const std::string_view beginning = beginnings[random() % beginnings.size()];
    std::vector<std::byte> file;
    for (const char c : beginning) {
      file.push_back(static_cast<std::byte>(c));
    }
    for (unsigned more = random() % 200; more > 0; --more) {
      file.push_back(static_cast<std::byte>(random() & 0xFF));
    }
    readAnything(file);
  }
}
