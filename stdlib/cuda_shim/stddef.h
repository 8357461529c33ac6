#pragma once
#include "qkc_base.h"
typedef decltype(nullptr) nullptr_t;
