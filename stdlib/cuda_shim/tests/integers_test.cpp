// Integer intrinsics against wide arithmetic, lane by lane.
#include "stdlib/cuda_shim/tests/check.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>

namespace qkc::shim_test {
namespace {

using Lane = std::function<long(long, long)>;

struct LaneOp {
  bool isSigned;
  Lane op;
};

long clamp(long v, long low, long high) {
  return std::clamp(v, low, high);
}

// The operation on a lane of `width` bits, from the name without its last digit.
std::map<std::string, LaneOp> laneOps(int width) {
  long const all = (1L << width) - 1;
  long const high = all >> 1;
  long const low = -high - 1;
  auto flag = [all](bool b) { return b ? all : 0L; };
  return {
      {"__vadd", {false, [](long a, long b) { return a + b; }}},
      {"__vsub", {false, [](long a, long b) { return a - b; }}},
      {"__vaddss", {true, [=](long a, long b) { return clamp(a + b, low, high); }}},
      {"__vsubss", {true, [=](long a, long b) { return clamp(a - b, low, high); }}},
      {"__vaddus", {false, [=](long a, long b) { return clamp(a + b, 0, all); }}},
      {"__vsubus", {false, [=](long a, long b) { return clamp(a - b, 0, all); }}},
      {"__vmaxs", {true, [](long a, long b) { return std::max(a, b); }}},
      {"__vmins", {true, [](long a, long b) { return std::min(a, b); }}},
      {"__vmaxu", {false, [](long a, long b) { return std::max(a, b); }}},
      {"__vminu", {false, [](long a, long b) { return std::min(a, b); }}},
      {"__vabsdiffs", {true, [](long a, long b) { return std::labs(a - b); }}},
      {"__vabsdiffu", {false, [](long a, long b) { return std::labs(a - b); }}},
      {"__vavgu", {false, [](long a, long b) { return (a + b + 1) / 2; }}},
      {"__vhaddu", {false, [](long a, long b) { return (a + b) / 2; }}},
      {"__vcmpeq", {false, [=](long a, long b) { return flag(a == b); }}},
      {"__vcmpne", {false, [=](long a, long b) { return flag(a != b); }}},
      {"__vcmpgts", {true, [=](long a, long b) { return flag(a > b); }}},
      {"__vcmpges", {true, [=](long a, long b) { return flag(a >= b); }}},
      {"__vcmplts", {true, [=](long a, long b) { return flag(a < b); }}},
      {"__vcmples", {true, [=](long a, long b) { return flag(a <= b); }}},
      {"__vcmpgtu", {false, [=](long a, long b) { return flag(a > b); }}},
      {"__vcmpgeu", {false, [=](long a, long b) { return flag(a >= b); }}},
      {"__vcmpltu", {false, [=](long a, long b) { return flag(a < b); }}},
      {"__vcmpleu", {false, [=](long a, long b) { return flag(a <= b); }}},
      {"__vseteq", {false, [](long a, long b) { return a == b ? 1L : 0L; }}},
      {"__vneg", {true, [](long a, long) { return -a; }}},
      {"__vabs", {true, [](long a, long) { return std::labs(a); }}},
      {"__vabsss", {true, [=](long a, long) { return clamp(std::labs(a), low, high); }}},
      {"__vnegss", {true, [=](long a, long) { return clamp(-a, low, high); }}},
  };
}

long lane(unsigned word, int i, int width, bool isSigned) {
  auto const bits = static_cast<long>(word >> static_cast<unsigned>(i * width)) & ((1L << width) - 1);
  return isSigned && bits >> (width - 1) != 0 ? bits - (1L << width) : bits;
}

unsigned lanes(const LaneOp& how, unsigned a, unsigned b, int width) {
  unsigned out = 0;
  for (int i = 0; i < 32 / width; ++i) {
    long const r = how.op(lane(a, i, width, how.isSigned), lane(b, i, width, how.isSigned));
    out |= static_cast<unsigned>(r & ((1L << width) - 1)) << static_cast<unsigned>(i * width);
  }
  return out;
}

unsigned sumOfDistances(unsigned a, unsigned b, int width, bool isSigned) {
  unsigned out = 0;
  for (int i = 0; i < 32 / width; ++i) {
    out += static_cast<unsigned>(std::labs(lane(a, i, width, isSigned) - lane(b, i, width, isSigned)));
  }
  return out;
}

long s24(unsigned a) {
  return static_cast<int>(a << 8U) >> 8;
}

const std::map<std::string, std::function<unsigned(unsigned, unsigned)>>& scalarOps() {
  auto s = [](unsigned a) { return static_cast<long>(static_cast<int>(a)); };
  auto u = [](unsigned a) { return static_cast<unsigned long>(a); };
  static const std::map<std::string, std::function<unsigned(unsigned, unsigned)>> ops = {
      {"mulhi", [=](unsigned a, unsigned b) { return static_cast<unsigned>(s(a) * s(b) >> 32); }},
      {"umulhi", [=](unsigned a, unsigned b) { return static_cast<unsigned>(u(a) * u(b) >> 32U); }},
      {"mul24", [](unsigned a, unsigned b) { return static_cast<unsigned>(s24(a) * s24(b)); }},
      {"umul24",
       [=](unsigned a, unsigned b) { return static_cast<unsigned>((u(a) % (1U << 24U)) * (u(b) % (1U << 24U))); }},
      {"hadd", [=](unsigned a, unsigned b) { return static_cast<unsigned>((s(a) + s(b)) >> 1); }},
      {"rhadd", [=](unsigned a, unsigned b) { return static_cast<unsigned>((s(a) + s(b) + 1) >> 1); }},
      {"uhadd", [=](unsigned a, unsigned b) { return static_cast<unsigned>((u(a) + u(b)) >> 1U); }},
      {"urhadd", [=](unsigned a, unsigned b) { return static_cast<unsigned>((u(a) + u(b) + 1) >> 1U); }},
      {"popc", [](unsigned a, unsigned) { return static_cast<unsigned>(std::popcount(a)); }},
      {"clz", [](unsigned a, unsigned) { return static_cast<unsigned>(std::countl_zero(a)); }},
      {"ffs", [](unsigned a, unsigned) { return a == 0 ? 0U : static_cast<unsigned>(std::countr_zero(a)) + 1; }},
      {"brev",
       [](unsigned a, unsigned) {
         unsigned r = 0;
         for (unsigned i = 0; i < 32; ++i) {
           r |= (a >> i & 1U) << (31 - i);
         }
         return r;
       }},
      {"abs", [=](unsigned a, unsigned) { return static_cast<unsigned>(std::labs(s(a))); }},
  };
  return ops;
}

unsigned expected2(const std::string& name, unsigned a, unsigned b) {
  if (auto const scalar = scalarOps().find(name); scalar != scalarOps().end()) {
    return scalar->second(a, b);
  }
  static const std::map<int, std::map<std::string, LaneOp>> ops = {{8, laneOps(8)}, {16, laneOps(16)}};
  int const width = name.back() == '4' ? 8 : 16;
  std::string const stem = name.substr(0, name.size() - 1);
  if (stem == "__vsads" || stem == "__vsadu") {
    return sumOfDistances(a, b, width, stem == "__vsads");
  }
  return lanes(ops.at(width).at(stem), a, b, width);
}

// c plus the products of `count` elements of aWidth bits with as many of 8 bits, from the b'th byte on.
unsigned dot(unsigned a, unsigned b, unsigned c, int aWidth, int firstByte, int count, bool isSigned) {
  long sum = static_cast<long>(c);
  for (int i = 0; i < count; ++i) {
    sum += lane(a, i, aWidth, isSigned) * lane(b, firstByte + i, 8, isSigned);
  }
  return static_cast<unsigned>(sum);
}

unsigned expected3(const std::string& name, unsigned a, unsigned b, unsigned c) {
  std::uint64_t const both = static_cast<std::uint64_t>(b) << 32U | a;
  if (name.ends_with("dp4a")) {
    return dot(a, b, c, 8, 0, 4, name[0] != 'u');
  }
  if (name.find("dp2a") != std::string::npos) {
    return dot(a, b, c, 16, name.ends_with("hi") ? 2 : 0, 2, name[0] != 'u');
  }
  if (name == "byte_perm") {
    unsigned r = 0;
    for (unsigned i = 0; i < 4; ++i) {
      unsigned const pick = c >> 4 * i & 7U;
      r |= static_cast<unsigned>(both >> 8 * pick & 0xffU) << 8 * i;
    }
    return r;
  }
  if (name.starts_with("shift_l")) {
    unsigned const n = name == "shift_lc" ? std::min(c, 32U) : c % 32;
    return n == 32 ? a : static_cast<unsigned>(both << n >> 32U);
  }
  if (name.starts_with("shift_r")) {
    unsigned const n = name == "shift_rc" ? std::min(c, 32U) : c % 32;
    return n == 32 ? b : static_cast<unsigned>(both >> n);
  }
  long const x = name == "sad" ? static_cast<long>(static_cast<int>(a)) : static_cast<long>(a);
  long const y = name == "sad" ? static_cast<long>(static_cast<int>(b)) : static_cast<long>(b);
  return static_cast<unsigned>(static_cast<long>(c) + std::labs(x - y));
}

} // namespace

TEST_CASE("integer intrinsics") {
  auto const a = words(20000, 21);
  auto const b = words(20000, 22);
  auto const c = words(20000, 23);
  for (Variant const& variant : variants()) {
    for (auto const& row : variant.exports.words2) {
      std::vector<unsigned> out(a.size());
      row.run(a.data(), b.data(), out.data(), static_cast<long>(a.size()));
      Differences differences(variant.name, row.name);
      for (std::size_t i = 0; i < a.size(); ++i) {
        unsigned const wanted = expected2(row.name, a[i], b[i]);
        if (out[i] != wanted) {
          differences.add("0x%x, 0x%x gives 0x%x, not 0x%x", a[i], b[i], out[i], wanted);
        }
      }
    }
    for (auto const& row : variant.exports.words3) {
      std::vector<unsigned> out(a.size());
      row.run(a.data(), b.data(), c.data(), out.data(), static_cast<long>(a.size()));
      Differences differences(variant.name, row.name);
      for (std::size_t i = 0; i < a.size(); ++i) {
        unsigned const wanted = expected3(row.name, a[i], b[i], c[i]);
        if (out[i] != wanted) {
          differences.add("0x%x, 0x%x, 0x%x gives 0x%x, not 0x%x", a[i], b[i], c[i], out[i], wanted);
        }
      }
    }
  }
}

} // namespace qkc::shim_test
