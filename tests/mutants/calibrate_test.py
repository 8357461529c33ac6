#!/usr/bin/env python3
"""Every contract is green, and its record is what calibration gives today. Those of tests/contracts have no records."""
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

checks = qkc_run.Checks()
done = qkc_run.run("calibrate", "--check", "contracts")
checks.expect(done.returncode == 0, f"contracts: status {done.returncode}\n{done.stdout}{done.stderr}")
print(done.stdout.splitlines()[-1] if done.stdout else "nothing was printed")
with tempfile.TemporaryDirectory() as folder:
    done = qkc_run.run("calibrate", "tests/contracts", "--generated", folder)
    checks.expect(done.returncode == 0, f"tests/contracts: status {done.returncode}\n{done.stdout}{done.stderr}")
    written = sorted(pathlib.Path(folder).glob("*/calibration.json"))
    checks.expect(len(written) > 1, "no records were written")
    # Taken from the records: the same lines, without running anything.
    again = qkc_run.run("calibrate", "tests/contracts", "--generated", folder)
    checks.expect(again.stdout == done.stdout, "records say something else")
    written[0].write_text("{}")
    checks.expect(qkc_run.run("calibrate", "tests/contracts", "--generated", folder).stdout == done.stdout, "a broken record was taken")
    checks.expect(written[0].read_text() != "{}", "a broken record was left")
checks.finish()
