#include "compose/few_moves/triangles/corner_finish.hpp"

#include "compose/few_moves/triangles/outline.hpp"
#include "compose/few_moves/triangles/side_endings.hpp"
#include "compose/few_moves/triangles/strip_finish.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pegwright::compose::few_moves {
namespace {

// Rows of the triangle above that the search may use.
constexpr std::int32_t rows_above_corner = 4;
// A finish further to the right is left to the trail.
constexpr std::int32_t last_column_at_corner = 8;
// Jumps are taken back in a corner of a triangle of so many rows or up to five more: what rows below can pass, or
// cannot, repeats itself every six.
constexpr std::int32_t least_small_side = 40;
constexpr std::size_t most_jumps_at_corner = 24;
// From so many positions on it is worth a search, and so often.
constexpr std::size_t most_goals_at_corner = 400;
constexpr int most_searches_at_corner = 4;
constexpr std::uint64_t widest_at_corner = 1'000;

std::int32_t small_side_for(std::int32_t side) {
    return side < least_small_side + strip_rows ? side : least_small_side + (side - least_small_side) % strip_rows;
}

// The strip's first columns and what is empty above them.
class FirstColumns {
public:
    FirstColumns(std::int32_t side, std::optional<std::int32_t> right) : right_(right), board_(board_of(side)) {}

    const Board& board() const { return board_; }
    Position start(Hole peg) const {
        std::vector<Hole> pegs{peg};
        board_.for_each_hole([&](Hole h) {
            const Hole strip = h - origin;
            if (strip.y >= 0 && (!right_ || strip.x < *right_)) pegs.push_back(strip);
        });
        // What the others leave.
        if (right_)
            for (const std::int32_t y : {-1, 1, 3}) pegs.push_back({*right_ + 1, y});
        return position(pegs);
    }
    bool contains(Hole strip) const { return board_.contains(strip + origin); }
    Position position(const std::vector<Hole>& pegs) const {
        Position position = Position::empty(board_);
        for (const Hole& h : pegs) position.set(h + origin);
        return position;
    }
    static Jump in_strip(Jump jump) { return {jump.from - origin, jump.to - origin}; }

private:
    static constexpr Hole origin{0, rows_above_corner};

    Board board_of(std::int32_t side) const {
        std::vector<Hole> holes;
        for (std::int32_t y = -rows_above_corner; y < strip_rows; ++y)
            for (std::int32_t x = 0; x < std::min(right_ ? *right_ + 4 : side + y + 1, side + y + 1); ++x)
                holes.push_back(Hole{x, y} + origin);
        return Board::of(board::Lattice::triangular, board::Spans(std::move(holes)));
    }

    std::optional<std::int32_t> right_;
    Board board_;
};

std::vector<Hole> moved_holes(std::vector<Hole> holes, Hole by) {
    for (Hole& h : holes) h = h + by;
    return holes;
}

// The pegs after some jumps.
std::vector<Hole> pegs_after(std::vector<Hole> pegs, std::span<const Jump> jumps) {
    for (const Jump& jump : jumps) {
        std::erase(pegs, jump.from);
        std::erase(pegs, jump.over());
        pegs.push_back(jump.to);
    }
    return pegs;
}

}  // namespace

std::optional<CornerFinish> find_corner_finish(Hole peg, std::int32_t side, std::int32_t below, Hole finish,
                                               const PieceSearch& search) {
    if (finish.x > last_column_at_corner || finish.y < -rows_above_corner) return std::nullopt;
    const std::int32_t rows = side + strip_rows;
    // The strip's first hole in the small triangle, and in the true one.
    const Hole small{0, small_side_for(rows) - strip_rows};
    const Hole large{0, side};
    CornerFinish result;
    result.right = right_field(side, 0);
    const FirstColumns columns(side, result.right);
    const std::array start{columns.start(peg)};
    SideEndings endings(small.y + strip_rows, {below, 0, 0}, finish + small);
    int searches = 0;
    for (std::size_t jumps = 0; jumps <= most_jumps_at_corner && searches < most_searches_at_corner; ++jumps) {
        if (jumps > 0 && !endings.go_back()) return std::nullopt;
        std::vector<std::vector<Hole>> found;
        for (std::vector<Hole>& pegs : endings.found()) {
            pegs = moved_holes(std::move(pegs), Hole{0, 0} - small);
            if (std::all_of(pegs.begin(), pegs.end(), [&](Hole h) { return columns.contains(h); }))
                found.push_back(std::move(pegs));
            if (found.size() == most_goals_at_corner) break;
        }
        if (found.empty()) continue;
        ++searches;
        std::vector<Position> goals;
        for (const auto& pegs : found) goals.push_back(columns.position(pegs));
        const auto path = path_between(columns.board(), start, goals, widest_at_corner, false, search);
        if (!path) continue;
        const std::vector<Hole>& pegs = found[path->goal];
        SideEnding ending = endings.from(moved_holes(pegs, small));
        for (Jump& jump : ending.jumps) jump = {jump.from - small, jump.to - small};
        for (const Jump& jump : path->jumps) result.jumps.push_back(FirstColumns::in_strip(jump));
        if (!ending.sides.empty()) {
            const std::size_t before = ending.sides.front().jump;
            const auto there = pegs_after(pegs, std::span(ending.jumps).first(before));
            result.parting = passing(Outline{0, 0, rows - 1}, 0, moved_holes(there, large));
            if (!result.parting) return std::nullopt;
            result.leaving = result.jumps.size() + before;
        }
        result.jumps.insert(result.jumps.end(), ending.jumps.begin(), ending.jumps.end());
        return result;
    }
    return std::nullopt;
}

}  // namespace pegwright::compose::few_moves
