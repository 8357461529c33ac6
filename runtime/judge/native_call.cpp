#include "runtime/judge/native_call.h"

#include <ffi.h>

#include <stdexcept>
#include <type_traits>

namespace qkc::judge {
namespace {

template <typename T> ffi_type* typeOf() {
  if constexpr (std::is_same_v<T, float>) {
    return &ffi_type_float;
  } else if constexpr (std::is_same_v<T, double>) {
    return &ffi_type_double;
  } else if constexpr (std::is_signed_v<T>) {
    return sizeof(T) == 8   ? &ffi_type_sint64
           : sizeof(T) == 4 ? &ffi_type_sint32
           : sizeof(T) == 2 ? &ffi_type_sint16
                            : &ffi_type_sint8;
  } else {
    return sizeof(T) == 8   ? &ffi_type_uint64
           : sizeof(T) == 4 ? &ffi_type_uint32
           : sizeof(T) == 2 ? &ffi_type_uint16
                            : &ffi_type_uint8;
  }
}

ffi_type* typeOf(const CallValue& value) {
  if (std::holds_alternative<void*>(value)) {
    return &ffi_type_pointer;
  }
  return std::visit([](auto scalar) { return typeOf<decltype(scalar)>(); }, std::get<ScalarArg>(value));
}

void* addressOf(const CallValue& value) {
  // libffi takes the addresses of the arguments as void*; it only reads them.
  if (const auto* pointer = std::get_if<void*>(&value)) {
    return static_cast<void*>(const_cast<void**>(pointer));
  }
  const void* address =
      std::visit([](const auto& scalar) -> const void* { return &scalar; }, std::get<ScalarArg>(value));
  return const_cast<void*>(address);
}

} // namespace

struct NativeCall::Interface {
  std::vector<ffi_type*> types;
  ffi_cif cif{};
};

NativeCall::NativeCall(void* entry, std::span<const CallValue> shape)
    : interface_(std::make_unique<Interface>()), entry_(entry) {
  for (const CallValue& value : shape) {
    interface_->types.push_back(typeOf(value));
  }
  if (ffi_prep_cif(&interface_->cif, FFI_DEFAULT_ABI, static_cast<unsigned>(shape.size()), &ffi_type_void,
                   interface_->types.data()) != FFI_OK) {
    throw std::invalid_argument("the calling convention can't express the candidate's parameters");
  }
}

NativeCall::~NativeCall() = default;

void NativeCall::operator()(std::span<const CallValue> values) const {
  if (values.size() != interface_->types.size()) {
    throw std::invalid_argument("the call has another number of values than its prototype");
  }
  std::vector<void*> addresses;
  addresses.reserve(values.size());
  for (const CallValue& value : values) {
    addresses.push_back(addressOf(value));
  }
  ffi_call(&interface_->cif, FFI_FN(entry_), nullptr, addresses.data());
}

} // namespace qkc::judge
