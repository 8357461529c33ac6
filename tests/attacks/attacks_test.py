#!/usr/bin/env python3
"""Every hostile candidate gets the verdict of its first line (as in tests/candidates), and disturbs none of the others.

Those that are large or no text are written by this script. All go through one batch, a right kernel after every tenth.
"""
import json
import pathlib
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
CONTRACT = "int8_static_tensor_sym"
checks = qkc_run.Checks()


def right_text():
    folder = HERE.parent / "candidates" / CONTRACT
    return next(f.read_bytes() for f in sorted(folder.glob("*.cu")) if b"verdict: accepted" in f.read_bytes().splitlines()[0])


def nested(depth):
    """A type whose name doubles with each level."""
    return "template <class A, class B> struct P {};\nusing T0 = P<int, int>;\n" + "".join(
        f"using T{k} = P<T{k - 1}, T{k - 1}>;\n" for k in range(1, depth + 1))


def launched(text):
    """The right kernel behind statements at the head of its host function."""
    head, tail = right_text().decode().rsplit(") {", 1)
    return (head + ") {" + text + tail).encode()


def written(folder):
    """What is no text to keep: name -> wanted verdict."""
    right = right_text()
    deep = b"_Z1f" + b"P" * 200_000 + b"i"
    files = {
        "comment_of_10_mb.cu": (b"/*" + b"x" * 10_000_000 + b"*/\n" + right, ["rejected", "QKC0801"]),
        "declarations_of_2_mb.cu": (b"".join(b"int variable_%s_%d;\n" % (b"x" * 30, k) for k in range(40_000)) + right, ["accepted", ""]),
        "one_line_of_5_mb.cu": (right + b"int n = 0" + b"+0" * 2_500_000 + b";\n", ["rejected", "QKC0801"]),
        "no_utf8.cu": (b"// \xff\xfe\xc3\x28\n" + right + b"const char* text = \"\xff\xfe\";\n", ["accepted", ""]),
        "no_utf8_name.cu": (right + b"int \xff\xfe;\n", ["rejected", "QKC0801"]),
        "zero_bytes.cu": (b"\0" * 1000 + right[:40], ["rejected", "QKC0801"]),
        "executable.cu": (pathlib.Path(sys.executable).resolve().read_bytes()[:200_000], ["unsupported", "QKC0805"]),
        "open_string.cu": (b"\"" * 99_999, ["rejected", "QKC0801"]),
        "brackets.cu": (b"int f() { return " + b"(" * 50_000 + b"1" + b")" * 50_000 + b"; }\n" + right, ["rejected", "QKC0801"]),
        # Names that the judging process shows, and whose demangling goes deep or doubles with every reference.
        "deep_kernel_name.cu": (b'extern "C" __global__ void ' + deep + b"() {}\n" + right, ["accepted", ""]),
        "deep_variable_name.cu": (b'extern "C" { __device__ int ' + deep + b"; }\n" + right, ["accepted", ""]),
        "deep_missing_name.cu": (b'extern "C" void ' + deep + b"();\n" + launched(deep.decode() + "();"), ["rejected", "QKC0801"]),
        "doubling_variable_name.cu": (nested(33).encode() + b"template <class T> __device__ int wide = 4;\ntemplate __device__ int wide<T33>;\n" + right,
                                      ["accepted", ""]),
        "includes_of_itself.cu": (b"#include \"includes_of_itself.cu\"\n" * 2 + right, ["rejected", "QKC0801"]),
    }
    for name, (text, _) in files.items():
        (folder / name).write_bytes(text)
    return {name: wanted for name, (_, wanted) in files.items()}


def wanted_of(path):
    return (path.read_text().splitlines()[0].split("verdict:")[1].split() + [""])[:2]


def got(result):
    if result["stage"] == "verdict":
        return [result["outcome"], result["blamed"].split(" ")[0]]
    return [result["outcome"], result["code"]]


with tempfile.TemporaryDirectory() as name:
    here = pathlib.Path(name)
    wanted = {}
    for contract in sorted(p for p in HERE.iterdir() if p.is_dir() and any(p.glob("*.cu"))):
        folder = here / contract.name
        folder.mkdir()
        for number, file in enumerate(sorted(contract.glob("*.cu"))):
            shutil.copy(file, folder)
            wanted[folder / file.name] = wanted_of(file)
            if contract.name == CONTRACT and number % 10 == 9:
                witness = folder / f"{file.stem}_then_right.cu"
                # Each its own text: equal ones are judged once.
                witness.write_bytes(right_text() + b"// after %d\n" % number)
                wanted[witness] = ["accepted", ""]
    checks.expect(len(wanted) >= 100, f"{len(wanted)} attacks")
    wanted |= {here / CONTRACT / file: verdict for file, verdict in written(here / CONTRACT).items()}
    done = qkc_run.run("batch", here, "--store", here / "results.sqlite", "--time-limit", 2000, "--compile-limit", 5, "--json", here / "summary.json")
    summary = json.loads((here / "summary.json").read_text())
    checks.expect(len(summary["results"]) == len(wanted), f"{len(summary['results'])} results for {len(wanted)} candidates")
    checks.expect(summary["all"]["outcomes"]["failed"] == 0, f"the judge failed: {summary['all']}")
    for result in summary["results"]:
        path = pathlib.Path(result["id"])
        checks.expect(got(result) == wanted[path], f"{path.parent.name}/{path.name}: wanted {wanted[path]}, got {got(result)}: {result['reason']}")
checks.finish()
