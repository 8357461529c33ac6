#!/usr/bin/env python3
"""Contracts at the corners of what is lowered: 64 unsigned bits, reductions over nothing, old content, extents of 0."""
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

checks = qkc_run.Checks()

# Each: a contract, the body of a loop over i in one thread, the range of i, what a wrong kernel writes instead.
UNSIGNED = ("""contract unsigned_words {
  dim    T >= 1, V >= 10
  index  t < T
  in   k: u64[T], j: u64[T], x: u16[V]
  out  a: u8[T], b: u64[T], c: u64[T], d: u64[T], e: u64[T], f: u16[T], g: u64[]
  let m[t] = k[t] * j[t] in u64 wrap
  clause greater: a[t] = if m[t] > j[t] then 1 else 0
  clause larger:  b[t] = max(m[t], j[t])
  clause divided: c[t] = m[t] / 3 + j[t] % 7 in u64 wrap
  clause masked:  d[t] = m[t] & 65535
  clause shifted: e[t] = m[t] >> 3
  clause looked:  f[t] = x[m[t] % V]
  clause most:    g = max over t of (m[t])
}
""", "qkc_unsigned_words(const uint64_t* k, const uint64_t* j, const uint16_t* x, uint8_t* a, uint64_t* b, uint64_t* c, uint64_t* d, "
            "uint64_t* e, uint16_t* f, uint64_t* g, int64_t T, int64_t V",
            "k, j, x, a, b, c, d, e, f, g, T, V", """
  uint64_t most = 0;
  for (int64_t i = 0; i < T; ++i) {
    const uint64_t m = k[i] * j[i];
    a[i] = m > j[i];
    b[i] = m > j[i] ? m : j[i];
    c[i] = m / 3 + j[i] % 7;
    d[i] = m & 65535;
    e[i] = m >> 3;
    f[i] = x[m % uint64_t(V)];
    most = m > most ? m : most;
  }
  *g = most;
""", [("a[i] = m > j[i]", "a[i] = int64_t(m) > int64_t(j[i])", "greater"), ("b[i] = m > j[i]", "b[i] = int64_t(m) > int64_t(j[i])", "larger"),
      ("m / 3", "uint64_t(int64_t(m) / 3)", "divided"), ("e[i] = m >> 3", "e[i] = uint64_t(int64_t(m) >> 3)", "shifted"),
      ("m > most", "int64_t(m) > int64_t(most)", "most")])

NOTHING = ("""contract over_nothing {
  dim    T in 1..40, E >= 1
  index  e < E, t < T
  in   x: i16[T], c: i8[T, E]
  out  y: i32[E], s: i64[E], w: i32[E], p: f32[E] zeros same
  clause place:  y[e] = i32(argmax over t where c[t, e] > 100 of (x[t]) empty 77 first, saturate)
  clause sum:    s[e] = i64(sum over t where c[t, e] > 100 of (x[t]) empty -5, saturate)
  clause beyond: w[e] = i32((sum over t where c[t, e] > 100 of (x[t]) empty 9) + 1, saturate)
  clause floats: p[e] = sum over t where c[t, e] > 100 of (x[t]) empty 0.5 in f32 in order
}
""", "qkc_over_nothing(const int16_t* x, const int8_t* c, int32_t* y, int64_t* s, int32_t* w, float* p, int64_t T, int64_t E",
           "x, c, y, s, w, p, T, E", """
  for (int64_t i = 0; i < E; ++i) {
    int64_t at = -1, total = 0;
    for (int64_t t = 0; t < T; ++t)
      if (c[t * E + i] > 100) {
        at = at < 0 || x[t] > x[at] ? t : at;
        total += x[t];
      }
    y[i] = at < 0 ? 77 : at;
    s[i] = at < 0 ? -5 : total;
    const int64_t h = at < 0 ? 9 : total;
    w[i] = h + 1;
    p[i] = at < 0 ? 0.5f : float(total);
  }
""", [("77", "-1", "place"), ("-5", "0", "sum"), ("9", "0", "beyond"), ("0.5f", "0.0f", "floats")])

KEPT = ("""contract kept_sums {
  dim    M >= 1, K in 1..64
  index  m < M, k < K
  in    a: i8[M, K], b: i32[M, K]
  inout c: i32[M], n: u8[]
  out   h: i32[M]
  clause dot:   c[m] = i32(old(c[m]) + sum over k of (a[m, k] * a[m, k]), wrap)
  clause count: n = u8(old(n) + 1, saturate)
  let wrapped[m] = sum over k of (b[m, k]) in i32 wrap
  clause half:  h[m] = max(wrapped[m], 3)
}
""".replace("  let wrapped[m] = sum over k of (b[m, k]) in i32 wrap\n  clause half:  h[m]",
            "  clause half:  let wrapped[m] = sum over k of (b[m, k]) in i32 wrap\n                h[m]"),
        "qkc_kept_sums(const int8_t* a, const int32_t* b, int32_t* c, uint8_t* n, int32_t* h, int64_t M, int64_t K", "a, b, c, n, h, M, K", """
  for (int64_t i = 0; i < M; ++i) {
    int64_t total = c[i];
    uint32_t sum = 0;
    for (int64_t k = 0; k < K; ++k) {
      total += a[i * K + k] * a[i * K + k];
      sum += uint32_t(b[i * K + k]);
    }
    c[i] = int32_t(uint32_t(total));
    h[i] = int32_t(sum) > 3 ? int32_t(sum) : 3;
  }
  *n = *n == 255 ? 255 : *n + 1;
""", [("= c[i];", "= 0;", "dot"), ("*n == 255 ? 255 : ", "", "count"), ("int32_t(sum) > 3 ?", "sum > 3 ?", "half")])

# A rejected element is explained by what it reads: also where a condition stands before a read that would leave its
# tensor.
GUARDED = ("""contract guarded_look {
  dim    T >= 1, V >= 10
  index  t < T
  in   x: f16[V] finite, k: i32[T]
  out  y: f16[T] zeros distinct
  clause look: y[t] = if k[t] >= 0 and k[t] < V then x[k[t]] else 0
}
""", "qkc_guarded_look(const __half* x, const int32_t* k, __half* y, int64_t T, int64_t V", "x, k, y, T, V", """
  for (int64_t i = 0; i < T; ++i)
    y[i] = k[i] >= 0 && k[i] < V ? x[k[i]] : __float2half(0.0f);
""", [("0.0f", "1.0f", "look")])

EMPTY_ROWS = ("""contract empty_rows {
  dim    K >= 1, M >= 1, G = K - 1
  index  g < G, m < M, k < K
  in   x: f32[M, G] finite magnitude 2^-60..2^60
  out  y: f32[M, G] zeros same, z: f32[M, K] zeros same
  clause twice:  y[m, g] = x[m, g] * 2 in f32
  clause padded: z[m, k] = if k < G then x[m, k] else 3
}
""", "qkc_empty_rows(const float* x, float* y, float* z, int64_t K, int64_t M", "x, y, z, K, M", """
  for (int64_t i = 0; i < M; ++i) {
    for (int64_t k = 0; k + 1 < K; ++k) {
      y[i * (K - 1) + k] = 2 * x[i * (K - 1) + k];
      z[i * K + k] = x[i * (K - 1) + k];
    }
    z[i * K + K - 1] = 3;
  }
""", [("= 3;", "= 4;", "padded")])


def chain(name, first, step, end):
    """A contract with 48 lets; each is `step` of the one before, L."""
    lets = "".join(f"  let l{i + 1}[t, h] = {step.replace('L', f'l{i}[t, h]')}\n" for i in range(48))
    return (f"contract {name} {{\n  dim T >= 1, H >= 1\n  index t < T, h < H\n"
            "  in x: f32[T, H] finite magnitude 1/2..2\n  out y: f32[T, H] zeros same nans same\n  out n: i32[T]\n"
            f"  let l0[t, h] = {first}\n{lets}{end.replace('LAST', 'l48[t, h]')}}}\n")


COUNT = "  clause d: n[t] = i32(sum over h where {} of (1), saturate)\n"
CHAINS = {
    "compared": chain("compared", "x[t, h]", "L * L in f32",
                      "  clause c: y[t, h] = if LAST > 3 then 1 else x[t, h]\n  clause d: n[t] = 1\n"),
    "indexed": chain("indexed", "h % 2", "(L + L) % 2",
                     "  clause c: y[t, h] = if LAST == 1 then 1 else x[t, h]\n" + COUNT.format("LAST < 1")),
    "crossed": chain("crossed", "x[t, h]", "max(L, L)",
                     "  clause c: y[t, h] = x[t, h]\n  let m[h] = max over t of (LAST)\n" + COUNT.format("m[h] > 1")),
    "returned": chain("returned", "abs(x[t, h])", "max(L, L)", "  clause c: y[t, h] = LAST\n  clause d: n[t] = 1\n"),
}


def judged(folder, contract, prototype, arguments, body):
    parameters = prototype[prototype.index("(") + 1:]
    kernel = folder / "kernel.cu"
    kernel.write_text(f"__global__ void loop({parameters}) {{{body}}}\n"
                      f'extern "C" void {prototype}, cudaStream_t stream) {{ loop<<<1, 1, 0, stream>>>({arguments}); }}\n')
    found, status = qkc_run.judge(contract, [kernel], "--seed", "0")
    return found[0], status


with tempfile.TemporaryDirectory() as out:
    folder = pathlib.Path(out)
    for text, prototype, arguments, body, wrong in (UNSIGNED, NOTHING, KEPT, GUARDED, EMPTY_ROWS):
        name = text.split()[1]
        contract = folder / f"{name}.qkc"
        contract.write_text(text)
        verdict, status = judged(folder, contract, prototype, arguments, body)
        checks.expect(status == 0, f"{name}: {status} {verdict}")
        for old, new, clause in wrong:
            checks.expect(old in body, f"{name} does not hold {old}")
            verdict, status = judged(folder, contract, prototype, arguments, body.replace(old, new))
            blamed = [each["clause"] for each in verdict.get("positions", [])]
            checks.expect(status == 1 and clause in blamed, f"{name} with {new}: {status} {blamed} {str(verdict)[:600]}")

    # Chains of lets, each read twice: whatever follows lets visits each once, never 2^n times.
    for name, text in CHAINS.items():
        contract = folder / f"{name}.qkc"
        contract.write_text(text)
        done = qkc_run.run("build", contract, "-o", folder / "built", timeout=60)
        checks.expect(done.returncode == 0, f"{name}: {done.stderr}")

    # Two comments inside a declaration: the second stands on a line of its own, and stays there.
    commented = folder / "over_nothing.qkc"
    commented.write_text("use stdlib // one\n. // two\nprelude // three\n" + NOTHING[0])
    done = qkc_run.run("fmt", commented)
    once = commented.read_text()
    again = qkc_run.run("fmt", "--check", commented)
    checks.expect(done.returncode == 0 and again.returncode == 0, done.stderr + again.stderr)
    checks.expect(once.startswith("use stdlib.prelude  // one\n\n// two\n// three\ncontract"), once[:80])
checks.finish()
