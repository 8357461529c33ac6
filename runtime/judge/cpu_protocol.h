#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

/// What the judge and its worker process for the CPU device say to each other: datagrams on a socket, with descriptors.
/// The first comes from the worker: the places of its runtime (Device::linkContainedFor), 8 bytes each. Then each
/// Order is answered by an Answer. Both are of one build.
namespace qkc::judge::cpu {

/// The worker's only descriptor beside 0, 1 and 2.
inline constexpr int kSocket = 3;

/// The descriptors that come with an order, in this order.
enum Descriptor : std::size_t { channel, output, control, memory, program, plan, kDescriptors };

/// Fork a child that runs the program on the plan.
struct Order {
  std::uint64_t number; ///< counts the orders; the answer repeats it
};

/// With the descriptor of the process, unless pid is negative. The child is one of the judge's, not of the worker's.
struct Answer {
  std::uint64_t number;
  std::int32_t pid;
  std::int32_t error; ///< errno where pid is negative
};

} // namespace qkc::judge::cpu
