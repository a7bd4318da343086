#include "compose/few_moves/rectangles/endings.hpp"

#include <algorithm>
#include <array>

namespace pegwright::compose::few_moves {
namespace {

// More have never been needed.
constexpr std::size_t most_jumps = 9;
// Of a level these are kept, which are nearest to letting rows pass; all of them, mostly.
constexpr std::size_t most_positions = 4'000;

bool less(Hole a, Hole b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

void play(const Jump& jump, Pegs& pegs) {
    std::erase(pegs, jump.from);
    *std::find(pegs.begin(), pegs.end(), jump.over()) = jump.to;
    std::sort(pegs.begin(), pegs.end(), less);
}

}  // namespace

std::optional<Parting> passing(const Strip& strip, const Pegs& pegs, bool below) {
    const auto row = [&](Hole h) { return below ? strip.rows - 1 - h.y : h.y; };
    if (std::any_of(pegs.begin(), pegs.end(), [&](Hole h) { return row(h) == 0; })) return std::nullopt;
    for (const Hole& peg : pegs) {
        if (row(peg) != 1) continue;
        const auto parting = parted_by(strip.length, peg.x);
        if (!parting) continue;
        const auto in_the_way = [&](Hole h) {
            return row(h) == 1 && h.x != peg.x && h.x >= parting->first_kept && h.x <= parting->last_kept;
        };
        if (std::none_of(pegs.begin(), pegs.end(), in_the_way)) return parting;
    }
    return std::nullopt;
}

unsigned Endings::passing_now(const Pegs& pegs) const {
    unsigned now = 0;
    if ((waiting_ & for_above) != 0 && passing(strip_, pegs, false)) now |= for_above;
    if ((waiting_ & for_below) != 0 && passing(strip_, pegs, true)) now |= for_below;
    return now;
}

std::vector<Pegs> Endings::find(const std::vector<Pegs>& ends) {
    levels_.clear();
    Level level;
    for (const Pegs& pegs : ends) level.emplace(State{pegs, passing_now(pegs)}, Next{});
    for (std::size_t jumps = 0; jumps <= most_jumps && !level.empty(); ++jumps) {
        keep_nearest(level);
        levels_.push_back(std::move(level));
        std::vector<Pegs> found;
        for (const auto& [state, next] : levels_.back())
            if (state.second == waiting_) found.push_back(state.first);
        if (!found.empty()) return found;
        level = before(levels_.back());
    }
    return {};
}

// How far a position is from letting pass what has not passed after it.
std::int32_t Endings::distance(const State& state) const {
    std::int32_t distance = 0;
    for (const unsigned rows : {for_above, for_below}) {
        if ((waiting_ & ~state.second & rows) == 0) continue;
        std::int32_t nearest = strip_.rows;
        for (const Hole& h : state.first) {
            const std::int32_t row = rows == for_below ? strip_.rows - 1 - h.y : h.y;
            if (row == 0)
                ++distance;
            else
                nearest = std::min(nearest, row);
        }
        distance += nearest;
    }
    return distance;
}

void Endings::keep_nearest(Level& level) const {
    if (level.size() <= most_positions) return;
    std::vector<std::int32_t> distances;
    for (const auto& [state, next] : level) distances.push_back(distance(state));
    const auto last = distances.begin() + most_positions;
    std::nth_element(distances.begin(), last, distances.end());
    std::erase_if(level, [&, most = *last](const auto& entry) { return distance(entry.first) > most; });
}

// All positions one jump before these.
Endings::Level Endings::before(const Level& level) const {
    constexpr std::array<Hole, 4> steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    Level result;
    for (const auto& [state, unused] : level)
        for (const Hole& to : state.first)
            for (const Hole& step : steps) {
                const Hole over = to - step;
                const Hole from = over - step;
                if (from.x < first_ || from.x > last_ || from.y < 0 || from.y >= strip_.rows) continue;
                const auto has = [&pegs = state.first](Hole h) {
                    return std::find(pegs.begin(), pegs.end(), h) != pegs.end();
                };
                if (has(over) || has(from)) continue;
                Pegs pegs = state.first;
                *std::find(pegs.begin(), pegs.end(), to) = over;
                pegs.push_back(from);
                std::sort(pegs.begin(), pegs.end(), less);
                const unsigned seen = state.second | passing_now(pegs);
                result.try_emplace({std::move(pegs), seen}, Next{{from, to}, state});
            }
    return result;
}

Ending Endings::from(const Pegs& pegs) const {
    Ending ending;
    State state{pegs, waiting_};
    Pegs now = pegs;
    const auto look = [&] {
        const auto stop = [&](unsigned rows, std::optional<Stop>& at) {
            if ((waiting_ & rows) == 0 || at) return;
            if (const auto parting = passing(strip_, now, rows == for_below)) at = Stop{ending.jumps.size(), *parting};
        };
        stop(for_above, ending.above);
        stop(for_below, ending.below);
    };
    look();
    for (auto level = levels_.rbegin(); level + 1 != levels_.rend(); ++level) {
        const Next& next = level->at(state);
        ending.jumps.push_back(next.jump);
        play(next.jump, now);
        state = next.state;
        look();
    }
    ending.pegs = now;
    return ending;
}

}  // namespace pegwright::compose::few_moves
