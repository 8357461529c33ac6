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
    checks.expect("a.qkc: is not in the canonical form, line " in done.stdout and file.read_text() == plain, done.stdout)
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
    done = qkc_run.run("lint", ROOT / "contracts")
    checks.expect("QKC0470" not in done.stderr, f"a freedom of a contract frees something, though lint denies it:\n{done.stderr}")
    file.write_text("contract example {")
    ends(2, "lint", file)


def check_instance(name, statement, clauses):
    """A page shows one instance: no parameter, no arm of another one, and what it uses from a library."""
    checks.expect("match " not in clauses, f"{name}: {clauses}")
    text = next(t for t in (f.read_text() for f in (ROOT / "contracts").glob("*.qkc"))
                if re.search(rf"^(contract {name}\b|instance {name} +=)", t, re.MULTILINE))
    family = re.search(r"^contract \w+<(.*)> \{", text, re.MULTILINE)
    values = re.search(rf"^instance {name} += \w+<(.*)>", text, re.MULTILINE)
    if family:
        for parameter, value in zip(re.findall(r"(\w+) in \{", family.group(1)), values.group(1).split(", ")):
            checks.expect(f"{parameter} = {value}" in statement, f"{name} does not say what {parameter} is")
            left = [m for m in re.finditer(rf"\b{parameter}\b", clauses) if parameter != value]
            checks.expect(not left, f"{name} shows its parameter {parameter}: {clauses}")
    prelude = (ROOT / "stdlib/prelude.qkc").read_text()
    for word in re.findall(r"^(?:fn|accumulator|profile) (\w+)", prelude, re.MULTILINE):
        used = re.search(rf"(?<!fn )(?<!accumulator )(?<!profile )\b{word}\b", clauses) is not None
        defined = re.search(rf"^(fn|accumulator|profile) {word}\b", clauses, re.MULTILINE) is not None
        checks.expect(used == defined, f"{name} uses {word}: {used}, and defines it: {defined}")


def test_page():
    """What single pages have to say."""
    said = {
        "int8_dyn_token_azp": ["Where `d[t] >= 2^-60` does not hold, `s[t]`, `z[t]`, `q[t, h]` are not judged"],
        "mxfp4_rceil": ["e[m, b] = e8m0(a[m, b] / 6, to_plus, saturate) in real otherwise", "elem = e2m1 (max 6, emax 2)"],
        "silu_mul_group_fp8_f32_once": ["`s[t, g]` of clause `scale`: any value from the lower to the upper end",
                                        "`reciprocal allowed`: a / b may also be", "`mask p% on D` gives a kernel nothing"],
        "dequant_gptq_int4_v1": ["Signs of zero", "let z[g, n] = zs[g, n] + 1\n"],
        "requantize_gemmlowp_per_channel": ["`zp` i32, -128 to 127; `lo` i32, -128 in every call"],
        "fp8_delayed_cast_transpose": ["updated in place; before the call finite, not negative;"],
        "kv_fp8_static_write": ["Of `kc`, `vc` it writes the elements that clauses define, and no other.",
                                "`/` of integers, such as indices, rounds down"],
        "conv2d_w8a8_requant_s1p1": ["`P` = (H + 2 * 1 - R) / 1 + 1, rounded down, no argument of the function",
                                     "`x[i, j] outside v`"],
        "gguf_q4_0": ["clause extremum:\n  let p[b] = argmax", "\n  let v[b] = x[b, p[b]] / -8 in f32\n",
                      "the lower bits of the element in A"],
        "scaled_mm_int8_bias_f16": ["  - way1: `"],
    }
    for name, texts in said.items():
        statement = ends(0, "doc", name).stdout
        for text in texts:
            checks.expect(text in statement, f"the page of {name} does not say {text!r}:\n{statement}")
    for name in ("silu_mul_group_fp8_f32_once", "int8_dyn_token_azp"):
        checks.expect("one bit pattern" not in ends(0, "doc", name).stdout, f"{name} leaves nothing free")
    checks.expect("\nNothing: every output is one bit pattern.\n" in ends(0, "doc", "mxfp4_rceil").stdout, "mxfp4_rceil")


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
        checks.expect(f"qkc judge {name} kernel.cu" in done.stdout, f"the prompt of {name} lacks its command")
        checks.expect(".md)" not in done.stdout, f"the prompt of {name} links to another page")
        for fragment in ("(what the CPU device has)", "What is contained how"):
            checks.expect(fragment not in done.stdout, f"the prompt of {name} has the text of a link without its link: {fragment}")
        clauses = re.search(r"## Clauses\n```\n(.*?)```", statement, re.DOTALL).group(1)
        check_instance(name, statement, clauses)
        explained = {word: f"- `{word}" in statement for word in ("clamp(", "keep(", "fma(", "old(", "max over", "argmax over")}
        for word, is_explained in explained.items():
            checks.expect(is_explained == (re.search(rf"\b{re.escape(word)}", clauses) is not None),
                          f"the page of {name} explains {word}: {is_explained}")
    done = ends(2, "prompt", "no_such_contract")
    checks.expect("QKC0004" in done.stderr and not done.stdout, done.stdout)


def test_candidates_page(here):
    """The contract and the kernel that docs/candidates.md shows, judged by its command."""
    page = (ROOT / "docs/candidates.md").read_text()
    for language, ending in (("qkc", "qkc"), ("cuda", "cu")):
        (here / f"twice.{ending}").write_text(re.search(rf"```{language}\n(.*?)```", page, re.DOTALL).group(1))
    command = re.search(r"^\$ qkc (.*)$", page, re.MULTILINE).group(1).split()
    kernels = re.findall(r"```cuda\n(.*?)```", page, re.DOTALL)
    checks.expect(len(kernels) == 2 and "qkc launch:" in kernels[1], "the page shows a function, and kernels alone")
    for kernel in kernels:
        (here / "twice.cu").write_text(kernel)
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
test_page()
for command in ("fmt", "lint", "prompt"):
    done = ends(0, command, "--help")
    checks.expect("example:" in done.stdout, f"qkc {command} --help:\n{done.stdout}")
checks.finish()
