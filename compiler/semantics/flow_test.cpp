#include "compiler/semantics/example_contracts.h"
#include "compiler/semantics/flow.h"

#include <doctest/doctest.h>

#include <iostream>

using namespace qkc;
using namespace qkc::semantics;
using namespace qkc::semantics::testing;
using contract::Op;
using contract::Reduction;
using contract::Role;
using contract::Scope;
using diag::Code;
using numeric::Overflow;
using numeric::Rational;
using numeric::Rounding;

namespace {

std::vector<diag::Diagnostic> findings(const contract::Contract& contract) {
  diag::Sink sink;
  analyzeFlow(contract, sink);
  for (const auto& d : sink.diagnostics()) {
    std::cout << diag::codeText(d.code) << " " << d.message << "\n";
    for (const auto& n : d.notes)
      std::cout << "    " << n << "\n";
  }
  return sink.diagnostics();
}

} // namespace

TEST_CASE("int8_dyn_token_sym passes") {
  const Sym sym;
  CHECK(findings(sym.b.contract).empty());
}

TEST_CASE("without its guards it is refused with an input") {
  const Sym sym({.hasGuards = false});
  findings(sym.b.contract);
}
TEST_CASE("N03: without the magnitude it is refused with an input") {
  const Sym sym({.hasMagnitude = false});
  findings(sym.b.contract);
  const Sym wide({.hasMagnitude = false, .input = "f32"});
  findings(wide.b.contract);
}
