#!/usr/bin/env python3
"""Kernels that are lawful though it takes a second look, and kernels that race, get the verdict of their first line.

`// verdict: accepted`, or `// verdict: rejected CODE`. For a race (QKC0821) the verdict also names two threads and two
lines of the text.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
checks = qkc_run.Checks()
lawful = racy = 0
for folder in sorted(p for p in HERE.iterdir() if p.is_dir() and any(p.glob("*.cu"))):
    files = sorted(folder.glob("*.cu"))
    verdicts, _ = qkc_run.judge(folder.name, files, "--seed", 0, "--time-limit", 20000)
    checks.expect(len(verdicts) == len(files), f"{folder.name}: {len(verdicts)} verdicts for {len(files)} files")
    for file, verdict in zip(files, verdicts):
        wanted = file.read_text().splitlines()[0].split("verdict:")[1].split()
        got = [verdict["outcome"], *(verdict["blamed"] if verdict["stage"] == "verdict" else [verdict["code"]])]
        checks.expect(got == wanted, f"{folder.name}/{file.name}: wanted {wanted}, got {got}: {verdict['reason']}")
        lawful += wanted == ["accepted"]
        if wanted != ["rejected", "QKC0821"]:
            continue
        racy += 1
        threads = re.findall(r"thread \(\d+, \d+, \d+\)", verdict["reason"])
        lines = [int(n) for n in re.findall(r"\(line (\d+)\)", verdict["reason"])]
        length = len(file.read_text().splitlines())
        checks.expect(len(threads) == 2 and threads[0] != threads[1] or " of block" in verdict["reason"].split(" what ")[1],
                      f"{file.name} names no two threads: {verdict['reason']}")
        checks.expect(len(lines) == 2 and all(0 < n <= length for n in lines), f"{file.name} names no two lines: {verdict['reason']}")
        checks.expect(verdict["run"]["outcome"] == "race", f"{file.name}: {verdict['run']}")
checks.expect(lawful >= 15 and racy >= 15, f"{lawful} lawful kernels and {racy} that race")
checks.finish()
