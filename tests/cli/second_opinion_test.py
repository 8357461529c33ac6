#!/usr/bin/env python3
"""What the exact evaluator adds to a verdict: one element explained, and the convention that a rejected candidate follows."""
import json
import pathlib
import sys
import tempfile

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

# An element of a field, as the contract writes it and as verdicts do.
BLOCKS = sorted((qkc_run.ROOT / "tests/candidates/gguf_q4_0").glob("*.cu"))[0]
for question in ["w[0].qs[3]", "w.qs[0, 3]", "0:w[0].d"]:
    done = qkc_run.run("judge", "gguf_q4_0", BLOCKS, "--seed", 0, "--no-diagnosis", "--explain", question)
    checks.expect("judged by" in done.stdout, f"--explain {question}: {done.stdout} {done.stderr}")

# Bad questions.
for question in ["q[", "q[1,]", "q[x]", "[0]", "4 q[0, 0]", "q[-1, 0]", "q[0].", "].q", "q[0].x[", "nothing[0]", "q[0]", "900:q[0, 0]", "q[99999999999999999999, 0]"]:
    done = judge("vectorized", "--explain", question)
    checks.expect(done.returncode == 2 and "QKC0003" in done.stderr, f"--explain {question}: {done.returncode} {done.stderr}")

# The convention that it follows.
checks.expect(rejected["diagnosis"][0]["mutants"] == ["codes.rounding.half_away"], rejected["diagnosis"])
checks.expect(rejected["diagnosis"][0]["explains"] and rejected["diagnosis"][0]["separating"] >= 8, rejected["diagnosis"])
off = json.loads(judge("half_away", "--json", "-", "--no-diagnosis").stdout)
checks.expect(off["diagnosis"] == [], "--no-diagnosis leaves it out")

# One that few values tell from the contract is no more than consistent with what was returned.
with tempfile.TemporaryDirectory() as folder:
    qkc_run.run("mutate", "requantize_gemmlowp_per_channel", "--emit", folder)
    kernels = pathlib.Path(folder) / "requantize_gemmlowp_per_channel"
    for mutant, word in (("multiply.rounding.through_f32", "consistent with"), ("shift.rounding.half_even", "follows")):
        kernel = kernels / f"{mutant}.cu"
        found = qkc_run.judge("requantize_gemmlowp_per_channel", [kernel], "--seed", 0)[0][0]["diagnosis"]
        own = [one for one in found if one["mutants"] == [mutant]]
        checks.expect(own and own[0]["explains"] and (own[0]["separating"] < 8) == (word != "follows"), f"{mutant}: {found}")
        table = qkc_run.run("judge", "requantize_gemmlowp_per_channel", kernel, "--seed", 0).stdout
        checks.expect(any(line.strip().startswith(word + ":") and mutant in line for line in table.splitlines()), table)

# Where each value is admissible by some path, and no path explains all, no changed contract is said to come near.
mixed = json.loads(judge("paths_in_tail", "--json", "-").stdout)
checks.expect(mixed["diagnosis"] == [] and mixed["witnesses"], f"{mixed['diagnosis']}")

# Rows for which the contract's assumption does not hold: counted apart, judged by no clause, and no mutant that makes
# them all such is what a kernel follows.
AZP = (qkc_run.ROOT / "tests/candidates/int8_dyn_token_azp/block_per_row.cu").read_text()


def judge_azp(old, new, *arguments):
    checks.expect(old in AZP, f"the kernel does not hold {old}")
    with tempfile.TemporaryDirectory() as folder:
        kernel = pathlib.Path(folder) / "kernel.cu"
        kernel.write_text(AZP.replace(old, new))
        return qkc_run.run("judge", "--seed", 0, *arguments, "int8_dyn_token_azp", kernel)


done = judge_azp("", "", "--explain", "0:s[0]")
checks.expect(done.returncode == 0 and "(T=1 H=1" in done.stdout, done.stdout + done.stderr)
checks.expect("values lie outside the contract's assumptions and are not judged" in done.stdout, done.stdout)
checks.expect("no clause judges it: an assumption of the contract does not hold here" in done.stdout, done.stdout)
done = judge_azp("s[row] = scale;", "s[row] = low == 0.0f ? 3.25f : scale;", "--json", "-")
named = [mutant for one in json.loads(done.stdout)["diagnosis"] for mutant in one["mutants"]]
checks.expect(done.returncode == 1 and not [m for m in named if m.startswith("let_m")], f"{named}")

# An element past the end keeps counting.
done = judge_azp("s[row] = scale;", "s[row] = scale; z[row + 1] = 1;")
checks.expect(done.returncode == 1 and "QKC0812" in done.stdout and "at z[1]" in done.stdout, done.stdout)

# Calls that are right each alone and refute one another: a choice that holds for the whole kernel has no path left. The
# evaluator, which sees a few calls, is no witness against that.
CHOOSING = """contract row_scale {
  dim    T >= 1, H >= 1
  index  t < T, h < H
  in   x: bf16[T, H] finite magnitude 2^-60..2^60
  out  s: f32[T] zeros distinct
  const i127: f32 = 1 / 127
  let a[t] = max over h of (abs(x[t, h]))
  clause scale:  s[t] = one of { div: a[t] / 127; mul: a[t] * i127 } per kernel in f32
}
"""
ROW = """// qkc launch: row<<<T, 1, 0, stream>>>(x, s, T, H)
__global__ void row(const __nv_bfloat16* x, float* s, int64_t T, int64_t H) {
  float largest = 0;
  for (int64_t h = 0; h < H; ++h) largest = fmaxf(largest, fabsf(__bfloat162float(x[blockIdx.x * H + h])));
  s[blockIdx.x] = T > LIMIT ? largest * (1.0f / 127.0f) : largest / 127.0f;
}
"""
with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    (folder / "row_scale.qkc").write_text(CHOOSING)
    for limit in (0, 1, 8, 32, 1000000):
        kernel = folder / f"row_{limit}.cu"
        kernel.write_text(ROW.replace("LIMIT", str(limit)))
        done = qkc_run.run("judge", folder / "row_scale.qkc", kernel, "--seed", 0)
        right = limit in (0, 1000000)
        checks.expect(done.returncode == (0 if right else 1), f"limit {limit}: {done.returncode} {done.stdout} {done.stderr}")
        checks.expect(right or "none of div, mul per kernel" in done.stdout, done.stdout)
    # The same where every call is beyond the evaluator: a call that is right alone is not put to the mutants' checkers.
    (folder / "row_wide.qkc").write_text(
        CHOOSING.replace("row_scale", "row_wide").replace("H >= 1", "H >= 33000").replace("a[t] * i127", "a[t] / 126")
        .replace("  const i127: f32 = 1 / 127\n", ""))
    kernel = folder / "row_wide.cu"
    kernel.write_text(ROW.replace("LIMIT", "1").replace("largest * (1.0f / 127.0f)", "largest / 126.0f"))
    done = qkc_run.run("judge", folder / "row_wide.qkc", kernel, "--seed", 0)
    checks.expect(done.returncode == 1 and "none of div, mul per kernel" in done.stdout, done.stdout + done.stderr)
    checks.expect("consistent with" not in done.stdout and "no mutant" not in done.stdout, done.stdout)

checks.finish()
