#!/usr/bin/env python3
"""Lint output-read: names each output that a kernel loads before anything was written there, and nothing else."""
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
CANDIDATES = HERE.parent / "candidates"
CONTRACT = "int8_static_tensor_sym"
checks = qkc_run.Checks()

HEAD = """__device__ int8_t code(__nv_bfloat16 x, float s) {
  return static_cast<int8_t>(min(max(__float2int_rn(__bfloat162float(x) / s), -128), 127));
}
__global__ void quantize(const __nv_bfloat16* x, const float* s, int8_t* q, int64_t n) {
  const int64_t i = blockIdx.x * int64_t{blockDim.x} + threadIdx.x;
"""
HOST = """
extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  %s
  quantize<<<static_cast<unsigned>((M * N + 255) / 256), 256, 0, stream>>>(x, s, q, M * N);
}
"""

# Name: the kernel's rest, what the host does first, and the lines of the finding.
TEXTS = {
    "written_only": ("  if (i < n)\n    q[i] = code(x[i], *s);\n}\n", "", []),
    "read_after_write": ("  if (i < n) {\n    q[i] = 0;\n    q[i] = static_cast<int8_t>(q[i] + code(x[i], *s));\n  }\n}\n", "", []),
    "read_after_fill": ("  if (i < n)\n    q[i] = static_cast<int8_t>(q[i] + code(x[i], *s));\n}\n", "cudaMemsetAsync(q, 0, M * N, stream);", []),
    "read_first": ("  if (i < n) {\n    const int8_t old = q[i];\n    q[i] = code(x[i], *s);\n    q[i] = old == q[i] ? old : q[i];\n  }\n}\n", "", [7]),
    # Four bytes of a word by compare-and-swap, from an address that a word may have.
    "read_by_atomics": ("""  if (i >= n)
    return;
  const unsigned byte = static_cast<uint8_t>(code(x[i], *s));
  const auto place = reinterpret_cast<uintptr_t>(q + i);
  const auto first = place / 4 * 4;
  if (first < reinterpret_cast<uintptr_t>(q) || first + 4 > reinterpret_cast<uintptr_t>(q + n)) {
    q[i] = static_cast<int8_t>(byte);
    return;
  }
  auto* const word = reinterpret_cast<unsigned*>(first);
  const unsigned shift = static_cast<unsigned>(place - first) * 8;
  unsigned held = atomicOr(word, 0u);
  for (unsigned seen = ~held; seen != held;) {
    seen = held;
    held = atomicCAS(word, seen, (seen & ~(255u << shift)) | (byte << shift));
  }
}
""", "", []),
}


def lints(verdict):
    return sorted((int(one["place"].rsplit(":", 1)[1]), one["text"].split("'")[1]) for one in verdict["findings"] if one["lint"] == "output-read")


def expect(verdict, wanted, name):
    checks.expect(verdict["outcome"] == "accepted", f"{name}: {verdict['outcome']} {verdict['reason']}")
    checks.expect(lints(verdict) == wanted, f"{name}: wanted {wanted}, got {verdict['findings']}")


with tempfile.TemporaryDirectory() as folder:
    files = []
    for name, (kernel, host, _) in TEXTS.items():
        files.append(pathlib.Path(folder) / f"{name}.cu")
        files[-1].write_text(HEAD + kernel + HOST % host)
    verdicts, _ = qkc_run.judge(CONTRACT, files)
    for (name, (_, _, lines)), verdict in zip(TEXTS.items(), verdicts):
        expect(verdict, [(line, "q") for line in lines], name)
    (denied, free), status = qkc_run.judge(CONTRACT, [files[3], files[0]], "--deny", "output-read")
    checks.expect(status == 1, f"status {status}")
    checks.expect((denied["code"], denied["stage"]) == ("QKC0803", "run"), f"denied: {denied['code']} at {denied['stage']}")
    checks.expect(free["outcome"] == "accepted", f"not denied: {free['reason']}")

(both,), _ = qkc_run.judge("int8_dyn_token_sym", [HERE / "int8_dyn_token_sym" / "scale_written_if_other.cu"])
expect(both, [(12, "s"), (16, "q")], "scale_written_if_other")
# What an inout held is there to be read.
inouts = [f for f in sorted((CANDIDATES / "fp8_delayed_cast_transpose").glob("*.cu")) if "verdict: accepted" in f.read_text().splitlines()[0]]
checks.expect(len(inouts) > 0, "no right kernel of a contract with an inout")
for file, verdict in zip(inouts, qkc_run.judge("fp8_delayed_cast_transpose", inouts)[0]):
    expect(verdict, [], file.name)
checks.finish()
