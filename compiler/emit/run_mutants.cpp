#include "compiler/emit/run_mutants.h"

#include "compiler/emit/frame.h"
#include "compiler/emit/names.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace qkc::emit {

using namespace contract;
using mutate::RunFault;
using mutate::RunMutant;

namespace {

// What is done beside the reference. A word of a tensor is given by its first byte and its size.
struct Kernel {
  std::string_view name, text;
};
constexpr std::array<Kernel, 5> kKernels = {{
    {"fill_word", R"(__global__ void fill_word(unsigned char* word, int64_t bytes) {
  for (int64_t k = 0; k < bytes; ++k)
    word[k] = 1;
}
)"},
    {"copy_word", R"(__global__ void copy_word(unsigned char* to, const unsigned char* from, int64_t bytes) {
  for (int64_t k = 0; k < bytes; ++k)
    to[k] = from[k];
}
)"},
    {"flip_bit", R"(__global__ void flip_bit(unsigned char* word) { *word = *word ^ 1; }
)"},
    {"exchange_earlier", R"(__device__ unsigned char earlier[8]; // a word of the call before

__global__ void exchange_earlier(unsigned char* word, int64_t bytes, bool isFirst) {
  for (int64_t k = 0; k < bytes; ++k) {
    const unsigned char now = word[k];
    if (!isFirst)
      word[k] = earlier[k];
    earlier[k] = now;
  }
}
)"},
    {"write_and_read", R"(// Nothing orders the two blocks.
__global__ void write_and_read(unsigned char* word, const unsigned char* value, unsigned char* seen) {
  if (blockIdx.x == 0)
    *word = *value;
  else
    *seen = *word;
}
)"},
}};

// The kernels that the functions launch.
std::string kernelsOf(const std::string& functions) {
  std::string text;
  for (const Kernel& kernel : kKernels)
    if (functions.find(fmt::format("::{}<<<", kernel.name)) != std::string::npos)
      text += "\n" + std::string(kernel.text);
  return text;
}

// The reference as a function of this file, and the functions around it.
std::string textWith(const Input& input, const std::string& functions) {
  const Contract& contract = input.contract;
  std::string text =
      fmt::format("#include \"{}.h\"\n{}#include \"qkc/numeric.h\"\n#include \"qkc/rows.h\"\n\n"
                  "namespace {{\n\n{}}} // namespace\n\n",
                  contract.name, layoutInclude(contract) + functionsInclude(contract), referenceBody(input));
  text += fmt::format("namespace qkc::broken {{\n\n// The reference.\nvoid lawful({}cudaStream_t stream) {{\n"
                      "  Tensors io{{}};\n{}}}\n{}\n}} // namespace qkc::broken\n",
                      hostParameters(contract), fillTensors(input, Purpose::reference) + referenceSteps(input),
                      kernelsOf(functions));
  return text + functions;
}

// A launch on the call's stream.
std::string launch(const std::string& kernel, const std::string& arguments, int blocks = 1) {
  return fmt::format("  qkc::broken::{}<<<{}, 1, 0, stream>>>({});\n", kernel, blocks, arguments);
}

// Lines around the call of the reference. No word of a contract begins with qkc_.
std::string linesOf(RunFault fault, const std::string& call) {
  switch (fault) {
  case RunFault::pastTheEnd:
    return call + launch("fill_word", "qkc_word + qkc_bytes, qkc_bytes");
  case RunFault::unwritten:
    return "  const qkc::Workspace qkc_before(qkc_bytes, stream);\n" +
           launch("copy_word", "qkc_before.as<unsigned char>(), qkc_word, qkc_bytes") + call +
           launch("copy_word", "qkc_word, qkc_before.as<unsigned char>(), qkc_bytes");
  case RunFault::stale:
    return "  static bool qkc_is_first = true;\n" + call +
           launch("exchange_earlier", "qkc_word, qkc_bytes, qkc_is_first") + "  qkc_is_first = false;\n";
  case RunFault::inputModified:
    return call + launch("flip_bit", "qkc_word");
  case RunFault::callDependent:
    return "  static bool qkc_is_odd = false;\n  qkc_is_odd = !qkc_is_odd;\n" + call + "  if (qkc_is_odd)\n  " +
           launch("flip_bit", "qkc_word");
  case RunFault::race:
    return "  const qkc::Workspace qkc_copies(2, stream);\n"
           "  unsigned char* const qkc_value = qkc_copies.as<unsigned char>();\n" +
           call + launch("copy_word", "qkc_value, qkc_word, 1") + launch("flip_bit", "qkc_word") +
           launch("write_and_read", "qkc_word, qkc_value, qkc_value + 1", 2);
  }
  return "";
}

std::string entryOf(const Input& input, const RunMutant& mutant, const std::string& name) {
  const Contract& contract = input.contract;
  const Quantity& tensor = contract.quantity(mutant.tensor);
  std::string text = fmt::format("\n// {}\nextern \"C\" void {}({}cudaStream_t stream) {{\n  Tensors io{{}};\n",
                                 mutant.text, name, hostParameters(contract));
  std::string arguments;
  for (const Parameter& parameter : parametersOf(contract)) {
    arguments += parameter.name + ", ";
    if (parameter.dim != kNone)
      text += fmt::format("  io.{0} = {0};\n", parameter.name);
  }
  for (const Dim& dim : contract.dims)
    if (dim.derived != kNone)
      text += fmt::format("  io.{} = {};\n", localName(dim.name), extentText(input, dim.derived));
  const std::string call = fmt::format("  qkc::broken::lawful({}stream);\n", arguments);
  const std::string pointer = localName(bufferName(contract, tensor));
  const std::string bare =
      tensor.role == Role::input ? fmt::format("const_cast<{}*>({})", borderTypeOf(tensor), pointer) : pointer;
  // The last word may hold no element, and then be the same in every call: the first holds one.
  const char* place = mutant.fault == RunFault::stale ? "" : " + (qkc_words - 1) * qkc_bytes";
  text += fmt::format("  const int64_t qkc_words = {};\n  const int64_t qkc_bytes = sizeof({}); // of a word\n"
                      "  unsigned char* const qkc_word = reinterpret_cast<unsigned char*>({}){};\n",
                      bufferWords(input, tensor), wordTypeOf(tensor), bare, place);
  if (mutant.fault != RunFault::pastTheEnd) // the others need a word
    text += fmt::format("  if (qkc_words == 0)\n    return qkc::broken::lawful({}stream);\n", arguments);
  return text + linesOf(mutant.fault, call) + "}\n";
}

} // namespace

std::string runEntry(const Contract& contract, std::size_t number) {
  return fmt::format("qkc_{}_run_{}", contract.name, number);
}

std::string emitRunMutants(const Input& input, std::span<const RunMutant> mutants) {
  std::string functions;
  for (std::size_t k = 0; k < mutants.size(); ++k)
    functions += entryOf(input, mutants[k], runEntry(input.contract, k));
  return textWith(input, functions);
}

std::string emitRunMutantCandidate(const Input& input, const RunMutant& mutant) {
  return fmt::format("// A broken kernel for the contract {}: {}\n", input.contract.name, mutant.id) +
         textWith(input, entryOf(input, mutant, "qkc_" + input.contract.name));
}

} // namespace qkc::emit
