#include "runtime/candidate/little_endian.h"
#include "runtime/candidate/tensor_formats.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <set>
#include <utility>

// A .npz is a ZIP archive of .npy files. ZIP: PKWARE's APPNOTE, sections 4.3 to 4.5.
namespace qkc::candidate {
namespace {

constexpr std::uint32_t kLocalSignature = 0x04034b50;
constexpr std::uint32_t kCentralSignature = 0x02014b50;
constexpr std::uint32_t kEndSignature = 0x06054b50;
constexpr std::uint32_t kEnd64Signature = 0x06064b50;
constexpr std::uint32_t kEnd64LocatorSignature = 0x07064b50;
constexpr std::size_t kLocalBytes = 30;
constexpr std::size_t kCentralBytes = 46;
constexpr std::size_t kEndBytes = 22;
constexpr std::size_t kEnd64Bytes = 56;
constexpr std::size_t kEnd64LocatorBytes = 20;
constexpr std::uint16_t kStored = 0;
constexpr std::uint16_t kDeflated = 8;
constexpr std::uint32_t kElsewhere32 = 0xFFFFFFFF; // the value is in the ZIP64 record
constexpr std::string_view kEnding = ".npy";

struct Entry {
  std::string name;
  std::uint16_t flags = 0;
  std::uint16_t method = 0;
  std::uint32_t crc = 0;
  std::uint64_t packedBytes = 0;
  std::uint64_t bytes = 0;
  std::uint64_t offset = 0; ///< of the local header
};

struct Directory {
  std::uint64_t count = 0;
  std::uint64_t bytes = 0;
  std::uint64_t offset = 0;
};

Bytes part(Bytes file, std::uint64_t offset, std::uint64_t bytes, const char* what) {
  if (offset > file.size() || bytes > file.size() - offset) {
    failMalformed(fmt::format("the archive's {} lies beyond its end", what));
  }
  return file.subspan(offset, bytes);
}

// The end record is the last thing but for a comment of up to 65535 bytes.
std::size_t endRecord(Bytes file) {
  const std::size_t lowest = file.size() > kEndBytes + 0xFFFF ? file.size() - kEndBytes - 0xFFFF : 0;
  for (std::size_t at = file.size() - std::min(file.size(), kEndBytes) + 1; at-- > lowest;) {
    if (file.size() - at >= kEndBytes && loadLittle<std::uint32_t>(file, at) == kEndSignature &&
        at + kEndBytes + loadLittle<std::uint16_t>(file, at + 20) == file.size()) {
      return at;
    }
  }
  failMalformed("the archive has no end record: it is not whole");
}

Directory directoryOf(Bytes file) {
  const std::size_t end = endRecord(file);
  Directory directory{.count = loadLittle<std::uint16_t>(file, end + 10),
                      .bytes = loadLittle<std::uint32_t>(file, end + 12),
                      .offset = loadLittle<std::uint32_t>(file, end + 16)};
  const bool elsewhere =
      directory.count == 0xFFFF || directory.bytes == kElsewhere32 || directory.offset == kElsewhere32;
  if (elsewhere && end >= kEnd64LocatorBytes &&
      loadLittle<std::uint32_t>(file, end - kEnd64LocatorBytes) == kEnd64LocatorSignature) {
    const auto offset = loadLittle<std::uint64_t>(file, end - kEnd64LocatorBytes + 8);
    const Bytes record = part(file, offset, kEnd64Bytes, "ZIP64 end record");
    if (loadLittle<std::uint32_t>(record, 0) != kEnd64Signature) {
      failMalformed("the archive's ZIP64 end record is damaged");
    }
    directory = {.count = loadLittle<std::uint64_t>(record, 32),
                 .bytes = loadLittle<std::uint64_t>(record, 40),
                 .offset = loadLittle<std::uint64_t>(record, 48)};
  }
  return directory;
}

// Values of 0xFFFFFFFF stand in the ZIP64 extra field, in this order.
void readZip64(Bytes extra, Entry& entry) {
  constexpr std::uint16_t kZip64Field = 1;
  while (extra.size() >= 4) {
    const auto id = loadLittle<std::uint16_t>(extra, 0);
    const std::size_t size = loadLittle<std::uint16_t>(extra, 2);
    Bytes field = part(extra.subspan(4), 0, size, "extra field");
    extra = extra.subspan(4 + size);
    if (id != kZip64Field) {
      continue;
    }
    for (std::uint64_t* value : {&entry.bytes, &entry.packedBytes, &entry.offset}) {
      if (*value == kElsewhere32) {
        *value = loadLittle<std::uint64_t>(part(field, 0, 8, "ZIP64 field"), 0);
        field = field.subspan(8);
      }
    }
  }
}

std::vector<Entry> entriesOf(Bytes file) {
  const Directory directory = directoryOf(file);
  Bytes records = part(file, directory.offset, directory.bytes, "directory");
  std::vector<Entry> entries;
  for (std::uint64_t i = 0; i < directory.count; ++i) {
    const Bytes record = part(records, 0, kCentralBytes, "directory");
    if (loadLittle<std::uint32_t>(record, 0) != kCentralSignature) {
      failMalformed("the archive's directory is damaged");
    }
    const std::size_t nameBytes = loadLittle<std::uint16_t>(record, 28);
    const std::size_t extraBytes = loadLittle<std::uint16_t>(record, 30);
    const std::size_t commentBytes = loadLittle<std::uint16_t>(record, 32);
    const Bytes rest = part(records, kCentralBytes, nameBytes + extraBytes + commentBytes, "directory");
    Entry entry;
    entry.flags = loadLittle<std::uint16_t>(record, 8);
    entry.method = loadLittle<std::uint16_t>(record, 10);
    entry.crc = loadLittle<std::uint32_t>(record, 16);
    entry.packedBytes = loadLittle<std::uint32_t>(record, 20);
    entry.bytes = loadLittle<std::uint32_t>(record, 24);
    entry.offset = loadLittle<std::uint32_t>(record, 42);
    entry.name.assign(reinterpret_cast<const char*>(rest.data()), nameBytes);
    readZip64(rest.subspan(nameBytes, extraBytes), entry);
    entries.push_back(std::move(entry));
    records = records.subspan(kCentralBytes + rest.size());
  }
  return entries;
}

// Ends an inflate stream on every way out.
struct InflateStream {
  z_stream stream{};
  InflateStream() {
    // Negative: a raw stream of up to 15 bits of window, without zlib's own header.
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) {
      throw std::bad_alloc();
    }
  }
  ~InflateStream() { inflateEnd(&stream); }
  InflateStream(const InflateStream&) = delete;
  InflateStream& operator=(const InflateStream&) = delete;
};

// zlib counts in unsigned int, so long streams go through in pieces.
std::vector<std::byte> inflated(Bytes packed, std::uint64_t bytes, const std::string& name) {
  constexpr std::size_t kPiece = std::size_t{64} << 20;
  InflateStream inflater;
  z_stream& stream = inflater.stream;
  std::vector<std::byte> result;
  int status = Z_OK;
  while (status == Z_OK) {
    const std::size_t done = result.size();
    // Memory follows the data that are really there, not the size that the archive claims; one byte more shows excess.
    const std::size_t room = std::min<std::uint64_t>(kPiece, bytes + 1 - done);
    const std::size_t taken = std::min(kPiece, packed.size());
    result.resize(done + room);
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));
    stream.avail_in = static_cast<uInt>(taken);
    stream.next_out = reinterpret_cast<Bytef*>(result.data() + done);
    stream.avail_out = static_cast<uInt>(room);
    status = inflate(&stream, Z_NO_FLUSH);
    packed = packed.subspan(taken - stream.avail_in);
    result.resize(done + room - stream.avail_out);
    if (result.size() > bytes) {
      break;
    }
  }
  if (status != Z_STREAM_END || result.size() != bytes || !packed.empty()) {
    failMalformed(fmt::format("the compressed data of '{}' are damaged", shown(name)));
  }
  return result;
}

std::uint32_t checksum(Bytes data) {
  return static_cast<std::uint32_t>(
      crc32_z(crc32_z(0, nullptr, 0), reinterpret_cast<const Bytef*>(data.data()), data.size()));
}

Tensor readEntry(Bytes file, const Entry& entry) {
  const auto printable = [](char c) { return c >= ' ' && c <= '~'; };
  if (!std::ranges::all_of(entry.name, printable)) {
    failUnsupported("a member whose name is not ASCII");
  }
  if (!entry.name.ends_with(kEnding)) {
    failUnsupported(fmt::format("the archive's member '{}'; needed are arrays saved by numpy", shown(entry.name)));
  }
  constexpr std::uint16_t kEncrypted = 1;
  if ((entry.flags & kEncrypted) != 0 || (entry.method != kStored && entry.method != kDeflated)) {
    failUnsupported(fmt::format("member '{}' is encrypted or compressed by method {}; needed is none or deflate",
                                shown(entry.name), entry.method));
  }
  const Bytes local = part(file, entry.offset, kLocalBytes, "member");
  if (loadLittle<std::uint32_t>(local, 0) != kLocalSignature) {
    failMalformed(fmt::format("the archive's member '{}' is damaged", shown(entry.name)));
  }
  const std::uint64_t start = entry.offset + kLocalBytes + loadLittle<std::uint16_t>(local, 26) +
                              std::uint64_t{loadLittle<std::uint16_t>(local, 28)};
  const Bytes packed = part(file, start, entry.packedBytes, "member");
  std::vector<std::byte> unpacked;
  Bytes data = packed;
  if (entry.method == kDeflated) {
    unpacked = inflated(packed, entry.bytes, entry.name);
    data = unpacked;
  }
  if (data.size() != entry.bytes || checksum(data) != entry.crc) {
    failMalformed(fmt::format("the checksum or the size of member '{}' is wrong", shown(entry.name)));
  }
  return readNpy(data, entry.name.substr(0, entry.name.size() - kEnding.size()));
}

// What the local header and the directory have in common, from the version on.
void appendCommon(std::vector<std::byte>& file, const Entry& entry) {
  constexpr std::uint16_t kVersion = 20;
  constexpr std::uint16_t kUtf8Name = 1U << 11;
  constexpr std::uint32_t kDate1980 = 0x00210000; // files do not depend on the time of writing
  appendLittle(file, kVersion);
  appendLittle(file, kUtf8Name);
  appendLittle(file, kStored);
  appendLittle(file, kDate1980);
  appendLittle(file, entry.crc);
  appendLittle(file, static_cast<std::uint32_t>(entry.bytes));
  appendLittle(file, static_cast<std::uint32_t>(entry.bytes));
  appendLittle(file, static_cast<std::uint16_t>(entry.name.size()));
  appendLittle(file, std::uint16_t{0}); // no extra field
}

void appendDirectory(std::vector<std::byte>& file, const std::vector<Entry>& entries) {
  const std::size_t start = file.size();
  for (const Entry& entry : entries) {
    appendLittle(file, kCentralSignature);
    appendLittle(file, std::uint16_t{20}); // made by: DOS, version 2.0
    appendCommon(file, entry);
    appendLittle(file, std::uint16_t{0}); // no comment
    appendLittle(file, std::uint16_t{0}); // disk
    appendLittle(file, std::uint16_t{0}); // internal attributes
    appendLittle(file, std::uint32_t{0}); // external attributes
    appendLittle(file, static_cast<std::uint32_t>(entry.offset));
    appendText(file, entry.name);
  }
  const std::size_t end = file.size();
  appendLittle(file, kEndSignature);
  appendLittle(file, std::uint32_t{0}); // disks
  appendLittle(file, static_cast<std::uint16_t>(entries.size()));
  appendLittle(file, static_cast<std::uint16_t>(entries.size()));
  appendLittle(file, static_cast<std::uint32_t>(end - start));
  appendLittle(file, static_cast<std::uint32_t>(start));
  appendLittle(file, std::uint16_t{0}); // no comment
}

} // namespace

bool isNpz(Bytes file) {
  return file.size() >= 4 &&
         (loadLittle<std::uint32_t>(file, 0) == kLocalSignature || loadLittle<std::uint32_t>(file, 0) == kEndSignature);
}

std::vector<Tensor> readNpz(Bytes file, std::size_t maxBytes) {
  std::vector<Tensor> tensors;
  std::set<std::string> names;
  std::size_t left = maxBytes;
  for (const Entry& entry : entriesOf(file)) {
    if (entry.bytes > left) {
      failUnsupported(fmt::format("the archive unpacks to more than {} bytes", maxBytes));
    }
    left -= entry.bytes;
    if (!names.insert(entry.name).second) {
      failMalformed(fmt::format("the archive has two members '{}'", shown(entry.name)));
    }
    try {
      tensors.push_back(readEntry(file, entry));
    } catch (const TensorFileError& error) {
      throw TensorFileError(error.code(), fmt::format("in '{}': {}", shown(entry.name), error.what()));
    }
  }
  return tensors;
}

std::vector<std::byte> writeNpz(std::span<const Tensor> tensors) {
  std::vector<std::byte> file;
  std::vector<Entry> entries;
  for (const Tensor& tensor : tensors) {
    const std::vector<std::byte> array = writeNpy(tensor);
    Entry entry;
    entry.name = tensor.name + std::string(kEnding);
    entry.bytes = array.size();
    entry.crc = checksum(array);
    entry.offset = file.size();
    if (entry.name.size() > 0xFFFF || file.size() + array.size() >= kElsewhere32 - 0xFFFFFF ||
        entries.size() == 0xFFFE) {
      failUnsupported("more than 4 GiB or 65534 arrays in one .npz; .safetensors has no such limit");
    }
    appendLittle(file, kLocalSignature);
    appendCommon(file, entry);
    appendText(file, entry.name);
    appendBytes(file, array);
    entries.push_back(std::move(entry));
  }
  appendDirectory(file, entries);
  return file;
}

} // namespace qkc::candidate
