#include "compose/few_moves/endings.hpp"

#include <algorithm>

namespace pegwright::compose::few_moves {
namespace {

constexpr std::int32_t most_columns = 64;

constexpr unsigned bit(std::size_t side) { return 1U << side; }

std::span<const Hole> steps(Lattice lattice) {
    static constexpr std::array<Hole, 6> all{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}}};
    return std::span(all).first(lattice == Lattice::square ? 4 : 6);
}

}  // namespace

Pegs pegs_after(Pegs pegs, std::span<const Jump> jumps) {
    for (const Jump& jump : jumps) {
        std::erase(pegs, jump.from);
        std::erase(pegs, jump.over());
        pegs.push_back(jump.to);
    }
    return pegs;
}

void play(const Ending& ending, const Affine& at, Batch& batch) {
    auto leaving = ending.leaving.begin();
    for (std::size_t i = 0; i <= ending.jumps.size(); ++i) {
        for (; leaving != ending.leaving.end() && leaving->jump == i; ++leaving) {
            const RowsBeyond& beyond = leaving->rows;
            take_rows(beyond.rows, beyond.length, leaving->parting, at * beyond.at, batch);
        }
        if (i < ending.jumps.size()) batch.add(at(ending.jumps[i]));
    }
}

bool Endings::Order::operator()(const State& a, const State& b) const {
    if (!by_columns || a.first == b.first) return a < b;
    const auto column_first = [](char16_t c) { return std::pair(c % most_columns, c); };
    return std::lexicographical_compare(
        a.first.begin(), a.first.end(), b.first.begin(), b.first.end(),
        [&](char16_t left, char16_t right) { return column_first(left) < column_first(right); });
}

Endings::Endings(EndingPiece piece, const std::vector<Pegs>& ends) : piece_(std::move(piece)) {
    for (std::size_t side = 0; side < piece_.sides; ++side) {
        for (unsigned later = 0; later < bit(piece_.sides); ++later) beyond_[side][later] = piece_.beyond(side, later);
        if (beyond_[side][0].rows > 0) waiting_ |= bit(side);
    }
    EndingLevel& level = levels_.emplace_back(Order{piece_.by_columns});
    for (const Pegs& pegs : ends) {
        Numbers numbers;
        for (const Hole& h : pegs) numbers.push_back(number(h));
        level.emplace(State{std::move(numbers), with_passing_now(pegs, 0)}, Next{});
    }
}

char16_t Endings::number(Hole h) const {
    return static_cast<char16_t>((h.y - piece_.first.y) * most_columns + h.x - piece_.first.x);
}

Hole Endings::hole(char16_t number) const { return piece_.first + Hole{number % most_columns, number / most_columns}; }

Pegs Endings::holes(const Numbers& numbers) const {
    Pegs result;
    for (const char16_t c : numbers) result.push_back(hole(c));
    return result;
}

// The sides whose rows can leave at these pegs if those in `later` leave afterwards; the last to leave comes first.
std::vector<std::size_t> Endings::passing_now(const Pegs& pegs, unsigned later) const {
    std::vector<std::size_t> result;
    for (bool more = true; more;) {
        more = false;
        for (std::size_t side = 0; side < piece_.sides; ++side) {
            if ((waiting_ & ~later & bit(side)) == 0 || !passing(beyond(side, later | bit(side)), pegs)) continue;
            later |= bit(side);
            result.push_back(side);
            more = true;
        }
    }
    return result;
}

unsigned Endings::with_passing_now(const Pegs& pegs, unsigned later) const {
    for (const std::size_t side : passing_now(pegs, later)) later |= bit(side);
    return later;
}

bool Endings::go_back() {
    EndingLevel level(Order{piece_.by_columns});
    for (const auto& [state, unused] : levels_.back()) undo(state, level);
    keep_nearest(level);
    levels_.push_back(std::move(level));
    return !levels_.back().empty();
}

std::vector<Pegs> Endings::found() const {
    std::vector<Pegs> result;
    for (const auto& [state, unused] : levels_.back())
        if (state.second == waiting_) result.push_back(holes(state.first));
    return result;
}

// An estimate: for each side with rows left, the rows to the nearest peg and the number of pegs in the side's own row.
std::int32_t Endings::distance(const State& state) const {
    std::int32_t result = 0;
    for (std::size_t side = 0; side < piece_.sides; ++side) {
        if ((waiting_ & ~state.second & bit(side)) == 0) continue;
        const Affine seen = beyond(side, waiting_).at.inverse();
        std::int32_t nearest = piece_.rows;
        for (const char16_t c : state.first) {
            const std::int32_t row = -1 - seen(hole(c)).y;
            if (row == 0)
                ++result;
            else
                nearest = std::min(nearest, row);
        }
        result += nearest;
    }
    return result;
}

void Endings::keep_nearest(EndingLevel& level) const {
    if (level.size() <= piece_.most_positions) return;
    std::vector<std::pair<std::int32_t, EndingLevel::const_iterator>> all;
    for (auto entry = level.cbegin(); entry != level.cend(); ++entry) all.emplace_back(distance(entry->first), entry);
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = piece_.most_positions; i < all.size(); ++i) level.erase(all[i].second);
}

void Endings::undo(const State& state, EndingLevel& level) const {
    const auto& [after, later] = state;
    for (const char16_t c : after)
        for (const Hole& step : steps(piece_.lattice)) {
            const Hole to = hole(c);
            const Hole over = to - step;
            const Hole from = over - step;
            if (!piece_.contains(over) || !piece_.contains(from)) continue;
            if (after.find(number(over)) != Numbers::npos || after.find(number(from)) != Numbers::npos) continue;
            Numbers before = after;
            before[before.find(c)] = number(over);
            before.push_back(number(from));
            std::sort(before.begin(), before.end());
            const unsigned now = waiting_ == later ? later : with_passing_now(holes(before), later);
            level.try_emplace(State{std::move(before), now}, Next{{from, to}, state});
        }
}

Ending Endings::from(const Pegs& pegs) const {
    Ending ending;
    State state{{}, waiting_};
    for (const Hole& h : pegs) state.first.push_back(number(h));
    for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
        const Next& next = level->at(state);
        const Pegs now = holes(state.first);
        std::vector<std::size_t> leaving = passing_now(now, next.state.second);
        std::reverse(leaving.begin(), leaving.end());
        unsigned later = state.second;
        for (const std::size_t side : leaving) {
            const RowsBeyond& rows = beyond(side, later);
            ending.leaving.push_back({ending.jumps.size(), rows, *passing(rows, now)});
            later &= ~bit(side);
        }
        if (level + 1 != levels_.rend()) ending.jumps.push_back(next.jump);
        state = next.state;
    }
    return ending;
}

}  // namespace pegwright::compose::few_moves
