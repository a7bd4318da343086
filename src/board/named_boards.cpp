#include "board/named_boards.hpp"

#include "board/families/families.hpp"

#include <array>

namespace pegwright::board {
namespace {

// 33 holes.
constexpr std::string_view english = R"(
    . . o o o . .
    . . o o o . .
    o o o o o o o
    o o o o o o o
    o o o o o o o
    . . o o o . .
    . . o o o . .
)";

// 37 holes.
constexpr std::string_view french = R"(
    . . o o o . .
    . o o o o o .
    o o o o o o o
    o o o o o o o
    o o o o o o o
    . o o o o o .
    . . o o o . .
)";

// 45 holes.
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

// 41 holes; the same as diamond5.
constexpr std::string_view diamond_picture = R"(
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

// The 32 black squares of a chess board, turned by 45 degrees. As in Bell's catalogue, the long diagonal is column d,
// and d1 is the top hole.
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

// The first of the five rows has no hole, so the others keep their names in T5.
constexpr std::string_view truncated12 = R"(
    lattice triangular
    .
    o o
    o o o
    o o o o
    . o o o .
)";

constexpr std::string_view truncated18 = R"(
    lattice triangular
    .
    o o
    o o o
    o o o o
    o o o o o
    . o o o o .
)";

// Arms of 3 holes up and to the left, of 2 down and to the right.
constexpr std::string_view asymmetric = R"(
    . . . o o o . .
    . . . o o o . .
    . . . o o o . .
    o o o o o o o o
    o o o o o o o o
    o o o o o o o o
    . . . o o o . .
    . . . o o o . .
)";

constexpr std::array<NamedBoard, 10> boards = {{
    {"english", "the standard board", english},
    {"french", "the English board with a hole in each corner", french},
    {"european", "another name of french", french},
    {"continental", "another name of french", french},
    {"wiegleb", "J. C. Wiegleb's board", wiegleb},
    {"asymmetric", "arms of 3, 3, 2 and 2", asymmetric},
    {"diamond", "the diamond of side 5", diamond_picture},
    {"draughts", "the black squares of a chessboard", draughts},
    {"truncated12", "T5 without its corners", truncated12},
    {"truncated18", "T6 without its corners", truncated18},
}};

template <Spans (*Make)(std::int32_t)>
Spans one_number(std::span<const std::int32_t> numbers) {
    return Make(numbers[0]);
}
template <Spans (*Make)(std::int32_t, std::int32_t)>
Spans two_numbers(std::span<const std::int32_t> numbers) {
    return Make(numbers[0], numbers[1]);
}

// Name, example for messages, description, lattice, least number, how many numbers, function.
constexpr std::array<BoardFamily, 7> families = {{
    {"cross", "cross2", "3x3 with four arms three wide and N long", Lattice::square, 1, 1, one_number<cross>},
    {"diamond", "diamond4", "N holes along each slanting edge", Lattice::square, 1, 1, one_number<diamond>},
    {"octagon", "octagon3", "N holes along each straight edge", Lattice::square, 1, 1, one_number<octagon>},
    {"hexagon", "hexagon3", "N holes along each edge", Lattice::triangular, 1, 1, one_number<hexagon>},
    {"trapezoid", "trapezoid4x3", "rows of N, N+1, … holes, R of them: trapezoidNxR", Lattice::triangular, 1, 2,
     two_numbers<trapezoid>},
    {"polygon", "polygon4x3x2x5x2x3", "convex, A … F holes on its sides clockwise from the top: polygonAxBxCxDxExF",
     Lattice::triangular, 1, 6, polygon_of_sides},
    {"star", "star3", "a hexagon of side N, a triangle on each edge", Lattice::triangular, 1, 1, one_number<star>},
}};

}  // namespace

std::span<const NamedBoard> named_boards() { return boards; }
std::span<const BoardFamily> board_families() { return families; }

}  // namespace pegwright::board
