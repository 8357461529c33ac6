#pragma once
// The compiled checkers of a contract's mutants: which changed contracts admit what a kernel wrote. The exact evaluator
// says the same, slowly.

#include "compiler/driver/back_end.h"
#include "compiler/driver/diagnosis.h"
#include "runtime/device/device.h"
#include "runtime/judge/tally.h"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace qkc::driver {

class MutantCheckers {
public:
  // Null, with what is wrong in `error`, where the text does not compile.
  static std::unique_ptr<MutantCheckers> compile(device::Device& device, const judge::ContractTexts& texts,
                                                 const CheckersText& checkers, std::string& error);

  // Ids of the mutants that admit all calls that were kept of one kernel.
  std::vector<std::string> explaining(const CallKeeper& calls);

private:
  struct One {
    std::string id, function;
    std::unique_ptr<cases::Manifest> manifest; // of the changed contract
  };

  MutantCheckers() = default;
  bool admits(std::size_t which, const std::vector<const CallKeeper::Kept*>& calls);
  bool rejects(std::size_t which, const CallKeeper::Kept& kept, judge::CallTally& tally);

  std::unique_ptr<device::Program> program_;
  std::vector<One> all_;
  std::map<std::pair<std::size_t, std::string>, bool> rejecting_; // mutant, call: whether the call alone is rejected
};

} // namespace qkc::driver
