#!/usr/bin/env python3
"""Judges every kernel under tests/candidates and compares with its first line:

    // verdict: accepted
    // verdict: rejected CLAUSE [CLAUSE ...]     the blamed clauses, the first one first
    // verdict: rejected QKC0812                 what it fails by before its values are judged
    // verdict: unsupported QKC0805

A second line may name the mutants that a rejected kernel follows, all that the diagnosis must name and no other; a pair
is joined by +:

    // follows: codes.rounding.half_away [...]

Every verdict is validated against docs/verdict.schema.json. Names of contracts as arguments judge theirs alone.
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

try:
    import jsonschema
except ImportError:
    jsonschema = None
    print("SKIPPED: validation of verdicts, python3-jsonschema is missing")


def wanted(path):
    first = path.read_text().splitlines()[0]
    return first.split("verdict:")[1].split()


def followed(path):
    for line in path.read_text().splitlines()[1:2]:
        if "follows:" in line:
            return sorted(line.split("follows:")[1].split())
    return None


def named(verdict):
    return sorted("+".join(d["mutants"]) for d in verdict["diagnosis"] if d["explains"])


def got(verdict):
    if verdict["stage"] != "verdict":
        return [verdict["outcome"], verdict["code"]]
    return [verdict["outcome"], *verdict["blamed"]]


def main():
    checks = qkc_run.Checks()
    schema = json.loads((qkc_run.ROOT / "docs/verdict.schema.json").read_text())
    here = pathlib.Path(__file__).resolve().parent
    for folder in sorted(p for p in here.iterdir() if p.is_dir() and (p.name in sys.argv[1:] or len(sys.argv) == 1)):
        files = sorted(folder.glob("*.cu"))
        # Seed 0 is the pinned suite; the fresh seed shows that nothing is fitted to it.
        verdicts, _ = qkc_run.judge(folder.name, files, "--fresh", 1, "--time-limit", 10000)
        checks.expect(len(verdicts) == len(files), f"{folder.name}: {len(verdicts)} verdicts for {len(files)} files")
        for path, verdict in zip(files, verdicts):
            checks.expect(got(verdict) == wanted(path),
                          f"{folder.name}/{path.name}: wanted {wanted(path)}, got {got(verdict)} with seeds {verdict['seeds']}")
            if followed(path) is not None:
                checks.expect(named(verdict) == followed(path),
                              f"{path.name}: should follow {followed(path)}, diagnosed {verdict['diagnosis']}")
            if jsonschema:
                problems = [e.message for e in jsonschema.Draft7Validator(schema).iter_errors(verdict)]
                checks.expect(not problems, f"{path.name}: the verdict breaks its schema: {problems[:3]}")
            if verdict["outcome"] == "rejected" and verdict["stage"] == "verdict":
                checks.expect(verdict["positions"] or verdict["witnesses"], f"{path.name}: rejected without a position")
    checks.finish()


main()
