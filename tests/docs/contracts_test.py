#!/usr/bin/env python3
"""Every whole contract in docs/ and README is checked: it compiles, or is refused with the codes that a comment before it names.
Every name of the library stands on its page. Every rule of docs/semantics.md is cited by both evaluations, and no other.

    <!-- refused: QKC0302 QKC0506 -->
"""
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

BLOCK = re.compile(r"(?:<!-- refused: (?P<codes>[^>]*) -->\n)?```\w*\n(?P<text>(?:(?:use|const|table) [^\n]*\n)*contract .*?)```", re.S)
WHOLE = re.compile(r"contract (\w+)(<[^{]*?(?:\{[^}]*\}[^{]*?)*>)?\s*\{.*clause.*\}", re.S)
checks = qkc_run.Checks()
found = 0

for page in sorted([*qkc_run.ROOT.glob("docs/*.md"), qkc_run.ROOT / "README.md"]):
    for block in BLOCK.finditer(page.read_text()):
        whole = WHOLE.search(block["text"])
        if not whole:
            continue  # a sketch of some part
        found += 1
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / f"{whole[1]}.qkc"
            file.write_text(block["text"])
            done = qkc_run.run("check", file)
        codes = set(re.findall(r"error\[(QKC\d+)\]", done.stderr))
        wanted = set((block["codes"] or "").split())
        checks.expect(codes == wanted and done.returncode == (2 if wanted else 0),
                      f"{page.name}, {whole[1]}: wanted {sorted(wanted)}, got {sorted(codes)}\n{done.stderr}")

library = (qkc_run.ROOT / "docs/prelude.md").read_text()
for name in re.findall(r"^(?:const|fn|table|layout|struct|profile|accumulator) (\w+)",
                       (qkc_run.ROOT / "stdlib/prelude.qkc").read_text(), re.M):
    checks.expect(re.search(rf"`{name}[`(]", library), f"docs/prelude.md says nothing of {name}")
RULES = set(re.findall(r"^\| (R\d+[a-z]?) \|", (qkc_run.ROOT / "docs/semantics.md").read_text(), re.M))
EXACT = {"R17"}  # rules of evaluation in f64, which the exact evaluator has no use for
for folders, needed in ((["compiler/semantics"], RULES - EXACT), (["compiler/emit", "stdlib/device/qkc"], RULES)):
    cited = set()
    for folder in folders:
        for file in (qkc_run.ROOT / folder).iterdir():
            if file.suffix in (".h", ".cpp") and not file.name.endswith("_test.cpp"):
                cited |= set(re.findall(r"\bR\d+[a-z]?\b", "\n".join(re.findall(r"//.*", file.read_text()))))
    checks.expect(needed <= cited, f"{folders}: no code cites {sorted(needed - cited)}")
    checks.expect(cited <= RULES, f"{folders}: docs/semantics.md has no {sorted(cited - RULES)}")

checks.expect(found >= 4, f"only {found} contracts found: the pattern no longer fits the pages")
# What README shows as a command's output is what the command prints.
readme = (qkc_run.ROOT / "README.md").read_text()
shown = re.findall(r"^```\n\$ qkc ([^\n]*)\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
checks.expect(len(shown) == 1, f"README shows {len(shown)} commands with their output")
for command, output in shown:
    done = qkc_run.run(*command.split())
    checks.expect(done.stdout == output and output.strip(), f"README shows\n{output}\nqkc {command} prints\n{done.stdout}{done.stderr}")
checks.finish()
