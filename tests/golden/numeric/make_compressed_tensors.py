#!/usr/bin/env python3
"""Writes compressed_tensors.txt: e2m1 values as the Python package compressed-tensors packs them.

Usage: python3 make_compressed_tensors.py > compressed_tensors.txt   (tests/oracles/install; build/oracles/bin/python)
"""
import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "oracles"))
import fp4_packing  # noqa: E402

VALUES = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]


def main():
    version, pack = fp4_packing.load()
    print("# Pairs of e2m1 values and their bytes. Written by make_compressed_tensors.py; do not edit.")
    print(f"# pack_fp4_to_uint8 of compressed-tensors {version} (Apache 2.0), run on NumPy {np.__version__}.")
    print("# the values as f32 in hexadecimal, the bytes")
    signed = VALUES + [-v for v in VALUES]
    for first in signed:
        row = np.array([[v for second in signed for v in (first, second)]], np.float32)
        print("".join(f"{bits:08x}" for bits in row.view(np.uint32)[0]), pack(row).hex())


if __name__ == "__main__":
    main()
