#!/usr/bin/env python3
"""Thresholds: a kernel that takes >= for > is rejected, and told so, whatever it compares with: a parameter, a tensor,
a constant in a guard, a product of inputs, a group's largest element, integers. So is one that knows the parameter's
default and does not read it, and one that compares another product than the rounded one. The contract calibrates green without a case by hand."""
import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import qkc_run  # noqa: E402

KERNEL = """// qkc launch: compare<<<T, 32, 0, stream>>>(x, m, th, z, by_param, by_tensor, by_guard, of_product, of_group, of_integer, K, ub)
__global__ void compare(const __nv_bfloat16* x, const float* m, const float* th, const int32_t* z, __nv_bfloat16* by_param,
                        __nv_bfloat16* by_tensor, __nv_bfloat16* by_guard, int32_t* of_product, __nv_bfloat16* of_group,
                        int32_t* of_integer, int64_t K, float ub) {
  if (threadIdx.x != 0) return;
  const int64_t t = blockIdx.x;
  const __nv_bfloat16 zero = __float2bfloat16(0.0f);
  int count = 0;
  float largest = 0.0f;
  for (int64_t k = 0; k < K; ++k) {
    const int64_t i = t * K + k;
    const float value = __bfloat162float(x[i]);
    by_param[i] = value PARAM LIMIT ? zero : x[i];
    by_tensor[i] = value TENSOR th[t] ? zero : x[i];
    by_guard[i] = value GUARD 6.0f ? zero : x[i];
    count += fabsf(value * m[k]) PRODUCT ub;
    largest = fmaxf(largest, fabsf(value));
    if (k % 32 == 31) {
      of_group[t * (K / 32) + k / 32] = __float2bfloat16(largest GROUP 6.0f ? 0.0f : largest);
      largest = 0.0f;
    }
  }
  of_product[t] = count;
  of_integer[t] = z[t] INTEGER 100 ? 0 : z[t];
}
"""
PLACES = {"PARAM": "param", "TENSOR": "tensor", "GUARD": "rest", "PRODUCT": "product", "GROUP": "group",
          "INTEGER": "integer"}
# Of other products: what they have in place of |x| * m > ub.
PRODUCTS = {"exact": "fabs(static_cast<double>(value) * m[k]) > ub", "quotient": "fabsf(value) > ub / m[k]",
            "step": "fabsf(value * m[k]) > __int_as_float(__float_as_int(ub) + 1)"}
checks = qkc_run.Checks()


def kernel(wrong="", limit="ub"):
    text = KERNEL.replace("LIMIT", limit)
    for place in PLACES:
        text = text.replace(f" {place} ", " >= " if place == wrong else " > ")
    return text


with tempfile.TemporaryDirectory() as out:
    folder = pathlib.Path(out)
    (folder / "comparisons.qkc").write_text((HERE / "comparisons.qkc").read_text())
    built = qkc_run.run("build", ".", cwd=folder)
    checks.expect(built.returncode == 0, built.stderr)
    calibrated = qkc_run.run("calibrate", ".", cwd=folder)
    checks.expect(calibrated.returncode == 0 and "green" in calibrated.stdout, calibrated.stdout[:2000])
    (folder / "right.cu").write_text(kernel())
    (folder / "default.cu").write_text(kernel(limit="1200.0f"))
    (folder / "one_more.cu").write_text(kernel().replace("z[t] > 100", "z[t] > 101"))
    (folder / "one_less.cu").write_text(kernel().replace("z[t] > 100", "z[t] > 99"))
    for name, compared in PRODUCTS.items():
        (folder / f"{name}.cu").write_text(kernel().replace("fabsf(value * m[k]) > ub", compared))
    for place in PLACES:
        (folder / f"{place}.cu").write_text(kernel(wrong=place))
    for seed in (0, 1, 77):
        # Rounded products are a matter of the pinned suite; a fresh one has a case of them, in one direction.
        wrong = ("default", "one_more", "one_less", *(PRODUCTS if seed == 0 else ()))
        paths = [folder / f"{one}.cu" for one in ("right", *wrong, *PLACES)]
        verdicts = qkc_run.judge(folder / "comparisons.qkc", paths, "--device", "cpu", "--seed", seed)[0]
        by_name = dict(zip(("right", *wrong, *PLACES), verdicts))
        checks.expect(by_name["right"]["outcome"] == "accepted", by_name["right"])
        for one in wrong:
            checks.expect(by_name[one]["outcome"] == "rejected", f"seed {seed}: {one}")
        for place, clause in PLACES.items():
            verdict = by_name[place]
            checks.expect(verdict["outcome"] == "rejected", f"seed {seed}: {place} is {verdict['outcome']}")
            blamed = [row["name"] for row in verdict["clauses"] if row["rejected"] > 0]
            checks.expect(blamed == [clause], f"seed {seed}: {place} blames {blamed}")
            named = [mutant for one in verdict["diagnosis"] for mutant in one["mutants"]]
            checks.expect(any(mutant.endswith("comparison.not_strict") for mutant in named), f"seed {seed}: {place} follows {named}")
checks.finish()
