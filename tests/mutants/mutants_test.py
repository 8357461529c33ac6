#!/usr/bin/env python3
"""Runs the mutants of every contract. Those that survive stand in survivors.txt with the reason; no others may."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402


def known():
    result = {}
    for line in (pathlib.Path(__file__).parent / "survivors.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            contract, mutant, reason = line.split(None, 2)
            result[contract, mutant] = reason
    return result


def main():
    checks = qkc_run.Checks()
    survivors = known()
    texts = sorted(qkc_run.ROOT.glob("contracts/*.qkc")) + sorted(qkc_run.ROOT.glob("tests/contracts/*.qkc"))
    for text in texts:
        done = qkc_run.run("mutate", "--until-killed", text)
        checks.expect(done.returncode in (0, 1), f"{text.name}: {done.stderr}")
        contract = None
        for line in done.stdout.splitlines():
            if head := re.match(r"(\S+): reference (.*)", line):
                contract = head[1]
                checks.expect(head[2] == "accepted", f"{contract}: reference {head[2]}")
            elif row := re.match(r"  (\S+) +(killed|survives)", line):
                expected = "survives" if (contract, row[1]) in survivors else "killed"
                checks.expect(row[2] == expected, f"{contract}: {row[1]} {row[2]}, expected: {expected}")
        checks.expect(contract is not None, f"{text.name}: no matrix")
    checks.finish()


main()
