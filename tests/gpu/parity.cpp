// Runs the reference and every mutant of contracts on the CPU device and on a GPU, on the same cases, and compares the
// bits of their outputs and what both checkers count on them:
//
//   qkc_gpu_parity CONTRACT...    a line for each; exit status 1 where something differs, 2 where something can't be
//   run
//
// NaNs of one format are alike, whatever their payload and sign: where a contract asks for more, its checker sees it.

#include "compiler/driver/kill_matrix.h"
#include "compiler/driver/lookup.h"
#include "runtime/cases/format.h"
#include "runtime/cases/layout.h"
#include "runtime/device/device.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace {

using namespace qkc;

struct Side {
  std::unique_ptr<device::Device> device;
  std::unique_ptr<judge::Checker> checker;
  std::unique_ptr<device::Program> reference;
  std::unique_ptr<device::Program> mutants;
};

struct Count {
  std::size_t calls = 0;
  std::size_t otherBits = 0;
  std::size_t otherReports = 0;
  std::string first; // what differed first

  void note(std::size_t& counter, const std::string& what) {
    if (counter++ == 0 && first.empty()) {
      first = what;
    }
  }
};

bool compile(Side& side, const driver::Texts& texts, std::string& problem) {
  auto forJudge = driver::judgeTexts(texts, problem);
  if (!forJudge) {
    return false;
  }
  const std::string function = "qkc_" + texts.name;
  side.checker = judge::Checker::compile(*side.device, std::move(*forJudge), problem);
  if (side.checker == nullptr) {
    return false;
  }
  side.reference = driver::compileTrusted(*side.device, side.checker->texts(), "reference.cu", texts.reference,
                                          function, 1, problem);
  side.mutants = driver::compileTrusted(*side.device, side.checker->texts(), "mutants.cu", texts.mutants,
                                        function + "_mutant", 0, problem);
  return side.reference != nullptr && side.mutants != nullptr;
}

// Both are NaN in the format of the tensor, at the element that holds the byte.
bool sameOutput(const cases::Parameter& p, const std::vector<std::byte>& a, const std::vector<std::byte>& b) {
  if (a == b) {
    return true;
  }
  const cases::Format* format = cases::findFormat(p.format);
  const std::size_t width = cases::wordBytesOf(p);
  if (p.layout || format == nullptr || !format->hasNan || width > sizeof(std::uint64_t)) {
    return false;
  }
  for (std::size_t at = 0; at + width <= a.size(); at += width) {
    if (std::memcmp(&a[at], &b[at], width) == 0) {
      continue;
    }
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    std::memcpy(&left, &a[at], width);
    std::memcpy(&right, &b[at], width);
    if (!format->isNan(left) || !format->isNan(right)) {
      return false;
    }
  }
  return true;
}

bool sameOutputs(const cases::Manifest& manifest, const judge::Outputs& a, const judge::Outputs& b) {
  std::size_t next = 0;
  for (const cases::Parameter& p : manifest.prototype) {
    if (p.kind == cases::ParameterKind::tensor && p.role != cases::TensorRole::in && !p.sharesBuffer) {
      if (!sameOutput(p, a[next], b[next])) {
        return false;
      }
      ++next;
    }
  }
  return true;
}

// Everything that does not depend on the order in which places were kept.
bool sameReport(const qkc_check_report& a, const qkc_check_report& b) {
  return std::memcmp(a.arms, b.arms, sizeof a.arms) == 0 && std::memcmp(a.groups, b.groups, sizeof a.groups) == 0 &&
         a.kept == b.kept;
}

bool isRejected(const Side& side, const cases::Case& one, const judge::Outputs& outputs) {
  const auto report = judge::checkCall(side.checker->manifest(), side.checker->checkFunction(), one, outputs);
  return std::any_of(std::begin(report.arms), std::end(report.arms),
                     [](const qkc_arm_report& arm) { return arm.rejected > 0; });
}

// Elements that should be left out go to one place: the last one to write it stays, which on a GPU is any of them.
bool writesOneOfSeveral(const cases::Mutant& mutant) {
  return mutant.id.ends_with(".left_out_written");
}

// With the order of writes open both sides' outputs are rejected, or neither's.
void compareCall(const Side& cpu, const Side& gpu, const cases::Case& one, const judge::Outputs& onCpu,
                 const judge::Outputs& onGpu, const std::string& what, bool isOrderOpen, Count& count) {
  const cases::Manifest& manifest = cpu.checker->manifest();
  ++count.calls;
  const bool isSame =
      isOrderOpen ? isRejected(cpu, one, onCpu) == isRejected(cpu, one, onGpu) : sameOutputs(manifest, onCpu, onGpu);
  if (!isSame) {
    count.note(count.otherBits, what + " gives other bits on " + one.name);
  }
  // Both checkers on the same outputs, so that one difference is not counted twice.
  const auto first = judge::checkCall(manifest, cpu.checker->checkFunction(), one, onCpu);
  const auto second = judge::checkCall(manifest, gpu.checker->checkFunction(), one, onCpu);
  if (!sameReport(first, second)) {
    count.note(count.otherReports, "the checker counts other values for " + what + " on " + one.name);
  }
}

void compareAll(const Side& cpu, const Side& gpu, Count& reference, Count& mutants) {
  const cases::Manifest& manifest = cpu.checker->manifest();
  const std::string function = "qkc_" + manifest.name;
  const auto suite = cases::buildCases(manifest, 0);
  const auto entry = [&](const device::Program& program, const std::string& name) {
    return judge::TrustedFunction{&program, program.entry(name)};
  };
  const auto referenceOnCpu = entry(*cpu.reference, function);
  const auto referenceOnGpu = entry(*gpu.reference, function);
  const auto mutantsOnCpu = entry(*cpu.mutants, function + "_mutant");
  const auto mutantsOnGpu = entry(*gpu.mutants, function + "_mutant");
  for (std::size_t k = 0; k < suite.size(); ++k) {
    const cases::Case& one = suite[k];
    compareCall(cpu, gpu, one, judge::runTrusted(manifest, referenceOnCpu, one),
                judge::runTrusted(manifest, referenceOnGpu, one), "the reference", false, reference);
    // Every mutant sees a share of the cases, and every case a share of the mutants.
    constexpr std::size_t kShare = 8;
    for (std::size_t m = 0; m < manifest.mutants.size(); ++m) {
      if ((k + m) % kShare == 0) {
        const auto which = static_cast<std::int32_t>(m);
        compareCall(cpu, gpu, one, driver::runMutant(manifest, mutantsOnCpu, which, one),
                    driver::runMutant(manifest, mutantsOnGpu, which, one), manifest.mutants[m].id,
                    writesOneOfSeveral(manifest.mutants[m]), mutants);
      }
    }
  }
}

std::string text(const Count& count) {
  return count.otherBits == 0 && count.otherReports == 0
             ? fmt::format("{} calls same", count.calls)
             : fmt::format("{} calls, {} other bits, {} other counts", count.calls, count.otherBits,
                           count.otherReports);
}

// 0 same, 1 different, 2 not run.
int compareContract(const std::string& name) {
  SourceMap sources;
  diag::Sink sink;
  const auto started = std::chrono::steady_clock::now();
  std::string problem;
  const auto found = driver::findTexts(name, driver::Places{}, sources, sink);
  Side cpu;
  Side gpu;
  cpu.device = device::openCpuDevice(problem);
  gpu.device = cpu.device ? device::openCudaDevice(0, problem) : nullptr;
  if (found.size() != 1 || gpu.device == nullptr) {
    fmt::print("{:<36} NOT RUN: {}\n", name, found.size() != 1 ? "no such instance" : problem);
    return 2;
  }
  const char* cache = std::getenv("QKC_CACHE_DIR");
  for (Side* side : {&cpu, &gpu}) {
    side->device->setCacheFolder(cache == nullptr ? "" : cache);
    side->device->prepareThreads();
    if (!compile(*side, found.front(), problem)) {
      fmt::print("{:<36} NOT RUN on {}: {}\n", name, side->device->name(), problem);
      return 2;
    }
  }
  Count reference;
  Count mutants;
  compareAll(cpu, gpu, reference, mutants);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  const std::string& first = reference.first.empty() ? mutants.first : reference.first;
  fmt::print("{:<36} reference {:<18} {} mutants {:<20} {:5.1f} s  {}\n", name, text(reference),
             cpu.checker->manifest().mutants.size(), text(mutants), seconds, first);
  return first.empty() ? 0 : 1;
}

} // namespace

int main(int count, char** names) {
  int status = 0;
  for (int k = 1; k < count; ++k) {
    try {
      status = std::max(status, compareContract(names[k]));
    } catch (const std::exception& error) {
      fmt::print("{:<36} NOT RUN: {}\n", names[k], error.what());
      status = 2;
    }
    std::fflush(stdout);
  }
  return status;
}
