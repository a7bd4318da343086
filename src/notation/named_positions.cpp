#include "notation/named_positions.hpp"

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/shortened.hpp"
#include "board/picture.hpp"

#include <algorithm>
#include <array>

namespace pegwright::notation {
namespace {

constexpr std::string_view central = R"(
    . . * * * . .
    . . * * * . .
    * * * * * * *
    * * * o * * *
    * * * * * * *
    . . * * * . .
    . . * * * . .
)";

constexpr std::string_view cross = R"(
    . . o o o . .
    . . o * o . .
    o o * * * o o
    o o o * o o o
    o o o * o o o
    . . o o o . .
    . . o o o . .
)";

constexpr std::string_view plus = R"(
    . . o o o . .
    . . o * o . .
    o o o * o o o
    o * * * * * o
    o o o * o o o
    . . o * o . .
    . . o o o . .
)";

constexpr std::string_view fireplace = R"(
    . . * * * . .
    . . * * * . .
    o o * * * o o
    o o * o * o o
    o o o o o o o
    . . o o o . .
    . . o o o . .
)";

constexpr std::string_view lamp = R"(
    . . o o o . .
    . . o * o . .
    o o * * * o o
    o * * * * * o
    o o o * o o o
    . . * * * . .
    . . o o o . .
)";

constexpr std::string_view pyramid = R"(
    . . o o o . .
    . . o * o . .
    o o * * * o o
    o * * * * * o
    * * * * * * *
    . . o o o . .
    . . o o o . .
)";

constexpr std::string_view arrow = R"(
    . . o * o . .
    . . * * * . .
    o * * * * * o
    o o o * o o o
    o o o * o o o
    . . * * * . .
    . . * * * . .
)";

constexpr std::string_view diamond = R"(
    . . o * o . .
    . . * * * . .
    o * * * * * o
    * * * o * * *
    o * * * * * o
    . . * * * . .
    . . o * o . .
)";

constexpr std::array<NamedPosition, 11> positions = {{
    {"central", "the central game", central},
    {"cross", "the Latin cross", cross},
    {"latin-cross", "another name of cross", cross},
    {"plus", "the Greek cross", plus},
    {"greek-cross", "another name of plus", plus},
    {"fireplace", "the hearth", fireplace},
    {"hearth", "another name of fireplace", fireplace},
    {"lamp", "a table lamp", lamp},
    {"pyramid", "the pyramid", pyramid},
    {"arrow", "the arrow that points up", arrow},
    {"diamond", "the diamond with a hole in its middle", diamond},
}};

std::string listed(std::span<const NamedPosition* const> names) {
    std::string text;
    for (const NamedPosition* named : names) text += (text.empty() ? "" : ", ") + std::string(named->name);
    return text;
}

}  // namespace

std::span<const NamedPosition> named_positions() { return positions; }

std::vector<const NamedPosition*> named_positions_of(const Board& board) {
    std::vector<const NamedPosition*> found;
    constexpr std::int64_t most_holes = 64;
    if (board.hole_count() > most_holes) return found;
    const std::vector<Hole> holes = board.holes();
    for (const NamedPosition& named : positions)
        if (Board::of(board.lattice(), read_picture("", named.picture).holes).holes() == holes) found.push_back(&named);
    return found;
}

bool is_position_name(std::string_view word) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-'; };
    return !word.empty() && std::all_of(word.begin(), word.end(), fits) && !is_picture_word(word);
}

Position named_position(const Board& board, const std::string& name) {
    const auto here = named_positions_of(board);
    const auto found =
        std::find_if(here.begin(), here.end(), [&](const NamedPosition* named) { return named->name == name; });
    if (found != here.end()) {
        const TextPicture picture = read_picture(name, (*found)->picture);
        Position position = Position::empty(board);
        for (std::uint64_t i = 0; i < picture.pegs.size(); ++i)
            if (picture.pegs[i]) position.set_at(i);
        return position;
    }
    const std::string shown = base::shortened(name, 60);
    const std::string told = "'" + shown + "' names no position of " + board.label() + "; ";
    std::vector<std::string> names;
    for (const NamedPosition* named : here) names.emplace_back(named->name);
    if (const auto guess = did_you_mean(name, names)) fail_input(told + "did you mean " + *guess + "?");
    fail_input(told + (here.empty() ? "a position is" : "those with a name are " + listed(here) + "; others are") +
                   " drawn in one word, such as .*./*o*/.*.",
               base::Remedy::picture_in_file);
}

}  // namespace pegwright::notation
