#pragma once
// Streams of a program that runs here. The one that a call is given is as cudaStreamCreate makes them: its work and
// that of the default stream wait for each other, so both run at once. Nothing orders the given stream and
// cudaStreamPerThread, whose work is therefore put off until something waits for it: who does not, misses it.

#include <cstddef>
#include <functional>

namespace qkc::device::cpu {

// The stream that a call is given; any other address is no stream.
void* givenStream();

enum class StreamKind { given, standard, perThread, none };
StreamKind streamKind(const void* stream);

// Work is a function that returns a cudaError_t. Runs it now, or later for cudaStreamPerThread; kInvalidResourceHandle
// for what is no stream.
int runOnStream(const void* stream, std::function<int()> work);
// Runs what was put off: to be called by all that waits for it. The first error.
int finishStreams();
// How much was put off and never waited for; it is forgotten.
std::size_t dropUnfinished();

} // namespace qkc::device::cpu
