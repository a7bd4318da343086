// Text of any length in a message of one line.
#pragma once

#include "base/rooms.hpp"

#include <string>

namespace pegwright::base {

// The text, or its first `most` characters and an ellipsis.
inline std::string shortened(const std::string& text, std::size_t most) {
    return text.size() <= most ? text : text.substr(0, most) + "…";
}

}  // namespace pegwright::base
