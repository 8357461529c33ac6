// verdict: rejected QKC0801
// The function is seen by nobody.
namespace {
extern "C" int unused = 1;
}
static void qkc_int8_static_tensor_sym_impl() {}
