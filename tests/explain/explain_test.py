#!/usr/bin/env python3
"""Every code of the catalogue has a page, and the example on it gives the code.

A page's example is its last fenced block: `qkc` is the text of example.qkc, which is built; `cuda` is a candidate for
int8_static_tensor_sym; `sh` is a command in a folder that holds the repository's contracts, generated instances and tests.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

PAGES = qkc_run.ROOT / "docs/diagnostics"
CONTRACT = "int8_static_tensor_sym"
WITHOUT_EXAMPLE = {
    "QKC0504": "the type checker proves it first, with QKC0307",
    "QKC0505": "the type checker proves it first, with QKC0231",
    "QKC0507": "the type checker proves it first, with QKC0230",
    "QKC0808": "it needs a GPU; tested in tests/gpu with the fake driver",
    "QKC0818": "the CPU device links nothing that could; tested with functions of the test program in runtime/judge",
    "QKC0819": "the CPU device links nothing that could; tested with functions of the test program in runtime/judge",
    "QKC0820": "it takes longer than the rest together; tested in tests/batch",
    "QKC0861": "it needs a GPU; tested in tests/gpu with the fake driver",
    "QKC0862": "it needs a GPU; tested in tests/gpu with the fake driver",
    "QKC0863": "it needs a GPU; tested in tests/gpu with the fake driver",
    "QKC0864": "it needs a GPU that no profile fits; the comparison is tested in compiler/driver",
    "QKC0901": "a fault of qkc: no input is known to give one",
}
checks = qkc_run.Checks()


def check_contract(code, text, here):
    file = here / "example.qkc"
    file.write_text(text)
    done = qkc_run.run("build", file, "-o", here / "built")
    found = set(re.findall(r"\[(QKC\d{4})\]", done.stderr))
    checks.expect(found == {code}, f"the contract of {code}.md gives {sorted(found)}:\n{done.stderr}{done.stdout}")
    checks.expect(done.returncode in (0, 2), f"the contract of {code}.md: status {done.returncode}\n{done.stderr}")


def check_command(code, text, here):
    path = f"{pathlib.Path(qkc_run.program()).parent}:{os.environ['PATH']}"
    done = subprocess.run(["bash", "-c", text], cwd=here, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=120)
    found = set(re.findall(r"\[(QKC\d{4})\]", done.stderr) + re.findall(r"^  (QKC\d{4}): ", done.stdout, re.MULTILINE))
    checks.expect(found == {code}, f"the command of {code}.md gives {sorted(found)}:\n{done.stderr}{done.stdout}")


def check_candidates(candidates, here):
    """All in one process, as a user with several kernels would."""
    files = []
    for code, text in candidates.items():
        files.append(here / f"{code}.cu")
        files[-1].write_text(text)
    verdicts, _ = qkc_run.judge(CONTRACT, files, "--time-limit", "400", "--deny", "float-atomics")
    for code, verdict in zip(candidates, verdicts):
        checks.expect(verdict["code"] == code, f"the candidate of {code}.md: {json.dumps(verdict)[:400]}")


codes = re.findall(r"^(QKC\d{4})  ", qkc_run.run("explain").stdout, re.MULTILINE)
checks.expect(len(codes) > 100, f"`qkc explain` lists {len(codes)} codes")
pages = {file.stem for file in PAGES.glob("*.md")}
checks.expect(pages == set(codes), f"without a page: {sorted(set(codes) - pages)}; without a code: {sorted(pages - set(codes))}")

candidates = {}
with tempfile.TemporaryDirectory() as name:
    for code in sorted(pages & set(codes)):
        text = (PAGES / f"{code}.md").read_text()
        shown = qkc_run.run("explain", code)
        checks.expect(shown.returncode == 0 and text.strip() in shown.stdout, f"`qkc explain {code}` does not show its page")
        blocks = re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        checks.expect(bool(blocks) != (code in WITHOUT_EXAMPLE), f"{code}.md has {len(blocks)} examples")
        if not blocks:
            continue
        language, example = blocks[-1]
        here = pathlib.Path(name) / code
        here.mkdir()
        for folder in ("contracts", "generated", "tests"):
            (here / folder).symlink_to(qkc_run.ROOT / folder)
        if language == "qkc":
            check_contract(code, example, here)
        elif language == "sh":
            check_command(code, example, here)
        else:
            checks.expect(language == "cuda", f"{code}.md has an example in {language}")
            candidates[code] = example
    check_candidates(candidates, pathlib.Path(name))

checks.finish()
