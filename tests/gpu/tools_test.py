#!/usr/bin/env python3
"""What needs a GPU and the toolkit's programs: `--sanitize` with compute-sanitizer, and judging without Clang with nvcc.
Exit status: 0 as wanted, 1 not, 2 not run."""
import os
import pathlib
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

CONTRACT = "int8_dyn_token_sym"

# A kernel launched beside a lawful one: its name, its text, the launch, the verdict without --sanitize and with it.
FAULTS = [
    ("reads one element past x", "__global__ void beside(const __nv_bfloat16* x, float* sink, int64_t n) { if (threadIdx.x == 0 && __bfloat162float(x[n]) == 12345.0f) sink[0] = 1; }",
     "beside<<<1, 32, 0, stream>>>(x, s, T * H);", ["rejected", "QKC0812"], "QKC0812"),
    ("reads shared memory that nothing orders",
     "__global__ void beside(float* sink) { __shared__ int a[64]; a[threadIdx.x] = threadIdx.x; if (a[63 - threadIdx.x] == 1000) sink[0] = 1; }",
     "beside<<<1, 64, 0, stream>>>(s);", ["accepted"], "QKC0821"),
    ("reaches a barrier with some threads", "__global__ void beside(float* sink) { if (threadIdx.x < 40) __syncthreads(); if (threadIdx.x == 1000) sink[0] = 1; }",
     "beside<<<1, 64, 0, stream>>>(s);", ["accepted"], "QKC0816"),
    ("reads past its own allocation",
     "__global__ void beside(const float* own, float* sink) { if (own[threadIdx.x + 1] == 12345.0f) sink[0] = 1; }",
     "float* own; cudaMalloc(&own, 128); cudaMemsetAsync(own, 0, 128, stream); beside<<<1, 32, 0, stream>>>(own, s); cudaStreamSynchronize(stream); cudaFree(own);",
     ["accepted"], "QKC0812"),
]


def with_beside(text, kernels, statement):
    """The lawful text with another kernel launched at the end of its host function."""
    end = text.rindex("}")
    begin = text.index('extern "C"')
    return text[:begin] + kernels + "\n" + text[begin:end] + "  " + statement + "\n}\n"


def got(verdict):
    return [verdict["outcome"], verdict["code"]] if verdict["outcome"] != "accepted" else ["accepted"]


def judge(text, *arguments):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "candidate.cu"
        path.write_text(text)
        return qkc_run.judge(CONTRACT, [path], "--device", "cuda", "--seed", 0, "--no-diagnosis", *arguments)[0][0]


def lawful():
    texts = {p.name: p.read_text() for p in (qkc_run.ROOT / "tests/candidates" / CONTRACT).glob("*.cu")}
    return {name: text for name, text in sorted(texts.items()) if text.splitlines()[0].split("verdict:")[1].split() == ["accepted"]}


def sanitize(checks):
    if shutil.which("compute-sanitizer") is None and not os.path.exists("/usr/local/cuda/bin/compute-sanitizer"):
        print("SKIPPED: --sanitize, no compute-sanitizer")
        return
    plain = lawful()["divides.cu"]
    for name, text in list(lawful().items())[:4]:
        found = judge(text, "--sanitize")
        checks.expect(got(found) == ["accepted"], f"{name}: {got(found)}: {found['reason']} {found['details'][:600]}")
    for name, kernels, statement, without, code in FAULTS:
        text = with_beside(plain, kernels, statement)
        found = judge(text)
        checks.expect(got(found) == without, f"{name}, without --sanitize: {got(found)}: {found['reason']} {found['details'][:300]}")
        found = judge(text, "--sanitize")
        checks.expect(got(found) == ["rejected", code] and "compute-sanitizer" in found["reason"],
                      f"{name}: wanted {code}, got {got(found)}: {found['reason']} {found['details'][:600]}")
        checks.expect(("of 'x'" in found["reason"]) == (name == FAULTS[0][0]), f"the place: {found['reason']}")
        print(f"  {name}: {found['reason']}")


def without_clang(checks):
    if shutil.which("nvcc") is None and not os.path.exists("/usr/local/cuda/bin/nvcc"):
        print("SKIPPED: judging without Clang, no nvcc")
        return
    os.environ["QKC_PLUGIN_DIR"] = "/nowhere"
    folder = qkc_run.ROOT / "tests/candidates" / CONTRACT
    wanted = {p.name: p.read_text().splitlines()[0].split("verdict:")[1].split() for p in folder.glob("*.cu")}
    names = ("divides.cu", "half_away.cu", "reciprocal.cu", "no_guard.cu")
    for name in names:
        found = qkc_run.judge(CONTRACT, [folder / name], "--device", "cuda", "--seed", 0, "--no-diagnosis")[0][0]
        given = [found["outcome"], *(found["blamed"] if found["stage"] == "verdict" else [found["code"]])]
        checks.expect(given == wanted[name], f"without Clang, {name}: wanted {wanted[name]}, got {given}: {found['reason']} {found['details'][:500]}")
    alone = """// qkc launch: convert<<<static_cast<unsigned>((M * N + 127) / 128), 128, 0, stream>>>(x, s, q, M * N)
__global__ void convert(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t count) {
  int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < count)
    q[i] = static_cast<int8_t>(fminf(fmaxf(rintf(__bfloat162float(x[i]) / *s), -128.0f), 127.0f));
}
"""
    with tempfile.NamedTemporaryFile("w", suffix=".cu") as file:
        file.write(alone)
        file.flush()
        found = qkc_run.judge("int8_static_tensor_sym", [file.name], "--device", "cuda", "--seed", 0, "--no-diagnosis")[0][0]
        checks.expect(got(found) == ["accepted"], f"a kernel alone without Clang: {got(found)}: {found['reason']} {found['details'][:500]}")
    print(f"  without Clang: {len(names)} candidates and a kernel alone judged by nvcc")
    os.environ.pop("QKC_PLUGIN_DIR")


def main():
    checks = qkc_run.Checks()
    sanitize(checks)
    without_clang(checks)
    checks.finish()


main()
