#!/usr/bin/env python3
"""Counts what bounds cost: floating-point operations that a checker executes, over those of the plain reference.

  bound_operations.py [NAME...]   contracts of tests/figures

Needs valgrind, g++ and objdump (exit status 77 without). Exit status 1 where `plain` costs more than it may.

A checker and its reference are compiled as plain C++ and run under callgrind, which counts how often each instruction is
executed; objdump says which of them add, subtract, multiply, divide, take a root or a maximum, compare or convert. Two
sizes are run and subtracted, so that only what grows with the data counts; so is what draws the data. `plain`: the
reference's outputs are judged; `moved`: outputs a step beside them; `far`: outputs a sixteenth beside them, so that every
element needs its bounds and is rejected."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/support"))
import qkc_run  # noqa: E402

# name: (has a scalar input, an output an element, the most that judging may cost)
CONTRACTS = {
    "dot_f32_f32": (False, False, 3),
    "dot_bf16_bf16": (False, False, 3),
    "chain_f32": (True, True, 4),
    "chain_bf16": (True, True, 4),
}
OPERATION = re.compile(r"v?(add|sub|mul|div|sqrt|max|min|cmp|comi|ucomi|fmadd|cvt)\S*s[sd]\b|v?cvt\S+")

ROWS = 8
MAIN = """
#include "{name}_check.h"
#include "{name}.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <vector>
using Word = {word};
static Word number(float v) {{
  uint32_t bits;
  memcpy(&bits, &v, 4);
  return static_cast<Word>(bits >> (32 - 8 * sizeof(Word)));
}}
int main(int, char** argv) {{
  const int64_t K = atoll(argv[1]), M = {rows};
  const int mode = atoi(argv[2]);
  std::vector<Word> a(M * K), b(M * K), y({outputs});
  uint32_t state = 1;
  const auto draw = [&] {{ return static_cast<float>((state = state * 1664525u + 1013904223u) >> 8) * 0x1p-20f + 0x1p-6f; }};
  for (Word& v : a) v = number(draw());
  for (Word& v : b) v = number(draw());
  const float s = 0.7f;
  (void)s;
  if (mode > 0)
    qkc_{name}(({type}*)a.data(), ({type}*)b.data(), {scalar}({type}*)y.data(), M, K, nullptr);
  if (mode >= 3)
    for (Word& v : y) v += mode == 3 ? 1 : Word(1) << ({bits} - 5);
  qkc_check_report report;
  if (mode >= 2)
    qkc_{name}_check(a.data(), b.data(), {pointer}y.data(), M, K, &report, nullptr);
}}
"""


def command(*words, **options):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"{words[0]}: {done.stderr}")
    return done.stdout


def build(folder, name, has_scalar, is_elementwise):
    isWide = name.endswith("_f32")
    own = folder / name
    text = MAIN.format(name=name, word="uint32_t" if isWide else "uint16_t", outputs="M * K" if is_elementwise else "M",
                       type="float" if isWide else "__nv_bfloat16", scalar="&s, " if has_scalar else "", bits=24 if isWide else 8, rows=ROWS,
                       pointer="&s, " if has_scalar else "")
    (own / "main.cpp").write_text(text)
    command("g++", "-std=c++20", "-O2", "-ffp-contract=off", "-fno-tree-vectorize", "-no-pie", "-w", "-I", own, "-I",
            ROOT / "stdlib/device", "-I", ROOT, "-x", "c++", own / "main.cpp", own / "checker.cu", own / "reference.cu",
            "-o", own / "main")
    return own / "main"


def arithmetic(program):
    """Addresses of the instructions that count."""
    found = set()
    for line in command("objdump", "-d", "--no-show-raw-insn", program).splitlines():
        parts = line.split(None, 2)
        if len(parts) >= 2 and parts[0].endswith(":") and OPERATION.match(parts[1]):
            found.add(int(parts[0][:-1], 16))
    return found


def executed(program, counted, length, mode):
    """Floating-point operations, and all instructions."""
    profile = program.parent / "profile"
    command("valgrind", "--tool=callgrind", "--dump-instr=yes", "--compress-pos=no", "--compress-strings=no",
            f"--callgrind-out-file={profile}", program, length, mode)
    operations = instructions = 0
    isCall = False
    for line in profile.read_text().splitlines():
        if line.startswith("calls="):
            isCall = True
        elif line.startswith("0x"):
            place, _, cost = line.split()[:3]
            if not isCall:
                instructions += int(cost)
                operations += int(cost) if int(place, 16) in counted else 0
            isCall = False
    return operations, instructions


def main():
    if not all(map(shutil.which, ("valgrind", "g++", "objdump"))):
        sys.exit(77)
    print("| contract | operations of the reference | of the checker, plain | moved | far | instructions, plain | moved | "
          "far |")
    print("|---|---|---|---|---|---|---|---|")
    names = sys.argv[1:] or list(CONTRACTS)
    above = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for name in names:
            has_scalar, is_elementwise, most = CONTRACTS[name]
            built = qkc_run.run("build", ROOT / f"tests/figures/{name}.qkc", "-o", folder)
            if built.returncode != 0:
                sys.exit(built.stderr)
            program = build(folder, name, has_scalar, is_elementwise)
            counted = arithmetic(program)
            short, long = 1000, 3000
            grown = []
            for mode in range(5):
                one, two = executed(program, counted, short, mode), executed(program, counted, long, mode)
                grown.append([(b - a) / (ROWS * (long - short)) for a, b in zip(one, two)])
            drawn, made = grown[0], grown[1]
            own = [b - a for a, b in zip(drawn, made)]
            cost = [" | ".join(f"{(got[i] - made[i]) / own[i]:.2f}x" for got in grown[2:]) for i in range(2)]
            above += (grown[2][0] - made[0]) / own[0] > most
            print(f"| {name} | {own[0]:.2f} a term | {cost[0]} | {cost[1]} |", flush=True)
    sys.exit(1 if above else 0)


main()
