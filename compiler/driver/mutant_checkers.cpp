#include "compiler/driver/mutant_checkers.h"

#include <algorithm>

namespace qkc::driver {

namespace {

// As much as mutants.cu: without any a run takes several times as long, and more takes longer to compile than it saves.
constexpr int kOptimization = 1;

} // namespace

std::unique_ptr<MutantCheckers> MutantCheckers::compile(device::Device& device, const judge::ContractTexts& texts,
                                                        const CheckersText& checkers, std::string& error) {
  std::unique_ptr<MutantCheckers> made(new MutantCheckers);
  device::CompileRequest request;
  request.source = {"mutant_checkers.cu", checkers.module};
  request.headers = texts.headers;
  request.optimization = kOptimization;
  request.keep = true;
  for (const CheckersText::Entry& entry : checkers.entries) {
    request.entries.push_back(entry.function);
    auto manifest = cases::readManifest(entry.manifest, error);
    if (!manifest)
      return nullptr;
    made->all_.push_back({entry.id, entry.function, std::make_unique<cases::Manifest>(std::move(*manifest))});
  }
  auto result = device.compile(request);
  if (result.status != device::CompileStatus::ok) {
    error = "mutant_checkers.cu does not compile: " + result.diagnostics;
    return nullptr;
  }
  made->program_ = std::move(result.program);
  return made;
}

// Whether the call alone is rejected: of several kernels that wrote the same it is asked once.
bool MutantCheckers::rejects(std::size_t which, const CallKeeper::Kept& kept, judge::CallTally& tally) {
  const auto known = rejecting_.find({which, kept.key});
  if (known != rejecting_.end() && known->second)
    return true;
  const One& one = all_[which];
  const qkc_check_report report =
      judge::checkCall(*one.manifest, {program_.get(), program_->entry(one.function)}, kept.one, kept.outputs.get());
  judge::CallTally alone(*one.manifest);
  const bool isRejected = std::any_of(std::begin(report.arms), std::end(report.arms),
                                      [](const qkc_arm_report& arm) { return arm.rejected > 0; }) ||
                          !alone.add(report).empty();
  rejecting_[{which, kept.key}] = isRejected;
  return isRejected || !tally.add(report).empty();
}

// Calls are asked about in this order.
bool MutantCheckers::admits(std::size_t which, const std::vector<const CallKeeper::Kept*>& calls) {
  judge::CallTally tally(*all_[which].manifest);
  return std::none_of(calls.begin(), calls.end(),
                      [&](const CallKeeper::Kept* call) { return rejects(which, *call, tally); });
}

std::vector<std::string> MutantCheckers::explaining(const CallKeeper& calls) {
  // Small calls first, also those that the contract accepts: most mutants fall with one that was asked about before.
  std::vector<const CallKeeper::Kept*> all;
  for (const auto* kept : {&calls.rejected(), &calls.large(), &calls.others()})
    for (const CallKeeper::Kept& call : *kept)
      all.push_back(&call);
  std::stable_sort(all.begin(), all.end(), [](const auto* a, const auto* b) { return a->elements < b->elements; });
  std::vector<std::string> found;
  for (std::size_t which = 0; which < all_.size(); ++which)
    if (admits(which, all))
      found.push_back(all_[which].id);
  return found;
}

} // namespace qkc::driver
