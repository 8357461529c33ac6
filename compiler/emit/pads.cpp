// Bits of an output that no element owns and that must be 0: judged word by word.

#include "compiler/emit/frame.h"
#include "compiler/emit/names.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

namespace qkc::emit {

using namespace contract;

std::string padFunctors(const Input& input, QuantityId id, int number) {
  const Quantity& output = input.contract.quantity(id);
  const Layout& layout = *output.layout;
  const std::string field = localName(output.name);
  const std::string columns = extentText(input, layout.extents.back());
  const auto stray = [&](const std::string& place) {
    return wordLoop(input, output, fmt::format("io.{}[{}]", field, place), [](const std::string& firstBit, int bits) {
      return fmt::format("qkc::set_bits(word, {}, {}, 0);", firstBit, bits);
    });
  };
  std::string text = fmt::format("// {0}: bits that no element owns are 0\nstruct Pad_{0} {{\n  Tensors io;\n"
                                 "  template <class Tally>\n"
                                 "  QKC_MEMBER void operator()(int64_t, int64_t place, Tally& tally) const {{\n"
                                 "    const int64_t row = place / ({1});\n    const int64_t column = place % ({1});\n",
                                 output.name, columns);
  text += stray("place") + fmt::format("    tally.judge({}, place, word == 0);\n  }}\n}};\n\n", number);
  text += fmt::format("struct ExplainPad_{0} {{\n  Tensors io;\n  qkc_position* out;\n  int64_t number;\n"
                      "  QKC_MEMBER void operator()(int64_t, int64_t) const {{\n"
                      "    const int64_t row = number / ({1});\n    const int64_t column = number % ({1});\n",
                      output.name, columns);
  text += stray("number") + fmt::format("    out->arm = {};\n    out->returned = word;\n    out->combinations = 1;\n"
                                        "    out->admissible[0] = 0;\n    out->explained = word == 0 ? 1 : 0;\n",
                                        number);
  std::string rest = "number";
  for (std::size_t k = layout.extents.size(); k-- > 0;) {
    const std::string extent = extentText(input, layout.extents[k]);
    text += k == 0 ? fmt::format("    out->coordinates[0] = {};\n", rest)
                   : fmt::format("    out->coordinates[{}] = {} % ({});\n", k, rest, extent);
    rest = fmt::format("{} / ({})", rest, extent);
  }
  return text + "  }\n};\n\n";
}

std::string padWords(const Input& input, QuantityId id) {
  std::string text;
  for (const NodeId extent : input.contract.quantity(id).layout->extents)
    text += (text.empty() ? "" : " * ") + fmt::format("({})", extentText(input, extent));
  return text;
}

} // namespace qkc::emit
