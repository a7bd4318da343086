// A plan: a board cut into strips and a base board.
//
//     strip 0    ----------------   outermost; cleared during the solution of its host
//     strip 1    ------------
//     strip 2    ------------       alike and adjacent: one strip with a count and a step (a group)
//     base       o o o o o o        a stored solution
//
// A plan of a rectangle takes a few words, a plan of T_n a few words a strip.
#pragma once

#include "board/affine.hpp"
#include "construct/catalogue/catalogue.hpp"
#include "game/problem.hpp"

#include <vector>

namespace pegwright::construct {

// The outermost stored strip is 0. The base board is numbered after the last strip.
using StripNumber = std::int32_t;
constexpr StripNumber no_strip = -1;

// A head or a relocating purge, and chains of 6-purges beside it.
struct Strip {
    enum class Kind : std::uint8_t {
        clear,         // during the inside's solution, when its catalyst allows
        take_vacancy,  // before everything inside, by a relocating purge
        bring_peg,     // after everything inside, by one played backwards
    };

    // Row 0 is beyond the strip, rows 1, 2, … are the strip.
    Affine place;
    std::int32_t length = 0;  // holes of row 1
    std::int32_t offset = 0;  // begin of the block in row 1; even
    std::int32_t width = 0;   // of the block; length - offset - width is even
    std::int8_t rows = 3;
    Kind kind = Kind::clear;
    const Program* relocation = nullptr;  // null: a strip to clear, whose catalyst's state decides
    const Heads* heads = nullptr;         // for a strip to clear
    // Strips whose catalysts lie in this one (of a group: the innermost's). A list: the host's first, then each one's
    // next.
    StripNumber first_hosted = no_strip;
    StripNumber next_hosted = no_strip;

    std::int32_t sixes_right() const { return (length - offset - width) / 2; }
    std::int32_t sixes_left() const { return offset / 2; }
    // From the program's coordinates to the board.
    Affine block_place() const { return place * Affine{{offset, 0}}; }
    Strip shifted(Hole shift) const {
        Strip strip(*this);
        strip.place.origin = strip.place.origin + shift;
        return strip;
    }
};

// `period` strips that repeat `count` times, each time a step further in. A strip to clear has a group of its own, and
// each repetition hosts the next one outwards.
struct StripGroup {
    StripNumber first = 0;
    std::int32_t period = 1;
    std::int32_t count = 1;
    Hole step{0, 0};
};

struct Plan {
    Problem problem;
    const Catalogue* catalogue = nullptr;
    std::vector<Strip> strips;       // outermost first; the outermost of repetitions
    std::vector<StripGroup> groups;  // outermost first; every strip is in one
    Problem base_problem;            // in the base board's own coordinates
    Affine base_place;
    Program base;                       // the base solution's jumps, on the base board
    std::int32_t base_sixes_right = 0;  // chains beside the base board (3 x n)
    std::int32_t base_sixes_left = 0;
    StripNumber base_first_hosted = no_strip;

    Plan(const Problem& p, const Catalogue& c) : problem(p), catalogue(&c), base_problem(p) {}

    StripNumber base_number() const { return static_cast<StripNumber>(strips.size()); }
    const Strip& at(StripNumber number) const { return strips[static_cast<std::size_t>(number)]; }
    const StripGroup& group_of(StripNumber number) const;
    // Adds the next strip inside. A repetition only raises a count.
    void add(const Strip& strip);
    // Takes the stored solution of base_problem. A missing one is an internal fault.
    void store_base();

    std::int64_t strip_count() const;
    // Heads, relocating purges and 6-purges. O(strips stored).
    std::int64_t purge_count() const;

    // Repetitions included, outermost first.
    template <class F>
    void for_each_strip(F&& f) const {
        for (const StripGroup& group : groups)
            for (std::int32_t k = 0; k < group.count; ++k)
                for (std::int32_t i = 0; i < group.period; ++i)
                    f(strips[static_cast<std::size_t>(group.first) + static_cast<std::size_t>(i)].shifted(k *
                                                                                                          group.step));
    }

private:
    bool extend_last_group();
    bool fold_tail(std::int32_t period);
    std::int32_t loose_ = 0;  // last strips, which may become a repetition
};

}  // namespace pegwright::construct
