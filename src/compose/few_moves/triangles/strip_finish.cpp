// From the last peg jumps are taken back until the peg of the trail is one of those that there are then; a search leads
// from the full columns to the others.
#include "compose/few_moves/triangles/strip_finish.hpp"

#include "game/position.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

namespace pegwright::compose::few_moves {
namespace {

// Row of the trail, and the last of the strip, which must be empty while the rows below go.
constexpr std::int32_t trail_row = 4;
// Full columns for the search.
constexpr std::int32_t window = 12;
// Rows of the triangle above that it may use.
constexpr std::int32_t rows_above = 4;
// Columns behind them where pegs may wait, down to this row.
constexpr std::int32_t columns_behind = 3;
constexpr std::int32_t last_row_behind = 2;
// So many of the positions found are enough to search a path to.
constexpr std::size_t most_goals = 400;
constexpr std::uint64_t widest_search = 1'000;

// Jumps back from one peg. Positions are the numbers of their holes, in order.
class LastJumps {
public:
    using Pegs = std::string;

    LastJumps(std::int32_t side, Hole finish, Hole peg, std::int32_t first) : side_(side), peg_(peg), first_(first) {
        left_ = std::max(0, std::min(finish.x, peg.x) - 1);
        right_ = std::max(finish.x, peg.x) + 3;
        top_ = std::min({finish.y, peg.y - 3, 0}) - 1;
        levels_.push_back({{Pegs(1, number(finish)), {}}});
    }

    // One peg more, unless there are more positions than this.
    bool go_back(std::size_t most_positions) {
        if (levels_.back().size() > most_positions) return false;
        Level level;
        for (const auto& [pegs, unused] : levels_.back()) undo(pegs, level);
        levels_.push_back(std::move(level));
        return !levels_.back().empty();
    }
    // Of the last level, those with the peg in which the others wait in the window, or behind it, and above the strip's
    // last row.
    std::vector<Pegs> waiting() const {
        std::vector<Pegs> found;
        for (const auto& [pegs, unused] : levels_.back()) {
            if (pegs.find(number(peg_)) == Pegs::npos) continue;
            const bool all = std::all_of(pegs.begin(), pegs.end(), [&](char c) { return waits(hole(c)); });
            if (all) found.push_back(pegs);
            if (found.size() == most_goals) break;
        }
        return found;
    }
    std::vector<Hole> others(const Pegs& pegs) const {
        std::vector<Hole> holes;
        for (const char c : pegs)
            if (hole(c) != peg_) holes.push_back(hole(c));
        return holes;
    }
    std::vector<Jump> jumps_from(Pegs pegs) const {
        std::vector<Jump> jumps;
        for (auto level = levels_.rbegin(); level + 1 != levels_.rend(); ++level) {
            const Next& next = level->at(pegs);
            jumps.push_back(next.jump);
            pegs = next.pegs;
        }
        return jumps;
    }

private:
    struct Next {
        Jump jump{};
        Pegs pegs;
    };
    using Level = std::map<Pegs, Next>;

    char number(Hole h) const { return static_cast<char>((h.y - top_) * (right_ - left_ + 1) + h.x - left_); }
    Hole hole(char c) const {
        const auto i = static_cast<std::int32_t>(static_cast<unsigned char>(c));
        const std::int32_t width = right_ - left_ + 1;
        return {left_ + i % width, top_ + i / width};
    }
    bool contains(Hole h) const {
        return h.x >= left_ && h.x <= std::min(right_, side_ + h.y) && h.y >= top_ && h.y < strip_rows;
    }
    bool waits(Hole h) const {
        if (h == peg_) return true;
        if (h.x < first_ - columns_behind || h.y < -rows_above) return false;
        // The last hole of the trail's row is needed by the rows below, as are the last rows at the corner.
        return h.y <= (h.x < first_ ? last_row_behind : trail_row) && h != Hole{side_ + trail_row, trail_row};
    }

    void undo(const Pegs& pegs, Level& level) const {
        constexpr std::array<Hole, 6> steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}}};
        for (const char c : pegs)
            for (const Hole& step : steps) {
                const Hole to = hole(c);
                const Hole over = to - step;
                const Hole from = over - step;
                if (!contains(over) || !contains(from)) continue;
                if (pegs.find(number(over)) != Pegs::npos || pegs.find(number(from)) != Pegs::npos) continue;
                Pegs before = pegs;
                before[pegs.find(c)] = number(over);
                before.push_back(number(from));
                std::sort(before.begin(), before.end());
                level.try_emplace(std::move(before), Next{{from, to}, pegs});
            }
    }

    std::int32_t side_;
    Hole peg_;
    std::int32_t first_;
    std::int32_t left_;
    std::int32_t right_;
    std::int32_t top_;
    std::vector<Level> levels_;  // by number of pegs
};

// The columns from `first` on that are still full, and what is empty around them.
class Window {
public:
    Window(std::int32_t side, std::int32_t first, std::optional<std::int32_t> right)
        : side_(side), origin_{std::max(0, first - columns_behind), -rows_above}, board_(board_of(first, right)) {
        start_.emplace(Position::empty(board_));
        for (std::int32_t y = 0; y < strip_rows; ++y)
            for (std::int32_t x = first; x < right.value_or(side + y + 1); ++x) start_->set(Hole{x, y} - origin_);
        if (right)
            for (const std::int32_t y : {-1, 1, 3}) start_->set(Hole{*right + 1, y} - origin_);
    }

    const Board& board() const { return board_; }
    const Position& start() const { return *start_; }
    Position position(const std::vector<Hole>& pegs) const {
        Position position = Position::empty(board_);
        for (const Hole& h : pegs) position.set(h - origin_);
        return position;
    }
    Jump in_strip(Jump jump) const { return {jump.from + origin_, jump.to + origin_}; }

private:
    Board board_of(std::int32_t first, std::optional<std::int32_t> right) const {
        std::vector<Hole> holes;
        for (std::int32_t y = -rows_above; y < strip_rows; ++y) {
            const std::int32_t end = std::min(right ? *right + 4 : side_ + y + 1, side_ + y + 1);
            // The trail is in row 4, before it the peg.
            for (std::int32_t x = y < trail_row ? origin_.x : first; x < end; ++x)
                holes.push_back(Hole{x, y} - origin_);
        }
        return Board::of(board::Lattice::triangular, board::Spans(std::move(holes)));
    }

    std::int32_t side_;
    Hole origin_;
    Board board_;
    std::optional<Position> start_;
};

}  // namespace

std::optional<std::int32_t> right_field(std::int32_t side, std::int32_t first) {
    for (std::int32_t column = first + window; column <= first + window + 1; ++column) {
        const std::int32_t length = side + 1 - column;
        if (length >= 11 || (length >= 8 && length % 2 == 0)) return column;
    }
    return std::nullopt;
}

std::optional<StripFinish> find_strip_finish(const Corner& corner, std::int32_t side, Hole finish, std::size_t effort,
                                             const PieceSearch& search) {
    const std::int32_t least = corner.trail() + 1;
    const std::int32_t nearest = std::max(0, (finish.x + 1 - least) / 6);
    for (const std::int32_t back : {0, 1, -1}) {
        const std::int32_t times = nearest - back;
        const std::int32_t first = least + 6 * times;
        if (times < 0 || first > side) continue;
        StripFinish result{times, right_field(side, first), {}, {}};
        Window columns(side, first, result.right);
        LastJumps endings(side, finish, {first - 1, trail_row}, first);
        while (endings.go_back(effort)) {
            std::vector<Position> goals;
            const auto waiting = endings.waiting();
            for (const auto& pegs : waiting) goals.push_back(columns.position(endings.others(pegs)));
            if (goals.empty()) continue;
            const auto found =
                path_between(columns.board(), std::array{columns.start()}, goals, widest_search, true, search);
            if (!found) continue;
            for (const Jump& jump : found->jumps) result.jumps.push_back(columns.in_strip(jump));
            result.last = endings.jumps_from(waiting[found->goal]);
            return result;
        }
    }
    return std::nullopt;
}

}  // namespace pegwright::compose::few_moves
