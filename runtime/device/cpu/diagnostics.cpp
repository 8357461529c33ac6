#include "runtime/device/cpu/diagnostics.h"

#include <clang/AST/Decl.h>
#include <clang/AST/DeclBase.h>
#include <clang/Basic/DiagnosticIDs.h>
#include <clang/Basic/IdentifierTable.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Lex/LexDiagnostic.h>
#include <clang/Sema/SemaDiagnostic.h>

#include <algorithm>
#include <array>

namespace qkc::device::cpu {
namespace {

using llvm::StringRef;

// Headers that a CUDA toolkit, the standard library or a well-known kernel library would serve.
bool belongsToToolchain(StringRef header) {
  static constexpr std::array kPrefixes = {"cooperative_groups",
                                           "cub/",
                                           "cuda/",
                                           "cuda_",
                                           "cute/",
                                           "cutlass/",
                                           "cublas",
                                           "curand",
                                           "device",
                                           "mma.h",
                                           "nv/",
                                           "sm_",
                                           "thrust/",
                                           "texture",
                                           "torch/",
                                           "ATen/",
                                           "c10/"};
  for (const char* prefix : kPrefixes) {
    if (header.starts_with(prefix)) {
      return true;
    }
  }
  return false;
}

// Names that only an implementation may define: the program means something of CUDA that the shim does not have.
bool isReserved(StringRef name) {
  return name.starts_with("__") || name.starts_with("cuda") || name.starts_with("cooperative_groups") ||
         name.starts_with("nvcuda") || name.starts_with("cg::");
}

// The identifier or header that the diagnostic is about: its first argument.
std::string subject(const clang::Diagnostic& info) {
  if (info.getNumArgs() == 0) {
    return {};
  }
  switch (info.getArgKind(0)) {
  case clang::DiagnosticsEngine::ak_std_string:
    return info.getArgStdStr(0);
  case clang::DiagnosticsEngine::ak_c_string:
    return info.getArgCStr(0);
  case clang::DiagnosticsEngine::ak_identifierinfo:
    return info.getArgIdentifier(0)->getName().str();
  case clang::DiagnosticsEngine::ak_declarationname: {
    llvm::SmallString<64> text;
    info.getDiags()->ConvertArgToString(info.getArgKind(0), static_cast<std::intptr_t>(info.getRawArg(0)), "", "", {},
                                        text, {});
    StringRef bare = text;
    bare.consume_front("'");
    bare.consume_back("'");
    return bare.str();
  }
  default:
    return {};
  }
}

// The header of CUDA that would declare a name that is not known, where its spelling tells; else empty.
std::string headerOf(StringRef name) {
  struct Row {
    const char *part, *header;
  };
  static constexpr std::array kRows = {
      Row{"fp4", "cuda_fp4.h"},   Row{"E2M1", "cuda_fp4.h"}, Row{"fp6", "cuda_fp6.h"},
      Row{"E2M3", "cuda_fp6.h"},  Row{"E3M2", "cuda_fp6.h"}, Row{"fp8", "cuda_fp8.h"},
      Row{"E4M3", "cuda_fp8.h"},  Row{"E5M2", "cuda_fp8.h"}, Row{"__NV_SATFINITE", "cuda_fp8.h"},
      Row{"NOSAT", "cuda_fp8.h"}, Row{"e8m0", "cuda_fp8.h"}, Row{"bfloat16", "cuda_bf16.h"},
      Row{"half", "cuda_fp16.h"},
  };
  for (const Row& row : kRows) {
    if (name.contains(row.part)) {
      return row.header;
    }
  }
  return {};
}

// A kernel launched by a kernel: dynamic parallelism. The first argument is the kind of what is used: __device__,
// __global__, ...
bool launchesFromDevice(const clang::Diagnostic& info) {
  constexpr int kGlobal = 1;
  auto const kind = info.getArgKind(0);
  if (kind == clang::DiagnosticsEngine::ak_uint) {
    return info.getArgUInt(0) == kGlobal;
  }
  return kind == clang::DiagnosticsEngine::ak_sint && info.getArgSInt(0) == kGlobal;
}

// A name that a namespace of CUDA or of the standard library does not have here: the diagnostic's second argument.
bool isOfToolchain(const clang::Diagnostic& info) {
  static constexpr std::array kNames = {"cooperative_groups", "cub", "cuda", "nvcuda", "std", "thrust"};
  if (info.getNumArgs() < 2 || info.getArgKind(1) != clang::DiagnosticsEngine::ak_declcontext) {
    return false;
  }
  for (auto const* scope =
           reinterpret_cast<const clang::DeclContext*>(info.getRawArg(1)); // NOLINT(performance-no-int-to-ptr)
       scope != nullptr; scope = scope->getParent()) {
    auto const* named = llvm::dyn_cast<clang::NamespaceDecl>(scope);
    if (named != nullptr && scope->getParent()->isTranslationUnit()) {
      return llvm::is_contained(kNames, named->getName());
    }
  }
  return false;
}

} // namespace

DiagnosticSink::DiagnosticSink(llvm::raw_ostream& out, clang::DiagnosticOptions* options)
    : TextDiagnosticPrinter(out, options), out_(out) {}

bool DiagnosticSink::lacksFeature(const clang::Diagnostic& info) const {
  switch (info.getID()) {
  case clang::diag::err_pp_file_not_found: {
    bool invalid = false;
    const char* spelled = info.getSourceManager().getCharacterData(info.getLocation(), &invalid);
    return (!invalid && *spelled == '<') || belongsToToolchain(subject(info));
  }
  case clang::diag::err_undeclared_var_use:
  case clang::diag::err_undeclared_var_use_suggest:
  case clang::diag::err_undeclared_use:
  case clang::diag::err_undeclared_use_suggest:
  case clang::diag::err_unknown_typename:
  case clang::diag::err_unknown_typename_suggest:
  case clang::diag::err_no_template:
    return isReserved(subject(info));
  case clang::diag::err_no_member:
  case clang::diag::err_no_member_suggest:
  case clang::diag::err_no_member_template:
  case clang::diag::err_no_member_template_suggest:
  case clang::diag::err_typename_nested_not_found:
    return isOfToolchain(info);
  case clang::diag::err_ref_bad_target:
    return launchesFromDevice(info);
  default:
    return false;
  }
}

bool DiagnosticSink::isCheckedElsewhere(const clang::Diagnostic& info) const {
  return info.getID() == clang::diag::err_conflicting_types &&
         std::find(checkedElsewhere_.begin(), checkedElsewhere_.end(), subject(info)) != checkedElsewhere_.end();
}

void DiagnosticSink::HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info) {
  bool const note = level == clang::DiagnosticsEngine::Note;
  if (note) {
    bool const internal = info.getLocation().isValid() && info.hasSourceManager() &&
                          info.getSourceManager().isInSystemHeader(info.getLocation());
    if (skipNotes_ || internal) {
      return;
    }
  } else {
    // Inline assembly was refused already; what Clang thinks of its constraints on x86 would mislead.
    unsigned const category = clang::DiagnosticIDs::getCategoryNumberForDiag(info.getID());
    skipNotes_ = clang::DiagnosticIDs::getCategoryNameFromID(category) == "Inline Assembly Issue";
    if (skipNotes_) {
      return;
    }
  }
  if (level >= clang::DiagnosticsEngine::Error && !sawError_) {
    sawError_ = true;
    firstUnsupported_ = nextUnsupported_ || lacksFeature(info);
  }
  nextUnsupported_ = false;
  if (isCheckedElsewhere(info)) {
    leftTypes_ = true;
    skipNotes_ = true;
    return;
  }
  TextDiagnosticPrinter::HandleDiagnostic(level, info);
  noteHeader(level, info);
}

// A reserved name is mostly one whose header is not included.
void DiagnosticSink::noteHeader(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info) {
  const std::string name = level >= clang::DiagnosticsEngine::Error ? subject(info) : "";
  const std::string header = isReserved(name) ? headerOf(name) : "";
  if (header.empty() || info.getID() == clang::diag::err_pp_file_not_found || !noted_.insert(header).second) {
    return;
  }
  out_ << "note: where CUDA has " << name << ", <" << header << "> declares it; is it included?\n";
}

} // namespace qkc::device::cpu
