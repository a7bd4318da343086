// The data files built into the program: purges/ and base_solutions/, by their path below the
// top level, such as "purges/triangular/six.txt". The definitions are generated at build time.
#pragma once

#include <span>
#include <string_view>

namespace pegwright::construct {

struct EmbeddedFile {
    std::string_view path;
    std::string_view text;
};

// All files, sorted by path.
std::span<const EmbeddedFile> embedded_files();

// The file with this path, or null. O(log files).
const EmbeddedFile* embedded_file(std::string_view path);

}  // namespace pegwright::construct
