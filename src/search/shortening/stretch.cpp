#include "search/shortening/stretch.hpp"

#include "search/shortening/reorder.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace pegwright::search::shortening {
namespace {

constexpr std::size_t most_of_part = 64;

long knob(const char* name, long usual) {
    const char* text = std::getenv(name);
    return text ? std::atol(text) : usual;
}

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

Stretch::Number Stretch::number(Hole h) const {
    const auto place = std::lower_bound(holes_.begin(), holes_.end(), h);
    return place != holes_.end() && *place == h ? static_cast<Number>(place - holes_.begin()) : none;
}

std::vector<Stretch::Move> Stretch::moves_of_jumps(std::span<const Jump> jumps) const {
    std::vector<Move> moves;
    for (const Jump& jump : jumps) {
        const LocalJump local{number(jump.from), number(jump.over()), number(jump.to)};
        if (moves.empty() || moves.back().back().to != local.from) moves.emplace_back();
        moves.back().push_back(local);
    }
    return moves;
}

std::vector<Jump> Stretch::jumps() const {
    std::vector<Jump> jumps;
    for (const Move& move : moves_)
        for (const LocalJump& local : move) jumps.push_back(jump(local));
    return jumps;
}

void Stretch::play(const Move& move, std::vector<std::uint8_t>& pegs) const {
    for (const LocalJump& jump : move) {
        pegs[jump.from] = 0;
        pegs[jump.over] = 0;
        pegs[jump.to] = 1;
    }
}

template <class F>
void Stretch::for_each_hole(const Move& move, F&& f) {
    f(move.front().from);
    for (const LocalJump& jump : move) {
        f(jump.over);
        f(jump.to);
    }
}

Stretch::Part Stretch::random_part() {
    Part part;
    part.size = std::min(moves_.size(), most_of_part);
    const std::size_t middle = random_() % moves_.size();
    part.begin = std::min(middle - std::min(middle, most_of_part / 2), moves_.size() - part.size);
    part.before.resize(part.size, 0);
    part.after.resize(part.size, 0);
    marks_.begin(holes_.size());
    for (std::size_t i = 0; i < part.size; ++i) {
        for_each_hole(moves_[part.begin + i], [&](Number hole) {
            if (marks_(hole)) part.before[i] |= part.before[place_[hole]] | bit(place_[hole]);
        });
        for_each_hole(moves_[part.begin + i], [&](Number hole) {
            marks_.set(hole);
            place_[hole] = static_cast<Number>(i);
        });
    }
    for (std::size_t i = 0; i < part.size; ++i)
        for_each_bit(part.before[i], [&](std::size_t j) { part.after[j] |= bit(i); });
    return part;
}

Bits Stretch::closed(const Part& part, Bits moves) {
    Bits before = 0;
    Bits after = 0;
    for_each_bit(moves, [&](std::size_t i) {
        before |= part.before[i];
        after |= part.after[i];
    });
    return moves | (before & after);
}

bool Stretch::fits(const Part& part, Bits moves) {
    marks_.begin(holes_.size());
    std::size_t holes = 0;
    for_each_bit(moves, [&](std::size_t i) {
        for_each_hole(moves_[part.begin + i], [&](Number hole) {
            holes += marks_(hole) ? 0U : 1U;
            marks_.set(hole);
        });
    });
    return holes <= 64;
}

Bits Stretch::connected(const Part& part, std::size_t wanted) {
    Bits chosen = bit(random_() % part.size);
    if (!fits(part, chosen)) return 0;
    for (int tries = 0; tries < 12 && static_cast<std::size_t>(std::popcount(chosen)) < wanted; ++tries) {
        marks_.begin(holes_.size());
        for_each_bit(chosen, [&](std::size_t i) {
            for_each_hole(moves_[part.begin + i], [&](Number hole) {
                marks_.set(hole);
                for (const Number next : next_[hole])
                    if (next != none) marks_.set(next);
            });
        });
        std::vector<std::size_t> near;
        for (std::size_t i = 0; i < part.size; ++i) {
            if ((chosen >> i & 1) != 0) continue;
            bool touches = false;
            for_each_hole(moves_[part.begin + i], [&](Number hole) { touches = touches || marks_(hole); });
            if (touches) near.push_back(i);
        }
        if (near.empty()) break;
        const Bits more = closed(part, chosen | bit(near[random_() % near.size()]));
        if (static_cast<std::size_t>(std::popcount(more)) <= wanted && fits(part, more)) chosen = more;
    }
    return chosen;
}

std::vector<Stretch::Number> Stretch::window_holes(const Part& part, Bits moves) {
    static const auto most = static_cast<std::size_t>(knob("W_HOLES", 64));
    std::vector<Number> holes;
    marks_.begin(holes_.size());
    const auto add = [&](Number hole) {
        if (marks_(hole)) return;
        marks_.set(hole);
        holes.push_back(hole);
    };
    for_each_bit(moves, [&](std::size_t i) { for_each_hole(moves_[part.begin + i], add); });
    std::vector<Number> more;
    for (const Number hole : holes)
        for (const Number next : next_[hole])
            if (next != none && !marks_(next)) more.push_back(next);
    std::shuffle(more.begin(), more.end(), random_);
    for (const Number hole : more)
        if (holes.size() < most) add(hole);
    return holes;
}

std::vector<BitJump> Stretch::window_jumps(const std::vector<Number>& holes) {
    marks_.begin(holes_.size());
    for (std::size_t i = 0; i < holes.size(); ++i) {
        marks_.set(holes[i]);
        place_[holes[i]] = static_cast<Number>(i);
    }
    std::vector<BitJump> jumps;
    for (std::size_t i = 0; i < holes.size(); ++i)
        for (std::size_t d = 0; d < directions_.size(); ++d) {
            const Number over = next_[holes[i]][d];
            if (over == none || !marks_(over)) continue;
            const Number to = next_[over][d];
            if (to == none || !marks_(to)) continue;
            const Bits need = bit(i) | bit(place_[over]);
            const Bits into = bit(place_[to]);
            jumps.push_back({need, into, need | into, static_cast<std::uint8_t>(i),
                             static_cast<std::uint8_t>(place_[over]), static_cast<std::uint8_t>(place_[to])});
        }
    return jumps;
}

void Stretch::replace(const Part& part, std::vector<Move> moves) {
    std::vector<Jump> jumps;
    for (const Move& move : moves)
        for (const LocalJump& local : move) jumps.push_back(jump(local));
    moves = moves_of_jumps(reordered(jumps, static_cast<std::size_t>(knob("R_WIDTH", 1))).jumps);
    const auto begin = moves_.begin() + static_cast<std::ptrdiff_t>(part.begin);
    const auto end = begin + static_cast<std::ptrdiff_t>(part.size);
    const std::size_t common = std::min(part.size, moves.size());
    std::move(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(common), begin);
    moves_.erase(begin + static_cast<std::ptrdiff_t>(common), end);
}

void Stretch::improve() {
    static const auto least = static_cast<std::size_t>(knob("W_LEAST", 2));
    static const auto most = static_cast<std::size_t>(knob("W_MOST", 7));
    static const auto positions = static_cast<std::size_t>(knob("W_POSITIONS", 5000));
    static const auto plateau = static_cast<std::size_t>(knob("W_PLATEAU", 50));
    if (moves_.size() < 2) return;
    const Part part = random_part();
    const Bits chosen = connected(part, least + random_() % (most - least + 1));
    const int count = std::popcount(chosen);
    if (count < 2) return;
    Bits before = 0;
    Bits after = 0;
    for_each_bit(chosen, [&](std::size_t i) {
        before |= part.before[i];
        after |= part.after[i];
    });
    // What neither must come before nor after goes to one side.
    if (random_() % 2 == 0) before = ~after;
    before &= ~chosen;

    std::vector<std::uint8_t> pegs = pegs_before_;
    for (std::size_t i = 0; i < part.begin; ++i) play(moves_[i], pegs);
    for (std::size_t i = 0; i < part.size; ++i)
        if ((before >> i & 1) != 0) play(moves_[part.begin + i], pegs);
    const std::vector<Number> holes = window_holes(part, chosen);
    const auto bits_of = [&] {
        Bits bits = 0;
        for (std::size_t i = 0; i < holes.size(); ++i) bits |= pegs[holes[i]] != 0 ? bit(i) : 0;
        return bits;
    };
    const Bits start = bits_of();
    for_each_bit(chosen, [&](std::size_t i) { play(moves_[part.begin + i], pegs); });
    Window window(window_jumps(holes));
    const bool equal = random_() % 100 < plateau;
    const auto found = window.search({start, bits_of(), equal ? count : count - 1, positions}, random_);
    if (!found) return;

    std::vector<Move> moves;
    const auto take = [&](Bits which) {
        for (std::size_t i = 0; i < part.size; ++i)
            if ((which >> i & 1) != 0) moves.push_back(moves_[part.begin + i]);
    };
    take(before);
    for (const WindowMove& move : *found) {
        Move& local = moves.emplace_back();
        for (const BitJump& jump : move) local.push_back({holes[jump.from], holes[jump.over], holes[jump.to]});
    }
    take(~before & ~chosen);
    replace(part, std::move(moves));
}

}  // namespace pegwright::search::shortening
