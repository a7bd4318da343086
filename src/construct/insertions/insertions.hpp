// Purges of any form, put into each other wherever they fit: solutions of boards of any form.
//
// A board is peeled from the outside in: purges clear blocks of holes, and each has a catalyst of two holes in what is
// then left, its inside. The two start full, or one of them is the vacancy, and end empty, or one is the last peg; no
// jump inside empties both. So at some moment of whatever solves the inside they are unlike, and there the purge is put
// in, which leaves them as they are. If several purges are ready, the outermost goes first: its catalyst may lie in the
// blocks of the others. Jumps of a purge are looked at by purges further out alone; all others wait for those inside.
// A relocation clears a block that holds the vacancy, and makes one further in; it comes before all that is inside it.
// Another, played backwards, clears a block that holds the finish, and comes after all that is inside it.
//
// O(1) time a jump; 12 bytes a purge, and while it is played a bit and a half a hole and some 25 bytes a purge. Jumps
// are not checked here: they go to a referee.
#pragma once

#include "board/affine.hpp"
#include "board/board.hpp"
#include "game/jump_sink.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace pegwright::construct {

// A purge with a catalyst of two holes, wherever it is: jumps for either state of them.
struct PairPurge {
    std::array<Hole, 2> catalyst;
    std::array<std::vector<Jump>, 2> jumps;  // [i]: while catalyst[i] alone of the two is full
};

class Insertions {
public:
    Insertions(Board board, Hole vacancy) : board_(std::move(board)), vacancy_(vacancy) {}

    // From the outside in. The block lies outside of all that comes later, the catalyst inside.
    void clear(std::shared_ptr<const PairPurge> purge, Hole shift);
    // jumps: empty a block with the vacancy in it, and make one at `to`; all else inside is full before and after.
    void relocate(std::vector<Jump> jumps, Hole to);
    // jumps: empty a block and bring the last peg from `inside` to `outside`, in the block; all else inside is empty
    // before and after.
    void bring(std::vector<Jump> jumps, Hole inside, Hole outside);
    // What solves the rest from the vacancy where it is then. Once, at the end.
    void finish(std::vector<Jump> jumps);
    // A plan for the rest, on a board of its own: its holes are shifted to where they are on this one. Instead of
    // finish(). O(purges and jumps of the plan).
    void finish(const Insertions& rest, Hole shift);

    std::size_t purges() const { return placed_.size(); }
    std::size_t relocations() const { return before_.size() - 1 + after_.size(); }  // once all is planned
    // Holes of what is solved in the end, once all is planned.
    std::size_t holes_left() const { return before_.back().jumps.size() + 2; }
    // How far a plan is, and back there: what was added since is gone.
    struct Mark {
        std::size_t purges;
        std::size_t before;
        std::size_t after;
        Hole vacancy;
    };
    Mark mark() const { return {placed_.size(), before_.size(), after_.size(), vacancy_}; }
    void back_to(const Mark& mark) {
        placed_.resize(mark.purges);
        before_.resize(mark.before);
        after_.resize(mark.after);
        vacancy_ = mark.vacancy;
    }
    struct Block {
        enum class Kind : std::uint8_t {
            cleared,    // by a purge, beside its catalyst
            relocated,  // with the vacancy in it, which is then further in, or with the finish
            last,       // what is left for the end
        };
        Kind kind = Kind::cleared;
        std::vector<Hole> holes;
        std::vector<Hole> catalyst;  // of one that is cleared: two
    };
    // From the outside in; each hole of the board is in one of them. O(holes + jumps stored).
    std::vector<Block> blocks() const;
    // Hands all jumps to the sink, in playing order; any number of times. A purge that never becomes ready is left
    // out, which the referee will see.
    void play(JumpSink& sink) const;

private:
    friend class InsertionPlayer;
    struct ShiftedPurge {
        std::uint32_t purge;  // of distinct_
        Hole shift;
    };
    // What is played in its own right, before what is inside it, or after.
    struct PlayedBefore {
        std::vector<Jump> jumps;
        Hole vacancy;           // before
        std::uint32_t outside;  // as many purges are
    };
    struct PlayedAfter {
        std::vector<Jump> jumps;
        Hole inside;
        Hole finish;
        std::uint32_t outside;
    };
    static Block relocated_block(const std::vector<Jump>& jumps, Hole in_block, Hole inside);

    Board board_;
    Hole vacancy_;
    std::vector<std::shared_ptr<const PairPurge>> distinct_;
    std::unordered_map<const PairPurge*, std::uint32_t> numbers_;  // of distinct_
    std::vector<ShiftedPurge> placed_;                             // outermost first
    std::vector<PlayedBefore> before_;
    std::vector<PlayedAfter> after_;  // outermost first
};

}  // namespace pegwright::construct
