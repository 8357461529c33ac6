#include "compiler/emit/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace qkc::emit {

using namespace contract;

namespace {

// Macros of the C headers: capitals with an underscore, as INT_MAX and M_PI, and the few that look otherwise.
bool mayBeMacro(const std::string& word) {
  static const std::set<std::string> plain = {
      "NULL",      "NAN",   "INFINITY", "EOF",   "EDOM",   "ERANGE", "EILSEQ", "BUFSIZ", "DOMAIN", "SING", "OVERFLOW",
      "UNDERFLOW", "TLOSS", "PLOSS",    "errno", "assert", "stdin",  "stdout", "stderr", "linux",  "unix"};
  const auto isCapital = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; };
  return plain.contains(word) ||
         (word.find('_') != std::string::npos && std::all_of(word.begin(), word.end(), isCapital));
}

} // namespace

std::string localName(const std::string& word) {
  static const std::set<std::string> taken = {
      // C++ and CUDA
      "alignas", "alignof", "and", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char", "class",
      "compl", "concept", "const", "consteval", "constexpr", "constinit", "continue", "decltype", "default", "delete",
      "do", "double", "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false", "float", "for", "friend",
      "goto", "if", "inline", "int", "long", "mutable", "namespace", "new", "noexcept", "not", "nullptr", "operator",
      "or", "private", "protected", "public", "register", "requires", "return", "short", "signed", "sizeof", "static",
      "struct", "switch", "template", "this", "throw", "true", "try", "typedef", "typeid", "typename", "union",
      "unsigned", "using", "virtual", "void", "volatile", "while", "xor", "threadIdx", "blockIdx", "blockDim",
      "gridDim", "warpSize", "min", "max", "abs", "int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t",
      "int64_t", "uint64_t", "size_t", "half", "main",
      // the frame of generated text
      "io", "row", "column", "tally", "qkc", "place", "returned", "explained", "stream", "report", "memory", "out",
      "element", "which", "position", "Tensors"};
  // A word that ends like what others become gives way too.
  const std::string bare = word.substr(0, word.find_last_not_of('_') + 1);
  const bool reserved = taken.contains(bare) || mayBeMacro(bare) || word.starts_with("__") ||
                        word.starts_with("qkc_") || (word.size() > 1 && word[0] == '_');
  return reserved ? word + "_" : word;
}

std::string pathSuffix(const Contract& contract, const Assignment& assignment) {
  std::string suffix;
  for (const auto& [choice, path] : assignment) {
    const auto& labels = contract.choices[static_cast<std::size_t>(choice)].labels;
    suffix += "_" + labels[static_cast<std::size_t>(path)];
  }
  return suffix;
}

std::string formatTag(const numeric::Format& format) {
  if (format.isInteger())
    return fmt::format("qkc::{}<{}>", format.isSigned ? "i" : "u", format.storageBits);
  return "qkc::" + format.name;
}

std::string borderType(const numeric::Format& format) {
  if (format.name == "f64")
    return "double";
  if (format.name == "f32" || format.name == "tf32")
    return "float";
  if (format.name == "f16")
    return "__half";
  if (format.name == "bf16")
    return "__nv_bfloat16";
  const bool isWhole =
      format.storageBits == 8 || format.storageBits == 16 || format.storageBits == 32 || format.storageBits == 64;
  if (format.isInteger() && isWhole)
    return fmt::format("{}int{}_t", format.isSigned ? "" : "u", format.storageBits);
  return "uint8_t";
}

std::string storageType(const numeric::Format& format) {
  for (const int bits : {8, 16, 32})
    if (format.storageBits <= bits)
      return fmt::format("uint{}_t", bits);
  return "uint64_t";
}

} // namespace qkc::emit
