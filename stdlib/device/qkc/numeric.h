#pragma once
// Exact numbers of narrow formats for generated references and checkers: see the parts.

#include "qkc/arithmetic.h"
#include "qkc/books.h"
#include "qkc/cast.h"
#include "qkc/codes.h"
#include "qkc/formats.h"
#include "qkc/integers.h"
#include "qkc/odd.h"
#include "qkc/portable.h"
#include "qkc/roundings.h"
