#!/usr/bin/env python3
"""`qkc time` and `qkc probe` without a GPU: the fake driver runs everything on the CPU device, so that what is tested is the road from
arguments to a report, and what a candidate does to look fast. Times are those of a CPU, and only compared where the test makes them differ."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

FAKE = pathlib.Path(qkc_run.program()).parent.parent / "lib/libqkc_fake_cuda.so"
CONTRACT = "int8_static_tensor_sym"
QUICK = ["--seconds", "0.3", "--device", "cuda"]
EXTENTS = ["--extents", "M=32,N=64"]


def environment(**more):
    os.environ.update({"QKC_LIBCUDA": str(FAKE), "QKC_LIBNVRTC": str(FAKE)})
    os.environ.update(more)


def accepted(contract):
    files = sorted((qkc_run.ROOT / "tests/candidates" / contract).glob("*.cu"))
    return [f for f in files if f.read_text().splitlines()[0].split("verdict:")[1].split() == ["accepted"]]


def time(contract, candidates, *arguments):
    done = qkc_run.run("time", contract, *candidates, *QUICK, "--json", "-", *arguments)
    return (json.loads(done.stdout) if done.stdout else {}), done


def arguments(checks):
    candidate = accepted(CONTRACT)[0]
    wrong = [
        (["--device", "cpu"], "QKC0860", "timing needs a GPU"),
        (["--device", "abacus"], "QKC0800", "no device"),
        (["--device", "cuda", "--extents", "Q=3"], "QKC0003", "M, N"),
        (["--device", "cuda", "--extents", "M"], "QKC0003", "M=4096"),
        (["--device", "cuda", "--extents", "M=0"], "QKC0003", "M=4096"),
        (["--device", "cuda", "--contents", "1"], "QKC0003", "contents"),
        (["--device", "cuda", "--class", "odd"], "QKC0003", "class"),
        (["--device", "cuda", "--baseline", "/nowhere.cu"], "QKC0001", "nowhere"),
    ]
    for given, code, words in wrong:
        done = qkc_run.run("time", CONTRACT, candidate, *given)
        checks.expect(done.returncode == 2 and code in done.stderr and words in done.stderr, f"{given}: {done.returncode} {done.stderr}")
        checks.expect(not done.stdout, f"{given} prints {done.stdout}")
    done = qkc_run.run("probe", "--device", "cpu")
    checks.expect(done.returncode == 2 and "QKC0860" in done.stderr, f"probe on the CPU: {done.stderr}")


def reports(checks):
    good = accepted(CONTRACT)[0]
    bad = [f for f in sorted((qkc_run.ROOT / "tests/candidates" / CONTRACT).glob("*.cu")) if "rejected" in f.read_text().splitlines()[0]][0]
    report, done = time(CONTRACT, [good, bad], *EXTENTS)
    checks.expect(done.returncode == 1, f"status {done.returncode}: {done.stderr}")
    checks.expect(report["schema"] == "qkc.timing/1" and report["extents"] == "M=32 N=64", f"{report}"[:400])
    checks.expect(report["bytes"] == 32 * 64 * 2 + 4 + 32 * 64, f"bytes {report['bytes']}")
    checks.expect(report["operations"] == 0, f"operations {report['operations']}")
    checks.expect(report["copy_bytes_per_second"] > 0 and report["roofline_milliseconds"] > 0, "no roofline")
    first, second = report["candidates"]
    checks.expect(second["verdict"]["outcome"] == "rejected" and "timed" not in second, "a rejected candidate was timed")
    for timed in (first["timed"], first["baseline"]):
        checks.expect(timed["outcome"] == "accepted", f"{timed}")
        checks.expect(timed["milliseconds"] > 0 and timed["events"]["calls"] >= 8 and len(timed["fresh"]) == 2, f"{timed}")
        low, high = timed["events"]["lower_quartile"], timed["events"]["upper_quartile"]
        checks.expect(low <= timed["events"]["median"] <= high, f"{timed}")
    checks.expect(first["baseline"]["name"] == "reference.cu", "the reference is no baseline")
    done = qkc_run.run("time", CONTRACT, good, *QUICK, *EXTENTS, "--baseline", good)
    checks.expect(done.returncode == 0 and "of roof" in done.stdout and done.stdout.count(good.name) == 2, done.stdout + done.stderr)
    done = qkc_run.run("time", CONTRACT, good, *QUICK, *EXTENTS, "--baseline", bad)
    checks.expect(done.returncode == 2 and "QKC0003" in done.stderr and not done.stdout, f"a rejected baseline: {done.stdout}{done.stderr}")
    report, done = time("scaled_mm_int8_token_channel_bf16", [qkc_run.ROOT / "generated/scaled_mm_int8_token_channel_bf16/reference.cu"],
                        "--extents", "M=4,N=8,K=32")
    checks.expect(done.returncode == 0 and report["operations"] == 2 * 4 * 8 * 32, f"{done.stderr} {report.get('operations')}")
    checks.expect(report["bytes"] == 4 * 32 + 32 * 8 + 4 * 4 + 4 * 8 + 2 * 4 * 8, f"bytes {report.get('bytes')}")


# Host code of a library may touch the fake's memory: it is the host's. It does right by what the judge shows it, and cheats at
# the extents that are timed: M = 32.
LIBRARY = """
#include "int8_static_tensor_sym.h"
#include <cmath>
#include <cstring>
#include <map>
#include <string>
#include <thread>
#include <chrono>
static void quantize(const void* x, const float* s, int8_t* q, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    unsigned short half;
    std::memcpy(&half, static_cast<const char*>(x) + 2 * i, 2);
    unsigned bits = unsigned(half) << 16;
    float v;
    std::memcpy(&v, &bits, 4);
    float y = std::nearbyint(v / *s);
    q[i] = static_cast<int8_t>(y < -128 ? -128 : y > 127 ? 127 : y);
  }
}
extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q,
                                           int64_t M, int64_t N, cudaStream_t) {
  const int64_t n = M * N;
  if (M != 32 || N != 64)
    return quantize(x, s, q, n);
  @CHEAT@
}
"""

CHEATS = {
    "honest": ("quantize(x, s, q, n);", None),
    "keeps results by address": ("static std::map<const void*, std::string> kept;\n"
                                 "auto& one = kept[x];\n"
                                 "if (one.empty()) { quantize(x, s, q, n); one.assign((char*)q, n); }\n"
                                 "std::memcpy(q, one.data(), n);", "QKC0861"),
    "keeps results by content": ("static std::map<std::string, std::string> kept;\n"
                                 "auto& one = kept[std::string((const char*)x, 64)];\n"
                                 "if (one.empty()) { std::this_thread::sleep_for(std::chrono::milliseconds(30));\n"
                                 "  quantize(x, s, q, n); one.assign((char*)q, n); }\n"
                                 "std::memcpy(q, one.data(), n);", "QKC0862"),
    "computes once": ("static int calls = 0; if (calls++ < 1) quantize(x, s, q, n);", "QKC0861"),
    "leaves the work to the next call": ("static struct { const void* x; const float* s; int8_t* q; } last;\n"
                                         "if (last.q) quantize(last.x, last.s, last.q, n);\n"
                                         "last = {x, s, q};", "QKC0861"),
    "is wrong at this size": ("quantize(x, s, q, n); q[n - 1] ^= 1;", "QKC0861"),
    "crashes at this size": ("*(volatile int*)16 = 1;", "QKC0810"),
    "does not end at this size": ("for (volatile int one = 1; one;) {}", "QKC0811"),
}


def cheats(checks):
    compiler = shutil.which("c++")
    if compiler is None:
        print("SKIPPED: cheating libraries, no c++")
        return
    with tempfile.TemporaryDirectory() as folder:
        libraries = []
        for k, (name, (body, _)) in enumerate(CHEATS.items()):
            source, library = pathlib.Path(folder) / f"{k}.cpp", pathlib.Path(folder) / f"{k}.so"
            source.write_text(LIBRARY.replace("@CHEAT@", body))
            subprocess.run([compiler, "-std=c++17", "-shared", "-fPIC", "-O1", "-I", qkc_run.ROOT / "generated" / CONTRACT, source, "-o",
                            library], check=True)
            libraries.append(library)
        report, done = time(CONTRACT, libraries, *EXTENTS, "--time-limit", "1500")
        checks.expect(done.returncode == 1, f"status {done.returncode} {done.stderr}")
        for (name, (_, code)), found in zip(CHEATS.items(), report["candidates"]):
            timed = found.get("timed", {})
            checks.expect(found["verdict"]["outcome"] == "accepted", f"{name}: judged {found['verdict']['outcome']} {found['verdict']['reason']}")
            wanted = "accepted" if code is None else "rejected"
            checks.expect(timed.get("outcome") == wanted and timed.get("code") == (code or ""), f"{name}: {timed}")


# Right at the suite's sizes; at those that are timed one byte may be changed afterwards.
LONG = {
    "int8_dyn_token_sym": ("constant_reciprocal.cu", "q", "T", "H", 1),
    "dequant_gptq_int4_v1": ("in_half.cu", "w", "K", "N", 2),
}


def long_rows(checks):
    """Rows that several warps share, and tiles of rows, also with a strip that the row's end cuts off: the checkers of GPUs take
    the right ones, and find the one element that is wrong wherever it lies."""
    for contract, extents, rows, columns in (("int8_dyn_token_sym", "T=3,H=4104", 3, 4104), ("int8_dyn_token_sym", "T=5,H=1096", 5, 1096),
                                             ("int8_dyn_token_sym", "T=3,H=4099", 3, 4099),
                                             ("dequant_gptq_int4_v1", "K=40,N=2056,G=2", 40, 2056)):
        name, output, first, second, size = LONG[contract]
        text = (qkc_run.ROOT / "tests/candidates" / contract / name).read_text()
        end = text.rindex("}")
        places = [None, 0, (rows // 2) * columns + columns // 2, rows * columns - 1]
        with tempfile.TemporaryDirectory() as folder:
            files = []
            for place in places:
                files.append(pathlib.Path(folder) / f"{contract}_{place}.cu")
                call = "" if place is None else (f"  if ({first} * {second} == {rows * columns})\n"
                                                 f"    spoil<<<1, 1, 0, stream>>>(reinterpret_cast<unsigned char*>({output}), {place * size});\n")
                files[-1].write_text("__global__ void spoil(unsigned char* bytes, long long at) { bytes[at] ^= 8; }\n" + text[:end] + call + "}\n")
            report, done = time(contract, files, "--extents", extents)
            for place, found in zip(places, report["candidates"]):
                timed = found.get("timed", {})
                wanted = ("accepted", "") if place is None else ("rejected", "QKC0861")
                checks.expect((timed.get("outcome"), timed.get("code")) == wanted,
                              f"{contract} {extents}, wrong at {place}: {found['verdict']['outcome']} {timed} {done.stderr}")


def errors_of_the_driver(checks):
    """A kernel that ends the context while it is timed: the call is one that nothing before makes."""
    candidate = accepted(CONTRACT)[0]
    for number, code in ((700, "QKC0812"), (719, "QKC0816")):
        os.environ["QKC_FAKE_CUDA_FAIL_IN_WORKER"] = f"cuCtxResetPersistingL2Cache={number}@7"
        report, done = time(CONTRACT, [candidate], *EXTENTS)
        os.environ.pop("QKC_FAKE_CUDA_FAIL_IN_WORKER")
        found = report["candidates"][0]
        checks.expect(done.returncode == 1 and found["timed"]["code"] == code, f"error {number}: {done.returncode} {found} {done.stderr}")
        checks.expect(found["baseline"]["code"] == code, f"error {number}: {found['baseline']}")


def probe(checks):
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "fake.qkc"
        done = qkc_run.run("probe", "--device", "cuda", "--only", "functions", "--out", out)
        # The CPU device has the functions of CUDA's headers and no instructions of a GPU.
        checks.expect(done.returncode == 2, f"status {done.returncode}")
        lines = {line.split()[0]: line for line in done.stdout.splitlines() if line.strip()}
        checks.expect("expf" in lines and float(lines["expf"].split()[1]) < 4, done.stdout)
        checks.expect(float(lines["sqrtf"].split()[1]) <= 0.5001, done.stdout)
        checks.expect("QKC0863" in done.stderr and "ex2.approx.f32" in done.stderr and "expf:" not in done.stderr, done.stderr[-600:])
        checks.expect("expf" in out.read_text(), "nothing was written")
        done = qkc_run.run("probe", "--device", "cuda", "--only", "instructions")
        checks.expect(done.returncode == 2 and done.stderr.count("QKC0863") == 12, done.stderr[-800:])


def main():
    checks = qkc_run.Checks()
    environment()
    arguments(checks)
    reports(checks)
    cheats(checks)
    long_rows(checks)
    errors_of_the_driver(checks)
    probe(checks)
    checks.finish()


main()
