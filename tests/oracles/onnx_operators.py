#!/usr/bin/env python3
"""Calls of onnxruntime's quantized operators, as text that operators_test judges by qkc's contracts.

  onnx_operators.py FILE [SEED]   writes calls with the outputs that onnxruntime gives

QuantizeLinear is int8_static_tensor_sym along the path that divides. QLinearConv with unit scales of x and y is
conv2d_w8a8_requant: its weights' scale is the multiplier. Weights stay below 64 in magnitude, since on processors
without 8-bit dot products onnxruntime adds pairs of products in 16 bits.
"""
import pathlib
import sys

import numpy as np
import onnx
import onnxruntime

OPSET = onnx.helper.make_opsetid("", 19)


def run(node, given, out_type):
    """What a model of one node gives."""
    def info(name, array):
        return onnx.helper.make_tensor_value_info(name, onnx.helper.np_dtype_to_tensor_dtype(array.dtype), array.shape)
    constants = [onnx.numpy_helper.from_array(a, n) for n, a in given.items() if n != "x"]
    graph = onnx.helper.make_graph([node], "one", [info("x", given["x"])],
                                   [onnx.helper.make_tensor_value_info("y", out_type, None)], constants)
    model = onnx.helper.make_model(graph, opset_imports=[OPSET], ir_version=9)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    return session.run(None, {"x": given["x"]})[0]


def line(role, name, array):
    return f"{role} {name} {','.join(map(str, array.shape)) or '-'} {np.ascontiguousarray(array).tobytes().hex()}"


def quantize(random):
    m, n = (int(k) for k in random.integers(1, 9, 2))
    scale = np.float32(random.choice([0.5, 0.25, 3e-3, 0.1, float(np.float32(random.random() + 0.01))]))
    x = random.standard_normal((m, n)) * 60 * scale
    x[random.random((m, n)) < 0.5] = np.round(x[0, 0] / scale) * scale + scale / 2  # ties where the scale is a power of two
    bits = (x.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)           # bf16 by cutting
    wide = (bits.astype(np.uint32) << 16).view(np.float32)
    node = onnx.helper.make_node("QuantizeLinear", ["x", "s", "z"], ["y"])
    y = run(node, {"x": wide, "s": np.array(scale), "z": np.array(0, np.int8)}, onnx.TensorProto.INT8)
    return ["call int8_static_tensor_sym", f"dims M {m} N {n}", line("in", "x", bits),
            line("in", "s", np.array(scale)), line("out", "q", y)]


def convolve(random, stride):
    b, c, o = int(random.integers(1, 3)), int(random.integers(1, 8)), int(random.integers(1, 5))
    h, w = (int(k) for k in random.integers(8, 11, 2))
    r, s = (int(k) for k in random.integers(1, 4, 2))
    zx, zy = (int(k) for k in random.integers(-128, 128, 2))
    x = random.integers(-128, 128, (b, h, w, c)).astype(np.int8)
    k = random.integers(-63, 64, (o, r, s, c)).astype(np.int8)
    bias = random.integers(-5000, 5000, o).astype(np.int32)
    mul = np.exp2(random.uniform(-11, -4, o)).astype(np.float32)
    powers = random.random(o) < 0.5                                                  # ties
    mul[powers] = np.exp2(np.round(np.log2(mul[powers])))
    one = np.array(1, np.float32)
    given = {"x": x.transpose(0, 3, 1, 2).copy(), "xs": one, "xz": np.array(zx, np.int8),
             "k": k.transpose(0, 3, 1, 2).copy(), "ks": mul, "kz": np.zeros(o, np.int8), "ys": one,
             "yz": np.array(zy, np.int8), "bias": bias}
    node = onnx.helper.make_node("QLinearConv", list(given), ["y"], strides=[stride] * 2, pads=[1] * 4)
    y = run(node, given, onnx.TensorProto.INT8).transpose(0, 2, 3, 1)
    p, q = y.shape[1:3]
    return [f"call conv2d_w8a8_requant_s{stride}p1",
            f"dims B {b} H {h} W {w} C {c} O {o} R {r} S {s} P {p} Q {q}", f"params zx {zx} zy {zy}",
            line("in", "x", x), line("in", "k", k), line("in", "bias", bias), line("in", "mul", mul), line("out", "y", y)]


def main():
    random = np.random.Generator(np.random.PCG64(int(sys.argv[2]) if len(sys.argv) > 2 else 1))
    lines = [f"# onnxruntime {onnxruntime.__version__}"]
    for _ in range(8):
        lines += quantize(random)
        lines += convolve(random, 1)
        lines += convolve(random, 2)
    pathlib.Path(sys.argv[1]).write_text("\n".join(lines) + "\n")


main()
