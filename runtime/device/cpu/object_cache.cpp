#include "runtime/device/cpu/object_cache.h"

#include <clang/Basic/Version.h>
#include <elf.h>
#include <link.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/SHA256.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <span>
#include <system_error>

namespace qkc::device::cpu {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDigestBytes = 32;
// Part of the key: a file of another form is never met.
constexpr const char* kForm = "qkc object 1";

std::string digest(llvm::StringRef bytes) {
  auto const hash = llvm::SHA256::hash(llvm::arrayRefFromStringRef(bytes));
  return {hash.begin(), hash.end()};
}

// Each part goes in with its length, so that no two lists of parts have the same bytes.
class KeyWriter {
public:
  void add(llvm::StringRef part) {
    std::uint64_t const size = part.size();
    hash_.update(llvm::StringRef(reinterpret_cast<const char*>(&size), sizeof size));
    hash_.update(part);
  }
  void add(std::uint64_t number) { add(llvm::StringRef(reinterpret_cast<const char*>(&number), sizeof number)); }
  std::string hex() { return llvm::toHex(hash_.final(), /*LowerCase=*/true); }

private:
  llvm::SHA256 hash_;
};

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

// Build ids of this library and of the compiler's: other builds may generate other code from the same text.
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

} // namespace

std::string cacheKey(const CompileRequest& request) {
  KeyWriter key;
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
  return key.hex();
}

std::optional<CompiledHalves> ObjectCache::find(const std::string& key) const {
  fs::path const path = folder_ / (key + ".qkco");
  auto file = llvm::MemoryBuffer::getFile(path.string());
  if (!file) {
    return std::nullopt;
  }
  llvm::StringRef const bytes = (*file)->getBuffer();
  if (bytes.size() < kDigestBytes || digest(bytes.drop_front(kDigestBytes)) != bytes.take_front(kDigestBytes)) {
    return std::nullopt;
  }
  std::error_code ignored;
  fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
  return unpack(bytes.drop_front(kDigestBytes));
}

void ObjectCache::keep(const std::string& key, const CompiledHalves& halves) const {
  std::error_code failed;
  fs::create_directories(folder_, failed);
  if (failed) {
    return;
  }
  fs::permissions(folder_, fs::perms::owner_all, failed);
  std::string const content = pack(halves);
  // Written beside and moved: a reader sees all of it or nothing.
  fs::path const draft = folder_ / (key + "." + std::to_string(::getpid()) + ".draft");
  {
    std::ofstream out(draft, std::ios::binary);
    out << digest(content) << content;
    out.close();
    if (!out) {
      fs::remove(draft, failed);
      return;
    }
  }
  fs::rename(draft, folder_ / (key + ".qkco"), failed);
  if (failed) {
    fs::remove(draft, failed);
  }
  makeRoom();
}

void ObjectCache::makeRoom() const {
  struct File {
    fs::file_time_type used;
    std::uintmax_t bytes;
    fs::path path;
  };
  std::vector<File> files;
  std::uintmax_t total = 0;
  std::error_code failed;
  for (fs::directory_iterator at(folder_, failed), end; !failed && at != end; at.increment(failed)) {
    std::error_code gone;
    File file{at->last_write_time(gone), at->file_size(gone), at->path()};
    if (!gone) {
      total += file.bytes;
      files.push_back(std::move(file));
    }
  }
  std::sort(files.begin(), files.end(), [](const File& a, const File& b) { return a.used < b.used; });
  for (auto const& file : files) {
    if (total <= bytes_) {
      return;
    }
    std::error_code ignored;
    fs::remove(file.path, ignored);
    total -= file.bytes;
  }
}

} // namespace qkc::device::cpu
