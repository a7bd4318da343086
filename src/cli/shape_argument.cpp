#include "cli/shape_argument.hpp"

#include "base/error.hpp"
#include "cli/input.hpp"
#include "search/bits/shape_reader.hpp"

namespace pegwright::cli {

Shape shape_argument(const std::string& text) {
    if (!text.starts_with('@')) return Shape::parse(text);
    if (text == "@")
        fail_input("'@' names no file; write @FILE for a text picture of a board, @- for one on standard input");
    Input input(text.substr(1));
    // One byte more than a picture may have tells that the file is too long.
    std::string picture(longest_picture + 1, '\0');
    std::size_t size = 0;
    while (size < picture.size()) {
        const std::size_t n = input.read(std::span(picture).subspan(size));
        if (n == 0) break;
        size += n;
    }
    picture.resize(size);
    return Shape::from_picture(input.name(), picture);
}

}  // namespace pegwright::cli
