// The data files built into the program, by path, such as "purges/triangular/six.txt". The build generates the
// definitions.
#pragma once

#include <span>
#include <string_view>

namespace pegwright::construct {

struct EmbeddedFile {
    std::string_view path;
    std::string_view text;
};

std::span<const EmbeddedFile> embedded_files();

// Null if there is none. O(log files).
const EmbeddedFile* embedded_file(std::string_view path);

}  // namespace pegwright::construct
