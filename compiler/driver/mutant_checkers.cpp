#include "compiler/driver/mutant_checkers.h"

#include <algorithm>

namespace qkc::driver {

std::unique_ptr<MutantCheckers> MutantCheckers::compile(device::Device& device, const judge::ContractTexts& texts,
                                                        const CheckersText& checkers, std::string& error) {
  device::CompileRequest request;
  request.source = {"mutant_checkers.cu", checkers.module};
  request.headers = texts.headers;
  for (const CheckersText::Entry& entry : checkers.entries)
    request.entries.push_back(entry.function);
  request.optimization = 1;
  request.keep = true;
  auto result = device.compile(request);
  if (result.status != device::CompileStatus::ok) {
    error = "mutant_checkers.cu does not compile: " + result.diagnostics;
    return nullptr;
  }
  auto made = std::make_unique<MutantCheckers>();
  made->program_ = std::move(result.program);
  for (const CheckersText::Entry& entry : checkers.entries) {
    auto manifest = cases::readManifest(entry.manifest, error);
    if (!manifest)
      return nullptr;
    made->all_.push_back(
        {entry.id, made->program_->entry(entry.function), std::make_unique<cases::Manifest>(std::move(*manifest))});
  }
  return made;
}

bool MutantCheckers::admits(const One& one, const CallKeeper& calls) const {
  judge::CallTally tally(*one.manifest);
  const auto admitsCall = [&](const CallKeeper::Kept& kept) {
    const qkc_check_report report =
        judge::checkCall(*one.manifest, {program_.get(), one.entry}, kept.one, kept.outputs);
    const bool isRejected = std::any_of(std::begin(report.arms), std::end(report.arms),
                                        [](const qkc_arm_report& arm) { return arm.rejected > 0; });
    return tally.add(report).empty() && !isRejected;
  };
  return std::all_of(calls.rejected().begin(), calls.rejected().end(), admitsCall) &&
         std::all_of(calls.large().begin(), calls.large().end(), admitsCall) &&
         std::all_of(calls.others().begin(), calls.others().end(), admitsCall);
}

std::vector<std::string> MutantCheckers::explaining(const CallKeeper& calls) const {
  std::vector<std::string> found;
  for (const One& one : all_)
    if (admits(one, calls))
      found.push_back(one.id);
  return found;
}

} // namespace qkc::driver
