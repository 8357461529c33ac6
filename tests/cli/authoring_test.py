#!/usr/bin/env python3
"""What helps who writes contracts and kernels: fmt, lint, prompt."""
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import qkc_run  # noqa: E402

ROOT = qkc_run.ROOT
checks = qkc_run.Checks()


def ends(status, *arguments, cwd=ROOT):
    done = qkc_run.run(*arguments, cwd=cwd)
    checks.expect(done.returncode == status, f"qkc {' '.join(map(str, arguments))}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done


def code_of(text):
    """A contract without comments and white space."""
    return re.sub(r"\s+", "", re.sub(r"//[^\n]*", "", text))


def comments_of(text):
    return [re.sub(r"\s+", " ", c).strip() for c in re.findall(r"//[^\n]*", text)]


def test_fmt(here):
    # One file of each name: a contract takes the place of the text that it came from.
    folders = ("tests/texts", "contracts", "stdlib")
    texts = sorted({file.name: file for folder in folders for file in (ROOT / folder).glob("*.qkc")}.values())
    for file in texts:
        (here / file.name).write_text(file.read_text())
    ends(0, "fmt", here)
    once = {file.name: (here / file.name).read_text() for file in texts}
    for file in texts:
        checks.expect(comments_of(file.read_text()) == comments_of(once[file.name]), f"fmt of {file.name} changes its comments")
        checks.expect(len(once[file.name]) > 40, f"fmt of {file.name} leaves {len(once[file.name])} bytes")
    done = ends(0, "fmt", here)
    checks.expect(done.stdout == f"0 files written, {len(once)} unchanged\n", f"a second fmt: {done.stdout}")
    ends(0, "fmt", "--check", here)

    # In the folder itself, through a link, and only where all files can be parsed.
    plain = "contract a { dim T >= 1 index t < T // note\n in x: f32[T] finite out y: f32[T] zeros same clause c: y[t] = x[t] }"
    other = here / "other"
    other.mkdir()
    file = other / "a.qkc"
    file.write_text(plain)
    file.chmod(0o640)
    (other / "link.qkc").symlink_to("a.qkc")
    done = ends(1, "fmt", "--check", "a.qkc", cwd=other)
    checks.expect("a.qkc: is not in the canonical form" in done.stdout and file.read_text() == plain, done.stdout)
    (other / "b.qkc").write_text("contract b { dim")
    done = ends(2, "fmt", "a.qkc", "b.qkc", cwd=other)
    checks.expect("QKC0101" in done.stderr and file.read_text() == plain, "fmt wrote beside a file that does not parse")
    ends(0, "fmt", "link.qkc", cwd=other)
    checks.expect((other / "link.qkc").is_symlink(), "fmt replaced a link by a file")
    checks.expect(code_of(file.read_text()) == code_of(plain) and "// note" in file.read_text(), file.read_text())
    checks.expect(file.stat().st_mode & 0o777 == 0o640, "fmt changed the mode of a file")
    checks.expect(sorted(p.name for p in other.iterdir()) == ["a.qkc", "b.qkc", "link.qkc"], "fmt left files behind")
    done = ends(2, "fmt", here / "nowhere.qkc")
    checks.expect("QKC0001" in done.stderr, done.stderr)


LINTED = """contract example {
  follows "SOMELIB quantize"
  dim    T >= 1, H >= 1, Z >= 1
  index  t < T, h < H, z < H
  in  x: bf16[T, H] finite magnitude 2^-60..2^60, w: f32[T] finite
  out s: f32[T]
  out q: i8[T, H]
  const i127: f32 = 1 / 127
  let a[t] = max(max over h of (abs(x[t, h])), 2^-60)
  let b[t] = a[t]
  clause scale: s[t] = a[t] / 127 in f32 contraction allowed
  clause path: let y[t, h] = one of { div: x[t, h] / s[t]; again: x[t, h] / s[t]; enc: x[t, h] * (127 / a[t]) } per call in f32
  // A page of the maker gives this bound.
  clause reasoned: let u[t] = exp(a[t]) in f32 exp within 2 ulp
  clause unreasoned: let v[t] = exp(u[t]) in f32 exp within 2 ulp
  clause codes: q[t, h] = i8(y[t, h] + v[t] * 0, half_even, saturate) in f32
}
"""


def test_lint(here):
    file = here / "example.qkc"
    file.write_text(LINTED)
    done = ends(1, "lint", file, "--candidates", here / "kernels")
    found = re.findall(r"warning\[(QKC\d+)\]: (.*)", done.stderr)
    wanted = [("QKC0840", "no candidate under"), ("QKC0233", "the extent Z"), ("QKC0233", "the index z"), ("QKC0233", "the input w"),
              ("QKC0233", "the constant i127"), ("QKC0233", "the value b"), ("QKC0470", "no product that is added"),
              ("QKC0470", "the path again is the path div again"), ("QKC0471", "the path enc does not read s"),
              ("QKC0472", "no comment says")]
    for code, text in wanted:
        checks.expect(any(c == code and text in m for c, m in found), f"lint does not find {code} {text}:\n{done.stderr}")
    checks.expect(len(found) == len(wanted), f"lint finds {len(found)}, wanted are {len(wanted)}:\n{done.stderr}")
    checks.expect(f"1 file, {len(wanted)} findings" in done.stdout, done.stdout)

    # Each finding goes away with its cause.
    mended = LINTED
    for old, new in [(", Z >= 1", ""), (", z < H", ""), (", w: f32[T] finite", ""), ("  const i127: f32 = 1 / 127\n", ""),
                     ("  let b[t] = a[t]\n", ""), (" contraction allowed", ""), ("again: x[t, h] / s[t]; enc: x[t, h] * (127 / a[t])",
                      "inv: x[t, h] * (1 / s[t])"), ("exp(u[t]) in f32 exp within 2 ulp", "exp(u[t]) in f32 exp within 2 ulp  // as above")]:
        checks.expect(old in mended, f"the text does not hold {old}")
        mended = mended.replace(old, new)
    file.write_text(mended)
    (here / "kernels/example").mkdir(parents=True)
    (here / "kernels/example/one.cu").write_text("// verdict: accepted\n")
    done = ends(0, "lint", file, "--candidates", here / "kernels")
    checks.expect("1 file, 0 findings" in done.stdout and not done.stderr, done.stdout + done.stderr)
    file.write_text("contract example {")
    ends(2, "lint", file)


def test_prompt():
    for manifest in sorted((ROOT / "generated").glob("*/contract.json")):
        name = manifest.parent.name
        done = ends(0, "prompt", name)
        statement = ends(0, "doc", name).stdout
        checks.expect(statement.strip() in done.stdout, f"the prompt of {name} lacks its statement")
        for needed in (f"qkc_{name}(", "## Clauses", "## What is free", "## Reading the clauses", "## Writing a candidate"):
            checks.expect(needed in done.stdout, f"the prompt of {name} lacks {needed}")
        reference = (ROOT / "generated" / name / "reference.cu").read_text()
        lines = {line.strip() for line in reference.split("\n") if len(line.strip()) > 40 and "(" in line and "//" not in line}
        given = (ROOT / "generated" / name / f"{name}.h").read_text()
        shared = [line for line in lines if line in done.stdout and line not in given]
        checks.expect(len(lines) > 5 and not shared, f"the prompt of {name} shows code of the reference: {shared[:3]}")
    done = ends(2, "prompt", "no_such_contract")
    checks.expect("QKC0004" in done.stderr and not done.stdout, done.stdout)


def test_candidates_page(here):
    """The contract and the kernel that docs/candidates.md shows, judged by its command."""
    page = (ROOT / "docs/candidates.md").read_text()
    for language, ending in (("qkc", "qkc"), ("cuda", "cu")):
        (here / f"twice.{ending}").write_text(re.search(rf"```{language}\n(.*?)```", page, re.DOTALL).group(1))
    command = re.search(r"^\$ qkc (.*)$", page, re.MULTILINE).group(1).split()
    done = ends(0, *command, cwd=here)
    checks.expect("accepted by twice" in done.stdout, done.stdout)
    headers = re.findall(r"`(\w+\.h)`", page)
    checks.expect(len(headers) > 4, f"the page names {headers}")
    for header in headers:
        checks.expect((ROOT / "stdlib/cuda_shim" / header).exists(), f"docs/candidates.md names {header}")


for test in (test_fmt, test_lint, test_candidates_page):
    with tempfile.TemporaryDirectory() as folder:
        test(pathlib.Path(folder))
test_prompt()
for command in ("fmt", "lint", "prompt"):
    done = ends(0, command, "--help")
    checks.expect("example:" in done.stdout, f"qkc {command} --help:\n{done.stdout}")
checks.finish()
