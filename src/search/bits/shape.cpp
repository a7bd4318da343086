#include "search/bits/shape.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "board/parse.hpp"
#include "notation/holes.hpp"
#include "theory/feasibility.hpp"
#include "theory/position_class.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::bits {

Shape::Shape(const Board& board)
    : whole_(board), name_(board.label()), lattice_(board.lattice()), board_(board), symmetries_(hole_symmetries(board_)) {
    if (has_theorem(board)) family_ = board;
}

Shape Shape::parse(const std::string& name) { return Shape(parse_board(name)); }

std::size_t Shape::parse_hole(const std::string& text) const { return board_.number(notation::parse_hole(whole_, text)); }

std::string Shape::hole_name(std::size_t number) const { return board::hole_name(board_.holes()[number]); }

bool Shape::feasible(std::size_t vacate, std::size_t finish) const {
    std::vector<Hole> pegs(board_.holes().begin(), board_.holes().end());
    const Hole last = pegs[finish];
    pegs.erase(pegs.begin() + static_cast<std::ptrdiff_t>(vacate));
    return position_class(lattice_, pegs) == position_class(lattice_, std::span(&last, 1));
}

bool Shape::null_class() const { return position_class(lattice_, board_.holes()).is_empty(); }

}  // namespace pegwright::search::bits
