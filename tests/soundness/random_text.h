#pragma once
// Random contracts of one clause, whose value uses every kind of freedom.

#include <cstdint>
#include <random>
#include <string>

namespace qkc::soundness {

class RandomText {
public:
  explicit RandomText(std::uint64_t seed) : engine_(seed) {}
  // A whole text. `relation` is "within" or "=": a text whose freedoms are finite needs the second.
  std::string text(const std::string& name, const std::string& relation);

private:
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(engine_() % count); }
  std::string pick(std::initializer_list<const char*> all);
  std::string value(int depth);
  std::string positive(int depth);
  std::string sum();
  std::string freedoms();

  std::mt19937_64 engine_;
};

} // namespace qkc::soundness
