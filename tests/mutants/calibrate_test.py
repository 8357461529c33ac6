#!/usr/bin/env python3
"""Every contract has a record of today, and is green but for the mutants of open.txt. With `all` every record is made
again, else a part of them. Those of tests/contracts have no records: they are calibrated."""
import json
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

QUICK = ("dequant_mxfp4_ocp", "gguf_q4_0", "int8_dyn_token_sym", "mx_quant", "nvfp4_block16_global", "rmsnorm_fp8_static_f32")
checks = qkc_run.Checks()


def problems_of(records):
    """Open mutants, and whatever else is not green."""
    for record in records:
        content = json.loads(record.read_text())
        name = content["contract"]
        if content["reference"] != "accepted":
            yield f"{name} reference"
        yield from (f"{name} {c['ids']}" for c in content["inseparable"] if not c["method"])
        yield from (f"{name} {v['id']}" for v in content["lawful"] if not v["accepted"])
        yield from (f"{name} {r['id']}" for r in content["runs"] if "problem" in r or r["code"] != r["needed"])
        yield from (f"{name} {m['id']}" for m in content["mutants"] if m["outcome"] == "open")


known = [line for line in (pathlib.Path(__file__).parent / "open.txt").read_text().splitlines() if line and not line.startswith("#")]
done = qkc_run.run("calibrate", "--recorded", "contracts")
checks.expect("run qkc calibrate" not in done.stdout, f"records: {done.stdout}{done.stderr}")
print(done.stdout.splitlines()[-1] if done.stdout else "nothing was printed")
shares = re.findall(r"blame right (\d+) of (\d+); named (\d+) of (\d+)$", done.stdout.strip())
checks.expect(len(shares) == 1, "a last line with the shares of all")
for right, of, named, conventions in [map(int, one) for one in shares]:
    checks.expect(100 * right >= 99 * of, f"blame right for {right} of {of}, less than 99%")
    checks.expect(100 * named >= 95 * conventions, f"named {named} of {conventions}, less than 95%")
found = sorted(problems_of(qkc_run.ROOT.glob("generated/*/calibration.json")))
checks.expect(found == sorted(known), f"not green, or open no more: {sorted(set(found) ^ set(known))}")
names = ("contracts",) if "all" in sys.argv[1:] else QUICK
done = qkc_run.run("calibrate", "--check", *names)
checks.expect("run qkc calibrate" not in done.stdout and done.returncode in (0, 1), f"made again: {done.stdout}{done.stderr}")
with tempfile.TemporaryDirectory() as folder:
    done = qkc_run.run("calibrate", "tests/contracts", "--generated", folder)
    checks.expect(done.returncode == 0, f"tests/contracts: status {done.returncode}\n{done.stdout}{done.stderr}")
    written = sorted(pathlib.Path(folder).glob("*/calibration.json"))
    checks.expect(len(written) > 1, "no records were written")
    again = qkc_run.run("calibrate", "--recorded", "tests/contracts", "--generated", folder)
    said, where = done.stdout.rstrip("\n").rsplit("\n", 1)
    checks.expect(where == f"{len(written)} records written, 0 unchanged in {folder}", where)
    checks.expect(again.stdout.rstrip("\n") == said, f"records say something else: {again.stdout}")
    # A mutant left out, so that what is left looks green: no record.
    short = json.loads(written[1].read_text())
    short["mutants"].pop()
    written[1].write_text(json.dumps(short, indent=1))
    missing = qkc_run.run("calibrate", "--recorded", "tests/contracts", "--generated", folder)
    checks.expect(missing.returncode == 1 and "is no record" in missing.stdout, f"a shortened record: {missing.stdout}")
    written[0].write_text("{}")
    missing = qkc_run.run("calibrate", "--recorded", "tests/contracts", "--generated", folder)
    checks.expect(missing.returncode == 1 and "is no record" in missing.stdout, f"a broken record: {missing.stdout}")
checks.finish()
