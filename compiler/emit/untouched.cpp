// Elements of an inout that no arm defines: they hold what they held before the call.

#include "compiler/emit/frame.h"
#include "compiler/emit/names.h"

#include <fmt/format.h>

namespace qkc::emit {

using namespace contract;

std::string restFunctors(const Input& input, QuantityId id, int number) {
  const Quantity& inout = input.contract.quantity(id);
  const std::string field = localName(inout.name);
  std::string text = fmt::format("// {0} rest untouched\nstruct Rest_{0} {{\n  Tensors io;\n  template <class Tally>\n"
                                 "  QKC_MEMBER void operator()(int64_t, int64_t place, Tally& tally) const {{\n"
                                 "    if (io.touched_{0}[place] == 0)\n"
                                 "      tally.judge({1}, place, io.{2}[place] == io.old_{0}[place]);\n  }}\n}};\n\n",
                                 inout.name, number, field);
  text += fmt::format("struct ExplainRest_{0} {{\n  Tensors io;\n  qkc_position* out;\n  int64_t number;\n"
                      "  QKC_MEMBER void operator()(int64_t, int64_t) const {{\n"
                      "    out->arm = {1};\n    out->returned = io.{2}[number];\n    out->combinations = 1;\n"
                      "    out->admissible[0] = io.old_{0}[number];\n"
                      "    out->explained = out->returned == out->admissible[0] ? 1 : 0;\n",
                      inout.name, number, field);
  std::string rest = "number";
  for (std::size_t k = inout.shape.size(); k-- > 0;) {
    const std::string extent = extentText(input, inout.shape[k]);
    text += k == 0 ? fmt::format("    out->coordinates[0] = {};\n", rest)
                   : fmt::format("    out->coordinates[{}] = {} % ({});\n", k, rest, extent);
    rest = fmt::format("{} / ({})", rest, extent);
  }
  return text + "  }\n};\n\n";
}

} // namespace qkc::emit
