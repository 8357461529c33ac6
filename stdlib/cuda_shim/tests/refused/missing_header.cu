// 'vector' file not found
#include <vector>
