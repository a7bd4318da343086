// Bytes that vectors and tables take, now and at most while they grow: the one formula that searches compare
// with the memory allowed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace pegwright::search::bits {

// Of a block of memory with room for so many: while it is replaced by another, both are there.
inline std::size_t bytes_while_growing(std::size_t room, std::size_t next_room, std::size_t each) {
    return (next_room == room ? room : room + next_room) * each;
}

// Of a vector while `more` elements are appended, which doubles its room if need be.
template <class T>
std::size_t bytes_with(const std::vector<T>& vector, std::size_t more) {
    const std::size_t room = vector.capacity();
    const std::size_t size = vector.size() + more;
    return bytes_while_growing(room, size > room ? std::max(2 * room, size) : room, sizeof(T));
}

}  // namespace pegwright::search::bits
