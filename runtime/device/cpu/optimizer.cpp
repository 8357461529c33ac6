#include "runtime/device/cpu/optimizer.h"

#include "runtime/device/cpu/simt_entry.h"
#include "runtime/device/cpu/watch_pass.h"

#include <llvm/Passes/PassBuilder.h>
#include <llvm/Transforms/IPO/AlwaysInliner.h>
#include <llvm/Transforms/IPO/GlobalDCE.h>
#include <llvm/Transforms/IPO/Inliner.h>
#include <llvm/Transforms/InstCombine/InstCombine.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>

namespace qkc::device::cpu {
namespace {

// One pass builder with its analyses. The managers refer to each other and must be destroyed in this order.
class Passes {
public:
  explicit Passes(llvm::TargetMachine& machine) : builder_(&machine, tuning()) {
    builder_.registerModuleAnalyses(module_);
    builder_.registerCGSCCAnalyses(components_);
    builder_.registerFunctionAnalyses(function_);
    builder_.registerLoopAnalyses(loop_);
    builder_.crossRegisterProxies(loop_, function_, components_, module_);
  }

  llvm::PassBuilder& builder() { return builder_; }
  void run(llvm::ModulePassManager& passes, llvm::Module& module) { passes.run(module, module_); }

private:
  static llvm::PipelineTuningOptions tuning() {
    llvm::PipelineTuningOptions out;
    out.LoopVectorization = true;
    out.SLPVectorization = true;
    return out;
  }

  llvm::PassBuilder builder_;
  llvm::LoopAnalysisManager loop_;
  llvm::FunctionAnalysisManager function_;
  llvm::CGSCCAnalysisManager components_;
  llvm::ModuleAnalysisManager module_;
};

llvm::OptimizationLevel levelOf(int level) {
  return level == 2 ? llvm::OptimizationLevel::O2 : llvm::OptimizationLevel::O3;
}

// What LLVM takes for the least of its levels.
constexpr int kInlinedSize = 225;

// Level 1: functions stand in the places that call them, values in registers, and little else. For texts of many
// functions that run a few times: LLVM's own first level takes six times as long and makes code that is hardly faster.
void optimizeLightly(llvm::Module& module, Passes& passes) {
  llvm::FunctionPassManager simplify;
  simplify.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  simplify.addPass(llvm::EarlyCSEPass());
  simplify.addPass(llvm::SimplifyCFGPass());
  llvm::ModuleInlinerWrapperPass inlining(llvm::getInlineParams(kInlinedSize));
  inlining.getPM().addPass(llvm::createCGSCCToFunctionPassAdaptor(std::move(simplify)));
  llvm::ModulePassManager pipeline;
  pipeline.addPass(std::move(inlining));
  pipeline.addPass(llvm::GlobalDCEPass());
  passes.run(pipeline, module);
}

void addSimplification(llvm::FunctionPassManager& out) {
  out.addPass(llvm::EarlyCSEPass());
  out.addPass(llvm::InstCombinePass());
  out.addPass(llvm::SimplifyCFGPass());
}

} // namespace

void prepareForLowering(llvm::Module& module, llvm::TargetMachine& machine) {
  Passes passes(machine);
  llvm::FunctionPassManager simplify;
  simplify.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  addSimplification(simplify);
  llvm::ModulePassManager pipeline;
  pipeline.addPass(llvm::AlwaysInlinerPass(/*InsertLifetime=*/true));
  pipeline.addPass(llvm::GlobalDCEPass());
  pipeline.addPass(llvm::createModuleToFunctionPassAdaptor(std::move(simplify)));
  pipeline.addPass(llvm::GlobalDCEPass());
  passes.run(pipeline, module);
}

void prepareWatched(llvm::Module& module, llvm::TargetMachine& machine) {
  {
    Passes passes(machine);
    llvm::ModulePassManager pipeline;
    pipeline.addPass(llvm::AlwaysInlinerPass(/*InsertLifetime=*/true));
    pipeline.addPass(llvm::GlobalDCEPass());
    pipeline.addPass(llvm::createModuleToFunctionPassAdaptor(llvm::SROAPass(llvm::SROAOptions::PreserveCFG)));
    passes.run(pipeline, module);
  }
  watchAccesses(module);
  Passes fresh(machine);
  llvm::FunctionPassManager simplify;
  addSimplification(simplify);
  llvm::ModulePassManager pipeline;
  pipeline.addPass(llvm::createModuleToFunctionPassAdaptor(std::move(simplify)));
  pipeline.addPass(llvm::GlobalDCEPass());
  fresh.run(pipeline, module);
}

void finishWatched(llvm::Module& module, llvm::TargetMachine& machine) {
  Passes passes(machine);
  llvm::ModulePassManager pipeline;
  pipeline.addPass(llvm::AlwaysInlinerPass(/*InsertLifetime=*/false));
  pipeline.addPass(llvm::GlobalDCEPass());
  passes.run(pipeline, module);
}

void optimizeDevice(llvm::Module& module, llvm::TargetMachine& machine, int level) {
  Passes passes(machine);
  if (level == 0) {
    llvm::ModulePassManager pipeline = passes.builder().buildO0DefaultPipeline(llvm::OptimizationLevel::O0);
    passes.run(pipeline, module);
    return;
  }
  if (level == 1) {
    optimizeLightly(module, passes);
    return;
  }
  llvm::OptimizationLevel const at = levelOf(level);
  constexpr auto kPhase = llvm::ThinOrFullLTOPhase::None;
  llvm::ModulePassManager simplify = passes.builder().buildModuleSimplificationPipeline(at, kPhase);
  passes.run(simplify, module);
  markThreadAccesses(module);
  Passes fresh(machine); // marking changed metadata behind the analyses' back
  llvm::ModulePassManager optimize = fresh.builder().buildModuleOptimizationPipeline(at, kPhase);
  fresh.run(optimize, module);
}

void optimizeHost(llvm::Module& module, llvm::TargetMachine& machine, int level) {
  Passes passes(machine);
  llvm::ModulePassManager pipeline = level <= 1
                                         ? passes.builder().buildO0DefaultPipeline(llvm::OptimizationLevel::O0)
                                         : passes.builder().buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O1);
  passes.run(pipeline, module);
}

} // namespace qkc::device::cpu
