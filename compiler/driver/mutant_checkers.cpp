#include "compiler/driver/mutant_checkers.h"

#include "compiler/driver/stage_costs.h"

#include <algorithm>

namespace qkc::driver {

namespace {

// What compiling with optimisation takes for a byte of text, in seconds of processor time: measured over the contracts
// here. It pays once half as much was spent without.
constexpr double kSecondsOfByte = 16e-6;
constexpr double kShareSpent = 0.5;

} // namespace

std::unique_ptr<MutantCheckers> MutantCheckers::compile(device::Device& device, const judge::ContractTexts& texts,
                                                        const CheckersText& checkers, bool isLarge,
                                                        std::string& error) {
  std::unique_ptr<MutantCheckers> made(new MutantCheckers(device));
  made->request_.source = {"mutant_checkers.cu", checkers.module};
  made->request_.headers = texts.headers;
  made->request_.keep = true;
  for (const CheckersText::Entry& entry : checkers.entries) {
    made->request_.entries.push_back(entry.function);
    auto manifest = cases::readManifest(entry.manifest, error);
    if (!manifest)
      return nullptr;
    made->all_.push_back({entry.id, entry.function, std::make_unique<cases::Manifest>(std::move(*manifest))});
  }
  if (!made->compileAt(isLarge ? 1 : 0, error))
    return nullptr;
  return made;
}

bool MutantCheckers::compileAt(int optimization, std::string& error) {
  request_.optimization = optimization;
  auto result = device_.compile(request_);
  if (result.status != device::CompileStatus::ok) {
    error = "mutant_checkers.cu does not compile: " + result.diagnostics;
    return false;
  }
  program_ = std::move(result.program);
  return true;
}

void MutantCheckers::optimizeWherePays() {
  const double cost = kSecondsOfByte * static_cast<double>(request_.source.text.size());
  if (request_.optimization > 0 || askedSeconds_ < kShareSpent * cost)
    return;
  std::string ignored; // it has compiled before
  compileAt(1, ignored);
}

// Whether the call alone is rejected: of several kernels that wrote the same it is asked once.
bool MutantCheckers::rejects(std::size_t which, const CallKeeper::Kept& kept, judge::CallTally& tally) {
  const auto known = rejecting_.find({which, kept.key});
  if (known != rejecting_.end() && known->second)
    return true;
  optimizeWherePays();
  const One& one = all_[which];
  const double begin = processorSeconds();
  const qkc_check_report report =
      judge::checkCall(*one.manifest, {program_.get(), program_->entry(one.function)}, kept.one, kept.outputs);
  askedSeconds_ += processorSeconds() - begin;
  judge::CallTally alone(*one.manifest);
  const bool isRejected = std::any_of(std::begin(report.arms), std::end(report.arms),
                                      [](const qkc_arm_report& arm) { return arm.rejected > 0; }) ||
                          !alone.add(report).empty();
  rejecting_[{which, kept.key}] = isRejected;
  return isRejected || !tally.add(report).empty();
}

bool MutantCheckers::admits(std::size_t which, const CallKeeper& calls) {
  judge::CallTally tally(*all_[which].manifest);
  for (const auto* kept : {&calls.rejected(), &calls.large(), &calls.others()})
    for (const CallKeeper::Kept& call : *kept)
      if (rejects(which, call, tally))
        return false;
  return true;
}

std::vector<std::string> MutantCheckers::explaining(const CallKeeper& calls) {
  std::vector<std::string> found;
  for (std::size_t which = 0; which < all_.size(); ++which)
    if (admits(which, calls))
      found.push_back(all_[which].id);
  return found;
}

} // namespace qkc::driver
