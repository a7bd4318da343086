#include "search/traces/marked_solutions.hpp"
#include "game/marked_pegs.hpp"
#include "game/referee.hpp"
#include "pegwright/counting/count.hpp"
#include "pegwright/solving/last_sweep.hpp"
#include "pegwright/solving/solve_with_marks.hpp"
#include "search/levels/winning_search.hpp"
#include "support/any_board.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

#include <array>
#include <map>

using namespace pegwright::tests;

namespace {

// Plays every game with a number on each peg, that of the hole in which it starts. Without the search's code.
class NumberedPegs {
public:
    using Pegs = std::vector<int>;  // by hole; -1 for none
    using Ends = std::map<Pegs, std::uint64_t>;

    NumberedPegs(const Board& board, std::uint64_t start, int last_pegs)
        : holes_(board.holes()), lattice_(board.lattice()), last_pegs_(last_pegs) {
        for (std::size_t i = 0; i < holes_.size(); ++i)
            start_.push_back((start >> i & 1) != 0 ? static_cast<int>(i) : -1);
    }

    // The positions with so many pegs, and the number of jump sequences that lead to each.
    const Ends& ends() { return from(start_); }

private:
    int at(int x, int y) const {
        for (std::size_t i = 0; i < holes_.size(); ++i)
            if (holes_[i].x == x && holes_[i].y == y) return static_cast<int>(i);
        return -1;
    }
    bool is_direction(int dx, int dy) const {
        if (dx == 0 && dy == 0) return false;
        return dx == 0 || dy == 0 || lattice_ == Lattice::diagonal || (lattice_ == Lattice::triangular && dx == dy);
    }

    const Ends& from(const Pegs& pegs) {
        const auto [known, is_new] = ends_.try_emplace(pegs);
        if (!is_new) return known->second;
        Ends ends;
        if (std::count_if(pegs.begin(), pegs.end(), [](int peg) { return peg >= 0; }) == last_pegs_) {
            ends[pegs] = 1;
        } else {
            for (int i = 0; i < static_cast<int>(holes_.size()); ++i) jump_from(i, pegs, ends);
        }
        return ends_[pegs] = std::move(ends);
    }
    void jump_from(int i, const Pegs& pegs, Ends& ends) {
        const Hole hole = holes_[static_cast<std::size_t>(i)];
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy) {
                const int over = at(hole.x + dx, hole.y + dy);
                const int to = at(hole.x + 2 * dx, hole.y + 2 * dy);
                if (!is_direction(dx, dy) || over < 0 || to < 0) continue;
                const auto peg = [&](int h) { return pegs[static_cast<std::size_t>(h)]; };
                if (peg(i) < 0 || peg(over) < 0 || peg(to) >= 0) continue;
                Pegs after = pegs;
                after[static_cast<std::size_t>(to)] = peg(i);
                after[static_cast<std::size_t>(i)] = after[static_cast<std::size_t>(over)] = -1;
                for (const auto& [end, number] : from(after)) ends[end] += number;
            }
    }

    std::vector<Hole> holes_;
    Lattice lattice_;
    int last_pegs_;
    Pegs start_;
    std::map<Pegs, Ends> ends_;
};

bool keeps(const std::vector<Jump>& jumps, const Problem& problem, const std::vector<MarkedPeg>& marks) {
    Referee referee(problem);
    MarkedPegs pegs(marks);
    return referee.play(jumps) == jumps.size() && referee.finish() && pegs.play(jumps) == jumps.size() && pegs.finish();
}

// A problem, and all ends of its games with numbers on the pegs.
struct MarkedCase {
    Board board;
    Problem problem;
    std::vector<Hole> holes;
    NumberedPegs::Ends ends;  // that are goals
    mutable int sweeps = 0;   // solutions in which the marked peg stands still until the last sweep

    // goal: nothing for any single peg.
    MarkedCase(const Board& on, std::uint64_t start, std::optional<std::uint64_t> goal)
        : board(on),
          problem(board, Start::at(position_of(board, start)),
                  goal ? Goal::at(position_of(board, *goal)) : Goal::any_peg()),
          holes(board.holes()) {
        NumberedPegs games(board, start, goal ? std::popcount(*goal) : 1);
        for (const auto& [pegs, number] : games.ends()) {
            std::uint64_t position = 0;
            for (std::size_t i = 0; i < pegs.size(); ++i)
                if (pegs[i] >= 0) position |= std::uint64_t{1} << i;
            if (!goal || position == *goal) ends[pegs] = number;
        }
    }

    std::uint64_t expected(const std::vector<MarkedPeg>& marks) const {
        std::uint64_t sum = 0;
        for (const auto& [pegs, number] : ends) {
            const bool kept = std::all_of(marks.begin(), marks.end(), [&, &pegs = pegs](const MarkedPeg& mark) {
                for (std::size_t i = 0; i < pegs.size(); ++i)
                    if (pegs[i] >= 0 && holes[static_cast<std::size_t>(pegs[i])] == mark.from)
                        return !mark.to || holes[i] == *mark.to;
                return false;
            });
            if (kept) sum += number;
        }
        return sum;
    }

    // Returns the number of solutions.
    std::uint64_t check(const std::vector<MarkedPeg>& marks) const {
        const std::uint64_t wanted = expected(marks);
        CHECK(pegwright::count_with_marks(problem, marks, {}).solutions == wanted);
        const MarkedGame marked = MarkedGame::of(problem, marks);
        const auto found =
            marked.hopeless() ? std::nullopt : find_marked(marked, winning_positions(marked.game(), {}), {});
        CHECK(found.has_value() == (wanted > 0));
        if (found) {
            std::vector<Jump> jumps;
            for (const std::size_t j : *found)
                jumps.push_back(marked.game().board.jump(marked.game().board.jumps()[j]));
            CHECK(keeps(jumps, problem, marks));
        }
        return wanted;
    }

    void check_solve(const std::vector<MarkedPeg>& marks) const {
        const auto outcome = pegwright::solve_with_marks(Query(problem), marks, {});
        CHECK(bool(outcome) == (expected(marks) > 0));
        CHECK(!outcome.gave_up());
        const Game game = Game::of(problem);
        if (marks.size() == 1 && !game.goals.empty() && game.start_pegs() >= game.goal_pegs())
            if (const auto swept = pegwright::solve_with_last_sweep(game, marks[0].from, marks[0].to, {})) {
                CHECK(keeps(*swept, problem, marks));
                ++sweeps;
            }
        if (!outcome) return;
        JumpList jumps;
        outcome.player->play(jumps);
        CHECK(keeps(jumps.list, problem, marks));
    }

    std::vector<Hole> pegs_at_start() const { return problem.start_position().holes(true); }
    std::vector<Hole> goal_pegs() const {
        return problem.goal_position() ? problem.goal_position()->holes(true) : holes;
    }

    std::uint64_t all_solutions() const {
        std::uint64_t sum = 0;
        for (const auto& [pegs, number] : ends) sum += number;
        return sum;
    }
};

// Every solution has exactly one last peg.
void check_survivors(const MarkedCase& problem) {
    Integer sum = 0;
    for (const Hole from : problem.pegs_at_start()) sum += problem.check({{from, std::nullopt}});
    CHECK(sum == problem.all_solutions());
}

// Every peg of the goal comes from exactly one hole.
int check_traces(const MarkedCase& problem) {
    int with_solutions = 0;
    for (const Hole to : problem.goal_pegs()) {
        Integer sum = 0;
        for (const Hole from : problem.pegs_at_start()) {
            const std::uint64_t solutions = problem.check({{from, to}});
            with_solutions += solutions > 0 ? 1 : 0;
            sum += solutions;
        }
        if (problem.problem.goal_position()) CHECK(sum == problem.all_solutions());
    }
    return with_solutions;
}

}  // namespace

TEST_CASE("marked pegs: last pegs of small boards") {
    const struct {
        const char* board;
        const char* vacate;
    } problems[] = {{"T4", "a2"},
                    {"T5", "a1"},
                    {"T5", "b3"},
                    {"3x4", "a1"},
                    {"3x5", "c1"},
                    {"4x4", "b1"},
                    {"triangular:3x4", "a1"},
                    {"diagonal:3x4", "b2"}};
    for (const auto& [name, vacate] : problems) {
        INFO(name << " " << vacate);
        const Board board = parse_board(name);
        const std::uint64_t full = (std::uint64_t{1} << board.hole_count()) - 1;
        const std::uint64_t start = full & ~(std::uint64_t{1} << board.index(parse_hole(board, vacate)));
        check_survivors({board, start, std::nullopt});
        check_survivors({board, start, full & ~start});
    }
}

TEST_CASE("marked pegs: random problems on all lattices") {
    Random random;
    int with_solutions = 0;
    int pairs = 0;
    for (int i = 0; i < 250; ++i) {
        const Board board = random_board(random, i % 10 == 0 ? 16 : 12);
        const std::uint64_t full = (std::uint64_t{1} << board.hole_count()) - 1;
        const std::uint64_t start = (i % 2 == 0 ? random_position(random, board, 6) : random()) & full;
        const std::set<std::uint64_t> reached = PlainGames(board).reached(start);
        const std::uint64_t goal = *std::next(reached.begin(), static_cast<std::ptrdiff_t>(random() % reached.size()));
        if (start == 0) continue;
        INFO(i);
        const MarkedCase problem(board, start, goal);
        with_solutions += check_traces(problem);
        const std::vector<Hole> from = problem.pegs_at_start();
        const std::vector<Hole> to = problem.goal_pegs();
        // Every two for the first two pegs of the goal, then three at random.
        if (to.size() >= 2)
            for (const Hole a : from)
                for (const Hole b : from)
                    if (!(a == b)) pairs += problem.check({{a, to[0]}, {b, to[1]}}) > 0 ? 1 : 0;
        for (std::size_t k = 0; k < 20 && to.size() >= 3; ++k) {
            std::vector<MarkedPeg> marks;
            for (const Hole hole : from)
                if (marks.size() < 3 && random() % 3 == 0) marks.push_back({hole, to[(marks.size() + k) % to.size()]});
            if (!marks.empty()) problem.check(marks);
        }
        if (i % 10 == 0) problem.check_solve({{from.front(), to.front()}});
        if (to.size() == 1) check_survivors(problem);
        if (i % 5 == 0) check_survivors({board, start, std::nullopt});
    }
    CHECK(with_solutions >= 500);
    CHECK(pairs >= 200);
}

TEST_CASE("marked pegs: two that change places") {
    int changed = 0;
    for (const char* name : {"4x4", "T5"}) {
        const Board board = parse_board(name);
        const std::uint64_t full = (std::uint64_t{1} << board.hole_count()) - 1;
        for (int vacancy = 0; vacancy < 3; ++vacancy) {
            const std::uint64_t start = full & ~(std::uint64_t{1} << vacancy);
            NumberedPegs games(board, start, 2);
            std::set<std::vector<int>> places;
            for (const auto& [pegs, number] : games.ends()) {
                std::vector<int> holes;
                for (int i = 0; i < static_cast<int>(pegs.size()); ++i)
                    if (pegs[static_cast<std::size_t>(i)] >= 0) holes.push_back(i);
                if (pegs[static_cast<std::size_t>(holes[0])] == holes[1] &&
                    pegs[static_cast<std::size_t>(holes[1])] == holes[0])
                    places.insert(holes);
            }
            for (const std::vector<int>& two : places) {
                const auto a = static_cast<std::uint64_t>(two[0]);
                const auto b = static_cast<std::uint64_t>(two[1]);
                const MarkedCase problem(board, start, std::uint64_t{1} << a | std::uint64_t{1} << b);
                CHECK(problem.check({{board.hole(a), board.hole(b)}, {board.hole(b), board.hole(a)}}) > 0);
                ++changed;
            }
        }
    }
    CHECK(changed == 7);
}

TEST_CASE("marked pegs: last pegs of the English board", "[slow]") {
    const Board board = parse_board("english");
    const Problem problem(board, Start::vacate({parse_hole(board, "d4")}), Goal::any_peg());
    Integer sum = 0;
    const struct {
        const char* hole;
        int images;
    } holes[] = {{"c1", 8}, {"d1", 4}, {"c2", 8}, {"d2", 4}, {"c3", 4}, {"d3", 4}};
    for (const auto& [hole, images] : holes) {
        const std::vector<MarkedPeg> marks{{parse_hole(board, hole), std::nullopt}};
        sum += images * pegwright::count_with_marks(problem, marks, {}).solutions;
    }
    CHECK(sum == pegwright::count(problem, {pegwright::CountOptions::When::never, false}, {}).solutions);
    const Problem central(board, parse_hole(board, "d4"), parse_hole(board, "d4"));
    const std::vector<MarkedPeg> d2{{parse_hole(board, "d2"), std::nullopt}};
    CHECK(4 * pegwright::count_with_marks(central, d2, {}).solutions == Integer("40861647040079968"));
}

TEST_CASE("marked pegs: solve finds a solution or proves that there is none") {
    const Board board = parse_board("T5");
    const MarkedCase problem(board, 0x7ffe, std::nullopt);
    for (const Hole from : problem.pegs_at_start()) {
        problem.check_solve({{from, std::nullopt}});
        for (const Hole to : board.holes()) problem.check_solve({{from, to}});
    }
    CHECK(problem.sweeps >= 5);
}

TEST_CASE("marked pegs: what contradicts the problem is refused") {
    const Board board = parse_board("T5");
    const Problem one(board, Hole{0, 0}, Hole{0, 0});
    const Problem three(board, Start::vacate({{0, 0}}), Goal::finish({{0, 1}, {0, 2}, {0, 3}}));
    const auto refusal = [](const Problem& problem, std::vector<MarkedPeg> marks) {
        return error_of(Error::Kind::input, [&] { pegwright::count_with_marks(problem, marks, {}); });
    };
    CHECK(refusal(one, {{{0, 0}, std::nullopt}}) == "no peg stands in a1 at the start");
    CHECK(refusal(one, {{{7, 0}, std::nullopt}}) == "no peg stands in h1 at the start");
    CHECK(refusal(one, {{{0, 1}, Hole{0, 2}}}) == "the goal has no peg in a3, where the peg from a2 is to end");
    CHECK(refusal(one, {{{0, 1}, Hole{0, 0}}, {{0, 1}, Hole{0, 0}}}) == "the peg from a2 is marked twice");
    CHECK(refusal(one, {{{0, 1}, Hole{0, 0}}, {{1, 1}, Hole{0, 0}}}) ==
          "the pegs from a2 and b2 cannot both end in a1");
    CHECK(refusal(one, {{{0, 1}, Hole{0, 0}}, {{1, 1}, std::nullopt}}) ==
          "2 marked pegs are to stay, and the goal has 1 peg");
    CHECK(refusal(three, {{{0, 1}, std::nullopt}}) == "the peg from a2 cannot be the last one: the goal has 3 pegs");
}
