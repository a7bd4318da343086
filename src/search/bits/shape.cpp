#include "search/bits/shape.hpp"

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "board/names.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/bits/shape_pictures.hpp"
#include "search/bits/shape_reader.hpp"
#include "theory/position_class.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::bits {
namespace {

[[noreturn]] void fail_unknown_board(const std::string& name) {
    std::vector<std::string> names;
    std::string listed;
    for (const NamedPicture& named : named_pictures()) {
        names.emplace_back(named.name);
        listed += names.back() + ", ";
    }
    if (name.starts_with('t') && split_board_name("T" + name.substr(1))) names.push_back("T" + name.substr(1));
    const std::string told = "'" + name.substr(0, 60) + "' names no board; ";
    if (const auto guess = did_you_mean(name, names)) fail_input(told + "did you mean " + *guess + "?");
    fail_input(told + "boards are triangles such as T7, rectangles such as 8x5 (8 wide, 5 high), " + listed +
               "and @FILE, a text picture of any board");
}

}  // namespace

Shape::Shape(std::string name, Lattice lattice, SmallBoard board, std::optional<Board> family)
    : name_(std::move(name)),
      lattice_(lattice),
      board_(std::move(board)),
      family_(family),
      symmetries_(hole_symmetries(board_)) {}

Shape Shape::parse(const std::string& name) {
    for (const NamedPicture& named : named_pictures())
        if (named.name == name) return from_picture(name, std::string(named.picture));
    if (!split_board_name(name)) fail_unknown_board(name);
    const Board board = Board::parse(name);
    return {board.name(), board.lattice(), SmallBoard(board), board};
}

Shape Shape::from_picture(const std::string& source, const std::string& text) {
    ShapePicture picture = read_shape(source, text);
    return {source, picture.lattice, SmallBoard(picture.lattice, std::move(picture.holes)), std::nullopt};
}

std::size_t Shape::parse_hole(const std::string& text) const {
    if (family_) return board_.number(family_->parse_hole(text));
    const auto [x, y] = split_hole_name(text);
    std::string row;
    for (std::size_t i = 0; i < board_.size(); ++i) {
        const Hole h = board_.holes()[i];
        if (h.y == y && h.x == x) return i;
        if (h.y == y) row += " " + hole_name(i);
    }
    const std::string rows =
        std::to_string(board_.holes().front().y + 1) + " to " + std::to_string(board_.holes().back().y + 1);
    fail_input("hole " + text + " is not on " + name_ + "; " +
               (row.empty() ? "its holes are in rows " + rows : "the holes of that row are" + row));
}

std::string Shape::hole_name(std::size_t number) const { return board::hole_name(board_.holes()[number]); }

bool Shape::feasible(std::size_t vacate, std::size_t finish) const {
    std::vector<Hole> pegs(board_.holes().begin(), board_.holes().end());
    const Hole last = pegs[finish];
    pegs.erase(pegs.begin() + static_cast<std::ptrdiff_t>(vacate));
    return position_class(lattice_, pegs) == position_class(lattice_, std::span(&last, 1));
}

bool Shape::null_class() const { return position_class(lattice_, board_.holes()).is_empty(); }

}  // namespace pegwright::search::bits
