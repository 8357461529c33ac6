#pragma once

#include <string>
#include <string_view>

/// Candidates that are kernels alone: the host function is written for them, from lines of the form
///
///     // qkc launch: scale<<<(N + 255) / 256, 256, 0, stream>>>(x, y, N)
///
/// each a comment on a line of its own, not in another comment or a literal. The names are the prototype's parameters.
namespace qkc::judge {

/// The candidate's text with `entry`'s definition behind it, one statement for each such line, in their order; what a
/// compiler says of a statement bears the line's number in the file `name`. The text as it is where it has no such
/// line, or calls or defines something by the name of `entry` itself. `prototype` is the contract's header.
std::string withLaunchLines(const std::string& text, const std::string& name, std::string_view entry,
                            std::string_view prototype);

} // namespace qkc::judge
