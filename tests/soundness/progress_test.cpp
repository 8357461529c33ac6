#include "tests/soundness/progress.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <fstream>

using namespace qkc::soundness;

TEST_CASE("a run goes on where one of the same program ended") {
  const auto file = std::filesystem::temp_directory_path() / ("qkc_progress_" + std::to_string(getpid()));
  CHECK(!Progress(file).before());
  Progress(file).keep({41, 3, 5, 3'000'000, 7, 900});
  const Progress next(file);
  REQUIRE(next.before());
  CHECK(next.before()->seed == 41);
  CHECK(next.before()->contracts == 3);
  CHECK(next.before()->texts == 5);
  CHECK(next.before()->judged == 3'000'000);
  CHECK(next.before()->notJudged == 7);
  CHECK(next.before()->exactly == 900);
  // Of another program, and a file that was cut.
  std::ofstream(file) << "0123456789abcdef 41 3 5 3000000 7 900\n";
  CHECK(!Progress(file).before());
  std::ofstream(file) << "0123\n";
  CHECK(!Progress(file).before());
  std::filesystem::remove(file);
  Progress("").keep({1, 1, 1, 1, 1, 1});
  CHECK(!Progress("").before());
}
