#!/usr/bin/env python3
"""The table of parity between the CPU device and a GPU, over everything in the repository.

    parity_table.py [--jobs N] [--part contracts|kernels] [CONTRACT ...]

First every contract's reference, mutants and checkers (qkc_gpu_parity), then every kernel under tests/candidates, whose
first line says what the CPU device decides. A kernel may say what a GPU decides otherwise, and why, in a line

    // on a GPU: rejected QKC0815 (the reason)

Exit status 1 where something differs, 2 where something could not be run, 77 without a GPU.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402


def program():
    return str(pathlib.Path(qkc_run.program()).parent / "qkc_gpu_parity")


def wanted(path):
    lines = path.read_text().splitlines()
    for line in lines[:4]:
        if "on a GPU:" in line:
            return line.split("on a GPU:")[1].split("(")[0].split()
    return lines[0].split("verdict:")[1].split()


def got(verdict):
    if verdict["stage"] != "verdict":
        return [verdict["outcome"], verdict["code"]]
    return [verdict["outcome"], *verdict["blamed"]]


def compare_contract(name):
    done = subprocess.run([program(), name], cwd=qkc_run.ROOT, capture_output=True, text=True)
    return done.returncode, (done.stdout + done.stderr).strip()


def judge_kernel(path):
    started = time.monotonic()
    try:
        verdicts, _ = qkc_run.judge(path.parent.name, [path], "--device", "cuda", "--seed", 0, "--no-diagnosis",
                                    "--time-limit", 10000)
    except (RuntimeError, json.JSONDecodeError, subprocess.TimeoutExpired) as problem:
        return path, None, str(problem).strip(), time.monotonic() - started
    return path, verdicts[0], "", time.monotonic() - started


def contracts():
    return sorted(p.name for p in (qkc_run.ROOT / "generated").iterdir() if p.is_dir())


def compare_contracts(names, jobs):
    status = 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for code, text in pool.map(compare_contract, names):
            print(text, flush=True)
            status = max(status, min(code, 2) if code >= 0 else 2)
    return status


def compare_kernels(names, jobs):
    kernels = [path for name in names for path in sorted((qkc_run.ROOT / "tests/candidates" / name).glob("*.cu"))]
    different, missing, seconds = 0, 0, []
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for path, verdict, problem, took in pool.map(judge_kernel, kernels):
            name = f"{path.parent.name}/{path.stem}"
            seconds.append(took)
            if verdict is None:
                missing += 1
                print(f"{name:<64} NOT RUN: {problem}", flush=True)
                continue
            same = got(verdict) == wanted(path)
            different += not same
            if not same:
                print(f"{name:<64} DIFFERENT: wanted {' '.join(wanted(path))}, got {' '.join(got(verdict))}: {verdict['reason']}"
                      f"{(' | ' + verdict['details'][:300]) if verdict['stage'] != 'verdict' else ''}", flush=True)
    print(f"{len(kernels)} kernels, {len(kernels) - different - missing} with the same verdict and blame, {different} different, "
          f"{missing} not run; median {sorted(seconds)[len(seconds) // 2] if seconds else 0:.2f} s each, {jobs} at once")
    return 2 if missing else 1 if different else 0


def judge_library():
    """One kernel that is accepted, as a shared library of nvcc's making."""
    nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    if not pathlib.Path(nvcc).exists():
        print("SKIPPED: a shared library, no nvcc")
        return 0
    contract = "int8_static_tensor_sym"
    source = next(p for p in sorted((qkc_run.ROOT / "tests/candidates" / contract).glob("*.cu")) if wanted(p) == ["accepted"])
    with tempfile.TemporaryDirectory() as folder:
        library = pathlib.Path(folder) / "candidate.so"
        header = qkc_run.ROOT / "generated" / contract / f"{contract}.h"
        subprocess.run([nvcc, "-std=c++20", "-shared", "-Xcompiler", "-fPIC", "-arch=native", "-include", header, source, "-o", library],
                       check=True)
        verdict = qkc_run.judge(contract, [library], "--device", "cuda", "--seed", 0, "--no-diagnosis")[0][0]
    print(f"{contract}/{source.stem} as a shared library: {' '.join(got(verdict))} {verdict['reason']}", flush=True)
    return 0 if got(verdict) == ["accepted"] else 1


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--jobs", type=int, default=max(1, min(14, (os.cpu_count() or 1) - 2)))
    options.add_argument("--part", choices=["contracts", "kernels", "both"], default="both")
    options.add_argument("contracts", nargs="*")
    given = options.parse_args()
    names = given.contracts or contracts()
    status = 0
    if given.part != "kernels":
        status = compare_contracts(names, given.jobs)
    if given.part != "contracts":
        status = max(status, compare_kernels(names, given.jobs), judge_library())
    sys.exit(status)


main()
