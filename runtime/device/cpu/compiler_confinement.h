#pragma once

namespace qkc::device::cpu {

// What a process that compiles a candidate's text gives up, for good: a text that subverts the compiler itself finds no
// file to write, no program, no socket and no other process within reach. Each function is for the calling process,
// which has one thread yet; false where the system refuses.

// No descriptor but `result` (above 2) and the standard ones, which lead nowhere.
bool keepOnlyResult(int result);

// For Clang, which has all that it reads in memory: an allow list. Computing, memory that is no code, locks, threads,
// signals within the process, the descriptors that are open. Looking for files fails with EPERM, all else with ENOSYS,
// as a C library expects of calls that it knows how to do without.
bool allowComputing();

// For NVRTC, which opens libraries and asks for what its maker likes: a list of what fails.
bool forbidFilesAndProcesses();

} // namespace qkc::device::cpu
