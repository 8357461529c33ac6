// verdict: rejected QKC0811
// Prints for ever.
extern "C" void qkc_int8_static_tensor_sym(const __nv_bfloat16* __restrict__ x, const float* __restrict__ s, int8_t* q, int64_t M,
                                           int64_t N, cudaStream_t stream) {
  for (;;)
    printf("all is well\n");
}
