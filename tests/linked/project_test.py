#!/usr/bin/env python3
"""The project of docs/ci.md, built by plain CMake from a copy of generated/ and stdlib/device alone, with each compiler there is."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

checks = qkc_run.Checks()


def run(*command, cwd):
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300)


with tempfile.TemporaryDirectory() as name:
    here = pathlib.Path(name)
    shutil.copytree(qkc_run.ROOT / "generated", here / "qkc/generated")
    shutil.copytree(qkc_run.ROOT / "stdlib/device", here / "qkc/stdlib/device")
    shutil.copytree(pathlib.Path(__file__).parent / "project", here / "project")
    for compiler in ("g++", "clang++-19"):
        if shutil.which(compiler) is None:
            print(f"SKIPPED: {compiler} is missing")
            continue
        done = run("cmake", "-S", "project", "-B", compiler, f"-DQKC_ROOT={here / 'qkc'}", f"-DCMAKE_CXX_COMPILER={compiler}", cwd=here)
        checks.expect(done.returncode == 0, f"{compiler}: {done.stdout}{done.stderr}")
        done = run("cmake", "--build", compiler, "--target", "my_test", cwd=here)
        checks.expect(done.returncode == 0, f"{compiler}: {done.stdout}{done.stderr}")
        done = run("ctest", "--output-on-failure", cwd=here / compiler)
        checks.expect(done.returncode == 0 and "100% tests passed" in done.stdout, f"{compiler}: {done.stdout}{done.stderr}")

# What the page shows is what the project does.
page = (qkc_run.ROOT / "docs/ci.md").read_text()
project = (pathlib.Path(__file__).parent / "project/CMakeLists.txt").read_text()
for call in re.findall(r"^(\w+)\(", "".join(re.findall(r"```cmake\n(.*?)```", page, re.DOTALL)), re.MULTILINE):
    checks.expect(f"{call}(" in project, f"docs/ci.md calls {call}, the project does not")
checks.finish()
