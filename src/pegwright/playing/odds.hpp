// Computes the odds that random play ends with one peg.
//
// For boards of at most 64 holes whose levels fit the memory (search/chance). The central game of the 33-hole board
// takes about a minute.
#pragma once

#include "pegwright/names.hpp"
#include "theory/integer.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace pegwright {

using theory::Integer;

// The players of Bell 2008, section 2.3. All but the first know only T_5.
enum class Chooser { any_jump, rule_of_thumb, sax };
struct PlayerName {
    Chooser player;
    std::string_view name;
    std::string_view letter;  // Bell's
};
inline constexpr std::array<PlayerName, 3> player_names = {
    {{Chooser::any_jump, "random", "A"}, {Chooser::rule_of_thumb, "rule-of-thumb", "B"}, {Chooser::sax, "sax", "C"}}};

struct OnePegOdds {
    struct Exact {
        Integer numerator;
        Integer denominator;  // reduced
    };
    std::optional<Exact> exact;  // nothing if memory allows only rounded numbers
    double probability = 0;      // accurate to twelve digits

    // For example "1/146", "0" or "1"; empty if not exact.
    std::string fraction() const;
};

// The player chooses with equal chance among the jumps that his rule allows. The goal is any single peg, or one in a
// given hole. Throws Error (input): a goal of several pegs, or a player who does not know the board. Error (limit): too
// little memory even for rounded numbers.
OnePegOdds one_peg_odds(const Problem& problem, Chooser player, const Limits& limits);

}  // namespace pegwright
