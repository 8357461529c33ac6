// verdict: rejected QKC0801
// Another function than the contract's.
extern "C" void quantize_int8(int8_t* q) {}
