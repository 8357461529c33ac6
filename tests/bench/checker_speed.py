#!/usr/bin/env python3
"""How fast generated checkers read memory on this machine's GPU.

    checker_speed.py [--elements LOG2] [--json FILE]

For each streaming contract the reference and the checker are built by nvcc, the reference makes the outputs, and the checker
judges them. Bytes are those of all inputs and outputs, counted once; the share is of what a device-to-device copy of 4 GiB
moves (bytes read and written) in the same run. torch.allclose stands beside it on two bf16 tensors that together have the same
bytes. Each figure is the median of ten calls after three, by CUDA events; the spread is (largest - least) / median.
Needs nvcc and PyTorch, not qkc.
"""
import argparse
import ctypes
import json
import pathlib
import subprocess

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build/bench"
REPORT_BYTES = 1 << 16  # more than a qkc_check_report has


def build(contract):
    BUILD.mkdir(parents=True, exist_ok=True)
    library = BUILD / f"{contract}.so"
    objects, jobs = [], []
    for name in ("reference", "checker"):
        objects.append(BUILD / f"{contract}_{name}.o")
        jobs.append(subprocess.Popen(["nvcc", "-std=c++20", "-O2", "-arch=native", "-Xcompiler", "-fPIC", "-I", ROOT / "stdlib/device",
                                      "-c", ROOT / "generated" / contract / f"{name}.cu", "-o", objects[-1]]))
    if any([job.wait() for job in jobs]):
        raise SystemExit(f"{contract} does not compile")
    subprocess.run(["nvcc", "-shared", *objects, "-o", library], check=True)
    return ctypes.CDLL(str(library))


def timed(call, warm=3, calls=10):
    for _ in range(warm):
        call()
    times = []
    for _ in range(calls):
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        call()
        end.record()
        end.synchronize()
        times.append(begin.elapsed_time(end) / 1e3)
    times.sort()
    return times[len(times) // 2], (times[-1] - times[0]) / times[len(times) // 2]


def arguments(values):
    return [ctypes.c_void_p(v.data_ptr()) if torch.is_tensor(v) else ctypes.c_int64(v) for v in values]


def normal_rows(rows, columns):
    return torch.randn(rows, columns, device="cuda", dtype=torch.bfloat16)


def tie_rows(rows, columns):
    """Quotients x / s that are ties for a scale of 1: halves, and 127 as the largest of a row."""
    x = torch.randint(-126, 126, (rows, columns), device="cuda", dtype=torch.int16).to(torch.bfloat16) + 0.5
    x[:, 0] = 127
    return x


def cases(elements):
    columns = 4096
    rows = elements // columns

    def new(*shape, dtype):
        return torch.empty(*shape, device="cuda", dtype=dtype)

    for name, data in (("normal", normal_rows), ("ties", tie_rows)):
        x = data(rows, columns)
        yield ("int8_dyn_token_sym", name, [x], [new(rows, dtype=torch.float32), new(rows, columns, dtype=torch.int8)], [rows, columns])
        yield ("fp8_token_group128_ue8m0_f32", name, [x],
               [new(rows, columns // 128, dtype=torch.float32), new(rows, columns, dtype=torch.uint8)], [rows, columns])
    groups = rows // 128
    q = torch.randint(-2**31, 2**31 - 1, (rows // 8, columns), device="cuda", dtype=torch.int32)
    zeros = torch.randint(-2**31, 2**31 - 1, (groups, columns // 8), device="cuda", dtype=torch.int32)
    scales = torch.rand(groups, columns, device="cuda", dtype=torch.float16) * 0.01
    group_of = torch.arange(rows, device="cuda", dtype=torch.int32) // 128
    yield ("dequant_gptq_int4_v1", "normal", [q, zeros, scales, group_of], [new(rows, columns, dtype=torch.float16)],
           [rows, columns, groups])


def counted(report):
    """Values judged and rejected over all arms, from the bytes of a qkc_check_report: arms of five u64."""
    words = [int.from_bytes(report.raw[8 * k:8 * k + 8], "little") for k in range(32 * 5)]
    return sum(words[5 * arm] for arm in range(32)), sum(words[5 * arm + 1] for arm in range(32))


def measure(contract, library, data, inputs, outputs, dims, copied):
    run, check = getattr(library, f"qkc_{contract}"), getattr(library, f"qkc_{contract}_check")
    stream = ctypes.c_void_p(0)
    run(*arguments(inputs + outputs + dims), stream)
    torch.cuda.synchronize()
    report = ctypes.create_string_buffer(REPORT_BYTES)
    given = arguments(inputs + outputs + dims)  # made once: Python takes longer for them than a launch
    seconds, spread = timed(lambda: check(*given, report, stream))
    judged, rejected = counted(report)
    if rejected != 0 or judged < outputs[-1].numel():
        raise SystemExit(f"{contract}: {rejected} of {judged} values of the reference rejected")
    size = sum(t.numel() * t.element_size() for t in inputs + outputs)
    half = torch.zeros(size // 4, device="cuda", dtype=torch.bfloat16)
    other = half.clone()
    close, _ = timed(lambda: torch.allclose(half, other))
    print(f"{contract:<32} {data:<7} {size / 1e9:>6.2f} {seconds * 1e3:>9.2f} {spread:>7.0%} {size / seconds / 1e12:>6.2f} "
          f"{size / seconds / copied:>8.1%} {close * 1e3:>12.2f} {close / seconds:>6.1f}", flush=True)
    return {"contract": contract, "data": data, "bytes": size, "seconds": seconds, "spread": spread, "share": size / seconds / copied,
            "allclose_seconds": close}


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--elements", type=int, default=28, help="log2 of the elements of the largest output")
    options.add_argument("--json")
    given = options.parse_args()
    a = torch.empty(1 << 30, device="cuda", dtype=torch.float32)
    b = torch.empty_like(a)
    seconds, spread = timed(lambda: b.copy_(a))
    copied = 2 * a.numel() * a.element_size() / seconds
    del a, b
    print(f"{torch.cuda.get_device_name()}, copy {copied / 1e12:.2f} TB/s (spread {spread:.0%}), 2^{given.elements} elements")
    print(f"{'contract':<32} {'data':<7} {'GB':>6} {'ms':>9} {'spread':>7} {'TB/s':>6} {'of copy':>8} {'allclose ms':>12} {'times':>6}")
    libraries, rows = {}, []
    for contract, data, inputs, outputs, dims in cases(1 << given.elements):
        if contract not in libraries:
            libraries[contract] = build(contract)
        rows.append(measure(contract, libraries[contract], data, inputs, outputs, dims, copied))
    if given.json:
        pathlib.Path(given.json).write_text(json.dumps({"device": torch.cuda.get_device_name(), "copy": copied, "rows": rows}, indent=1))


main()
