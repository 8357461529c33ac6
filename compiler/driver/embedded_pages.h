#pragma once
#include <string>
#include <utility>
#include <vector>

namespace qkc::driver {

// File stems and texts of docs/diagnostics/.
const std::vector<std::pair<std::string, std::string>>& embeddedPages();

// File stems and texts of the pages of docs/ that commands print.
const std::vector<std::pair<std::string, std::string>>& guidePages();

// File stems and texts of stdlib/*.qkc.
const std::vector<std::pair<std::string, std::string>>& stdlibTexts();

} // namespace qkc::driver
