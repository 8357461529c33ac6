#include "runtime/device/cpu/clang_frontend.h"

#include "runtime/device/cpu/diagnostics.h"
#include "runtime/device/cpu/host_text.h"
#include "runtime/device/cpu/lint_visitor.h"
#include "runtime/device/cpu/precompiled_shim.h"
#include "runtime/device/cpu/prototype_check.h"
#include "runtime/device/cpu/shim_table.h"
#include "runtime/device/cpu/source_guard.h"

#include <clang/AST/ASTConsumer.h>
#include <clang/AST/Attr.h>
#include <clang/AST/Decl.h>
#include <clang/AST/GlobalDecl.h>
#include <clang/Basic/Version.h>
#include <clang/CodeGen/CGFunctionInfo.h>
#include <clang/CodeGen/CodeGenABITypes.h>
#include <clang/CodeGen/ModuleBuilder.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <clang/Frontend/FrontendAction.h>
#include <clang/Frontend/FrontendActions.h>
#include <clang/Frontend/MultiplexConsumer.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/VirtualFileSystem.h>
#include <llvm/TargetParser/Host.h>

namespace qkc::device::cpu {
namespace {

constexpr const char* kTriple = "x86_64-pc-linux-gnu";

// The pieces of one source parameter, appended to `out`.
void appendPieces(const clang::CodeGen::CGFunctionInfoArgInfo& argument, unsigned parameter,
                  const clang::ASTContext& context, const llvm::DataLayout& layout, std::vector<ArgumentPiece>& out) {
  clang::CodeGen::ABIArgInfo const& info = argument.info;
  if (info.isIgnore()) {
    return; // an empty struct: no argument at all
  }
  if (info.isIndirect()) {
    auto const bytes = static_cast<std::uint64_t>(context.getTypeSizeInChars(argument.type).getQuantity());
    out.push_back({parameter, 0, true, bytes, static_cast<std::uint64_t>(info.getIndirectAlign().getQuantity())});
    return;
  }
  std::uint64_t const base = info.getDirectOffset();
  auto* split = llvm::dyn_cast_or_null<llvm::StructType>(info.getCoerceToType());
  if (split == nullptr || !info.isDirect() || !info.getCanBeFlattened()) {
    out.push_back({parameter, base, false});
    return;
  }
  auto const* offsets = layout.getStructLayout(split);
  for (unsigned i = 0; i < split->getNumElements(); ++i) {
    out.push_back({parameter, base + offsets->getElementOffset(i), false});
  }
}

unsigned launchBound(const clang::FunctionDecl& function, const clang::ASTContext& context) {
  auto const* bounds = function.getAttr<clang::CUDALaunchBoundsAttr>();
  if (bounds == nullptr || bounds->getMaxThreads() == nullptr) {
    return 0;
  }
  auto const value = bounds->getMaxThreads()->getIntegerConstantExpr(context);
  return value ? static_cast<unsigned>(value->getLimitedValue(1U << 30U)) : 0;
}

// Runs after code generation: looks at what the text declares, and says which functions are kernels and how their
// arguments are laid out, while the declarations are still there. Clang's own tables are asked, so no marks in the shim
// are needed.
class Harvest : public clang::ASTConsumer {
public:
  Harvest(clang::CodeGenerator& generator, Half half, const std::vector<std::string>& entries,
          const DiagnosticSink& sink, ParsedHalf& out)
      : generator_(&generator), half_(half), entries_(&entries), sink_(&sink), out_(&out) {}

  bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
    declarations_.insert(declarations_.end(), group.begin(), group.end());
    return true;
  }

  void HandleTranslationUnit(clang::ASTContext& context) override {
    // Looking at declarations may load others from the precompiled headers, which arrive above.
    std::vector<clang::Decl*> const declarations = declarations_;
    // What comes of a text with other errors would be misread. Host functions may be hidden from the device half.
    if (sink_->leftTypes() || (half_ != Half::device && !context.getDiagnostics().hasErrorOccurred())) {
      checkPrototypes(declarations, *entries_, context);
    }
    if (!context.getDiagnostics().hasErrorOccurred()) {
      out_->findings = findLints(declarations, context);
    }
    llvm::Module* module = generator_->GetModule();
    if (module == nullptr || context.getDiagnostics().hasErrorOccurred()) {
      return;
    }
    dropSections(*module);
    for (llvm::Function& function : *module) {
      if (!function.isDeclaration()) {
        takeFunction(function, context);
      }
    }
    for (llvm::GlobalVariable& variable : module->globals()) {
      takeVariable(variable, context);
    }
    if (half_ == Half::gpuHost) {
      out_->deviceText = withoutHostCode(context);
    }
  }

private:
  // Where a text wants its functions and variables: by an attribute, or a pragma for all that follow. No GPU program
  // depends on it, and there are names whose content linkers read as their own, believing it.
  static void dropSections(llvm::Module& module) {
    for (llvm::GlobalObject& object : module.global_objects()) {
      if (object.getName().starts_with("llvm.")) {
        continue; // the compiler's: not to be emitted
      }
      object.setSection("");
      if (auto* variable = llvm::dyn_cast<llvm::GlobalVariable>(&object)) {
        variable->setAttributes({});
      } else if (auto* function = llvm::dyn_cast<llvm::Function>(&object)) {
        function->removeFnAttr("implicit-section-name");
      }
    }
  }

  void takeFunction(const llvm::Function& function, const clang::ASTContext& context) {
    auto const* decl =
        llvm::dyn_cast_or_null<clang::FunctionDecl>(generator_->GetDeclForMangledName(function.getName()));
    if (decl == nullptr || !decl->hasAttr<clang::CUDAGlobalAttr>()) {
      return;
    }
    if (half_ != Half::device) {
      clang::GlobalDecl const kernel(decl, clang::KernelReferenceKind::Kernel);
      out_->stubs.push_back({function.getName().str(), generator_->GetMangledName(kernel).str(),
                             half_ == Half::gpuHost ? deviceExpression(*decl, context) : ""});
      return;
    }
    auto const type = context.getCanonicalType(decl->getType()).getAs<clang::FunctionProtoType>();
    auto const& info = clang::CodeGen::arrangeFreeFunctionType(
        generator_->CGM(), clang::CanQual<clang::FunctionProtoType>::CreateUnsafe(clang::QualType(type, 0)));
    KernelDecl kernel;
    kernel.symbol = function.getName().str();
    kernel.maxThreads = launchBound(*decl, context);
    unsigned parameter = 0;
    for (auto const& argument : info.arguments()) {
      appendPieces(argument, parameter++, context, function.getParent()->getDataLayout(), kernel.arguments);
    }
    out_->kernels.push_back(std::move(kernel));
  }

  // A section of their own tells the linked program which variables are __constant__: those that lie in writable
  // memory, by their type or because addresses in them are set when they are linked. What nobody writes lies with the
  // other constants, since a section can't be both.
  static void chooseConstantSection(llvm::GlobalVariable& variable) {
    bool const isWritable = !variable.isConstant() || variable.getInitializer()->needsDynamicRelocation();
    if (isWritable) {
      variable.setSection(kConstantSection);
    } else if (variable.getSection() == kConstantSection) {
      variable.setSection("");
    }
  }

  void takeVariable(llvm::GlobalVariable& variable, const clang::ASTContext& context) {
    auto const* decl = llvm::dyn_cast_or_null<clang::VarDecl>(generator_->GetDeclForMangledName(variable.getName()));
    if (decl == nullptr) {
      return;
    }
    if (decl->hasAttr<clang::CUDASharedAttr>()) {
      out_->shared.push_back({variable.getName().str(), decl->getNameAsString(), variable.isDeclaration()});
      return;
    }
    // Clang marks constexpr variables as __constant__ by itself; each half has its own copy of those.
    auto const* onDevice = decl->getAttr<clang::CUDADeviceAttr>();
    auto const* constant = decl->getAttr<clang::CUDAConstantAttr>();
    if ((onDevice != nullptr && !onDevice->isImplicit()) || (constant != nullptr && !constant->isImplicit())) {
      out_->deviceVariables.push_back(variable.getName().str());
      if (half_ == Half::device && constant != nullptr && !constant->isImplicit() && !variable.isDeclaration()) {
        out_->constantBytes += variable.getParent()->getDataLayout().getTypeAllocSize(variable.getValueType());
        chooseConstantSection(variable);
      }
      if (half_ == Half::gpuHost) {
        out_->shadows.push_back(
            {variable.getName().str(), deviceExpression(*decl, context),
             static_cast<std::uint64_t>(context.getTypeSizeInChars(decl->getType()).getQuantity())});
      }
    }
  }

  clang::CodeGenerator* generator_;
  Half half_;
  const std::vector<std::string>* entries_;
  const DiagnosticSink* sink_;
  ParsedHalf* out_;
  std::vector<clang::Decl*> declarations_;
};

class EmitHalf : public clang::ASTFrontendAction {
public:
  EmitHalf(Half half, const std::vector<std::string>& entries, DiagnosticSink& sink, ParsedHalf& out)
      : half_(half), entries_(&entries), sink_(&sink), out_(&out) {}

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& instance, llvm::StringRef) override {
    installSourceGuard(instance, *sink_, half_ == Half::gpuHost);
    const char* name = half_ == Half::device ? "qkc.device" : "qkc.host";
    generator_ = clang::CreateLLVMCodeGen(instance.getDiagnostics(), name, &instance.getVirtualFileSystem(),
                                          instance.getHeaderSearchOpts(), instance.getPreprocessorOpts(),
                                          instance.getCodeGenOpts(), *out_->context);
    std::vector<std::unique_ptr<clang::ASTConsumer>> both;
    both.emplace_back(generator_);
    both.push_back(std::make_unique<Harvest>(*generator_, half_, *entries_, *sink_, *out_));
    return std::make_unique<clang::MultiplexConsumer>(std::move(both));
  }

  void EndSourceFileAction() override {
    if (!getCompilerInstance().getDiagnostics().hasErrorOccurred()) {
      out_->module.reset(generator_->ReleaseModule());
    }
  }

private:
  Half half_;
  const std::vector<std::string>* entries_;
  DiagnosticSink* sink_;
  ParsedHalf* out_;
  clang::CodeGenerator* generator_ = nullptr; // owned by the consumer
};

std::string placeOf(const std::string& name) {
  return name.starts_with('/') ? name : "/src/" + name;
}

constexpr const char* kPrecompiledPlace = "/precompiled";
// The text that was precompiled; Clang checks that it is still the same.
constexpr const char* kPrecompiledSource = "/cuda/precompiled.h";
// Read after the shim by the host half for a GPU.
constexpr const char* kGpuHostHeader = "/cuda/qkc_gpu_host.h";

llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem>
makeFileSystem(const CompileRequest& request, const std::string& main, std::string_view precompiled) {
  auto files = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  auto add = [&](const std::string& place, std::string_view text, bool terminated) {
    files->addFile(place, 0,
                   llvm::MemoryBuffer::getMemBuffer(llvm::StringRef(text.data(), text.size()), "", terminated));
  };
  // The working folder must exist, whatever the names of the texts: Clang takes it for granted.
  add("/src/.keep", "", true);
  static_cast<void>(files->setCurrentWorkingDirectory("/src"));
  for (auto const& shim : shimFiles()) {
    add("/cuda/" + std::string(shim.name), shim.text, true);
  }
  add(kPrecompiledSource, "#include <cuda_runtime.h>\n", true);
  add(kGpuHostHeader, "#undef __QKC_CPU__\n", true);
  if (!precompiled.empty()) {
    add(kPrecompiledPlace, precompiled, false);
  }
  for (auto const& header : request.headers) {
    add(placeOf(header.name), header.text, true);
  }
  add(placeOf(main), request.source.text, true);
  return files;
}

// Options that a precompiled shim shares with the texts that use it.
std::vector<const char*> languageArguments(Half half, const std::string& cpu) {
  std::vector<const char*> out = {
      "-triple", kTriple, "-aux-triple", kTriple, "-target-cpu", cpu.c_str(), "-x", "cuda", "-std=c++20",
      // A CUDA version new enough for the launch protocol with __cudaPushCallConfiguration.
      "-target-sdk-version=12.3", "-disable-llvm-passes", "-nostdsysteminc", "-nobuiltininc", "-fdeclspec",
      "-ffp-contract=off", "-fgnuc-version=4.2.1", "-mrelocation-model", "pic", "-pic-level", "2",
      // A loop without an end and effects hangs, as its text says, where C++ would let anything happen.
      "-fno-finite-loops",
      // Marks where a local variable begins that nothing sets (unset_locals.h).
      "-ftrivial-auto-var-init=pattern",
      // As in device code, where a long double is a double.
      "-mlong-double-64",
      // Kernels reinterpret bits through pointers as a matter of course; nvcc allows it.
      "-relaxed-aliasing",
      // Lines for the messages of run-time checks; dropped before optimisation.
      "-debug-info-kind=line-tables-only", "-dwarf-version=5", "-ftemplate-depth=512", "-fconstexpr-depth=256",
      "-fconstexpr-steps=2000000", "-fbracket-depth", "256", "-disable-pragma-debug-crash", "-I.", "-internal-isystem",
      "/cuda",
      // At every level: -O0 would mark each function as not to be touched. How much is optimised is decided later.
      "-O2"};
  if (half == Half::device) {
    out.push_back("-fcuda-is-device");
  }
  return out;
}

std::vector<const char*> arguments(const CompileRequest& request, Half half, const std::string& cpu,
                                   const std::string& main, bool precompiled) {
  std::vector<const char*> out = languageArguments(half, cpu);
  out.insert(out.end(), {"-main-file-name", main.c_str(), precompiled ? "-include-pch" : "-include",
                         precompiled ? kPrecompiledPlace : "cuda_runtime.h"});
  if (half == Half::gpuHost) {
    out.insert(out.end(), {"-include", kGpuHostHeader});
  }
  for (auto const& name : request.preIncludes) {
    out.push_back("-include");
    out.push_back(name.c_str());
  }
  out.push_back(main.c_str());
  return out;
}

// The precompiled shim, where it was made by this very Clang for this CPU; else nothing.
std::string_view usablePrecompiled(Half half, const std::string& cpu) {
  PrecompiledShim const& shim = precompiledShim();
  bool const fits = cpu == shim.cpu && clang::getClangFullVersion() == shim.compiler;
  return !fits ? std::string_view{} : half == Half::device ? shim.device : shim.host;
}

} // namespace

std::string targetCpu() {
  static const std::string cpu = [] {
    auto const features = llvm::sys::getHostCPUFeatures();
    for (const char* needed : {"avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"}) {
      if (!features.lookup(needed)) {
        return "x86-64";
      }
    }
    return "x86-64-v3";
  }();
  return cpu;
}

ParsedHalf parseHalf(const CompileRequest& request, Half half) {
  ParsedHalf out;
  out.context = std::make_unique<llvm::LLVMContext>();
  // A leading dash would read as an option.
  std::string const main = request.source.name.starts_with('-') ? "./" + request.source.name : request.source.name;
  std::string const cpu = targetCpu();
  std::string_view const precompiled = usablePrecompiled(half, cpu);
  std::vector<const char*> const args = arguments(request, half, cpu, main, !precompiled.empty());

  llvm::raw_string_ostream text(out.diagnostics);
  auto options = llvm::makeIntrusiveRefCnt<clang::DiagnosticOptions>();
  options->ShowPresumedLoc = true; // as `#line` has it
  DiagnosticSink sink(text, options.get());
  clang::CompilerInstance instance;
  instance.createDiagnostics(&sink, /*ShouldOwnClient=*/false);
  instance.getDiagnostics().setErrorLimit(20);
  instance.setVerboseOutputStream(std::make_unique<llvm::raw_null_ostream>()); // "2 errors generated"
  if (!clang::CompilerInvocation::CreateFromArgs(instance.getInvocation(), args, instance.getDiagnostics())) {
    return out;
  }
  instance.createFileManager(makeFileSystem(request, main, precompiled));
  sink.leaveTypesOf(request.entries);
  EmitHalf action(half, request.entries, sink, out);
  instance.ExecuteAction(action);
  text.flush();
  if (out.module != nullptr) {
    out.status = CompileStatus::ok;
  } else {
    out.status = sink.unsupported() ? CompileStatus::unsupported : CompileStatus::rejected;
  }
  return out;
}

bool writePrecompiledShim(Half half, const std::string& cpu, const std::string& path) {
  std::vector<const char*> args = languageArguments(half, cpu);
  args.insert(args.end(), {"-emit-pch", "-fpch-instantiate-templates", "-fno-pch-timestamp", "-o", path.c_str(),
                           kPrecompiledSource});
  clang::CompilerInstance instance;
  instance.createDiagnostics();
  if (!clang::CompilerInvocation::CreateFromArgs(instance.getInvocation(), args, instance.getDiagnostics())) {
    return false;
  }
  instance.createFileManager(makeFileSystem({}, "unused.cu", {}));
  clang::GeneratePCHAction action;
  return instance.ExecuteAction(action);
}

} // namespace qkc::device::cpu
