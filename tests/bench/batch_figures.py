#!/usr/bin/env python3
"""Measures `qkc batch` on kernels of int8_static_tensor_sym that differ by a comment: seconds, and whether memory grows.

    batch_figures.py [CANDIDATES] [JOBS]

Prints the wall time, the processor time of all processes but compilers', which are no children of the batch, and the largest resident memory of any judging process after the first tenth of the candidates and
at the end. Exit status 1 where a verdict is not the one that the kernel's file under tests/candidates says.
"""
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONTRACT = "int8_static_tensor_sym"


def resident(pid):
    """MiB that the process and its children hold beyond what they share with files."""
    out = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            anonymous = next(int(line.split()[1]) for line in (folder / "status").read_text().splitlines() if line.startswith("RssAnon"))
        except (OSError, StopIteration):
            continue
        out[int(folder.name)] = (int(fields[1]), anonymous / 1024)
    workers = [p for p, (parent, _) in out.items() if parent == pid]
    return max((out[p][1] for p in [pid, *workers] if p in out), default=0.0)


def watch(process, samples):
    while process.poll() is None:
        samples.append((time.monotonic(), resident(process.pid)))
        time.sleep(0.25)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    jobs = sys.argv[2] if len(sys.argv) > 2 else "2"
    kernels = sorted((ROOT / "tests/candidates" / CONTRACT).glob("*.cu"))
    accepted = {f for f in kernels if "verdict: accepted" in f.read_text().splitlines()[0]}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / CONTRACT
        folder.mkdir()
        for k in range(count):
            kernel = kernels[k % len(kernels)]
            (folder / f"{k:04d}_{'accepted' if kernel in accepted else 'other'}.cu").write_text(kernel.read_text() + f"// {k}\n")
        qkc = os.environ.get("QKC", str(ROOT / "build/release/bin/qkc"))
        summary = pathlib.Path(name) / "summary.json"
        start = time.monotonic()
        process = subprocess.Popen([qkc, "batch", folder, "--store", pathlib.Path(name) / "store.sqlite", "--jobs", jobs, "--json", summary],
                                   cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        samples = []
        watcher = threading.Thread(target=watch, args=(process, samples))
        watcher.start()
        process.wait()
        seconds = time.monotonic() - start
        watcher.join()
        results = json.loads(summary.read_text())["results"]
    wrong = [r["id"] for r in results if (r["outcome"] == "accepted") != r["id"].endswith("_accepted.cu")]
    tenth = max(m for t, m in samples if t - start < seconds / 10 or t == samples[0][0])
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{count} candidates, {jobs} jobs: {seconds:.1f} s, {used.ru_utime + used.ru_stime:.1f} s of processor time beside the compilers'; memory of a judging process {tenth:.0f} MiB in the first tenth, {max(m for _, m in samples[-40:]):.0f} MiB at the end")
    if len(results) != count or wrong:
        print(f"{len(results)} results; wrong verdicts: {wrong[:5]}")
        sys.exit(1)


main()
