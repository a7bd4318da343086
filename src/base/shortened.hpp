// Cuts long text for messages of one line.
#pragma once

#include "base/rooms.hpp"

#include <string>

namespace pegwright::base {

inline std::string shortened(const std::string& text, std::size_t most) {
    return text.size() <= most ? text : text.substr(0, most) + "…";
}

}  // namespace pegwright::base
