// A text as a stream.
#pragma once

#include "base/rooms.hpp"

#include <sstream>
#include <string>
#include <utility>

namespace pegwright::base {

// Throws std::bad_alloc; a plain stream takes a lack of memory for the end of the text.
inline std::istringstream stream_of(std::string text) {
    std::istringstream stream(std::move(text));
    stream.exceptions(std::ios::badbit);
    return stream;
}

}  // namespace pegwright::base
