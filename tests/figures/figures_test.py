#!/usr/bin/env python3
"""How tight bounds are: lawful sums stay inside, the next lower precisions are rejected, whatever the length.

  figures_test.py TERMS...   lengths of the sums

Prints, for each contract and length, the largest error over the bound and how many elements are rejected."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

NARROW = ("f16, in order", "f16, 32 lanes", "bf16, in order", "bf16, 32 lanes")
DOTS = pathlib.Path(__file__).parent

# What must be rejected: precision, the longest sum for which it must. tf32 holds operands of 11 bits and fewer, so that
# it is no lower precision there, and is not listed.
ANY = 1 << 20
CONTRACTS = {
    DOTS / "dot_f32_f32.qkc": {**dict.fromkeys(NARROW, ANY), "tf32 operands": 8192},
    DOTS / "dot_f32_bf16.qkc": {**dict.fromkeys(NARROW, ANY), "tf32 operands": ANY},
    DOTS / "dot_f32_f16.qkc": {**dict.fromkeys(NARROW, ANY), "tf32 operands": ANY},
    DOTS / "dot_f16_f32.qkc": dict.fromkeys(NARROW, ANY),
    DOTS / "dot_f16_f16.qkc": dict.fromkeys(NARROW, ANY),
    DOTS / "dot_bf16_bf16.qkc": dict.fromkeys(NARROW, ANY),
    "gemm_fp8_tensor_promoted_bf16": {**dict.fromkeys(NARROW, ANY), "not promoted": ANY},
}
OFF = r"none exact|\d+ of \d+"
ROW = re.compile(rf"  (\S.*?) {{2,}}(\d+) +(\S+)(?: +([\d.e+]+|inf))? {{2,}}(?:{OFF})(?: +(\d+))? {{2,}}(\S.*)")


def measure(checks, contract, wanted, terms):
    done = qkc_run.run("calibrate", "--bounds", str(contract), "--terms", *map(str, terms))
    print(done.stdout)
    checks.expect(done.returncode == 0, f"{contract}: exit status {done.returncode} {done.stderr}")
    seen = set()
    for line in done.stdout.splitlines():
        row = ROW.fullmatch(line)
        if not row:
            continue
        precision, length, least, off, word = row[1], int(row[2]), row[4], row[5], row[6]
        seen.add((precision, length))
        if precision == "lawful":
            checks.expect(word == "accepted", f"{contract}: a lawful sum of {length}: {word}")
        elif length <= wanted.get(precision, -1):
            checks.expect(word.startswith("rejected"), f"{contract}: {precision}, {length} terms: {word}")
            is_outside = float(least) > 1 or int(off) > 0
            checks.expect(is_outside, f"{contract}: {precision}, {length} terms: {least} of the bound on some rows")
        checks.expect(precision == "lawful" or precision in wanted, f"{contract}: {precision} is not lower")
    checks.expect(seen == {(p, n) for p in ("lawful", *wanted) for n in terms}, f"{contract}: other rows: {seen}")


def measure_hidden(checks):
    """A folder; of its contract e2m1 hides on every draw what tf32 operands do."""
    done = qkc_run.run("calibrate", "--bounds", str(DOTS / "hidden"), "--terms", "64")
    print(done.stdout)
    checks.expect(done.returncode == 0, f"a folder: exit status {done.returncode} {done.stderr}")
    rows = [ROW.fullmatch(line) for line in done.stdout.splitlines()]
    words = {row[1]: row[6] for row in rows if row}
    checks.expect(words.get("lawful") == "accepted", f"hidden: {words}")
    checks.expect("hidden by e2m1" in words.get("tf32 operands", ""), f"hidden: {words}")


def measure_infinite(checks):
    """Exact sums that f16 rounds to infinity, as a kernel's do."""
    done = qkc_run.run("calibrate", "--bounds", "gemm_w4a16_group_rn16_given", "--terms", "256")
    checks.expect(done.returncode == 0, f"infinite sums: exit status {done.returncode} {done.stderr}")


def main():
    checks = qkc_run.Checks()
    terms = [int(word) for word in sys.argv[1:]]
    for contract, wanted in CONTRACTS.items():
        measure(checks, contract, wanted, terms)
    measure_hidden(checks)
    measure_infinite(checks)
    checks.finish()


main()
