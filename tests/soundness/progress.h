#pragma once
// What a long run has done so far, in a file: a run that was ended goes on where it was, one of another program starts
// over.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace qkc::soundness {

struct Done {
  std::uint64_t seed = 0; // the last one
  std::uint64_t contracts = 0, texts = 0, judged = 0, notJudged = 0, exactly = 0;
};

class Progress {
public:
  // Of the running program; nothing is kept where the path is empty.
  explicit Progress(std::filesystem::path file);
  // What runs of this program did before.
  const std::optional<Done>& before() const { return before_; }
  // Replaces the file.
  void keep(const Done& done) const;

private:
  std::filesystem::path file_;
  std::string program_; // a digest of its file
  std::optional<Done> before_;
};

} // namespace qkc::soundness
