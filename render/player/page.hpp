// The player's page, built into the program.
#pragma once

#include <span>
#include <string_view>

namespace pegwright::render {

struct PageFile {
    std::string_view path;  // "page.html"
    std::string_view text;
};

// Generated.
std::span<const PageFile> embedded_files();

}  // namespace pegwright::render
