#!/usr/bin/env python3
"""What the exact evaluator adds to a verdict: one element explained, and the convention that a rejected candidate follows."""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

FOLDER = qkc_run.ROOT / "tests/candidates/int8_dyn_token_sym"
checks = qkc_run.Checks()


def judge(kernel, *arguments):
    return qkc_run.run("judge", "int8_dyn_token_sym", FOLDER / f"{kernel}.cu", "--seed", 0, *arguments)


# A rejected element: the question "why" is answered for the position that the verdict shows.
rejected = json.loads(judge("half_away", "--json", "-", "--positions", 1).stdout)
position = rejected["positions"][0]
asked = f"{position['case_number']}:{position['output']}{position['at']}"
done = judge("half_away", "--json", "-", "--explain", asked)
lines = json.loads(done.stdout)["explanation"]
text = "\n".join(lines)
checks.expect(done.returncode == 1, "an explanation changes no exit status")
checks.expect(position["case"] in lines[0], text)
checks.expect("judged by codes" in text and "tie" in text, text)
checks.expect(f"admissible: {position['admissible'][0]['value']} by" in text, text)

# An accepted one, by name alone: the first case that has it.
done = judge("vectorized", "--explain", "s[0]")
checks.expect(done.returncode == 0 and "judged by" in done.stdout and "explained by" in done.stdout, done.stdout)

# Bad questions.
for question in ["q[", "q[1,]", "q[x]", "[0]", "4 q[0, 0]", "q[-1, 0]", "nothing[0]", "q[0]", "900:q[0, 0]", "q[99999999999999999999, 0]"]:
    done = judge("vectorized", "--explain", question)
    checks.expect(done.returncode == 2 and "QKC0003" in done.stderr, f"--explain {question}: {done.returncode} {done.stderr}")

# The convention that it follows.
checks.expect(rejected["diagnosis"][0]["mutants"] == ["codes.rounding.half_away"], rejected["diagnosis"])
checks.expect(rejected["diagnosis"][0]["explains"] and rejected["diagnosis"][0]["separating"] >= 8, rejected["diagnosis"])
off = json.loads(judge("half_away", "--json", "-", "--no-diagnosis").stdout)
checks.expect(off["diagnosis"] == [], "--no-diagnosis leaves it out")

checks.finish()
