#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace qkc::device {

// Bytes in a folder, a file each, named by a key that holds everything they depend on. A file that is damaged or can't
// be read is as good as none. Nothing here fails: a cache that can't be written is not written.
class FileCache {
public:
  // Files end in `extension`; `bytes` is what the folder may hold, whoever's files: those used longest ago go first.
  FileCache(std::filesystem::path folder, std::string extension, std::uintmax_t bytes)
      : folder_(std::move(folder)), extension_(std::move(extension)), bytes_(bytes) {}

  std::optional<std::string> find(const std::string& key) const;
  void keep(const std::string& key, std::string_view content) const;

private:
  void makeRoom() const;

  std::filesystem::path folder_;
  std::string extension_;
  std::uintmax_t bytes_;
};

// A key from parts: each goes in with its length, so that no two lists of parts give the same key.
class KeyParts {
public:
  void add(std::string_view part);
  void add(std::uint64_t number);
  std::string key() const; // 64 hexadecimal digits

private:
  std::string bytes_;
};

} // namespace qkc::device
