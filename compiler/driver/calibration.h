#pragma once
// The evidence that a contract's verdict can tell: every lawful variant accepted, every mutant rejected or proved to be
// one that no case can tell apart.

#include "compiler/driver/back_end.h"
#include "compiler/driver/front_end.h"
#include "compiler/driver/run_mutant_runs.h"
#include "compiler/driver/stage_costs.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qkc::driver {

struct MutantRecord {
  enum class Outcome {
    killed,
    equivalent, // proved: it writes what the reference writes
    hidden,     // differs from the reference at ties inside enclosures alone, and was seen to
    open,       // survives, and there is no proof
  };
  std::string id, clause, text;
  Outcome outcome = Outcome::open;
  std::string killedBy;            // class of the first case that rejects it
  bool killedByRandom = false;     // the control on plain normal data
  std::vector<std::string> blamed; // clauses that judge, the first rejected one first
  std::string claim;               // the proof that the contract's text says there is: interval, enumerate, mask
  std::string method;              // of the proof: interval, enumerate, mask
  std::vector<std::string> over;   // what the proof divides
  std::int64_t parts = 0;
  std::uint64_t differing = 0; // hidden: bytes of outputs in which it differs from the reference
  std::string problem;         // open: what stands in the way
  // Of a killed one, what a verdict on it names as the convention that it follows: "own" (itself, or one that wrote the
  // same), "clause" (another of the changed clause), "other", "none".
  std::string diagnosed;
  std::uint64_t separating = 0; // rejected values of the calls that the diagnosis rests on

  // Whether the text claims a proof that was not found. One by intervals is one of a single part.
  bool isRefuted() const {
    return !claim.empty() && claim != method && !(claim == "enumerate" && method == "interval");
  }
  bool isGuarded() const { return id.find(".guarded.") != std::string::npos; }
};

// Killed mutants of more than one clause that write the same on every case.
struct InseparableClass {
  std::vector<std::string> ids;
  std::string method;  // of the proof that no input tells them apart: interval, enumerate; empty where there is none
  std::string problem; // then: what stands in the way
};

struct VariantRecord {
  std::string id, text;
  bool accepted = false;
  std::string problem;
};

struct Calibration {
  std::string contract, hash;
  std::string version; // of qkc
  // SHA-256 over the generated texts, the run mutants, what lawful variants there are, the portable headers, the pinned
  // cases and mutants by hand.
  std::string texts;
  bool referenceAccepted = false;
  std::string referenceProblem;
  std::vector<MutantRecord> mutants;
  std::vector<RunMutantRecord> runs;
  std::vector<VariantRecord> lawful;
  std::vector<InseparableClass> inseparable;
  std::vector<std::string> masks;                          // the shares on population classes, one a line
  std::map<std::string, std::map<std::string, int>> kills; // clause, class of cases: mutants

  std::size_t count(MutantRecord::Outcome outcome) const;
  std::size_t killedByRandom() const;
  std::size_t lawfulAccepted() const;
  std::size_t runsKilled() const; // with the code and the tensor that each must get
  const InseparableClass* classOf(const std::string& id) const;
  // Whether a verdict on a killed mutant names the changed clause: the diagnosis, or where it names nothing the clause
  // that judges. Never in a class without a proof.
  bool isBlamedRight(const MutantRecord& mutant) const;
  std::size_t blamedRight() const;
  // Killed mutants that change a clause everywhere; those of them that the diagnosis names.
  std::size_t conventions() const;
  std::size_t namedConventions() const;
  // Classes of cases that kill, over clauses, each counted once.
  std::size_t classesCovered() const;
  // The reference and lawful variants accepted, no mutant open and no claim refuted, run mutants rejected as they must
  // be, and a proof for each class of mutants of several clauses.
  bool isGreen() const;
};

std::string_view name(MutantRecord::Outcome outcome);

// What a record must have been made from to hold today.
struct Identity {
  std::string hash, version, texts;
};
Identity identityOf(const Checked& checked, const Texts& texts, const SourceMap& sources);

// How the work of one contract is spread; what comes of it is the same.
struct Spread {
  // Texts that are needed late are compiled, and run mutants judged, beside what comes first: sooner done, but the
  // costs of stages mix.
  bool isAhead = true;
  int processes = 1; // for what is one mutant's alone
};

// Runs it all on the CPU device; none after an error, which is in the sink. In a process with one thread.
std::optional<Calibration> calibrate(const Checked& checked, const Texts& texts, const SourceMap& sources,
                                     const Spread& spread, StageCosts& costs, diag::Sink& sink);

// generated/<instance>/calibration.json.
std::string toJson(const Calibration& calibration);
// None where the text is no such record, or was changed since it was made.
std::optional<Calibration> fromJson(const std::string& text);

} // namespace qkc::driver
