#pragma once
// Run mutants as CUDA text: the reference of an instance, and around its call what each breaks.

#include "compiler/emit/emit.h"
#include "compiler/mutate/run_mutants.h"

#include <span>
#include <string>

namespace qkc::emit {

// The name of a run mutant's function in the text of all: "qkc_<instance>_run_3".
std::string runEntry(const contract::Contract& contract, std::size_t number);

// All of them in one text, each an extern "C" function with the prototype's parameters. They share static memory and
// are for a process each.
std::string emitRunMutants(const Input& input, std::span<const mutate::RunMutant> mutants);

// One of them as a stand-alone candidate.
std::string emitRunMutantCandidate(const Input& input, const mutate::RunMutant& mutant);

} // namespace qkc::emit
