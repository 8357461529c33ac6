#include "runtime/judge/likely_content.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace qkc::judge {
namespace {

using Bytes = std::vector<std::byte>;

// Zeros; the smallest codes; 0.19, 3, 48 and -6 as f32, with like numbers in the other formats and as integers; NaNs.
constexpr std::array kBytes = {std::byte{0x00}, std::byte{0x01}, std::byte{0x3E}, std::byte{0x40},
                               std::byte{0x42}, std::byte{0xC0}, std::byte{0xFF}};
// Behind them results of elements further on, and each byte a little beside its own.
constexpr std::size_t kOfBytes = kBytes.size() + 2;

// No element is wider.
constexpr std::size_t kWidest = 16;

// The elements of one form that the bytes hold; what is left over at the end is none.
class Elements {
public:
  Elements(Bytes& bytes, ElementForm form) : bytes_(&bytes), form_(form) {}

  std::size_t size() const { return bytes_->size() * kByte / bits(); }

  std::uint64_t get(std::size_t element) const {
    std::size_t const first = element * bits();
    std::uint64_t code = 0;
    for (std::size_t k = (bits() + kByte - 1) / kByte; k-- > 0;) {
      code = code << kByte | static_cast<std::uint64_t>((*bytes_)[first / kByte + k]);
    }
    return code >> first % kByte & mask();
  }

  void set(std::size_t element, std::uint64_t code) {
    std::size_t const first = element * bits();
    for (std::size_t k = 0; k * kByte < bits(); ++k) {
      std::byte& byte = (*bytes_)[first / kByte + k];
      auto const part = static_cast<std::byte>((code & mask()) >> k * kByte << first % kByte);
      auto const kept = static_cast<std::byte>(mask() >> k * kByte << first % kByte);
      byte = (byte & ~kept) | part;
    }
  }

  std::uint64_t sign() const { return std::uint64_t{1} << (bits() - 1); }

  // Of numbers with a sign, by magnitude; below a zero lies the other side of it.
  std::uint64_t stepped(std::uint64_t code, int steps) const {
    bool const isZero = form_.isFloat && (code & (mask() ^ sign())) == 0;
    return isZero && steps < 0 ? (code ^ sign()) + static_cast<std::uint64_t>(-steps)
                               : code + static_cast<std::uint64_t>(steps);
  }

private:
  static constexpr std::size_t kByte = 8;

  std::size_t bits() const { return static_cast<std::size_t>(form_.bits); }
  std::uint64_t mask() const { return sign() | (sign() - 1); }

  Bytes* bytes_;
  ElementForm form_;
};

// What is done to elements of a right result; the others stay right.
struct Change {
  enum class Of { all, even, odd, evenOutputs, oddOutputs };
  int steps = 0;
  bool flipsSign = false;
  bool moves = false; // to the element before
  Of of = Of::all;
};

// Right values beside wrong ones show who looks at one element, or at another output, and keeps the others.
constexpr std::array kChanges = {
    Change{.steps = 1},
    Change{.steps = -1},
    Change{.flipsSign = true},
    Change{.moves = true},
    Change{.steps = 2},
    Change{.steps = -2},
    Change{.steps = 1, .of = Change::Of::even},
    Change{.steps = -1, .of = Change::Of::odd},
    Change{.steps = 1, .of = Change::Of::evenOutputs},
    Change{.steps = -1, .of = Change::Of::oddOutputs},
};

bool isChanged(Change::Of of, std::size_t element, std::size_t output) {
  switch (of) {
  case Change::Of::even:
    return element % 2 == 0;
  case Change::Of::odd:
    return element % 2 == 1;
  case Change::Of::evenOutputs:
    return output % 2 == 0;
  case Change::Of::oddOutputs:
    return output % 2 == 1;
  case Change::Of::all:
    break;
  }
  return true;
}

Bytes changed(Bytes bytes, const Change& change, ElementForm form, std::size_t output) {
  Elements elements(bytes, form);
  std::size_t const count = elements.size();
  std::uint64_t const first = count == 0 ? 0 : elements.get(0);
  for (std::size_t k = 0; k < count; ++k) {
    if (!isChanged(change.of, k, output)) {
      continue;
    }
    std::uint64_t const own = elements.get(k);
    std::uint64_t const next = k + 1 == count ? first : elements.get(k + 1);
    elements.set(k,
                 change.moves ? next : elements.stepped(own, change.steps) ^ (change.flipsSign ? elements.sign() : 0));
  }
  return bytes;
}

} // namespace

int likelyContentCount(std::size_t forms) {
  return static_cast<int>(kOfBytes + (kChanges.size() * std::max<std::size_t>(forms, 1)));
}

std::vector<std::byte> likelyContent(std::span<const std::byte> result, int which, std::span<const ElementForm> forms,
                                     std::size_t output) {
  const auto number = static_cast<std::size_t>(which);
  if (number < kBytes.size()) {
    return std::vector(result.size(), kBytes[number]);
  }
  std::vector out(result.begin(), result.end());
  if (number == kBytes.size()) {
    // Results of other elements.
    if (result.size() > kWidest) {
      std::rotate(out.begin(), out.begin() + kWidest, out.end());
    } else {
      std::reverse(out.begin(), out.end());
    }
    return out;
  }
  if (number < kOfBytes) {
    for (std::byte& byte : out) {
      byte = static_cast<std::byte>(static_cast<unsigned>(byte) + 1U);
    }
    return out;
  }
  std::size_t const behind = number - kOfBytes;
  // Outputs of fewer forms than another one have theirs again.
  ElementForm const form = forms.empty() ? ElementForm{} : forms[behind / kChanges.size() % forms.size()];
  return changed(std::move(out), kChanges[behind % kChanges.size()], form, output);
}

} // namespace qkc::judge
