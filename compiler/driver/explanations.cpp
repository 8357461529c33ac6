#include "compiler/driver/explanations.h"

#include "compiler/driver/embedded_pages.h"

namespace qkc::driver {

std::string explanation(diag::Code code) {
  const std::string wanted = diag::codeText(code);
  for (const auto& [name, text] : embeddedPages())
    if (name == wanted)
      return text;
  return "";
}

} // namespace qkc::driver
