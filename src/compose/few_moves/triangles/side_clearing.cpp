#include "compose/few_moves/triangles/side_clearing.hpp"

#include "construct/batch.hpp"

#include <algorithm>
#include <array>

namespace pegwright::compose::few_moves {
namespace {

using board::Affine;

// Rows leave beside T_17 and larger triangles. Searches use T_17 to T_22.
constexpr std::int32_t least_inner = 17;
constexpr std::size_t most_places_of_base = 6;
constexpr std::size_t most_jumps_of_sides = 24;
constexpr std::size_t most_goals_of_sides = 400;
constexpr int most_searches = 3;
// If it fails, other positions or places do better than a wider beam.
constexpr std::uint64_t widest_of_sides = 100;

}  // namespace

std::vector<SideClearing::SidePlace> SideClearing::places(std::int32_t side, Hole vacancy, Hole finish) {
    const std::int32_t base = least_inner + (side - least_inner) % rows_at_once;
    const InnerTriangle whole{0, 0, side - 1};
    RowsOfSides most{};
    for (std::size_t i = 0; i < sides; ++i)
        most[i] = std::min(whole.distance(i, vacancy), whole.distance(i, finish)) / rows_at_once * rows_at_once;
    std::vector<SidePlace> all;
    for (std::int32_t below = 0; below <= most[0]; below += rows_at_once)
        for (std::int32_t left = 0; left <= most[1]; left += rows_at_once) {
            const std::int32_t right = side - base - below - left;
            if (right >= 0 && right <= most[2]) all.push_back({base, {below, left, right}, {left, left + right}});
        }
    // Every growing side costs moves.
    std::stable_sort(all.begin(), all.end(), [](const SidePlace& a, const SidePlace& b) {
        const auto staying = [](const SidePlace& p) { return std::count(p.beyond.begin(), p.beyond.end(), 0); };
        return staying(a) > staying(b);
    });
    return all;
}

bool SideClearing::solve(Hole vacancy, Hole finish, const PieceSearch& search) {
    const Board board = Board::triangle(place_.base);
    const Problem whole(board, vacancy - place_.corner, finish - place_.corner);
    const std::array start{whole.start_position()};
    Endings endings = triangle_endings(place_.base, place_.beyond, whole.finish());
    int searches = 0;
    for (std::size_t jumps = 0; jumps <= most_jumps_of_sides && searches < most_searches; ++jumps) {
        if (jumps > 0 && !endings.go_back()) return false;
        auto found = endings.found();
        if (found.empty()) continue;
        ++searches;
        if (found.size() > most_goals_of_sides) found.resize(most_goals_of_sides);
        std::vector<Position> goals;
        for (const auto& pegs : found) {
            goals.push_back(Position::empty(board));
            for (const Hole& h : pegs) goals.back().set(h);
        }
        auto path = path_between(board, start, goals, widest_of_sides, false, search);
        if (!path) continue;
        base_ = std::move(path->jumps);
        ending_ = endings.from(found[path->goal]);
        return true;
    }
    return false;
}

std::optional<SideClearing> SideClearing::find(std::int32_t side, Hole vacancy, Hole finish,
                                               const PieceSearch& search) {
    if (side < least_inner + rows_at_once) return std::nullopt;
    const auto all = places(side, vacancy, finish);
    for (std::size_t i = 0; i < std::min(most_places_of_base, all.size()); ++i) {
        SideClearing away;
        away.place_ = all[i];
        if (away.solve(vacancy, finish, search)) return away;
    }
    return std::nullopt;
}

void SideClearing::play(JumpSink& sink) const {
    construct::Batch batch(sink);
    const Affine at{place_.corner};
    for (const Jump& jump : base_) batch.add(at(jump));
    few_moves::play(ending_, at, batch);
    batch.flush();
}

}  // namespace pegwright::compose::few_moves
