#!/usr/bin/env python3
"""`qkc --device cuda` without a GPU: the fake driver and NVRTC (runtime/device/cuda/fake_cuda.cpp) run everything on the
CPU device, so that what is tested is the road to the driver and back: workers, guards, errors, time limits."""
import contextlib
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


@contextlib.contextmanager
def without_toolkit():
    """No program of a toolkit on PATH or in CUDA_HOME; one in /usr/local stays where it is."""
    kept = {name: os.environ.get(name) for name in ("PATH", "CUDA_HOME", "CUDA_PATH")}
    os.environ.update({"PATH": "/usr/bin:/bin"})
    os.environ.pop("CUDA_HOME", None), os.environ.pop("CUDA_PATH", None)
    try:
        yield
    finally:
        for name, value in kept.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def toolkit_is_there(program):
    return any(pathlib.Path("/usr/local").glob(f"cuda*/bin/{program}"))


def script(folder, name, text):
    path = pathlib.Path(folder) / name
    path.write_text(text)
    path.chmod(0o755)
    return path


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
    for device in ("cpu",) if toolkit_is_there("nvcc") else ("cuda", "cpu"):
        environment(QKC_PLUGIN_DIR="/nowhere")
        with without_toolkit():
            done = qkc_run.run("judge", "int8_dyn_token_sym", accepted, "--device", device)
        os.environ.pop("QKC_PLUGIN_DIR")
        checks.expect(done.returncode == 2 and "QKC0800" in done.stderr and "/nowhere/libqkc_cpu.so" in done.stderr,
                      f"without the library with Clang, {device}: {done.returncode} {done.stderr}")
        checks.expect(device == "cpu" or "nvcc, which is nowhere" in done.stderr, f"{device}: {done.stderr}")
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


# As compute-sanitizer: starts the program, and writes what $QKC_FAKE_REPORTS holds of the tool into the log.
SANITIZER = """#!/bin/sh
while [ "${1#--}" != "$1" ]; do
  case "$1" in --tool) tool=$2 ;; --log-file) log=$2 ;; esac
  shift 2
done
exec 9>>"$log"
echo "========= COMPUTE-SANITIZER" >&9
"$@" 9>&-
if [ -f "$QKC_FAKE_REPORTS/$tool" ]; then cat "$QKC_FAKE_REPORTS/$tool" >&9; else echo "========= ERROR SUMMARY: 0 errors" >&9; fi
"""

REPORT = """========= {headline}
=========     at twice(float *)+0x90 in candidate.cu:7
=========     by thread (3,0,0) in block (1,0,0)
=========     {line}
========= 
========= ERROR SUMMARY: 1 error
"""


def sanitizing(checks):
    accepted = sorted(p for p in (qkc_run.ROOT / "tests/candidates/int8_dyn_token_sym").glob("*.cu") if wanted(p) == ["accepted"])[0]

    def judged(**variables):
        environment(**variables)
        return qkc_run.judge("int8_dyn_token_sym", [accepted], "--device", "cuda", "--seed", 0, "--no-diagnosis", "--sanitize")[0][0]

    reports = [
        ("memcheck", "Invalid __global__ write of size 4 bytes", "Access to 0x10 is out of bounds", ["rejected", "QKC0812"]),
        ("memcheck", "Invalid __global__ read of size 16 bytes", "Access to 0x14 is misaligned", ["rejected", "QKC0816"]),
        ("memcheck", "Something new of size 4", "with an explanation", ["undecided", "QKC0808"]),
        ("racecheck", "Error: Race reported between Write access at twice(float *)+0x90", "[4 hazards]", ["rejected", "QKC0821"]),
        ("synccheck", "Barrier error detected. Divergent thread(s) in block", "by thread (0,0,0)", ["rejected", "QKC0816"]),
    ]
    with tempfile.TemporaryDirectory() as folder:
        sanitizer = str(script(folder, "compute-sanitizer", SANITIZER))
        given = {"QKC_COMPUTE_SANITIZER": sanitizer, "QKC_FAKE_REPORTS": folder}
        found = judged(**given)
        checks.expect(got(found) == ["accepted"], f"nothing found: {got(found)}: {found['reason']}")
        for tool, headline, line, verdict in reports:
            path = pathlib.Path(folder) / tool
            path.write_text(REPORT.format(headline=headline, line=line))
            found = judged(**given)
            checks.expect(got(found) == verdict and tool in found["reason"], f"{headline}: wanted {verdict}, got {got(found)}: {found['reason']}")
            path.unlink()
        # A log that is not whole proves nothing.
        (pathlib.Path(folder) / "racecheck").write_text("")
        found = judged(**given)
        checks.expect(got(found) == ["undecided", "QKC0808"], f"no summary: {got(found)}: {found['reason']}")
        for text in ("#!/bin/sh\necho no such option >&2; exit 1\n", '#!/bin/sh\nwhile [ "${1#--}" != "$1" ]; do shift 2; done\nexec "$@"\n'):
            script(folder, "compute-sanitizer", text)
            found = judged(**given)
            checks.expect(found["outcome"] == "failed", f"a sanitizer that does not work: {got(found)}: {found['reason']}")
    os.environ.pop("QKC_COMPUTE_SANITIZER")
    environment()
    with without_toolkit():
        for device in ("cpu",) if toolkit_is_there("compute-sanitizer") else ("cuda", "cpu"):
            done = qkc_run.run("judge", "int8_dyn_token_sym", accepted, "--device", device, "--sanitize")
            checks.expect(done.returncode == 2 and "QKC0800" in done.stderr, f"--sanitize on {device}: {done.stderr}")


# Writes its words into a file, and compiles nothing.
NVCC = """#!/bin/sh
echo "$@" >>"$(dirname "$0")/words"
cat program.text >>"$(dirname "$0")/texts"
echo "a word of nvcc"
exit 1
"""


def nvcc(checks):
    """With --compiler nvcc it gets the candidate; without Clang everything."""
    accepted = sorted((qkc_run.ROOT / "tests/candidates/int8_dyn_token_sym").glob("*.cu"))[0]
    with tempfile.TemporaryDirectory() as folder:
        script(folder, "nvcc", NVCC)
        environment(PATH=f"{folder}:{os.environ['PATH']}")
        found = qkc_run.judge("int8_dyn_token_sym", [accepted], "--device", "cuda", "--compiler", "nvcc", "--seed", 0)[0][0]
        checks.expect(got(found) == ["rejected", "QKC0801"] and "a word of nvcc" in found["details"], f"nvcc: {found}")
        words = (pathlib.Path(folder) / "words").read_text()
        checks.expect("--fmad=false" in words and "-shared" in words, words)
        environment(QKC_PLUGIN_DIR="/nowhere")
        done = qkc_run.run("judge", "int8_dyn_token_sym", accepted, "--device", "cuda", "--seed", 0)
        os.environ.pop("QKC_PLUGIN_DIR")
        texts = (pathlib.Path(folder) / "texts").read_text()
        checks.expect(done.returncode == 2 and "qkc_int8_dyn_token_sym_check" in texts, f"without Clang: {done.returncode} {done.stderr}")
        os.environ["PATH"] = os.environ["PATH"].removeprefix(f"{folder}:")


KERNELS = """// qkc launch: convert<<<static_cast<unsigned>((M * N + 127) / 128), 128, 0, stream>>>(x, s, q, M * N)
#include <cuda_bf16.h>
__global__ void convert(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t count) {
  int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < count) {
    float y = rintf(__bfloat162float(x[i]) / *s);
    q[i] = static_cast<int8_t>(y < -128.0f ? -128.0f : y > 127.0f ? 127.0f : y);
  }
}
"""


def kernels_alone(checks):
    for device in ("cuda", "cpu"):
        environment()
        for text, verdict in ((KERNELS, ["accepted"]), (KERNELS.replace("(x, s,", "(s, x,"), ["rejected", "QKC0801"])):
            with tempfile.NamedTemporaryFile("w", suffix=".cu") as file:
                file.write(text)
                file.flush()
                found = qkc_run.judge(CONTRACT, [file.name], "--device", device, "--seed", 0, "--no-diagnosis")[0][0]
                checks.expect(got(found) == verdict, f"kernels alone on {device}: {got(found)}: {found['reason']} {found['details'][:300]}")
                checks.expect(verdict == ["accepted"] or f"{file.name}:1:" in found["details"], f"the launch line's place: {found['details'][:300]}")


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
    sanitizing(checks)
    nvcc(checks)
    kernels_alone(checks)
    mutants(checks)
    checks.finish()


main()
