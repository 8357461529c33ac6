#include "runtime/device/cuda/rtc_headers.h"

#include <array>
#include <string>

namespace qkc::device::cuda {
namespace {

constexpr const char* kRuntime = R"(#pragma once
typedef struct CUstream_st* cudaStream_t;
)";

constexpr const char* kIntegers = R"(#pragma once
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef long intmax_t;
typedef unsigned long uintmax_t;
#define INT8_MIN (-128)
#define INT8_MAX 127
#define UINT8_MAX 255
#define INT16_MIN (-32768)
#define INT16_MAX 32767
#define UINT16_MAX 65535
#define INT32_MIN (-2147483647 - 1)
#define INT32_MAX 2147483647
#define UINT32_MAX 4294967295u
#define INT64_MIN (-9223372036854775807L - 1)
#define INT64_MAX 9223372036854775807L
#define UINT64_MAX 18446744073709551615ul
#define SIZE_MAX 18446744073709551615ul
#define INT64_C(c) c##L
#define UINT64_C(c) c##UL
#define INT32_C(c) c
#define UINT32_C(c) c##U
)";

constexpr const char* kIntegersInStd = R"(#pragma once
#include <stdint.h>
namespace std {
using ::int8_t;
using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::uint8_t;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::intptr_t;
using ::uintptr_t;
}
)";

constexpr const char* kSizes = R"(#pragma once
#ifndef NULL
#define NULL 0
#endif
#ifndef offsetof
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
namespace std {
using ::size_t;
using ::ptrdiff_t;
typedef decltype(nullptr) nullptr_t;
}
)";

constexpr const char* kLimits = R"(#pragma once
#define CHAR_BIT 8
#define SCHAR_MIN (-128)
#define SCHAR_MAX 127
#define UCHAR_MAX 255
#define CHAR_MIN SCHAR_MIN
#define CHAR_MAX SCHAR_MAX
#define SHRT_MIN (-32768)
#define SHRT_MAX 32767
#define USHRT_MAX 65535
#define INT_MIN (-2147483647 - 1)
#define INT_MAX 2147483647
#define UINT_MAX 4294967295u
#define LONG_MIN (-9223372036854775807l - 1)
#define LONG_MAX 9223372036854775807l
#define ULONG_MAX 18446744073709551615ul
#define LLONG_MIN (-9223372036854775807ll - 1)
#define LLONG_MAX 9223372036854775807ll
#define ULLONG_MAX 18446744073709551615ull
)";

constexpr const char* kFloats = R"(#pragma once
#define FLT_RADIX 2
#define FLT_MANT_DIG 24
#define FLT_DIG 6
#define FLT_MIN_EXP (-125)
#define FLT_MAX_EXP 128
#define FLT_MIN 1.17549435e-38f
#define FLT_MAX 3.40282347e38f
#define FLT_EPSILON 1.1920929e-7f
#define FLT_TRUE_MIN 1.40129846e-45f
#define DBL_MANT_DIG 53
#define DBL_DIG 15
#define DBL_MIN_EXP (-1021)
#define DBL_MAX_EXP 1024
#define DBL_MIN 2.2250738585072014e-308
#define DBL_MAX 1.7976931348623157e308
#define DBL_EPSILON 2.2204460492503131e-16
)";

constexpr const char* kBuiltIn = "#pragma once\n";

// NVRTC's own declarations under std, for texts that qualify them.
constexpr const char* kMemoryInStd = R"(#pragma once
namespace std {
using ::memcpy;
using ::memset;
}
)";

constexpr const char* kInputOutputInStd = R"(#pragma once
namespace std {
using ::printf;
}
)";

constexpr const char* kAlgorithm = R"(#pragma once
namespace std {
template <class T> __host__ __device__ constexpr const T& max(const T& a, const T& b) { return a < b ? b : a; }
template <class T> __host__ __device__ constexpr const T& min(const T& a, const T& b) { return b < a ? b : a; }
template <class T> __host__ __device__ constexpr const T& clamp(const T& v, const T& low, const T& high) {
  return v < low ? low : high < v ? high : v;
}
}
)";

struct Text {
  const char* name;
  const char* text;
};
constexpr std::array kTexts = {
    Text{"cuda_runtime.h", kRuntime},
    Text{"cuda_runtime_api.h", kRuntime},
    Text{"device_launch_parameters.h", kBuiltIn},
    Text{"stddef.h", kSizes},
    Text{"cstddef", kSizes},
    Text{"limits.h", kLimits},
    Text{"climits", kLimits},
    Text{"float.h", kFloats},
    Text{"cfloat", kFloats},
    Text{"math.h", kBuiltIn},
    Text{"assert.h", kBuiltIn},
    Text{"cassert", kBuiltIn},
    Text{"string.h", kBuiltIn},
    Text{"cstring", kMemoryInStd},
    Text{"stdio.h", kBuiltIn},
    Text{"cstdio", kInputOutputInStd},
    Text{"stdlib.h", kBuiltIn},
    Text{"cstdlib", kBuiltIn},
    Text{"cstdint", kIntegersInStd},
    Text{"initializer_list", kBuiltIn},
    Text{"algorithm", kAlgorithm},
};

constexpr std::array kStandard = {"array", "bit", "cmath", "limits", "tuple", "type_traits", "utility"};

bool usesToolkitIntegers(std::string_view source) {
  return source.find("<cub/") != std::string_view::npos || source.find("<cuda/") != std::string_view::npos;
}

} // namespace

std::vector<SourceFile> rtcHeaders(std::string_view source, bool standardLibrary) {
  std::vector<SourceFile> out;
  for (auto const& [name, text] : kTexts) {
    out.push_back({name, text});
  }
  bool const toolkitIntegers = standardLibrary && usesToolkitIntegers(source);
  out.push_back({"stdint.h", toolkitIntegers ? "#pragma once\n#include <cuda/std/cstdint>\n" : kIntegers});
  if (standardLibrary) {
    for (const char* name : kStandard) {
      out.push_back({name, std::string("#pragma once\n#include <cuda/std/") + name +
                               ">\nnamespace std {\nusing namespace cuda::std;\n}\n"});
    }
  }
  return out;
}

} // namespace qkc::device::cuda
