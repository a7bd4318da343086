// Vectors of zeros that take no memory until they are written.
#pragma once

#include "base/rooms.hpp"

#include <cstdlib>
#include <limits>
#include <memory>
#include <new>
#include <type_traits>
#include <vector>

namespace pegwright::base {

// calloc takes large pieces from the system, which provides pages when they are touched.
template <class Number>
class ZeroedAllocator {
    static_assert(std::is_arithmetic_v<Number>, "all bits zero is a value");

public:
    using value_type = Number;

    ZeroedAllocator() = default;
    template <class Other>
    explicit ZeroedAllocator(const ZeroedAllocator<Other>&) {}

    Number* allocate(std::size_t n) {
        void* memory =
            n > std::numeric_limits<std::size_t>::max() / sizeof(Number) ? nullptr : std::calloc(n, sizeof(Number));
        if (!memory) throw std::bad_alloc();
        return static_cast<Number*>(memory);
    }
    void deallocate(Number* memory, std::size_t) { std::free(memory); }
    // It is zero already.
    void construct(Number*) {}
    template <class... Values>
    void construct(Number* number, Values&&... values) {
        std::construct_at(number, std::forward<Values>(values)...);
    }
    friend bool operator==(const ZeroedAllocator&, const ZeroedAllocator&) { return true; }
};

// Give the size at construction; do not resize. O(1) until touched.
template <class Number>
using Zeroed = std::vector<Number, ZeroedAllocator<Number>>;

}  // namespace pegwright::base
