#include "pegwright/solving/goal_rule.hpp"

#include "pegwright/solving/solve.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/levels/counts/end_count.hpp"
#include "search/levels/reached_positions.hpp"
#include "search/paths/beams/find_path.hpp"
#include "theory/position_class.hpp"

#include <algorithm>
#include <bit>
#include <functional>

namespace pegwright {
namespace {

using search::bits::Bits;
using search::bits::Game;
using search::bits::SmallBoard;
using search::levels::ReachedPositions;
using search::paths::PathSearch;

constexpr const char* no_such_end = "exhaustive search finds no game that reaches a position of this kind";

// A rule on a board of at most 64 holes.
class SmallRule {
public:
    SmallRule(const Board& board, const Start& start, const GoalRule& rule)
        : board_(board), rule_(rule), game_(game_of(board, start)) {
        if (!rule.must) return;
        must_ = search::bits::bits_of(*rule.must);
        may_ = search::bits::bits_of(*rule.may);
        game_.symmetries = search::bits::keeping(search::bits::keeping(std::move(game_.symmetries), must_), may_);
    }

    const Game& game() const { return game_; }

    // Whether a game may end there; for `fewest` and `most`, whether it must. The same for all images under the game's
    // symmetries.
    bool fits(Bits position) const {
        if (rule_.kind == GoalRule::Kind::partial) return (position & must_) == must_ && (position & ~may_) == 0;
        return std::none_of(game_.board.jumps().begin(), game_.board.jumps().end(),
                            [&](const auto& jump) { return jump.possible(position); });
    }
    // Calls f with one image of each position that the rule asks for, level by level, most pegs first. After a level
    // with such positions, goes_on says whether to look at the next.
    void for_each_end(ReachedPositions& reached, const std::function<void(Bits)>& f,
                      const std::function<bool(int pegs)>& goes_on) const {
        const bool fewest = rule_.kind == GoalRule::Kind::fewest;
        const int first = fewest ? reached.fewest_pegs() : game_.start_pegs();
        const int last = fewest ? first : std::min(std::max(1, std::popcount(must_)), first);
        for (int pegs = first; pegs >= last; --pegs) {
            if (reached.reach(pegs).level(pegs).total() == 0) return;
            bool any = false;
            reached.for_each(pegs, [&](Bits position) {
                if (!fits(position)) return;
                any = true;
                f(position);
            });
            if (any && (!goes_on(pegs) || rule_.kind == GoalRule::Kind::most)) return;
        }
    }

    // Throws Error (limit) if there are too many.
    std::vector<Goal> goals(ReachedPositions& reached) const {
        std::vector<Goal> goals;
        std::vector<Bits> here;
        const auto add = [&](Bits position) {
            here.push_back(position);
            if (here.size() > most_ends) fail_too_many();
        };
        for_each_end(reached, add, [&](int) {
            goals.push_back(Goal::among(images(here)));
            here.clear();
            return true;
        });
        return goals;
    }

    std::optional<Bits> first_end(ReachedPositions& reached) const {
        std::optional<Bits> least;
        for_each_end(
            reached, [&](Bits position) { least = std::min(position, least.value_or(position)); },
            [](int) { return false; });
        return least;
    }

    std::vector<Position> images(const std::vector<Bits>& some) const {
        std::vector<Bits> all;
        for (const Bits position : some)
            for (const auto& symmetry : game_.symmetries) all.push_back(search::bits::image(symmetry, position));
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        if (all.size() > most_ends) fail_too_many();
        std::vector<Position> positions;
        for (const Bits bits : all) positions.push_back(search::bits::position_of(board_, bits));
        return positions;
    }

private:
    static constexpr std::size_t most_ends = 100'000;

    static Game game_of(const Board& board, const Start& start) {
        const Problem problem(board, start, Goal::any_peg());
        SmallBoard small(board);
        const Bits bits = search::bits::bits_of(problem.start_position());
        const auto symmetries = search::bits::hole_symmetries(small);
        return {std::move(small), {bits}, {}, symmetries};
    }
    [[noreturn]] static void fail_too_many() {
        base::fail_limit("games can end in more than " + std::to_string(most_ends) + " positions that fit the goal");
    }

    const Board& board_;
    const GoalRule& rule_;
    Game game_;
    Bits must_ = 0;
    Bits may_ = 0;
};

Outcome found(const Board& board, const Start& start, const Position& end, std::vector<Jump> jumps, std::string how) {
    constexpr std::int64_t most_named = 8;
    const bool named = end.peg_count() > 0 && end.peg_count() <= most_named;
    const Goal goal = named ? Goal::finish(end.holes(true)) : Goal::at(end);
    return Outcome::found(Player(Solution{{board, start, goal}, std::move(jumps)}, std::move(how)));
}

Outcome first_end(const Board& board, const Start& start, const GoalRule& rule, const Limits& limits) {
    const SmallRule small(board, start, rule);
    const Game& game = small.game();
    ReachedPositions reached(game, limits);
    const auto end = small.first_end(reached);
    if (!end) return Outcome::impossible(no_such_end);
    std::vector<Jump> jumps;
    for (const std::size_t j : reached.path_to(*end)) jumps.push_back(game.board.jump(game.board.jumps()[j]));
    return found(board, start, search::bits::position_of(board, *end), std::move(jumps),
                 "searched: all positions that games reach");
}

// All positions with this number of pegs in the class; nothing if there are too many.
class PegSets {
public:
    PegSets(const Position& start)
        : board_(start.board()), holes_(board_.holes()), wanted_(theory::position_class(start)) {}

    std::optional<std::vector<Position>> of(std::size_t pegs) {
        sets_.clear();
        chosen_.clear();
        tried_ = 0;
        return choose(pegs, 0) ? std::optional(sets_) : std::nullopt;
    }

private:
    static constexpr std::size_t most_tried = 200'000;
    static constexpr std::size_t most_sets = 5'000;

    bool choose(std::size_t more, std::size_t from) {
        if (++tried_ > most_tried) return false;
        if (more == 0) {
            if (!(theory::position_class(board_.lattice(), chosen_) == wanted_)) return true;
            Position& set = sets_.emplace_back(Position::empty(board_));
            for (const Hole h : chosen_) set.set(h);
            return sets_.size() <= most_sets;
        }
        for (std::size_t i = from; i + more <= holes_.size(); ++i) {
            chosen_.push_back(holes_[i]);
            const bool few = choose(more - 1, i + 1);
            chosen_.pop_back();
            if (!few) return false;
        }
        return true;
    }

    const Board& board_;
    std::vector<Hole> holes_;
    theory::PositionClass wanted_;
    std::vector<Hole> chosen_;
    std::vector<Position> sets_;
    std::size_t tried_ = 0;
};

// Some game, by first jumps, until no jump is possible.
Outcome any_game(const Board& board, const Start& start) {
    Position position = Problem(board, start, Goal::any_peg()).start_position();
    std::vector<Jump> jumps;
    const auto step = [&](Hole from) {
        for (const Hole half : board::half_directions(board.lattice()))
            for (const std::int32_t sign : {1, -1}) {
                const Hole over = from + sign * half;
                const Hole to = over + sign * half;
                if (!position.peg(from) || !board.contains(over) || !board.contains(to) || !position.peg(over) ||
                    position.peg(to))
                    continue;
                position.clear(from);
                position.clear(over);
                position.set(to);
                jumps.push_back({from, to});
            }
    };
    for (std::size_t before = 1; before != jumps.size() + 1;) {
        before = jumps.size() + 1;
        board.for_each_hole(step);
    }
    return found(board, start, position, std::move(jumps), "played: the first jump possible, again and again");
}

// Beams to all positions of one peg, two, three and more, until one is reached. Improves `best`.
void fewest_by_beams(RuledOutcome& best, const Board& board, const Start& start, const Limits& limits) {
    constexpr std::uint64_t widest = 300;
    const Position from = Problem(board, start, Goal::any_peg()).start_position();
    bool fewer_excluded = true;
    PegSets sets(from);
    for (std::size_t pegs = 1; static_cast<std::int64_t>(pegs) < best.outcome.player->problem().goal_pegs(); ++pegs) {
        const auto goals = sets.of(pegs);
        if (!goals) return;
        if (goals->empty()) continue;
        const auto result = PathSearch(board, std::span(&from, 1), *goals, {limits, ~std::uint64_t{0}, 0}).run(widest);
        if (result.path) {
            best.outcome = found(board, start, result.path->goal, result.path->jumps,
                                 "searched: beam of " + std::to_string(result.width));
            break;
        }
        fewer_excluded = fewer_excluded && result.exhausted;
    }
    best.proven = fewer_excluded;
}

RuledOutcome fewest(const Board& board, const Start& start, const Limits& limits) {
    if (!search::paths::is_searchable(board)) {
        // One peg is the least; the other engines know no other goal.
        RuledOutcome one{solve(Query(board, start, Goal::any_peg()), limits), true};
        if (one.outcome || one.outcome.stopped()) return one;
        return {any_game(board, start), false};
    }
    RuledOutcome best{any_game(board, start), false};
    try {
        fewest_by_beams(best, board, start, limits);
        if (best.proven || board.hole_count() > 64) return best;
        return {first_end(board, start, {GoalRule::Kind::fewest}, limits), true};
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
        return best;
    }
}

}  // namespace

std::vector<Goal> goals_by_rule(const Board& board, const Start& start, const GoalRule& rule, const Limits& limits) {
    const SmallRule small(board, start, rule);
    ReachedPositions reached(small.game(), limits);
    return small.goals(reached);
}

RuledOutcome solve_by_rule(const Board& board, const Start& start, const GoalRule& rule, const Limits& limits) {
    if (rule.kind == GoalRule::Kind::fewest) return fewest(board, start, limits);
    return {first_end(board, start, rule, limits), true};
}

Fewest shortest_by_rule(const Board& board, const Start& start, const GoalRule& rule,
                        std::optional<std::int64_t> at_most, const Limits& limits) {
    Fewest least;
    least.outcome = Outcome::impossible(no_such_end);
    least.unsolvable = true;
    for (const Goal& goal : goals_by_rule(board, start, rule, limits)) {
        const Query query(board, start, goal);
        if (least.outcome && !shortest(query, least.moves - 1, limits).outcome) continue;
        Fewest fewest = shortest(query, at_most, limits);
        if (fewest.outcome || !least.outcome) least = std::move(fewest);
        if (at_most && least.outcome) break;
    }
    return least;
}

theory::Integer count_by_rule(const Board& board, const Start& start, const GoalRule& rule, const Limits& limits) {
    const SmallRule small(board, start, rule);
    const auto by_pegs = search::levels::count_ends(
        small.game(), [&](Bits position) { return small.fits(position); }, limits);
    if (by_pegs.empty()) return 0;
    if (rule.kind == GoalRule::Kind::fewest) return by_pegs.begin()->second;
    if (rule.kind == GoalRule::Kind::most) return by_pegs.rbegin()->second;
    theory::Integer sum = 0;
    for (const auto& [pegs, number] : by_pegs) sum += number;
    return sum;
}

}  // namespace pegwright
