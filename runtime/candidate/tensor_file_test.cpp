#include "runtime/candidate/tensor_file.h"
#include "runtime/candidate/tensor_formats.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace qkc::candidate;

namespace {

std::vector<std::byte> bytesOf(std::string_view text) {
  const Bytes bytes = std::as_bytes(std::span(text));
  return {bytes.begin(), bytes.end()};
}

std::vector<std::byte> fromHex(std::string_view hex) {
  std::vector<std::byte> bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    bytes.push_back(static_cast<std::byte>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16)));
  }
  return bytes;
}

// A .npy file, version 1, as numpy lays it out.
std::vector<std::byte> npy(const std::string& header, std::string_view data) {
  std::string file("\x93NUMPY\x01\x00", 8);
  const std::size_t length = header.size() + 1;
  file += static_cast<char>(length & 0xFF);
  file += static_cast<char>(length >> 8);
  return bytesOf(file + header + "\n" + std::string(data));
}

std::vector<std::byte> safetensors(std::string_view header, std::string_view data) {
  std::string file(8, '\0');
  file[0] = static_cast<char>(header.size() & 0xFF);
  file[1] = static_cast<char>(header.size() >> 8);
  return bytesOf(file + std::string(header) + std::string(data));
}

std::vector<Tensor> read(const std::vector<std::byte>& file) {
  return readTensors(file, "file", kMaxTensorFileBytes);
}

// The code and text of the problem; empty if there is none.
std::string problemOf(const std::vector<std::byte>& file) {
  try {
    read(file);
    return "";
  } catch (const TensorFileError& error) {
    return error.code() + " " + error.what();
  }
}

void checkProblem(const std::vector<std::byte>& file, const std::string& code, const std::string& text) {
  const std::string problem = problemOf(file);
  CAPTURE(problem);
  CHECK(problem.starts_with(code));
  CHECK(problem.find(text) != std::string::npos);
}

bool same(const Tensor& a, const Tensor& b) {
  return a.name == b.name && a.dtype == b.dtype && a.shape == b.shape && a.bytes == b.bytes;
}

std::filesystem::path folder() {
  static const std::filesystem::path path = [] {
    std::string name = std::filesystem::temp_directory_path() / "qkc-tensor-file-XXXXXX";
    REQUIRE(mkdtemp(name.data()) != nullptr);
    return std::filesystem::path(name);
  }();
  return path;
}

Tensor tensor(std::string name, Dtype dtype, std::vector<std::int64_t> shape) {
  Tensor tensor{.name = std::move(name), .dtype = dtype, .shape = std::move(shape), .bytes = {}};
  tensor.bytes.resize(tensorBytes(dtype, tensor.shape).value_or(0));
  for (std::size_t i = 0; i < tensor.bytes.size(); ++i) {
    tensor.bytes[i] = static_cast<std::byte>(i * 37 + 11);
  }
  return tensor;
}

// np.savez_compressed(f, x=np.array([1, 2, 3], dtype=np.uint8)) and np.savez of the same, by numpy 1.24.2.
constexpr std::string_view kCompressedNpz =
    "504b0304140000000800000021002ae38eb1470000008300000005001400782e6e7079010010008300000000000000470000000000"
    "00009bec17ea1b10c9c850c650ad9e925a9c5ca46ea5a05e536aa8aea3a09e965f54529498179f5f94920a12774bcc294e058a1767"
    "2416a402f91ac63a9a3a0ab50a14002e46266600504b01021403140000000800000021002ae38eb147000000830000000500000000"
    "00000000000000800100000000782e6e7079504b05060000000001000100330000007e0000000000";
constexpr std::string_view kStoredNpz =
    "504b0304140000000000000021002ae38eb1830000008300000005001400782e6e7079010010008300000000000000830000000000"
    "0000934e554d5059010076007b276465736372273a20277c7531272c2027666f727472616e5f6f72646572273a2046616c73652c20"
    "277368617065273a2028332c292c207d20202020202020202020202020202020202020202020202020202020202020202020202020"
    "20202020202020202020202020202020202020202020200a010203504b01021403140000000000000021002ae38eb1830000008300"
    "0000050000000000000000000000800100000000782e6e7079504b0506000000000100010033000000ba0000000000";

} // namespace

TEST_CASE("sizes of tensors") {
  using Shape = std::vector<std::int64_t>;
  CHECK(tensorBytes(Dtype::f32, Shape{2, 3}) == 24);
  CHECK(tensorBytes(Dtype::f64, Shape{}) == 8);
  CHECK(tensorBytes(Dtype::f4, Shape{3, 2}) == 3);
  CHECK(tensorBytes(Dtype::f6e2m3, Shape{4}) == 3);
  CHECK_FALSE(tensorBytes(Dtype::f4, Shape{3}).has_value());
  CHECK_FALSE(tensorBytes(Dtype::u8, Shape{-1}).has_value());
  CHECK_FALSE(tensorBytes(Dtype::u8, Shape{0, -1}).has_value());
  CHECK_FALSE(tensorBytes(Dtype::u8, Shape{INT64_MAX, INT64_MAX}).has_value());
  CHECK(tensorBytes(Dtype::u8, Shape{INT64_MAX, INT64_MAX, 0}) == 0);
}

TEST_CASE("every type has its row, its name and its width") {
  for (int i = 0; i <= static_cast<int>(Dtype::void64); ++i) {
    const auto dtype = static_cast<Dtype>(i);
    CAPTURE(i);
    const bool isVoid = dtypeName(dtype)[0] == 'V';
    CHECK(dtypeNamed(dtypeName(dtype)) == (isVoid ? std::nullopt : std::optional(dtype)));
    const std::string_view written = numpyDescription(dtype);
    CHECK((written.empty() || static_cast<unsigned>(written[2] - '0') * 8 == dtypeBits(dtype)));
  }
  CHECK(dtypeNamed("F8_E4M3") == Dtype::f8e4m3);
  CHECK(dtypeBits(Dtype::f8e5m2fnuz) == 8);
  CHECK(numpyDtype('f', 2) == Dtype::f16);
  CHECK_FALSE(numpyDtype('f', 16).has_value());
  CHECK_FALSE(numpyDtype('\0', 2).has_value());
}

TEST_CASE(".npy: row-major, column-major, big-endian, scalar") {
  const std::string_view six("\1\0\2\0\3\0\4\0\5\0\6\0", 12);
  const auto plain = read(npy("{'descr': '<i2', 'fortran_order': False, 'shape': (2, 3), }    ", six));
  REQUIRE(plain.size() == 1);
  CHECK(same(plain[0], {.name = "file", .dtype = Dtype::i16, .shape = {2, 3}, .bytes = bytesOf(six)}));
  // Columns one after the other: the rows are 1 3 5 and 2 4 6.
  const auto columns = read(npy("{\"shape\":(2,3),'fortran_order':True,'descr':'<i2'}", six));
  CHECK(columns[0].bytes == bytesOf(std::string_view("\1\0\3\0\5\0\2\0\4\0\6\0", 12)));
  const auto big = read(npy("{'descr': '>u4', 'fortran_order': False, 'shape': (3L,), }", six));
  CHECK(big[0].bytes == bytesOf(std::string_view("\0\2\0\1\0\4\0\3\0\6\0\5", 12)));
  const auto scalar = read(npy("{'descr': '|b1', 'fortran_order': False, 'shape': (), }", "\1"));
  CHECK(scalar[0].shape.empty());
  CHECK(scalar[0].dtype == Dtype::boolean);
  const auto bits = read(npy("{'descr': '|V2', 'fortran_order': False, 'shape': (1,), }", "ab"));
  CHECK(bits[0].dtype == Dtype::void16);
  const auto empty = read(npy("{'descr': '<f8', 'fortran_order': True, 'shape': (3, 0, 5), }", ""));
  CHECK(empty[0].shape == std::vector<std::int64_t>{3, 0, 5});
  const auto cube = read(npy("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 2, 2), }", "abcdefgh"));
  CHECK(cube[0].bytes == bytesOf("aecgbfdh"));
}

TEST_CASE(".npy: versions 2 and 3 have a longer length") {
  for (const char version : {'\2', '\3'}) {
    const std::string header = "{'descr': '|u1', 'fortran_order': False, 'shape': (1,), }\n";
    std::string file = std::string("\x93NUMPY") + version + '\0';
    file += static_cast<char>(header.size());
    file += std::string(3, '\0') + header + "x";
    CHECK(read(bytesOf(file))[0].bytes == bytesOf("x"));
  }
}

TEST_CASE(".npy: what is wrong is named") {
  checkProblem(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", "1234567"), "QKC0830",
               "the array has 7 bytes of data, but its header asks for 8");
  checkProblem(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }", "123456789"), "QKC0830", "9 bytes");
  checkProblem(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (9999999999, 9999999999), }", "1"), "QKC0830",
               "more than there can be");
  checkProblem(npy("{'descr': '|O', 'fortran_order': False, 'shape': (1,), }", ""), "QKC0831", "'|O'");
  checkProblem(npy("{'descr': '<c8', 'fortran_order': False, 'shape': (1,), }", "12345678"), "QKC0831", "'<c8'");
  checkProblem(npy("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,), }", ""), "QKC0831", "structures");
  checkProblem(npy("{'descr': '<f4', 'fortran_order': 0, 'shape': (1,), }", "1234"), "QKC0830", "fortran_order");
  checkProblem(npy("{'descr': '<f4', 'shape': (1,), }", "1234"), "QKC0830", "needs 'descr'");
  checkProblem(npy("{'descr': '<f4', 'descr': '<f4', 'shape': (1,), }", "1234"), "QKC0830", "repeated key 'descr'");
  checkProblem(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (-1,), }", "1234"), "QKC0830", "no tuple");
  checkProblem(npy("{'descr': '<f4', 'fortran_order': False, 'shape': (1,)", "1234"), "QKC0830", "lacks '}'");
  checkProblem(npy("{'descr': '<f4", ""), "QKC0830", "lacks a string");
  checkProblem(npy("", ""), "QKC0830", "lacks '{'");
  checkProblem(bytesOf("\x93NUMPY"), "QKC0830", "ends within its header");
  checkProblem(bytesOf(std::string_view("\x93NUMPY\x09\0\0\0\0\0", 12)), "QKC0831", "version 9");
  checkProblem(bytesOf(std::string_view("\x93NUMPY\x01\0\xFF\xFF{}", 12)), "QKC0830", "claims 65535 bytes");
}

TEST_CASE(".npz as numpy writes it, stored and compressed") {
  for (const std::string_view hex : {kStoredNpz, kCompressedNpz}) {
    const auto tensors = read(fromHex(hex));
    REQUIRE(tensors.size() == 1);
    CHECK(same(tensors[0], {.name = "x", .dtype = Dtype::u8, .shape = {3}, .bytes = bytesOf("\1\2\3")}));
  }
}

TEST_CASE(".npz: what is wrong is named") {
  auto file = fromHex(kStoredNpz);
  file[0xB9] ^= std::byte{1}; // the last byte of the array
  checkProblem(file, "QKC0830", "in 'x.npy': the checksum or the size of member 'x.npy' is wrong");
  file = fromHex(kCompressedNpz);
  file[0x50] ^= std::byte{0xFF};
  checkProblem(file, "QKC0830", "in 'x.npy': ");
  file = fromHex(kStoredNpz);
  file.resize(file.size() - 1);
  checkProblem(file, "QKC0830", "no end record");
  file = fromHex(kStoredNpz);
  file[0xBA + 10] = std::byte{12}; // method bzip2 in the directory
  checkProblem(file, "QKC0831", "compressed by method 12");
  file = fromHex(kStoredNpz);
  file[0xBA + 8] = std::byte{1}; // flag: encrypted
  checkProblem(file, "QKC0831", "encrypted");
  file = fromHex(kStoredNpz);
  file[0xBA + 42] = std::byte{200}; // place of the member
  checkProblem(file, "QKC0830", "in 'x.npy': ");
  file = fromHex(kStoredNpz);
  file[0xBA + 46] = std::byte{0xE4}; // name
  checkProblem(file, "QKC0831", "not ASCII");
  file = fromHex(kStoredNpz);
  file[0xBA + 50] = std::byte{'x'}; // "x.npx"
  checkProblem(file, "QKC0831", "the archive's member 'x.npx'");
  CHECK_THROWS_AS(readTensors(fromHex(kCompressedNpz), "", 100), TensorFileError); // it unpacks to 131 bytes
  CHECK(read(bytesOf(std::string("PK\5\6") + std::string(18, '\0'))).empty());
}

TEST_CASE(".safetensors: tensors in the header's order, metadata skipped") {
  const auto tensors = read(safetensors(R"({"__metadata__":{"format":"pt"},"y":{"dtype":"F8_E4M3","shape":[2,1],)"
                                        R"("data_offsets":[4,6]},"x":{"dtype":"F32","shape":[],"data_offsets":[0,4]}, )"
                                        R"("e":{"dtype":"F4","shape":[0,3],"data_offsets":[6,6]}}   )",
                                        "abcdef"));
  REQUIRE(tensors.size() == 3);
  CHECK(same(tensors[0], {.name = "y", .dtype = Dtype::f8e4m3, .shape = {2, 1}, .bytes = bytesOf("ef")}));
  CHECK(same(tensors[1], {.name = "x", .dtype = Dtype::f32, .shape = {}, .bytes = bytesOf("abcd")}));
  CHECK(tensors[2].bytes.empty());
}

TEST_CASE(".safetensors: what is wrong is named") {
  const auto with = [](const char* dtype, const char* shape, const char* offsets, const char* data) {
    return safetensors(std::string(R"({"x":{"dtype":)") + dtype + R"(,"shape":)" + shape + R"(,"data_offsets":)" +
                           offsets + "}}",
                       data);
  };
  CHECK(problemOf(with(R"("U8")", "[2]", "[0,2]", "ab")).empty());
  checkProblem(with(R"("U8")", "[3]", "[0,2]", "ab"), "QKC0830",
               "'x' has 2 bytes of data, but its type and shape ask for 3");
  checkProblem(with(R"("U8")", "[2]", "[0,3]", "ab"), "QKC0830", "takes the bytes 0 to 3 of 2");
  checkProblem(with(R"("U8")", "[2]", "[2,0]", "ab"), "QKC0830", "takes the bytes 2 to 0");
  checkProblem(with(R"("U8")", "[2]", "[1,3]", "abc"), "QKC0830", "gap or an overlap at byte 0");
  checkProblem(with(R"("U8")", "[2]", "[0,2]", "abc"), "QKC0830", "3 bytes of data, of which tensors take 2");
  checkProblem(with(R"("U8")", "[-2]", "[0,2]", "ab"), "QKC0830", "need whole numbers");
  checkProblem(with(R"("U8")", "[2.0]", "[0,2]", "ab"), "QKC0830", "need whole numbers");
  checkProblem(with(R"("U8")", "[18446744073709551615]", "[0,2]", "ab"), "QKC0830", "what cannot be");
  checkProblem(with(R"("U8")", "[4294967296,4294967296,2]", "[0,2]", "ab"), "QKC0830", "what cannot be");
  checkProblem(with(R"("U8")", "2", "[0,2]", "ab"), "QKC0830", "is no array");
  checkProblem(with(R"("U8")", "[2]", "[0]", "ab"), "QKC0830", "are no pair");
  checkProblem(with(R"("C64")", "[1]", "[0,8]", "abcdefgh"), "QKC0831", R"('x' has the type "C64")");
  checkProblem(with("7", "[1]", "[0,2]", "ab"), "QKC0831", "has the type 7");
  checkProblem(safetensors(R"({"x":{"shape":[1]}})", ""), "QKC0830", "'x' has no dtype");
  checkProblem(safetensors(R"({"x":3})", ""), "QKC0830", "'x' has no dtype");
  checkProblem(safetensors("[1]", ""), "QKC0830", "no JSON object");
  checkProblem(safetensors("{\"x\":", ""), "QKC0830", "no JSON object");
  checkProblem(safetensors("{\"\xFF\":1}", ""), "QKC0830", "no JSON object");
  const std::string twice = R"("x":{"dtype":"U8","shape":[1],"data_offsets":[0,1]})";
  checkProblem(safetensors("{" + twice + "," + twice + "}", "a"), "QKC0830", "names a tensor twice");
  checkProblem(bytesOf("short"), "QKC0830", "fewer than 8 bytes");
  checkProblem(bytesOf("#include <cuda.h>\n"), "QKC0830", "neither .npy, .npz nor .safetensors");
  const std::string deep(60'000, '[');
  checkProblem(safetensors(deep, ""), "QKC0830", "no JSON object");
}

TEST_CASE("what is written is read back") {
  const std::vector<Tensor> all = {tensor("a", Dtype::u8, {3}),
                                   tensor("q", Dtype::f8e4m3, {2, 16}),
                                   tensor("scale", Dtype::f32, {2}),
                                   tensor("amax", Dtype::f64, {}),
                                   tensor("h", Dtype::bf16, {4, 0}),
                                   tensor("b", Dtype::boolean, {1, 1, 5}),
                                   tensor("\"odd\" name", Dtype::i64, {2})};
  const std::string path = folder() / "all.safetensors";
  CHECK_FALSE(writeTensorFile(path, all).has_value());
  const TensorFile back = readTensorFile(path);
  CHECK_FALSE(back.problem.has_value());
  REQUIRE(back.tensors.size() == all.size());
  for (const Tensor& written : all) {
    CAPTURE(written.name);
    CHECK(std::ranges::count_if(back.tensors, [&](const Tensor& t) { return same(t, written); }) == 1);
  }
  CHECK(dtypeBits(back.tensors.front().dtype) == 64);
  CHECK(dtypeBits(back.tensors.back().dtype) == 8);

  const std::string zipped = folder() / "all.npz";
  CHECK_FALSE(writeTensorFile(zipped, all).has_value());
  const TensorFile archive = readTensorFile(zipped);
  CHECK_FALSE(archive.problem.has_value());
  REQUIRE(archive.tensors.size() == all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    CHECK(archive.tensors[i].name == all[i].name);
    CHECK(archive.tensors[i].shape == all[i].shape);
    CHECK(archive.tensors[i].bytes == all[i].bytes);
  }
  CHECK(archive.tensors[1].dtype == Dtype::u8);  // numpy has no e4m3
  CHECK(archive.tensors[4].dtype == Dtype::u16); // nor bf16

  const std::string single = folder() / "one.npy";
  CHECK_FALSE(writeTensorFile(single, std::span(all).subspan(2, 1)).has_value());
  CHECK(readTensorFile(single).tensors.at(0).name == "one");
  CHECK(readTensorFile(single).tensors.at(0).bytes == all[2].bytes);
  CHECK(std::filesystem::file_size(single) % 64 == 8);
}

TEST_CASE("nothing is written where it can't be whole") {
  const std::vector<Tensor> one = {tensor("x", Dtype::u8, {3})};
  const auto code = [](const std::string& path, std::span<const Tensor> tensors) {
    const auto problem = writeTensorFile(path, tensors);
    return problem ? problem->code : "";
  };
  CHECK(code(folder() / "no" / "such.npz", one) == "QKC0002");
  CHECK(code(folder() / "x.txt", one) == "QKC0002");
  CHECK(code(folder() / "two.npy", std::vector<Tensor>{one[0], one[0]}) == "QKC0002");
  CHECK(code(folder() / "same.npz", std::vector<Tensor>{one[0], one[0]}) == "QKC0002");
  CHECK(code(folder() / "f4.npz", std::vector<Tensor>{tensor("x", Dtype::f4, {2})}) == "QKC0831");
  CHECK(code(folder() / "v.safetensors", std::vector<Tensor>{tensor("x", Dtype::void16, {2})}) == "QKC0831");
  std::vector<Tensor> shorter = one;
  shorter[0].bytes.pop_back();
  CHECK(code(folder() / "short.npz", shorter) == "QKC0002");
  for (const char* name : {"x.txt", "two.npy", "same.npz", "f4.npz", "v.safetensors", "short.npz"}) {
    CHECK_FALSE(std::filesystem::exists(folder() / name));
  }
}

TEST_CASE("files that can't be read") {
  CHECK(readTensorFile(folder() / "absent.npz").problem.value_or(FileProblem{}).code == "QKC0001");
  CHECK(readTensorFile(folder()).problem.value_or(FileProblem{}).text == "not a regular file");
  const std::string pipe = folder() / "pipe.npy";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(readTensorFile(pipe).problem.value_or(FileProblem{}).code == "QKC0001");
  const std::string large = folder() / "large.npy";
  std::ofstream(large) << "0123456789";
  CHECK(readTensorFile(large, 9).problem.value_or(FileProblem{}).code == "QKC0831");
  CHECK(readTensorFile(large, 10).problem.value_or(FileProblem{}).code == "QKC0830");
  std::filesystem::remove_all(folder());
}
