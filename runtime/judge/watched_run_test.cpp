#include "runtime/judge/watched_run.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace qkc;
using namespace qkc::judge;

namespace {

cases::Manifest oneDim() {
  cases::Manifest manifest;
  manifest.dims.emplace_back().name = "N";
  return manifest;
}

cases::Case caseOf(std::uint64_t seed, std::int64_t n, const std::string& inputClass) {
  cases::Case one;
  one.seed = seed;
  one.dims = {{"N", n}};
  one.inputClass = inputClass;
  return one;
}

const std::vector<cases::Case> kPinned{caseOf(0, 4, "mixture"), caseOf(0, 5, "zeros"), caseOf(0, 6, "mixture"),
                                       caseOf(0, 900, "mixture"), caseOf(0, 5, "ends")};
const std::vector<cases::Case> kFresh{caseOf(7, 4, "mixture"), caseOf(7, 5, "mixture"), caseOf(7, 6, "zeros"),
                                      caseOf(7, 8, "zeros")};

std::vector<cases::Case> both(const std::vector<cases::Case>& first, const std::vector<cases::Case>& second) {
  std::vector<cases::Case> all = first;
  all.insert(all.end(), second.begin(), second.end());
  return all;
}

bool hasAll(const std::vector<std::size_t>& all, const std::vector<std::size_t>& some, std::size_t shift = 0) {
  return std::all_of(some.begin(), some.end(),
                     [&](std::size_t k) { return std::find(all.begin(), all.end(), k + shift) != all.end(); });
}

} // namespace

TEST_CASE("cases of another seed are watched beside those of the pinned suite, never in their place") {
  const cases::Manifest manifest = oneDim();
  const auto alone = casesToWatch(manifest, kPinned, 600);
  CHECK(alone == std::vector<std::size_t>{2, 1, 0});
  // Where the pinned ones have equal values, or none at all.
  CHECK(casesToWatch(manifest, both(kPinned, kFresh), 600) == std::vector<std::size_t>{2, 1, 0, 8, 6});
  CHECK(hasAll(casesToWatch(manifest, both(kFresh, kPinned), 600), alone, kFresh.size()));
  CHECK(casesToWatch(manifest, kFresh, 600) == std::vector<std::size_t>{3, 2, 0});
  CHECK(casesToWatch(manifest, kFresh, 10) == std::vector<std::size_t>{0});
  CHECK(casesToWatch(manifest, {}, 600).empty());
}

TEST_CASE("each arm has two cases with likely contents, and a seed loses none to another") {
  const cases::Manifest manifest = oneDim();
  constexpr double kMost = 10; // the smallest alone
  std::vector<ReachedArms> reached(kPinned.size());
  for (ReachedArms& arms : reached) {
    arms.set(0);
  }
  reached[3].set(1);
  reached[4].set(2);
  const auto alone = casesToReuse(manifest, kPinned, reached, kMost);
  CHECK(alone == std::vector<std::size_t>{0, 1, 4, 3});
  reached.resize(kPinned.size() + kFresh.size());
  for (ReachedArms& arms : reached) {
    arms.set(1).set(2);
  }
  CHECK(hasAll(casesToReuse(manifest, both(kPinned, kFresh), reached, kMost),
               casesToReuse(manifest, kPinned, reached, kMost)));
  CHECK(hasAll(casesToReuse(manifest, both(kFresh, kPinned), reached, kMost),
               casesToReuse(manifest, kFresh, reached, kMost)));
}
