// invalid operands to binary expression ('__half' and '__half')
#define __CUDA_NO_HALF_OPERATORS__
#define __CUDA_NO_HALF_CONVERSIONS__
#include <cuda_fp16.h>
__global__ void add(__half* x) {
  x[0] = x[0] + x[1];
}
