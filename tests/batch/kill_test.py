#!/usr/bin/env python3
"""A batch killed at random moments loses at most what was in flight, and judges nothing twice."""
import json
import os
import pathlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

CONTRACT = "int8_static_tensor_sym"
KILLS = 20
JOBS = 2
checks = qkc_run.Checks()
seed = int(os.environ.get("QKC_TEST_SEED", random.randrange(10**6)))
moments = random.Random(seed)


def kernel(number):
    """Small texts, each its own, that end at each of the stages."""
    entry = ("extern \"C\" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, "
             "int64_t M, int64_t N, cudaStream_t stream)")
    body = ("", "*reinterpret_cast<volatile int*>(8) = 1;", "this is no code")[number % 3]
    return f"// {number}\n{entry} {{ {body} }}\n"


def verdicts(store):
    if not store.exists():
        return {}
    # Writable, as qkc opens it: what a killed writer left half done has to be rolled back before it is read.
    connection = sqlite3.connect(f"file:{store}?mode=rw", uri=True, timeout=20)
    try:
        return {sha: (outcome, code, judged_at, rowid) for sha, outcome, code, judged_at, rowid in connection.execute(
            "SELECT sha256, outcome, code, judged_at, rowid FROM verdict")}
    except sqlite3.OperationalError as problem:
        # Killed between the making of the file and its tables.
        checks.expect("no such table" in str(problem), str(problem))
        return {}
    finally:
        connection.close()


with tempfile.TemporaryDirectory() as name:
    here = pathlib.Path(name)
    samples, store = here / "samples.jsonl", here / "results.sqlite"
    count = 42
    samples.write_text("".join(json.dumps({"task": CONTRACT, "predict": kernel(k)}) + "\n" for k in range(count)))
    command = [qkc_run.program(), "batch", samples, "--store", store, "--jobs", str(JOBS), "--json", here / "summary.json", "--seed", "1"]
    before, kills = {}, 0
    while kills < KILLS:
        running = subprocess.Popen(list(map(str, command)), cwd=qkc_run.ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(moments.uniform(0.0, 1.5))
        if running.poll() is not None:  # all were judged before the kill: begin anew
            checks.expect(len(verdicts(store)) == count, "a run that ended left samples out")
            store.unlink()
            before = {}
            continue
        running.send_signal(signal.SIGKILL)
        running.wait()
        kills += 1
        now = verdicts(store)
        checks.expect(all(now.get(sha) == row for sha, row in before.items()), f"kill {kills} lost or changed a verdict (seed {seed})")
        before = now
    left_over = len(before)
    done = subprocess.run(list(map(str, command)), cwd=qkc_run.ROOT, capture_output=True, text=True)
    checks.expect(done.returncode == 1, f"status {done.returncode}\n{done.stdout}{done.stderr}")
    after = verdicts(store)
    checks.expect(len(after) == count, f"{len(after)} verdicts for {count} texts")
    checks.expect(all(after.get(sha) == row for sha, row in before.items()), f"the last run judged something twice (seed {seed})")
    summary = json.loads((here / "summary.json").read_text())
    checks.expect(summary["judged_now"] == count - left_over, f"judged {summary['judged_now']}, {left_over} were there")
    codes = [r["code"] for r in summary["results"]]
    checks.expect(codes == ["QKC0813", "QKC0810", "QKC0801"] * (count // 3), f"codes {codes}")
    files = sorted(f.name for f in here.iterdir())
    checks.expect(files == ["results.sqlite", "samples.jsonl", "summary.json"], f"left behind: {files}")
    print(f"{kills} kills, {left_over} verdicts before the last run, seed {seed}")
checks.finish()
