// In reverse time, a solution ends with a sweep if the complement of the position before the sweep can be reduced to
// one peg. That complement has pegs on the swept coset (but for one hole), on the last row, and in the middle of each
// jump left out. Let the three jumps between a1, a3 and c3 be left out. Then the runs below clear three columns on the
// left, three lines along the right edge, and six pegs at either end of the last row. The rest is the complement of
// T_(n-12), six columns further right and twelve rows further down. So the board shrinks to a stored one, whose jumps
// come first.
//
// The three jumps form a triangle, so every hole keeps an even number of jumps but for the two ends of the stored
// sweep. The other jumps are connected, so they have an Euler trail: the sweep.
#include "compose/store/store.hpp"

#include "base/error.hpp"
#include "game/position.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace pegwright::compose {
namespace {

constexpr std::int32_t rows_of_growth = 12;
constexpr std::int32_t least_grown = 22;
constexpr std::int32_t least_stored = 10;

// A hole seen from a corner. row: from the top, counted from 0; from a lower corner, from -1 upwards. off: holes from
// the edge at the corner.
struct FromCorner {
    enum class Corner { top, left, right } corner;
    std::int32_t row;
    std::int32_t off;
};
// Jumps of one peg in one direction.
struct PegRun {
    FromCorner from;
    FromCorner to;
};

constexpr FromCorner top(std::int32_t row, std::int32_t off) { return {FromCorner::Corner::top, row, off}; }
constexpr FromCorner left(std::int32_t row, std::int32_t off) { return {FromCorner::Corner::left, row, off}; }
constexpr FromCorner right(std::int32_t row, std::int32_t off) { return {FromCorner::Corner::right, row, off}; }

// In the order in which the complement shrinks. Exhaustive searches of the three corners found them, six holes deep
// below and ten at the top, with at most one peg coming or going along each line.
constexpr std::array<PegRun, 23> runs = {{
    {left(-1, 0), top(3, 0)},      // up the left edge
    {right(-1, 4), right(-3, 4)},  // at the right corner the row
    {right(-1, 2), right(-1, 4)},  // makes room
    {right(-1, 0), right(-1, 2)},  // for what comes down
    {right(-1, 5), right(-1, 1)},  // the right edge,
    {top(1, 1), right(-1, 0)},     // which is cleared
    {right(-1, 0), right(-1, 2)},  // and whose peg goes on
    {right(-1, 2), top(3, 1)},     // up the second line beside it
    {top(1, 0), top(3, 2)},        // at the top
    {top(3, 0), top(1, 0)},        // the two lines' pegs
    {top(0, 0), top(2, 0)},        // and a1 meet
    {right(-3, 4), top(7, 3)},     // the peg of the third line
    {top(2, 0), top(4, 2)},        // and take it down
    {top(3, 2), top(7, 2)},        // the second column
    {top(7, 3), top(7, 1)},        // as far as
    {top(7, 1), top(9, 3)},        // what is left of this
    {left(-1, 2), top(9, 2)},      // is climbed,
    {top(9, 2), top(9, 4)},        // and over that one to the third column
    {left(-1, 4), left(-1, 2)},    // at the left corner
    {left(-1, 6), left(-1, 4)},    // the row leaves,
    {left(-1, 1), left(-1, 5)},    // but for a peg,
    {top(9, 4), left(-1, 4)},      // over which the one that clears the third column
    {left(-1, 4), left(-1, 6)},    // comes to where the row's seventh was
}};

class Growth {
public:
    explicit Growth(std::int32_t side) : side_(side) {}

    // Appends the jumps of one shrinking; `times` counts from 0.
    void shrink(std::int32_t times, std::vector<Jump>& jumps) const {
        for (const PegRun& run : runs) {
            Hole at = hole(run.from, times);
            const Hole way = hole(run.to, times) - at;
            const std::int32_t steps = std::max(std::abs(way.x), std::abs(way.y));
            const Hole jump{2 * (way.x / steps), 2 * (way.y / steps)};
            for (std::int32_t i = 0; i < steps; i += 2, at = at + jump) jumps.push_back({at, at + jump});
        }
    }

private:
    Hole hole(const FromCorner& place, std::int32_t times) const {
        const std::int32_t first = rows_of_growth * times;
        const std::int32_t y = place.corner == FromCorner::Corner::top ? place.row : side_ - first + place.row;
        const std::int32_t x = place.corner == FromCorner::Corner::right ? y - place.off : place.off;
        return {first / 2 + x, first + y};
    }
    std::int32_t side_;
};

// The jumps of one peg over all others, by Hierholzer's algorithm.
class Trail {
public:
    // position: pegs in the middles of jumps between holes of a1's coset, and one in that coset.
    explicit Trail(const Position& position) : position_(position) {}

    std::vector<Jump> from(Hole start) {
        std::vector<Hole> open = {start};
        std::vector<Hole> trail;
        while (!open.empty()) {
            const Hole at = open.back();
            if (const auto next = step(at)) {
                open.push_back(*next);
            } else {
                trail.push_back(at);
                open.pop_back();
            }
        }
        std::vector<Jump> jumps;
        for (std::size_t i = trail.size(); i > 1; --i) jumps.push_back({trail[i - 1], trail[i - 2]});
        return jumps;
    }

private:
    // Clears the next peg beside a hole; where the jump ends, or nothing if no peg is left.
    std::optional<Hole> step(Hole at) {
        const Board& board = position_.board();
        for (const Hole d : {Hole{1, 0}, Hole{0, 1}, Hole{1, 1}, Hole{-1, 0}, Hole{0, -1}, Hole{-1, -1}}) {
            if (!board.contains(at + 2 * d) || !position_.peg(at + d)) continue;
            position_.clear(at + d);
            return at + 2 * d;
        }
        return std::nullopt;
    }

    Position position_;
};

// A stored sweep, and how many jumps come before it.
std::pair<Solution, std::size_t> stored_sweep(std::int32_t side) {
    auto found = in_store("sweeps", Query(Board::triangle(side)));
    if (found.empty()) base::fail_limit("no long sweep of T" + std::to_string(side) + " is in store");
    std::size_t before = found.front().jumps.size();
    const auto& jumps = found.front().jumps;
    do --before;
    while (before > 0 && jumps[before - 1].to == jumps[before].from);
    return {std::move(found.front()), before};
}

}  // namespace

std::optional<Solution> grown_sweep(const Board& board) {
    const std::int32_t side = board.height();
    if (board.family() != Board::Family::triangle || side < least_grown || side % 2 != 0) return std::nullopt;
    Position::check_fits(board);
    const std::int32_t times = (side - least_stored) / rows_of_growth;
    const auto [stored, before] = stored_sweep(side - rows_of_growth * times);
    const Hole shift{rows_of_growth / 2 * times, rows_of_growth * times};
    std::vector<Jump> jumps;
    for (std::size_t i = 0; i < before; ++i)
        jumps.push_back({stored.jumps[i].from + shift, stored.jumps[i].to + shift});
    const Growth growth(side);
    std::vector<Jump> shrinking;
    for (std::int32_t i = 0; i < times; ++i) growth.shrink(i, shrinking);
    jumps.insert(jumps.end(), shrinking.rbegin(), shrinking.rend());

    const Problem problem(board, stored.problem.vacate() + shift, stored.problem.finish() + shift);
    Position position = problem.start_position();
    for (const Jump& jump : jumps) {
        position.clear(jump.from);
        position.clear(jump.over());
        position.set(jump.to);
    }
    const std::vector<Jump> sweep = Trail(position).from(stored.jumps[before].from + shift);
    jumps.insert(jumps.end(), sweep.begin(), sweep.end());
    return Solution{problem, std::move(jumps)};
}

}  // namespace pegwright::compose
