#include "stdlib/device/tests/ways.h"

#include <cstdio>

#define QKC_DECLARE_WAY(way)                                                                                           \
  namespace qkc::subject {                                                                                             \
  std::span<const Cast> floatCasts##way();                                                                             \
  std::span<const Cast> integerCasts##way();                                                                           \
  std::span<const Codes> codes##way();                                                                                 \
  std::span<const Arithmetic> arithmetic##way();                                                                       \
  Odd odd##way();                                                                                                      \
  }
#define QKC_ADD_WAY(way, flags, avx2, slow)                                                                            \
  addWay(found,                                                                                                        \
         {flags, avx2, slow, floatCasts##way(), integerCasts##way(), codes##way(), arithmetic##way(), odd##way()})

#ifdef QKC_WAY_ONLY
QKC_DECLARE_WAY(Only)
#else
QKC_DECLARE_WAY(Plain)
QKC_DECLARE_WAY(Fast)
#ifdef QKC_HAVE_CLANG
QKC_DECLARE_WAY(Clang)
QKC_DECLARE_WAY(ClangFast)
#endif
#endif

namespace qkc::subject {
namespace {

void addWay(std::vector<Subject>& found, const Subject& way) {
#if defined(__x86_64__)
  const bool runs = !way.needsAvx2 || (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"));
#else
  const bool runs = !way.needsAvx2;
#endif
  if (runs)
    found.push_back(way);
  else
    std::printf("SKIPPED: %s (this processor lacks AVX2 or FMA)\n", way.way);
}

} // namespace

const std::vector<Subject>& ways() {
  static const std::vector<Subject> kWays = [] {
    std::vector<Subject> found;
#ifdef QKC_WAY_ONLY
    QKC_ADD_WAY(Only, "one way", false, false);
#else
    QKC_ADD_WAY(Plain, "compiler at -O0", false, true);
    QKC_ADD_WAY(Fast, "compiler at -O3 -ffp-contract=fast -mavx2 -mfma", true, false);
#ifdef QKC_HAVE_CLANG
    QKC_ADD_WAY(Clang, "Clang at -O3", false, false);
    QKC_ADD_WAY(ClangFast, "Clang at -O3 -ffp-contract=fast -mavx2 -mfma", true, false);
#else
    std::printf("SKIPPED: Clang (no clang++ was found when this was built)\n");
#endif
#endif
    return found;
  }();
  return kWays;
}

} // namespace qkc::subject
