// Short keys for positions up to symmetry, and the keys one jump away: the inner loop of levels.
//
// 1. A jump never leaves the position class (theory/position_class), so some holes follow from the rest and are left
// out of the key: two on the triangular lattice, four on the square one, none on the diagonal one. On T_4 they are a1
// and a2:
//
//        a1                 0
//        a2 b2              1 2          position   9 8 7 6 5 4 3 2 | 1 0
//        a3 b3 c3           3 4 5        key        7 6 5 4 3 2 1 0 |
//        a4 b4 c4 d4        6 7 8 9
//
//    Positions compare as their keys do.
// 2. The images under symmetries, and the holes in the order of a line direction, are linear maps over GF(2). A row of
// a table for each byte of the key holds all of them.
// 3. Let v be the position with the holes of one direction in line order, and T the holes where three in a line start.
// Then T & v>>1 & (v ^ v>>2) has a bit for every possible jump: a peg in the middle, ends that differ. The jump flips
// all three. With the middle empty these are the jumps that may have come last.
// 4. A jump flips the images of its holes in each image, by an exclusive or. The least result is the new position.
#pragma once

#include "base/error.hpp"
#include "search/bits/hole_permutation.hpp"
#include "search/levels/keys/jump_lanes.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace pegwright::search::levels {

// The words in a row of the table, known to the compiler. Square lattices use two of three directions.
struct RowShape {
    int images;
    int lines;
};

// Tables take 2 KiB for each symmetry or direction and byte of the key: about 100 KiB for 33 holes and 8 symmetries. A
// look-up takes about ten nanoseconds; key() is O(pegs * symmetries).
class PositionKeys {
public:
    // Shorter keys are in lanes too narrow.
    static constexpr int usual_last_jumps_from = 33;

    // For positions in the class of `member`, or for all if one_class is false. The symmetries are a group that keeps
    // the class, the identity first. last_jumps_from: the fewest bits of keys that carry last jumps.
    PositionKeys(const SmallBoard& board, std::span<const HolePermutation> symmetries, Bits member, bool one_class,
                 int last_jumps_from = usual_last_jumps_from);

    // The holes that the class determines. The k-th is the parity of the holes follows_from(k), inverted if bit k of
    // odd_parities() is set.
    int determined() const { return determined_; }
    Bits follows_from(int k) const { return follows_from_[static_cast<std::size_t>(k)]; }
    Bits odd_parities() const { return odd_; }
    int bits() const { return static_cast<int>(order_.size()) - determined_; }
    int holes() const { return static_cast<int>(order_.size()); }
    std::size_t group_order() const { return group_order_; }
    Key key(Bits position) const;
    Bits position(Key key) const;
    // Whether all are keys of positions with `pegs` pegs. They must be below 2^bits. O(numbers * symmetries).
    bool are_keys(std::span<const Key> numbers, int pegs) const;
    bool contains(Bits position) const;
    // The number of a position's images, and the sum over several.
    std::uint64_t orbit(Key key) const;
    std::uint64_t images(std::span<const Key> keys) const;
    // The class must contain the complement.
    Key complement(Key key) const;

    // Positions with holes in the order of keys' bits.
    Bits ordered(Bits position) const { return inner(position); }
    Bits ordered_position(Key key) const;

    // Calls emit with the key of every position one jump away (or back). R: see with_row_shape(). Returns the number of
    // this position's images.
    template <RowShape R, class Emit>
    unsigned for_each_jump(Key key, bool back, Emit&& emit) const;
    // For at most 2^16 positions, in SIMD registers if possible. Empties `reached` first.
    void expand(std::span<const Key> parents, bool back, ReachedKeys& reached) const;
    // True for long keys on processors with SSE4.2 (last_jumps.hpp).
    bool keeps_last_jumps() const { return lanes_.keeps_last_jumps; }
    // As expand(), forwards, with needed jumps only, without parents. Only if keeps_last_jumps().
    void expand_with_last_jumps(std::span<const Key> parents, ReachedKeys& reached) const;
    // For tests.
    void keep_to_128_bits() { lanes_.in_512_bits = false; }
    void expand_in_words(std::span<const Key> parents, bool back, ReachedKeys& reached) const;
    // Calls f with the shape of these keys as std::integral_constant.
    template <class F>
    decltype(auto) with_row_shape(F&& f) const;

private:
    struct DirectionFlips {
        Bits starts = 0;                     // T, in line order: where three holes in a line start
        std::array<std::size_t, 64> flip{};  // for each start the first of its images in flips_
    };
    struct Three {
        Bits holes = 0;
        std::size_t slot = 0;  // in tables of jumps, 64 for each direction
    };
    std::vector<Bits> row_of(Bits inner) const;
    void choose_order(const SmallBoard& board, Bits member, bool one_class);
    void add_direction(const SmallBoard& board, Hole step, std::vector<Three>& threes);
    void fill_tables(const SmallBoard& board);
    void number_jumps(const std::vector<Three>& threes);
    Bits inner(Bits position) const;
    Bits with_determined(Bits inner) const;
    template <RowShape R>
    auto look_up(Key key) const {
        constexpr std::size_t width = R.images + R.lines;
        std::array<Bits, width> row;
        for (std::size_t i = 0; i < width; ++i) row[i] = constant_[i];
        const Bits* table = table_.data();
        for (; key != 0; key >>= 8, table += 256 * width) {
            const Bits* line = table + (key & 255) * width;
            for (std::size_t i = 0; i < width; ++i) row[i] ^= line[i];
        }
        return row;
    }

    std::vector<std::uint8_t> order_;   // inner number -> hole
    std::vector<std::uint8_t> number_;  // hole -> inner number
    int determined_ = 0;                // how many inner numbers, from 0 on, the class determines
    std::vector<Bits> follows_from_;    // for each of these, the inner bits whose parity it is
    Bits odd_ = 0;                      // and whether that parity is inverted
    Bits full_ = 0;
    std::size_t group_order_ = 1;
    std::vector<HolePermutation> maps_;  // of inner numbers: symmetries, then orders along lines
    std::vector<DirectionFlips> directions_;
    std::vector<Bits> flips_;
    std::size_t lines_ = 3;       // words for directions in a row
    std::size_t width_ = 0;       // words in a row: these, and one for each symmetry
    std::vector<Bits> table_;     // [byte of the key][its value][width_]
    std::vector<Bits> constant_;  // the row of key 0
    JumpLanes lanes_;
};

template <RowShape R, class Emit>
unsigned PositionKeys::for_each_jump(Key key, bool back, Emit&& emit) const {
    constexpr std::size_t G = R.images;
    const auto row = look_up<R>(key);
    unsigned fixed = 1;
    for (std::size_t g = 1; g < G; ++g) fixed += row[g] == row[0];
    const Bits turned = back ? ~Bits{0} : 0;
    const int determined = determined_;
    for (std::size_t d = 0; d < directions_.size(); ++d) {
        const DirectionFlips& direction = directions_[d];
        const Bits v = row[G + d];
        for (Bits jumps = direction.starts & ((v >> 1) ^ turned) & (v ^ (v >> 2)); jumps != 0; jumps &= jumps - 1) {
            const Bits* flip = flips_.data() + direction.flip[static_cast<std::size_t>(std::countr_zero(jumps))];
            Bits least = row[0] ^ flip[0];
            for (std::size_t g = 1; g < G; ++g) least = std::min(least, row[g] ^ flip[g]);
            emit(least >> determined);
        }
    }
    return static_cast<unsigned>(G) / fixed;
}

template <class F>
decltype(auto) PositionKeys::with_row_shape(F&& f) const {
    const auto with = [&]<int Lines>(std::integral_constant<int, Lines>) -> decltype(auto) {
        switch (group_order_) {
            case 1:
                return f(std::integral_constant<RowShape, RowShape{1, Lines}>{});
            case 2:
                return f(std::integral_constant<RowShape, RowShape{2, Lines}>{});
            case 4:
                return f(std::integral_constant<RowShape, RowShape{4, Lines}>{});
            case 8:
                return f(std::integral_constant<RowShape, RowShape{8, Lines}>{});
            default:
                break;
        }
        if constexpr (Lines == 3) {  // only the triangular lattice has thirds of a turn
            if (group_order_ == 3) return f(std::integral_constant<RowShape, RowShape{3, Lines}>{});
            if (group_order_ == 6) return f(std::integral_constant<RowShape, RowShape{6, Lines}>{});
            return f(std::integral_constant<RowShape, RowShape{12, Lines}>{});
        } else {
            fail_internal("symmetries of the diagonal lattice that are no group");
        }
    };
    return lines_ == 3 ? with(std::integral_constant<int, 3>{}) : with(std::integral_constant<int, 4>{});
}

}  // namespace pegwright::search::levels
