#include "theory/sax.hpp"

#include <algorithm>
#include <array>

namespace pegwright::theory {
namespace {

// The holes of T_5 by their part in the count. The others (.) count only through their edge.
//
//             X
//            . .
//           X A X
//          . A A .
//         X . X . X
constexpr std::array<Hole, 3> corners = {{{0, 0}, {0, 4}, {4, 4}}};
constexpr std::array<Hole, 3> edge_middles = {{{0, 2}, {2, 2}, {2, 4}}};
constexpr std::array<Hole, 3> inner = {{{1, 2}, {1, 3}, {2, 3}}};
constexpr std::array<std::array<Hole, 3>, 3> edges = {
    {{{{0, 1}, {0, 2}, {0, 3}}}, {{{1, 1}, {2, 2}, {3, 3}}}, {{{1, 4}, {2, 4}, {3, 4}}}}};

int pegs_in(const Position& position, const std::array<Hole, 3>& holes) {
    return static_cast<int>(std::count_if(holes.begin(), holes.end(), [&](Hole h) { return position.peg(h); }));
}

bool is_in(const std::array<Hole, 3>& holes, Hole h) { return std::find(holes.begin(), holes.end(), h) != holes.end(); }
bool is_corner(Hole h) { return is_in(corners, h); }

}  // namespace

const char* sax_terms(Hole hole) {
    return is_corner(hole) ? "X" : is_in(edge_middles, hole) ? "SX" : is_in(inner, hole) ? "A" : "S";
}

int sax_count(const Position& position) {
    int s = 0;
    for (const auto& edge : edges) s += pegs_in(position, edge) >= 2 ? 1 : 0;
    return s + pegs_in(position, inner) - pegs_in(position, corners) - pegs_in(position, edge_middles);
}

int effective_slack(const Problem& problem) {
    Position start(problem.board);
    start.clear(problem.vacate());
    Position last(problem.board);
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(problem.board.hole_count()); ++i) last.clear_at(i);
    last.set(problem.finish());
    return sax_count(start) - sax_count(last) - (is_corner(problem.vacate()) ? 1 : 0) -
           (is_corner(problem.finish()) ? 1 : 0);
}

}  // namespace pegwright::theory
