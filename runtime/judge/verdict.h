#pragma once
// The verdict on one candidate: everything that tables and other reports are rendered from. JSON schema qkc.verdict/1
// (docs/verdict.schema.json): fields may be added within a version, never renamed.

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace qkc::judge {

enum class Outcome {
  accepted,
  rejected,    // by the candidate's own doing
  undecided,   // nothing was wrong as far as judged, but something could not be judged, or judging took too long
  unsupported, // this device can't run it; says nothing of the candidate
  failed       // the judge could not do its work
};
const char* name(Outcome outcome);
// 0 accepted, 1 rejected, 2 all others.
int exitStatus(Outcome outcome);

// A value and its code.
struct Coded {
  std::string bits;  // "0x3f80"
  std::string value; // "1"
};

struct Admissible {
  Coded code;
  std::vector<std::string> paths; // labels of the joint choices that give it; empty without a choice
};

struct NamedValue {
  std::string name;
  Coded code;
};

// One element, with what the arm read there.
struct Position {
  std::string clause, output;
  std::string caseName;
  std::uint64_t seed = 0;
  std::uint32_t caseNumber = 0;
  std::vector<std::int64_t> at; // logical coordinates
  Coded returned;
  std::vector<Admissible> admissible;
  std::vector<NamedValue> values;
  std::string why;
  // For the witnesses of an empty choice: the path that fails here.
  std::string failingPath;
};

struct ClauseVerdict {
  std::string name, text;
  bool judges = false; // has arms of outputs; false for clauses that only choose or define
  std::uint64_t judged = 0, rejected = 0, masked = 0, wide = 0, notJudged = 0;
  std::vector<std::string> paths;      // of its choice, if it has one
  std::vector<std::string> alivePaths; // those that explain everything judged, within the scope
  std::string scope;                   // "per call"
  std::uint64_t scopesRejected = 0;    // instances, calls or the kernel that no path explains
};

// What a lint points out, at a place of the candidate's text.
struct Finding {
  std::string lint, place, text;
};

// A changed contract that a rejected candidate follows, or comes near to.
struct Convention {
  std::vector<std::string> mutants; // ids: "codes.rounding.half_away"; more than one where only a pair explains
  std::vector<std::string> texts;   // what each changes, one line
  std::vector<std::string> clauses; // that they change
  bool explains = false;            // it admits every output that was tried
  std::uint64_t separating = 0;     // values that the contract rejects and it admits
  double share =
      0; // of the rejected values that were tried, those that it admits, less accepted ones that it would not: 0..1
};

// What was put to a rejected candidate's calls: nothing, where they are beyond what can be tried or none is wrong
// alone.
enum class Tried { nothing, mutants, pairsToo };

struct Verdict {
  std::string contract, hash;
  std::string candidate; // path or name
  std::string candidateSha256;
  std::string device;
  std::vector<std::uint64_t> seeds;
  std::string stage = "verdict"; // compile, run, verdict
  Outcome outcome = Outcome::failed;
  std::string code;    // QKC08xx of a rejection before the checker, empty else
  std::string reason;  // one line
  std::string details; // compiler text, or what the candidate printed
  std::vector<Finding> findings;
  std::vector<ClauseVerdict> clauses;
  std::vector<std::string> blamed; // clauses, the first rejected one first
  std::vector<Position> positions;
  std::vector<Position> witnesses; // one for each path of an empty choice
  std::vector<Convention> diagnosis;
  Tried tried = Tried::nothing;         // for `diagnosis`
  std::vector<std::string> explanation; // lines about the element that was asked for
  std::uint64_t cases = 0, calls = 0, elements = 0;
  // Where the run failed.
  std::string failedCase, failedBuffer, runOutcome;
  std::uint64_t failedSeed = 0;
  std::vector<std::int64_t> failedAt;
  double compileMs = 0, checkerMs = 0, runMs = 0, checkMs = 0;
};

nlohmann::ordered_json toJson(const Verdict& verdict);

// The verdict as people read it, ending with a line end. `color` adds terminal colours.
std::string renderTable(const Verdict& verdict, bool color);

} // namespace qkc::judge
