#include "search/levels/keys/position_keys.hpp"

#include "search/bits/counting_bits.hpp"
#include "search/bits/invariants.hpp"
#include "search/levels/keys/last_jumps.hpp"

#include <numeric>

namespace pegwright::search::levels {
namespace {

bool odd(Bits bits) { return (std::popcount(bits) & 1) != 0; }

}  // namespace

PositionKeys::PositionKeys(const SmallBoard& board, std::span<const HolePermutation> symmetries, Bits member,
                           bool one_class, int last_jumps_from)
    : group_order_(symmetries.size()), lines_(std::max<std::size_t>(3, half_directions(board.lattice()).size())) {
    choose_order(board, member, one_class);
    full_ = board.full();
    // Like the rows of the table: symmetries, then directions.
    for (const HolePermutation& symmetry : symmetries) {
        HolePermutation& map = maps_.emplace_back(order_.size());
        for (std::size_t i = 0; i < order_.size(); ++i) map[i] = number_[symmetry[order_[i]]];
    }
    const bool long_keys = bits() >= last_jumps_from;
    lanes_.set_shape(group_order_, half_directions(board.lattice()).size(), bits(), bits() <= 32 && !long_keys);
    std::vector<Three> threes;
    for (const Hole step : half_directions(board.lattice())) add_direction(board, step, threes);
    fill_tables(board);
    if (long_keys) number_jumps(threes);
}

// Gauss elimination: each invariant set determines one of its holes from the others.
void PositionKeys::choose_order(const SmallBoard& board, Bits member, bool one_class) {
    std::vector<Bits> sets;
    std::vector<std::size_t> pivots;
    for (Bits set : one_class ? invariant_sets(board) : std::vector<Bits>{}) {
        for (std::size_t k = 0; k < sets.size(); ++k)
            if ((set >> pivots[k] & 1) != 0) set ^= sets[k];
        if (set == 0) continue;
        const auto pivot = static_cast<std::size_t>(std::countr_zero(set));
        for (Bits& other : sets)
            if ((other >> pivot & 1) != 0) other ^= set;
        sets.push_back(set);
        pivots.push_back(pivot);
    }
    determined_ = static_cast<int>(pivots.size());
    number_.resize(board.size());
    for (const std::size_t pivot : pivots) order_.push_back(static_cast<std::uint8_t>(pivot));
    for (std::size_t i = 0; i < board.size(); ++i)
        if (std::find(pivots.begin(), pivots.end(), i) == pivots.end()) order_.push_back(static_cast<std::uint8_t>(i));
    for (std::size_t i = 0; i < order_.size(); ++i) number_[order_[i]] = static_cast<std::uint8_t>(i);
    for (std::size_t k = 0; k < sets.size(); ++k) {
        follows_from_.push_back(inner(sets[k] & ~(Bits{1} << pivots[k])));
        if (odd(sets[k] & member)) odd_ |= Bits{1} << k;
    }
}

void PositionKeys::add_direction(const SmallBoard& board, Hole step, std::vector<Three>& threes) {
    // A line starts at a hole without a hole before it.
    std::vector<std::size_t> in_line;
    DirectionFlips direction;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board.number(board.holes()[i] - step) != board.size()) continue;
        for (std::size_t hole = i; hole != board.size(); hole = board.number(board.holes()[hole] + step))
            in_line.push_back(hole);
    }
    HolePermutation& map = maps_.emplace_back(board.size());
    for (std::size_t i = 0; i < in_line.size(); ++i) map[number_[in_line[i]]] = static_cast<std::uint8_t>(i);
    for (std::size_t i = 0; i + 2 < in_line.size(); ++i) {
        const Hole first = board.holes()[in_line[i]];
        if (board.holes()[in_line[i + 1]] != first + step || board.holes()[in_line[i + 2]] != first + 2 * step)
            continue;
        direction.starts |= Bits{1} << i;
        direction.flip[i] = flips_.size();
        const Bits three =
            Bits{1} << number_[in_line[i]] | Bits{1} << number_[in_line[i + 1]] | Bits{1} << number_[in_line[i + 2]];
        std::vector<Bits> keys;
        for (std::size_t g = 0; g < group_order_; ++g) {
            flips_.push_back(image(maps_[g], three));
            keys.push_back(flips_.back() >> determined_);
        }
        const std::size_t slot = jump_slots * directions_.size() + i;
        lanes_.add_flip(slot, keys);
        threes.push_back({three, slot});
    }
    lanes_.starts[directions_.size()] = direction.starts;
    directions_.push_back(direction);
}

// Images of one jump next to each other. None if there are too many jumps or bits of keys.
void PositionKeys::number_jumps(const std::vector<Three>& threes) {
    if (threes.size() >= most_last_jumps || bits() + 2 * last_jump_bits >= 64 || !lanes_.usable()) return;
    constexpr Bits none = no_last_jump;
    std::vector<std::vector<std::size_t>> image_of(threes.size());  // jumps, by symmetry
    for (std::size_t jump = 0; jump < threes.size(); ++jump)
        for (std::size_t g = 0; g < group_order_; ++g) {
            const auto found = std::find_if(threes.begin(), threes.end(), [&](const Three& three) {
                return three.holes == image(maps_[g], threes[jump].holes);
            });
            image_of[jump].push_back(static_cast<std::size_t>(found - threes.begin()));
        }
    std::vector<Bits> number(threes.size(), none);
    std::vector<std::size_t> orbit(threes.size());
    std::vector<std::size_t> jump_of;
    for (std::size_t jump = 0; jump < threes.size(); ++jump) {
        if (number[jump] != none) continue;
        for (const std::size_t other : image_of[jump]) {
            if (number[other] != none) continue;
            number[other] = jump_of.size();
            orbit[other] = jump;
            jump_of.push_back(other);
        }
    }
    const auto numbers_of = [&](std::size_t jump) {
        std::vector<Bits> numbers;
        for (const std::size_t other : image_of[jump]) numbers.push_back(number[other]);
        return numbers;
    };
    for (std::size_t jump = 0; jump < threes.size(); ++jump) lanes_.add_numbers(threes[jump].slot, numbers_of(jump));
    lanes_.wanted.assign(most_last_jumps, lanes_.starts);
    lanes_.hindered.assign(most_last_jumps, {});
    for (std::size_t last_jump = 0; last_jump < most_last_jumps; ++last_jump) {
        if (last_jump >= jump_of.size()) {
            lanes_.add_last_jump(std::vector<Bits>(group_order_, none));
            continue;
        }
        const std::size_t last = jump_of[last_jump];
        lanes_.add_last_jump(numbers_of(last));
        for (std::size_t jump = 0; jump < threes.size(); ++jump) {
            const auto [holes, slot] = threes[jump];
            const Bits start = Bits{1} << slot % jump_slots;
            const bool hindered = (holes & threes[last].holes) != 0;
            if (hindered) lanes_.hindered[last_jump][slot / jump_slots] |= start;
            if (!hindered && orbit[jump] > orbit[last]) lanes_.wanted[last_jump][slot / jump_slots] &= ~start;
        }
    }
    lanes_.keeps_last_jumps = true;
}

std::vector<Bits> PositionKeys::row_of(Bits inner) const {
    std::vector<Bits> row;
    for (const HolePermutation& map : maps_) row.push_back(image(map, inner));
    row.resize(group_order_ + lines_);
    return row;
}

// All maps are linear, so a position's row is the exclusive or of its bytes' rows and a constant, which holds the
// parities of the class.
void PositionKeys::fill_tables(const SmallBoard& board) {
    width_ = group_order_ + lines_;
    constant_ = row_of(odd_);
    const auto to_lanes = [this](std::vector<Bits> row, std::vector<Bits>& to) {
        for (std::size_t g = 0; g < group_order_; ++g) row[g] >>= determined_;
        lanes_.add_row(row, to);
    };
    to_lanes(constant_, lanes_.constant);
    const auto key_bits = static_cast<int>(board.size()) - determined_;
    for (int low = 0; low < key_bits; low += 8) {
        for (Bits value = 0; value < 256; ++value) {
            const Bits kept = value << low << determined_ & full_;
            const std::vector<Bits> row = row_of(with_determined(kept) ^ odd_);
            table_.insert(table_.end(), row.begin(), row.end());
            to_lanes(row, lanes_.table);
        }
    }
}

void PositionKeys::expand(std::span<const Key> parents, bool back, ReachedKeys& reached) const {
    if (!lanes_.usable()) return expand_in_words(parents, back, reached);
    reached.make_room(parents.size() * lanes_.most_jumps, parents.size() * lanes_.image_words);
    lanes_.expand(parents, back, reached);
}

void PositionKeys::expand_with_last_jumps(std::span<const Key> parents, ReachedKeys& reached) const {
    reached.make_room(parents.size() * lanes_.most_jumps, parents.size() * lanes_.image_words);
    lanes_.expand_with_last_jumps(parents, reached);
}

void PositionKeys::expand_in_words(std::span<const Key> parents, bool back, ReachedKeys& reached) const {
    reached.make_room(parents.size() * lanes_.most_jumps);
    with_row_shape([&](auto shape) {
        bits::counting_bits([&] {
            for (std::size_t i = 0; i < parents.size(); ++i) {
                const std::size_t before = reached.count;
                reached.images += for_each_jump<shape()>(parents[i], back, [&](Key key) { reached.add(key, i); });
                if (reached.count == before) reached.ended.push_back(static_cast<std::uint16_t>(i));
            }
        });
    });
}

Bits PositionKeys::inner(Bits position) const {
    Bits result = 0;
    for (; position != 0; position &= position - 1)
        result |= Bits{1} << number_[static_cast<std::size_t>(std::countr_zero(position))];
    return result;
}

Bits PositionKeys::with_determined(Bits inner) const {
    Bits result = inner ^ odd_;
    for (std::size_t k = 0; k < follows_from_.size(); ++k)
        if (odd(inner & follows_from_[k])) result ^= Bits{1} << k;
    return result;
}

Key PositionKeys::key(Bits position) const {
    const Bits start = inner(position);
    Bits least = start;
    for (std::size_t g = 1; g < group_order_; ++g) least = std::min(least, image(maps_[g], start));
    return least >> determined_;
}

Bits PositionKeys::position(Key key) const {
    Bits inner = with_determined(key << determined_);
    Bits result = 0;
    for (; inner != 0; inner &= inner - 1)
        result |= Bits{1} << order_[static_cast<std::size_t>(std::countr_zero(inner))];
    return result;
}

Bits PositionKeys::ordered_position(Key key) const {
    Bits position = constant_[0];
    for (const Bits* table = table_.data(); key != 0; key >>= 8, table += 256 * width_)
        position ^= table[(key & 255) * width_];
    return position;
}

bool PositionKeys::contains(Bits position) const {
    const Bits all = inner(position);
    return with_determined(all >> determined_ << determined_) == all;
}

bool PositionKeys::are_keys(std::span<const Key> numbers, int pegs) const {
    return with_row_shape([&](auto shape) {
        for (const Key number : numbers) {
            const auto row = look_up<shape()>(number);
            bool least = std::popcount(row[0]) == pegs;
            for (std::size_t g = 1; g < group_order_; ++g) least = least && row[0] <= row[g];
            if (!least) return false;
        }
        return true;
    });
}

// The group's order divided by the number of symmetries that keep the position.
std::uint64_t PositionKeys::images(std::span<const Key> keys) const {
    return with_row_shape([&](auto shape) {
        std::uint64_t sum = 0;
        for (const Key key : keys) {
            const auto row = look_up<shape()>(key);
            unsigned fixed = 0;
            for (std::size_t g = 0; g < static_cast<std::size_t>(shape().images); ++g) fixed += row[g] == row[0];
            sum += static_cast<unsigned>(shape().images) / fixed;
        }
        return sum;
    });
}

std::uint64_t PositionKeys::orbit(Key key) const { return images({&key, 1}); }

// The complement of the greatest image.
Key PositionKeys::complement(Key key) const {
    return with_row_shape([&](auto shape) {
        const auto row = look_up<shape()>(key);
        Bits most = row[0];
        for (std::size_t g = 1; g < group_order_; ++g) most = std::max(most, row[g]);
        return (full_ & ~most) >> determined_;
    });
}

}  // namespace pegwright::search::levels
