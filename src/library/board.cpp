#include "library/access.hpp"

#include "library/include/pegwright/position.hpp"

namespace pegwright {
inline namespace v0 {
namespace {

board::Hole on_board(const board::Board& board, Hole hole) {
    if (!board.contains(inner(hole)))
        base::fail_input("there is no hole " + Board::name_of(hole) + " on " + board.label());
    return inner(hole);
}

}  // namespace

Board::Board(std::shared_ptr<const Inner> inner) : inner_(std::move(inner)) {}
Board::Board(const std::string& text)
    : inner_(guarded([&] { return std::make_shared<const Inner>(Inner{board::parse_board(text)}); })) {}

std::vector<std::string> Board::names() {
    std::vector<std::string> all;
    for (const board::NamedBoard& named : board::named_boards()) all.emplace_back(named.name);
    return all;
}
std::string Board::name() const { return inner_->board.name(); }
Lattice Board::lattice() const {
    switch (inner_->board.lattice()) {
        case board::Lattice::square:
            return Lattice::square;
        case board::Lattice::triangular:
            return Lattice::triangular;
        default:
            return Lattice::diagonal;
    }
}
std::int32_t Board::width() const { return inner_->board.width(); }
std::int32_t Board::height() const { return inner_->board.height(); }
std::int64_t Board::hole_count() const { return inner_->board.hole_count(); }
bool Board::contains(Hole hole) const { return inner_->board.contains(inner(hole)); }
std::vector<Hole> Board::holes() const { return outer(inner_->board.holes()); }
Hole Board::hole(const std::string& name) const {
    return guarded([&] { return outer(notation::parse_hole(inner_->board, name)); });
}
Hole Board::hole(std::int64_t number) const {
    return guarded([&] {
        return outer(notation::parse_hole(inner_->board, std::to_string(number), notation::HoleNames::numbers));
    });
}
std::int64_t Board::number(Hole hole) const {
    return guarded([&] { return static_cast<std::int64_t>(inner_->board.index(on_board(inner_->board, hole))) + 1; });
}
std::vector<Jump> Board::move(const std::string& text) const {
    return guarded([&] {
        notation::TextScanner scanner(text, "the move");
        std::vector<Jump> jumps;
        notation::ChainReader reader(scanner, inner_->board, notation::HoleNames::letters);
        reader.read_only_move([&](const board::Jump& jump) {
            for (const board::Hole hole : {jump.from, jump.to}) on_board(inner_->board, outer(hole));
            append(jumps, std::span(&jump, 1));
            return true;
        });
        return jumps;
    });
}
std::string Board::name_of(Hole hole) { return board::hole_name(inner(hole)); }
std::string Board::name_of(const Jump& jump) { return name_of(jump.from) + "-" + name_of(jump.to); }
bool operator==(const Board& a, const Board& b) { return Access::of(a) == Access::of(b); }

Position::Position(const Board& board)
    : inner_(guarded([&] {
          game::Position::check_fits(Access::of(board));
          return std::make_unique<Inner>(Inner{game::Position(Access::of(board))});
      })) {}
Position::Position(const Board& board, const std::string& picture)
    : inner_(guarded([&] {
          return std::make_unique<Inner>(Inner{notation::parse_position_argument(Access::of(board), picture)});
      })) {}
Position::Position(const Position& other) : inner_(std::make_unique<Inner>(*other.inner_)) {}
Position::Position(Position&&) noexcept = default;
Position& Position::operator=(const Position& other) {
    inner_ = std::make_unique<Inner>(*other.inner_);
    return *this;
}
Position& Position::operator=(Position&&) noexcept = default;
Position::~Position() = default;

Board Position::board() const { return Access::make(inner_->position.board()); }
bool Position::peg(Hole hole) const {
    return inner_->position.board().contains(inner(hole)) && inner_->position.peg(inner(hole));
}
void Position::set(Hole hole, bool peg) {
    guarded([&] {
        const board::Hole h = on_board(inner_->position.board(), hole);
        peg ? inner_->position.set(h) : inner_->position.clear(h);
    });
}
std::int64_t Position::peg_count() const { return inner_->position.peg_count(); }
std::vector<Hole> Position::holes(bool with_peg) const { return outer(inner_->position.holes(with_peg)); }
std::string Position::picture() const { return notation::position_word(inner_->position); }

bool Position::play(const Jump& jump) {
    const board::Jump played = inner(jump);
    return inner_->position.board().with_rows([&](auto rows) {
        board::JumpIndices at;
        return board::is_jump_vector(decltype(rows)::lattice, played.to - played.from) && rows.locate(played, at) &&
               inner_->position.play_at(at.from, at.over, at.to);
    });
}
std::vector<Jump> Position::jumps() const {
    std::vector<Jump> all;
    append(all, rooms::possible_jumps(inner_->position));
    return all;
}
bool operator==(const Position& a, const Position& b) { return Access::of(a) == Access::of(b); }

}  // namespace v0
}  // namespace pegwright
