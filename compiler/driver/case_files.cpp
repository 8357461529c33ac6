#include "compiler/driver/case_files.h"

#include "compiler/driver/files.h"
#include "runtime/candidate/tensor_file.h"
#include "runtime/cases/format.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace qkc::driver {

namespace fs = std::filesystem;
using candidate::Dtype;

namespace {

std::string stemOf(std::size_t number) {
  return fmt::format("case_{:04}", number);
}

// Words of packed tensors are unsigned integers, but for elements that are alone in theirs.
Dtype dtypeOf(const cases::Parameter& tensor) {
  if (tensor.layout && cases::wordBytesOf(tensor) != cases::findFormat(tensor.format)->bytes)
    return cases::wordBytesOf(tensor) == 4   ? Dtype::u32
           : cases::wordBytesOf(tensor) == 2 ? Dtype::u16
           : cases::wordBytesOf(tensor) == 8 ? Dtype::u64
                                             : Dtype::u8;
  if (tensor.buffer != tensor.name)
    return Dtype::u8; // a struct
  const cases::Format& format = *cases::findFormat(tensor.format);
  static const std::map<std::string, Dtype> named = {
      {"f16", Dtype::f16},     {"bf16", Dtype::bf16},   {"f32", Dtype::f32},    {"tf32", Dtype::f32},
      {"f64", Dtype::f64},     {"i8", Dtype::i8},       {"i16", Dtype::i16},    {"i32", Dtype::i32},
      {"i64", Dtype::i64},     {"u16", Dtype::u16},     {"u32", Dtype::u32},    {"u64", Dtype::u64},
      {"e4m3", Dtype::f8e4m3}, {"e5m2", Dtype::f8e5m2}, {"e8m0", Dtype::f8e8m0}};
  const auto it = named.find(format.name);
  return it == named.end() ? Dtype::u8 : it->second;
}

void report(diag::Sink& sink, const fs::path& path, const candidate::FileProblem& problem) {
  sink.error(diag::findCode(problem.code).value_or(diag::Code::Internal), std::nullopt,
             fmt::format("{}: {}", path.string(), problem.text));
}

const candidate::Tensor* find(const candidate::TensorFile& file, const std::string& name) {
  const auto it = std::find_if(file.tensors.begin(), file.tensors.end(), [&](const auto& t) { return t.name == name; });
  return it == file.tensors.end() ? nullptr : &*it;
}

std::optional<judge::Outputs> outputsOf(const cases::Manifest& manifest, const cases::Case& one, const fs::path& path,
                                        diag::Sink& sink) {
  const auto file = candidate::readTensorFile(path.string());
  if (file.problem) {
    report(sink, path, *file.problem);
    return std::nullopt;
  }
  judge::Outputs outputs;
  for (const cases::Parameter& p : manifest.prototype) {
    if (p.kind != cases::ParameterKind::tensor || p.role == cases::TensorRole::in || p.sharesBuffer)
      continue;
    const auto shape = cases::bufferShapeOf(p, one.dims);
    const std::string type = p.layout ? fmt::format("u{}", 8 * cases::wordBytesOf(p)) : p.format;
    const candidate::Tensor* tensor = find(file, p.buffer);
    const auto refuse = [&](const std::string& found) {
      sink.error(diag::Code::BadTensorFile, std::nullopt,
                 fmt::format("{}: tensor {} {}; {}[{}] is needed", path.string(), p.buffer, found, type,
                             fmt::join(shape, ", ")));
    };
    if (tensor == nullptr)
      refuse("is missing");
    else if (candidate::dtypeBits(tensor->dtype) != 8 * cases::wordBytesOf(p))
      refuse(fmt::format("has elements of type {}", candidate::dtypeName(tensor->dtype)));
    else if (tensor->shape != shape)
      refuse(fmt::format("has shape [{}]", fmt::join(tensor->shape, ", ")));
    else
      outputs.push_back(tensor->bytes);
  }
  return sink.hasErrors() ? std::nullopt : std::optional<judge::Outputs>(std::move(outputs));
}

} // namespace

namespace {

constexpr const char* kIndex = "cases.json";
constexpr const char* kSchema = "qkc.cases/1";

// Null where there is none that can be read.
nlohmann::json readIndex(const fs::path& folder) {
  std::ifstream in(folder / kIndex, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  nlohmann::json index = nlohmann::json::parse(text, nullptr, /*allow_exceptions=*/false);
  return index.is_object() && index.value("schema", nlohmann::json()) == kSchema ? index : nlohmann::json();
}

void removeEarlier(const fs::path& folder) {
  const nlohmann::json index = readIndex(folder);
  if (!index.contains("cases") || !index["cases"].is_array())
    return;
  for (const nlohmann::json& one : index["cases"]) {
    const nlohmann::json file = one.is_object() ? one.value("file", nlohmann::json()) : nlohmann::json();
    const fs::path name = file.is_string() ? file.get<std::string>() : "";
    std::error_code ignored;
    if (!name.empty() && name == name.filename())
      fs::remove(folder / name, ignored);
  }
}

} // namespace

bool writeCases(const cases::Manifest& manifest, const std::vector<cases::Case>& cases, const fs::path& folder,
                const std::string& format, diag::Sink& sink) {
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) {
    sink.error(diag::Code::UnwritableFile, std::nullopt, fmt::format("{}: {}", folder.string(), problem.message()));
    return false;
  }
  removeEarlier(folder);
  nlohmann::ordered_json index{{"schema", kSchema}, {"contract", manifest.name}, {"hash", manifest.hash}};
  index["cases"] = nlohmann::ordered_json::array();
  for (std::size_t k = 0; k < cases.size(); ++k) {
    std::vector<candidate::Tensor> tensors;
    for (const cases::Tensor& input : cases[k].inputs)
      tensors.push_back({input.name, dtypeOf(*manifest.ofBuffer(input.name)), input.shape, input.bytes});
    const fs::path path = folder / (stemOf(k) + "." + format);
    if (const auto failed = candidate::writeTensorFile(path.string(), tensors)) {
      report(sink, path, *failed);
      return false;
    }
    index["cases"].push_back({{"file", path.filename().string()},
                              {"case", cases[k].name},
                              {"seed", cases[k].seed},
                              {"dims", cases[k].dims},
                              {"params", cases[k].params}});
  }
  return writeAll({{folder / kIndex, index.dump(1) + "\n"}}, sink).has_value();
}

std::optional<std::uint64_t> indexedSeed(const cases::Manifest& manifest, const fs::path& folder,
                                         std::optional<std::uint64_t> wanted, diag::Sink& sink) {
  const nlohmann::json index = readIndex(folder);
  if (index.is_null())
    return std::nullopt;
  const fs::path path = folder / kIndex;
  const auto refuse = [&](const std::string& what) {
    sink.error(diag::Code::BadTensorFile, std::nullopt, fmt::format("{}: {}", path.string(), what))
        .note("outputs are judged with the inputs that they were computed from");
    return std::nullopt;
  };
  const nlohmann::json& cases = index.value("cases", nlohmann::json());
  if (!cases.is_array() || cases.empty() || !cases[0].is_object() ||
      !cases[0].value("seed", nlohmann::json()).is_number_unsigned())
    return refuse("the index is damaged");
  if (index.value("contract", nlohmann::json()) != manifest.name)
    return refuse(
        fmt::format("the cases are of {}, not of {}", index.value("contract", nlohmann::json()).dump(), manifest.name));
  if (index.value("hash", nlohmann::json()) != manifest.hash)
    return refuse("the cases were written for another version of the contract");
  const std::uint64_t seed = cases[0]["seed"].get<std::uint64_t>();
  if (wanted && *wanted != seed)
    return refuse(fmt::format("the cases were written with --seed {}, not {}", seed, *wanted));
  return seed;
}

std::optional<std::vector<judge::Outputs>> readOutputs(const cases::Manifest& manifest,
                                                       const std::vector<cases::Case>& cases, const fs::path& folder,
                                                       diag::Sink& sink) {
  std::vector<judge::Outputs> all;
  for (std::size_t k = 0; k < cases.size(); ++k) {
    fs::path path = folder / (stemOf(k) + ".npz");
    std::error_code ignored;
    if (!fs::exists(path, ignored))
      path.replace_extension(".safetensors");
    if (!fs::exists(path, ignored)) {
      sink.error(diag::Code::BadTensorFile, std::nullopt,
                 fmt::format("{} holds no outputs for case {} ({}): {}.npz or .safetensors is needed", folder.string(),
                             k, cases[k].name, stemOf(k)));
      return std::nullopt;
    }
    auto outputs = outputsOf(manifest, cases[k], path, sink);
    if (!outputs)
      return std::nullopt;
    all.push_back(std::move(*outputs));
  }
  return all;
}

} // namespace qkc::driver
