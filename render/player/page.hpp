// The pages built into the program: the player and, in builds with emscripten, the page to play on.
#pragma once

#include <span>
#include <string_view>

namespace pegwright::render {

struct PageFile {
    std::string_view path;  // "page.html" or "pegwright.html"
    std::string_view text;
};

// Generated.
std::span<const PageFile> embedded_files();

}  // namespace pegwright::render
