#!/usr/bin/env python3
"""The one-way flow: a room includes only rooms above it; runtime never includes compiler. Files stay short.

Run with a folder as argument to check another tree (the test of this test does).
"""
import pathlib
import re
import sys

ROOMS = [
    "compiler/support", "compiler/numeric", "compiler/diag", "compiler/syntax", "compiler/contract", "compiler/semantics",
    "compiler/lawful",
    "compiler/mutate", "compiler/prove", "runtime/abi", "compiler/emit", "stdlib/device", "stdlib/cuda_shim", "runtime/device", "runtime/probe", "runtime/candidate",
    "runtime/cases", "runtime/judge", "runtime/store", "compiler/driver",
]
# What a room may include beyond "everything above it".
NOT_FOR_RUNTIME = "compiler/"
# semantics is the second opinion: it may not look at what is emitted, nor mutate at how.
LONGEST = 500
# Longer files, each with its reason.
LONG = {
    "compiler/syntax/ast.h": "the whole tree on one page, to be read in one sitting",
}
# Data that stands above all rooms.
TABLES = {"stdlib/device/qkc/formats.def"}
INCLUDE = re.compile(r'^\s*#\s*include\s*"((?:compiler|runtime|stdlib)/[^"]+)"', re.M)


def room_of(path):
    found = [room for room in ROOMS if path.startswith(room + "/")]
    return found[0] if found else None


def problems(root):
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.suffix not in (".h", ".cpp") or name.startswith(("build/", "generated/", ".git/")):
            continue
        text = path.read_text(encoding="utf-8")
        lines = text.count("\n")
        if lines > LONGEST and name not in LONG and not name.startswith("stdlib/cuda_shim/"):
            yield f"{name}: {lines} lines, at most {LONGEST}"
        if lines <= LONGEST and name in LONG:
            yield f"{name}: {lines} lines, needs no exception"
        here = room_of(name)
        if here is None:
            continue
        for target in set(INCLUDE.findall(text)) - TABLES:
            there = room_of(target)
            if there is None:
                yield f"{name}: includes {target}, which is in no room"
            elif ROOMS.index(there) > ROOMS.index(here):
                yield f"{name}: includes {target}; {here} stands above {there}"
            elif here.startswith("runtime/") and there.startswith(NOT_FOR_RUNTIME):
                yield f"{name}: includes {target}; runtime never includes compiler"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[2])
    found = list(problems(root))
    for line in found:
        print(line)
    print(f"{len(found)} problems in the rooms")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
