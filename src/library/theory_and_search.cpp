#include "library/access.hpp"

#include "library/include/pegwright/count.hpp"
#include "library/include/pegwright/feasible.hpp"
#include "library/include/pegwright/levels.hpp"
#include "theory/digits.hpp"

namespace pegwright {
inline namespace v0 {
namespace {

constexpr const char* why_counts_need_a_start = "each vacancy has its own number of solutions";

Feasibility told(const rooms::Feasibility& known) {
    Feasibility answer{known.judgement.feasible, known.judgement.solvable, known.judgement.reason, {}};
    for (const auto& proof : known.pagodas) {
        const auto weights = proof.function.weights();
        answer.pagodas.push_back({std::vector<std::int32_t>(weights.begin(), weights.end()), proof.function.picture(),
                                  proof.at_start, proof.at_goal, proof.after_first_jump, proof.before_last_jump,
                                  outer(proof.finishes)});
    }
    return answer;
}

}  // namespace

Feasibility feasible(const Problem& problem, const Limits& limits) {
    return guarded([&]() -> Feasibility {
        const rooms::Query& query = Access::of(problem);
        return told(rooms::settled(query, inner(limits)));
    });
}

Finishes finishes(const Problem& problem, const Limits& limits) {
    return guarded([&]() -> Finishes {
        const auto known = rooms::known_finishes(Access::of(problem).board,
                                                 start_of(problem, "each vacancy has other finishes"), inner(limits));
        return {outer(known.holes), known.exact};
    });
}

Pairs pairs(const std::string& board, const Limits& limits) {
    return guarded([&]() -> Pairs {
        const base::Limits rooms_limits = inner(limits);
        const theory::PolledNumbers polled([&] {
            if (rooms_limits.poll) rooms_limits.poll({"long numbers"});
        });
        if (const auto big_board = theory::BigBoard::of_any_size(board)) {
            const theory::PairCount count = theory::pair_count(*big_board);
            return {theory::digits_of(count.feasible), theory::digits_of(count.solvable)};
        }
        const auto count = rooms::count_pairs(board::parse_board(board), rooms_limits);
        return {theory::digits_of(count.feasible),
                count.solvable ? std::optional(theory::digits_of(*count.solvable)) : std::nullopt};
    });
}

void survey(const Board& board, std::vector<SurveyedPair>& pairs, const Limits& limits) {
    guarded([&] {
        pairs.clear();
        auto found = rooms::distinct_pairs(Access::of(board));
        const auto hand_over = [&] {
            for (const auto& pair : found)
                pairs.push_back(
                    {outer(pair.vacate), outer(pair.finish), pair.theorem, pair.constructed, pair.searched});
        };
        try {
            rooms::survey(Access::of(board), found, inner(limits));
        } catch (...) {
            hand_over();
            throw;
        }
        hand_over();
    });
}

std::vector<SurveyedPair> survey(const Board& board, const Limits& limits) {
    std::vector<SurveyedPair> pairs;
    survey(board, pairs, limits);
    return pairs;
}

Count count(const Problem& problem, const Limits& limits) {
    return guarded([&] {
        const rooms::Count found = rooms::count(whole(problem, why_counts_need_a_start), {}, inner(limits));
        Count answer;
        answer.solutions = found.solutions.str();
        answer.positions = found.positions;
        if (!found.games) return answer;
        answer.games = found.games->all.str();
        for (const auto& [pegs, number] : found.games->by_pegs) answer.games_by_pegs[pegs] = number.str();
        return answer;
    });
}

CountUpToOrder count_up_to_order(const Problem& problem, const Limits& limits) {
    return guarded([&]() -> CountUpToOrder {
        const auto found = rooms::count_up_to_order(whole(problem, why_counts_need_a_start), inner(limits));
        return {found.orders.str(), found.orders_and_symmetry.str()};
    });
}

std::vector<Level> levels(const Problem& problem, const Limits& limits) {
    return guarded([&] {
        const rooms::Query& query = Access::of(problem);
        const rooms::LevelTable table = rooms::levels({query.board, query.start, query.goal, {}}, inner(limits));
        if (table.stopped) throw *table.stopped;
        std::vector<Level> all;
        for (const auto& row : table.levels) {
            Level level{row.pegs, row.reached, row.reached_all, {}, {}};
            if (table.knows_winning) level.winning = row.winning;
            if (table.knows_winning) level.winning_all = row.winning_all;
            all.push_back(level);
        }
        return all;
    });
}

}  // namespace v0
}  // namespace pegwright
