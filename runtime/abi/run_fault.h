/* What the device's runtime found while a candidate ran: written by the process that runs it, read by the one that
   judges. Plain C, fixed layout, meant for a page shared between the two; zero-filled means "nothing happened". */
/* NOLINTBEGIN(modernize-*): C */
#ifndef QKC_RUNTIME_ABI_RUN_FAULT_H
#define QKC_RUNTIME_ABI_RUN_FAULT_H

#include <stdint.h>

/* Exit status of a process that its runtime ended after it had filled in a RunFault. */
#define QKC_FAULT_EXIT_STATUS 120

enum { QKC_READ_TENSORS = 16 };

enum QkcFaultKind {
  QKC_FAULT_NONE = 0,
  QKC_FAULT_DIVERGENT_BARRIER = 1, /* some threads of a block wait at a barrier that the others never reach */
  QKC_FAULT_DEADLOCK = 2,          /* threads of a warp wait for lanes that never join the exchange */
  QKC_FAULT_BAD_WARP_MASK = 3,     /* a thread took part in a warp exchange whose mask leaves it out */
  QKC_FAULT_SHARED_BOUNDS = 4,     /* access outside a shared object */
  QKC_FAULT_TRAP = 5,              /* __trap() or a failed assert */
  QKC_FAULT_STACK_OVERFLOW = 6,    /* a thread of a kernel used up its stack */
  QKC_FAULT_DEVICE_MEMORY = 7,     /* access just outside memory that the candidate allocated on the device */
  QKC_FAULT_OUT_OF_MEMORY = 8,     /* the runtime itself could not get the memory that a launch needs */
  QKC_FAULT_UNSUPPORTED = 9,       /* lawful, but this device cannot run it: no verdict on the program */
  QKC_FAULT_HOST_ACCESS = 10,      /* host code touched memory of the device */
  QKC_FAULT_MISALIGNED = 11,       /* access at an address that is no multiple of its size */
  QKC_FAULT_FOREIGN_FREE = 12,     /* freed a tensor, which is the caller's */
  QKC_FAULT_HOST_POINTER = 13,     /* a kernel was given an address of host memory */
  QKC_FAULT_HOST_HEAP = 14,        /* host code wrote beside memory from malloc */
  QKC_FAULT_ILLEGAL_ADDRESS = 15,  /* a kernel accessed memory that a GPU does not reach */
  QKC_FAULT_RACE = 16,             /* two threads accessed a byte, one changed it, and nothing orders them */
  QKC_FAULT_UNAWAITED = 17         /* work on another stream than the given one, for which nothing waits */
};

struct RunFault {
  int32_t kind;         /* a QkcFaultKind; written last */
  int32_t launch_error; /* first cudaError_t that a launch returned, 0 when all were accepted; the run went on */
  uint32_t block[3];    /* blockIdx of the faulting thread, where one is known (has_thread) */
  uint32_t thread[3];   /* threadIdx of it */
  int32_t has_thread;
  uint32_t line;            /* line of the program's text, 0 when unknown */
  char kernel[192];         /* the kernel as written in C++, cut at 191 bytes */
  char message[512];        /* one sentence about `kind` */
  char launch_message[256]; /* one sentence about `launch_error` */
  uint64_t address;         /* what a race or an illegal access was about, 0 when none */
  /* No faults: for each of the first tensors that kernels may write, in the order of the arguments, the first plain
     read of a byte of it that nothing had written in that call. In watched programs alone; address 0: none. */
  uint64_t read_address[QKC_READ_TENSORS];
  uint32_t read_line[QKC_READ_TENSORS];
};

#endif
/* NOLINTEND(modernize-*) */
