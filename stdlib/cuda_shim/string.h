#pragma once
#include "qkc_memory.h"
