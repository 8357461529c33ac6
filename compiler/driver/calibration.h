#pragma once
// The evidence that a contract's verdict can tell: every lawful variant accepted, every mutant rejected or proved to be
// one that no case can tell apart.

#include "compiler/driver/back_end.h"
#include "compiler/driver/front_end.h"

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
  std::string method;              // of the proof: interval, enumerate, mask
  std::vector<std::string> over;   // what the proof divides
  std::int64_t parts = 0;
  std::uint64_t differing = 0; // hidden: bytes of outputs in which it differs from the reference
  std::string problem;         // open: what stands in the way
  // What a verdict on it names as the convention that it follows: "own" (itself, or one that wrote the same), "clause"
  // (another of the changed clause), "other", "none"; empty where that was not asked for.
  std::string diagnosed;
};

struct VariantRecord {
  std::string id, text;
  bool accepted = false;
  std::string problem;
};

struct Calibration {
  std::string contract, hash;
  std::string version; // of qkc
  std::string texts;   // SHA-256 over the generated texts, the portable headers and the pinned cases
  bool referenceAccepted = false;
  std::string referenceProblem;
  std::vector<MutantRecord> mutants;
  std::vector<VariantRecord> lawful;
  // Killed mutants of more than one clause that wrote the same on the smaller cases: what blame can't tell apart.
  std::vector<std::vector<std::string>> inseparable;
  std::map<std::string, std::map<std::string, int>> kills; // clause, class of cases: mutants

  std::size_t count(MutantRecord::Outcome outcome) const;
  std::size_t killedByRandom() const;
  std::size_t lawfulAccepted() const;
  // Kills that no mutant of another clause writes the same as: outputs say which clause was changed.
  std::size_t toldApart() const;
  std::size_t diagnosed(std::string_view how) const;
  bool isGreen() const;
};

std::string_view name(MutantRecord::Outcome outcome);

// What a record must have been made from to hold today.
struct Identity {
  std::string hash, version, texts;
};
Identity identityOf(const Checked& checked, const Texts& texts);

// Runs it all on the CPU device; none after an error, which is in the sink. `diagnoses`: each killed mutant is put to
// the diagnosis of rejected candidates too.
std::optional<Calibration> calibrate(const Checked& checked, const Texts& texts, bool diagnoses,
                                     const SourceMap& sources, diag::Sink& sink);

// generated/<instance>/calibration.json.
std::string toJson(const Calibration& calibration);
// None where the text is no such record.
std::optional<Calibration> fromJson(const std::string& text);

} // namespace qkc::driver
