// verdict: rejected QKC0813
// The function that is made of the line ends early, and another one begins.
// qkc launch: nothing<<<1, 1, 0, stream>>>(q); } void other() { for (;;)
__global__ void nothing(int8_t* q) {}
