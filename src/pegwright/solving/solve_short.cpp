// Which vacancy serves best is not known beforehand, and differs by two or three moves: if it is open, narrow beams try
// each that is not the image of another, and wider ones the best of them.
#include "pegwright/solving/solve_short.hpp"
#include "compose/few_moves/rectangles/rows_away.hpp"
#include "compose/few_moves/triangles/sides_away.hpp"
#include "compose/few_moves/triangles/triangle_short.hpp"
#include "compose/store/grown_sweep.hpp"
#include "compose/store/in_store.hpp"
#include "pegwright/solving/shorten.hpp"
#include "pegwright/solving/shortest.hpp"

#include "board/names.hpp"
#include "board/symmetry.hpp"
#include "compose/few_moves/growth/growth.hpp"
#include "construct/construction.hpp"
#include "game/move_count.hpp"
#include "game/refereed.hpp"
#include "search/paths/beams/find_path.hpp"
#include "search/paths/beams/short_path.hpp"
#include "theory/judgement.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace pegwright {
namespace {

using search::paths::ShortLimits;
using search::paths::ShortPaths;

// Boards of so many holes have their minimum searched, in a second or two.
constexpr std::int64_t holes_for_minimum = 33;
// Some seconds on two cores for boards of a hundred holes, longer for larger ones.
constexpr std::size_t widest_times_holes = 300'000;
// Beams grow that much wider each time, and half of the vacancies are kept for the next.
constexpr std::size_t wider = 10;
constexpr std::size_t vacancies_kept = 2;
// Beams from late positions of each, a twentieth as wide, take about as long again.
constexpr std::size_t endings = 30;

class Beams {
public:
    Beams(const Query& query, const Limits& limits, const ShortSearch& wanted)
        : wishes_(query),
          paths_(query.board),
          limits_(limits),
          seed_(wanted.seed),
          generations_(wanted.generations),
          widest_(wanted.width > 0 ? wanted.width : usual()) {}

    void run() {
        std::vector<Start> starts = wishes_.start ? std::vector{*wishes_.start} : vacancies();
        for (const std::size_t part : {wider * wider, wider, std::size_t{1}}) {
            const std::size_t width = std::max<std::size_t>(1, widest_ / part);
            std::vector<std::pair<std::int64_t, Start>> by_moves;
            for (const Start& start : starts) by_moves.emplace_back(search(start, width), start);
            std::stable_sort(by_moves.begin(), by_moves.end(),
                             [](const auto& a, const auto& b) { return a.first < b.first; });
            starts.clear();
            const std::size_t kept = width * wider >= widest_ ? vacancies_kept : 3 * vacancies_kept;
            for (std::size_t i = 0; i < std::min(by_moves.size(), kept); ++i) starts.push_back(by_moves[i].second);
        }
    }
    // Of all that were found, also if a limit has ended the run.
    const std::optional<Solution>& best() const { return best_; }

private:
    std::size_t usual() const {
        return std::min<std::size_t>(10'000, widest_times_holes / static_cast<std::size_t>(wishes_.board.hole_count()));
    }

    // One of each that symmetries carry into each other.
    std::vector<Start> vacancies() const {
        std::vector<Start> starts;
        const auto maps = board::symmetries(wishes_.board);
        for (const Hole h : Position(wishes_.board).holes(true)) {
            const bool first =
                std::none_of(maps.begin(), maps.end(), [&](const board::Affine& map) { return map(h) < h; });
            if (first) starts.push_back(Start::vacate({h}));
        }
        return starts;
    }

    std::vector<Position> goals(const Start& start) const {
        const Problem problem(wishes_.board, start, wishes_.goal.value_or(Goal::any_peg()));
        if (const auto goal = problem.goal_position()) return {*goal};
        std::vector<Position> positions;
        for (const Hole h : theory::possible_finishes(problem.start_position())) {
            positions.push_back(Position::empty(wishes_.board));
            positions.back().set(h);
        }
        return positions;
    }

    // The moves of the best solution from there by beams of this width, or more than any have.
    std::int64_t search(const Start& start, std::size_t width) {
        const auto wanted = goals(start);
        const std::int64_t none = wishes_.board.hole_count() + 1;
        if (wanted.empty()) return none;
        ShortLimits limits;
        limits.limits = limits_;
        limits.seed = seed_;
        limits.width = width;
        limits.most_moves = static_cast<std::size_t>(wishes_.board.hole_count());
        limits.endings = endings;
        limits.generations = width == widest_ ? generations_ : 0;
        const Problem problem(wishes_.board, start, wishes_.goal.value_or(Goal::any_peg()));
        const auto jumps = paths_.find(problem.start_position(), wanted, limits);
        if (!jumps) return none;
        const std::int64_t moves = game::moves_of(*jumps);
        if (!best_ || moves < best_moves_) {
            best_moves_ = moves;
            best_ = Solution{{wishes_.board, start, wishes_.goal.value_or(Goal::finish({jumps->back().to}))}, *jumps};
        }
        return moves;
    }

    const Query& wishes_;
    const ShortPaths paths_;
    const Limits& limits_;
    std::uint64_t seed_;
    std::size_t generations_;
    std::size_t widest_;
    std::optional<Solution> best_;
    std::int64_t best_moves_ = 0;
};

// The moves solve()'s way has, which may be of any length.
std::int64_t moves_of(const Player& way, const Limits& limits) {
    class Counter : public JumpSink {
    public:
        explicit Counter(const Limits& limits) : limits_(limits) {}
        void take(std::span<const Jump> jumps) override {
            count.add(jumps);
            if (limits_.poll) limits_.poll({"moves", 0, static_cast<std::uint64_t>(count.jumps()), 0});
        }
        game::MoveCount count;

    private:
        const Limits& limits_;
    } counter(limits);
    way.play_unrefereed(counter);
    return counter.count.moves();
}

// Ways of so many jumps are searched once; of longer ones the jumps are put into another order, and those that are
// longer still stay as they are, to be made anew each time that they are played.
constexpr std::int64_t jumps_to_search = 100'000;
constexpr std::int64_t jumps_to_reorder = 5'000'000;
// A strip is worth more: what it takes beyond a quarter of its holes is what the whole takes, mostly. Half a minute.
constexpr std::int64_t jumps_of_strip_to_search = 500'000;

// In a few seconds, if not more jumps are searched.
Player shortened_way(const Player& way, const Limits& limits, std::uint64_t seed,
                     std::int64_t most_to_search = jumps_to_search) {
    if (way.problem().jump_count() > jumps_to_reorder) return way;
    try {
        JumpList jumps;
        way.play_unrefereed(jumps);
        const ShortenOptions options{seed, way.problem().jump_count() > most_to_search ? 0 : 1};
        return Player(shorten({way.problem(), std::move(jumps.list)}, options, limits).solution);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
        return way;
    }
}

// A triangle's way that grows, from the vacancy of the usual one, to a finish of its own if that was left open.
std::optional<Player> grown_way(const Query& query, const Player& usual, const Limits& limits, std::uint64_t seed) {
    const Problem problem = usual.problem().normal();
    if (problem.board.family() != Board::Family::triangle || problem.start.vacated().size() != 1) return std::nullopt;
    const bool open = !query.goal || query.goal->is_any();
    if (!open && !problem.is_single()) return std::nullopt;
    const auto finish = open ? std::nullopt : std::optional(problem.finish());
    const auto growth = compose::growth::Growth::find(problem.board.height(), problem.vacate(), finish);
    if (!growth) return std::nullopt;
    JumpList base;
    shortened_way(*construct::plan_player(growth->base()), limits, seed).play_unrefereed(base);
    const Player way =
        Player({query.board, usual.problem().start, query.goal.value_or(Goal::finish({growth->finish()}))},
               [growth = *growth, jumps = std::move(base.list)](JumpSink& sink) { growth.play(jumps, sink); });
    // Reordering alone would not help.
    return problem.jump_count() > jumps_to_search ? way : shortened_way(way, limits, seed);
}

// A large rectangle's way that takes rows away, from the vacancy of the usual one, to a finish of its own if that was
// left open.
std::optional<Player> rows_way(const Query& query, const Player& usual, const Limits& limits, std::uint64_t seed) {
    const Problem problem = usual.problem().normal();
    if (problem.board.family() != Board::Family::rectangle || problem.start.vacated().size() != 1) return std::nullopt;
    const bool open = !query.goal || query.goal->is_any();
    if (!open && !problem.is_single()) return std::nullopt;
    const compose::few_moves::Search search{
        [&](const Player& way) { return shortened_way(way, limits, seed, jumps_of_strip_to_search); }, limits, seed};
    const auto finish = open ? std::nullopt : std::optional(problem.finish());
    const auto rows = compose::few_moves::RowsAway::find(problem.board, problem.vacate(), finish, search);
    if (!rows) return std::nullopt;
    return Player({query.board, usual.problem().start, query.goal.value_or(Goal::finish({rows->finish()}))},
                  [rows = *rows](JumpSink& sink) { rows.play(sink); });
}

// Of ways of so many jumps the strip is most, so they are compared.
constexpr std::int64_t jumps_to_compare = 3'000;

Player rows_or_shortened(const Query& query, const Player& usual, const Limits& limits, std::uint64_t seed) {
    std::optional<Player> rows;
    try {
        rows = rows_way(query, usual, limits, seed);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
    }
    if (rows && usual.problem().jump_count() > jumps_to_compare) return *rows;
    const Player other = shortened_way(usual, limits, seed);
    return rows && moves_of(*rows, {}) < moves_of(other, {}) ? *rows : other;
}

// What a large triangle should not take more moves than.
std::int64_t wanted_moves(std::int64_t side) { return side * side / 8 + 3 * side + 30; }

// A large triangle's way to a finish that it does not grow to: along a strip, or, if that does not do, of a small
// triangle around both holes.
std::optional<Player> large_way(const Problem& problem, const Player& usual, const compose::few_moves::Search& search) {
    const std::int32_t side = problem.board.height();
    const auto way = [&](auto found) {
        return Player(usual.problem(), [found = std::move(found)](JumpSink& sink) { found.play(sink); });
    };
    std::optional<Player> best;
    if (auto strip = compose::few_moves::TriangleShort::find(side, problem.vacate(), problem.finish(), search))
        best = way(std::move(*strip));
    if (best && moves_of(*best, search.limits) <= wanted_moves(side)) return best;
    if (auto sides = compose::few_moves::SidesAway::find(side, problem.vacate(), problem.finish(), search)) {
        const Player other = way(std::move(*sides));
        if (!best || moves_of(other, search.limits) < moves_of(*best, search.limits)) best = other;
    }
    return best;
}

// The same, or the usual one, shortened.
std::optional<Player> way_to_finish(const Player& usual, const Limits& limits, std::uint64_t seed) {
    const Problem problem = usual.problem().normal();
    if (problem.board.family() != Board::Family::triangle || !problem.is_single()) return std::nullopt;
    std::optional<Player> way;
    try {
        const compose::few_moves::Search search{[&](const Player& part) { return shortened_way(part, limits, seed); },
                                                limits, seed};
        way = large_way(problem, usual, search);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit) throw;
    }
    // Reordering alone would not help.
    if (!way || problem.jump_count() > jumps_to_search) return way;
    const Player shorter = shortened_way(*way, limits, seed);
    if (problem.jump_count() > jumps_to_compare) return shorter;
    const Player other = shortened_way(usual, limits, seed);
    return moves_of(shorter, {}) < moves_of(other, {}) ? shorter : other;
}

// Larger boards are not listed: that takes 16 bytes a jump.
constexpr std::int64_t most_holes_of_sweep = 1'000'000;

// The way that ends with a long sweep, if the query allow it or an image of it.
std::optional<Player> sweep_way(const Query& query, const Limits& limits, std::uint64_t seed) {
    if (query.board.hole_count() > most_holes_of_sweep) return std::nullopt;
    const auto grown = compose::grown_sweep(query.board);
    auto image = grown ? compose::image_for(query, *grown) : std::nullopt;
    if (!image) return std::nullopt;
    const Player way = Player(std::move(*image));
    return way.problem().jump_count() > jumps_to_search ? way : shortened_way(way, limits, seed);
}

}  // namespace

std::optional<Solution> stored_short(const Query& query) {
    std::optional<Solution> best;
    for (Solution& stored : compose::in_store("short", query))
        if (!best || game::moves_of(stored.jumps) < game::moves_of(best->jumps)) best = std::move(stored);
    return best;
}

Answer solve_short(const Query& query, const Limits& limits, const ShortSearch& wanted) {
    const bool usual = wanted.seed == 0 && wanted.width == 0;
    if (usual)
        if (auto stored = stored_short(query)) return {Player(std::move(*stored)), {}, 0};
    Answer answer = solve(query, limits);
    if (!answer) return answer;
    if (wanted.width == 0 && query.board.hole_count() > holes_for_minimum) {
        auto grown = grown_way(query, *answer.way, limits, wanted.seed);
        if (!grown) grown = way_to_finish(*answer.way, limits, wanted.seed);
        // The usual way does not come near one that grows, however it is shortened.
        answer.way = grown ? *grown : rows_or_shortened(query, *answer.way, limits, wanted.seed);
        const auto sweep = sweep_way(query, limits, wanted.seed);
        if (sweep && moves_of(*sweep, limits) < moves_of(*answer.way, limits)) answer.way = *sweep;
    }
    if (query.board.hole_count() > std::int64_t{search::paths::most_bits_of_moves}) return answer;
    const bool minimum = usual && query.board.hole_count() <= holes_for_minimum;
    std::optional<Player> way = answer.way;
    // There is a solution, so when the time is over, the shortest so far is the answer. Who asks for a width wants
    // that.
    const auto within_limits = [&](const auto& search) {
        try {
            search();
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::limit || wanted.width > 0) throw;
        }
    };
    if (!minimum || !query.start) {
        std::optional<Beams> beams;
        within_limits([&] { beams.emplace(query, limits, wanted).run(); });
        if (beams && beams->best() && game::moves_of(beams->best()->jumps) < moves_of(*way, {}))
            way = Player(*beams->best());
    }
    if (minimum) {
        // From the vacancy that beams have chosen, if it was open.
        const Query from{query.board, way->problem().start, query.goal};
        within_limits([&] {
            if (const Fewest fewest = shortest(from, std::nullopt, limits); fewest.way) way = fewest.way;
        });
    }
    return {way, {}, answer.expanded};
}

}  // namespace pegwright
