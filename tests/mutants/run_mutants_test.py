#!/usr/bin/env python3
"""Run mutants as candidates of their own: the reference with one rule of calls broken, and the verdict names that rule
and the tensor. Contracts with structs, with bits that no element owns, with an inout, and with several outputs."""
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

CODES = {"past_the_end": "QKC0812", "unwritten": "QKC0813", "stale": "QKC0815", "input_modified": "QKC0814",
         "call_dependent": "QKC0815", "race": "QKC0821"}
CONTRACTS = {"gguf_q4_0": {"x", "w"}, "nvfp4_swizzled_sf": {"x", "g", "sf", "q"},
             "kv_fp8_static_write": {"k", "v", "slot", "ks", "vs", "kc", "vc"}}
checks = qkc_run.Checks()

with tempfile.TemporaryDirectory() as folder:
    for contract, tensors in CONTRACTS.items():
        qkc_run.run("mutate", contract, "--emit", folder)
        kernels = sorted((pathlib.Path(folder) / contract).glob("run.*.cu"))
        checks.expect({k.name.split(".")[2] for k in kernels} == tensors, f"{contract}: {[k.name for k in kernels]}")
        verdicts = qkc_run.judge(contract, kernels, "--device", "cpu", "--seed", 0, "--no-diagnosis")[0]
        for kernel, verdict in zip(kernels, verdicts):
            _, fault, tensor, _ = kernel.name.split(".")
            checks.expect(verdict["code"] == CODES[fault] and f"'{tensor}'" in verdict["reason"],
                          f"{contract} {kernel.name}: {verdict['code']} {verdict['reason']}")
        # Listed, and in the table of operators: each tensor that can have a fault has it.
        listed = qkc_run.run("mutate", contract).stdout
        checks.expect(f"{len(kernels)} of runs" in listed and all(k.stem in listed for k in kernels), listed[-400:])
        table = qkc_run.run("mutate", "--operators", contract).stdout
        rows = table[table.index("operator of runs"):].splitlines()[1:]
        counted = sum(int(word) for row in rows for word in re.match(r"\S+((?:\s+[-\d]+)+)", row)[1].split() if word != "-")
        checks.expect(counted == len(kernels), rows)
        checks.expect(all(re.search(r"\s-\s.*[a-z]", row) or " - " not in row for row in rows), rows)

# Judged beside the mutants, with the facet and the code as blame.
done = qkc_run.run("mutate", "--run", "dequant_mxfp4_ocp_f32", "--device", "cpu")
rows = [line.split() for line in done.stdout.splitlines() if line.startswith("  run.")]
checks.expect(len(rows) == 7 and all(row[1] == "killed" for row in rows), done.stdout[-600:])
checks.expect(["memory:", "QKC0813"] in [row[2:4] for row in rows] and ["determinism:", "QKC0821"] in [row[2:4] for row in rows], rows)
checks.expect(re.search(r"; of runs 7 of 7$", done.stdout.strip()), done.stdout[-200:])
checks.expect("\r" not in done.stderr, "no progress where nobody looks")
checks.finish()
