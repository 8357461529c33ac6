#include "runtime/candidate/tensor_file.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

using namespace qkc::candidate;

// Against numpy itself, where a Python with numpy is at hand; tensor_file_test.cpp holds what numpy wrote otherwise.
namespace {

class Numpy {
public:
  Numpy() {
    std::string name = std::filesystem::temp_directory_path() / "qkc-numpy-XXXXXX";
    REQUIRE(mkdtemp(name.data()) != nullptr);
    folder_ = name;
    for (const char* python : {"python3", "/usr/bin/python3"}) {
      if (python_.empty() && std::system((std::string(python) + " -c 'import numpy' 2>/dev/null").c_str()) == 0) {
        python_ = python;
      }
    }
  }
  ~Numpy() { std::filesystem::remove_all(folder_); }
  Numpy(const Numpy&) = delete;
  Numpy& operator=(const Numpy&) = delete;

  bool atHand() const { return !python_.empty(); }
  std::string path(const std::string& name) const { return folder_ / name; }

  // Runs the program in the folder; true if it ends well.
  bool run(const std::string& program) const {
    std::ofstream(folder_ / "program.py") << "import numpy as np\n" << program;
    return std::system(("cd '" + folder_.string() + "' && " + python_ + " program.py").c_str()) == 0;
  }

private:
  std::filesystem::path folder_;
  std::string python_;
};

const Numpy& numpy() {
  static const Numpy instance;
  return instance;
}

const Tensor& named(const TensorFile& file, const std::string& name) {
  for (const Tensor& tensor : file.tensors) {
    if (tensor.name == name) {
      return tensor;
    }
  }
  FAIL("no tensor ", name);
  return file.tensors.front();
}

} // namespace

TEST_CASE("what numpy writes is read") {
  if (!numpy().atHand()) {
    MESSAGE("not run: no Python with numpy");
    return;
  }
  REQUIRE(numpy().run(R"(
i = np.arange(24).reshape(2, 3, 4)
arrays = {t: i.astype(t) for t in ['u1', 'i1', 'u2', '>i2', 'u4', '>i4', 'u8', '>i8', 'f2', 'f4', '>f8']}
arrays['bool'] = i % 2 == 0
arrays['columns'] = np.asfortranarray(i.astype('<i4'))
arrays['sliced'] = i.astype('<i4')[:, ::-1, 1:3]
arrays['scalar'] = np.float32(7)
arrays['empty'] = np.zeros((0, 5), 'f4')
arrays['void'] = np.arange(3, dtype='<u2').view('V2')
np.savez('stored.npz', **arrays)
np.savez_compressed('packed.npz', **arrays)
np.save('one.npy', arrays['columns'])
)"));
  for (const char* name : {"stored.npz", "packed.npz"}) {
    const TensorFile file = readTensorFile(numpy().path(name));
    const std::string problem = file.problem ? file.problem->text : "";
    CHECK(problem.empty());
    REQUIRE(file.tensors.size() == 17);
    const Tensor& halves = named(file, "f2");
    CHECK(halves.dtype == Dtype::f16);
    CHECK(halves.shape == std::vector<std::int64_t>{2, 3, 4});
    CHECK(halves.bytes[2UL * 23] == std::byte{0xC0}); // 23 is 0x4DC0
    CHECK(halves.bytes[2UL * 23 + 1] == std::byte{0x4D});
    const Tensor& big = named(file, ">i8");
    CHECK(big.dtype == Dtype::i64);
    CHECK(big.bytes[8UL * 23] == std::byte{23});
    CHECK(big.bytes[8UL * 23 + 7] == std::byte{0});
    const Tensor& columns = named(file, "columns");
    for (std::size_t i = 0; i < 24; ++i) {
      CHECK(columns.bytes[4 * i] == static_cast<std::byte>(i));
    }
    const Tensor& sliced = named(file, "sliced");
    CHECK(sliced.shape == std::vector<std::int64_t>{2, 3, 2});
    CHECK(sliced.bytes[0] == std::byte{9}); // [0, 2, 1]
    CHECK(named(file, "scalar").shape.empty());
    CHECK(named(file, "empty").bytes.empty());
    CHECK(named(file, "void").dtype == Dtype::void16);
    CHECK(named(file, "bool").bytes[1] == std::byte{0});
  }
  CHECK(readTensorFile(numpy().path("one.npy")).tensors.at(0).bytes[4UL * 23] == std::byte{23});
}

TEST_CASE("what is written numpy reads") {
  if (!numpy().atHand()) {
    MESSAGE("not run: no Python with numpy");
    return;
  }
  std::vector<Tensor> tensors;
  const auto add = [&](const char* name, Dtype dtype, std::vector<std::int64_t> shape) {
    Tensor tensor{.name = name, .dtype = dtype, .shape = std::move(shape), .bytes = {}};
    tensor.bytes.resize(tensorBytes(dtype, tensor.shape).value_or(0));
    for (std::size_t i = 0; i < tensor.bytes.size(); ++i) {
      tensor.bytes[i] = static_cast<std::byte>(i);
    }
    tensors.push_back(std::move(tensor));
  };
  add("codes", Dtype::f8e4m3, {2, 3});
  add("words", Dtype::u32, {5});
  add("wide", Dtype::f64, {});
  add("half", Dtype::bf16, {1, 2});
  add("none", Dtype::f32, {3, 0});
  REQUIRE_FALSE(writeTensorFile(numpy().path("ours.npz"), tensors).has_value());
  REQUIRE_FALSE(writeTensorFile(numpy().path("ours.npy"), std::span(tensors).first(1)).has_value());
  CHECK(numpy().run(R"(
z = np.load('ours.npz')
expected = {'codes': ('u1', (2, 3)), 'words': ('<u4', (5,)), 'wide': ('<f8', ()), 'half': ('<u2', (1, 2)), 'none': ('<f4', (3, 0))}
assert set(z.files) == set(expected), z.files
for name, (dtype, shape) in expected.items():
    a = z[name]
    assert a.dtype == np.dtype(dtype) and a.shape == shape, (name, a.dtype, a.shape)
    assert a.tobytes() == bytes(range(a.nbytes)), name
assert (np.load('ours.npy') == [[0, 1, 2], [3, 4, 5]]).all()
)"));
}
