#include "runtime/device/file_cache.h"

#include "runtime/device/sha256.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <vector>

namespace qkc::device {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDigestBytes = 64; // hexadecimal

} // namespace

std::optional<std::string> FileCache::find(const std::string& key) const {
  fs::path const path = folder_ / (key + extension_);
  std::ifstream file(path, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file || bytes.size() < kDigestBytes ||
      sha256(std::string_view(bytes).substr(kDigestBytes)) != std::string_view(bytes).substr(0, kDigestBytes)) {
    return std::nullopt;
  }
  std::error_code ignored;
  fs::last_write_time(path, fs::file_time_type::clock::now(), ignored);
  bytes.erase(0, kDigestBytes);
  return bytes;
}

void FileCache::keep(const std::string& key, std::string_view content) const {
  std::error_code failed;
  fs::create_directories(folder_, failed);
  if (failed) {
    return;
  }
  fs::permissions(folder_, fs::perms::owner_all, failed);
  // Written beside and moved: a reader sees all of it or nothing.
  fs::path const draft = folder_ / (key + "." + std::to_string(::getpid()) + ".draft");
  {
    std::ofstream out(draft, std::ios::binary);
    out << sha256(content) << content;
    out.close();
    if (!out) {
      fs::remove(draft, failed);
      return;
    }
  }
  fs::rename(draft, folder_ / (key + extension_), failed);
  if (failed) {
    fs::remove(draft, failed);
  }
  makeRoom();
}

void FileCache::makeRoom() const {
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

void KeyParts::add(std::string_view part) {
  add(static_cast<std::uint64_t>(part.size()));
  bytes_ += part;
}

void KeyParts::add(std::uint64_t number) {
  bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
}

std::string KeyParts::key() const {
  return sha256(bytes_);
}

} // namespace qkc::device
