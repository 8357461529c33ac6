#!/usr/bin/env python3
"""The portable header against Python packages: ml_dtypes and NumPy, gguf, compressed-tensors.

Run by build/oracles/bin/python after tests/oracles/install, or by any Python: a package that is not there is said to be
skipped, and the bits that it gave once (tests/golden/numeric) are compared instead. Ends with "N passed, N failed, N
skipped", N of checks.
"""
import ctypes
import importlib
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).parents[2]
GOLDEN = ROOT / "tests/golden/numeric"
RULES = {"saturate": 0, "wrap": 1, "inf": 2, "nan": 3, "never": 4}
NAN = {  # is the code one of NaN's?
    "f16": lambda c: c & 0x7fff > 0x7c00, "bf16": lambda c: c & 0x7fff > 0x7f80, "e5m2": lambda c: c & 0x7f > 0x7c,
    "e4m3": lambda c: c & 0x7f == 0x7f, "e5m2fnuz": lambda c: c == 0x80, "e4m3fnuz": lambda c: c == 0x80,
    "e8m0": lambda c: c == 0xff,
}
# Name here, attribute of ml_dtypes or NumPy, storage bits, what its conversions do on overflow.
FORMATS = [
    ("f16", "float16", 16, "inf"), ("bf16", "bfloat16", 16, "inf"), ("e5m2", "float8_e5m2", 8, "inf"),
    ("e5m2fnuz", "float8_e5m2fnuz", 8, "nan"), ("e4m3", "float8_e4m3fn", 8, "nan"),
    ("e4m3fnuz", "float8_e4m3fnuz", 8, "nan"), ("e3m2", "float6_e3m2fn", 8, "saturate"),
    ("e2m3", "float6_e2m3fn", 8, "saturate"), ("e2m1", "float4_e2m1fn", 8, "saturate"),
    ("e8m0", "float8_e8m0fnu", 8, "nan"),
]
BLOCKS = {"q4_0": (32, 18), "q4_1": (32, 20), "q5_0": (32, 22), "q5_1": (32, 24), "q8_0": (32, 34), "tq2_0": (256, 66),
          "mxfp4": (32, 17)}

library = ctypes.CDLL(os.environ["QKC_NUMBERS"])
passed = failed = skipped = 0


def check(good, text):
    global passed, failed
    passed, failed = passed + bool(good), failed + (not good)
    if not good:
        print("FAILED", text)


def convert(name, rule, bits):
    """Codes of floats given by their bits."""
    n = len(bits)
    source = (ctypes.c_uint32 * n)(*bits)
    codes = (ctypes.c_uint64 * n)()
    status = library.qkc_convert(name.encode(), 0, RULES[rule], source, codes, ctypes.c_int64(n))
    assert status == 0, name
    return codes


def block(kind, bits):
    out = (ctypes.c_uint8 * BLOCKS[kind.removesuffix("_high")][1])()
    assert library.qkc_block(kind.encode(), (ctypes.c_uint32 * len(bits))(*bits), out) == 0, kind
    return bytes(out)


def same_block(kind, bits, want):
    if block(kind, bits) == want:
        return True
    return kind == "mxfp4" and block("mxfp4_high", bits) == want  # either lawful exponent


def package(*names):
    global skipped
    try:
        found = [importlib.import_module(name) for name in names]
        if hasattr(found[-1], "load"):
            found[-1].load()
        return found
    except ImportError as error:
        skipped += 1
        print(f"SKIPPED {names[-1]}: {error}; its golden bits are compared instead (tests/oracles/install installs it)")
        return None


def golden_conversions():
    name = rule = None
    for line in (GOLDEN / "ml_dtypes.txt").read_text().splitlines():
        words = line.split()
        if words[0] == "format":
            name, rule = words[1], words[2]
        elif words[0] == "from":
            code = convert(name, rule, [int(words[1], 16)])[0]
            check(NAN[name](code) if words[2] == "nan" else code == int(words[2], 16), f"{name}: {line}: {code:x}")


def live_conversions(np, ml_dtypes):
    halves = np.arange(1 << 16, dtype=np.uint16)
    strided = np.arange(1234, 1 << 32, 20011, dtype=np.uint64).astype(np.uint32)
    bits = np.concatenate([halves.view(np.float16).astype(np.float32).view(np.uint32),
                           halves.astype(np.uint32) << np.uint32(16), strided])
    for name, attribute, width, rule in FORMATS:
        kind = getattr(np, attribute, None) or getattr(ml_dtypes, attribute)
        source = bits.view(np.float32)
        if name == "e8m0":  # ml_dtypes 0.6.0 takes 0x005fffff, below the middle of 2^-127 and 2^-126, up
            source = source[~((bits > 0) & (bits < 0x00800000))]
        if name not in NAN:
            source = source[~np.isnan(source)]
        with np.errstate(all="ignore"):
            want = source.astype(kind).view(np.uint16 if width == 16 else np.uint8).astype(np.uint64)
        codes = np.frombuffer(convert(name, rule, source.view(np.uint32).tolist()), np.uint64)
        different = want != codes
        if name in NAN:
            is_nan = np.vectorize(NAN[name])
            different[different] = ~(is_nan(want[different]) & is_nan(codes[different])) if different.any() else False
        check(not different.any(), f"{name}: {int(different.sum())} of {len(codes)} differ")
        print(f"ml_dtypes {name}: {len(codes)} conversions, {int(different.sum())} wrong")


def golden_blocks():
    for line in (GOLDEN / "gguf.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        kind, values, want = line.split()
        bits = [int(values[k:k + 8], 16) for k in range(0, len(values), 8)]
        check(same_block(kind, bits, bytes.fromhex(want)), f"gguf {kind} {values[:24]}...")


def live_blocks(np, gguf):
    random = np.random.Generator(np.random.PCG64(3))
    for kind, (size, _) in BLOCKS.items():
        x = random.standard_normal((300, size)).astype(np.float32)
        x[100:200] = np.round(x[100:200] * 8) / 8  # ties
        x[200:] *= np.exp2(random.integers(-20, 20, (100, 1))).astype(np.float32)
        x[5] = 0
        wants = gguf.quants.quantize(x, gguf.GGMLQuantizationType[kind.upper()])
        wrong = sum(not same_block(kind, row.view(np.uint32).tolist(), want.tobytes()) for row, want in zip(x, wants))
        check(wrong == 0, f"gguf {kind}: {wrong} blocks differ")
        print(f"gguf {kind}: {len(x)} blocks, {wrong} wrong")


def golden_packing():
    for line in (GOLDEN / "compressed_tensors.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        values, want = line.split()
        bits = [int(values[k:k + 8], 16) for k in range(0, len(values), 8)]
        check(packed(bits) == bytes.fromhex(want), f"compressed-tensors {values[:24]}...")


def packed(bits):
    codes = convert("e2m1", "saturate", bits)
    return bytes(codes[k] | codes[k + 1] << 4 for k in range(0, len(codes), 2))


def live_packing(np, fp4_packing):
    _, pack = fp4_packing.load()
    random = np.random.Generator(np.random.PCG64(4))
    values = np.array([0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0], np.float32)
    x = random.choice(np.concatenate([values, -values]), (64, 64))
    check(packed(x.view(np.uint32).flatten().tolist()) == pack(x), "compressed-tensors: packing of e2m1")
    print(f"compressed-tensors e2m1: {x.size} values packed")


def main():
    if (found := package("numpy", "ml_dtypes")) is not None:
        live_conversions(*found)
    golden_conversions()
    if (found := package("numpy", "gguf")) is not None:
        live_blocks(*found)
    golden_blocks()
    if (found := package("numpy", "fp4_packing")) is not None:
        live_packing(*found)
    golden_packing()
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
