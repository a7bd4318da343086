// A plan: how a board is cut into a base board and strips, from the outside in.
//
// The planner makes it (planner.hpp, for polygon.cpp and rectangle.cpp); the scheduler plays it and knows no family.
// Strips that lie alike and follow each other are stored once, with a count and a stride, so a plan of a rectangle
// takes a few words, one of T_n a few words a strip.
#pragma once

#include "board/affine.hpp"
#include "construct/catalogue/catalogue.hpp"
#include "game/problem.hpp"

#include <vector>

namespace pegwright::construct {

// Strips are numbered as they are stored, from the outside in; the base board counts as one more, the innermost.
using StripNumber = std::int32_t;
constexpr StripNumber no_strip = -1;

// One strip: a head (or relocating purge) and chains of 6-purges beside it.
struct Strip {
    enum class Kind : std::uint8_t {
        clear,         // inserted into the solution of what lies inside, by a catalyst in its edge row
        take_vacancy,  // relocating purge, before everything inside
        bring_peg,     // relocating purge played backwards, after everything inside
    };

    // Strip coordinates to the board: row 0 is the edge row inside the strip, rows 1, 2, … the strip.
    Affine place;
    std::int32_t length = 0;  // holes of row 1
    std::int32_t offset = 0;  // column of row 1 where the head's block begins; even
    std::int32_t width = 0;   // of the head's block; length - offset - width is even
    std::int8_t rows = 3;
    Kind kind = Kind::clear;
    const Program* relocation = nullptr;  // null for a strip to clear: the catalyst's state decides
    const Heads* heads = nullptr;         // of a strip to clear
    // The strips to clear whose catalyst (that of the innermost repetition) lies in this one, as a list: its
    // first, and the next one of the same host.
    StripNumber first_hosted = no_strip;
    StripNumber next_hosted = no_strip;

    std::int32_t sixes_right() const { return (length - offset - width) / 2; }
    std::int32_t sixes_left() const { return offset / 2; }
    // The program's coordinates to the board.
    Affine block_place() const { return place * Affine{{offset, 0}}; }
    // The strip's like, shifted.
    Strip shifted(Hole shift) const {
        Strip strip(*this);
        strip.place.origin = strip.place.origin + shift;
        return strip;
    }
};

// Strips stored one after the other, and how often they are repeated, each time a step further in. Strips
// to clear stand alone in their group; each repetition hosts the one outside it.
struct StripGroup {
    StripNumber first = 0;
    std::int32_t period = 1;
    std::int32_t count = 1;
    Hole step{0, 0};
};

struct Plan {
    Problem problem;
    const Catalogue* catalogue = nullptr;
    std::vector<Strip> strips;       // outermost first; of a group's repetitions the outermost
    std::vector<StripGroup> groups;  // outermost first; they share out the strips
    Problem base_problem;            // on the base board, in its own coordinates
    Affine base_place;
    Program base;                       // the base solution's jumps, on the base board
    std::int32_t base_sixes_right = 0;  // chains beside the base board itself (3 x n)
    std::int32_t base_sixes_left = 0;
    StripNumber base_first_hosted = no_strip;

    Plan(const Problem& p, const Catalogue& c) : problem(p), catalogue(&c), base_problem(p) {}

    StripNumber base_number() const { return static_cast<StripNumber>(strips.size()); }
    const Strip& at(StripNumber number) const { return strips[static_cast<std::size_t>(number)]; }
    // O(log groups).
    const StripGroup& group_of(StripNumber number) const;
    // Adds a strip inside those there are. A relocating one that goes on as the last few did only
    // counts another repetition; so does a strip to clear on the same side as the last.
    void add(const Strip& strip);
    // Sets the base solution from the store, for base_problem; a missing one is an internal fault.
    void store_base();

    // All of them, repetitions too. O(strips stored).
    std::int64_t strip_count() const;
    // Heads, relocating purges and the 6-purges of all chains. O(strips stored).
    std::int64_t purge_count() const;

    // Calls f with every strip, outermost first.
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
    std::int32_t loose_ = 0;  // single strips at the end that may become a repetition of the last group
};

}  // namespace pegwright::construct
