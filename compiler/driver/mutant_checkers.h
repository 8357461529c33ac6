#pragma once
// The compiled checkers of a contract's mutants: which changed contracts admit what a kernel wrote. The exact evaluator
// says the same, slowly.

#include "compiler/driver/back_end.h"
#include "compiler/driver/diagnosis.h"
#include "runtime/device/device.h"
#include "runtime/judge/tally.h"

#include <memory>
#include <string>
#include <vector>

namespace qkc::driver {

class MutantCheckers {
public:
  // Null, with what is wrong in `error`, where the text does not compile.
  static std::unique_ptr<MutantCheckers> compile(device::Device& device, const judge::ContractTexts& texts,
                                                 const CheckersText& checkers, std::string& error);

  // Ids of the mutants that admit all calls that were kept.
  std::vector<std::string> explaining(const CallKeeper& calls) const;

private:
  struct One {
    std::string id;
    void* entry = nullptr;
    std::unique_ptr<cases::Manifest> manifest; // of the changed contract
  };

  bool admits(const One& one, const CallKeeper& calls) const;

  std::unique_ptr<device::Program> program_;
  std::vector<One> all_;
};

} // namespace qkc::driver
