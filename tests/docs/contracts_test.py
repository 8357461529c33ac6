#!/usr/bin/env python3
"""Every whole contract in docs/ and README is checked: it compiles, or is refused with the codes that a comment before it names.
Every name of the library stands on its page.

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
checks.expect(found >= 4, f"only {found} contracts found: the pattern no longer fits the pages")
checks.finish()
