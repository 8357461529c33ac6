#!/usr/bin/env python3
"""Puts one fault at a time into the portable header; each must make a test fail.

A fault is a replacement of text that occurs once in its file. Only the part of the tests' objects that the fault
reaches is compiled again. Exit status 0: every fault was caught.
"""
import argparse
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys

FLOATS, INTEGERS, REST, CODES = "subject_floats", "subject_integers", "subject_rest", "codes_test"
ROUNDINGS = "roundings_test"
FAST = ["-O2", "-mavx2", "-mfma", "-ffp-contract=fast"]

# (file, part, text, replacement[, flags])
FAULTS = [
    # Rounding modes.
    ("cast.h", FLOATS, "bias = half - 1 + ((m >> shift) & 1);", "bias = half - ((m >> shift) & 1);"),
    ("cast.h", FLOATS, "half_away)\n    bias = half;", "half_away)\n    bias = half - 1;"),
    ("cast.h", FLOATS, "half_to_zero)\n    bias = half - 1;", "half_to_zero)\n    bias = half;"),
    ("cast.h", FLOATS, "bias = half - U(negative);", "bias = half - U(!negative);"),
    ("cast.h", FLOATS, "bias = half - U(!negative);", "bias = half - U(negative);"),
    ("cast.h", FLOATS, "bias = negative ? U(0) : half * 2 - 1;", "bias = negative ? U(0) : half * 2 - 2;"),
    ("cast.h", FLOATS, "bias = negative ? half * 2 - 1 : U(0);", "bias = negative ? half * 2 - 1 : U(1);"),
    # Doubles to floating formats.
    ("cast.h", FLOATS, "constexpr int least = F::emin + 1023;", "constexpr int least = F::emin + 1022;"),
    ("cast.h", FLOATS, "constexpr int drop = 53 - F::precision;", "constexpr int drop = 54 - F::precision;"),
    ("cast.h", FLOATS, "round_shift<R>(significand, shift < 55 ? shift : 55, negative);\n    return",
     "round_shift<R>(significand, shift < 53 ? shift : 53, negative);\n    return"),
    ("cast.h", FLOATS, "return (static_cast<uint64_t>(at - least) << (F::precision - 1)) + rounded;",
     "return (static_cast<uint64_t>(at - least) << (F::precision - 1)) | rounded;"),
    ("cast.h", FLOATS, "return pick(absolute > f64::inf_magnitude, nanCode",
     "return pick(absolute >= f64::inf_magnitude, nanCode"),
    # Floats to floating formats.
    ("cast.h", FLOATS, "return round_shift<R>(absolute, 24 - F::precision, negative);",
     "return round_shift<R>(absolute & ~1U, 24 - F::precision, negative);"),
    ("cast.h", FLOATS, "static_cast<uint32_t>(F::emax + 128) << 23;", "static_cast<uint32_t>(F::emax + 127) << 23;"),
    ("cast.h", FLOATS, "constexpr int least = F::emin + 127;", "constexpr int least = F::emin + 128;"),
    ("cast.h", FLOATS, "shift < 26 ? shift : 26", "shift < 24 ? shift : 24"),
    ("cast.h", FLOATS, "return (static_cast<uint32_t>(at - least) << (F::precision - 1)) + rounded;",
     "return (static_cast<uint32_t>(at - least) << (F::precision - 1)) + (rounded & ~(at == least ? 0U : 1U << F::precision));"),
    ("cast.h", FLOATS, "return pick(absolute > kF32Inf, nanCode", "return pick(absolute >= kF32Inf, nanCode"),
    ("cast.h", FLOATS, "pick<uint32_t>(absolute < 0x800000, fraction << 1,", "pick<uint32_t>(absolute < 0x400000, fraction << 1,"),
    ("cast.h", FLOATS, "return (absolute >> 23) + round_shift<R>(significand, 23, negative);",
     "return (absolute >> 23) + round_shift<R>(significand | 1, 23, negative);"),
    # Overflow.
    ("cast.h", FLOATS, "constexpr U top = U(F::max_magnitude) + low;", "constexpr U top = U(F::max_magnitude) + low - 1;"),
    ("cast.h", FLOATS, "goes = infinite;", "goes = true;"),
    ("cast.h", FLOATS, "goes = infinite || !negative;", "goes = !negative;"),
    ("cast.h", FLOATS, "goes = infinite || negative;", "goes = infinite || !negative;"),
    ("cast.h", FLOATS, "bool outside = rounded > top;", "bool outside = rounded > top + 1;"),
    ("cast.h", FLOATS, "bool below = negative && rounded != 0;", "bool below = negative;"),
    ("cast.h", FLOATS, "below = negative || absolute == 0;", "below = negative;"),
    ("cast.h", FLOATS, "code |= U(negative && rounded != 0) << (F::width - 1);", "code |= U(negative) << (F::width - 1);"),
    ("cast.h", FLOATS, "code |= U(negative) << (F::width - 1);\n", "code |= U(negative && rounded != 0) << (F::width - 1);\n"),
    # Integers to floating formats.
    ("cast.h", FLOATS, "kept |= (kept << excess) != absolute ? 1 : 0;", "kept |= 0;"),
    ("cast.h", FLOATS, "const int early = excess > 2 ? 1 : 0;", "const int early = excess > 1 ? 1 : 0;"),
    ("cast.h", FLOATS, "const int excess = length > 53 ? length - 53 : 0;", "const int excess = length > 54 ? length - 54 : 0;"),
    # Numbers to integers.
    ("cast.h", INTEGERS, "absolute = huge || absolute > limit ? limit : absolute;",
     "absolute = huge || absolute > limit + 1 ? limit : absolute;"),
    ("cast.h", INTEGERS, "return integer_to_integer<F, O>(number, negative, shift < -11);",
     "return integer_to_integer<F, O>(number, negative, shift < -12);"),
    ("cast.h", INTEGERS, "else if (shift > -64)", "else if (shift > -63)"),
    ("cast.h", INTEGERS, "number = round_shift<R>(significand, shift < 55 ? shift : 55, negative);",
     "number = round_shift<R>(significand, shift < 53 ? shift : 53, negative);"),
    ("cast.h", INTEGERS, "absolute == f64::inf_magnitude && O == Overflow::wrap", "absolute == f64::inf_magnitude"),
    ("cast.h", INTEGERS, "(exponent > 125 ? 150 - exponent : 25)", "(exponent > 126 ? 150 - exponent : 25)"),
    ("cast.h", INTEGERS, "(exponent < 158 ? exponent - 150 : 8)", "(exponent < 158 ? exponent - 150 : 7)"),
    ("cast.h", INTEGERS, "return pick(exponent > 158, ~uint32_t(0), number);", "return pick(exponent > 159, ~uint32_t(0), number);"),
    ("cast.h", INTEGERS, "constexpr uint32_t most = uint32_t(127 + 22) << 23;", "constexpr uint32_t most = uint32_t(127 + 14) << 23;"),
    ("cast.h", INTEGERS, "constexpr uint32_t anchor = uint32_t(127 + 23) << 23;", "constexpr uint32_t anchor = uint32_t(127 + 24) << 23;"),
    ("cast.h", INTEGERS, "const uint32_t limit = most + ((least - most) & sign);", "const uint32_t limit = most;"),
    ("cast.h", INTEGERS, "pick(absolute > kF32Inf, static_cast<uint32_t>(nanValue),", "pick(absolute >= kF32Inf, static_cast<uint32_t>(nanValue),"),
    # Codes. Formats by their constants.
    ("formats.def", CODES, "(f64, 64, 0, 0, 1, 11, 52, 1023,", "(f64, 64, 0, 0, 1, 11, 52, 1022,"),
    ("formats.def", REST, "(f32, 32, 0, 0, 1, 8, 23, 127,", "(f32, 32, 0, 0, 1, 7, 24, 127,"),
    ("formats.def", REST, "(tf32, 32, 0, 13, 1, 8, 10, 127,", "(tf32, 32, 0, 12, 1, 8, 11, 127,"),
    ("formats.def", REST, "(f16, 16, 0, 0, 1, 5, 10, 15,", "(f16, 16, 0, 0, 1, 5, 10, 14,"),
    ("formats.def", REST, "(bf16, 16, 0, 0, 1, 8, 7, 127,", "(bf16, 16, 0, 0, 1, 8, 7, 126,"),
    ("formats.def", REST, "(e5m2, 8, 0, 0, 1, 5, 2, 15,", "(e5m2, 8, 0, 0, 1, 5, 2, 14,"),
    ("formats.def", REST, "(e5m2fnuz, 8, 0, 0, 1, 5, 2, 16,", "(e5m2fnuz, 8, 0, 0, 1, 5, 2, 15,"),
    ("formats.def", REST, "(e4m3, 8, 0, 0, 1, 4, 3, 7, subnormal, topNan,", "(e4m3, 8, 0, 0, 1, 4, 3, 7, subnormal, none,"),
    ("formats.def", REST, "(e4m3fnuz, 8, 0, 0, 1, 4, 3, 8,", "(e4m3fnuz, 8, 0, 0, 1, 4, 3, 7,"),
    ("formats.def", REST, "(ue4m3, 8, 1, 0, 0, 4, 3, 7,", "(ue4m3, 8, 1, 0, 0, 4, 3, 8,"),
    ("formats.def", REST, "(e3m2, 6, 0, 0, 1, 3, 2, 3,", "(e3m2, 6, 0, 0, 1, 3, 2, 4,"),
    ("formats.def", REST, "(e2m3, 6, 0, 0, 1, 2, 3, 1,", "(e2m3, 6, 0, 0, 1, 2, 3, 2,"),
    ("formats.def", REST, "(e2m1, 4, 0, 0, 1, 2, 1, 1,", "(e2m1, 4, 0, 0, 1, 2, 1, 0,"),
    ("formats.def", CODES, "(e8m0, 8, 0, 0, 0, 8, 0, 127,", "(e8m0, 8, 0, 0, 0, 8, 0, 126,"),
    ("formats.def", REST, "-0.6961928009986877F", "-0.6961927413940430F"),
    ("formats.def", REST, "0.16666667F, 0.25F, -0.0F,", "0.25F, 0.16666667F, -0.0F,"),
    ("formats.def", REST, "-35.0F, -22.0F,", "-36.0F, -22.0F,"),
    ("formats.def", REST, "(ternary, 2, -1.0F, 0.0F, 1.0F)", "(ternary, 2, 0.0F, 1.0F, -1.0F)"),
    # Code books.
    ("books.h", FLOATS, "if (!equal_native(v, middle))\n    return less_native(middle, v);", "if (!equal_native(v, middle))\n    return !less_native(v, middle + 0.001);"),
    ("books.h", FLOATS, "return book_place<F>(below) % 2 != 0;", "return book_place<F>(below) % 2 == 0;"),
    ("books.h", FLOATS, "half_away)\n    return !negative;", "half_away)\n    return negative;"),
    ("books.h", FLOATS, "half_to_zero)\n    return negative;", "half_to_zero)\n    return !negative;"),
    ("books.h", FLOATS, "return R == Rounding::half_to_plus;", "return R == Rounding::half_to_minus;"),
    ("books.h", FLOATS, "R == Rounding::to_zero)\n    return negative;", "R == Rounding::to_zero)\n    return !negative;"),
    ("books.h", FLOATS, "return book_code<F>(-0.0F);", "return book_code<F>(0.0F);"),
    ("books.h", FLOATS, "less_native(v, least) ? least :", "less_native(v, least) ? most :"),
    ("books.h", REST, "place -= less_equal_native(v, entry) ? 1 : 0;", "place -= less_native(v, entry) ? 1 : 0;"),
    ("books.h", REST, "to_bits(F::entries::at(k)) == to_bits(v)", "equal_native(F::entries::at(k), v)"),
    # Roundings beyond casts.
    ("roundings.h", ROUNDINGS, "return sum >> Bits != 0;", "return sum > uint64_t(1) << Bits;"),
    ("roundings.h", ROUNDINGS, "fraction = rest >> (shift - Bits);", "fraction = rest >> (shift - Bits - 1);"),
    ("roundings.h", ROUNDINGS, "return sum < fraction;", "return sum <= fraction;"),
    ("roundings.h", ROUNDINGS, "const int zeros = absolute >> 52 == 0 ? clz(absolute) - 11 : 0;", "const int zeros = 0;"),
    ("roundings.h", ROUNDINGS, "const int drop = 53 - Bits - zeros;", "const int drop = 54 - Bits - zeros;"),
    ("roundings.h", ROUNDINGS, "for (int k = 25; k >= 1; k -= 2)", "for (int k = 7; k >= 1; k -= 2)"),
    ("roundings.h", ROUNDINGS, "detail::mul_native(ulps, spacing)", "detail::mul_native(ulps, 2 * spacing)"),
    ("roundings.h", ROUNDINGS, "below < log2.floor ? log2.floor : below", "below"),
    ("roundings.h", ROUNDINGS, "+ (int64_t(1) << 30)) >> 31;", "+ (int64_t(1) << 29)) >> 31;"),
    ("roundings.h", ROUNDINGS, "doubled > 0x7fffffff ? 0x7fffffff : doubled", "doubled"),
    ("roundings.h", ROUNDINGS, "(mask >> 1) + (x < 0 ? 1 : 0);", "(mask >> 1);"),
    ("roundings.h", ROUNDINGS, "detail::round_shift<R>(absolute, shift, negative);\n  return static_cast<int64_t>", "detail::round_shift<R>(absolute, shift, false);\n  return static_cast<int64_t>"),
    ("codes.h", REST, "pick<uint32_t>(magnitude == 0, 0x00400000, magnitude << 23)", "pick<uint32_t>(magnitude == 0, 0x00200000, magnitude << 23)"),
    ("codes.h", REST, "power_of_two(F::emin - F::precision + 1)", "power_of_two(F::emin - F::precision + 2)"),
    ("codes.h", REST, "bits = pick(magnitude >= F::inf_magnitude,", "bits = pick(magnitude > F::inf_magnitude,"),
    ("codes.h", REST, "const uint32_t at = pick(exponent < least, least, exponent);", "const uint32_t at = exponent;"),
    ("codes.h", REST, "return pick<uint32_t>(absolute == kF32Inf, F::inf_magnitude, magnitude);", "return magnitude;"),
    ("codes.h", REST, "return magnitude > F::inf_magnitude;", "return magnitude >= F::inf_magnitude;"),
    ("codes.h", REST, "return (code & (F::all_ones * 2 + 1)) == F::nan_code;", "return (code & F::all_ones) == 0;"),
    ("codes.h", REST, "((bits >> F::low_bits) >> (F::width - 1)) <= 1", "((bits >> F::low_bits) >> (F::width - 1)) <= 2"),
    ("codes.h", REST, "return (code >> (F::width - 1)) & 1 ? static_cast<Place>(-magnitude) : magnitude;",
     "return (code >> (F::width - 1)) & 1 ? static_cast<Place>(~magnitude) : magnitude;"),
    ("codes.h", REST, "static_cast<M>(place < 0 ? -place : place);", "static_cast<M>(place < -1 ? -place : place);"),
    ("codes.h", CODES, "if (offset + F::width > 8)", "if (offset + F::width > 9)"),
    ("codes.h", CODES, "if (offset + F::width > 32)", "if (offset + F::width > 33)"),
    # Arithmetic.
    ("arithmetic.h", REST, "return detail::to_format<F>(detail::mul_native(detail::widen(a), detail::widen(b)));",
     "return detail::to_format<F>(detail::mul_native(a, b));"),
    # The quotient of two tf32 values is the same by way of f32: no fault. Its distance from a tie of a subnormal result
    # is 2^-148 or more, half a step of f32 there 2^-150.
    ("arithmetic.h", REST, "return detail::to_format<F>(detail::odd_sum(product, detail::widen(c)));",
     "return detail::to_format<F>(detail::add_native(product, detail::widen(c)));"),
    ("arithmetic.h", REST, "return narrow(odd_sum(mul_native(widen(a), widen(b)), widen(c)));",
     "return narrow(add_native(mul_native(widen(a), widen(b)), widen(c)));"),
    ("arithmetic.h", REST, "lt<F>(a, b) || (eq<F>(a, b) && is_negative_value(a)) ? b : a;",
     "lt<F>(a, b) || (eq<F>(a, b) && is_negative_value(b)) ? b : a;"),
    ("arithmetic.h", REST, "lt<F>(b, a) || (eq<F>(a, b) && is_negative_value(b)) ? b : a;", "lt<F>(b, a) ? b : a;"),
    ("arithmetic.h", REST, "return is_nan_value(a) ? b : is_nan_value(b) ? a : max<F>(a, b);", "return is_nan_value(a) ? b : max<F>(a, b);"),
    ("arithmetic.h", REST, "return bit_cast<float>(to_bits(v) ^ 0x80000000);", "return sub<f32>(0.0F, v);"),
    ("portable.h", REST, "#define QKC_GUARD_PRODUCTS 1", "#define QKC_GUARD_PRODUCTS 0", FAST),
    # Results rounded to odd.
    ("odd.h", REST, "const uint64_t step = inexact & ~r;", "const uint64_t step = inexact;"),
    ("odd.h", REST, "const uint64_t inward = uint64_t(0) - ((r ^ d) >> 63);", "const uint64_t inward = 0;"),
    ("odd.h", REST, ">= 1023 + 105 ? 53 : 52;", ">= 1023 + 104 ? 53 : 52;"),
    ("odd.h", REST, ">= 1023 ? 52 : 53;", ">= 1022 ? 52 : 53;"),
    ("odd.h", REST, "const int64_t error = static_cast<int64_t>((radicand << 52) - kept * kept);", "const int64_t error = 0;"),
    ("odd.h", REST, "kept | (sticky || (kept << drop) != significand ? 1 : 0);", "kept | (sticky ? 1 : 0);"),
    ("odd.h", REST, "(over ? f64::max_magnitude : magnitude)", "(over ? f64::inf_magnitude : magnitude)"),
    ("odd.h", REST, "const int shift = clz(fraction) - 11;", "const int shift = clz(fraction) - 12;"),
    ("odd.h", REST, "return over ? bit_cast<double>(to_bits(sum) - 1) : sum;", "return sum;"),
    ("odd.h", REST, "to_bits(rest) ^ (to_bits(b) & (uint64_t(1) << 63))", "to_bits(rest)", FAST),
    ("odd.h", REST, "const double error = fma_native(a, b, bit_cast<double>(to_bits(product) ^ (uint64_t(1) << 63)));",
     "const double error = sub_native(mul_native(a, b), product);", FAST),
    ("odd.h", REST, "field <= 1023 + 400;", "field <= 1023 + 1000;", FAST),
    # Bits and plain C++.
    ("portable.h", CODES, "v = (v + (v >> 4)) & 0x0f0f0f0f0f0f0f0f;", "v = (v + (v >> 4)) & 0x0f0f0f0f0f0f0f07;"),
    ("portable.h", CODES, "return v == 0 ? 64 : __builtin_clzll(v);", "return v == 0 ? 63 : __builtin_clzll(v);"),
    ("parallel.h", CODES, "while (v < old &&", "while (v > old &&"),
    ("parallel.h", CODES, "__atomic_fetch_and(p, v,", "__atomic_fetch_or(p, v,"),
    ("parallel.h", CODES, "(saved_ & ~0xe040U)", "(saved_ & ~0xe000U)"),
]


class Tests:
    """The test program, compiled once without faults; then part by part with one."""

    def __init__(self, args):
        self.args = args
        self.scratch = pathlib.Path(args.scratch)
        shutil.rmtree(self.scratch, ignore_errors=True)
        self.scratch.mkdir(parents=True)
        self.device = pathlib.Path(args.source) / "stdlib/device"
        main = self.scratch / "main.cpp"
        main.write_text("#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n#include <doctest/doctest.h>\n")
        embedded = self.scratch / "device_headers.cpp"  # of no interest here
        embedded.write_text('#include "stdlib/device/device_headers.h"\nconst std::vector<std::pair<std::string, '
                            "std::string>>& qkc::stdlib::deviceHeaders() {\n  static const std::vector<std::pair<"
                            "std::string, std::string>> none;\n  return none;\n}\n")
        self.objects = {}
        with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
            names = ["subject_floats", "subject_integers", "subject_rest", "oracle", "inputs", "ways", "codes_test",
                     "arithmetic_test", "conversions_test", "roundings_test"]
            sources = [self.device / "tests" / (name + ".cpp") for name in names] + [main, embedded]
            for source, result in zip(sources, pool.map(
                    lambda s: self.compile(s, self.scratch / (s.stem + ".o"), self.device, self.flags_of(s)), sources)):
                if result is None:
                    sys.exit("the tests do not compile")
                self.objects[source.stem] = result

    @staticmethod
    def flags_of(source):
        return ["-O0"] if source.stem.startswith("subject_") or source.stem in (CODES, ROUNDINGS) else ["-O1"]

    def compile(self, source, target, headers, flags):
        command = [self.args.cxx, "-std=c++20", *flags, "-DQKC_WAY=Only", "-DQKC_WAY_ONLY",
                   f'-DQKC_SOURCE_DIR="{self.args.source}"', "-I", self.args.source, "-I", str(headers), "-c",
                   str(source), "-o", str(target)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            print(done.stderr[-3000:])
            return None
        return target

    def fails(self, objects, folder):
        """Whether the program made of the objects finds fault with the header."""
        program = folder / "tests"
        subprocess.run([self.args.cxx, *map(str, objects.values()), self.args.mpfr, self.args.gmp, "-pthread", "-o",
                        str(program)], check=True)
        done = subprocess.run([str(program), "--abort-after=1", "--test-case-exclude=the embedded text*,all f16*"],
                              capture_output=True, text=True, timeout=600)
        return done.returncode != 0

    def catches(self, number):
        name, part, text, replacement, *flags = FAULTS[number]
        folder = self.scratch / str(number)
        shutil.copytree(self.device / "qkc", folder / "qkc")
        header = folder / "qkc" / name
        body = header.read_text()
        if body.count(text) != 1:
            return f"the text occurs {body.count(text)} times"
        header.write_text(body.replace(text, replacement))
        source = self.device / "tests" / (part + ".cpp")
        mutated = self.compile(source, folder / (part + ".o"), folder, flags[0] if flags else self.flags_of(source))
        if mutated is None:
            # What the header asserts of its table and the constant evaluation in codes_test.cpp count as tests; anything
            # else is a bad fault.
            return "" if part == CODES or name == "formats.def" else "it does not compile"
        caught = self.fails({**self.objects, part: mutated}, folder)
        shutil.rmtree(folder)
        return "" if caught else "no test failed"


def can_run_fast():
    try:
        return {"avx2", "fma"} <= set(pathlib.Path("/proc/cpuinfo").read_text().split())
    except OSError:
        return False


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for option in ("--source", "--scratch", "--cxx", "--mpfr", "--gmp"):
        parser.add_argument(option, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", help="faults whose text holds this")
    args = parser.parse_args()
    tests = Tests(args)
    if tests.fails(tests.objects, tests.scratch):
        sys.exit("the tests fail without a fault")
    chosen = [k for k, fault in enumerate(FAULTS)
              if (args.only is None or args.only in fault[2]) and (len(fault) < 5 or can_run_fast())]
    missed = 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for number, problem in zip(chosen, pool.map(tests.catches, chosen)):
            if problem:
                missed += 1
                print(f"NOT CAUGHT {FAULTS[number][0]}: {FAULTS[number][2]!r}: {problem}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} faults caught")
    sys.exit(1 if missed or not chosen else 0)


if __name__ == "__main__":
    main()
