#pragma once
// What a compiler of candidates points out without refusing it, or a watched run (output-read).

#include <array>
#include <string>
#include <string_view>

namespace qkc::device {

struct LintName {
  std::string_view name;
  std::string_view about;
};

// One row for each lint, sorted by name.
inline constexpr std::array<LintName, 7> kLints{{
    {"approximate-intrinsics", "__expf, __fdividef and their like, whose results differ between devices"},
    {"float-atomics", "atomic sums of floating point numbers, whose order and so whose result varies"},
    {"host-computation", "copies between host and device, by which outputs could be computed on the host"},
    {"inline-assembly", "asm statements"},
    {"other-streams", "work on another stream than the one that was given"},
    {"output-read", "plain loads of an output that nothing has written in this call, seen on the CPU device"},
    {"static-state", "variables that live from call to call"},
}};

// One place of a text.
struct LintFinding {
  std::string lint;
  std::string place; // file:line:column
  std::string text;

  bool operator==(const LintFinding&) const = default;
};

} // namespace qkc::device
