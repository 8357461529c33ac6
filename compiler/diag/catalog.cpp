#include "compiler/diag/diagnostic.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

namespace qkc::diag {

namespace {

constexpr std::array kCatalog{
#define QKC_DIAGNOSTIC(number, name, title) CatalogRow{Code::name, #name, title},
#include "compiler/diag/catalog.def"
#undef QKC_DIAGNOSTIC
};

constexpr bool ascending() {
  for (std::size_t i = 1; i < kCatalog.size(); ++i)
    if (kCatalog[i - 1].code >= kCatalog[i].code)
      return false;
  return true;
}
static_assert(ascending(), "rows of catalog.def stand in the order of their numbers, each number once");

} // namespace

std::span<const CatalogRow> catalog() {
  return kCatalog;
}

const CatalogRow& catalogRow(Code code) {
  const auto* row = std::find_if(kCatalog.begin(), kCatalog.end(), [&](const CatalogRow& r) { return r.code == code; });
  if (row == kCatalog.end())
    throw std::out_of_range("diagnostic code without a row in the catalogue");
  return *row;
}

std::string codeText(Code code) {
  return fmt::format("QKC{:04}", static_cast<unsigned>(code));
}

std::optional<Code> findCode(std::string_view text) {
  constexpr std::string_view kPrefix = "QKC";
  const auto upper = [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; };
  if (text.size() >= kPrefix.size() &&
      std::equal(kPrefix.begin(), kPrefix.end(), text.begin(), [&](char a, char b) { return a == upper(b); }))
    text.remove_prefix(kPrefix.size());
  std::uint16_t number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc{} || end != text.data() + text.size())
    return std::nullopt;
  for (const CatalogRow& row : kCatalog)
    if (static_cast<std::uint16_t>(row.code) == number)
      return row.code;
  return std::nullopt;
}

} // namespace qkc::diag
