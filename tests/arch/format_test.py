#!/usr/bin/env python3
"""Our C++ texts are as clang-format-19 writes them. Kernels (.cu) keep their authors' layout."""
import pathlib
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

ROOT = qkc_run.ROOT
FORMATTER = "clang-format-19"
FOLDERS = ("compiler", "runtime", "stdlib", "tests")
ENDINGS = (".cpp", ".h")

if shutil.which(FORMATTER) is None:
    print(f"SKIPPED: {FORMATTER} is missing")
    sys.exit(0)
checks = qkc_run.Checks()
files = [str(f) for folder in FOLDERS for f in sorted((ROOT / folder).rglob("*")) if f.suffix in ENDINGS]
checks.expect(len(files) > 300, f"{len(files)} files found")
done = subprocess.run([FORMATTER, "--style=file", "--dry-run", *files], cwd=ROOT, capture_output=True, text=True)
wrong = sorted({line.split(":")[0] for line in done.stderr.split("\n") if "[-Wclang-format-violations]" in line})
for file in wrong:
    checks.expect(False, f"{pathlib.Path(file).relative_to(ROOT)}: clang-format-19 -i would change it")
checks.expect(done.returncode == 0, done.stderr[:2000])
checks.finish()
