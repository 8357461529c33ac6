#include "runtime/device/cpu/stack_switch.h"

#include <algorithm>
#include <cstddef>

using qkc::device::cpu::MeetPlan;
static_assert(offsetof(MeetPlan, save) == 0 && offsetof(MeetPlan, result) == 8);

// A stack at rest holds, from its stack pointer up: r15 r14 r13 r12 rbx rbp, the address to go on at.
#define QKC_RESUME "popq %r15\n popq %r14\n popq %r13\n popq %r12\n popq %rbx\n popq %rbp\n popq %rcx\n jmpq *%rcx\n"
#define QKC_REST "pushq %rbp\n pushq %rbx\n pushq %r12\n pushq %r13\n pushq %r14\n pushq %r15\n"
#define QKC_FUNCTION(name) ".globl " #name "\n.hidden " #name "\n.type " #name ",@function\n.p2align 4\n" #name ":\n"
#define QKC_END(name) ".size " #name ",.-" #name "\n"

asm(".text\n" QKC_FUNCTION(qkcSwitchStack) QKC_REST
    "movq %rsp, (%rdi)\n"
    "movq %rsi, %rsp\n" QKC_RESUME QKC_END(qkcSwitchStack)

        QKC_FUNCTION(qkcLeaveStack) "movq %rdi, %rsp\n" QKC_RESUME QKC_END(qkcLeaveStack)

    // rax and rdx: a Meeting; on the stack: the return address into the compiled kernel.
    "qkcMeet:\n"
    "testq %rax, %rax\n"
    "je 1f\n"
    "movq (%rdx), %rdi\n"
    "pushq 8(%rdx)\n"
    "leaq 2f(%rip), %rcx\n"
    "pushq %rcx\n" QKC_REST "movq %rsp, (%rdi)\n"
    "movq %rax, %rsp\n" QKC_RESUME "1: movq 8(%rdx), %rdx\n"
    "movq (%rdx), %rax\n"
    "popq %rcx\n"
    "jmpq *%rcx\n"
    "2: popq %rdx\n"
    "movq (%rdx), %rax\n"
    "popq %rcx\n"
    "jmpq *%rcx\n");

// The builtin `name` calls the arrive function with its own arguments and then does as the plan says.
#define QKC_MEETING(name)                                                                                              \
  asm(".text\n" QKC_FUNCTION(__qkc_##name##_at) "subq $8, %rsp\n"                                                      \
                                                "call qkcArrive_" #name "\n"                                           \
                                                "addq $8, %rsp\n"                                                      \
                                                "jmp qkcMeet\n" QKC_END(__qkc_##name##_at))

QKC_MEETING(syncthreads);
QKC_MEETING(syncthreads_count);
QKC_MEETING(syncthreads_and);
QKC_MEETING(syncthreads_or);
QKC_MEETING(syncwarp);
QKC_MEETING(shfl);
QKC_MEETING(ballot);
QKC_MEETING(redux);
QKC_MEETING(match_any);
QKC_MEETING(match_all);
QKC_MEETING(activemask);

namespace qkc::device::cpu {

void* newStack(char* top, void (*entry)()) {
  constexpr int kSavedRegisters = 6;
  // The zero stands where a call would have put its return address: at entry the stack pointer is 8 modulo 16.
  auto** stack = reinterpret_cast<void**>(top);
  *--stack = nullptr;
  *--stack = reinterpret_cast<void*>(entry);
  stack -= kSavedRegisters;
  std::fill_n(stack, kSavedRegisters, nullptr);
  return static_cast<void*>(stack);
}

} // namespace qkc::device::cpu
