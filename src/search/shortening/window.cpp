#include "search/shortening/window.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::shortening {
namespace {

constexpr int most_stops = 300;

bool more_than(Bits bits, int number) {
    for (; bits != 0 && number > 0; --number) bits &= bits - 1;
    return bits != 0;
}

}  // namespace

JumpWindow::JumpWindow(const std::vector<BitJump>& jumps) {
    for (const BitJump& jump : jumps) {
        from_[jump.from].push_back(jump);
        to_[jump.to].push_back(jump);
        movable_ |= Bits{1} << jump.from;
        takeable_ |= Bits{1} << jump.over;
        reachable_ |= Bits{1} << jump.to;
    }
}

// The same in both directions: `position` is the earlier one.
bool JumpWindow::can_be_finished(Bits position, Bits goal, int moves) const {
    return !more_than(goal & ~position, moves) && !more_than(position & ~goal & ~takeable_, moves);
}

template <class Visit>
bool JumpWindow::extend(Bits position, std::size_t hole, bool backwards, int& left, Visit&& visit) const {
    for (const BitJump& jump : backwards ? to_[hole] : from_[hole]) {
        const Bits over = Bits{1} << jump.over;
        const std::size_t end = backwards ? jump.from : jump.to;
        const Bits empty = (Bits{1} << end) | (backwards ? over : 0);
        if ((position & empty) != 0 || (!backwards && (position & over) == 0)) continue;
        const Bits after = position ^ jump.flip;
        if (--left < 0) return true;
        const Visited visited = visit(after);
        if (visited == Visited::enough) return false;
        if (visited == Visited::go_on && !extend(after, end, backwards, left, visit)) return false;
    }
    return true;
}

template <class Visit>
bool JumpWindow::each_move(Bits position, bool backwards, Visit&& visit) const {
    for (Bits pegs = position & (backwards ? reachable_ : movable_); pegs != 0; pegs &= pegs - 1) {
        int left = most_stops;
        if (!extend(position, static_cast<std::size_t>(std::countr_zero(pegs)), backwards, left, visit)) return false;
    }
    return true;
}

JumpWindow::WindowSide JumpWindow::begin(Bits position, OpenEnd open, bool backwards, const WindowSide* other,
                                         const WindowQuestion& question) {
    WindowSide side;
    const auto add = [&](Bits here) {
        const auto number = static_cast<std::uint32_t>(side.reached.size());
        if (!side.numbers.insert(here, number)) return Visited::go_on;
        side.reached.push_back({here, 0});
        if (other)
            if (const std::uint32_t* met = other->numbers.find(here)) meetings_.emplace_back(*met, number);
        return Visited::go_on;
    };
    add(position);
    int left = most_stops;
    if (open != closed) {
        extend(position, open, backwards, left, [&](Bits after) {
            const Bits from = backwards ? question.start : after;
            const Bits to = backwards ? after : question.goal;
            // A second free move may place another peg.
            if (!can_be_finished(from, to, question.most_moves + 2)) return Visited::no_further;
            return add(after);
        });
    }
    side.free_end = side.reached.size();
    return side;
}

bool JumpWindow::expand(WindowSide& side, const WindowSide& other, bool backwards, const WindowQuestion& question) {
    const std::size_t begin = side.level_begin;
    const std::size_t end = side.reached.size();
    const Bits target = backwards ? question.start : question.goal;
    ++side.moves;
    const bool free_in_the_end = (backwards ? question.came : question.goes_on) != closed;
    const int left = question.most_moves - side.moves + (free_in_the_end ? 1 : 0);
    for (std::size_t i = begin; i < end; ++i) {
        const bool go_on = each_move(side.reached[i].position, backwards, [&](Bits after) {
            // The same peg's next jumps place at most one more peg.
            const Bits from = backwards ? target : after;
            const Bits to = backwards ? after : target;
            if (!can_be_finished(from, to, left + 1)) return Visited::no_further;
            if (!can_be_finished(from, to, left)) return Visited::go_on;
            const auto number = static_cast<std::uint32_t>(side.reached.size());
            if (!side.numbers.insert(after, number)) return Visited::go_on;
            side.reached.push_back({after, static_cast<std::uint32_t>(i)});
            if (const std::uint32_t* met = other.numbers.find(after))
                meetings_.emplace_back(backwards ? *met : number, backwards ? number : *met);
            const std::size_t all = side.reached.size() + other.reached.size();
            return all < question.most_positions ? Visited::go_on : Visited::enough;
        });
        if (!go_on) return false;
    }
    side.level_begin = end;
    return true;
}

bool JumpWindow::find_move(Bits position, std::size_t hole, Bits after, OpenEnd ends, WindowMove& move) const {
    for (const BitJump& jump : from_[hole]) {
        // Pegs jumped over must be gone afterwards.
        if (!jump.possible(position) || (after >> jump.over & 1) != 0) continue;
        const Bits here = position ^ jump.flip;
        move.push_back(jump);
        if (here == after && (ends == closed || ends == jump.to)) return true;
        if (find_move(here, jump.to, after, ends, move)) return true;
        move.pop_back();
    }
    return false;
}

WindowMove JumpWindow::move_between(Bits before, Bits after, OpenEnd starts, OpenEnd ends) const {
    WindowMove move;
    for (Bits pegs = before & movable_; pegs != 0; pegs &= pegs - 1) {
        const auto hole = static_cast<std::size_t>(std::countr_zero(pegs));
        if ((starts == closed || starts == hole) && find_move(before, hole, after, ends, move)) break;
    }
    return move;
}

std::optional<std::vector<WindowMove>> JumpWindow::search(const WindowQuestion& question, std::mt19937_64& random) {
    meetings_.clear();
    std::array<WindowSide, 2> sides;
    sides[0] = begin(question.start, question.came, false, nullptr, question);
    sides[1] = begin(question.goal, question.goes_on, true, &sides[0], question);
    while ((meetings_.empty() || question.detours) && sides[0].moves + sides[1].moves < question.most_moves) {
        const auto width = [&](std::size_t i) { return sides[i].reached.size() - sides[i].level_begin; };
        const std::size_t i = width(0) <= width(1) ? 0 : 1;
        if (width(i) == 0 || !expand(sides[i], sides[1 - i], i == 1, question)) break;
    }
    if (meetings_.empty()) return std::nullopt;
    const auto [first, last] = meetings_[random() % meetings_.size()];
    std::vector<WindowMove> moves;
    for (std::uint32_t n = first; n != 0; n = sides[0].reached[n].before) {
        const OpenEnd starts = n < sides[0].free_end ? question.came : closed;
        moves.push_back(move_between(sides[0].reached[sides[0].reached[n].before].position,
                                     sides[0].reached[n].position, starts, closed));
    }
    std::reverse(moves.begin(), moves.end());
    for (std::uint32_t n = last; n != 0; n = sides[1].reached[n].before) {
        const OpenEnd ends = n < sides[1].free_end ? question.goes_on : closed;
        moves.push_back(move_between(sides[1].reached[n].position,
                                     sides[1].reached[sides[1].reached[n].before].position, closed, ends));
    }
    return moves;
}

}  // namespace pegwright::search::shortening
