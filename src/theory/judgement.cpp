// The strongest statements come first: theorems of the family, and solutions by square jumps alone. Then comes what
// holds on any board, from numbers of pegs to a first and a last jump.
#include "theory/judgement.hpp"

#include "board/names.hpp"
#include "theory/feasibility.hpp"
#include "theory/islands.hpp"
#include "theory/parities.hpp"

#include <algorithm>

namespace pegwright::theory {
namespace {

Judgement known(const Solvability& s) { return {s.feasible, s.solvable, s.reason}; }
Judgement infeasible(std::string reason) { return {false, false, std::move(reason)}; }
Judgement unsolvable(std::string reason) { return {true, false, std::move(reason)}; }

std::string pegs_in_words(std::int64_t pegs) { return std::to_string(pegs) + (pegs == 1 ? " peg" : " pegs"); }

// Names two labels whose pegs together are even in number in one class and odd in the other.
std::string differing_labels(LabelClass start, LabelClass goal, const std::string& sum) {
    const auto odd = [](LabelClass c, int without) {
        return c != LabelClass::empty && static_cast<int>(c) - static_cast<int>(LabelClass::peg0) != without;
    };
    for (const int without : {0, 1, 2})
        if (odd(start, without) != odd(goal, without))
            return "(" + sum + ") mod 3 = " +
                   (without == 0   ? "1 or 2"
                    : without == 1 ? "0 or 2"
                                   : "0 or 1") +
                   ": " +
                   (odd(start, without) ? "odd at the start, even in the end" : "even at the start, odd in the end");
    return {};
}

std::string why_classes_differ(PositionClass start, PositionClass goal) {
    return "no jump changes the parity of the number of pegs where " +
           (start.sums != goal.sums ? differing_labels(start.sums, goal.sums, "x + y")
                                    : differing_labels(start.differences, goal.differences, "x - y"));
}

// A set of one hole is a hole that no jump touches.
std::string why_parity_differs(const Board& board, const std::vector<Hole>& set, const Position& start) {
    if (set.size() == 1) {
        const char* at_start = start.peg(set[0]) ? ", which is full at the start and empty in the end"
                                                 : ", which is empty at the start and full in the end";
        return "no jump of " + board.label() + " touches " + hole_name(set[0]) + at_start;
    }
    constexpr std::size_t most_named = 12;
    std::string names;
    for (std::size_t i = 0; i < std::min(set.size(), most_named); ++i) names += (i ? ", " : "") + hole_name(set[i]);
    if (set.size() > most_named) names += " and " + std::to_string(set.size() - most_named) + " more";
    const auto pegs = std::count_if(set.begin(), set.end(), [&](Hole h) { return start.peg(h); });
    return "no jump of " + board.label() + " changes the parity of the number of pegs in " + names +
           (pegs % 2 ? ", odd at the start and even in the end" : ", even at the start and odd in the end");
}

bool is_jump(const Position& position, Hole from, Hole direction, bool backwards) {
    const Board& board = position.board();
    const Hole over = from + direction;
    const Hole to = from + 2 * direction;
    return board.contains(over) && board.contains(to) && position.peg(from) != backwards &&
           position.peg(over) != backwards && position.peg(to) == backwards;
}

// Whether a jump is possible or, backwards, may have led to the position.
bool any_jump(const Position& position, bool backwards) {
    bool found = false;
    position.board().for_each_hole([&](Hole from) {
        for (const Hole d : half_directions(position.board().lattice()))
            for (const std::int32_t sign : {1, -1}) found = found || is_jump(position, from, sign * d, backwards);
    });
    return found;
}

std::vector<Hole> difference(const Position& a, const Position& b) {
    std::vector<Hole> holes;
    a.board().for_each_hole([&](Hole h) {
        if (a.peg(h) != b.peg(h)) holes.push_back(h);
    });
    return holes;
}

std::string in_parts(const Board& board, std::size_t parts) {
    return "no jump connects the " + std::to_string(parts) + " parts of " + board.label() + ", ";
}

const char* why_broken(Islands::Why why) {
    switch (why) {
        case Islands::Why::is_full:
            return " is full, so no jump is possible there";
        case Islands::Why::gets_none:
            return " has no peg at the start, but the goal has one there";
        case Islands::Why::keeps_a_peg:
            break;
    }
    return " always keeps a peg, but the goal has none there";
}

const char* const no_single_peg = "no single peg is in the position class of the start, which no jump changes";
const char* const no_more_known = "no theorem says more";

Judgement judge_any_peg(const Position& start) {
    const Board& board = start.board();
    const PositionClass of_start = position_class(start);
    bool in_class = false;
    board.for_each_hole([&](Hole h) { in_class = in_class || peg_class(board.lattice(), h) == of_start; });
    if (!in_class) return infeasible(no_single_peg);
    if (!any_jump(start, false)) return unsolvable("no jump is possible at the start");
    if (const auto islands = Islands::of(board); islands && islands->inhabited(start) > 1)
        return unsolvable(in_parts(board, islands->count()) + "and the last pegs of " +
                          std::to_string(islands->inhabited(start)) + " of them never leave");
    const auto parities = Parities::of(board);
    if (parities && parities->single_pegs(start.holes(true)).empty())
        return unsolvable("parities of pegs in certain holes, which no jump of " + board.label() +
                          " changes, exclude a single peg everywhere");
    return {true, std::nullopt, std::string("some single peg is in the position class of the start; ") + no_more_known};
}

// For a parallelogram: solvable if the square lattice solves it, else not known.
std::optional<Judgement> served_by_square(const Problem& problem) {
    const auto square = board_with_theorem(problem.board);
    if (!square || !problem.is_single()) return std::nullopt;
    if (!solvability(BigBoard(*square), big(problem.vacate()), big(problem.finish())).solvable) return std::nullopt;
    return Judgement{true, true, "the jumps of the square lattice are enough: it is solvable as " + square->name()};
}

// Solvable or not, if that is known of one goal or of all.
Judgement judge_several(const Problem& problem) {
    std::optional<Judgement> open;
    std::optional<Judgement> no;
    for (const Position& goal : problem.goal.alternatives()) {
        Judgement one = judge(Problem(problem.board, problem.start, Goal::at(goal)));
        if (one.solvable == true) return one;
        (one.solvable ? no : open) = std::move(one);
    }
    if (open) return *open;
    no->reason = "none of the goals can be reached; of the last: " + no->reason;
    return *no;
}

}  // namespace

Judgement judge(const Problem& given) {
    if (given.goal.is_among()) return judge_several(given);
    const Problem problem = given.normal();
    const Board& board = problem.board;
    const bool one_vacancy = problem.start.vacated().size() == 1;
    if (has_theorem(board) && problem.is_single())
        return known(solvability(BigBoard(board), big(problem.vacate()), big(problem.finish())));
    if (has_theorem(board) && one_vacancy && problem.goal.is_any())
        return known(finishes(BigBoard(board), big(problem.start.vacated().front())).solvability);
    if (const auto served = served_by_square(problem)) return *served;

    const std::int64_t jumps = problem.jump_count();
    if (jumps < 0)
        return infeasible("every jump takes a peg away; the start has " + pegs_in_words(problem.start_pegs()) +
                          ", the goal " + pegs_in_words(problem.goal_pegs()));
    const Position start = problem.start_position();
    if (problem.reached(start)) return {true, true, "the start is the goal already"};
    if (jumps == 0)
        return infeasible("start and goal have equally many pegs, but in other holes, and every jump takes one away");
    if (problem.goal.is_any()) return judge_any_peg(start);
    const Position goal = *problem.goal_position();
    const PositionClass of_start = position_class(start);
    const PositionClass of_goal = position_class(goal);
    if (of_start != of_goal) return infeasible(why_classes_differ(of_start, of_goal));
    if (const auto parities = Parities::of(board))
        if (const auto set = parities->broken_by(difference(start, goal)); !set.empty())
            return unsolvable(why_parity_differs(board, set, start));
    if (const auto islands = Islands::of(board))
        if (const auto broken = islands->broken_by(start, goal))
            return unsolvable(in_parts(board, islands->count()) + "and the part of " + hole_name(broken->hole) +
                              why_broken(broken->why));
    if (!any_jump(start, false)) return unsolvable("no jump is possible at the start");
    if (!any_jump(goal, true)) return unsolvable("no jump leads to the goal");
    return {true, std::nullopt, std::string("start and goal are in one position class; ") + no_more_known};
}

Judgement judge(const Board& board, Hole vacate) {
    if (const auto square = board_with_theorem(board)) {
        const Solvability s = finishes(BigBoard(*square), big(vacate)).solvability;
        if (has_theorem(board)) return known(s);
        if (s.solvable)
            return {true, true, "the jumps of the square lattice are enough: it is solvable as " + square->name()};
    }
    return judge(Problem(board, Start::vacate({vacate}), Goal::any_peg()));
}

Judgement judge(const Board& board) {
    if (has_theorem(board)) return known(board_solvability(BigBoard(board)));
    if (board.hole_count() == 1) return infeasible("a single hole has no jump, and no peg to start with");
    const PositionClass full = full_board_class(board);
    std::vector<PositionClass> classes;
    board.for_each_hole([&](Hole h) {
        const PositionClass c = peg_class(board.lattice(), h);
        if (std::find(classes.begin(), classes.end(), c) == classes.end()) classes.push_back(c);
    });
    const bool feasible = std::any_of(classes.begin(), classes.end(), [&](PositionClass c) {
        return std::find(classes.begin(), classes.end(), full + c) != classes.end();
    });
    if (!feasible)
        return infeasible("no vacancy leaves a position class with a single peg in it, and no jump changes the class");
    // With one vacancy at least two islands have pegs. Or the vacancy is all of an island, and the other is full.
    if (const auto islands = Islands::of(board); islands && islands->count() > 1 && board.hole_count() > 2)
        return unsolvable(in_parts(board, islands->count()) + "and a last peg stays on each that has one");
    if (const auto square = board_with_theorem(board); square && board_solvability(BigBoard(*square)).solvable)
        return {true, true, "the jumps of the square lattice are enough: it is solvable as " + square->name()};
    const std::string rule = full.is_empty() ? "the full board is in the position class of the empty one; "
                                             : "some vacancies leave a position class with a single peg in it; ";
    return {true, std::nullopt, rule + no_more_known};
}

std::vector<Hole> possible_finishes(const Position& start) {
    const Board& board = start.board();
    std::vector<Hole> pegs = start.holes(true);
    if (pegs.size() <= 1) return pegs;
    if (const auto parities = Parities::of(board)) return parities->single_pegs(pegs);
    const PositionClass of_start = position_class(start);
    std::vector<Hole> holes;
    board.for_each_hole([&](Hole h) {
        if (peg_class(board.lattice(), h) == of_start) holes.push_back(h);
    });
    return holes;
}

}  // namespace pegwright::theory
