#pragma once
// The diagnostics of all instances of a family: what several of them say is said once.

#include "compiler/diag/sink.h"

#include <set>
#include <string>
#include <tuple>

namespace qkc::contract {

class Merger {
public:
  explicit Merger(diag::Sink& sink) : sink_(sink) {}

  // Reports what is new; errors name the instance, unless that is empty.
  void take(const diag::Sink& from, const std::string& instance);

private:
  diag::Sink& sink_;
  std::set<std::tuple<diag::Code, FileId, std::uint32_t, std::uint32_t, std::string>> seen_;
};

} // namespace qkc::contract
