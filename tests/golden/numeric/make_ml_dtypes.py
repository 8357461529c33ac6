#!/usr/bin/env python3
"""Writes ml_dtypes.txt: values and conversions as the Python packages ml_dtypes and NumPy give them.

Usage: python3 make_ml_dtypes.py > ml_dtypes.txt      (pip install ml_dtypes numpy)
"""
import warnings

import ml_dtypes
import numpy as np

warnings.simplefilter("ignore")

# Name here, type there, bits, overflow rule of its conversions.
FORMATS = [
    ("f16", np.float16, 16, "inf"),
    ("bf16", ml_dtypes.bfloat16, 16, "inf"),
    ("e5m2", ml_dtypes.float8_e5m2, 8, "inf"),
    ("e5m2fnuz", ml_dtypes.float8_e5m2fnuz, 8, "nan"),
    ("e4m3", ml_dtypes.float8_e4m3fn, 8, "nan"),
    ("e4m3fnuz", ml_dtypes.float8_e4m3fnuz, 8, "nan"),
    ("e3m2", ml_dtypes.float6_e3m2fn, 6, "saturate"),
    ("e2m3", ml_dtypes.float6_e2m3fn, 6, "saturate"),
    ("e2m1", ml_dtypes.float4_e2m1fn, 4, "saturate"),
    ("e8m0", ml_dtypes.float8_e8m0fnu, 8, "nan"),
]


def word(bits):
    return np.uint16 if bits == 16 else np.uint8


def inputs(fmt_type, bits):
    """f32 bits: 60 middles of neighbouring values with both neighbours, ends, specials, random ones."""
    rng = np.random.Generator(np.random.PCG64(5))
    codes = np.arange(1 << bits, dtype=np.uint32).astype(word(bits))
    values = codes.view(fmt_type).astype(np.float32)
    values = np.unique(values[np.isfinite(values)]).astype(np.float64)
    middles = (values[1:] + values[:-1]) / 2
    if len(middles) > 60:
        middles = np.concatenate([middles[:3], middles[-3:], rng.choice(middles, 54, replace=False)])
    step = values[-1] - values[-2]
    ends = np.array([1, -1])[:, None] * (values[-1] + step * np.array([0, 0.5, 1, 5]))[None, :]
    near = np.concatenate([middles, ends.ravel()]).astype(np.float32)
    around = [near, np.nextafter(near, np.float32(np.inf)), np.nextafter(near, np.float32(-np.inf))]
    special = np.array([0, 1 << 31, 1, 0x80000001, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F7FFFFF], np.uint32)
    random = rng.integers(0, 1 << 32, 20, dtype=np.uint32)
    return np.unique(np.concatenate([np.concatenate(around).view(np.uint32), special, random]))


def result(value, bits):
    return "nan" if np.isnan(value.astype(np.float32)) else f"{int(value.view(word(bits))):x}"


def main():
    print("# Values and conversions as other software gives them. Written by make_ml_dtypes.py; do not edit.")
    print(f"# ml_dtypes {ml_dtypes.__version__} (Apache 2.0), NumPy {np.__version__} for f16.")
    print("# format NAME RULE     the rows up to the next such line; RULE: what its conversions do on overflow")
    print("# value CODE F32BITS   a code and its value (formats of 8 bits or fewer)")
    print("# from F32BITS CODE    conversion of an f32, ties to even; nan = any NaN code")
    for name, fmt_type, bits, rule in FORMATS:
        print("format", name, rule)
        if bits <= 8:
            for code in range(1 << bits):
                value = np.array([code], np.uint8).view(fmt_type).astype(np.float32)
                print(f"value {code:x}", "nan" if np.isnan(value[0]) else f"{int(value.view(np.uint32)[0]):08x}")
        has_nan = bool(np.isnan(np.array([np.nan], np.float32).astype(fmt_type).astype(np.float32))[0])
        for x in inputs(fmt_type, bits):
            source = np.array([x], np.uint32).view(np.float32)
            # ml_dtypes 0.6.0 takes the subnormal 0x005fffff, just below the middle of 2^-127 and 2^-126, up.
            if name == "e8m0" and 0 < x < 0x00800000:
                continue
            if has_nan or not np.isnan(source[0]):
                print(f"from {x:08x}", result(source.astype(fmt_type)[0], bits))


if __name__ == "__main__":
    main()
