#include "construct/catalogue/embedded.hpp"

#include <algorithm>

namespace pegwright::construct {

const EmbeddedFile* embedded_file(std::string_view path) {
    const auto files = embedded_files();
    const auto it =
        std::lower_bound(files.begin(), files.end(), path,
                         [](const EmbeddedFile& file, std::string_view wanted) { return file.path < wanted; });
    return it != files.end() && it->path == path ? &*it : nullptr;
}

}  // namespace pegwright::construct
