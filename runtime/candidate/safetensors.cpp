#include "runtime/candidate/little_endian.h"
#include "runtime/candidate/tensor_formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

// The format: https://github.com/huggingface/safetensors, README, "Format": the header's length in 8 bytes, a JSON
// object with type, shape and place of each tensor, then the data without gaps.
namespace qkc::candidate {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kLengthBytes = 8;
constexpr std::size_t kMaxHeaderBytes = std::size_t{16} << 20; // a model of thousands of tensors needs under 1 MiB
constexpr std::string_view kMetadata = "__metadata__";

struct Place {
  std::size_t begin;
  std::size_t end;
};

Json parseHeader(std::string_view text) {
  std::set<std::string> names;
  bool repeated = false;
  const auto watch = [&](int depth, Json::parse_event_t event, Json& value) {
    if (depth == 1 && event == Json::parse_event_t::key) {
      repeated = repeated || !names.insert(value.get<std::string>()).second;
    }
    return true;
  };
  Json header = Json::parse(text, watch, false);
  if (!header.is_object()) {
    failMalformed("neither .npy, .npz nor .safetensors: no JSON object follows the first 8 bytes");
  }
  if (repeated) {
    failMalformed("the header names a tensor twice");
  }
  return header;
}

std::size_t unsignedAt(const Json& array, std::size_t index, const std::string& name) {
  if (!array.at(index).is_number_unsigned()) {
    failMalformed(fmt::format("shape and data_offsets of '{}' need whole numbers", shown(name)));
  }
  return array.at(index).get<std::size_t>();
}

const Json& field(const Json& entry, const char* key, const std::string& name) {
  const auto found = entry.is_object() ? entry.find(key) : entry.end();
  if (found == entry.end()) {
    failMalformed(fmt::format("'{}' has no {}", shown(name), key));
  }
  return *found;
}

Tensor describedTensor(const std::string& name, const Json& entry) {
  const Json& dtypeText = field(entry, "dtype", name);
  const auto dtype = dtypeText.is_string() ? dtypeNamed(dtypeText.get<std::string>()) : std::nullopt;
  if (!dtype) {
    failUnsupported(fmt::format("'{}' has the type {}", shown(name), shown(dtypeText.dump())));
  }
  Tensor tensor{.name = name, .dtype = *dtype, .shape = {}, .bytes = {}};
  const Json& shape = field(entry, "shape", name);
  if (!shape.is_array()) {
    failMalformed(fmt::format("the shape of '{}' is no array", shown(name)));
  }
  for (std::size_t d = 0; d < shape.size(); ++d) {
    // Beyond the range of int64_t it turns negative, and tensorBytes refuses it.
    tensor.shape.push_back(static_cast<std::int64_t>(unsignedAt(shape, d, name)));
  }
  return tensor;
}

Place placeOf(const Json& entry, const Tensor& tensor, std::size_t dataBytes) {
  const Json& offsets = field(entry, "data_offsets", tensor.name);
  if (!offsets.is_array() || offsets.size() != 2) {
    failMalformed(fmt::format("data_offsets of '{}' are no pair", shown(tensor.name)));
  }
  const Place place{.begin = unsignedAt(offsets, 0, tensor.name), .end = unsignedAt(offsets, 1, tensor.name)};
  if (place.begin > place.end || place.end > dataBytes) {
    failMalformed(
        fmt::format("'{}' takes the bytes {} to {} of {}", shown(tensor.name), place.begin, place.end, dataBytes));
  }
  const auto wanted = tensorBytes(tensor.dtype, tensor.shape);
  if (!wanted || *wanted != place.end - place.begin) {
    failMalformed(fmt::format("'{}' has {} bytes of data, but its type and shape ask for {}", shown(tensor.name),
                              place.end - place.begin, wanted ? std::to_string(*wanted) : "what cannot be"));
  }
  return place;
}

// The format allows neither gaps nor overlaps.
void requireDense(std::vector<Place> places, std::size_t dataBytes) {
  std::ranges::sort(
      places, [](const Place& a, const Place& b) { return std::pair(a.begin, a.end) < std::pair(b.begin, b.end); });
  std::size_t end = 0;
  for (const Place& place : places) {
    if (place.begin != end) {
      failMalformed(fmt::format("the data have a gap or an overlap at byte {}", end));
    }
    end = place.end;
  }
  if (end != dataBytes) {
    failMalformed(fmt::format("{} bytes of data, of which tensors take {}", dataBytes, end));
  }
}

} // namespace

std::vector<Tensor> readSafetensors(Bytes file) {
  if (file.size() < kLengthBytes) {
    failMalformed("neither .npy, .npz nor .safetensors: fewer than 8 bytes");
  }
  const auto length = loadLittle<std::uint64_t>(file, 0);
  if (length > file.size() - kLengthBytes || length > kMaxHeaderBytes) {
    failMalformed(
        fmt::format("neither .npy, .npz nor .safetensors: as the last it would have a header of {} bytes", length));
  }
  const Bytes data = file.subspan(kLengthBytes + length);
  const Json header = parseHeader(std::string_view(reinterpret_cast<const char*>(file.data()) + kLengthBytes, length));
  std::vector<Tensor> tensors;
  std::vector<Place> places;
  for (const auto& [name, entry] : header.items()) {
    if (name == kMetadata) {
      continue;
    }
    Tensor tensor = describedTensor(name, entry);
    places.push_back(placeOf(entry, tensor, data.size()));
    tensors.push_back(std::move(tensor));
  }
  requireDense(places, data.size());
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    const Bytes bytes = data.subspan(places[i].begin, places[i].end - places[i].begin);
    tensors[i].bytes.assign(bytes.begin(), bytes.end());
  }
  return tensors;
}

std::vector<std::byte> writeSafetensors(std::span<const Tensor> tensors) {
  std::vector<const Tensor*> order;
  for (const Tensor& tensor : tensors) {
    if (!dtypeNamed(dtypeName(tensor.dtype))) {
      failUnsupported(fmt::format("tensor '{}' is {}, which .safetensors has no type for", shown(tensor.name),
                                  dtypeName(tensor.dtype)));
    }
    order.push_back(&tensor);
  }
  // Wide elements first: then every tensor is aligned to its element.
  std::ranges::sort(order, [](const Tensor* a, const Tensor* b) {
    const unsigned bitsOfA = dtypeBits(a->dtype);
    const unsigned bitsOfB = dtypeBits(b->dtype);
    return bitsOfA != bitsOfB ? bitsOfA > bitsOfB : a < b; // else as given: both are in one array
  });
  Json header = Json::object();
  std::size_t end = 0;
  for (const Tensor* tensor : order) {
    header[tensor->name] = {{"dtype", dtypeName(tensor->dtype)},
                            {"shape", tensor->shape},
                            {"data_offsets", {end, end + tensor->bytes.size()}}};
    end += tensor->bytes.size();
  }
  std::string text = header.dump();
  text.resize((text.size() + kLengthBytes - 1) / kLengthBytes * kLengthBytes, ' ');
  std::vector<std::byte> file;
  file.reserve(kLengthBytes + text.size() + end);
  appendLittle(file, std::uint64_t{text.size()});
  appendText(file, text);
  for (const Tensor* tensor : order) {
    appendBytes(file, tensor->bytes);
  }
  return file;
}

} // namespace qkc::candidate
