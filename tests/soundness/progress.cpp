#include "tests/soundness/progress.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <utility>

namespace qkc::soundness {

namespace {

// FNV-1a of this program's file: its rules, headers and kernels are all in it.
std::string digestOfProgram() {
  std::ifstream in("/proc/self/exe", std::ios::binary);
  std::uint64_t digest = 0xcbf29ce484222325U;
  for (auto at = std::istreambuf_iterator<char>(in); at != std::istreambuf_iterator<char>(); ++at)
    digest = (digest ^ static_cast<unsigned char>(*at)) * 0x100000001b3U;
  return fmt::format("{:016x}", digest);
}

} // namespace

Progress::Progress(std::filesystem::path file) : file_(std::move(file)) {
  if (file_.empty())
    return;
  program_ = digestOfProgram();
  std::ifstream in(file_);
  std::string program;
  Done done;
  if (in >> program >> done.seed >> done.contracts >> done.texts >> done.judged >> done.notJudged >> done.exactly &&
      program == program_)
    before_ = done;
}

void Progress::keep(const Done& done) const {
  if (file_.empty())
    return;
  if (file_.has_parent_path())
    std::filesystem::create_directories(file_.parent_path());
  const std::filesystem::path next = file_.string() + ".next";
  std::ofstream(next) << fmt::format("{} {} {} {} {} {} {}\n", program_, done.seed, done.contracts, done.texts,
                                     done.judged, done.notJudged, done.exactly);
  std::filesystem::rename(next, file_);
}

} // namespace qkc::soundness
