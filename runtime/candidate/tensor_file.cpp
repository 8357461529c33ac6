#include "runtime/candidate/tensor_file.h"

#include "runtime/candidate/tensor_formats.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <set>

namespace qkc::candidate {
namespace {

constexpr const char* kUnreadable = "QKC0001";
constexpr const char* kUnwritable = "QKC0002";
constexpr const char* kMalformed = "QKC0830";
constexpr const char* kUnsupported = "QKC0831";

/// A descriptor that is closed on every way out.
class Descriptor {
public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) {
      close(number_);
    }
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }

private:
  int number_;
};

[[noreturn]] void failSystem(const char* code) {
  throw TensorFileError(code, std::strerror(errno));
}

std::vector<std::byte> readWhole(const std::string& path, std::size_t maxBytes) {
  // Without O_NONBLOCK opening a pipe would wait for its writer.
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status{};
  if (file.number() < 0 || fstat(file.number(), &status) != 0) {
    failSystem(kUnreadable);
  }
  if (!S_ISREG(status.st_mode)) {
    throw TensorFileError(kUnreadable, "not a regular file");
  }
  if (static_cast<std::uintmax_t>(status.st_size) > maxBytes) {
    failUnsupported(fmt::format("the file has {} bytes; {} are read at most", status.st_size, maxBytes));
  }
  std::vector<std::byte> bytes(static_cast<std::size_t>(status.st_size));
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t got = read(file.number(), bytes.data() + done, bytes.size() - done);
    if (got < 0 && errno != EINTR) {
      failSystem(kUnreadable);
    }
    if (got == 0) {
      break; // shortened meanwhile
    }
    done += got > 0 ? static_cast<std::size_t>(got) : 0;
  }
  bytes.resize(done);
  return bytes;
}

void requireWhole(std::span<const Tensor> tensors) {
  std::set<std::string_view> names;
  for (const Tensor& tensor : tensors) {
    if (tensorBytes(tensor.dtype, tensor.shape) != tensor.bytes.size()) {
      throw TensorFileError(kUnwritable,
                            fmt::format("tensor '{}' has {} bytes, which its type and shape do not ask for",
                                        shown(tensor.name), tensor.bytes.size()));
    }
    if (!names.insert(tensor.name).second) {
      throw TensorFileError(kUnwritable, fmt::format("two tensors are named '{}'", shown(tensor.name)));
    }
  }
}

std::vector<std::byte> encoded(const std::string& path, std::span<const Tensor> tensors) {
  const std::string ending = std::filesystem::path(path).extension().string();
  if (ending == ".safetensors") {
    return writeSafetensors(tensors);
  }
  if (ending == ".npz") {
    return writeNpz(tensors);
  }
  if (ending == ".npy" && tensors.size() == 1) {
    return writeNpy(tensors[0]);
  }
  if (ending == ".npy") {
    throw TensorFileError(kUnwritable, fmt::format("{} tensors; a .npy file holds one", tensors.size()));
  }
  throw TensorFileError(kUnwritable,
                        fmt::format("the ending '{}'; needed is .safetensors, .npz or .npy", shown(ending)));
}

void writeAll(int descriptor, Bytes bytes) {
  while (!bytes.empty()) {
    const ssize_t put = write(descriptor, bytes.data(), bytes.size());
    if (put < 0 && errno != EINTR) {
      failSystem(kUnwritable);
    }
    bytes = bytes.subspan(put > 0 ? static_cast<std::size_t>(put) : 0);
  }
}

// Under another name first: a reader never sees half a file.
void replaceFile(const std::string& path, Bytes bytes) {
  std::string temporary = path + ".XXXXXX";
  const Descriptor file(mkostemp(temporary.data(), O_CLOEXEC));
  if (file.number() < 0) {
    failSystem(kUnwritable);
  }
  constexpr mode_t kMode = 0644; // mkostemp gives the owner alone access
  try {
    writeAll(file.number(), bytes);
    if (fchmod(file.number(), kMode) != 0 || std::rename(temporary.c_str(), path.c_str()) != 0) {
      failSystem(kUnwritable);
    }
  } catch (...) {
    unlink(temporary.c_str());
    throw;
  }
}

} // namespace

void failMalformed(const std::string& text) {
  throw TensorFileError(kMalformed, text);
}

void failUnsupported(const std::string& text) {
  throw TensorFileError(kUnsupported, text);
}

std::string shown(std::string_view name) {
  constexpr std::size_t kMost = 80;
  std::string text;
  for (const char c : name.substr(0, kMost)) {
    const auto code = static_cast<unsigned char>(c);
    text += code < 0x20 || code >= 0x7F ? '?' : c;
  }
  return name.size() > kMost ? text + "..." : text;
}

std::vector<Tensor> readTensors(Bytes file, const std::string& name, std::size_t maxBytes) {
  if (isNpy(file)) {
    std::vector<Tensor> tensors;
    tensors.push_back(readNpy(file, name));
    return tensors;
  }
  return isNpz(file) ? readNpz(file, maxBytes) : readSafetensors(file);
}

TensorFile readTensorFile(const std::string& path, std::size_t maxBytes) {
  TensorFile file;
  try {
    file.tensors = readTensors(readWhole(path, maxBytes), std::filesystem::path(path).stem().string(), maxBytes);
  } catch (const TensorFileError& error) {
    file.problem = FileProblem{.code = error.code(), .text = error.what()};
  } catch (const std::bad_alloc&) {
    file.problem = FileProblem{.code = kUnsupported, .text = "more data than there is memory"};
  } catch (const std::exception& error) {
    file.problem = FileProblem{.code = kMalformed, .text = error.what()};
  }
  return file;
}

std::optional<FileProblem> writeTensorFile(const std::string& path, std::span<const Tensor> tensors) {
  try {
    requireWhole(tensors);
    replaceFile(path, encoded(path, tensors));
    return std::nullopt;
  } catch (const TensorFileError& error) {
    return FileProblem{.code = error.code(), .text = error.what()};
  } catch (const std::exception& error) {
    return FileProblem{.code = kUnwritable, .text = error.what()};
  }
}

} // namespace qkc::candidate
