"""Runs the qkc program for the tests in this folder's siblings, and counts checks."""
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def program():
    return os.environ.get("QKC", str(ROOT / "build/release/bin/qkc"))


def run(*arguments, cwd=ROOT, timeout=1500):
    return subprocess.run([program(), *map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=timeout)


def judge(contract, candidates, *arguments):
    """Verdicts of several candidates in one process, as a list."""
    done = run("judge", contract, *candidates, "--json", "-", *arguments)
    if not done.stdout:
        raise RuntimeError(done.stderr)
    found = json.loads(done.stdout)
    return (found if isinstance(found, list) else [found]), done.returncode


class Checks:
    def __init__(self):
        self.passed = 0
        self.failed = 0

    def expect(self, holds, message):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print("FAILED:", message)

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(1 if self.failed else 0)
