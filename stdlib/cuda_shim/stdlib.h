// Ending a launcher ends the run with an error.
#pragma once
#include "cuda_runtime.h"
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
__QK_FN void abort() {
  __qkc_trap();
}
__QK_FN void exit(int) {
  __qkc_trap();
}
// Memory of the host: kernels take theirs from cudaMalloc or declare it.
extern "C" __host__ void* malloc(size_t);
extern "C" __host__ void* calloc(size_t, size_t);
extern "C" __host__ void free(void*);
