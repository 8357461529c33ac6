#pragma once
// The classes of inputs that are of whole tensors, by their names in docs/cases.md, and how one case is built.

#include "runtime/cases/case.h"

#include <array>
#include <string>
#include <vector>

namespace qkc::cases {

inline constexpr const char* kMixture = "mixture";
inline constexpr const char* kEvery =
    "every_value"; // each block another largest element, in order; or each element another value
inline constexpr const char* kDots = "dots"; // rows of sums of products on which narrow accumulators show
inline constexpr const char* kExponents = "every_exponent"; // each block another exponent, its scale a power of two
inline constexpr const char* kLongSum = "long_sum"; // integers that are large first and then small, along every axis
inline constexpr const char* kLone =
    "lone"; // of the integer tensors one is drawn, the next in the next case; the others are 0
inline constexpr const char* kThreshold = "threshold"; // at the thresholds of comparisons, in turn
inline constexpr const char* kPeaks = "peaks";         // of each line along the first axis one element stands out
inline constexpr const char* kThresholdEnd =
    "threshold_end"; // the same where factors take thresholds to the ends of domains
inline constexpr const char* kThresholdRounded =
    "threshold_rounded"; // the same where a rounded product is compared with what it is rounded to
inline constexpr const char* kSided = "sided"; // boundaries on one side of a threshold
inline constexpr const char* kEndOfParameter =
    "parameter_end";                           // one parameter at an end of its domain, or beyond a format's
inline constexpr const char* kFlags = "flags"; // flags and masks of one value each
inline constexpr const char* kScaleTies =
    "scale_ties";                                 // blocks whose scale is half way between two numbers of its format
inline constexpr const char* kByHand = "by_hand"; // as the contract's text gives it

inline constexpr std::array<const char*, 14> kOfWholeTensors = {
    kMixture, kEvery,        kExponents,        kDots,  kLongSum,        kLone,  kThreshold,
    kPeaks,   kThresholdEnd, kThresholdRounded, kSided, kEndOfParameter, kFlags, kScaleTies};

// Tensors of integers that a call is given.
std::vector<const Parameter*> integerTensors(const Manifest& manifest);

// A case whose dims are admitted.
Case buildAdmitted(const Manifest& manifest, std::uint64_t seed, std::uint32_t number, const Extents& dims,
                   const std::string& inputClass);
// With the inputs that a contract's text gives.
Case buildByHand(const Manifest& manifest, std::uint64_t seed, std::uint32_t number, const HandCase& given);

} // namespace qkc::cases
