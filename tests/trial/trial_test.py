#!/usr/bin/env python3
"""Contracts that were written from docs/ alone, and kernels that were written from `qkc prompt` alone (docs/trial.md):
all build, and each kernel gets the verdict of its first line."""
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

checks = qkc_run.Checks()
here = pathlib.Path(__file__).resolve().parent
with tempfile.TemporaryDirectory() as out:
    done = qkc_run.run("build", here, "-o", out)
    checks.expect(done.returncode == 0, f"build: {done.returncode}\n{done.stderr}")
    for kernel in sorted(here.glob("*.cu")):
        is_here = (pathlib.Path(out) / kernel.stem).exists()  # else a kernel of contracts/
        places = ("--contracts", here, "--generated", out) if is_here else ()
        page = qkc_run.run("prompt", kernel.stem, *places)
        checks.expect(page.returncode == 0 and f"qkc_{kernel.stem}(" in page.stdout, f"prompt of {kernel.stem}: {page.stderr}")
        verdicts, _ = qkc_run.judge(kernel.stem, [kernel], *places, "--fresh", 1)
        wanted = kernel.read_text().splitlines()[0].split("verdict:")[1].strip()
        checks.expect([v["outcome"] for v in verdicts] == [wanted], f"{kernel.name}: {verdicts[0]['outcome']}, {verdicts[0]['reason']}")
checks.expect(len(list(here.glob("*.cu"))) >= 8, "kernels")
checks.finish()
