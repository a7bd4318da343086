// Bytes of a vector or table while it grows, to compare with memory limits.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace pegwright::search::bits {

// While a table moves to more room, both exist.
inline std::size_t bytes_while_growing(std::size_t room, std::size_t next_room, std::size_t each) {
    return (next_room == room ? room : room + next_room) * each;
}

// While `more` elements are appended.
template <class T>
std::size_t bytes_with(const std::vector<T>& vector, std::size_t more) {
    const std::size_t room = vector.capacity();
    const std::size_t size = vector.size() + more;
    return bytes_while_growing(room, size > room ? std::max(2 * room, size) : room, sizeof(T));
}

}  // namespace pegwright::search::bits
