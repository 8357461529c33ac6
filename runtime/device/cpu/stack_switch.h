#pragma once

#include <cstdint>

// Switching between the stacks of fibers, for the System V x86-64 calling convention. Only callee-saved registers and
// the stack pointer are kept; kernels never change the floating-point control words.
//
// Everything leaves by pop and jmp where ret would do: the processor predicts a ret from calls on the same stack, and a
// mispredicted one costs several times the whole switch.
namespace qkc::device::cpu {

// What a thread that meets others needs to wait and to go on.
struct MeetPlan {
  void** save = nullptr;                 // where to keep the stack pointer while away
  const std::uint64_t* result = nullptr; // read when going on
};

// What the arrive functions of engine_builtins.cpp return, in rax and rdx. The stack to go to is on the critical path
// of a switch, so it does not travel through memory.
struct Meeting {
  void* next = nullptr; // null: go on at once
  const MeetPlan* plan = nullptr;
};

} // namespace qkc::device::cpu

extern "C" {
// Saves the caller's stack in *save and resumes `next`; returns when something resumes *save.
void qkcSwitchStack(void** save, void* next);
// Resumes `next`; the caller's stack is given up.
[[noreturn]] void qkcLeaveStack(void* next);
}

namespace qkc::device::cpu {

// A stack, whose highest address is `top`, made such that resuming it calls `entry`, which must not return.
void* newStack(char* top, void (*entry)());

} // namespace qkc::device::cpu
