#!/usr/bin/env python3
"""Writes gguf.txt: blocks as the Python package gguf quantizes them.

Usage: python3 make_gguf.py > gguf.txt      (tests/oracles/install; build/oracles/bin/python)
"""
import importlib.metadata

import gguf
import numpy as np

SIZES = {"q4_0": 32, "q4_1": 32, "q5_0": 32, "q5_1": 32, "q8_0": 32, "tq2_0": 256, "mxfp4": 32}


def main():
    random = np.random.Generator(np.random.PCG64(11))
    print("# Blocks and what they become. Written by make_gguf.py; do not edit.")
    print(f"# gguf {importlib.metadata.version('gguf')} (MIT), NumPy {np.__version__}.")
    print("# FORMAT, the elements as f32 in hexadecimal, the bytes of the block")
    for kind, size in SIZES.items():
        x = random.standard_normal((8, size)).astype(np.float32)
        x[2:4] = np.round(x[2:4] * 8) / 8  # ties
        x[4] *= np.float32(2.0**-20)
        x[5] *= np.float32(2.0**10)
        x[6] = 0
        x[7, 1:] = 0
        for row, block in zip(x, gguf.quants.quantize(x, gguf.GGMLQuantizationType[kind.upper()])):
            print(kind, "".join(f"{bits:08x}" for bits in row.view(np.uint32)), block.tobytes().hex())


if __name__ == "__main__":
    main()
