#!/usr/bin/env python3
"""The memory of a process that runs a candidate, searched from outside: nothing of the judge's is in it.

A candidate makes two calls and stays in its third. Meanwhile every readable page of the process that it runs in, of the
worker process, of the compiler's process and of the judge is searched for the seed, for what the judge was told and for data of other calls. In
the judge all of it must be found, or the search is worth nothing; in the others none.
"""
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

CONTRACT = "int8_static_tensor_sym"
WORKER = "qkc_cpu_worker"
checks = qkc_run.Checks()

# Its outputs are as good as random: bytes that nothing else holds. The marks are computed, so that no text has them.
CANDIDATE = """
__device__ unsigned char mixed(int64_t i) {
  unsigned long long word = (i + 1) * 0x9e3779b97f4a7c15ull;
  return static_cast<unsigned char>((word ^ (word >> 29)) * 0xbf58476d1ce4e5b9ull >> 56);
}
__global__ void fill(int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
  if (i < n)
    q[i] = static_cast<int8_t>(mixed(i));
}
static volatile unsigned long long mark[2];
extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__, const float* __restrict__, int8_t* q,
                                           int64_t M, int64_t N, cudaStream_t stream) {
  static int calls = 0;
  if (++calls == STAY)
    for (mark[1] = MARK - 1; ; )
      mark[0] = mark[1] + 1;
  fill<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(q, M * N);
}
"""


def mixed(count):
    mask = (1 << 64) - 1
    out = bytearray()
    for i in range(count):
        word = (i + 1) * 0x9E3779B97F4A7C15 & mask
        out.append(((word ^ word >> 29) * 0xBF58476D1CE4E5B9 & mask) >> 56)
    return bytes(out)


def children(pid):
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rsplit(")", 1)[1].split()[1])
            if parent == pid:
                yield int(stat.parent.name), os.readlink(stat.parent / "exe")
        except (OSError, IndexError):
            continue  # it has ended meanwhile


def found_in(pid, patterns):
    """The names of the patterns that a process holds, and how many bytes could be read."""
    names, total = set(), 0
    longest = max(map(len, patterns.values()))
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb", buffering=0) as memory:
        for line in maps:
            place, rights = line.split()[:2]
            begin, end = (int(part, 16) for part in place.split("-"))
            if rights[0] != "r" or "[v" in line:
                continue
            tail = b""
            for at in range(begin, end, 1 << 24):
                try:
                    memory.seek(at)
                    part = memory.read(min(1 << 24, end - at))
                except OSError:
                    break
                total += len(part)
                part = tail + part
                names |= {name for name, pattern in patterns.items() if name not in names and pattern in part}
                tail = part[-longest:]
    return names, total


def wait_for(process, mark):
    """The worker process and its child, once that holds the mark."""
    for _ in range(600):
        workers = [pid for pid, program in children(process.pid) if program.endswith(WORKER)]
        marked = []
        for pid in workers:
            try:
                if found_in(pid, {"mark": mark})[0]:
                    marked.append(pid)
            except OSError:
                continue
        if marked:
            return [pid for pid in workers if pid not in marked], marked
        if process.poll() is not None:
            return [], []
        time.sleep(0.1)
    return [], []


def compilers(judge):
    """Processes of the same program that are no children of the judge: the compiler's."""
    program, related = os.readlink(f"/proc/{judge}/exe"), {judge} | {pid for pid, _ in children(judge)}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            if int(folder.name) not in related and os.readlink(folder / "exe") == program:
                yield int(folder.name)
        except OSError:
            continue


def tensor(file, name):
    """The bytes of a tensor of a case."""
    with zipfile.ZipFile(file) as archive:
        npy = archive.read(name + ".npy")
    return npy[10 + int.from_bytes(npy[8:10], "little"):]


def large_case(folder, stay):
    """The outputs of a call before the candidate stays, and inputs of a case after it."""
    cases = sorted(folder.glob("case_*.npz"))
    sizes = [len(tensor(file, "x")) // 2 for file in cases]  # of bf16
    early = max(range(stay - 1), key=lambda k: sizes[k])
    late = max(range(stay, len(cases)), key=lambda k: sizes[k])
    data = tensor(cases[late], "x")
    at = max(range(0, len(data) - 32, 32), key=lambda k: len(set(data[k:k + 32])))
    return sizes[early], data[at:at + 32]


with tempfile.TemporaryDirectory(prefix=f"told{random.getrandbits(40):010x}") as name:
    here = pathlib.Path(name)
    here.chmod(0o755)
    stay = 12
    seed = random.getrandbits(53) | 1 << 52
    mark = random.getrandbits(64) | 1 << 63
    secret = f"environment-{random.getrandbits(64):016x}"
    (here / "stays.cu").write_text(CANDIDATE.replace("MARK", f"{mark}ull").replace("STAY", str(stay)))
    qkc_run.run("inputs", CONTRACT, "--seed", seed, "-o", here / "inputs")
    outputs, inputs = large_case(here / "inputs", stay)
    checks.expect(outputs >= 16, f"only {outputs} elements before the call")
    patterns = {
        "the seed": seed.to_bytes(8, "little"),
        "the seed's digits": str(seed).encode(),
        "arguments": here.name.encode(),
        "environment": secret.encode(),
        "outputs of an earlier call": mixed(min(outputs, 64)),
        "inputs of a later case": inputs,
        "the checker's name": f"qkc_{CONTRACT}_check".encode(),
    }
    command = [qkc_run.program(), "judge", CONTRACT, here / "stays.cu", "--seed", str(seed), "--time-limit", "60000"]
    with subprocess.Popen(list(map(str, command)), cwd=qkc_run.ROOT, env=os.environ | {"QKC_TEST_SECRET": secret},
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            workers, runners = wait_for(process, mark.to_bytes(8, "little"))
            checks.expect(len(workers) == 1 and len(runners) == 1, f"worker processes {workers}, with the candidate {runners}")
            judged, _ = found_in(process.pid, patterns)
            checks.expect(judged == set(patterns), f"not found where it must be, in the judge: {sorted(set(patterns) - judged)}")
            for pid in workers + runners:
                names, read = found_in(pid, patterns)
                checks.expect(read > 1 << 20, f"only {read} bytes of process {pid} could be read")
                checks.expect(not names, f"in the {'child' if pid in runners else 'worker process'}: {sorted(names)}")
                environment = pathlib.Path(f"/proc/{pid}/environ").read_bytes()
                checks.expect(b"QKC" not in environment, f"its environment: {environment}")
                checks.expect(pathlib.Path(f"/proc/{pid}/cmdline").read_bytes() == b"qkc_cpu_worker\0", "its arguments")
            # What the judge was told it knows before it has a device; what it makes of it is what matters.
            later = {key: patterns[key] for key in ("environment", "outputs of an earlier call", "inputs of a later case")}
            searched = 0
            for pid in compilers(process.pid):
                try:
                    names, read = found_in(pid, later)
                except FileNotFoundError:
                    continue  # one that waited for a compilation has ended; the one that takes orders stays
                searched += 1
                checks.expect(read > 1 << 20, f"only {read} bytes of process {pid} could be read")
                checks.expect(not names, f"in the compiler's process: {sorted(names)}")
            checks.expect(searched >= 1, "there is no process of the compiler")
            for pid in runners:
                open_files = sorted(os.readlink(file) for file in pathlib.Path(f"/proc/{pid}/fd").iterdir())
                checks.expect(len(open_files) == 3 and sum("candidate-output" in file for file in open_files) == 2,
                              f"its descriptors: {open_files}")
        finally:
            process.kill()
checks.finish()
