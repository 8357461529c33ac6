#pragma once

#include "runtime/judge/gpu_protocol.h"
#include "runtime/judge/run_candidate.h"

#include <cstring>
#include <utility>
#include <variant>

/// Scalars of a call on a GPU, as the protocol carries them.
namespace qkc::judge::gpu {

/// The scalar whose bytes are the lowest of `bits`.
template <class Scalar> ScalarArg scalarFrom(std::uint64_t bits) {
  Scalar value{};
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

template <std::size_t... Index>
ScalarArg scalarOf(const CallArgument& argument, std::index_sequence<Index...> /*all*/) {
  ScalarArg out;
  ((argument.scalarType == Index
        ? static_cast<void>(out = scalarFrom<std::variant_alternative_t<Index, ScalarArg>>(argument.bits))
        : static_cast<void>(0)),
   ...);
  return out;
}

/// The argument's value in its own type; a number of a type that there is not gives an integer 0.
inline ScalarArg scalarOf(const CallArgument& argument) {
  return scalarOf(argument, std::make_index_sequence<std::variant_size_v<ScalarArg>>());
}

} // namespace qkc::judge::gpu
