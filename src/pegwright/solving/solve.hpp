// Solutions of any problem, by whichever engine there is.
//
// Theory is asked first; a constructor makes the solutions of T_n, of rectangles and other families, of any size, from
// one vacancy to one peg, and those of boards that leave in bands; other large ones are peeled (peeling/peel.hpp); all
// other problems are searched, on boards of some hundred holes (search/paths/beams/find_path.hpp).
#pragma once

#include "pegwright/names.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace pegwright::construct {
class Insertions;
}  // namespace pegwright::construct

namespace pegwright {

// A way, or why there is none.
struct Answer {
    std::optional<Player> way;
    std::string reason;          // why there is none; empty if there is one
    std::uint64_t expanded = 0;  // positions whose jumps a search has tried
    std::vector<Hole> in_the_way =
        {};  // where there is none: parts of the board that no jump connects with the largest

    explicit operator bool() const { return way.has_value(); }
};

// No solution was found, and no proof that there is none (exit code 3): what was left of a large board, or may be in
// the way on another.
class NotSolved : public Error {
public:
    NotSolved(const std::string& message, Board board, std::vector<Hole> left)
        : Error(Kind::limit, message), board_(std::move(board)), left_(std::move(left)) {}
    const Board& board() const { return board_; }
    // In row order.
    const std::vector<Hole>& left() const { return left_; }

private:
    Board board_;
    std::vector<Hole> left_;
};

// A solution, or the proof that there is none. What is left open is chosen: on T_n and rectangles as theory
// chooses (theory/choice.hpp), on others a vacancy at the middle of the board and a finish in the same hole, if
// such a problem is solved quickly, or else any that search finds. A goal of any peg stays as it is.
//
// Constructed: O(sides). Searched: mostly less than 0.1 s; if nothing is found, until all positions are searched
// or a limit is reached. The same solution each time, whatever the number of threads; a seed other than 0 gives
// others, by search wherever that finds one soon. Throws NotSolved, and Error: limit if memory ends, if the board is
// too large to be searched and there is no constructor for it, what limits.poll throws.
Answer solve(const Query& query, const Limits& limits, std::uint64_t seed = 0);

// The blocks in which a large board is peeled, or one of 3 x 3 blocks or in bands leaves; null for all other ways.
const construct::Insertions* insertions_of(const Player& player);
// Whether these are bands.
bool leaves_in_bands(const Player& player);

// The constructor's way, without a search: nothing if it has none.
std::optional<Player> construct_way(const Problem& problem);

}  // namespace pegwright
