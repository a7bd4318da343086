// Who solves what: by_theorem() covers T_n, rectangles, convex polygons and boards of 3 x 3 blocks from one vacancy to
// one peg, where theory says whether and the constructor says how; by_bands() larger boards that leave in bands; theory
// or a pagoda function may then show that nothing can be done; a search does the rest. The order matters, as each is
// cheaper than the next by orders of magnitude.
#include "pegwright/solving/solve.hpp"

#include "board/names.hpp"
#include "compose/peeling/lump.hpp"
#include "compose/peeling/peel.hpp"
#include "construct/bands/banded.hpp"
#include "construct/construction.hpp"
#include "game/refereed.hpp"
#include "notation/positions.hpp"
#include "pegwright/solving/feasible.hpp"
#include "pegwright/solving/search_ways.hpp"
#include "search/paths/beams/find_path.hpp"
#include "theory/choice.hpp"
#include "theory/islands.hpp"
#include "theory/judgement.hpp"
#include "theory/position_class.hpp"
#include "theory/tails.hpp"

namespace pegwright {

namespace {

// Blocks that a solution is put together from.
class OfBlocks : public Player::Method {
public:
    virtual const construct::Insertions* insertions() const = 0;
    virtual bool leaves_in_bands() const { return false; }
};

// Jumps made anew each time they are played, none of them kept.
class Constructed : public OfBlocks {
public:
    explicit Constructed(const Problem& problem) : construction_(problem) {}
    void play(JumpSink& sink) const override { construction_.play(sink); }
    const construct::Insertions* insertions() const override { return construction_.insertions(); }

private:
    construct::Construction construction_;
};

// Of beams that look for another solution than the constructor's: some seconds.
constexpr std::uint64_t width_beside_constructor = 2'700;

// A hole or none; positions that are one vacancy or one peg count as holes.
std::optional<Hole> only(const std::vector<Hole>& holes) {
    return holes.size() == 1 ? std::optional(holes[0]) : std::nullopt;
}

// Whether the constructor can be asked: nothing but single holes is wished for.
bool only_single_holes(const Query& query) {
    return (!query.start || only(query.start->vacated())) &&
           (!query.goal || query.goal->is_any() || only(query.goal->finishes()));
}

// Positions with one vacancy, or with one peg, as holes.
Query normal(const Query& query) {
    const Problem problem =
        Problem(query.board, query.start.value_or(Start()), query.goal.value_or(Goal::any_peg())).normal();
    return {query.board, query.start ? std::optional(problem.start) : std::nullopt,
            query.goal ? std::optional(problem.goal) : std::nullopt};
}

// T_n, rectangles of the square lattice and the diagonal one, convex polygons and boards of 3 x 3 blocks: theory knows.
// Thin parallelograms: if it knows a solution.
std::optional<Answer> by_theorem(const Query& query) {
    const auto board = theory::board_with_theorem(query.board);
    const Query holes = normal(query);
    if (!board || !only_single_holes(holes)) return std::nullopt;
    const auto vacate = holes.start ? only(holes.start->vacated()) : std::nullopt;
    const auto finish = holes.goal ? only(holes.goal->finishes()) : std::nullopt;
    const theory::Choice choice = theory::choose_problem(*board, vacate, finish);
    if (!choice.problem && !theory::has_theorem(query.board)) return std::nullopt;
    if (!choice.problem) return Answer{std::nullopt, choice.solvability.reason, 0};
    // Before a plan of a board that cannot be refereed takes memory itself.
    Position::check_fits(query.board);
    return Answer{Player(query.chosen(*choice.problem), std::make_shared<Constructed>(*choice.problem)), {}, 0};
}

// Boards with fewer holes are searched alone, all others if such narrow beams fail and they cannot be peeled.
constexpr std::uint64_t width_before_peeling = 300;
constexpr std::int64_t fewest_peeled = 150;

class Inserted : public OfBlocks {
public:
    Inserted(construct::Insertions plan, bool in_bands) : plan_(std::move(plan)), in_bands_(in_bands) {}
    void play(JumpSink& sink) const override { plan_.play(sink); }
    const construct::Insertions* insertions() const override { return &plan_; }
    bool leaves_in_bands() const override { return in_bands_; }

private:
    construct::Insertions plan_;
    bool in_bands_;
};

// The hole nearest to another among those of a position class. What ends amid holes is found more easily, so that
// those with some room around them come first.
std::optional<Hole> nearest(const Board& board, Hole to, const theory::PositionClass& wanted) {
    constexpr std::int32_t enough_room = 3;
    std::optional<Hole> best;
    std::pair<std::int32_t, std::int64_t> least;
    board.for_each_hole([&](Hole h) {
        if (!(theory::position_class(board.lattice(), std::span(&h, 1)) == wanted)) return;
        const Hole d = h - to;
        std::pair<std::int32_t, std::int64_t> off(0, std::int64_t{d.x} * d.x + std::int64_t{d.y} * d.y);
        if (best && off >= least) return;
        for (const Hole side : {Hole{1, 0}, Hole{0, 1}, Hole{-1, 0}, Hole{0, -1}}) {
            std::int32_t room = 0;
            while (room < enough_room && board.contains(h + (room + 1) * side)) ++room;
            off.first += enough_room - room;
        }
        if (best && off >= least) return;
        best = h;
        least = off;
    });
    return best;
}

// What is left open is chosen: a vacancy near the middle, and a last peg near it, as far as classes allow.
std::optional<Problem> single_problem(const Query& query) {
    const Query holes = normal(query);
    if (!only_single_holes(holes)) return std::nullopt;
    const Board& board = query.board;
    const theory::PositionClass full = theory::full_board_class(board);
    const auto class_of = [&](Hole h) { return theory::position_class(board.lattice(), std::span(&h, 1)); };
    std::optional<Hole> vacate;
    if (holes.start) vacate = only(holes.start->vacated());
    std::optional<Hole> finish;
    if (holes.goal && !holes.goal->is_any()) finish = only(holes.goal->finishes());
    const Hole middle{board.width() / 2, board.height() / 2};
    if (!vacate && finish) vacate = nearest(board, *finish, full + class_of(*finish));
    for (const Hole around :
         {Hole{0, 0}, Hole{1, 0}, Hole{0, 1}, Hole{1, 1}, Hole{2, 0}, Hole{0, 2}, Hole{1, 2}, Hole{2, 1}, Hole{2, 2}}) {
        if (vacate) break;
        const auto start = nearest(board, middle, class_of(middle + around));
        if (start && nearest(board, middle, full + class_of(*start))) vacate = start;
    }
    if (vacate && !finish) finish = nearest(board, *vacate, full + class_of(*vacate));
    if (!vacate || !finish) return std::nullopt;
    return Problem(board, *vacate, *finish);
}

[[noreturn]] void fail_no_engine(const Board& board) {
    throw Error(Error::Kind::limit,
                board.label() + " has " + std::to_string(board.hole_count()) +
                    " holes; boards without a theorem of so many are solved from one vacancy to one peg, and all "
                    "other problems searched on boards of " +
                    std::to_string(search::paths::most_bits) + " holes at most");
}

// Of the lumps that bands leave, in the order in which they are met, those from the first on up to the end.
struct Lumps {
    int first;
    int end;
};
// Those that are not solved take most of a second each, in which boards of fewer holes than fewest_slowly_peeled are
// peeled, and others cut down and peeled. So few are searched before that, the others afterwards.
constexpr Lumps lumps_before_peeling = {0, 2};
constexpr Lumps lumps_afterwards = {lumps_before_peeling.end, construct::most_lumps};
constexpr Lumps no_lumps = {0, 0};
constexpr std::int64_t fewest_slowly_peeled = 9'000;

// Boards that leave in bands until a rectangle is left, or one of these lumps, or a rest with a plan of its own.
std::optional<Answer> by_bands(const Query& query, const Lumps& lumps, const Limits& limits,
                               const construct::PlanRest& plan_rest = {}) {
    if (query.board.lattice() != Lattice::square) return std::nullopt;
    Position::check_fits(query.board);
    const auto problem = single_problem(query);
    if (!problem) return std::nullopt;
    int met = 0;
    auto plan = construct::plan_bands(
        *problem,
        [&](std::span<const Hole> holes, Hole vacancy, Hole finish) -> std::optional<std::vector<Jump>> {
            const int lump = met++;
            if (lump < lumps.first || lump >= lumps.end) return std::nullopt;
            return compose::peeling::solve_square_lump(holes, vacancy, finish, limits);
        },
        plan_rest);
    if (!plan) return std::nullopt;
    // With a plan for the rest it is one that only peeling found.
    return Answer{Player(query.chosen(*problem), std::make_shared<Inserted>(std::move(*plan), !plan_rest)), {}, 0};
}

std::optional<Answer> by_construction(const Query& query, const Limits& limits) {
    auto answer = by_theorem(query);
    // Smaller boards are searched: that takes fewer moves.
    if (answer || query.board.hole_count() < fewest_peeled) return answer;
    return by_bands(query, lumps_before_peeling, limits);
}

// Large boards: cut down by bands, what is left peeled; or by the other lumps.
std::optional<Answer> by_bands_and_peeling(const Query& query, const Limits& limits, std::uint64_t seed) {
    const auto peel_rest = [&](std::vector<Hole> holes, Hole vacancy, Hole finish, int patience) {
        return compose::peeling::peel_rest(std::move(holes), vacancy, finish, patience, limits, seed);
    };
    if (auto answer = by_bands(query, no_lumps, limits, peel_rest)) return answer;
    return by_bands(query, lumps_afterwards, limits);
}

// "; a tail one hole wide, 7 holes from o8 inwards, may be in the way", or nothing.
std::string words_of(const std::vector<std::vector<Hole>>& tails) {
    if (tails.empty()) return {};
    const auto longest =
        std::max_element(tails.begin(), tails.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    return "; a tail one hole wide, " + std::to_string(longest->size()) + " holes from " +
           board::hole_name(longest->front()) + " inwards, may be in the way";
}

// Any other board, from one vacancy to one peg; nothing if none was found and it may be searched.
std::optional<Answer> by_peeling(const Query& query, const Limits& limits, std::uint64_t seed, bool searchable) {
    Position::check_fits(query.board);
    const auto problem = single_problem(query);
    if (!problem && !searchable) fail_no_engine(query.board);
    if (!problem) return std::nullopt;
    const bool slowly = query.board.hole_count() >= fewest_slowly_peeled;
    if (slowly)
        if (auto answer = by_bands_and_peeling(query, limits, seed)) return answer;
    auto peeled = compose::peeling::peel(*problem, limits, seed);
    if (peeled.plan)
        return Answer{
            Player(query.chosen(*problem), std::make_shared<Inserted>(std::move(*peeled.plan), false)), {}, 0};
    if (!slowly)  // others have been asked for all lumps
        if (auto answer = by_bands(query, lumps_afterwards, limits)) return answer;
    if (searchable) return std::nullopt;
    throw NotSolved("no solution of " + notation::query_words(Query(*problem)) +
                        " was found, nor a proof that there is none: " + peeled.reason +
                        words_of(theory::tails(query.board)),
                    query.board, std::move(peeled.left));
}

}  // namespace

const construct::Insertions* insertions_of(const Player& player) {
    const auto* of_blocks = dynamic_cast<const OfBlocks*>(&player.method());
    return of_blocks ? of_blocks->insertions() : nullptr;
}

bool leaves_in_bands(const Player& player) {
    const auto* of_blocks = dynamic_cast<const OfBlocks*>(&player.method());
    return of_blocks && of_blocks->leaves_in_bands();
}

std::optional<Player> construct_way(const Problem& problem) {
    const auto answer = by_construction(Query(problem), {});
    return answer ? answer->way : std::nullopt;
}

namespace {

Answer refused(const Board& board, const std::string& reason) {
    Answer answer{std::nullopt, reason};
    if (const auto islands = theory::Islands::of(board)) answer.in_the_way = islands->beside_the_largest();
    return answer;
}

Answer constructed_or_searched(const Query& query, const Limits& limits, std::uint64_t seed) {
    const bool searchable = search::paths::is_searchable(query.board);
    const auto listed = [](SearchedWay found) {
        return Answer{Player(std::move(*found.solution)), {}, found.expanded};
    };
    if (auto answer = by_construction(query, limits)) {
        if (seed == 0 || !answer->way || !searchable) return *answer;
        SearchedWay other = search_way(Query(answer->way->problem()), limits, seed, width_beside_constructor);
        return other.solution ? listed(std::move(other)) : *answer;
    }
    if (query.start) {
        const auto judgement = refuted({query.board, *query.start, query.goal.value_or(Goal::any_peg())}).judgement;
        if (judgement.solvable == false) return refused(query.board, judgement.reason);
    } else if (!query.goal || query.goal->is_any() || query.goal->finishes().size() == 1) {
        const auto judgement = theory::judge(query.board);
        if (judgement.solvable == false) return refused(query.board, judgement.reason);
    }
    if (query.board.hole_count() >= fewest_peeled) {
        if (searchable)
            if (SearchedWay quick = search_way(query, limits, seed, width_before_peeling); quick.solution)
                return listed(std::move(quick));
        if (auto answer = by_peeling(query, limits, seed, searchable)) return *answer;
    }
    SearchedWay found = search_way(query, limits, seed);
    if (found.solution) return listed(std::move(found));
    return {std::nullopt, found.reason, found.expanded};
}

}  // namespace

Answer solve(const Query& query, const Limits& limits, std::uint64_t seed) {
    try {
        return constructed_or_searched(query, limits, seed);
    } catch (const NotSolved&) {
        throw;
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit || !search::paths::is_searchable(query.board)) throw;
        const std::vector<std::vector<Hole>> tails = theory::tails(query.board);
        if (tails.empty()) throw;
        std::vector<Hole> in_the_way;
        for (const auto& tail : tails) in_the_way.insert(in_the_way.end(), tail.begin(), tail.end());
        std::sort(in_the_way.begin(), in_the_way.end(),
                  [](Hole a, Hole b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
        throw NotSolved(e.what() + words_of(tails), query.board, std::move(in_the_way));
    }
}

}  // namespace pegwright
