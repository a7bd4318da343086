#include "notation/move_parser.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace pegwright::notation {
namespace {

using Kind = MoveWord::Kind;

// A direction on a page as a step of the lattice; nothing if it has none. Each row of a triangular board is drawn half
// a hole further left than the row above.
std::optional<Hole> step_on(Lattice lattice, Hole page) {
    const bool straight = page.x == 0 || page.y == 0;
    if (lattice == Lattice::diagonal || (lattice == Lattice::square && straight)) return page;
    if (lattice == Lattice::square || page.x == 0) return std::nullopt;
    if (page.y == 0) return page;
    return page.x == page.y ? Hole{page.x, page.y} : Hole{0, page.y};
}

const char* directions_of(Lattice lattice) {
    return lattice == Lattice::square       ? "up, down, left and right"
           : lattice == Lattice::triangular ? "left, right, upleft, upright, downleft and downright"
                                            : "up, down, left, right, upleft, upright, downleft and downright";
}

// Reads the words in one notation.
class Parser {
public:
    Parser(const MoveWords& text, const Board& board, HoleNames names, bool pairs)
        : text_(text), words_(text.words()), board_(board), names_(names), pairs_(pairs) {
        result_.names = names;
    }

    OtherMoves parse() {
        while (at_ < words_.size()) {
            const Kind kind = words_[at_].kind;
            if (kind == Kind::end || kind == Kind::comma || kind == Kind::close) {
                ++at_;
                continue;
            }
            const auto first = hole();
            if (first)
                move(*first);
            else if (kind == Kind::open)
                ++at_;
            else
                fail("a move begins with a hole, such as d2-d4, 4 over 2 to 1 or d2 down");
        }
        return std::move(result_);
    }

    std::int64_t place() const { return words_[std::min(at_, words_.size() - 1)].place; }
    // The error is a hole that the board does not have.
    bool hole_missing() const { return hole_missing_; }

private:
    [[noreturn]] void fail(const std::string& message) const { fail_input(text_.place_text(place()) + message); }
    bool next_is(Kind kind, std::size_t ahead = 0) const {
        return at_ + ahead < words_.size() && words_[at_ + ahead].kind == kind;
    }
    bool pass(Kind kind) { return next_is(kind) && (++at_, true); }

    // How many words the next hole has; 0 if none is next.
    std::size_t hole_size() const {
        const bool open = next_is(Kind::open);
        const std::size_t first = open ? 1 : 0;
        std::size_t size = 0;
        if (next_is(Kind::name, first)) {
            size = 1;
        } else if (next_is(Kind::number, first)) {
            const std::size_t comma = next_is(Kind::comma, first + 1) ? 1 : 0;
            size = !pairs_ ? 1 : next_is(Kind::number, first + 1 + comma) ? 2 + comma : 0;
        }
        if (size == 0 || !open) return size;
        return next_is(Kind::close, first + size) ? size + 2 : 0;
    }

    std::optional<Hole> hole() {
        const std::size_t size = hole_size();
        if (size == 0) return std::nullopt;
        const std::size_t first = at_ + (next_is(Kind::open) ? 1 : 0);
        const MoveWord& word = words_[first];
        const auto digits = [](std::uint64_t number) {
            return number == ~std::uint64_t{0} ? std::string("999999999999999999") : std::to_string(number);
        };
        std::string name = digits(word.number);
        if (word.kind == Kind::name) name = hole_name(word.hole);
        if (word.kind == Kind::number && pairs_)
            name += "," + digits(words_[first + (words_[first + 1].kind == Kind::comma ? 2 : 1)].number);
        try {
            const Hole found = parse_hole(board_, name, names_);
            at_ += size;
            return found;
        } catch (const Error& e) {
            hole_missing_ = true;
            fail(e.what());
        }
    }

    Hole wanted_hole() {
        const auto found = hole();
        if (!found)
            fail(std::string("a hole is missing here; holes are ") +
                 (pairs_ ? "pairs such as (5,3)" : "names or numbers, such as d2 or 4"));
        return *found;
    }

    void move(Hole first) {
        chain_ = {first};
        if (next_is(Kind::to) || next_is(Kind::over) || next_is(Kind::direction))
            separated();
        else
            row();
        if (chain_.size() == 1 && !jumped_)
            fail("a move needs two holes, such as d2-d4, or a direction, such as d2 down");
        if (chain_.size() == 3 && touches(chain_[0], chain_[1], chain_[2])) chain_ = {chain_[0], chain_[2]};
        for (std::size_t i = 1; i < chain_.size(); ++i) {
            result_.jumps.push_back({chain_[i - 1], chain_[i]});
            result_.places.push_back(place_of_move_);
        }
    }

    void separated() {
        place_of_move_ = place();
        jumped_ = false;
        for (;;) {
            if (next_is(Kind::direction) || (next_is(Kind::to) && next_is(Kind::direction, 1))) {
                pass(Kind::to);
                jump_to(target(words_[at_].hole));
            } else if (pass(Kind::over)) {
                over(wanted_hole());
            } else if (pass(Kind::to)) {
                chain_.push_back(wanted_hole());
            } else {
                return;
            }
        }
    }

    // Jumps that say more than their holes do not become from, over and to.
    void jump_to(Hole to) {
        const std::int64_t place = place_of_move_;
        const Hole from = chain_.back();
        for (std::size_t i = 1; i < chain_.size(); ++i) {
            result_.jumps.push_back({chain_[i - 1], chain_[i]});
            result_.places.push_back(place);
        }
        result_.jumps.push_back({from, to});
        result_.places.push_back(place);
        chain_ = {to};
        jumped_ = true;
    }

    Hole target(Hole page) {
        const auto step = step_on(board_.lattice(), page);
        if (!step)
            fail("this is no direction on " + board_.label() + "; directions are " + directions_of(board_.lattice()));
        const Hole from = chain_.back();
        const Hole to{from.x + 2 * step->x, from.y + 2 * step->y};
        if (to.x < 0 || to.y < 0 || !board_.contains(to))
            fail("a jump from " + hole_text(board_, from, names_) + " in this direction leaves " + board_.label());
        ++at_;
        return to;
    }

    void over(Hole middle) {
        const Hole from = chain_.back();
        Hole to{2 * middle.x - from.x, 2 * middle.y - from.y};
        if (pass(Kind::to)) {
            const Hole said = wanted_hole();
            if (said != to) {
                --at_;
                fail(hole_text(board_, middle, names_) + " is not between " + hole_text(board_, from, names_) +
                     " and " + hole_text(board_, said, names_));
            }
        }
        if (to.x < 0 || to.y < 0 || !board_.contains(to))
            fail("a jump from " + hole_text(board_, from, names_) + " over " + hole_text(board_, middle, names_) +
                 " leaves " + board_.label());
        jump_to(to);
    }

    // Holes without separators, or with commas throughout.
    void row() {
        place_of_move_ = place();
        jumped_ = false;
        bool by_comma = false;
        for (;;) {
            const std::size_t before = at_;
            const bool comma = pass(Kind::comma);
            if (hole_size() == 0 || (comma && chain_.size() > 1 && !by_comma)) {
                at_ = before;
                break;
            }
            by_comma = comma;
            chain_.push_back(wanted_hole());
        }
        if (next_is(Kind::to) || next_is(Kind::over) || next_is(Kind::direction))
            fail("some holes of this move have no separator between them, others have; write 4 - 2 - 1");
    }

    static bool touches(Hole from, Hole over, Hole to) {
        return from != to && from.x + to.x == 2 * over.x && from.y + to.y == 2 * over.y;
    }

    const MoveWords& text_;
    const std::vector<MoveWord>& words_;
    const Board& board_;
    HoleNames names_;
    bool pairs_;
    std::size_t at_ = 0;
    bool hole_missing_ = false;
    std::vector<Hole> chain_;
    bool jumped_ = false;  // this move has a jump already
    std::int64_t place_of_move_ = 0;
    OtherMoves result_;
};

}  // namespace

ParsedMoves parse_moves(const MoveWords& words, const Board& board, HoleNames names) {
    ParsedMoves parsed;
    Parser parser(words, board, names, pair_order(names).has_value());
    try {
        parsed.moves = parser.parse();
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::input) throw;
        parsed.error = e;
        parsed.error_weight = {parser.place(), parser.hole_missing()};
    }
    return parsed;
}

}  // namespace pegwright::notation
