#!/usr/bin/env python3
"""Each wrong contract of this folder is rejected with exactly the codes, at the lines, that its comments name.

`// expect: QKC0203` stands on the line of the diagnostic; the file is called after the code that it shows.
"""
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

checks = qkc_run.Checks()
files = sorted(pathlib.Path(__file__).parent.glob("*.qkc"))
checks.expect(len(files) > 60, f"{len(files)} wrong contracts")
with tempfile.TemporaryDirectory() as out:
    for file in files:
        expected = sorted((code, str(number)) for number, line in enumerate(file.read_text().split("\n"), 1)
                          if "// expect: " in line for code in re.findall(r"QKC\d{4}", line.split("// expect: ")[1]))
        done = qkc_run.run("build", file, "-o", out)
        found = sorted(re.findall(r"\[(QKC\d{4})\].*\n *--> .*?:(\d+):", done.stderr))
        checks.expect(found == expected, f"{file.name}: expected {expected}, found {found}\n{done.stderr}")
        checks.expect(done.returncode == 2, f"{file.name}: status {done.returncode}")
    checks.expect(not any(pathlib.Path(out).iterdir()), "a rejected contract left files")
checks.finish()
