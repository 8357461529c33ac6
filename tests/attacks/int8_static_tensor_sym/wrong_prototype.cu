// verdict: rejected QKC0801
// Parameters in another order.
extern "C" void qkc_int8_static_tensor_sym(int8_t* q, const __nv_bfloat16* x, const float* s, int64_t M, int64_t N, cudaStream_t stream) {}
