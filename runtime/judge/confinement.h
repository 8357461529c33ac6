#pragma once
#include <cstddef>
#include <string>

/// What a child process gives up before it runs a candidate. Each function works on the calling process, for good.
namespace qkc::judge {

/// Descriptors of a confined process: 1 and 2 go to the output file, 3 is the channel, no other is open.
inline constexpr int kChannelDescriptor = 3;

/// Makes `channel` and `output` the only descriptors (see above). False with errno on failure.
bool keepOnlyDescriptors(int channel, int output);

/// No core files, no files larger than `fileBytes`, at most `cpuSeconds` of processor time. False with errno.
bool limitResources(std::size_t fileBytes, unsigned long cpuSeconds);

/// At most `bytes` of address space beyond what is mapped now. False with errno.
bool limitFurtherMemory(std::size_t bytes);

/// Whether memory can become code: of a program that is still to be loaded.
enum class NewCode { forbidden, allowed };

/// From here on every thread of the process may only compute, map memory, synchronise, talk to descriptors 1 to 3 and
/// end; any other system call raises SIGSYS. Returns 0 or an errno value.
int forbidSystemCalls(NewCode code);

/// Behind forbidSystemCalls(NewCode::allowed): no more code than is there, as if that had been forbidden at once.
/// Returns 0 or an errno value.
int forbidNewCode();

/// For a process that uses a GPU, whose driver needs calls of its own: no new process or program, no network, no
/// signals to others, no look into other processes, no new, renamed or removed file; such a call raises SIGSYS. Returns
/// 0 or an errno value.
int forbidProcessesAndNetwork();

/// "openat", or "number 999".
std::string systemCallName(int number);

} // namespace qkc::judge
