// Text taken apart by a stream.
#pragma once

#include "base/rooms.hpp"

#include <sstream>
#include <string>
#include <utility>

namespace pegwright::base {

// A stream over a text. It throws std::bad_alloc where a plain one takes a lack of memory for the end of the text.
inline std::istringstream stream_of(std::string text) {
    std::istringstream stream(std::move(text));
    stream.exceptions(std::ios::badbit);
    return stream;
}

}  // namespace pegwright::base
