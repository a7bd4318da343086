// The odds that a player who chooses jumps at random ends with one peg, exactly where that is feasible.
//
// Boards of at most 64 holes whose levels fit the memory (search/chance): T_5 at once, the 33-hole board's central
// game, of 23,475,688 positions up to symmetry, in a minute or so.
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace pegwright {

using theory::Integer;

// Bell's players [Bell 2008, section 2.3]; all but the first know T_5 alone.
enum class Chooser { any_jump, rule_of_thumb, sax };
struct PlayerName {
    Chooser player;
    std::string_view name;
    std::string_view letter;  // his
};
inline constexpr std::array<PlayerName, 3> player_names = {
    {{Chooser::any_jump, "random", "A"}, {Chooser::rule_of_thumb, "rule-of-thumb", "B"}, {Chooser::sax, "sax", "C"}}};

struct OnePegOdds {
    struct Exact {
        Integer numerator;
        Integer denominator;  // reduced
    };
    std::optional<Exact> exact;  // nothing where memory did not suffice for it
    double probability = 0;      // to twelve digits or more

    // "1/146", "0", "1"; empty if it is not exact.
    std::string fraction() const;
};

// At every position the player takes each jump that the rule allows with the same chance. The goal is any single peg,
// or one in a certain hole. Throws Error: input for goals of several pegs, and for players who do not know the board;
// limit for boards of more than 64 holes and where memory does not suffice even for rounded numbers; what poll throws.
OnePegOdds one_peg_odds(const Problem& problem, Chooser player, const Limits& limits);

}  // namespace pegwright
