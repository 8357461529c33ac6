#include "runtime/device/cpu/runtime_symbols.h"

#include "runtime/device/cpu/cuda_api.h"
#include "runtime/device/cpu/device_memory.h"
#include "runtime/device/cpu/engine_builtins.h"
#include "runtime/device/cpu/host_memory.h"
#include "runtime/device/cpu/watch_builtins.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

// Calls that a code generator makes on its own: arithmetic on 128-bit integers and conversions of narrow floats, from
// the compiler's support library.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): the names are the compiler's.
extern "C" {
__int128 __divti3(__int128 a, __int128 b);
__int128 __modti3(__int128 a, __int128 b);
unsigned __int128 __udivti3(unsigned __int128 a, unsigned __int128 b);
unsigned __int128 __umodti3(unsigned __int128 a, unsigned __int128 b);
float __floattisf(__int128 a);
double __floattidf(__int128 a);
float __floatuntisf(unsigned __int128 a);
double __floatuntidf(unsigned __int128 a);
__int128 __fixsfti(float a);
__int128 __fixdfti(double a);
unsigned __int128 __fixunssfti(float a);
unsigned __int128 __fixunsdfti(double a);
float __powisf2(float a, int n);
double __powidf2(double a, int n);
float __extendhfsf2(_Float16 a);
_Float16 __truncsfhf2(float a);
_Float16 __truncdfhf2(double a);
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)

namespace qkc::device::cpu {
namespace {

template <class Function> void* place(Function* function) {
  return reinterpret_cast<void*>(function);
}

// Static locals: launches come from one host thread, so a plain flag will do.
int guardAcquire(std::uint64_t* guard) {
  return *reinterpret_cast<unsigned char*>(guard) == 0 ? 1 : 0;
}
void guardRelease(std::uint64_t* guard) {
  *reinterpret_cast<unsigned char*>(guard) = 1;
}
// Destructors of a program's globals never run: its process ends without them.
int atExit(void (* /*destroy*/)(void*), void* /*object*/, void* /*library*/) {
  return 0;
}
void* dsoHandle = nullptr;
void pureVirtual() {
  __qkc_trap();
}
// Output of a program goes nowhere; the sandbox forbids it anyway.
int silentPrintf(const char* /*format*/, ...) {
  return 0;
}

void* allocateZeroed(std::size_t count, std::size_t bytes) {
  std::size_t whole = 0;
  void* const memory = __builtin_mul_overflow(count, bytes, &whole) ? nullptr : allocateHost(whole);
  return memory == nullptr ? nullptr : std::memset(memory, 0, whole);
}
void operatorDeleteSized(void* memory, std::size_t /*bytes*/) {
  freeHost(memory);
}
void operatorDeleteAligned(void* memory, std::size_t /*alignment*/) {
  freeHost(memory);
}
void operatorDeleteSizedAligned(void* memory, std::size_t /*bytes*/, std::size_t /*alignment*/) {
  freeHost(memory);
}

#define QKC_F(name) {#name, place(static_cast<float (*)(float)>(::name))}
#define QKC_D(name) {#name, place(static_cast<double (*)(double)>(::name))}
#define QKC_FF(name) {#name, place(static_cast<float (*)(float, float)>(::name))}
#define QKC_DD(name) {#name, place(static_cast<double (*)(double, double)>(::name))}
#define QKC_ANY(name) {#name, place(::name)}

std::vector<RuntimeSymbol> mathSymbols() {
  return {
      QKC_F(acosf),     QKC_F(acoshf),      QKC_F(asinf),      QKC_F(asinhf),      QKC_F(atanf),      QKC_F(atanhf),
      QKC_F(cbrtf),     QKC_F(ceilf),       QKC_F(cosf),       QKC_F(coshf),       QKC_F(erfcf),      QKC_F(erff),
      QKC_F(exp10f),    QKC_F(exp2f),       QKC_F(expf),       QKC_F(expm1f),      QKC_F(fabsf),      QKC_F(floorf),
      QKC_F(j0f),       QKC_F(j1f),         QKC_F(lgammaf),    QKC_F(log10f),      QKC_F(log1pf),     QKC_F(log2f),
      QKC_F(logbf),     QKC_F(logf),        QKC_F(nearbyintf), QKC_F(rintf),       QKC_F(roundevenf), QKC_F(roundf),
      QKC_F(sinf),      QKC_F(sinhf),       QKC_F(sqrtf),      QKC_F(tanf),        QKC_F(tanhf),      QKC_F(tgammaf),
      QKC_F(truncf),    QKC_F(y0f),         QKC_F(y1f),        QKC_D(acos),        QKC_D(acosh),      QKC_D(asin),
      QKC_D(asinh),     QKC_D(atan),        QKC_D(atanh),      QKC_D(cbrt),        QKC_D(ceil),       QKC_D(cos),
      QKC_D(cosh),      QKC_D(erf),         QKC_D(erfc),       QKC_D(exp),         QKC_D(exp10),      QKC_D(exp2),
      QKC_D(expm1),     QKC_D(fabs),        QKC_D(floor),      QKC_D(j0),          QKC_D(j1),         QKC_D(lgamma),
      QKC_D(log),       QKC_D(log10),       QKC_D(log1p),      QKC_D(log2),        QKC_D(logb),       QKC_D(nearbyint),
      QKC_D(rint),      QKC_D(round),       QKC_D(roundeven),  QKC_D(sin),         QKC_D(sinh),       QKC_D(sqrt),
      QKC_D(tan),       QKC_D(tanh),        QKC_D(tgamma),     QKC_D(trunc),       QKC_D(y0),         QKC_D(y1),
      QKC_FF(atan2f),   QKC_FF(copysignf),  QKC_FF(fdimf),     QKC_FF(fmaxf),      QKC_FF(fminf),     QKC_FF(fmodf),
      QKC_FF(hypotf),   QKC_FF(nextafterf), QKC_FF(powf),      QKC_FF(remainderf), QKC_DD(atan2),     QKC_DD(copysign),
      QKC_DD(fdim),     QKC_DD(fmax),       QKC_DD(fmin),      QKC_DD(fmod),       QKC_DD(hypot),     QKC_DD(nextafter),
      QKC_DD(pow),      QKC_DD(remainder),  QKC_ANY(fmaf),     QKC_ANY(frexpf),    QKC_ANY(ilogbf),   QKC_ANY(ldexpf),
      QKC_ANY(llrintf), QKC_ANY(llroundf),  QKC_ANY(lrintf),   QKC_ANY(lroundf),   QKC_ANY(modff),    QKC_ANY(nanf),
      QKC_ANY(remquof), QKC_ANY(scalblnf),  QKC_ANY(scalbnf),  QKC_ANY(sincosf),   QKC_ANY(sincos),   QKC_ANY(fma),
      QKC_ANY(frexp),   QKC_ANY(ilogb),     QKC_ANY(ldexp),    QKC_ANY(llrint),    QKC_ANY(llround),  QKC_ANY(lrint),
      QKC_ANY(lround),  QKC_ANY(modf),      QKC_ANY(nan),      QKC_ANY(remquo),    QKC_ANY(scalbln),  QKC_ANY(scalbn),
  };
}

std::vector<RuntimeSymbol> compilerSymbols() {
  return {
      QKC_ANY(__divti3),
      QKC_ANY(__modti3),
      QKC_ANY(__udivti3),
      QKC_ANY(__umodti3),
      QKC_ANY(__floattisf),
      QKC_ANY(__floattidf),
      QKC_ANY(__floatuntisf),
      QKC_ANY(__floatuntidf),
      QKC_ANY(__fixsfti),
      QKC_ANY(__fixdfti),
      QKC_ANY(__fixunssfti),
      QKC_ANY(__fixunsdfti),
      QKC_ANY(__powisf2),
      QKC_ANY(__powidf2),
      QKC_ANY(__extendhfsf2),
      QKC_ANY(__truncsfhf2),
      QKC_ANY(__truncdfhf2),
      {"memcpy", place(static_cast<void* (*)(void*, const void*, std::size_t)>(std::memcpy))},
      {"memmove", place(static_cast<void* (*)(void*, const void*, std::size_t)>(std::memmove))},
      {"memset", place(static_cast<void* (*)(void*, int, std::size_t)>(std::memset))},
      {"memcmp", place(static_cast<int (*)(const void*, const void*, std::size_t)>(std::memcmp))},
      {"bcmp", place(static_cast<int (*)(const void*, const void*, std::size_t)>(std::memcmp))},
      {"strlen", place(static_cast<std::size_t (*)(const char*)>(std::strlen))},
      {"malloc", place(allocateHost)},
      {"calloc", place(allocateZeroed)},
      {"free", place(freeHost)},
      QKC_ANY(abort),
      {"printf", place(silentPrintf)},
      {"__cxa_guard_acquire", place(guardAcquire)},
      {"__cxa_guard_release", place(guardRelease)},
      {"__cxa_atexit", place(atExit)},
      {"__cxa_pure_virtual", place(pureVirtual)},
      {"__dso_handle", &dsoHandle},
      {"_Znwm", place(allocateHost)},
      {"_Znam", place(allocateHost)},
      {"_ZdlPv", place(freeHost)},
      {"_ZdaPv", place(freeHost)},
      {"_ZdlPvm", place(operatorDeleteSized)},
      {"_ZdaPvm", place(operatorDeleteSized)},
      {"_ZnwmSt11align_val_t", place(allocateHostAligned)},
      {"_ZnamSt11align_val_t", place(allocateHostAligned)},
      {"_ZdlPvSt11align_val_t", place(operatorDeleteAligned)},
      {"_ZdaPvSt11align_val_t", place(operatorDeleteAligned)},
      {"_ZdlPvmSt11align_val_t", place(operatorDeleteSizedAligned)},
      {"_ZdaPvmSt11align_val_t", place(operatorDeleteSizedAligned)},
  };
}

std::vector<RuntimeSymbol> builtinSymbols() {
  return {
      QKC_ANY(__qkc_syncthreads_at),
      QKC_ANY(__qkc_syncthreads_count_at),
      QKC_ANY(__qkc_syncthreads_and_at),
      QKC_ANY(__qkc_syncthreads_or_at),
      QKC_ANY(__qkc_syncwarp_at),
      QKC_ANY(__qkc_shfl_at),
      QKC_ANY(__qkc_ballot_at),
      QKC_ANY(__qkc_redux_at),
      QKC_ANY(__qkc_match_any_at),
      QKC_ANY(__qkc_match_all_at),
      QKC_ANY(__qkc_activemask_at),
      QKC_ANY(__qkc_tid_x),
      QKC_ANY(__qkc_tid_y),
      QKC_ANY(__qkc_tid_z),
      QKC_ANY(__qkc_bid_x),
      QKC_ANY(__qkc_bid_y),
      QKC_ANY(__qkc_bid_z),
      QKC_ANY(__qkc_bdim_x),
      QKC_ANY(__qkc_bdim_y),
      QKC_ANY(__qkc_bdim_z),
      QKC_ANY(__qkc_gdim_x),
      QKC_ANY(__qkc_gdim_y),
      QKC_ANY(__qkc_gdim_z),
      QKC_ANY(__qkc_fault_bounds),
      QKC_ANY(__qkc_fault_alignment),
      QKC_ANY(__qkc_fault_trap),
      QKC_ANY(__qkc_trap),
      {kPoisonSymbol, const_cast<unsigned char*>(memoryPoisonByte())},
      QKC_ANY(__qkcw_read),
      QKC_ANY(__qkcw_guess),
      QKC_ANY(__qkcw_load),
      QKC_ANY(__qkcw_write),
      QKC_ANY(__qkcw_copy),
      QKC_ANY(__qkcw_fill),
      QKC_ANY(__qkcw_update),
      QKC_ANY(__qkcw_store),
      QKC_ANY(__qkcw_call),
      QKC_ANY(__qkcw_local),
      QKC_ANY(__qkcw_barrier),
      QKC_ANY(__qkcw_fence),
  };
}

#undef QKC_F
#undef QKC_D
#undef QKC_FF
#undef QKC_DD
#undef QKC_ANY

} // namespace

const std::vector<RuntimeSymbol>& runtimeSymbols() {
  static auto* const table = [] {
    auto* out = new std::vector<RuntimeSymbol>();
    for (auto const& part : {builtinSymbols(), cudaSymbols(), mathSymbols(), compilerSymbols()}) {
      out->insert(out->end(), part.begin(), part.end());
    }
    std::sort(out->begin(), out->end());
    return out;
  }();
  return *table;
}

std::vector<RuntimeSymbol> runtimeSymbolsWith(std::span<const RuntimeSymbol> cuda) {
  std::vector<RuntimeSymbol> out(cuda.begin(), cuda.end());
  for (auto const& part : {mathSymbols(), compilerSymbols()}) {
    out.insert(out.end(), part.begin(), part.end());
  }
  out.emplace_back("__qkc_trap", place(__qkc_trap));
  std::sort(out.begin(), out.end());
  return out;
}

void* findSymbol(std::span<const RuntimeSymbol> sorted, std::string_view name) {
  auto const found = std::lower_bound(sorted.begin(), sorted.end(), name,
                                      [](const RuntimeSymbol& row, std::string_view key) { return row.first < key; });
  return found != sorted.end() && found->first == name ? found->second : nullptr;
}

} // namespace qkc::device::cpu
