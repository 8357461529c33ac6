#!/usr/bin/env python3
"""How long judging takes on this machine's GPU, beside PyTorch's way to compile and load the same kernel.

    judging_speed.py [--contract NAME] [--stream N] [--processes N] [--json FILE]

  warm       one process, its worker started and the checker compiled: from the text of a .cu file to its verdict, median over kernels
             that differ by a comment (the first one, which waits for what is started, stands apart)
  stream     N candidates, shared by several processes that start together and judge on the one GPU: candidates a second, start included
  torch      load_inline of the same kernel with nothing compiled before, two times (where PyTorch and nvcc are)
Exit status: 0 as asked (median below 0.6 s, at least 4 a second), 1 slower, 2 not run.
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
QKC = os.environ.get("QKC", str(ROOT / "build/release/bin/qkc"))
LIMIT = 150  # seconds for each part

TORCH = """
import sys, time, pathlib
start = time.monotonic()
import torch
from torch.utils.cpp_extension import load_inline
begin = time.monotonic()
text = pathlib.Path(sys.argv[1]).read_text()
binding = pathlib.Path(sys.argv[2]).read_text()
load_inline("timed", cpp_sources="void run();", cuda_sources=binding + text + "\\nvoid run() {}\\n", functions=["run"], verbose=False)
print(time.monotonic() - begin)
"""


def kernels(folder, contract, count):
    texts = sorted((ROOT / "tests/candidates" / contract).glob("*.cu"))
    texts = [t.read_text() for t in texts if t.read_text().splitlines()[0].split("verdict:")[1].split() == ["accepted"]]
    files = []
    for k in range(count):
        files.append(folder / f"{k:04d}.cu")
        files[-1].write_text(texts[k % len(texts)] + f"// {k}\n")
    return files


def judge(contract, files, out):
    return subprocess.Popen([QKC, "judge", contract, *map(str, files), "--device", "cuda", "--seed", "0", "--no-diagnosis", "--json", "-"],
                            cwd=ROOT, stdout=out, stderr=subprocess.PIPE)


def verdicts(path):
    found = json.loads(path.read_text())
    found = found if isinstance(found, list) else [found]
    wrong = [v["candidate"] for v in found if v["outcome"] != "accepted"]
    if wrong:
        raise SystemExit(f"not accepted: {wrong[:3]} {found[0]['reason']}")
    return found


def warm(contract, folder):
    out = folder / "warm.json"
    with out.open("w") as file:
        process = judge(contract, kernels(folder, contract, 28), file)
        process.communicate(timeout=LIMIT)
    seconds = [sum(v["milliseconds"][part] for part in ("compile", "run", "check")) / 1e3 for v in verdicts(out)]
    return seconds[0], statistics.median(seconds[1:]), max(seconds[1:])


def stream(contract, folder, count, processes):
    files = kernels(folder, contract, count)
    start = time.monotonic()
    running = []
    for p in range(processes):
        out = folder / f"stream_{p}.json"
        with out.open("w") as file:
            running.append((judge(contract, files[p::processes], file), out))
    judged = 0
    for process, out in running:
        process.communicate(timeout=LIMIT)
        judged += len(verdicts(out))
    seconds = time.monotonic() - start
    if judged != count:
        raise SystemExit(f"{judged} verdicts of {count}")
    return count / seconds


def torch_cold(contract, folder):
    if shutil.which("nvcc") is None or subprocess.run([sys.executable, "-c", "import torch"], capture_output=True).returncode != 0:
        return []
    kernel = kernels(folder, contract, 1)[0]
    script = folder / "cold.py"
    script.write_text(TORCH)
    times = []
    for k in range(2):
        with tempfile.TemporaryDirectory() as cache:
            done = subprocess.run([sys.executable, script, kernel, ROOT / "generated" / contract / f"{contract}.h"], capture_output=True, text=True,
                                  timeout=LIMIT, env={**os.environ, "TORCH_EXTENSIONS_DIR": cache})
        if done.returncode != 0:
            print("load_inline failed:", done.stderr[-300:])
            return times
        times.append(float(done.stdout.split()[-1]))
    return times


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--contract", default="int8_dyn_token_sym")
    options.add_argument("--stream", type=int, default=200)
    options.add_argument("--processes", type=int, default=8)
    options.add_argument("--json")
    given = options.parse_args()
    if not pathlib.Path(QKC).exists():
        print(f"NOT RUN: no {QKC}")
        return 2
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        first, median, most = warm(given.contract, folder)
        rate = stream(given.contract, folder, given.stream, given.processes)
        cold = torch_cold(given.contract, folder)
    print(f"{given.contract}, {os.cpu_count()} cores")
    print(f"{'from .cu to verdict, warm, median':<52} {median:8.3f} s   (largest {most:.3f}, the first {first:.3f})")
    print(f"{f'{given.stream} candidates, {given.processes} processes, one GPU':<52} {rate:8.2f} a second")
    for seconds in cold:
        print(f"{'load_inline of the same kernel, nothing compiled':<52} {seconds:8.1f} s")
    if given.json:
        pathlib.Path(given.json).write_text(json.dumps({"contract": given.contract, "warm_median": median, "warm_first": first, "warm_largest": most,
                                                        "stream_a_second": rate, "load_inline": cold}, indent=1))
    return 0 if median < 0.6 and rate >= 4 else 1


if __name__ == "__main__":
    sys.exit(main())
