// atomicAdd does not exist for this type
__global__ void count(long* x) {
  atomicAdd(x, 1L);
}
