// The boards that have names of their own, as text pictures (the format is in shape_reader.hpp).
#pragma once

#include <string_view>
#include <vector>

namespace pegwright::search::bits {

struct NamedPicture {
    std::string_view name;
    std::string_view picture;
};

// All of them, in the order they are listed to users.
const std::vector<NamedPicture>& named_pictures();

}  // namespace pegwright::search::bits
