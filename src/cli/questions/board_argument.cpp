#include "cli/questions/board_argument.hpp"

#include "base/error.hpp"
#include "cli/ranks/run_on_ranks.hpp"
#include "cli/streams/input.hpp"

namespace pegwright::cli {
namespace {

std::string text_in(const std::string& path) {
    Input input(path);
    constexpr std::size_t piece = std::size_t{1} << 16;
    std::string text;
    for (std::size_t size = 0;; size = text.size()) {
        text.resize(size + piece);
        const std::size_t n = input.read(std::span(text).subspan(size));
        text.resize(size + n);
        if (n == 0) return text;
        // So that reading something endless such as /dev/zero ends.
        if (text.find('\0', size) != text.npos) fail_input(path + " is no text: it has a zero byte in it");
    }
}

}  // namespace

std::string read_whole_file(const std::string& path) {
    return read_together(path, [&] { return text_in(path); });
}

Board board_argument(const std::string& text) { return parse_board(text, read_whole_file); }

}  // namespace pegwright::cli
