#include "runtime/candidate/little_endian.h"
#include "runtime/candidate/tensor_formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

// The format: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
namespace qkc::candidate {
namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::size_t kMaxHeaderBytes = std::size_t{1} << 20; // ours has under 200; a list of fields has more
constexpr std::size_t kMaxDimensions = 64;
constexpr std::size_t kHeaderUnit = 64;

struct NpyHeader {
  std::string description;
  bool fortranOrder = false;
  std::vector<std::int64_t> shape;
};

/// The header is a dictionary as Python writes it: {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }
class HeaderParser {
public:
  explicit HeaderParser(std::string_view text) : text_(text) {}

  NpyHeader parse() {
    NpyHeader header;
    std::array<bool, 3> seen{};
    expect('{');
    while (!accept('}')) {
      const std::string key = string();
      expect(':');
      const std::size_t field = key == "descr" ? 0 : key == "fortran_order" ? 1 : key == "shape" ? 2 : seen.size();
      if (field == seen.size() || std::exchange(seen[field], true)) {
        failMalformed(fmt::format("the .npy header has an unknown or repeated key '{}'", shown(key)));
      }
      if (field == 0) {
        header.description = description();
      } else if (field == 1) {
        header.fortranOrder = boolean();
      } else {
        header.shape = tuple();
      }
      if (!accept(',')) {
        expect('}');
        break;
      }
    }
    skipSpace();
    if (!text_.empty() || !seen[0] || !seen[1] || !seen[2]) {
      failMalformed("the .npy header needs 'descr', 'fortran_order' and 'shape', and nothing else");
    }
    return header;
  }

private:
  void skipSpace() {
    while (!text_.empty() && (text_[0] == ' ' || text_[0] == '\n' || text_[0] == '\t')) {
      text_.remove_prefix(1);
    }
  }

  bool accept(char c) {
    skipSpace();
    if (text_.empty() || text_[0] != c) {
      return false;
    }
    text_.remove_prefix(1);
    return true;
  }

  void expect(char c) {
    if (!accept(c)) {
      failMalformed(fmt::format("the .npy header lacks '{}' before '{}'", c, shown(text_.substr(0, 16))));
    }
  }

  std::string string() {
    skipSpace();
    const char quote = text_.empty() ? '\0' : text_[0];
    const std::size_t end = quote == '\'' || quote == '"' ? text_.find(quote, 1) : std::string_view::npos;
    if (end == std::string_view::npos) {
      failMalformed(fmt::format("the .npy header lacks a string before '{}'", shown(text_.substr(0, 16))));
    }
    std::string value(text_.substr(1, end - 1));
    text_.remove_prefix(end + 1);
    return value;
  }

  std::string description() {
    skipSpace();
    if (!text_.empty() && (text_[0] == '[' || text_[0] == '(')) {
      failUnsupported("an array of structures; save one array for each field");
    }
    return string();
  }

  bool boolean() {
    skipSpace();
    for (const auto& [word, value] : {std::pair<std::string_view, bool>("True", true), {"False", false}}) {
      if (text_.starts_with(word)) {
        text_.remove_prefix(word.size());
        return value;
      }
    }
    failMalformed("the .npy header's 'fortran_order' is neither True nor False");
  }

  std::vector<std::int64_t> tuple() {
    std::vector<std::int64_t> extents;
    expect('(');
    while (!accept(')')) {
      skipSpace();
      std::int64_t extent = 0;
      const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), extent);
      if (error != std::errc() || extent < 0 || extents.size() == kMaxDimensions) {
        failMalformed("the .npy header's shape is no tuple of at most 64 extents");
      }
      text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
      accept('L'); // Python 2 wrote long integers so
      extents.push_back(extent);
      if (!accept(',')) {
        expect(')');
        break;
      }
    }
    return extents;
  }

  std::string_view text_;
};

struct Layout {
  Dtype dtype;
  bool bigEndian;
};

Layout layoutOf(const std::string& description) {
  std::string_view rest = description;
  const char order = rest.empty() ? '\0' : rest[0];
  const bool hasOrder = order == '<' || order == '>' || order == '|' || order == '=';
  if (hasOrder) {
    rest.remove_prefix(1);
  }
  std::size_t bytes = 0;
  if (rest.size() >= 2) {
    const auto [end, error] = std::from_chars(rest.data() + 1, rest.data() + rest.size(), bytes);
    if (error == std::errc() && end == rest.data() + rest.size() && bytes <= 8) {
      if (const auto dtype = numpyDtype(rest[0], bytes)) {
        return {.dtype = *dtype, .bigEndian = order == '>'};
      }
    }
  }
  failUnsupported(fmt::format("an array of type '{}'; needed are bool, integers, float16, float32, float64, or void of "
                              "1, 2, 4 or 8 bytes",
                              shown(description)));
}

void swapBytes(std::vector<std::byte>& bytes, std::size_t width) {
  for (std::size_t at = 0; at < bytes.size(); at += width) {
    std::reverse(bytes.begin() + static_cast<std::ptrdiff_t>(at),
                 bytes.begin() + static_cast<std::ptrdiff_t>(at + width));
  }
}

// Column-major to row-major.
std::vector<std::byte> rowMajor(Bytes data, std::span<const std::int64_t> shape, std::size_t width) {
  std::vector<std::byte> result(data.size());
  std::vector<std::size_t> strides(shape.size());
  std::size_t stride = width;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    strides[d] = stride;
    stride *= static_cast<std::size_t>(shape[d]);
  }
  std::vector<std::int64_t> index(shape.size(), 0);
  std::size_t source = 0;
  for (std::size_t target = 0; target < result.size(); target += width) {
    std::memcpy(result.data() + target, data.data() + source, width);
    for (std::size_t d = shape.size(); d-- > 0;) {
      source += strides[d];
      if (++index[d] < shape[d]) {
        break;
      }
      source -= strides[d] * static_cast<std::size_t>(shape[d]);
      index[d] = 0;
    }
  }
  return result;
}

// The header's text, and where the data start.
std::pair<std::string_view, std::size_t> headerOf(Bytes file) {
  constexpr std::size_t kVersionEnd = 8;
  const unsigned major = file.size() < kVersionEnd ? 0 : std::to_integer<unsigned>(file[6]);
  const std::size_t start = kVersionEnd + (major == 1 ? 2 : 4);
  if (!isNpy(file) || file.size() < start) {
    failMalformed("not a whole .npy file: it ends within its header");
  }
  if (major < 1 || major > 3) {
    failUnsupported(fmt::format(".npy version {}; needed is 1, 2 or 3", major));
  }
  const std::size_t length =
      major == 1 ? loadLittle<std::uint16_t>(file, kVersionEnd) : loadLittle<std::uint32_t>(file, kVersionEnd);
  if (length > file.size() - start || length > kMaxHeaderBytes) {
    failMalformed(fmt::format("the .npy header claims {} bytes", length));
  }
  return {std::string_view(reinterpret_cast<const char*>(file.data()) + start, length), start + length};
}

} // namespace

bool isNpy(Bytes file) {
  return file.size() >= kMagic.size() && std::memcmp(file.data(), kMagic.data(), kMagic.size()) == 0;
}

Tensor readNpy(Bytes file, std::string name) {
  const auto [text, dataStart] = headerOf(file);
  NpyHeader header = HeaderParser(text).parse();
  const Layout layout = layoutOf(header.description);
  const auto wanted = tensorBytes(layout.dtype, header.shape);
  const Bytes data = file.subspan(dataStart);
  if (!wanted || *wanted != data.size()) {
    failMalformed(fmt::format("the array has {} bytes of data, but its header asks for {}", data.size(),
                              wanted ? std::to_string(*wanted) : "more than there can be"));
  }
  Tensor tensor{.name = std::move(name), .dtype = layout.dtype, .shape = std::move(header.shape), .bytes = {}};
  const std::size_t width = dtypeBits(layout.dtype) / 8;
  if (header.fortranOrder && tensor.shape.size() > 1) {
    tensor.bytes = rowMajor(data, tensor.shape, width);
  } else {
    tensor.bytes.assign(data.begin(), data.end());
  }
  if (layout.bigEndian) {
    swapBytes(tensor.bytes, width);
  }
  return tensor;
}

std::vector<std::byte> writeNpy(const Tensor& tensor) {
  const std::string_view description = numpyDescription(tensor.dtype);
  if (description.empty()) {
    failUnsupported(fmt::format("tensor '{}' is {}, which numpy has no type for; .safetensors has", shown(tensor.name),
                                dtypeName(tensor.dtype)));
  }
  std::string shape;
  for (const std::int64_t extent : tensor.shape) {
    shape += fmt::format("{}{}", shape.empty() ? "" : " ", extent) + ",";
  }
  if (tensor.shape.size() > 1) {
    shape.pop_back(); // Python writes (2, 3) but (2,)
  }
  std::string header = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}), }}", description, shape);
  // Data start at a multiple of 64 bytes; the header ends in a line feed.
  constexpr std::size_t kPrefix = 10;
  const std::size_t total = (kPrefix + header.size() + 1 + kHeaderUnit - 1) / kHeaderUnit * kHeaderUnit;
  header.resize(total - kPrefix - 1, ' ');
  header += '\n';
  std::vector<std::byte> file;
  file.reserve(total + tensor.bytes.size());
  appendText(file, kMagic);
  appendText(file, std::string_view("\x01\x00", 2));
  appendLittle(file, static_cast<std::uint16_t>(header.size()));
  appendText(file, header);
  appendBytes(file, tensor.bytes);
  return file;
}

} // namespace qkc::candidate
