#!/usr/bin/env python3
"""`qkc --device cuda` without a GPU: the fake driver and NVRTC (runtime/device/cuda/fake_cuda.cpp) run everything on the
CPU device, so that what is tested is the road to the driver and back: workers, guards, errors, time limits."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

FAKE = pathlib.Path(qkc_run.program()).parent.parent / "lib/libqkc_fake_cuda.so"
CONTRACT = "int8_static_tensor_sym"


def environment(**more):
    os.environ.update({"QKC_LIBCUDA": str(FAKE), "QKC_LIBNVRTC": str(FAKE)})
    os.environ.pop("QKC_FAKE_CUDA_FAIL", None)
    os.environ.update(more)


def got(verdict):
    return [verdict["outcome"], *(verdict["blamed"] if verdict["stage"] == "verdict" else [verdict["code"]])]


def wanted(path):
    return path.read_text().splitlines()[0].split("verdict:")[1].split()


def judge_text(contract, text, *arguments):
    with tempfile.NamedTemporaryFile("w", suffix=".cu") as file:
        file.write(text)
        file.flush()
        return qkc_run.judge(contract, [file.name], "--device", "cuda", "--seed", 0, "--no-diagnosis", *arguments)[0][0]


def prototype(contract):
    text = (qkc_run.ROOT / "generated" / contract / f"{contract}.h").read_text()
    return text[text.index('extern "C"'):text.rindex(";")]


def kernels_agree(checks):
    """The same verdicts as on the CPU device, whose first lines they stand in."""
    environment()
    for contract in ("int8_dyn_token_sym", "dequant_gptq_int4_v1"):
        files = sorted((qkc_run.ROOT / "tests/candidates" / contract).glob("*.cu"))[:4]
        verdicts, _ = qkc_run.judge(contract, files, "--device", "cuda", "--seed", 0)
        checks.expect(len(verdicts) == len(files), f"{contract}: {len(verdicts)} verdicts")
        for path, verdict in zip(files, verdicts):
            checks.expect(verdict["device"] == "cuda:0 fake GPU", f"device {verdict['device']}")
            if wanted(path)[-1] in ("QKC0815", "QKC0821"):
                continue  # a race, which the CPU device shows by another order of threads or by watching accesses
            # The fake's memory is the host's: where the CPU device names a fault, a worker that ends says as much.
            ends = wanted(path)[-1] in ("QKC0812", "QKC0816", "QKC0810")
            checks.expect(got(verdict) == wanted(path) or (ends and verdict["stage"] == "run"),
                          f"{path.name}: wanted {wanted(path)}, got {got(verdict)}: {verdict['reason']} {verdict['details'][:400]}")


def outcomes(checks):
    head = prototype("int8_dyn_token_sym")
    cases = [
        ("writes to an input", "__global__ void k(char* x) { x[0] ^= 1; }", "k<<<1, 1>>>((char*)x);", ["rejected", "QKC0814"]),
        ("writes beside an output", "__global__ void k(char* q, int64_t n) { q[n] = 1; }", "k<<<1, 1>>>((char*)q, T * H);",
         ["rejected", "QKC0812"]),
        ("writes below an output", "__global__ void k(char* q) { q[-1] = 1; }", "k<<<1, 1>>>((char*)q);", ["rejected", "QKC0812"]),
        ("writes nothing", "", "", ["rejected", "QKC0813"]),
        ("launches too large a block", "__global__ void k(char* q) { q[0] = 1; }", "k<<<1, 4096>>>((char*)q);",
         ["rejected", "QKC0817"]),
        ("never ends", "", "volatile int one = 1; while (one) {}", ["rejected", "QKC0811"]),
        ("touches the device's memory in host code", "", "*(volatile int*)16 = 1;", ["rejected", "QKC0810"]),
        ("does not compile", "__global__ void k( { }", "", ["rejected", "QKC0801"]),
    ]
    for name, kernels, body, verdict in cases:
        environment()
        found = judge_text("int8_dyn_token_sym", f"#include <cuda_runtime.h>\n{kernels}\n{head} {{ {body} }}\n", "--time-limit", 1500)
        checks.expect(got(found) == verdict, f"{name}: wanted {verdict}, got {got(found)}: {found['reason']} {found['details'][:300]}")


def errors_of_the_driver(checks):
    """What a kernel does to a context on a GPU: the worker's synchronisation fails, then everything."""
    accepted = sorted(p for p in (qkc_run.ROOT / "tests/candidates/int8_dyn_token_sym").glob("*.cu") if wanted(p) == ["accepted"])[0]
    for number, code in ((700, "QKC0812"), (716, "QKC0816"), (719, "QKC0816"), (702, "QKC0811")):
        environment(QKC_FAKE_CUDA_FAIL_IN_WORKER=f"cuLaunchKernel={number}@4")
        found = qkc_run.judge("int8_dyn_token_sym", [accepted], "--device", "cuda", "--seed", 0, "--no-diagnosis")[0][0]
        checks.expect(got(found) == ["rejected", code], f"driver error {number}: {got(found)}: {found['reason']}")
    os.environ.pop("QKC_FAKE_CUDA_FAIL_IN_WORKER")


def absent(checks):
    accepted = sorted((qkc_run.ROOT / "tests/candidates/int8_dyn_token_sym").glob("*.cu"))[0]
    for variable, words in (("QKC_LIBCUDA", "driver is not installed"), ("QKC_LIBNVRTC", "is not installed here")):
        environment(**{variable: "/nowhere/lib.so"})
        done = qkc_run.run("judge", "int8_dyn_token_sym", accepted, "--device", "cuda")
        checks.expect(done.returncode == 2 and "QKC0800" in done.stderr and words in done.stderr, f"{variable}: {done.stderr}")
    for device in ("cuda", "cpu"):
        environment(QKC_PLUGIN_DIR="/nowhere")
        done = qkc_run.run("judge", "int8_dyn_token_sym", accepted, "--device", device)
        os.environ.pop("QKC_PLUGIN_DIR")
        checks.expect(done.returncode == 2 and "QKC0800" in done.stderr and "/nowhere/libqkc_cpu.so" in done.stderr,
                      f"without the library with Clang, {device}: {done.returncode} {done.stderr}")
        checks.expect(device == "cpu" or "needs Clang" in done.stderr, f"{device}: {done.stderr}")
    for name in ("cuda:", "cuda:x", "cuda:-1", "cuda:1", "gpu"):
        environment()
        done = qkc_run.run("judge", "int8_dyn_token_sym", accepted, "--device", name)
        checks.expect(done.returncode == 2 and "QKC0800" in done.stderr, f"--device {name}: {done.stderr}")
    environment(QKC_LIBCUDA="/nowhere/lib.so")
    done = qkc_run.judge("int8_dyn_token_sym", [accepted], "--device", "auto", "--seed", 0, "--no-diagnosis")[0][0]
    checks.expect(done["device"] == "cpu", f"auto without a driver: {done['device']}")


LIBRARY = """
#include "int8_static_tensor_sym.h"
#include <cmath>
#include <cstring>
extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q,
                                           int64_t M, int64_t N, cudaStream_t) {
  for (int64_t i = 0; i < M * N; ++i) {
    unsigned short half;
    std::memcpy(&half, reinterpret_cast<const char*>(x) + 2 * i, 2);
    unsigned bits = unsigned(half) << 16;
    float v;
    std::memcpy(&v, &bits, 4);
    float y = std::nearbyint(v / *s);
    q[i] = static_cast<int8_t>(y < -128 ? -128 : y > 127 ? 127 : y);
  }
}
"""


def libraries(checks):
    """A shared library, whose host code may touch the fake's memory: it is the host's."""
    compiler = shutil.which("c++")
    if compiler is None:
        print("SKIPPED: shared libraries, no c++")
        return
    environment()
    with tempfile.TemporaryDirectory() as folder:
        source, library = pathlib.Path(folder) / "candidate.cpp", pathlib.Path(folder) / "candidate.so"
        source.write_text(LIBRARY)
        build = [compiler, "-shared", "-fPIC", "-O1", "-I", qkc_run.ROOT / "generated" / CONTRACT, source, "-o", library]
        subprocess.run(build, check=True)
        for device, wanted_verdict in (("cuda", ["accepted"]), ("cpu", ["unsupported", "QKC0805"])):
            found = qkc_run.judge(CONTRACT, [library], "--device", device, "--seed", 0, "--no-diagnosis")[0][0]
            checks.expect(got(found) == wanted_verdict, f"library on {device}: {got(found)}: {found['reason']} {found['details']}")
        found = qkc_run.judge("int8_dyn_token_sym", [library], "--device", "cuda", "--seed", 0, "--no-diagnosis")[0][0]
        checks.expect(got(found) == ["rejected", "QKC0801"], f"library of another contract: {got(found)}: {found['reason']}")


def mutants(checks):
    environment()
    done = qkc_run.run("mutate", "--run", CONTRACT, "--device", "cuda")
    on_cpu = qkc_run.run("mutate", "--run", CONTRACT)
    # A GPU's accesses are not watched: no races there.
    races = [line for line in on_cpu.stdout.splitlines() if "run.race" in line]
    wanted = [line for line in on_cpu.stdout.splitlines() if line not in races]
    wanted[-1] = re.sub(r"of runs (\d+) of \1$", lambda m: "of runs {0} of {0}".format(int(m[1]) - len(races)), wanted[-1])
    checks.expect(done.returncode == 0 and races and done.stdout.splitlines() == wanted, f"mutate: {done.stdout[-400:]} {done.stderr[-400:]}")


def main():
    checks = qkc_run.Checks()
    absent(checks)
    kernels_agree(checks)
    outcomes(checks)
    errors_of_the_driver(checks)
    libraries(checks)
    mutants(checks)
    checks.finish()


main()
