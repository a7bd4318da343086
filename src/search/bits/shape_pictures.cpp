#include "search/bits/shape_pictures.hpp"

namespace pegwright::search::bits {
namespace {

// The standard board: 33 holes.
constexpr std::string_view english = R"(
    . . o o o . .
    . . o o o . .
    o o o o o o o
    o o o o o o o
    o o o o o o o
    . . o o o . .
    . . o o o . .
)";

// The Continental board: 37 holes.
constexpr std::string_view french = R"(
    . . o o o . .
    . o o o o o .
    o o o o o o o
    o o o o o o o
    o o o o o o o
    . o o o o o .
    . . o o o . .
)";

// Wiegleb's board: 45 holes.
constexpr std::string_view wiegleb = R"(
    . . . o o o . . .
    . . . o o o . . .
    . . . o o o . . .
    o o o o o o o o o
    o o o o o o o o o
    o o o o o o o o o
    . . . o o o . . .
    . . . o o o . . .
    . . . o o o . . .
)";

// 41 holes: the draughtsboard of a 9x9 chequerboard's black squares.
constexpr std::string_view diamond = R"(
    . . . . o . . . .
    . . . o o o . . .
    . . o o o o o . .
    . o o o o o o o .
    o o o o o o o o o
    . o o o o o o o .
    . . o o o o o . .
    . . . o o o . . .
    . . . . o . . . .
)";

// The 32 black squares of a chess board, turned by 45 degrees so that its diagonals are rows and
// columns; the long diagonal is column d, so that d1 is the top hole, as in Bell's catalogue.
constexpr std::string_view draughts = R"(
    . . . o . . .
    . . o o o . .
    . o o o o o .
    o o o o o o o
    o o o o o o o
    . o o o o o .
    . . o o o . .
    . . . o . . .
)";

// T5 without its corners, in T5's coordinates: 12 holes.
constexpr std::string_view truncated12 = R"(
    lattice triangular
    .
    o o
    o o o
    o o o o
    . o o o .
)";

// T6 without its corners, in T6's coordinates: 18 holes.
constexpr std::string_view truncated18 = R"(
    lattice triangular
    .
    o o
    o o o
    o o o o
    o o o o o
    . o o o o .
)";

}  // namespace

const std::vector<NamedPicture>& named_pictures() {
    static const std::vector<NamedPicture> pictures = {
        {"english", english},   {"french", french},           {"wiegleb", wiegleb},        {"diamond", diamond},
        {"draughts", draughts}, {"truncated12", truncated12}, {"truncated18", truncated18}};
    return pictures;
}

}  // namespace pegwright::search::bits
