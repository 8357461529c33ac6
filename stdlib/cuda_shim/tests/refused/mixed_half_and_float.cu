// use of overloaded operator '*' is ambiguous (with operand types '__half' and 'float')
#include <cuda_fp16.h>
__global__ void scale(__half* x) {
  x[threadIdx.x] = x[threadIdx.x] * 0.5f;
}
