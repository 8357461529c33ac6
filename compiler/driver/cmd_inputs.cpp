#include "compiler/driver/case_files.h"
#include "compiler/driver/command.h"

#include <fmt/format.h>

namespace qkc::driver {

namespace {

struct InputsOptions {
  std::string contract;
  std::string output;
  std::string format = "npz";
  std::uint64_t seed = 0;
};

int writeInputs(Session& session, const InputsOptions& options, const Places& places) {
  const auto texts = oneContract(options.contract, places, session);
  if (!texts)
    return session.finish();
  std::string problem;
  const auto manifest = cases::readManifest(texts->manifest, problem);
  if (!manifest) {
    session.sink.error(diag::Code::UnreadableFile, std::nullopt,
                       fmt::format("the manifest of {}: {}", texts->name, problem));
    return session.finish();
  }
  const auto suite = cases::buildCases(*manifest, options.seed);
  writeCases(*manifest, suite, options.output, options.format, session.sink);
  const int status = session.finish();
  if (status == kOk)
    fmt::print("{} cases of {} in {}; write outputs of the same names elsewhere, copy cases.json beside them, then\n"
               "  qkc judge {} --outputs FOLDER --seed {}\n",
               suite.size(), texts->name, options.output, options.contract, options.seed);
  return status;
}

} // namespace

Run addInputs(CLI::App& app) {
  auto options = std::make_shared<InputsOptions>();
  auto places = std::make_shared<Places>();
  CLI::App* command =
      app.add_subcommand("inputs", "write the cases of a contract as tensor files, to compute outputs elsewhere");
  command->add_option("contract", options->contract, "instance, family with one instance, or .qkc file")->required();
  command->add_option("-o,--output", options->output, "folder for the files, one a case")->required();
  command->add_option("--format", options->format, "npz or safetensors")
      ->capture_default_str()
      ->check(CLI::IsMember({"npz", "safetensors"}));
  command->add_option("--seed", options->seed, "seed of the cases")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  addPlaces(*command, places);
  command->footer("example: qkc inputs int8_dyn_token_sym -o cases/");
  return [options, places](Session& session) { return writeInputs(session, *options, *places); };
}

} // namespace qkc::driver
