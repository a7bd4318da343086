// Inserts purges of any form into each other: solutions of boards of any form.
//
// A board is planned from the outside in. A purge clears a block. Its catalyst is two holes of the inside, the part
// that is left. These start full (or one is the vacancy) and end empty (or one is the last peg), and no jump empties
// both. So they are unlike at some moment of the inside's solution; the purge is played then.
//
// If several purges are ready, the outermost goes first, since its catalyst may be in the others' blocks. While a purge
// is played, only purges further out may start. A relocation clears a block with the vacancy and makes one further in,
// before everything inside. The last peg is brought out after everything inside.
//
// O(1) time a jump. Memory: 12 bytes a purge; while playing, 1.5 bits a hole and 25 bytes a purge more. The referee
// checks the jumps.
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

// In both states of its catalyst of two holes.
struct PairPurge {
    std::array<Hole, 2> catalyst;
    std::array<std::vector<Jump>, 2> jumps;  // [i]: only catalyst[i] is full
};

class Insertions {
public:
    Insertions(Board board, Hole vacancy) : board_(std::move(board)), vacancy_(vacancy) {}

    // Call these from the outside in. Later blocks and the catalyst lie inside.
    void clear(std::shared_ptr<const PairPurge> purge, Hole shift);
    // The jumps empty a block with the vacancy, and make one at `to`. The rest of the inside is full.
    void relocate(std::vector<Jump> jumps, Hole to);
    // The jumps empty a block and bring the last peg from `inside` to `outside`, in the block. The rest of the inside
    // is empty.
    void bring(std::vector<Jump> jumps, Hole inside, Hole outside);
    // Call it once, at the end. jumps: solve what is left, from the vacancy.
    void finish(std::vector<Jump> jumps);
    // With a plan for these holes on a board of its own, shifted by `shift`. O(its purges and jumps).
    void finish(const Insertions& remainder, Hole shift);

    std::size_t purges() const { return placed_.size(); }
    std::size_t relocations() const { return before_.size() - 1 + after_.size(); }  // after finish()
    // The holes that finish() solves.
    std::size_t holes_left() const { return before_.back().jumps.size() + 2; }
    // back_to() drops what was added later.
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
            cleared,    // by a purge
            relocated,  // with the vacancy
            brought,    // with the last peg
            last,       // solved at the end
        };
        Kind kind = Kind::cleared;
        std::vector<Hole> holes;
        std::vector<Hole> catalyst;  // if cleared by a purge
    };
    // From the outside in. O(holes + jumps stored).
    std::vector<Block> blocks() const;
    // A purge that never becomes ready is left out, which the referee notices.
    void play(JumpSink& sink) const;

private:
    friend class InsertionPlayer;
    struct ShiftedPurge {
        std::uint32_t purge;  // in distinct_
        Hole shift;
    };
    // No catalyst waits for these jumps, which come before the inside or after it.
    struct PlayedBefore {
        std::vector<Jump> jumps;
        Hole vacancy;           // before these jumps
        std::uint32_t outside;  // purges outside
    };
    struct PlayedAfter {
        std::vector<Jump> jumps;
        Hole inside;
        Hole finish;
        std::uint32_t outside;
    };
    static Block moved_block(Block::Kind kind, const std::vector<Jump>& jumps, Hole in_block, Hole inside);

    Board board_;
    Hole vacancy_;
    std::vector<std::shared_ptr<const PairPurge>> distinct_;
    std::unordered_map<const PairPurge*, std::uint32_t> numbers_;  // numbers in distinct_
    std::vector<ShiftedPurge> placed_;                             // outermost first
    std::vector<PlayedBefore> before_;
    std::vector<PlayedAfter> after_;  // outermost first
};

}  // namespace pegwright::construct
