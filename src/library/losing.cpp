#include "library/access.hpp"

#include "library/include/pegwright/losing.hpp"
#include "theory/digits.hpp"

namespace pegwright {
inline namespace v0 {
namespace {

rooms::Chooser chooser_named(const std::string& name) {
    std::string names;
    for (const rooms::PlayerName& player : rooms::player_names) {
        if (name == player.name || name == player.letter) return player.player;
        names += (names.empty() ? "" : ", ") + std::string(player.name);
    }
    base::fail_input("there is no player '" + name.substr(0, 40) + "'; players are " + names);
}

std::optional<DeadEnd> dead_end_of(const Problem& problem, bool stuck, const Limits& limits) {
    return guarded([&]() -> std::optional<DeadEnd> {
        const rooms::Query& query = Access::of(problem);
        check_can_be_searched(query.board);
        const auto end = rooms::dead_end(query, stuck, inner(limits));
        if (!end) return std::nullopt;
        return DeadEnd{Access::make(rooms::Player(end->way)), end->positions,
                       end->finishes ? std::optional(outer(*end->finishes)) : std::nullopt};
    });
}

}  // namespace

Odds odds(const Problem& problem, const std::string& player, const Limits& limits) {
    return guarded([&] {
        const rooms::OnePegOdds found =
            rooms::one_peg_odds(whole(problem, "each vacancy has other odds"), chooser_named(player), inner(limits));
        Odds answer{{}, found.probability};
        if (found.exact)
            answer.exact = {theory::digits_of(found.exact->numerator), theory::digits_of(found.exact->denominator)};
        return answer;
    });
}

std::optional<DeadEnd> dead_end(const Problem& problem, const Limits& limits) {
    return dead_end_of(problem, false, limits);
}

std::optional<DeadEnd> shortest_game(const Problem& problem, const Limits& limits) {
    return dead_end_of(problem, true, limits);
}

}  // namespace v0
}  // namespace pegwright
