#!/usr/bin/env python3
"""Runs candidates and references on this machine's GPU, on cases that `qkc inputs` wrote elsewhere.

    run_candidates.py CASES OUT     CASES/<contract>/case_NNNN.npz -> OUT/<contract>.tar.xz of <kernel>/case_NNNN.npz

Needs nvcc and PyTorch, not qkc. Each kernel runs in a process of its own, twice a case with other poison. What went wrong
stands in <kernel>/problem.txt. compare_candidates.py judges what came back.
"""
import ctypes
import json
import pathlib
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build/gpu/candidates"
SCALARS = {"int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32, "int64_t": ctypes.c_int64, "uint64_t": ctypes.c_uint64,
           "float": ctypes.c_float, "double": ctypes.c_double}


def manifest_of(contract):
    return json.loads((ROOT / "generated" / contract / "contract.json").read_text())


def kernels_of(contract):
    yield "reference", ROOT / "generated" / contract / "reference.cu"
    for path in sorted((ROOT / "tests/candidates" / contract).glob("*.cu")):
        yield path.stem, path


def compile_kernel(contract, name, source):
    library = BUILD / contract / f"{name}.so"
    library.parent.mkdir(parents=True, exist_ok=True)
    header = ROOT / "generated" / contract / f"{contract}.h"
    nvcc = "nvcc" if subprocess.run(["which", "nvcc"], capture_output=True).returncode == 0 else "/usr/local/cuda/bin/nvcc"
    done = subprocess.run([nvcc, "-std=c++17", "-O2", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-include", header, "-I",
                           ROOT / "stdlib/device", source, "-o", library], capture_output=True, text=True)
    return library if done.returncode == 0 else done.stderr


def shape_of(parameter, dims):
    def value(extent):
        if isinstance(extent, str):
            return dims[extent]
        if isinstance(extent, list):
            a, b = map(value, extent[1:])
            return {"+": a + b, "-": a - b, "*": a * b, "/": a // max(b, 1), "%": a % max(b, 1)}[extent[0]]
        return extent
    return [value(extent) for extent in parameter["shape"]]


def run_case(torch, function, manifest, inputs, dims, params, poison):
    arguments, outputs = [], {}
    for p in manifest["prototype"]:
        if p["kind"] == "dim":
            arguments.append(ctypes.c_int64(dims[p["name"]]))
        elif p["kind"] == "param":
            arguments.append(SCALARS[p["type"]](params[p["name"]]))
        else:
            if p["role"] == "out":
                width = max(1, p["bits"] // 8)
                data = numpy.full(shape_of(p, dims) + [width], poison, numpy.uint8)
            else:
                data = inputs[p["name"]]
            buffer = torch.from_numpy(numpy.frombuffer(data.tobytes(), numpy.uint8).copy()).cuda()
            if p["role"] != "in":
                outputs[p["name"]] = (buffer, p, data)
            arguments.append(buffer)
    pointers = [ctypes.c_void_p(a.data_ptr()) if hasattr(a, "data_ptr") else a for a in arguments]
    function(*pointers, ctypes.c_void_p(0))
    torch.cuda.synchronize()
    types = {1: numpy.uint8, 2: numpy.uint16, 4: numpy.uint32, 8: numpy.uint64}
    result = {}
    for name, (buffer, p, _) in outputs.items():
        width = max(1, p["bits"] // 8)
        result[name] = numpy.frombuffer(buffer.cpu().numpy().tobytes(), types[width]).reshape(shape_of(p, dims))
    return result


def run_kernel(contract, library, cases, out):
    """In a process of its own: a fault of the GPU ends the context."""
    import torch
    manifest = manifest_of(contract)
    function = getattr(ctypes.CDLL(str(library)), f"qkc_{contract}")
    function.restype = None
    for entry in json.loads((cases / "cases.json").read_text())["cases"]:
        inputs = dict(numpy.load(cases / entry["file"]))
        both = [run_case(torch, function, manifest, inputs, entry["dims"], entry["params"], poison) for poison in (0xA5, 0x5A)]
        numpy.savez_compressed(out / entry["file"], **both[0])
        for name, first in both[0].items():
            if first.tobytes() != both[1][name].tobytes():
                raise SystemExit(f"{entry['case']}: {name} differs between two calls, or is not written")


def main():
    cases, out = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    if len(sys.argv) > 3:
        run_kernel(sys.argv[3], pathlib.Path(sys.argv[4]), cases, out)
        return
    jobs = [(contract.name, *kernel) for contract in sorted(cases.iterdir()) for kernel in kernels_of(contract.name)]
    with ThreadPoolExecutor() as pool:
        libraries = list(pool.map(lambda job: compile_kernel(*job), jobs))

    def run(job):
        (contract, name, _), library = job
        folder = BUILD / "outputs" / contract / name
        folder.mkdir(parents=True, exist_ok=True)
        if isinstance(library, str):
            (folder / "problem.txt").write_text(library)
            return f"{contract}/{name}: does not compile"
        try:
            done = subprocess.run([sys.executable, __file__, cases / contract, folder, contract, library], capture_output=True,
                                  text=True, timeout=120)
        except subprocess.TimeoutExpired:
            (folder / "problem.txt").write_text("no end within 120 s")
            return f"{contract}/{name}: no end"
        if done.returncode != 0:
            (folder / "problem.txt").write_text(done.stderr or done.stdout)
            return f"{contract}/{name}: {(done.stderr or done.stdout).strip().splitlines()[-1]}"
        return f"{contract}/{name}: ran"

    with ThreadPoolExecutor(6) as pool:
        for line in pool.map(run, zip(jobs, libraries)):
            print(line, flush=True)
    out.mkdir(parents=True, exist_ok=True)
    for contract in sorted({job[0] for job in jobs}):
        with tarfile.open(out / f"{contract}.tar.xz", "w:xz") as archive:
            archive.add(BUILD / "outputs" / contract, contract)


main()
