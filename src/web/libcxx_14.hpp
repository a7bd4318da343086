// Adds what C++20 has and emscripten's library lacks (3.1.6 of Debian 12 has libc++ 14). Included first in every source
// of the WebAssembly build.
#pragma once

#include <bit>
#include <type_traits>

// NOLINTBEGIN(cert-dcl58-cpp): adds to namespace std
namespace std {

#ifndef __cpp_lib_bit_cast
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
    static_assert(sizeof(To) == sizeof(From));
    return __builtin_bit_cast(To, from);
}
#endif

}  // namespace std
// NOLINTEND(cert-dcl58-cpp)
