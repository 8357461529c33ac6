#!/usr/bin/env python3
"""Bad input gives a coded error and status 2, and changes nothing."""
import os
import re
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

CONTRACT = qkc_run.ROOT / "contracts/int8_dyn_token_sym.qkc"
KERNEL = qkc_run.ROOT / "tests/candidates/int8_dyn_token_sym/divides.cu"
checks = qkc_run.Checks()


def fails(code, *arguments, cwd=qkc_run.ROOT):
    done = qkc_run.run(*arguments, cwd=cwd)
    shown = " ".join(map(str, arguments))
    checks.expect(done.returncode == 2, f"qkc {shown}: status {done.returncode}\n{done.stdout}{done.stderr}")
    checks.expect(code in done.stderr, f"qkc {shown}: {code} is not in\n{done.stderr}")
    checks.expect("terminate" not in done.stderr and "Segmentation" not in done.stderr, f"qkc {shown} crashed")
    return done


def snapshot(folder):
    return {p: (p.read_bytes(), p.stat().st_mtime_ns) for p in sorted(folder.rglob("*")) if p.is_file()}


with tempfile.TemporaryDirectory() as name:
    here = pathlib.Path(name)
    good = here / "contracts"
    good.mkdir()
    (good / "int8_dyn_token_sym.qkc").write_text(CONTRACT.read_text())
    out = here / "generated"
    done = qkc_run.run("build", good, "-o", out)
    checks.expect(done.returncode == 0, done.stderr)
    before = snapshot(out)

    # The command line.
    fails("QKC0003")
    fails("QKC0003", "bild")
    fails("QKC0003", "build")
    fails("QKC0003", "judge", "int8_dyn_token_sym", KERNEL, "--seed", "many")
    fails("QKC0003", "judge", "int8_dyn_token_sym")
    fails("QKC0001", "build", here / "nowhere", "-o", out)
    fails("QKC0001", "check", here)  # a folder without a contract
    fails("QKC0001", "judge", CONTRACT, here / "nowhere.cu")
    fails("QKC0004", "judge", "int8_dyn_token_sim", KERNEL)
    done = fails("QKC0004", "doc", "int8_dyn_token")
    checks.expect("names that begin so: int8_dyn_token_azp" in done.stderr and "int8_dyn_token_sym" in done.stderr, done.stderr)
    fails("QKC0800", "judge", CONTRACT, KERNEL, "--device", "abacus")
    fails("QKC0003", "explain", "QKC9999")

    # Contracts that are none.
    bad = here / "bad.qkc"
    texts = {
        "QKC01": ["contract {", "contract a { out q: i8[", "\x00\x01", "contract a { clause: }", '"', "contract " * 1000],
        "QKC0107": [b"contract \xff\xfe {}"],
    }
    for code, list_of in texts.items():
        for text in list_of:
            bad.write_bytes(text if isinstance(text, bytes) else text.encode())
            fails(code, "check", bad)
            fails(code, "build", bad, "-o", out)
    deep = "contract a { let a = " + "(" * 100000 + "1" + ")" * 100000 + " }"
    bad.write_text(deep)
    fails("QKC01", "check", bad)
    bad.write_text(CONTRACT.read_text() * 2)  # two contracts in a file
    fails("QKC0", "build", bad, "-o", out)
    source = CONTRACT.read_text()
    for old, new, code in [
        ("finite magnitude 2^-100..2^100", "finite", "QKC05"),  # 1 / s can be infinite
        ("finite magnitude 2^-100..2^100", "", "QKC03"),  # not said what x may hold
        ("when a[t] == 0\n  clause scale", "\n  clause scale", "QKC0"),  # arms that overlap
        ("half_even, saturate", "half_evn, saturate", "QKC03"),
        ("per call when", "when", "QKC01"),
        ("out  s: f32[T]", "out  s: f33[T]", "QKC0"),
    ]:
        checks.expect(old in source, f"the contract no longer holds {old!r}")
        # The file's name is the contract's.
        (here / "mutated").mkdir(exist_ok=True)
        changed = here / "mutated/int8_dyn_token_sym.qkc"
        changed.write_text(source.replace(old, new))
        fails(code, "build", changed, "-o", out)

    # A good contract beside a bad one: nothing is written.
    (good / "broken.qkc").write_text("contract broken { dim")
    fails("QKC01", "build", good, "-o", out)
    checks.expect(snapshot(out) == before, "a failed build changed the output folder")
    (good / "broken.qkc").unlink()

    # Output that can't be written.
    (here / "file").write_text("in the way")
    fails("QKC0002", "build", good, "-o", here / "file")
    (here / "taken/int8_dyn_token_sym/checker.cu").mkdir(parents=True)
    fails("QKC0002", "build", good, "-o", here / "taken")
    checks.expect([p.name for p in (here / "taken/int8_dyn_token_sym").iterdir()] == ["checker.cu"],
                  "a failed build left files behind")
    if os.geteuid() != 0:
        out.chmod(0o500)
        (good / "int8_dyn_token_sym.qkc").write_text(source.replace("Row-wise", "Row by row"))
        fails("QKC0002", "build", good, "-o", out)
        out.chmod(0o700)
    checks.expect(snapshot(out) == before, "a failed build changed the output folder")

    # The text is judged by, not an older generated/: changed, broken, or gone (then what was built is all there is).
    kernel = qkc_run.ROOT / "tests/candidates/int8_dyn_token_sym/half_away.cu"
    places = ["--contracts", good, "--generated", out, "--seed", 0]
    text = good / "int8_dyn_token_sym.qkc"
    for changed, status in [(source, 1), (source.replace("half_even", "half_away"), 0), (source + "broken", 2), (None, 1)]:
        text.unlink() if changed is None else text.write_text(changed)
        done = qkc_run.run("judge", "int8_dyn_token_sym", kernel, *places)
        checks.expect(done.returncode == status, f"judged by the text: {done.returncode}, not {status}\n{done.stdout}{done.stderr}")
    text.write_text(source)

    # Outputs from elsewhere.
    fails("QKC0806", "judge", CONTRACT, "--outputs", here)

    cases = here / "cases"
    done = qkc_run.run("inputs", CONTRACT, "-o", cases, "--seed", 5)
    checks.expect(done.returncode == 0 and (cases / "case_0000.npz").exists(), done.stdout + done.stderr)
    done = qkc_run.run("inputs", CONTRACT, "-o", cases, "--seed", 6, "--format", "safetensors")
    checks.expect(not list(cases.glob("*.npz")) and list(cases.glob("*.safetensors")), "cases of an earlier run are left")
    fails("QKC0806", "judge", CONTRACT, "--outputs", cases, "--seed", 5)  # written with another seed
    fails("QKC0003", "judge", CONTRACT, "--outputs", cases, "--seed", 6, "--random-only")
    index = (cases / "cases.json").read_text()
    for old, new in [('"hash": "', '"hash": "0'), ('"contract": "int8', '"contract": "int4'), ('"seed": 6', '"seed": -6')]:
        (cases / "cases.json").write_text(index.replace(old, new))
        fails("QKC0806", "judge", CONTRACT, "--outputs", cases)
    for entry in ["{}", "[]", '{"file": 1}', '{"file": "../cases.json"}']:  # damaged entries remove nothing and crash nothing
        (cases / "cases.json").write_text('{"schema": "qkc.cases/1", "cases": [%s]}' % entry)
        fails("QKC0806", "judge", CONTRACT, "--outputs", cases)
        done = qkc_run.run("inputs", CONTRACT, "-o", cases, "--seed", 6)
        checks.expect(done.returncode == 0, done.stdout + done.stderr)
    (cases / "cases.json").write_text("{")  # no index: nothing is known of the seed
    fails("QKC0806", "judge", CONTRACT, "--outputs", cases)
    fails("QKC0003", "judge", CONTRACT, kernel, "--seed", -1)
    done = qkc_run.run("judge", "--help")
    checks.expect("0 or more" in done.stdout and "18446744073709551615" not in done.stdout, done.stdout)
    done = qkc_run.run("judg")
    checks.expect(done.returncode == 2 and "did you mean qkc judge?" in done.stderr, done.stderr)

    # Words of C and C++ as names: the texts made of them compile, and what is judged bears the contract's words.
    odd = here / "odd/odd_names.qkc"
    odd.parent.mkdir()
    words = {"T": "int", "H": "INT_MAX", "t": "errno", "h": "NULL", "s": "M_PI", "q": "int_", "x": "stdin"}
    renamed = re.sub(r"\b(int8_dyn_token_sym|[THthsqx])\b", lambda m: words.get(m[0], "odd_names"), source)
    odd.write_text("\n".join(line for line in renamed.splitlines() if "family" not in line and "follows" not in line) + "\n")
    renamed = here / "odd_kernel.cu"
    renamed.write_text(kernel.read_text().replace("qkc_int8_dyn_token_sym", "qkc_odd_names"))
    done = qkc_run.run("judge", "odd_names", renamed, "--contracts", odd.parent, "--generated", here / "odd_built", "--seed", 0)
    checks.expect(done.returncode == 1 and "int_[" in done.stdout, done.stdout + done.stderr)

    # Results to a pipe, and through a link: neither is replaced by a file.
    pipe = here / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE, text=True)
    done = qkc_run.run("judge", CONTRACT, kernel, "--seed", 0, "--json", pipe)
    got = reader.communicate(timeout=60)[0]
    checks.expect(got.startswith("{") and pipe.is_fifo(), f"{got[:80]} {done.stderr}")
    target, link = here / "target.json", here / "link.json"
    target.write_text("old")
    link.symlink_to(target)
    qkc_run.run("judge", CONTRACT, kernel, "--seed", 0, "--json", link)
    checks.expect(link.is_symlink() and target.read_text().startswith("{"), target.read_text()[:80])

    # Standard output that takes nothing: said, with status 2, whatever the command found.
    for arguments in (["check", good], ["explain"], ["explain", "QKC0501"], ["prompt", CONTRACT], ["doc", CONTRACT], ["mutate", CONTRACT], ["--help"],
                      ["judge", CONTRACT, KERNEL, "--seed", 0], ["judge", CONTRACT, KERNEL, "--seed", 0, "--json", "-"],
                      ["batch", KERNEL, "--contract", CONTRACT, "--store", here / "full.sqlite", "--json", "-"]):
        shown = " ".join(map(str, arguments))
        for place, why in ((">/dev/full", "No space left on device"), (">&-", "it is closed")):
            done = subprocess.run(["bash", "-c", f'"$0" "$@" {place}', qkc_run.program(), *map(str, arguments)], cwd=qkc_run.ROOT, capture_output=True, text=True)
            checks.expect(done.returncode == 2, f"qkc {shown} {place}: status {done.returncode}\n{done.stderr}")
            checks.expect("error[QKC0002]: standard output can't be written: " in done.stderr, f"qkc {shown} {place}: {done.stderr}")
            checks.expect("QKC0901" not in done.stderr, f"qkc {shown} {place}: {done.stderr}")
            checks.expect(arguments[0] != "check" or why in done.stderr, f"qkc {shown} {place}: {done.stderr}")
    # Files that are written get no number of a closed stream: what is printed does not land in them.
    closed = here / "closed.json"
    subprocess.run(["bash", "-c", '"$0" "$@" >&- 2>&- <&-', qkc_run.program(), "judge", CONTRACT, KERNEL, "--seed", "0", "--json", closed], cwd=qkc_run.ROOT)
    checks.expect(closed.read_text().startswith("{") and closed.read_text().endswith("}\n"), closed.read_text()[-200:])

    # Two contracts of one name are an error that names both places; a file named twice counts once.
    for folder in ("x", "y"):
        (here / "twice" / folder).mkdir(parents=True)
        (here / "twice" / folder / "int8_dyn_token_sym.qkc").write_text(source.replace("Row-wise", f"Row-wise {folder}"))
    both = [here / "twice/x", here / "twice/y"]
    for arguments in (["build", *both, "-o", here / "twice_built"], ["check", *both], ["calibrate", *both, "--recorded"]):
        done = fails("QKC0201", *arguments)
        checks.expect(all(f"twice/{folder}/int8_dyn_token_sym.qkc" in done.stderr for folder in "xy"), done.stderr)
    checks.expect(not (here / "twice_built").exists(), "a failed build wrote files")
    text = both[0] / "int8_dyn_token_sym.qkc"
    done = qkc_run.run("build", text, both[0], both[0] / "../x", "-o", here / "twice_built")
    checks.expect(done.returncode == 0 and done.stdout.startswith("1 contract, "), done.stdout + done.stderr)
    done = qkc_run.run("check", text, both[0])
    checks.expect(done.returncode == 0 and done.stdout.count("\n") == 1, done.stdout + done.stderr)

    # The list of checkers holds what stands in the folder, also when a part is built, and is made for a single file too.
    def listed(folder):
        names = (folder / "CMakeLists.txt").read_text().split("ITEMS\n")[1].split(")\n")[0].split()
        return sorted(names)

    parts = here / "parts"
    qkc_run.run("build", CONTRACT, "-o", parts)
    checks.expect(listed(parts) == ["int8_dyn_token_sym"], listed(parts))
    (parts / "no_checker").mkdir()
    qkc_run.run("build", qkc_run.ROOT / "contracts/int8_static_tensor_sym.qkc", "-o", parts)
    checks.expect(listed(parts) == ["int8_dyn_token_sym", "int8_static_tensor_sym"], listed(parts))
    done = qkc_run.run("build", CONTRACT, "-o", parts, "--check")
    checks.expect(done.returncode == 0, done.stdout + done.stderr)

    # Calibration needs the text; it makes no folder that nobody named, and says where its record is.
    done = fails("QKC0004", "calibrate", "int8_dyn_token_sym", "--generated", parts, "--contracts", here / "none")
    checks.expect("the text of int8_dyn_token_sym is needed" in done.stderr and "--contracts" in done.stderr, done.stderr)
    tiny = here / "tiny"
    tiny.mkdir()
    small = qkc_run.ROOT / "contracts/int8_static_tensor_sym.qkc"
    done = qkc_run.run("calibrate", small, cwd=tiny)
    checks.expect(done.returncode == 0 and "no record is kept" in done.stdout, done.stdout + done.stderr)
    checks.expect(not list(tiny.iterdir()), f"calibrate made {list(tiny.iterdir())}")
    done = qkc_run.run("calibrate", small, "--generated", "kept", cwd=tiny)
    checks.expect("record: kept/int8_static_tensor_sym/calibration.json\n" in done.stdout, done.stdout + done.stderr)
    checks.expect((tiny / "kept/int8_static_tensor_sym/calibration.json").exists(), "no record where it was said to be")

    # What can be known before is said before: nothing is judged.
    for code, arguments in (("QKC0002", ["--json", "/proc/no/such.json"]), ("QKC0002", ["--json", here]), ("QKC0002", ["--json", KERNEL / "x.json"]),
                            ("QKC0003", ["--explain", "z[0]"]), ("QKC0003", ["--explain", "x[0, 0]"])):
        done = fails(code, "judge", CONTRACT, KERNEL, "--seed", 0, *arguments)
        checks.expect(done.stdout == "", f"judged before it failed: {done.stdout}")
    store = here / "not_made.sqlite"
    fails("QKC0002", "batch", KERNEL, "--contract", CONTRACT, "--store", store, "--json", here)
    checks.expect(not store.exists(), "a store was made before a bad --json was seen")

    # A mistyped option has its help; options of all commands stand before or behind the command.
    for typed, meant in (("--devise", "--device"), ("--explian=q", "--explain"), ("--no-colour", "--no-color")):
        done = fails("QKC0003", "judge", CONTRACT, KERNEL, typed, "cpu")
        checks.expect(f"did you mean {meant}?" in done.stderr, done.stderr)
    done = qkc_run.run("check", CONTRACT, "--no-color")
    checks.expect(done.returncode == 0, done.stdout + done.stderr)

    # Folders below are not searched; that is said.
    done = fails("QKC0001", "check", here / "twice")
    checks.expect("folders below it are not searched" in done.stderr, done.stderr)

    # What works: help of every command, a build that changes nothing.
    for command in ["build", "check", "judge", "inputs", "mutate", "doc", "explain"]:
        done = qkc_run.run(command, "--help")
        checks.expect(done.returncode == 0 and "example:" in done.stdout, f"qkc {command} --help:\n{done.stdout}{done.stderr}")
    done = qkc_run.run("build", CONTRACT, "-o", out)
    checks.expect(done.returncode == 0 and "0 files written" in done.stdout, done.stdout + done.stderr)

checks.finish()
