#include "compose/few_moves/triangles/side_endings.hpp"

#include <algorithm>
#include <array>

namespace pegwright::compose::few_moves {
namespace {

// Of a level these are kept, which are nearest to letting rows pass.
constexpr std::size_t most_positions_back = 2'000;

constexpr unsigned bit(std::size_t side) { return 1U << side; }

}  // namespace

SideEndings::SideEndings(std::int32_t side, const RowsBeyond& beyond, Hole finish) : side_(side), beyond_(beyond) {
    for (std::size_t i = 0; i < sides; ++i)
        if (beyond[i] > 0) waiting_ |= bit(i);
    const Pegs last(1, number(finish));
    levels_.push_back({{State{last, with_passing_now(last, 0)}, Next{}}});
}

std::vector<Hole> SideEndings::holes(const Pegs& pegs) {
    std::vector<Hole> result;
    for (const char16_t c : pegs) result.push_back(hole(c));
    return result;
}

// The triangle once all rows have left but those of these sides.
Outline SideEndings::before(unsigned sides_later) const {
    Outline outline{0, 0, side_ - 1};
    for (std::size_t i = 0; i < sides; ++i)
        if ((waiting_ & ~sides_later & bit(i)) != 0) outline.grow(i, beyond_[i]);
    return outline;
}

// The sides whose rows can pass, if those of others pass later: each before those that are named before it.
std::vector<std::size_t> SideEndings::passing_now(const Pegs& pegs, unsigned later) const {
    std::vector<std::size_t> result;
    const std::vector<Hole> all = holes(pegs);
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < sides; ++i) {
            if ((waiting_ & ~later & bit(i)) == 0 || !passing(before(later | bit(i)), i, all)) continue;
            later |= bit(i);
            result.push_back(i);
            more = true;
        }
    }
    return result;
}

unsigned SideEndings::with_passing_now(const Pegs& pegs, unsigned later) const {
    for (const std::size_t side : passing_now(pegs, later)) later |= bit(side);
    return later;
}

bool SideEndings::go_back() {
    Level level;
    for (const auto& [state, unused] : levels_.back()) undo(state, level);
    keep_nearest(level);
    levels_.push_back(std::move(level));
    return !levels_.back().empty();
}

std::vector<std::vector<Hole>> SideEndings::found() const {
    std::vector<std::vector<Hole>> result;
    for (const auto& [state, unused] : levels_.back())
        if (state.second == waiting_) result.push_back(holes(state.first));
    return result;
}

// How far a position is from letting pass what does not pass after it.
std::int32_t SideEndings::distance(const State& state) const {
    const Outline outline{0, 0, side_ - 1};
    std::int32_t result = 0;
    for (std::size_t i = 0; i < sides; ++i) {
        if ((waiting_ & ~state.second & bit(i)) == 0) continue;
        std::int32_t nearest = side_;
        for (const char16_t c : state.first) {
            const std::int32_t row = outline.distance(i, hole(c));
            if (row == 0)
                ++result;
            else
                nearest = std::min(nearest, row);
        }
        result += nearest;
    }
    return result;
}

void SideEndings::keep_nearest(Level& level) const {
    if (level.size() <= most_positions_back) return;
    std::vector<std::pair<std::int32_t, Level::const_iterator>> all;
    for (auto entry = level.cbegin(); entry != level.cend(); ++entry) all.emplace_back(distance(entry->first), entry);
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = most_positions_back; i < all.size(); ++i) level.erase(all[i].second);
}

// All positions one jump before this one.
void SideEndings::undo(const State& state, Level& level) const {
    constexpr std::array<Hole, 6> steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}}};
    const auto& [after, later] = state;
    for (const char16_t c : after)
        for (const Hole& step : steps) {
            const Hole to = hole(c);
            const Hole over = to - step;
            const Hole from = over - step;
            if (!contains(over) || !contains(from)) continue;
            if (after.find(number(over)) != Pegs::npos || after.find(number(from)) != Pegs::npos) continue;
            Pegs pegs = after;
            pegs[pegs.find(c)] = number(over);
            pegs.push_back(number(from));
            std::sort(pegs.begin(), pegs.end());
            const unsigned now = with_passing_now(pegs, later);
            level.try_emplace(State{std::move(pegs), now}, Next{{from, to}, state});
        }
}

SideEnding SideEndings::from(const std::vector<Hole>& pegs) const {
    SideEnding ending;
    State state;
    for (const Hole& h : pegs) state.first.push_back(number(h));
    state.second = waiting_;
    for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
        const Next& next = level->at(state);
        std::vector<std::size_t> leaving = passing_now(state.first, next.state.second);
        std::reverse(leaving.begin(), leaving.end());
        unsigned later = state.second;
        for (const std::size_t side : leaving) {
            const Outline outline = before(later);
            ending.sides.push_back({ending.jumps.size(), outline.turned(side) * board::Affine{{0, outline.side()}},
                                    beyond_[side], outline.side() + 1, *passing(outline, side, holes(state.first))});
            later &= ~bit(side);
        }
        if (level + 1 != levels_.rend()) ending.jumps.push_back(next.jump);
        state = next.state;
    }
    return ending;
}

}  // namespace pegwright::compose::few_moves
