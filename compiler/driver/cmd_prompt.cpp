#include "compiler/driver/command.h"
#include "compiler/driver/embedded_pages.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace {

constexpr std::string_view kTask = "Write one CUDA C++ file for the function below. What it returns is judged element "
                                   "by element against the clauses, on "
                                   "cases\nbuilt from them: ties, values beside the ends of the domain, zero rows, "
                                   "every admissible shape. Nothing that a "
                                   "clause fixes may\ndiffer in a single bit; what is free is listed.\n\n";

// How the clauses are read: what docs/language.md says of a body, for a reader who writes kernels.
constexpr std::string_view kNotation = R"(
## Reading the clauses
- A clause judges an output (`q[t, h] = ...`) or defines a value (`let`). Index variables run from 0 below their bound. The first arm whose
  guard (`when`, `otherwise`) holds is the one that judges.
- `in F`: every operation is rounded once to F, ties to even. `in real`: nothing is rounded before the conversion. Without either nothing rounds.
- `F(e, rounding, overflow)` converts e to the format F. half_even, half_away: to the nearest, ties to even or away from zero. half_to_zero, half_to_plus,
  half_to_minus: to the nearest, ties in that direction. to_zero, to_plus, to_minus: directed. saturate: to the nearest end of F; wrap: modulo
  2^bits; inf, nan: becomes that; never: can't happen.
- `one of { a: e; b: f } per SCOPE`: either value is right, the same one throughout the scope: the kernel (all calls), a call, an instance of indices, an element.
- An output on a right-hand side is the value that your kernel returned.
- `max over h of (e)` and its like run over the whole range of h; `empty v` is the value over nothing.

)";

std::string pageNamed(const std::string& name) {
  for (const auto& [stem, text] : guidePages())
    if (stem == name)
      return text;
  return "";
}

// The page on candidates with its headings one level down.
std::string candidateRules() {
  return "#" + pageNamed("candidates");
}

} // namespace

Run addPrompt(CLI::App& app) {
  auto name = std::make_shared<std::string>();
  auto places = std::make_shared<Places>();
  CLI::App* command = app.add_subcommand(
      "prompt", "print all that someone needs who writes a kernel for a contract, and no code of its reference");
  command->add_option("contract", *name, "instance, family with one instance, or .qkc file")->required();
  addPlaces(*command, places);
  command->footer("example: qkc prompt int8_dyn_token_sym > task.md");
  return [name, places](Session& session) {
    const auto texts = oneContract(*name, *places, session);
    const int status = session.finish();
    if (status == kOk && texts)
      fmt::print("{}{}{}{}", kTask, texts->statement, kNotation, candidateRules());
    return status;
  };
}

} // namespace qkc::driver
