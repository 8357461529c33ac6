#!/usr/bin/env python3
"""The seed of a rejection replays it. A kernel that is right on the pinned suite alone is rejected on fresh data, and the
seed that its verdict prints gives the same rejection again, from the same seed and from no other."""
import json
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

OUTPUTS = {"int8_dyn_token_sym": "q", "gguf_q4_0": "w", "requantize_gemmlowp_per_channel": "y"}
SWITCH = "static bool qkc_is_odd = false;\n  qkc_is_odd = !qkc_is_odd;\n"
checks = qkc_run.Checks()


def fitted(contract, output, folder):
    """The reference, with one bit of the output flipped in calls whose extents no pinned case has."""
    qkc_run.run("inputs", contract, "-o", folder / "cases", "--seed", 0)
    pinned = {tuple(sorted(case["dims"].items())) for case in json.loads((folder / "cases/cases.json").read_text())["cases"]}
    qkc_run.run("mutate", contract, "--emit", folder)
    text = (folder / contract / f"run.call_dependent.{output}.cu").read_text()
    checks.expect(text.count(SWITCH) == 1, f"{contract}: the switch of the kernel is another one")
    known = " || ".join("(" + " && ".join(f"{name} == {extent}" for name, extent in dims) + ")" for dims in sorted(pinned))
    kernel = folder / f"{contract}.cu"
    kernel.write_text(text.replace(SWITCH, f"const bool qkc_is_odd = !({known});\n"))
    return kernel


def judge(contract, kernel, *arguments):
    return qkc_run.judge(contract, [kernel], "--device", "cpu", "--positions", 32, *arguments)[0][0]


def told(verdict):
    """What a verdict says, but for times."""
    return {key: verdict[key] for key in ("outcome", "code", "reason", "blamed", "clauses", "positions", "diagnosis")}


with tempfile.TemporaryDirectory() as name:
    for contract, output in OUTPUTS.items():
        folder = pathlib.Path(name) / contract
        folder.mkdir()
        kernel = fitted(contract, output, folder)
        checks.expect(judge(contract, kernel, "--seed", 0)["outcome"] == "accepted", f"{contract}: pinned cases")
        # A fresh seed may have no extents of its own: then it accepts, rightly.
        for _ in range(20):
            shown = qkc_run.run("judge", contract, kernel, "--device", "cpu")
            if shown.returncode != 0:
                break
        seeds = re.search(r"seeds 0 \(pinned\), (\d+)", shown.stdout)
        checks.expect(shown.returncode == 1 and seeds, f"{contract}: {shown.stdout}")
        seed = seeds[1]
        both = judge(contract, kernel, "--seed", 0, "--seed", seed)
        again = judge(contract, kernel, "--replay", seed)
        checks.expect(both["outcome"] == again["outcome"] == "rejected", f"{contract}: {again['reason']}")
        checks.expect(again["seeds"] == [int(seed)] == again["replay"]["seeds"], again["seeds"])
        # Every rejected position of the first verdict is of that seed, and is there again.
        checks.expect(again["positions"] and again["positions"] == both["positions"], f"{contract}: other positions")
        checks.expect({p["seed"] for p in both["positions"]} == {int(seed)}, f"{contract}: seeds of positions")
        checks.expect(told(again) == told(judge(contract, kernel, "--replay", seed)), f"{contract}: two replays")
        shown_places = re.findall(rf"seed {seed}\b", shown.stdout)
        checks.expect(shown_places, f"{contract}: the text names the seed: {shown.stdout}")
        # Another seed has other data.
        other = judge(contract, kernel, "--replay", int(seed) ^ 1)
        checks.expect(other["positions"] != again["positions"], f"{contract}: equal data from two seeds")
checks.finish()
