#include "compiler/contract/layout_text.h"
#include "compiler/contract/print_expr.h"
#include "compiler/emit/emit.h"
#include "compiler/emit/names.h"
#include "compiler/emit/storage.h"

#include <fmt/format.h>

namespace qkc::emit {

using namespace contract;

namespace {

std::string shapeText(const Contract& contract, const Quantity& tensor) {
  std::string text;
  for (const NodeId extent : tensor.shape)
    text += (text.empty() ? "" : ", ") + printExpr(contract, extent);
  return fmt::format("{}[{}]", tensor.type.format->name, text);
}

// What one parameter is, for the comment behind it.
std::string describeParameter(const Contract& contract, const Parameter& parameter) {
  if (parameter.dim != kNone)
    return "extent";
  const Quantity& q = contract.quantity(parameter.quantity);
  if (q.role == Role::parameter)
    return "parameter, " + q.type.format->name;
  const char* role = q.role == Role::input ? "in " : q.role == Role::output ? "out " : "inout ";
  if (q.record != kNone)
    return fmt::format("{}{}: {}", role, contract.records[static_cast<std::size_t>(q.record)].structure,
                       bufferText(contract, *q.layout));
  return role + shapeText(contract, q) +
         (q.layout ? fmt::format(" stored {}: {}", q.layout->name, bufferText(contract, *q.layout)) : "");
}

} // namespace

std::string valueType(const numeric::Format& format) {
  if (format.isInteger() && format.storageBits == 64)
    return format.isSigned ? "int64_t" : "uint64_t";
  if (format.isInteger())
    return format.isSigned ? "int32_t" : "uint32_t";
  return format.name == "f64" ? "double" : "float";
}

std::vector<Parameter> parametersOf(const Contract& contract) {
  std::vector<Parameter> result;
  for (const Role role : {Role::input, Role::inout, Role::output})
    for (QuantityId id = 0; id < static_cast<QuantityId>(contract.quantities.size()); ++id) {
      const Quantity& q = contract.quantity(id);
      if (q.role == role && !sharesBuffer(contract, id))
        result.push_back({localName(bufferName(contract, q)),
                          (role == Role::input ? "const " : "") + borderTypeOf(q) + "*", id, kNone});
    }
  for (DimId id = 0; id < static_cast<DimId>(contract.dims.size()); ++id)
    if (const Dim& dim = contract.dims[static_cast<std::size_t>(id)]; dim.derived == kNone)
      result.push_back({localName(dim.name), "int64_t", kNone, id});
  for (QuantityId id = 0; id < static_cast<QuantityId>(contract.quantities.size()); ++id)
    if (const Quantity& q = contract.quantity(id); q.role == Role::parameter)
      result.push_back({localName(q.name), valueType(*q.type.format), id, kNone});
  return result;
}

std::string banner(const Contract& contract, const std::string& hash, const std::string& what) {
  return fmt::format("// Made by qkc from the contract {} (hash {}). Do not edit.\n// {}\n", contract.name, hash, what);
}

std::string emitPrototype(const Contract& contract) {
  std::string text = fmt::format(
      "// The function that a candidate for the contract {} implements. Made by qkc; do not edit.\n", contract.name);
  if (!contract.summary.empty())
    text += "// " + contract.summary + "\n";
  text += R"(#pragma once
#include <stdint.h>
#if defined(__CUDACC__) || defined(__CUDA__)
#include <cuda_runtime.h>
)";
  bool half = false;
  bool bfloat = false;
  for (const Quantity& q : contract.quantities)
    if (q.type.kind == Type::Kind::format &&
        (q.role == Role::input || q.role == Role::inout || q.role == Role::output)) {
      half = half || borderTypeOf(q) == "__half";
      bfloat = bfloat || borderTypeOf(q) == "__nv_bfloat16";
    }
  if (half)
    text += "#include <cuda_fp16.h>\n";
  if (bfloat)
    text += "#include <cuda_bf16.h>\n";
  text += "#else\n";
  if (half)
    text += "struct __half;\n";
  if (bfloat)
    text += "struct __nv_bfloat16;\n";
  text += "typedef struct CUstream_st* cudaStream_t;\n#endif\n\nextern \"C\" void qkc_" + contract.name + "(\n";
  for (const Parameter& parameter : parametersOf(contract)) {
    const bool isInput = parameter.quantity != kNone && contract.quantity(parameter.quantity).role == Role::input;
    text += fmt::format("    {}{} {}, // {}\n", parameter.type, isInput ? " __restrict__" : "", parameter.name,
                        describeParameter(contract, parameter));
  }
  return text + "    cudaStream_t stream);\n";
}

std::string emitCheckerInterface(const Contract& contract) {
  std::string arguments;
  for (const Parameter& parameter : parametersOf(contract)) {
    if (parameter.quantity != kNone && contract.quantity(parameter.quantity).role == Role::inout)
      arguments += fmt::format("    const void* {}_before, // its content before the call\n", parameter.name);
    arguments +=
        fmt::format("    {} {}, // {}\n",
                    parameter.quantity != kNone && contract.quantity(parameter.quantity).role != Role::parameter
                        ? std::string("const void*")
                        : parameter.type,
                    parameter.name, describeParameter(contract, parameter));
  }
  return fmt::format(R"(// The checker of the contract {0}. Made by qkc; do not edit.
#pragma once
#include "qkc/report.h"

#ifdef __cplusplus
extern "C" {{
#endif

// Judges the outputs of one call. `report` is overwritten.
void qkc_{0}_check(
{1}    qkc_check_report* report,
    void* stream);

// Looks at one element that an arm judged: what was returned, what is admissible, what the arm reads.
void qkc_{0}_explain(
{1}    int32_t arm,
    int64_t element,
    qkc_position* position,
    void* stream);

#ifdef __cplusplus
}}
#endif
)",
                     contract.name, arguments);
}

} // namespace qkc::emit
