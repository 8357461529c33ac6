#include "compiler/driver/back_end.h"
#include "compiler/driver/calibration.h"
#include "compiler/driver/kill_matrix.h"

#include <doctest/doctest.h>

namespace qkc::driver {
namespace {

// Of a contract whose text says this of its mutants.
std::string textsOf(const std::string& mutants) {
  SourceMap sources;
  diag::Sink sink;
  const auto checked = checkText("c.qkc",
                                 "contract c {\n  summary \"s.\"\n  dim T >= 1\n  index t < T\n"
                                 "  in x: f32[T] finite magnitude 2^-20..2^20\n  out q: i8[T]\n"
                                 "  clause codes: q[t] = i8(x[t], half_even, saturate)\n" +
                                     mutants + "}\n",
                                 sources, sink);
  REQUIRE(checked.size() == 1);
  const auto texts = lowerContract(checked.front(), sources, sink);
  REQUIRE(texts);
  return identityOf(checked.front(), *texts, sources).texts;
}

TEST_CASE("a record is of the claims of its text") {
  const std::string none = textsOf("");
  const std::string claimed = textsOf("  mutant rounding.half_away of codes equivalent by interval\n");
  CHECK(textsOf("") == none);
  CHECK(claimed != none); // one more, and one less
  CHECK(textsOf("  mutant rounding.half_away of codes equivalent by mask\n") != claimed);
  CHECK(textsOf("  mutant rounding.to_zero of codes equivalent by interval\n") != claimed);
}

// Of one killed mutant, one open one, and one of runs.
Calibration recordOfThree() {
  Calibration record;
  record.contract = "c";
  record.referenceAccepted = true;
  record.mutants.resize(2);
  record.mutants[0].id = "codes.rounding.half_away";
  record.mutants[0].outcome = MutantRecord::Outcome::killed;
  record.mutants[1].id = "codes.overflow.wrap";
  record.runs = {{"run.race.q", "determinism", "races", "QKC0821", "QKC0821", "mixture", ""}};
  return record;
}

TEST_CASE("a record is read as it was written, and not once it was changed") {
  const Calibration record = recordOfThree();
  const std::string text = toJson(record);
  const auto read = fromJson(text);
  REQUIRE(read);
  CHECK(toJson(*read) == text);
  CHECK(read->runsKilled() == 1);
  CHECK_FALSE(read->isGreen());
  const auto with = [&](const std::string& old, const std::string& now) {
    std::string changed = text;
    const auto at = changed.find(old);
    REQUIRE(at != std::string::npos);
    return fromJson(changed.replace(at, old.size(), now));
  };
  CHECK_FALSE(with("\"open\"", "\"killed\""));
  CHECK_FALSE(with("QKC0821", "QKC0815"));
  CHECK_FALSE(with("codes.overflow.wrap", "codes.overflow.none"));
  CHECK_FALSE(with("\"seal\"", "\"zeal\""));
  CHECK(with("{\n", "{\n\n")); // spaces say nothing
}

TEST_CASE("a run mutant that gets another verdict than it must is not green") {
  Calibration record = recordOfThree();
  record.mutants.pop_back();
  CHECK(record.isGreen());
  record.runs[0].problem = "every case accepts it";
  CHECK_FALSE(record.isGreen());
  CHECK(record.runsKilled() == 0);
}

TEST_CASE("mutants of two clauses that no case tells apart need a proof") {
  Calibration record = recordOfThree();
  record.mutants[1].outcome = MutantRecord::Outcome::killed;
  record.inseparable.push_back({{record.mutants[0].id, record.mutants[1].id}, "interval", ""});
  CHECK(record.isGreen());
  record.inseparable[0] = {record.inseparable[0].ids, "", "more than 250 parts"};
  CHECK_FALSE(record.isGreen());
}

TEST_CASE("what is written is known by its bytes") {
  const std::string digest = digestOf({{std::byte{1}, std::byte{2}}});
  CHECK(digest.size() == 64);
  CHECK(digestOf({{std::byte{1}, std::byte{2}}}) == digest);
  CHECK(digestOf({{std::byte{2}, std::byte{1}}}) != digest);
}

} // namespace
} // namespace qkc::driver
