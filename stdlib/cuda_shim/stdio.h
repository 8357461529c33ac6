// Printing compiles and prints nothing: a candidate's output is its tensors.
#pragma once
#include "qkc_memory.h"
typedef struct __qk_file* FILE;
#define stdout ((FILE*)0)
#define stderr ((FILE*)0)
template <class... A> __QK_FN int fprintf(FILE*, const char*, A...) {
  return 0;
}
__QK_FN int puts(const char*) {
  return 0;
}
__QK_FN int fflush(FILE*) {
  return 0;
}
