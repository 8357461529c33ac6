#pragma once
#include "runtime/judge/run_candidate.h"

#include <cstdint>
#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace qkc::judge {

/// One value of a call: a pointer or a scalar.
using CallValue = std::variant<void*, ScalarArg>;

/// A `void` C function with parameters known at run time only. Prepared once (in the parent), called often.
class NativeCall {
public:
  /// Throws std::invalid_argument where the calling convention can't express the parameters.
  NativeCall(void* entry, std::span<const CallValue> shape);
  ~NativeCall();
  NativeCall(const NativeCall&) = delete;
  NativeCall& operator=(const NativeCall&) = delete;

  /// `values` must have the kinds of `shape`. What the function throws passes through.
  void operator()(std::span<const CallValue> values) const;

private:
  struct Interface;
  std::unique_ptr<Interface> interface_;
  void* entry_;
};

} // namespace qkc::judge
