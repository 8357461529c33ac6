#include "runtime/device/cpu/object_cache.h"

#include <clang/Basic/Version.h>
#include <elf.h>
#include <link.h>

#include <algorithm>
#include <span>

namespace qkc::device::cpu {
namespace {

// Part of the key: a file of another form is never met.
constexpr const char* kForm = "qkc object 4";

// Names and contents of notes fill whole words.
std::size_t padded(std::size_t bytes) {
  return (bytes + 3) / 4 * 4;
}

// The linker's build id of a loaded library, from its PT_NOTE segments.
std::string buildId(const dl_phdr_info& library) {
  for (ElfW(Phdr) const& segment : std::span(library.dlpi_phdr, library.dlpi_phnum)) {
    if (segment.p_type != PT_NOTE) {
      continue;
    }
    const auto* at =
        reinterpret_cast<const char*>(library.dlpi_addr + segment.p_vaddr); // NOLINT(performance-no-int-to-ptr)
    const char* const end = at + segment.p_memsz;
    while (static_cast<std::size_t>(end - at) > sizeof(ElfW(Nhdr))) {
      ElfW(Nhdr) note;
      std::copy_n(at, sizeof note, reinterpret_cast<char*>(&note));
      const char* const name = at + sizeof note;
      const char* const content = name + padded(note.n_namesz);
      if (note.n_type == NT_GNU_BUILD_ID) {
        return {content, note.n_descsz};
      }
      at = content + padded(note.n_descsz);
    }
  }
  return {};
}

} // namespace

const std::string& toolIdentity() {
  static const std::string identity = [] {
    std::string out = clang::getClangFullVersion();
    dl_iterate_phdr(
        [](dl_phdr_info* library, std::size_t /*bytes*/, void* text) {
          llvm::StringRef const name = llvm::StringRef(library->dlpi_name).rsplit('/').second;
          if (name.starts_with("libqkc_cpu") || name.starts_with("libLLVM") || name.starts_with("libclang-cpp")) {
            *static_cast<std::string*>(text) += buildId(*library);
          }
          return 0;
        },
        &out);
    return out;
  }();
  return identity;
}

std::string cacheKey(const CompileRequest& request) {
  KeyParts key;
  key.add(kForm);
  key.add(toolIdentity());
  key.add(targetCpu());
  key.add(static_cast<std::uint64_t>(request.optimization));
  key.add(request.source.name);
  key.add(request.source.text);
  for (auto const* list : {&request.preIncludes, &request.entries}) {
    key.add(list->size());
    for (auto const& name : *list) {
      key.add(name);
    }
  }
  for (auto const& header : request.headers) {
    key.add(header.name);
    key.add(header.text);
  }
  return key.key();
}

std::optional<CompiledHalves> ObjectCache::find(const std::string& key) const {
  auto const bytes = files_.find(key);
  return bytes ? unpack(*bytes) : std::nullopt;
}

void ObjectCache::keep(const std::string& key, const CompiledHalves& halves) const {
  files_.keep(key, pack(halves));
}

} // namespace qkc::device::cpu
