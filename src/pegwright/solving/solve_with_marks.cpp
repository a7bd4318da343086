#include "pegwright/solving/solve_with_marks.hpp"

#include "board/names.hpp"
#include "pegwright/solving/last_sweep.hpp"
#include "pegwright/solving/solve.hpp"
#include "search/levels/winning_search.hpp"
#include "search/traces/marked_solutions.hpp"

namespace pegwright {
namespace {

using search::bits::Game;
using search::bits::HolePermutation;
using search::bits::SmallBoard;
using search::traces::MarkedGame;

// Another seed mostly gives another solution, in some 10 ms on boards of 33 holes.
constexpr std::uint64_t seeds_tried = 24;

std::string place_words(const MarkedPeg& mark) { return mark.to ? " ends in " + hole_name(*mark.to) : " is the last"; }

std::string words(std::span<const MarkedPeg> marks) {
    std::string text;
    for (const MarkedPeg& mark : marks)
        text += (text.empty() ? "the peg from " : " and the one from ") + hole_name(mark.from) + place_words(mark);
    return text;
}

class MarkedProblem {
public:
    MarkedProblem(const Query& query, std::span<const MarkedPeg> marks, const Limits& limits)
        : query_(query),
          problem_(query.board, query.start.value(), query.goal.value_or(Goal::any_peg())),
          marks_(marks),
          limits_(limits),
          marked_(MarkedGame::of(problem_, marks)) {}

    Outcome solve() const {
        if (const auto no = refuted()) return *no;
        const std::vector<HolePermutation> symmetries = Game::of(problem_).symmetries;
        for (std::uint64_t seed = 0; seed < seeds_tried; ++seed) {
            Outcome outcome = pegwright::solve(query_, limits_, {seed});
            if ((seed == 0 && !outcome) || outcome.stopped()) return outcome;
            if (!outcome) continue;
            JumpList jumps;
            outcome.player->play(jumps);
            for (const HolePermutation& symmetry : symmetries)
                if (auto found = kept_by(image(symmetry, jumps.list), outcome.player->how())) {
                    found->expanded = outcome.expanded;
                    return *found;
                }
        }
        if (marks_.size() == 1) {
            const MarkedPeg& mark = marks_.front();
            if (const auto jumps = solve_with_last_sweep(marked_.game(), mark.from, mark.to, limits_))
                if (const auto found = kept_by(*jumps, "searched: the marked peg stands still until the last sweep"))
                    return *found;
        }
        return searched();
    }

private:
    std::optional<Outcome> refuted() const {
        // A goal that names its pegs has each of these holes.
        if (marked_.game().goals.empty() && marks_.front().to)
            return Outcome::impossible("its position class excludes a last peg in " + hole_name(*marks_.front().to));
        if (const auto i = marked_.out_of_reach()) {
            const std::vector<Hole> last = problem_.normal().goal.finishes();
            const std::optional<Hole> to = marks_[*i].to || last.size() != 1 ? marks_[*i].to : last.front();
            return Outcome::impossible("jumps never take a peg from " + hole_name(marks_[*i].from) + " to " +
                                       (to ? hole_name(*to) : "where a single peg can be left"));
        }
        return std::nullopt;
    }

    Outcome searched() const {
        const auto winning = search::levels::winning_positions(marked_.game(), limits_);
        const auto found = search::traces::find_marked(marked_, winning, limits_);
        std::uint64_t positions = 0;
        for (const auto& level : winning) positions += level.size();
        const std::string number = std::to_string(positions) + " winning positions";
        if (!found)
            return Outcome::impossible("in no solution " + words(marks_) + " (exhaustive search of " + number + ")");
        const SmallBoard& board = marked_.game().board;
        std::vector<Jump> jumps;
        for (const std::size_t j : *found) jumps.push_back(board.jump(board.jumps()[j]));
        auto outcome = kept_by(jumps, "searched: " + number);
        if (!outcome) base::fail_internal("a solution that was found loses a marked peg");
        outcome->expanded = positions;
        return *outcome;
    }

    std::vector<Jump> image(const HolePermutation& symmetry, const std::vector<Jump>& jumps) const {
        const SmallBoard& board = marked_.game().board;
        const auto moved = [&](Hole hole) { return board.holes()[symmetry[board.number(hole)]]; };
        std::vector<Jump> images;
        for (const Jump& jump : jumps) images.push_back({moved(jump.from), moved(jump.to)});
        return images;
    }

    // The solution with these jumps, if they keep the marks.
    std::optional<Outcome> kept_by(const std::vector<Jump>& jumps, std::string how) const {
        game::MarkedPegs pegs({marks_.begin(), marks_.end()});
        if (pegs.play(jumps) != jumps.size() || !pegs.finish()) return std::nullopt;
        Goal last = jumps.empty() ? Goal::any_peg() : Goal::finish({jumps.back().to});
        Solution solution{query_.chosen(Problem(query_.board, problem_.start, std::move(last))), jumps};
        return Outcome::found(Player(game::refereed(std::move(solution)), std::move(how)));
    }

    const Query& query_;
    Problem problem_;
    std::span<const MarkedPeg> marks_;
    const Limits& limits_;
    MarkedGame marked_;
};

}  // namespace

Outcome solve_with_marks(const Query& query, std::span<const MarkedPeg> marks, const Limits& limits) {
    const Board& board = query.board;
    if (board.hole_count() > 64)
        base::fail_limit("marked pegs are searched on boards of at most 64 holes; " + board.label() + " has " +
                         std::to_string(board.hole_count()));
    return MarkedProblem(query, marks, limits).solve();
}

}  // namespace pegwright
