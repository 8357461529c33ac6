#include "compiler/driver/command.h"
#include "compiler/driver/files.h"
#include "compiler/driver/profiles.h"
#include "runtime/device/cuda/gpu.h"
#include "runtime/device/file_cache.h"
#include "runtime/probe/functions.h"
#include "runtime/probe/gpu_units.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

namespace qkc::driver {

namespace {

namespace cuda = device::cuda;

struct ProbeOptions {
  std::string device = "cuda";
  std::string out;
  std::string only;
  bool all = false;
};

class ProbeCommand {
public:
  ProbeCommand(Session& session, const ProbeOptions& options) : session_(session), options_(options) {}

  int run() {
    if (!open())
      return session_.finish();
    text_ = fmt::format("// Measured by qkc probe on {}, compute capability {}.{}.\n", gpu_->name(),
                        gpu_->computeCapability() / 10, gpu_->computeCapability() % 10);
    fmt::print("{}, compute capability {}.{}\n", gpu_->name(), gpu_->computeCapability() / 10,
               gpu_->computeCapability() % 10);
    if (options_.only != "functions")
      probeInstructions();
    if (options_.only != "instructions")
      probeFunctions();
    if (!options_.out.empty())
      writeAll({{options_.out, text_}}, session_.sink);
    const int finished = session_.finish();
    return finished == kOk && outside_ ? kRejected : finished;
  }

private:
  bool open() {
    const auto device = openDevice(options_.device, session_.sink);
    if (!device)
      return false;
    if (!device->workerGpu()) {
      session_.sink
          .error(diag::Code::TimingNeedsGpu, std::nullopt,
                 fmt::format("there is nothing to probe on {}: it has no instructions of a GPU", device->name()))
          .note("--device cuda or cuda:N, where NVIDIA's driver and NVRTC are");
      return false;
    }
    std::string problem;
    gpu_ = cuda::Gpu::open(*device->workerGpu(), problem);
    if (!gpu_)
      session_.sink.error(diag::Code::NoDevice, std::nullopt, problem);
    if (const std::string folder = cacheFolder(); !folder.empty())
      cache_.emplace(folder, ".qkcg", kCacheBytes);
    return gpu_ != nullptr;
  }

  const device::FileCache* cache() const { return cache_ ? &*cache_ : nullptr; }

  void notProbed(std::string_view name, const std::string& problem) {
    session_.sink.error(diag::Code::UnitNotProbed, std::nullopt, fmt::format("{}: {}", name, problem));
  }

  void probeInstructions() {
    fmt::print("\n{:<16} {:<26} {:>5} {:>7}  {}\n", "instruction", "adds at once", "keeps", "result", "");
    const std::string architecture = profileArchitecture(gpu_->computeCapability());
    std::map<std::string, std::vector<MeasuredUnit>> byProfile;
    for (const cuda::MatrixInstruction& one : cuda::matrixInstructions()) {
      if (gpu_->computeCapability() < one.leastCapability || gpu_->computeCapability() > one.mostCapability)
        continue;
      try {
        std::string problem;
        auto kernel = probe::DotKernel::make(*gpu_, cache(), one, problem);
        if (!kernel) {
          notProbed(one.name, problem);
        } else if (one.integer) {
          probeIntegers(one, std::move(kernel));
        } else {
          const std::string profile = architecture + "_" + std::string(one.profile);
          byProfile[profile].push_back(probeFloats(one, std::move(kernel), profile));
        }
      } catch (const std::exception& problem) {
        notProbed(one.name, problem.what());
      }
    }
    fmt::print("\n");
    for (const auto& [profile, units] : byProfile)
      compare(profile, units);
  }

  MeasuredUnit probeFloats(const cuda::MatrixInstruction& one, std::unique_ptr<probe::DotKernel> kernel,
                           const std::string& profile) {
    probe::GpuMatrixUnit unit(std::move(kernel));
    MeasuredUnit measured{std::string(one.name), profile, probe::findAccumulation(unit)};
    const probe::Accumulation& found = measured.found;
    fmt::print("{:<16} {:<26} {:>5} {:>7}  {}\n", one.name, stepsText(found),
               fmt::format("{}{}", found.keepIsLeast ? ">=" : "", found.keep),
               fmt::format("{}{}", found.resultIsLeast ? ">=" : "", found.result),
               found.problem.empty() ? fmt::format("cut {}; terms are cut {}; {}", probe::name(found.rounded),
                                                   probe::name(found.aligned), startText(found))
                                     : found.problem);
    return measured;
  }

  static std::string startText(const probe::Accumulation& found) {
    if (found.startApart != probe::Cut::unknown)
      return fmt::format("what comes in is added at last, cut {}", probe::name(found.startApart));
    return fmt::format("a small sum keeps {}, products beside a large one {}", found.keepOfStart,
                       found.keepBesideStart);
  }

  void probeIntegers(const cuda::MatrixInstruction& one, std::unique_ptr<probe::DotKernel> kernel) {
    probe::GpuIntegerUnit unit(std::move(kernel));
    const probe::IntegerAccumulation found = probe::findAccumulation(unit);
    fmt::print("{:<16} {:<26} {:>5} {:>7}  {}, {} beyond 32 bits\n", one.name, one.length(), "", "",
               found.exact ? "exact" : "NOT exact",
               found.wraps       ? "wraps"
               : found.saturates ? "saturates"
                                 : "neither wraps nor saturates");
    if (!found.exact) {
      outside_ = true;
      session_.sink.warning(diag::Code::OutsideProfile, std::nullopt, fmt::format("{} is not exact", one.name));
    }
  }

  void compare(const std::string& profile, const std::vector<MeasuredUnit>& units) {
    std::string instructions;
    for (const MeasuredUnit& unit : units)
      instructions += (instructions.empty() ? "" : ", ") + unit.instruction;
    const auto measured = profileOf(units);
    if (!measured) {
      text_ += fmt::format("// {} ({}) adds in a way that no profile says.\n", profile, instructions);
      outside_ = true;
      session_.sink.warning(diag::Code::OutsideProfile, std::nullopt,
                            fmt::format("{} adds in a way that no profile says", instructions));
      return;
    }
    text_ += "\n" + profileText(*measured, instructions + "; measured");
    const auto library = libraryProfile(profile);
    const Agreement agreement = compareProfiles(*measured, library);
    fmt::print("profile {:<18} {}\n", profile,
               agreement == Agreement::noProfile ? "stdlib has none"
               : agreement == Agreement::same    ? "same in stdlib"
                                                 : differences(*measured, *library));
    if (agreement == Agreement::outside) {
      outside_ = true;
      session_.sink.warning(
          diag::Code::OutsideProfile, std::nullopt,
          fmt::format("{} is outside the profile {}: {}", instructions, profile, differences(*measured, *library)));
    }
  }

  void probeFunctions() {
    const probe::Sample sample{options_.all ? 1U : probe::Sample{}.stride};
    const std::string head =
        fmt::format("functions of one f32: {} arguments ({}), the normal ones with normal results", sample.count(),
                    options_.all ? "all" : fmt::format("bits 0, {0}, 2 x {0} ...", sample.stride));
    fmt::print("\n{}\n{:<22} {:>12}  {:<10} {}\n", head, "", "largest ulp", "at", "unbounded");
    text_ += fmt::format("\n// {}; error in units of the last place:\n", head);
    for (const probe::FunctionUnderTest& one : probe::functionsUnderTest()) {
      try {
        std::string problem;
        const auto evaluate = probe::functionOnGpu(*gpu_, cache(), one, problem);
        if (!evaluate) {
          notProbed(one.name, problem);
          continue;
        }
        const probe::Accuracy found = probe::measureAccuracy(one, sample, evaluate);
        const std::string unbounded = found.unbounded == 0
                                          ? ""
                                          : fmt::format("{} results are 0, infinite or NaN, the first at {:#010x}",
                                                        found.unbounded, found.firstUnbounded);
        fmt::print("{:<22} {:>12.4f}  {:#010x} {}\n", one.name, found.largestUlp, found.at, unbounded);
        text_ += fmt::format("//   {:<22} {:.4f} at {:#010x}{}{}\n", one.name, found.largestUlp, found.at,
                             unbounded.empty() ? "" : "; ", unbounded);
      } catch (const std::exception& problem) {
        notProbed(one.name, problem.what());
      }
    }
  }

  static constexpr std::uintmax_t kCacheBytes = 512UL << 20U;

  Session& session_;
  const ProbeOptions& options_;
  std::unique_ptr<cuda::Gpu> gpu_;
  std::optional<device::FileCache> cache_;
  std::string text_; // of the file that is written
  bool outside_ = false;
};

} // namespace

Run addProbe(CLI::App& app) {
  auto options = std::make_shared<ProbeOptions>();
  CLI::App* command =
      app.add_subcommand("probe", "measure how a GPU adds in its tensor cores and how exact its functions are");
  command->add_option("--device", options->device, "cuda, cuda:N or auto")->capture_default_str();
  command->add_option("-o,--out", options->out, "write what was measured there, as profiles for contracts");
  command->add_option("--only", options->only, "instructions or functions")
      ->check(CLI::IsMember({"instructions", "functions"}));
  command->add_flag("--all", options->all, "functions of all 2^32 arguments instead of every 257th: minutes");
  command->footer("exit status: 0 inside the library's profiles, 1 outside, 2 something could not be asked\n"
                  "example: qkc probe --out h200.qkc");
  return [options](Session& session) { return ProbeCommand(session, *options).run(); };
}

} // namespace qkc::driver
