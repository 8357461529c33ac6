#include "runtime/device/cuda/library_program.h"

#include <dlfcn.h>
#include <elf.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstring>

namespace qkc::device::cuda {
namespace {

constexpr std::string_view kTag = "qkc shared library\n";

} // namespace

std::string LibraryProgram::packed() const {
  return std::string(kTag) + bytes_;
}

std::optional<std::string_view> libraryIn(std::string_view packed) {
  return packed.starts_with(kTag) ? std::optional(packed.substr(kTag.size())) : std::nullopt;
}

bool isSharedLibrary(std::string_view bytes) {
  Elf64_Ehdr header;
  if (bytes.size() < sizeof header) {
    return false;
  }
  std::memcpy(&header, bytes.data(), sizeof header);
  return std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_ident[EI_CLASS] == ELFCLASS64 &&
         header.e_type == ET_DYN && header.e_machine == EM_X86_64;
}

std::unique_ptr<LoadedLibrary> LoadedLibrary::load(std::string_view bytes, std::string& error) {
  int const file = memfd_create("qkc.library", MFD_CLOEXEC);
  bool const written = file >= 0 && write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
  std::string const path = "/proc/self/fd/" + std::to_string(file);
  void* const handle = written ? dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL) : nullptr;
  if (handle == nullptr) {
    error = written ? dlerror() : "no memory for the library";
  }
  close(file);
  return std::unique_ptr<LoadedLibrary>(handle == nullptr ? nullptr : new LoadedLibrary(handle));
}

void* LoadedLibrary::entry(const std::string& name) const {
  return dlsym(handle_, name.c_str());
}

} // namespace qkc::device::cuda
