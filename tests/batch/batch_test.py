#!/usr/bin/env python3
"""`qkc batch` as its users run it: files, folders and JSON lines in, one store and a summary out."""
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

ROOT = qkc_run.ROOT
KERNELS = ROOT / "tests/candidates/int8_static_tensor_sym"
CONTRACT = "int8_static_tensor_sym"
checks = qkc_run.Checks()


def batch(*arguments, status=None, **keywords):
    done = qkc_run.run("batch", *arguments, **keywords)
    if status is not None:
        shown = " ".join(map(str, arguments))
        checks.expect(done.returncode == status, f"qkc batch {shown}: status {done.returncode}\n{done.stdout}{done.stderr}")
    checks.expect("\x1b" not in done.stdout + done.stderr, "progress without a terminal")
    return done


def summary(*arguments, status=None, **keywords):
    return json.loads(batch(*arguments, "--json", "-", status=status, **keywords).stdout)


def right():
    return next(f for f in sorted(KERNELS.glob("*.cu")) if "verdict: accepted" in f.read_text().splitlines()[0])


def wrong():
    return next(f for f in sorted(KERNELS.glob("*.cu")) if "verdict: rejected" in f.read_text().splitlines()[0])


def line(task, predict):
    return json.dumps({"task": task, "predict": predict}) + "\n"


def test_lines(here):
    good, bad = right().read_text(), wrong().read_text()
    samples = here / "samples.jsonl"
    samples.write_text(
        line(CONTRACT, f"Here it is:\n```cuda\n{good}```\nGood luck.") + line(CONTRACT, f"```\n{bad}\n```") +
        line(CONTRACT, good) + line("no_such_contract", good) + line("../../etc", good) + "{broken\n" +
        line(CONTRACT, "I can't do that.") + line("int8_token_group", good) + line("int8_token_group/int8_token_group_rne", "int x;"))
    store = here / "lines.sqlite"
    found = summary(samples, "--store", store, status=2)
    endings = [(r["outcome"], r["stage"]) for r in found["results"]]
    checks.expect(endings == [("accepted", "verdict"), ("rejected", "verdict"), ("accepted", "verdict"), ("failed", "sample"),
                              ("failed", "sample"), ("failed", "sample"), ("rejected", "compile"), ("failed", "sample"),
                              ("rejected", "compile")], f"endings {endings}")
    codes = [r["code"] for r in found["results"]]
    checks.expect(codes[3:6] == ["QKC0004", "QKC0004", "QKC0005"] and codes[7] == "QKC0003", f"codes {codes}")
    checks.expect([r["id"] for r in found["results"]] == [f"{samples}:{n}" for n in range(1, 10)], "ids or their order")
    checks.expect(found["all"]["outcomes"] == {"accepted": 2, "rejected": 3, "undecided": 0, "unsupported": 0, "failed": 4},
                  f"counts {found['all']}")
    checks.expect(found["all"]["stages"] == {"sample": 4, "compile": 2, "run": 0, "verdict": 1}, f"stages {found['all']}")
    # The first and the third text are the same but for what fences leave.
    checks.expect(found["judged_now"] == found["texts"] == 4, f"judged {found['judged_now']} of {found['texts']} texts")
    checks.expect(found["results"][8]["contract"] == "int8_token_group_rne", "an instance named by its family")
    test_show(store, samples)
    again = summary(samples, "--store", store, status=2)
    checks.expect(again["judged_now"] == 0 and again["from_store"] == 4, "a second run judges nothing")
    checks.expect(again["results"] == found["results"], "a second run tells the same")
    retried = summary(samples, "--store", store, "--retry", "rejected", status=2)
    checks.expect(retried["judged_now"] == 3, f"--retry rejected judged {retried['judged_now']}")
    text = batch(samples, "--store", store, "--list", status=2).stdout
    checks.expect(f"{samples}:4: failed by no_such_contract at sample: QKC0004 no contract is called" in text, text)
    checks.expect("error[QKC0005]: " in batch(samples, "--store", store, status=2).stderr, "problems of samples are reported")
    checks.expect("why not accepted" in text and "9 samples, 4 texts: 0 judged now, 4 in the store" in text, text)


def test_show(store, samples):
    shown = batch("--show", f"{samples}:2", "--store", store, status=0).stdout
    checks.expect(f"rejected by {CONTRACT} on cpu" in shown and "admissible:" in shown, shown)
    verdict = json.loads(batch("--show", f"{samples}:2", "--store", store, "--json", "-", status=0).stdout)
    checks.expect(verdict["schema"] == "qkc.verdict/1" and verdict["outcome"] == "rejected", str(verdict)[:200])
    checks.expect("QKC0004" in batch("--show", f"{samples}:4", "--store", store, status=2).stderr, "why there is no verdict")
    checks.expect("no sample" in batch("--show", "nothing", "--store", store, status=2).stderr, "an unknown sample")
    rows = sqlite3.connect(store).execute("SELECT id, outcome FROM results").fetchall()
    checks.expect(len(rows) == 9 and rows[0] == (f"{samples}:1", "accepted"), f"the view results: {rows}")


def test_folder(here):
    folder = here / "set" / CONTRACT
    folder.mkdir(parents=True)
    for file in (right(), wrong()):
        shutil.copy(file, folder)
    shutil.copy(right(), folder / "zz_copy.cu")
    store = here / "folder.sqlite"
    found = summary(here / "set", "--store", store, "--jobs", 3, status=1)
    names = [pathlib.Path(r["id"]).name for r in found["results"]]
    checks.expect(names == sorted(names) and len(names) == 3, f"order {names}")
    checks.expect(found["judged_now"] == 2, "equal texts are judged once")
    checks.expect(found["families"].keys() == {r["family"] for r in found["results"]}, str(found["families"]))
    one = summary(right(), "--store", store, status=0)
    checks.expect(one["from_store"] == 1, "a file of the folder, by itself")


def test_changes(here):
    """Another contract text, or other options: judged again."""
    contracts = here / "contracts"
    contracts.mkdir()
    text = (ROOT / f"contracts/{CONTRACT}.qkc").read_text()
    (contracts / f"{CONTRACT}.qkc").write_text(text)
    store = here / "changes.sqlite"
    places = ("--contracts", contracts, "--generated", here / "none", "--store", store, "--contract", CONTRACT)
    first = summary(right(), *places, status=0)
    checks.expect(first["judged_now"] == 1, "judged")
    (contracts / f"{CONTRACT}.qkc").write_text(text.replace("half_even", "half_away"))
    changed = summary(right(), *places, status=1)
    checks.expect(changed["judged_now"] == 1 and changed["outdated"] == 1, "judged again by the changed contract")
    (contracts / f"{CONTRACT}.qkc").write_text(text)
    checks.expect(summary(right(), *places, status=0)["judged_now"] == 0, "the first contract again")
    checks.expect(summary(right(), *places, "--seed", 7, status=0)["judged_now"] == 1, "other seeds")


def test_limits(here):
    slow = here / "slow.cu"
    slow.write_text(right().read_text().replace('extern "C"', "__device__ volatile int spin;\n__global__ void forever() { for (;;) spin = 1; }\n"
                                                'extern "C"', 1).replace("cudaStream_t stream) {", "cudaStream_t stream) { forever<<<1, 1>>>();"))
    store = here / "limits.sqlite"
    options = ("--store", store, "--contract", CONTRACT, "--jobs", 2)
    start = time.monotonic()
    summary(right(), "--store", here / "warm.sqlite", "--contract", CONTRACT, status=0)
    # Enough for a kernel that ends, however loaded the machine is.
    enough = 3 + int(10 * (time.monotonic() - start))
    found = summary(slow, right(), *options, "--timeout", enough, "--time-limit", 600000, status=1)
    checks.expect([r["outcome"] for r in found["results"]] == ["undecided", "accepted"], str(found["results"]))
    checks.expect(found["results"][0]["code"] == "QKC0820", str(found["results"]))
    found = summary(slow, *options, "--time-limit", 500, status=1)
    checks.expect(found["results"][0]["code"] == "QKC0811", str(found["results"]))


def test_stopped(here):
    """A batch that is stopped says how far it came, and ends by the signal; the same command goes on."""
    text = right().read_text()
    for number in range(12):
        (here / f"k{number:02}.cu").write_text(f"{text}\n// {number}\n")
    for which, store in ((signal.SIGINT, here / "int.sqlite"), (signal.SIGTERM, here / "term.sqlite")):
        command = [qkc_run.program(), "batch", here, "--contract", CONTRACT, "--store", store, "--jobs", "1"]
        running = subprocess.Popen(list(map(str, command)), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        judged = 0
        while judged == 0 and running.poll() is None:
            time.sleep(0.05)
            try:
                with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as opened:
                    judged = opened.execute("select count(*) from verdict").fetchone()[0]
            except sqlite3.Error:
                pass  # not made yet
        running.send_signal(which)
        _, errors = running.communicate(timeout=60)
        checks.expect(running.returncode == -which, f"{which}: status {running.returncode}\n{errors}")
        said = re.search(r"^stopped: (\d+) of 12 judged and in (.*); the same command goes on$", errors, re.MULTILINE)
        checks.expect(said and said[2] == str(store) and 1 <= int(said[1]) < 12, f"{which}: {errors}")
    found = batch(here, "--contract", CONTRACT, "--store", store, status=0)
    checks.expect("12 samples, 12 texts: " in found.stdout and " 12 judged now" not in found.stdout, found.stdout)


def test_bad_input(here):
    store = here / "bad.sqlite"
    for arguments in ((), (here / "nowhere.cu",), (here,), (right(), "--jobs", "0"), (right(), "--retry", "some"), (right(), "--show", "x"),
                      (right(), "--device", "abacus")):
        empty = here / "empty"
        empty.mkdir(exist_ok=True)
        done = batch(*[empty if a == here else a for a in arguments], "--store", store, status=2)
        checks.expect("error[QKC0" in done.stderr, done.stderr)
    (here / "none.jsonl").write_text("\n\n")
    done = batch(here / "none.jsonl", "--store", here / "never.sqlite", status=2)
    checks.expect("QKC0001" in done.stderr and "no sample is in" in done.stderr and not (here / "never.sqlite").exists(), done.stderr)
    (here / "mine").mkdir()
    (here / "mine/a.cu").write_text(right().read_text())
    done = batch(here / "mine/a.cu", "--store", here / "mine.sqlite", status=2)
    checks.expect("mine is the name of the candidate's folder: --contract names its contract" in done.stderr, done.stderr)
    (here / "text.sqlite").write_text("no database " * 100)
    for file in (here / "text.sqlite", here / "no/such/folder.sqlite"):
        checks.expect("QKC0002" in batch(right(), "--store", file, status=2).stderr, str(file))
    checks.expect((here / "text.sqlite").read_text() == "no database " * 100, "a file that is no store was changed")
    checks.expect("QKC0002" in batch("--show", "x", "--store", here / "none.sqlite", status=2).stderr, "no store to show from")
    checks.expect(not (here / "none.sqlite").exists(), "--show made a file")


def test_hostile_input(here):
    """Names, links, pipes and texts that are made to hurt."""
    good = right().read_text()
    store = here / "hostile.sqlite"
    options = ("--store", store, "--contract", CONTRACT)
    os.mkfifo(here / "pipe.cu")
    os.mkfifo(here / "pipe.jsonl")
    found = summary(here / "pipe.cu", *options, status=2, timeout=60)
    checks.expect(found["results"][0]["code"] == "QKC0001", f"a pipe: {found['results']}")
    checks.expect("a file is needed" in batch(here / "pipe.jsonl", *options, status=2, timeout=60).stderr, "a pipe of lines")
    folder = here / "links" / CONTRACT
    folder.mkdir(parents=True)
    (here / "secret.cu").write_text("secret of others\n")
    (folder / "own.cu").write_text(good)
    (folder / "out.cu").symlink_to(here / "secret.cu")
    (folder / "within.cu").symlink_to(folder / "own.cu")
    (folder / "loop.cu").symlink_to(folder / "loop.cu")
    found = summary(here / "links", "--store", here / "links.sqlite", status=0)
    checks.expect([pathlib.Path(r["id"]).name for r in found["results"]] == ["own.cu"], f"links: {[r['id'] for r in found['results']]}")
    (folder / "red\x1b[31m\n.cu").write_text(good + "// other\n")
    batch(here / "links", "--store", here / "links.sqlite", "--list", status=0)
    many = "```\n" + f"qkc_{CONTRACT} " * 100_000 + "\n```\n" + "```\n\n```\n" * 100_000
    samples = here / "hostile.jsonl"
    samples.write_text(line("a" * 2_000_000, good) + line("/" * 100_000, good) + line("red\x1b[31m", good) + line(CONTRACT, many) + "[" * 1_000_000 + "\n")
    start = time.monotonic()
    done = batch(samples, "--store", store, "--list", status=2)
    checks.expect(done.stdout.count("QKC0004 no contract is called") == 3 and len(done.stderr) < 10_000, done.stderr[:300])
    checks.expect(time.monotonic() - start < 60, "texts that are read over and over")
    connection = sqlite3.connect(store)
    connection.execute("UPDATE setting SET value = 'abc' WHERE name = 'seed'")
    connection.commit()
    connection.close()
    checks.expect("QKC0002" in batch(right(), *options, status=2).stderr, "a seed that is no number")


for test in (test_lines, test_folder, test_changes, test_limits, test_stopped, test_bad_input, test_hostile_input):
    with tempfile.TemporaryDirectory() as name:
        test(pathlib.Path(name))
checks.finish()
