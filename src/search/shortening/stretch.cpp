#include "search/shortening/stretch.hpp"

#include "search/shortening/reorder.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace pegwright::search::shortening {
namespace {

constexpr std::size_t most_of_part = 64;
// Tried on T_10 to T_20; none matters much.
constexpr std::size_t fewest_moves = 2;
constexpr std::size_t most_moves = 5;
constexpr std::size_t most_positions = 5000;
// Jumps of an adjacent move that a window includes.
constexpr std::size_t most_cut = 1;
// Chances in a hundred: a window joins adjacent moves, accepts equally many moves, and (if short) accepts one more.
constexpr unsigned open_ends = 30;
constexpr unsigned equals = 70;
constexpr unsigned detours = 20;
constexpr int most_moves_of_detour = 3;
// A detour of one move more is accepted with probability exp(-1 / temperature).
constexpr double temperature = 0.3;

Bits bit(std::size_t i) { return Bits{1} << i; }

template <class F>
void for_each_bit(Bits bits, F&& f) {
    for (; bits != 0; bits &= bits - 1) f(static_cast<std::size_t>(std::countr_zero(bits)));
}

}  // namespace

Stretch::Stretch(const Board& board, const Position& before, std::span<const Jump> jumps, std::uint64_t seed)
    : random_(seed) {
    for (const Hole half : half_directions(board.lattice())) {
        directions_.push_back(half);
        directions_.push_back(-1 * half);
    }
    add_holes(jumps);
    std::erase_if(holes_, [&](Hole h) { return !board.contains(h); });
    for (const Hole h : holes_) pegs_before_.push_back(before.peg(h) ? 1 : 0);
    next_.resize(holes_.size());
    for (std::size_t i = 0; i < holes_.size(); ++i) {
        next_[i].fill(none);
        for (std::size_t d = 0; d < directions_.size(); ++d) next_[i][d] = number(holes_[i] + directions_[d]);
    }
    place_.resize(holes_.size());
    moves_ = moves_of_jumps(jumps);
}

void Stretch::add_holes(std::span<const Jump> jumps) {
    for (const Jump& jump : jumps)
        for (const Hole h : {jump.from, jump.over(), jump.to}) {
            holes_.push_back(h);
            for (const Hole d : directions_) holes_.push_back(h + d);
        }
    std::sort(holes_.begin(), holes_.end());
    holes_.erase(std::unique(holes_.begin(), holes_.end()), holes_.end());
}

Stretch::HoleNumber Stretch::number(Hole h) const {
    const auto place = std::lower_bound(holes_.begin(), holes_.end(), h);
    return place != holes_.end() && *place == h ? static_cast<HoleNumber>(place - holes_.begin()) : none;
}

std::vector<Stretch::StretchMove> Stretch::moves_of_jumps(std::span<const Jump> jumps) const {
    std::vector<StretchMove> moves;
    for (const Jump& jump : jumps) {
        const LocalJump local{number(jump.from), number(jump.over()), number(jump.to)};
        if (moves.empty() || moves.back().back().to != local.from) moves.emplace_back();
        moves.back().push_back(local);
    }
    return moves;
}

std::vector<Jump> Stretch::jumps() const {
    std::vector<Jump> jumps;
    for (const StretchMove& move : best_.empty() ? moves_ : best_)
        for (const LocalJump& local : move) jumps.push_back(jump(local));
    return jumps;
}

void Stretch::play(std::span<const LocalJump> jumps, std::vector<std::uint8_t>& pegs) {
    for (const LocalJump& jump : jumps) {
        pegs[jump.from] = 0;
        pegs[jump.over] = 0;
        pegs[jump.to] = 1;
    }
}

template <class F>
void Stretch::for_each_hole(const StretchMove& move, F&& f) {
    f(move.front().from);
    for (const LocalJump& jump : move) {
        f(jump.over);
        f(jump.to);
    }
}

Stretch::Segment Stretch::random_part() {
    Segment part;
    part.size = std::min(moves_.size(), most_of_part);
    const std::size_t middle = random_() % moves_.size();
    part.begin = std::min(middle - std::min(middle, most_of_part / 2), moves_.size() - part.size);
    part.before.resize(part.size, 0);
    part.after.resize(part.size, 0);
    marks_.begin(holes_.size());
    for (std::size_t i = 0; i < part.size; ++i) {
        for_each_hole(moves_[part.begin + i], [&](HoleNumber hole) {
            if (marks_(hole)) part.before[i] |= part.before[place_[hole]] | bit(place_[hole]);
        });
        for_each_hole(moves_[part.begin + i], [&](HoleNumber hole) {
            marks_.set(hole);
            place_[hole] = static_cast<HoleNumber>(i);
        });
    }
    for (std::size_t i = 0; i < part.size; ++i)
        for_each_bit(part.before[i], [&](std::size_t j) { part.after[j] |= bit(i); });
    return part;
}

Bits Stretch::closed(const Segment& part, Bits moves) {
    Bits before = 0;
    Bits after = 0;
    for_each_bit(moves, [&](std::size_t i) {
        before |= part.before[i];
        after |= part.after[i];
    });
    return moves | (before & after);
}

bool Stretch::fits(const Segment& part, Bits moves) {
    marks_.begin(holes_.size());
    std::size_t holes = 0;
    for_each_bit(moves, [&](std::size_t i) {
        for_each_hole(moves_[part.begin + i], [&](HoleNumber hole) {
            holes += marks_(hole) ? 0U : 1U;
            marks_.set(hole);
        });
    });
    return holes <= 64;
}

void Stretch::mark_near(const Segment& part, Bits moves) {
    marks_.begin(holes_.size());
    for_each_bit(moves, [&](std::size_t i) {
        for_each_hole(moves_[part.begin + i], [&](HoleNumber hole) {
            marks_.set(hole);
            for (const HoleNumber next : next_[hole])
                if (next != none) marks_.set(next);
        });
    });
}

Bits Stretch::connected(const Segment& part, std::size_t wanted) {
    Bits chosen = bit(random_() % part.size);
    if (!fits(part, chosen)) return 0;
    for (int tries = 0; tries < 12 && static_cast<std::size_t>(std::popcount(chosen)) < wanted; ++tries) {
        mark_near(part, chosen);
        std::vector<std::size_t> near;
        for (std::size_t i = 0; i < part.size; ++i) {
            if ((chosen >> i & 1) != 0) continue;
            bool touches = false;
            for_each_hole(moves_[part.begin + i], [&](HoleNumber hole) { touches = touches || marks_(hole); });
            if (touches) near.push_back(i);
        }
        if (near.empty()) break;
        const Bits more = closed(part, chosen | bit(near[random_() % near.size()]));
        if (static_cast<std::size_t>(std::popcount(more)) <= wanted && fits(part, more)) chosen = more;
    }
    return chosen;
}

std::vector<Stretch::HoleNumber> Stretch::window_holes(std::span<const LocalJump> jumps) {
    std::vector<HoleNumber> holes;
    marks_.begin(holes_.size());
    const auto add = [&](HoleNumber hole) {
        if (marks_(hole)) return;
        marks_.set(hole);
        holes.push_back(hole);
    };
    for (const LocalJump& jump : jumps)
        for (const HoleNumber hole : {jump.from, jump.over, jump.to}) add(hole);
    if (holes.size() > 64) return {};
    std::vector<HoleNumber> more;
    for (const HoleNumber hole : holes)
        for (const HoleNumber next : next_[hole])
            if (next != none && !marks_(next)) more.push_back(next);
    std::shuffle(more.begin(), more.end(), random_);
    for (const HoleNumber hole : more)
        if (holes.size() < 64) add(hole);
    return holes;
}

std::vector<BitJump> Stretch::window_jumps(const std::vector<HoleNumber>& holes) {
    marks_.begin(holes_.size());
    for (std::size_t i = 0; i < holes.size(); ++i) {
        marks_.set(holes[i]);
        place_[holes[i]] = static_cast<HoleNumber>(i);
    }
    std::vector<BitJump> jumps;
    for (std::size_t i = 0; i < holes.size(); ++i)
        for (std::size_t d = 0; d < directions_.size(); ++d) {
            const HoleNumber over = next_[holes[i]][d];
            if (over == none || !marks_(over)) continue;
            const HoleNumber to = next_[over][d];
            if (to == none || !marks_(to)) continue;
            const Bits need = bit(i) | bit(place_[over]);
            const Bits into = bit(place_[to]);
            jumps.push_back({need, into, need | into, static_cast<std::uint8_t>(i),
                             static_cast<std::uint8_t>(place_[over]), static_cast<std::uint8_t>(place_[to])});
        }
    return jumps;
}

void Stretch::replace(const Segment& part, std::span<const LocalJump> order) {
    std::vector<Jump> jumps;
    for (const LocalJump& local : order) jumps.push_back(jump(local));
    std::vector<StretchMove> moves = moves_of_jumps(reordered(jumps, 1).jumps);
    if (moves.size() > part.size) {
        const double chance = std::exp(-static_cast<double>(moves.size() - part.size) / temperature);
        if (static_cast<double>(random_() % 1'000'000) >= chance * 1e6) return;
        if (best_.empty()) best_ = moves_;
    }
    const auto begin = moves_.begin() + static_cast<std::ptrdiff_t>(part.begin);
    const auto end = begin + static_cast<std::ptrdiff_t>(part.size);
    const auto common = static_cast<std::ptrdiff_t>(std::min(part.size, moves.size()));
    std::move(moves.begin(), moves.begin() + common, begin);
    const auto rest = moves_.erase(begin + common, end);
    moves_.insert(rest, moves.begin() + common, moves.end());
    if (moves_.size() <= best_.size()) best_.clear();
}

std::size_t Stretch::open_end(Bits moves, const std::vector<Bits>& between, const Segment& part) {
    std::vector<std::size_t> fitting;
    for_each_bit(moves, [&](std::size_t i) {
        bool touches = false;
        for_each_hole(moves_[part.begin + i], [&](HoleNumber hole) { touches = touches || marks_(hole); });
        if ((between[i] & moves) == 0 && touches) fitting.push_back(i);
    });
    if (fitting.empty()) return part.size;
    return fitting[random_() % fitting.size()];
}

Stretch::WindowCut Stretch::cut_out(const Segment& part, Bits chosen) {
    Bits before = 0;
    Bits after = 0;
    for_each_bit(chosen, [&](std::size_t i) {
        before |= part.before[i];
        after |= part.after[i];
    });
    // Moves that may come before or after go to one side.
    if (random_() % 2 == 0) before = ~after;
    before &= ~chosen & all_of(part);
    after = ~before & ~chosen & all_of(part);
    // Moves before and after the window that may join it by their last or first jump.
    mark_near(part, chosen);
    const std::size_t came = in_a_hundred(open_ends) ? open_end(before, part.after, part) : part.size;
    const std::size_t goes_on = in_a_hundred(open_ends) ? open_end(after, part.before, part) : part.size;

    WindowCut cut;
    const auto add = [&](std::size_t i, std::size_t from, std::size_t to, std::vector<LocalJump>& jumps) {
        const auto begin = moves_[part.begin + i].begin();
        jumps.insert(jumps.end(), begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to));
    };
    const auto length = [&](std::size_t i) { return moves_[part.begin + i].size(); };
    const auto some = [&](std::size_t i) { return random_() % std::min<std::size_t>(length(i), most_cut + 1); };
    for_each_bit(before, [&](std::size_t i) {
        if (i != came) add(i, 0, length(i), cut.head);
    });
    if (came < part.size) {
        const std::size_t place = length(came) - some(came);
        add(came, 0, place, cut.head);
        add(came, place, length(came), cut.inside);
        cut.came = cut.head.back().to;
    }
    for_each_bit(chosen, [&](std::size_t i) { add(i, 0, length(i), cut.inside); });
    if (goes_on < part.size) {
        const std::size_t place = some(goes_on);
        add(goes_on, 0, place, cut.inside);
        add(goes_on, place, length(goes_on), cut.tail);
        cut.goes_on = cut.tail.front().from;
    }
    for_each_bit(after, [&](std::size_t i) {
        if (i != goes_on) add(i, 0, length(i), cut.tail);
    });
    return cut;
}

JumpWindow::WindowQuestion Stretch::question(const Segment& part, const WindowCut& cut,
                                             const std::vector<HoleNumber>& holes) const {
    std::vector<std::uint8_t> pegs = pegs_before_;
    for (std::size_t i = 0; i < part.begin; ++i) play(moves_[i], pegs);
    const auto bits_of = [&] {
        Bits bits = 0;
        for (std::size_t i = 0; i < holes.size(); ++i) bits |= pegs[holes[i]] != 0 ? bit(i) : 0;
        return bits;
    };
    const auto end_at = [&](HoleNumber hole) {
        const auto place = std::find(holes.begin(), holes.end(), hole);
        return place == holes.end() ? JumpWindow::closed : static_cast<std::size_t>(place - holes.begin());
    };
    JumpWindow::WindowQuestion question{.start = 0, .goal = 0, .most_positions = most_positions};
    play(cut.head, pegs);
    question.start = bits_of();
    play(cut.inside, pegs);
    question.goal = bits_of();
    question.came = end_at(cut.came);
    question.goes_on = end_at(cut.goes_on);
    return question;
}

void Stretch::improve() {
    if (moves_.size() < 2) return;
    const Segment part = random_part();
    const Bits chosen = connected(part, fewest_moves + random_() % (most_moves - fewest_moves + 1));
    const int count = std::popcount(chosen);
    if (count < 2) return;
    WindowCut cut = cut_out(part, chosen);
    const std::vector<HoleNumber> holes = window_holes(cut.inside);
    if (holes.empty()) return;
    JumpWindow window(window_jumps(holes));
    JumpWindow::WindowQuestion asked = question(part, cut, holes);
    asked.most_moves = in_a_hundred(equals) ? count : count - 1;
    if (count <= most_moves_of_detour && in_a_hundred(detours)) {
        asked.detours = true;
        asked.most_moves = count + 1;
    }
    const auto found = window.search(asked, random_);
    if (!found) return;
    std::vector<LocalJump> order = std::move(cut.head);
    for (const WindowMove& move : *found)
        for (const BitJump& jump : move) order.push_back({holes[jump.from], holes[jump.over], holes[jump.to]});
    order.insert(order.end(), cut.tail.begin(), cut.tail.end());
    replace(part, order);
}

}  // namespace pegwright::search::shortening
