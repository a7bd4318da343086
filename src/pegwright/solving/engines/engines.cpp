#include "pegwright/solving/engines/engine.hpp"

#include <array>

namespace pegwright {
namespace {

constexpr std::array<Engine, 8> table = {{
    {"plan", "T_n, rectangles, convex polygons, boards of 3 x 3 blocks, of any size; one vacancy, one last peg",
     "O(sides), and O(1) a jump", plan_takes, solve_by_plan},
    {"bands",
     "boards of the square lattice, 150 holes or more, that leave in bands of three rows; one vacancy, one last peg",
     "O(runs of holes), and O(1) a jump", bands_take, solve_by_bands},
    {"judge", "any problem that theory or pagoda functions refute; finds nothing",
     "O(holes); linear programs up to 300 holes", judge_takes, judge, true, true},
    {"beams", "boards that fit 512 bits (22 x 22), any problem", "10 ms on 64 holes, 20 ms on 160", beams_take,
     solve_by_beams, true},
    {"cut-bands",
     "boards of the square lattice, 9,000 holes or more: what bands leave is peeled; one vacancy, one last peg",
     "seconds", cut_bands_take, solve_by_cut_bands, true},
    {"peeling", "boards of 150 holes or more, of any form; one vacancy, one last peg",
     "linear, and 5 ms for each 15 holes of ragged edges; up to 126 attempts", peeling_takes, solve_by_peeling, true},
    {"other-bands",
     "boards of the square lattice, below 9,000 holes, that leave in bands to one of thirty small boards; one "
     "vacancy, one last peg",
     "a second for each small board", other_bands_take, solve_by_other_bands},
    {"search", "boards that fit 512 bits (22 x 22), any problem; also proves that there is no solution",
     "until it is settled, or memory is full", beams_take, solve_by_search, true},
}};

}  // namespace

std::span<const Engine> engines() { return table; }

}  // namespace pegwright
