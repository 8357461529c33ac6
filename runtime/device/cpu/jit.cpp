#include "runtime/device/cpu/jit.h"

#include "runtime/device/cpu/clang_frontend.h"
#include "runtime/device/cpu/runtime_symbols.h"
#include "runtime/device/cpu/symbol_name.h"

#include <llvm/ADT/BitmaskEnum.h>
#include <llvm/ExecutionEngine/JITLink/JITLink.h>
#include <llvm/ExecutionEngine/Orc/CompileUtils.h>
#include <llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h>
#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/ExecutionEngine/Orc/MapperJITLinkMemoryManager.h>
#include <llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h>
#include <llvm/Object/ELFObjectFile.h>
#include <llvm/Support/Error.h>
#include <llvm/Support/TargetSelect.h>

#include <set>

namespace qkc::device::cpu {
namespace {

llvm::orc::JITTargetMachineBuilder machineBuilder(int level) {
  static const bool initialised = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return true;
  }();
  static_cast<void>(initialised);
  llvm::orc::JITTargetMachineBuilder out(llvm::Triple("x86_64-pc-linux-gnu"));
  out.setCPU(targetCpu());
  out.setRelocationModel(llvm::Reloc::PIC_);
  // Level 1 is for texts that are run a few times: what the optimiser leaves is turned into code without more ado.
  out.setCodeGenOptLevel(level <= 1 ? llvm::CodeGenOptLevel::None : llvm::CodeGenOptLevel::Default);
  out.getOptions().AllowFPOpFusion = llvm::FPOpFusion::Strict;
  // What is undefined ends the program, instead of running on into whatever code lies behind it.
  out.getOptions().TrapUnreachable = true;
  return out;
}

constexpr std::size_t kImageGranularity = 64UL << 10U; // by which an image's memory grows

// Notes where each object's variables come to lie.
class DataWatch : public llvm::orc::ObjectLinkingLayer::Plugin {
public:
  explicit DataWatch(std::shared_ptr<ProgramData> out) : out_(std::move(out)) {}

  void modifyPassConfig(llvm::orc::MaterializationResponsibility& /*work*/, llvm::jitlink::LinkGraph& /*graph*/,
                        llvm::jitlink::PassConfiguration& passes) override {
    passes.PostAllocationPasses.emplace_back([out = out_](llvm::jitlink::LinkGraph& graph) {
      using llvm::BitmaskEnumDetail::operator&;
      bool const device = graph.getName() == kDeviceObject;
      for (llvm::jitlink::Section& section : graph.sections()) {
        llvm::jitlink::SectionRange const range(section);
        bool const code = (section.getMemProt() & llvm::orc::MemProt::Exec) != llvm::orc::MemProt::None;
        bool const writable = (section.getMemProt() & llvm::orc::MemProt::Write) != llvm::orc::MemProt::None;
        if (device && code && !range.empty()) {
          out->deviceCode.push_back({range.getStart().getValue(), range.getEnd().getValue()});
        }
        if (range.empty() || code || (!device && !writable)) {
          continue;
        }
        auto& ranges = !device                                 ? out->host
                       : section.getName() == kConstantSection ? out->constantVariables
                       : writable                              ? out->device
                                                               : out->deviceConstants;
        ranges.push_back({range.getStart().getValue(), range.getEnd().getValue()});
        for (llvm::jitlink::Symbol const* symbol : section.symbols()) {
          if (device && symbol->hasName() && symbol->getSize() != 0) {
            std::uint64_t const begin = symbol->getAddress().getValue();
            out->variables.push_back({readableName(symbol->getName()), {begin, begin + symbol->getSize()}});
          }
        }
      }
      return llvm::Error::success();
    });
  }
  llvm::Error notifyFailed(llvm::orc::MaterializationResponsibility& /*work*/) override {
    return llvm::Error::success();
  }
  llvm::Error notifyRemovingResources(llvm::orc::JITDylib& /*library*/, llvm::orc::ResourceKey /*key*/) override {
    return llvm::Error::success();
  }
  void notifyTransferringResources(llvm::orc::JITDylib& /*library*/, llvm::orc::ResourceKey /*to*/,
                                   llvm::orc::ResourceKey /*from*/) override {}

private:
  std::shared_ptr<ProgramData> out_;
};

} // namespace

std::unique_ptr<llvm::TargetMachine> makeTargetMachine(int level) {
  return llvm::cantFail(machineBuilder(level).createTargetMachine());
}

std::unique_ptr<llvm::MemoryBuffer> generateCode(llvm::Module& module, llvm::TargetMachine& machine,
                                                 std::string& error) {
  auto object = llvm::orc::SimpleCompiler(machine)(module);
  if (!object) {
    error = llvm::toString(object.takeError());
    return nullptr;
  }
  return std::move(*object);
}

SymbolReport checkSymbols(const std::vector<std::unique_ptr<llvm::MemoryBuffer>>& objects,
                          const std::vector<std::string>& wanted, std::span<const RuntimeSymbol> runtime) {
  SymbolReport out;
  std::set<std::string> defined;
  std::set<std::string> used;
  for (auto const& buffer : objects) {
    auto object = llvm::cantFail(llvm::object::ObjectFile::createELFObjectFile(*buffer));
    for (auto const& symbol : object->symbols()) {
      std::uint32_t const flags = llvm::cantFail(symbol.getFlags());
      std::string const name = llvm::cantFail(symbol.getName()).str();
      bool const own = (flags & llvm::object::BasicSymbolRef::SF_Undefined) == 0;
      if (own && (flags & llvm::object::BasicSymbolRef::SF_Global) != 0 && findSymbol(runtime, name) != nullptr) {
        out.redefined.push_back(name);
      }
      if ((flags & llvm::object::BasicSymbolRef::SF_Undefined) != 0) {
        used.insert(name);
      } else if ((flags & llvm::object::BasicSymbolRef::SF_Global) != 0) {
        defined.insert(name);
      }
    }
  }
  for (auto const& name : used) {
    if (!name.empty() && name != "_GLOBAL_OFFSET_TABLE_" && !defined.contains(name) &&
        findSymbol(runtime, name) == nullptr) {
      out.unresolved.push_back(name);
    }
  }
  for (auto const& name : wanted) {
    if (!defined.contains(name)) {
      out.missing.push_back(name);
    }
  }
  return out;
}

std::uint64_t loadedBytes(const std::vector<std::unique_ptr<llvm::MemoryBuffer>>& objects) {
  std::uint64_t bytes = 0;
  for (auto const& buffer : objects) {
    auto object = llvm::cantFail(llvm::object::ObjectFile::createELFObjectFile(*buffer));
    for (auto const& section : object->sections()) {
      if ((llvm::object::ELFSectionRef(section).getFlags() & llvm::ELF::SHF_ALLOC) != 0) {
        bytes += section.getSize();
      }
    }
  }
  return bytes;
}

std::uint64_t largestAlignment(const std::vector<std::unique_ptr<llvm::MemoryBuffer>>& objects) {
  std::uint64_t largest = 1;
  for (auto const& buffer : objects) {
    auto object = llvm::cantFail(llvm::object::ObjectFile::createELFObjectFile(*buffer));
    for (auto const& section : object->sections()) {
      if ((llvm::object::ELFSectionRef(section).getFlags() & llvm::ELF::SHF_ALLOC) != 0) {
        largest = std::max(largest, section.getAlignment().value());
      }
    }
  }
  return largest;
}

LinkedCode::LinkedCode(std::unique_ptr<llvm::orc::LLJIT> jit) : jit_(std::move(jit)) {}
LinkedCode::~LinkedCode() = default;

std::unique_ptr<LinkedCode> LinkedCode::link(std::vector<std::unique_ptr<llvm::MemoryBuffer>> objects,
                                             const std::vector<std::string>& needed,
                                             std::span<const RuntimeSymbol> runtime, std::string& error,
                                             ImageMemory* image) {
  llvm::orc::LLJITBuilder builder;
  builder.setJITTargetMachineBuilder(machineBuilder(0))
      .setLinkProcessSymbolsByDefault(false)
      .setPlatformSetUp(llvm::orc::setUpInactivePlatform);
  if (image != nullptr) {
    builder.setObjectLinkingLayerCreator([image](llvm::orc::ExecutionSession& session, const llvm::Triple& /*triple*/) {
      return std::make_unique<llvm::orc::ObjectLinkingLayer>(
          session, std::make_unique<llvm::orc::MapperJITLinkMemoryManager>(kImageGranularity, image->mapper()));
    });
  }
  auto created = builder.create();
  if (!created) {
    error = llvm::toString(created.takeError());
    return nullptr;
  }
  std::unique_ptr<LinkedCode> out(new LinkedCode(std::move(*created)));
  llvm::orc::LLJIT& jit = *out->jit_;
  auto& session = jit.getExecutionSession();
  // That something failed comes back through lookup, what it was is only reported; nothing is printed.
  auto const reported = std::make_shared<std::string>();
  session.setErrorReporter([reported](llvm::Error one) {
    std::string const text = llvm::toString(std::move(one));
    *reported = reported->empty() ? text : *reported;
  });
  if (auto* layer = llvm::dyn_cast<llvm::orc::ObjectLinkingLayer>(&jit.getObjLinkingLayer())) {
    layer->addPlugin(std::make_shared<DataWatch>(out->data_));
  }
  auto& library = jit.getMainJITDylib();
  llvm::orc::SymbolMap symbols;
  for (auto const& [name, place] : runtime) {
    symbols[jit.mangleAndIntern(llvm::StringRef(name.data(), name.size()))] = {llvm::orc::ExecutorAddr::fromPtr(place),
                                                                               llvm::JITSymbolFlags::Exported};
  }
  llvm::Error failure = library.define(llvm::orc::absoluteSymbols(std::move(symbols)));
  for (auto& object : objects) {
    if (!failure) {
      failure = jit.addObjectFile(std::move(object));
    }
  }
  if (failure) {
    error = llvm::toString(std::move(failure));
    return nullptr;
  }
  llvm::orc::SymbolLookupSet wanted;
  for (auto const& name : needed) {
    wanted.add(jit.mangleAndIntern(name));
  }
  auto found = session.lookup({{&library, llvm::orc::JITDylibLookupFlags::MatchAllSymbols}}, std::move(wanted));
  if (!found) {
    error = llvm::toString(found.takeError());
    error = reported->empty() ? error : *reported;
    return nullptr;
  }
  for (auto const& [name, definition] : *found) {
    out->addresses_[(*name).str()] = definition.getAddress().toPtr<void*>();
  }
  return out;
}

void* LinkedCode::address(const std::string& symbol) const {
  auto const found = addresses_.find(symbol);
  return found == addresses_.end() ? nullptr : found->second;
}

} // namespace qkc::device::cpu
