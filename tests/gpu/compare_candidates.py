#!/usr/bin/env python3
"""Judges what run_candidates.py brought back from a GPU, and compares with the verdict on the CPU device.

    compare_candidates.py ARCHIVES

Prints a table of parity; status 1 where a kernel gets another outcome or another blame than on the CPU device. Kernels that
are rejected before their values are judged (a crash, a race) are listed with what the GPU said.
"""
import json
import pathlib
import sys
import tarfile
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402


def brief(verdict):
    return " ".join([verdict["outcome"], *(verdict["blamed"] if verdict["stage"] == "verdict" else [verdict["code"]])])


def on_cpu(contract, kernel):
    source = (qkc_run.ROOT / "generated" / contract / "reference.cu" if kernel == "reference"
              else qkc_run.ROOT / "tests/candidates" / contract / f"{kernel}.cu")
    return qkc_run.judge(contract, [source], "--seed", 0, "--no-diagnosis")[0][0]


def main():
    different = 0
    with tempfile.TemporaryDirectory() as name:
        for archive in sorted(pathlib.Path(sys.argv[1]).glob("*.tar.xz")):
            tarfile.open(archive).extractall(name)
        print(f"{'contract/kernel':<60} {'cpu':<34} {'gpu':<34} clauses")
        for folder in sorted(pathlib.Path(name).glob("*/*")):
            contract, kernel = folder.parent.name, folder.name
            cpu = on_cpu(contract, kernel)
            problem = folder / "problem.txt"
            if problem.exists():
                print(f"{contract}/{kernel:<{59 - len(contract)}} {brief(cpu):<34} {problem.read_text().strip().splitlines()[-1][:80]}")
                continue
            gpu = qkc_run.judge(contract, [], "--outputs", folder, "--seed", 0, "--no-diagnosis")[0][0]
            counts = [{c["name"]: (c["judged"], c["rejected"]) for c in v["clauses"]} for v in (cpu, gpu)]
            same = brief(cpu) == brief(gpu)
            different += 0 if same else 1
            print(f"{contract}/{kernel:<{59 - len(contract)}} {brief(cpu):<34} {brief(gpu):<34} "
                  f"{'same counts' if counts[0] == counts[1] else 'other counts'}{'' if same else '   DIFFERENT'}")
    print(f"{different} kernels get another verdict on the GPU")
    sys.exit(1 if different else 0)


main()
