// Shortens a stretch of some hundred consecutive moves: searches small windows of it again.
//
// A window is a few moves on nearby holes, with all moves that must come between them. Its holes and their neighbours
// form a small board, so the cost does not depend on the board's size.
#pragma once

#include "board/board.hpp"
#include "game/position.hpp"
#include "search/shortening/window.hpp"

#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace pegwright::search::shortening {

class Stretch {
public:
    // before: the position where the stretch begins. O(n log n).
    Stretch(const Board& board, const Position& before, std::span<const Jump> jumps, std::uint64_t seed);

    std::size_t moves() const { return moves_.size(); }
    // Searches one window. Takes the result unless it has more moves, or sometimes one more.
    void improve();
    std::vector<Jump> jumps() const;

private:
    using HoleNumber = std::uint32_t;
    static constexpr HoleNumber none = ~HoleNumber{0};
    struct LocalJump {
        HoleNumber from;
        HoleNumber over;
        HoleNumber to;
    };
    using StretchMove = std::vector<LocalJump>;
    // At most 64 consecutive moves, as bits.
    struct Segment {
        std::size_t begin = 0;
        std::size_t size = 0;
        std::vector<Bits> before;  // moves that must come before each move
        std::vector<Bits> after;
    };
    // A segment's jumps before, inside and after the window.
    struct WindowCut {
        std::vector<LocalJump> head;
        std::vector<LocalJump> inside;
        std::vector<LocalJump> tail;
        HoleNumber came = none;     // hole of the last peg of head, if its move may continue in the window
        HoleNumber goes_on = none;  // hole of the first peg of tail, if its move may begin there
    };
    struct MarkedHoles {
        std::vector<HoleNumber> last;
        HoleNumber now = 0;
        void begin(std::size_t size) {
            last.resize(size, 0);
            ++now;
        }
        bool operator()(HoleNumber hole) const { return last[hole] == now; }
        void set(HoleNumber hole) { last[hole] = now; }
    };

    HoleNumber number(Hole h) const;
    void add_holes(std::span<const Jump> jumps);
    static void play(std::span<const LocalJump> jumps, std::vector<std::uint8_t>& pegs);
    template <class F>
    static void for_each_hole(const StretchMove& move, F&& f);
    Segment random_part();
    Bits connected(const Segment& part, std::size_t wanted);
    static Bits all_of(const Segment& part) { return part.size == 64 ? ~Bits{0} : (Bits{1} << part.size) - 1; }
    void mark_near(const Segment& part, Bits moves);
    // One of some moves that touches a marked hole and has none of them between; part.size if there is none.
    std::size_t open_end(Bits moves, const std::vector<Bits>& between, const Segment& part);
    static Bits closed(const Segment& part, Bits moves);
    bool fits(const Segment& part, Bits moves);
    // The moves' holes first, then neighbours, at most 64.
    std::vector<HoleNumber> window_holes(std::span<const LocalJump> jumps);
    std::vector<BitJump> window_jumps(const std::vector<HoleNumber>& holes);
    WindowCut cut_out(const Segment& part, Bits chosen);
    JumpWindow::WindowQuestion question(const Segment& part, const WindowCut& cut,
                                        const std::vector<HoleNumber>& holes) const;
    bool in_a_hundred(unsigned times) { return random_() % 100 < times; }
    void replace(const Segment& part, std::span<const LocalJump> order);
    std::vector<StretchMove> moves_of_jumps(std::span<const Jump> jumps) const;
    Jump jump(const LocalJump& jump) const { return {holes_[jump.from], holes_[jump.to]}; }

    std::vector<Hole> directions_;
    std::vector<Hole> holes_;                      // sorted
    std::vector<std::array<HoleNumber, 8>> next_;  // by direction
    std::vector<std::uint8_t> pegs_before_;
    std::vector<StretchMove> moves_;
    std::vector<StretchMove> best_;  // if these have fewer moves
    std::mt19937_64 random_;
    MarkedHoles marks_;
    std::vector<HoleNumber> place_;  // of a hole in the window
};

}  // namespace pegwright::search::shortening
