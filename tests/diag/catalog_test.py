#!/usr/bin/env python3
"""The catalogue and the sources agree: each code that the sources name is in it, and each of its codes is raised."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

ROOT = qkc_run.ROOT
checks = qkc_run.Checks()
rows = re.findall(r"^QKC_DIAGNOSTIC\((\d+), (\w+),", (ROOT / "compiler/diag/catalog.def").read_text(), re.MULTILINE)
codes = {f"QKC{int(number):04}": name for number, name in rows}
checks.expect(len(codes) > 100, f"{len(codes)} codes in catalog.def")

# What tests and texts name because it is no code.
NO_CODES = {"QKC0000", "QKC0199", "QKC9999"}
named, raised = set(), set()
for folder in ("compiler", "runtime", "stdlib", "tests", "docs", "contracts", "README.md"):
    top = ROOT / folder
    for file in sorted(top.rglob("*")) if top.is_dir() else [top]:
        if file.suffix not in (".cpp", ".h", ".py", ".md", ".cu", ".cuh", ".qkc", ".json"):
            continue
        text = file.read_text(encoding="utf-8", errors="replace")
        for code in set(re.findall(r"\bQKC\d{4}\b", text)) - NO_CODES:
            named.add(code)
            checks.expect(code in codes, f"{file.relative_to(ROOT)} names {code}, which is not in the catalogue")
        if file.suffix == ".cpp" and folder in ("compiler", "runtime") and not file.stem.endswith("_test"):
            raised |= set(re.findall(r'"(QKC\d{4})"', text))
            spelled = set(re.findall(r"\bCode::(\w+)", text))
            raised |= {code for code, name in codes.items() if name in spelled}
for code, name in codes.items():
    checks.expect(code in raised, f"nothing raises {code} ({name})")

# A wrong contract is called after the code that it shows.
for file in sorted((ROOT / "tests/diag").glob("*.qkc")):
    code = file.name[:7].upper()
    checks.expect(code in codes, f"{file.name}: no such code")
    checks.expect(f"expect: {code}" in file.read_text(), f"{file.name} does not expect {code}")
checks.finish()
