// The make_ functions stand beside their types.
#pragma once
#include "vector_types.h"
