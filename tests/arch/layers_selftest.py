#!/usr/bin/env python3
"""The layer test finds what it is for: an upward include, a runtime file that includes the compiler, a long file."""
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent


def run(files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        done = subprocess.run([sys.executable, HERE / "layers_test.py", folder], capture_output=True, text=True)
        return done.returncode, done.stdout


def main():
    cases = [
        ({"compiler/syntax/a.cpp": '#include "compiler/support/s.h"\n'}, 0, ""),
        ({"compiler/syntax/a.cpp": '#include "compiler/contract/c.h"\n'}, 1, "stands above"),
        ({"runtime/judge/a.cpp": '#include "compiler/diag/d.h"\n'}, 1, "never includes compiler"),
        ({"runtime/judge/a.cpp": '#  include "compiler/support/d.h"\n'}, 1, "never includes compiler"),
        ({"compiler/emit/long.cpp": "int x;\n" * 501}, 1, "501 lines"),
    ]
    for files, status, text in cases:
        got, out = run(files)
        if got != status or text not in out:
            print(f"{files.keys()}: status {got}, wanted {status}; {out}")
            return 1
    print(f"{len(cases)} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
