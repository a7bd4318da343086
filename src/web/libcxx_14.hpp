// Included before everything else of the WebAssembly build: what of C++20 we use and emscripten's library lacks.
// emscripten 3.1.6 (Debian 12) comes with libc++ 14.
#pragma once

#include <bit>
#include <functional>
#include <thread>
#include <type_traits>
#include <utility>

// NOLINTBEGIN(cert-dcl58-cpp): namespace std, until the library has these itself.
namespace std {

#ifndef __cpp_lib_bit_cast
template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
    static_assert(sizeof(To) == sizeof(From));
    return __builtin_bit_cast(To, from);
}
#endif

#ifndef __cpp_lib_jthread
// Never begun there: the page asks for one thread, which is the caller's.
class jthread {
public:
    explicit jthread(function<void()> work) : thread_(std::move(work)) {}
    jthread(jthread&&) noexcept = default;
    ~jthread() {
        if (thread_.joinable()) thread_.join();
    }

private:
    thread thread_;
};
#endif

}  // namespace std
// NOLINTEND(cert-dcl58-cpp)
