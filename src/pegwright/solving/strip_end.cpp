// From the last peg jumps are taken back until the few pegs that there are then have let all waiting rows pass on the
// way; a search leads from the full end to one of these positions.
#include "pegwright/solving/strip_end.hpp"

#include "construct/growth/rows.hpp"
#include "game/position.hpp"
#include "pegwright/checking/refereed.hpp"
#include "search/paths/beams/find_path.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace pegwright {
namespace {

namespace rows_away = construct::growth;

// Narrow beams have always done.
constexpr std::uint64_t widest_beam = 10'000;
// More than six have never been needed.
constexpr int most_pegs = 8;

constexpr unsigned for_above = 1;
constexpr unsigned for_below = 2;

class Endings {
public:
    Endings(std::int32_t rows, unsigned wanted) : rows_(rows), wanted_(wanted) {}

    using Pegs = std::vector<Hole>;  // in order

    // Positions of fewest pegs from which the rows that wait can pass on the way to a single peg of this hole's class.
    std::vector<Pegs> find(Hole peg) {
        Level level;
        for (std::int32_t x = first_column; x <= last_column; ++x)
            for (std::int32_t y = 0; y < rows_; ++y)
                if ((x - peg.x) % 3 == 0 && (y - peg.y) % 3 == 0) {
                    const Pegs pegs{{x, y}};
                    level.emplace(std::pair{pegs, passing(pegs)}, Next{});
                }
        for (int n = 1; n <= most_pegs; ++n) {
            levels_.push_back(std::move(level));
            std::vector<Pegs> found;
            for (const auto& [state, next] : levels_.back())
                if (state.second == wanted_) found.push_back(state.first);
            if (!found.empty()) return found;
            level = before(levels_.back());
        }
        return {};
    }

    // The jumps from one of those that were found.
    std::vector<Jump> jumps_from(const Pegs& pegs) const {
        std::vector<Jump> jumps;
        State state{pegs, wanted_};
        for (auto level = levels_.rbegin(); level + 1 != levels_.rend(); ++level) {
            const Next& next = level->at(state);
            jumps.push_back(next.jump);
            state = next.state;
        }
        return jumps;
    }

    // Which rows can be taken away now, and by the peg in which column.
    unsigned passing(const Pegs& pegs) const {
        return (catalyst(pegs, false) ? for_above : 0U) | (catalyst(pegs, true) ? for_below : 0U);
    }
    std::optional<std::int32_t> catalyst(const Pegs& pegs, bool below) const {
        std::optional<std::int32_t> found;
        for (const Hole& h : pegs) {
            const std::int32_t y = below ? rows_ - 1 - h.y : h.y;
            const std::int32_t x = end_columns - 1 - h.x;
            if (y == 0) return std::nullopt;
            if (y != 1 || x < rows_away::first_kept || x > rows_away::last_kept) continue;
            if (found || x < rows_away::first_catalyst || x > rows_away::last_catalyst) return std::nullopt;
            found = x;
        }
        return found;
    }

private:
    using State = std::pair<Pegs, unsigned>;  // with the rows that can pass from there on
    struct Next {
        Jump jump{};
        State state;
    };
    using Level = std::map<State, Next>;

    static bool less(Hole a, Hole b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

    // All positions one jump before these.
    Level before(const Level& level) const {
        constexpr std::array<Hole, 4> steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
        Level result;
        for (const auto& [state, unused] : level)
            for (const Hole& to : state.first)
                for (const Hole& step : steps) {
                    const Hole over = to - step;
                    const Hole from = over - step;
                    if (from.x < first_column || from.x > last_column || from.y < 0 || from.y >= rows_) continue;
                    const auto has = [&pegs = state.first](Hole h) {
                        return std::find(pegs.begin(), pegs.end(), h) != pegs.end();
                    };
                    if (has(over) || has(from)) continue;
                    Pegs pegs = state.first;
                    *std::find(pegs.begin(), pegs.end(), to) = over;
                    pegs.push_back(from);
                    std::sort(pegs.begin(), pegs.end(), less);
                    const unsigned seen = state.second | (passing(pegs) & wanted_);
                    result.try_emplace({std::move(pegs), seen}, Next{{from, to}, state});
                }
        return result;
    }

    // Around the columns where a catalyst may be.
    static constexpr std::int32_t first_column = end_columns - 1 - rows_away::last_kept - 1;
    static constexpr std::int32_t last_column = end_columns - 1 - rows_away::first_kept + 1;

    std::int32_t rows_;
    unsigned wanted_;
    std::vector<Level> levels_;  // by number of pegs
};

}  // namespace

std::optional<StripEnd> find_strip_end(std::int32_t rows, Hole peg, bool above, bool below, const Shortening& shortened,
                                       const Limits& limits, std::uint64_t seed) {
    const unsigned wanted = (above ? for_above : 0U) | (below ? for_below : 0U);
    Endings endings(rows, wanted);
    const Board board = Board::rectangle(end_columns, rows);
    Position start = Position::empty(board);
    for (std::int32_t x = end_margin; x < end_columns; ++x)
        for (std::int32_t y = 0; y < rows; ++y) start.set({x, y});
    start.set(peg);
    std::vector<Position> goals;
    for (const auto& pegs : endings.find(peg)) {
        goals.push_back(Position::empty(board));
        for (const Hole& h : pegs) goals.back().set(h);
    }
    if (goals.empty()) return std::nullopt;

    const auto found = search::paths::find_path(board, std::array{start}, goals, {limits, widest_beam, seed}).path;
    if (!found) return std::nullopt;
    const Problem problem(board, Start::at(start), Goal::at(found->goal));
    JumpList path;
    shortened(listed_way({problem, found->jumps})).play_unrefereed(path);

    StripEnd end{path.list, {}, {}};
    for (const Jump& jump : path.list) {
        start.clear(jump.from);
        start.clear(jump.over());
        start.set(jump.to);
    }
    auto pegs = start.holes(true);
    unsigned waiting = wanted;
    const auto look = [&] {
        if (const auto x = endings.catalyst(pegs, false); x && (waiting & for_above) != 0) {
            end.above = {end.jumps.size(), *x};
            waiting &= ~for_above;
        }
        if (const auto x = endings.catalyst(pegs, true); x && (waiting & for_below) != 0) {
            end.below = {end.jumps.size(), *x};
            waiting &= ~for_below;
        }
    };
    for (const Jump& jump : endings.jumps_from(pegs)) {
        look();
        end.jumps.push_back(jump);
        std::erase(pegs, jump.from);
        *std::find(pegs.begin(), pegs.end(), jump.over()) = jump.to;
    }
    look();
    return end;
}

}  // namespace pegwright
