// The portable header for tests in other languages: conversions, and the block quantizers of ggml written with it.

#include "qkc/numeric.h"
#include "stdlib/device/tests/ways.h"

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

namespace {

using namespace qkc;
using subject::Cast;

constexpr auto kEven = Rounding::half_even;

const Cast* find(const std::string& name, int rounding, int overflow) {
  const subject::Subject& way = subject::ways().front();
  for (const auto list : {way.floatCasts, way.integerCasts})
    for (const Cast& cast : list) {
      const bool integer = cast.format[1] == '\0';
      if ((integer ? cast.format + std::to_string(cast.bits) : std::string(cast.format)) == name &&
          cast.rounding == rounding && cast.overflow == overflow && cast.ofFloats != nullptr)
        return &cast;
    }
  return nullptr;
}

void putHalf(std::uint8_t* out, float v) {
  const auto code = cast_bits<f16, kEven, Overflow::inf>(v);
  std::memcpy(out, &code, 2);
}

float reciprocal(float d) {
  return d == 0 ? 0.0F : rcp<f32>(d);
}

// The element of the largest magnitude, the first of equals.
float widest(const float* x, int n) {
  float found = x[0];
  for (int k = 1; k < n; ++k)
    found = std::fabs(x[k]) > std::fabs(found) ? x[k] : found;
  return found;
}

int truncated(float v, int most) {
  const auto code = static_cast<int>(cast<u8, Rounding::to_zero, Overflow::saturate>(v));
  return code < most ? code : most;
}

// 16 bytes of low nibbles first half, high nibbles second half.
void putNibbles(std::uint8_t* out, const int* codes) {
  for (int k = 0; k < 16; ++k)
    out[k] = static_cast<std::uint8_t>((codes[k] & 15) | (codes[k + 16] & 15) << 4);
}

void putFifthBits(std::uint8_t* out, const int* codes) {
  std::memset(out, 0, 4);
  for (int k = 0; k < 32; ++k)
    out[k / 8] = static_cast<std::uint8_t>(out[k / 8] | (codes[k] >> 4) << (k % 8));
}

// d, an optional minimum, the fifth bits where there are any, the nibbles.
void signedBlock(const float* x, std::uint8_t* out, int half) {
  const float d = div<f32>(widest(x, 32), static_cast<float>(-half));
  const float id = reciprocal(d);
  int codes[32];
  for (int k = 0; k < 32; ++k)
    codes[k] = truncated(add<f32>(mul<f32>(x[k], id), static_cast<float>(half) + 0.5F), 2 * half - 1);
  putHalf(out, d);
  if (half == 16)
    putFifthBits(out + 2, codes);
  putNibbles(out + (half == 16 ? 6 : 2), codes);
}

void minimumBlock(const float* x, std::uint8_t* out, int most) {
  float low = x[0];
  float high = x[0];
  for (int k = 1; k < 32; ++k) {
    low = x[k] < low ? x[k] : low;
    high = x[k] > high ? x[k] : high;
  }
  const float d = div<f32>(sub<f32>(high, low), static_cast<float>(most));
  const float id = reciprocal(d);
  int codes[32];
  for (int k = 0; k < 32; ++k)
    codes[k] = truncated(add<f32>(mul<f32>(sub<f32>(x[k], low), id), 0.5F), most);
  putHalf(out, d);
  putHalf(out + 2, low);
  if (most == 31)
    putFifthBits(out + 4, codes);
  putNibbles(out + (most == 31 ? 8 : 4), codes);
}

void byteBlock(const float* x, std::uint8_t* out) {
  const float d = div<f32>(std::fabs(widest(x, 32)), 127.0F);
  const float id = reciprocal(d);
  putHalf(out, d);
  for (int k = 0; k < 32; ++k)
    out[2 + k] = cast_bits<i8, Rounding::half_away, Overflow::saturate>(mul<f32>(x[k], id));
}

void ternaryBlock(const float* x, std::uint8_t* out) {
  const float d = std::fabs(widest(x, 256));
  const float id = reciprocal(d);
  std::memset(out, 0, 64);
  for (int k = 0; k < 256; ++k) {
    const auto code = cast_bits<ternary, Rounding::half_away, Overflow::saturate>(mul<f32>(x[k], id));
    std::uint8_t& byte = out[k / 128 * 32 + k % 32];
    byte = static_cast<std::uint8_t>(byte | code << (2 * (k % 128 / 32)));
  }
  putHalf(out + 64, d);
}

// The exponent comes from a logarithm: of the lawful ones the highest is taken where `high`.
void mxfp4Block(const float* x, std::uint8_t* out, bool high) {
  const float d = std::fabs(widest(x, 32));
  int exponent = -127;
  if (d > 0) {
    const Exponents lawful = log2_exponents<Rounding::to_minus, f32>(d, 1.0, 0.0);
    exponent = (high ? lawful.high : lawful.low) - 2;
  }
  out[0] = static_cast<std::uint8_t>(exponent + 127);
  int codes[32];
  for (int k = 0; k < 32; ++k) {
    const double scaled = std::ldexp(static_cast<double>(x[k]), -exponent);
    const int code = cast_bits<e2m1, Rounding::half_to_zero, Overflow::saturate>(scaled);
    codes[k] = code == 8 ? 0 : code;
  }
  putNibbles(out + 1, codes);
}

} // namespace

// Codes of n values. Rounding and overflow as the header numbers them. 0, or 1 where the header has no such conversion.
extern "C" int qkc_convert(const char* format, int rounding, int overflow, const float* in, std::uint64_t* out,
                           std::int64_t n) {
  const Cast* cast = find(format, rounding, overflow);
  if (cast == nullptr)
    return 1;
  const auto count = static_cast<std::size_t>(n);
  const auto bytes = static_cast<std::size_t>(cast->storageBytes);
  std::vector<char> codes(count * bytes);
  cast->ofFloats(in, codes.data(), count);
  for (std::size_t k = 0; k < count; ++k) {
    out[k] = 0;
    std::memcpy(out + k, codes.data() + k * bytes, bytes);
  }
  return 0;
}

// One block of ggml's format. 0, or 1 for an unknown one.
extern "C" int qkc_block(const char* kind, const float* x, std::uint8_t* out) {
  const std::string name = kind;
  if (name == "q4_0" || name == "q5_0")
    signedBlock(x, out, name == "q4_0" ? 8 : 16);
  else if (name == "q4_1" || name == "q5_1")
    minimumBlock(x, out, name == "q4_1" ? 15 : 31);
  else if (name == "q8_0")
    byteBlock(x, out);
  else if (name == "tq2_0")
    ternaryBlock(x, out);
  else if (name == "mxfp4" || name == "mxfp4_high")
    mxfp4Block(x, out, name == "mxfp4_high");
  else
    return 1;
  return 0;
}
