// The constructor solves the columns before a piece, to one peg beside it. A search leads from there to an ending in
// the piece. The columns behind it are cleared three at a time.
#include "compose/few_moves/rectangles/strip_solution.hpp"

#include "construct/construction.hpp"
#include "construct/scheduler/beside.hpp"
#include "game/move_count.hpp"
#include "game/refereed.hpp"
#include "search/paths/beams/find_path.hpp"

#include <algorithm>
#include <array>

namespace pegwright::compose::few_moves {
namespace {

using construct::StripPiece;

constexpr std::int32_t usual_width = 15;
// Columns that the constructor needs before the piece.
constexpr std::int32_t least_before = 4;
// Columns before the piece that its search uses: three for the peg, one more to move in.
constexpr std::int32_t margin = 4;
constexpr std::int32_t columns_at_once = 3;

// Jumps taken back. More were never needed.
constexpr std::size_t most_jumps = 9;
// Positions kept in a level; mostly all.
constexpr std::size_t most_positions_of_strip = 4'000;

std::int32_t up_to_threes(std::int32_t n) { return (n + columns_at_once - 1) / columns_at_once * columns_at_once; }

constexpr std::int32_t rows_to_compare = 9;
constexpr std::int32_t columns_to_compare = 100;

// Where a strip may leave its peg, in the last three columns. Some holes take a quarter more moves than others. Tall
// strips compare them on shorter strips, fewest moves first.
std::vector<Hole> last_pegs(const Board& strip, Hole start, const Shortening& shortened) {
    const std::int32_t left_out = std::max(0, strip.width() - columns_to_compare) / 6 * 6;
    const Board shorter = Board::rectangle(strip.width() - left_out, strip.height());
    // As far from the nearer end as in the long strip, or central.
    const std::int32_t from_right = strip.width() - start.x;
    Hole begin = start;
    if (from_right <= columns_to_compare / 2)
        begin.x -= left_out;
    else if (start.x > columns_to_compare / 2)
        begin.x -= (start.x - columns_to_compare / 2) / 6 * 6;
    std::vector<std::pair<std::int64_t, Hole>> by_moves;
    for (std::int32_t from_end = 1; from_end < margin; ++from_end)
        for (std::int32_t y = 0; y < strip.height(); ++y) {
            const Hole finish{strip.width() - from_end, y};
            const Problem problem(shorter, begin, finish - Hole{left_out, 0});
            if (!construct::is_constructible({strip, start, finish}) || !construct::is_constructible(problem)) continue;
            if (strip.height() < rows_to_compare) {
                by_moves.emplace_back(0, finish);
                continue;
            }
            JumpList list;
            shortened(*plan_player(problem)).play_unrefereed(list);
            game::MoveCount count;
            count.add(list.list);
            by_moves.emplace_back(count.moves(), finish);
        }
    std::stable_sort(by_moves.begin(), by_moves.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Hole> holes;
    for (const auto& [moves, finish] : by_moves) holes.push_back(finish);
    return holes;
}

struct PieceWay {
    std::vector<Jump> jumps;
    Pegs goal;
};

// From the piece, full but for the vacancy or with a peg before it, to one of the goals.
std::optional<PieceWay> solve_piece(const RowStrip& strip, const StripPiece& piece, Hole start, bool is_peg,
                                    const std::vector<Pegs>& goals, const PieceSearch& search) {
    const std::int32_t left = is_peg ? piece.first - margin : piece.first;
    const Hole origin{left, 0};
    const Board board = Board::rectangle(piece.last + 1 - left, strip.rows);
    Position position = Position::empty(board);
    for (std::int32_t x = piece.first; x <= piece.last; ++x)
        for (std::int32_t y = 0; y < strip.rows; ++y) position.set(Hole{x, y} - origin);
    if (is_peg)
        position.set(start - origin);
    else
        position.clear(start - origin);
    std::vector<Position> positions;
    for (const Pegs& pegs : goals) {
        positions.push_back(Position::empty(board));
        for (const Hole& h : pegs) positions.back().set(h - origin);
    }
    const auto found =
        search::paths::find_path(board, std::array{position}, positions, {search.limits, widest_beam, search.seed});
    if (!found.path) return std::nullopt;
    PieceWay way{found.path->jumps, found.path->goal.holes(true)};
    for (Jump& jump : way.jumps) jump = {jump.from + origin, jump.to + origin};
    for (Hole& h : way.goal) h = h + origin;
    return way;
}

StripSolution made_short(const RowStrip& strip, Hole start, std::vector<Jump> jumps, const Pegs& goal,
                         const PieceSearch& search) {
    const Board board = Board::rectangle(strip.length, strip.rows);
    Position last = Position::empty(board);
    for (const Hole& h : goal) last.set(h);
    JumpList list;
    search.shortened(Player({Problem(board, Start::vacate({start}), Goal::at(last)), std::move(jumps)}))
        .play_unrefereed(list);
    return {std::move(list.list), {}, goal};
}

// The vacancy is in the piece.
std::optional<StripSolution> from_vacancy(const RowStrip& strip, Hole start, Columns around,
                                          const std::vector<Pegs>& goals, const PieceSearch& search) {
    StripPiece piece{strip.rows, std::min(start.x, around.first) / columns_at_once * columns_at_once, 0, 0, 0};
    const std::int32_t right = strip.length - 1 - std::max(around.last, start.x);
    piece.left = piece.first / columns_at_once;
    piece.right = right / columns_at_once;
    piece.last = strip.length - 1 - columns_at_once * piece.right;
    const auto way = solve_piece(strip, piece, start, false, goals, search);
    if (!way) return std::nullopt;
    JumpList list;
    construct::play_beside(piece, way->jumps, start, {}, list);
    return made_short(strip, start, std::move(list.list), way->goal, search);
}

// The vacancy is left of the piece, which begins at this column.
std::optional<StripSolution> from_left(const RowStrip& strip, Hole start, Columns around, std::int32_t first,
                                       const std::vector<Pegs>& goals, const PieceSearch& search) {
    StripPiece piece{strip.rows, first, 0, 0, 0};
    const std::int32_t columns = up_to_threes(std::max(usual_width, around.last + 1 - first));
    piece.last = std::min(first + columns, strip.length) - 1;
    piece.right = (strip.length - 1 - piece.last) / columns_at_once;
    const Board before = Board::rectangle(first, strip.rows);
    for (const Hole& peg : last_pegs(before, start, search.shortened)) {
        const auto way = solve_piece(strip, piece, peg, true, goals, search);
        if (!way) continue;
        JumpList list;
        plan_player({before, start, peg})->play_unrefereed(list);
        construct::play_beside(piece, way->jumps, std::nullopt, {}, list);
        return made_short(strip, start, std::move(list.list), way->goal, search);
    }
    return std::nullopt;
}

void end_strip(const RowStrip& strip, const Endings& endings, StripSolution& solution) {
    Pegs& pegs = solution.last;
    const std::vector<Jump> jumps = endings.from(pegs).jumps;
    std::array<bool, 2> left{strip.above == 0, strip.below == 0};
    for (std::size_t i = 0;; ++i) {
        for (std::size_t side = 0; side < left.size(); ++side) {
            if (left[side]) continue;
            const auto parting = passing(strip.beyond(side), pegs);
            if (!parting) continue;
            solution.ending.leaving.push_back({i, strip.beyond(side), *parting});
            left[side] = true;
        }
        if (i == jumps.size()) break;
        pegs = pegs_after(std::move(pegs), std::span(jumps).subspan(i, 1));
        std::sort(pegs.begin(), pegs.end(), [](Hole a, Hole b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
    }
    solution.ending.jumps = jumps;
}

}  // namespace

Endings strip_endings(const RowStrip& strip, const std::vector<Pegs>& ends, Columns around) {
    const auto contains = [=](Hole h) {
        return h.x >= around.first && h.x <= around.last && h.y >= 0 && h.y < strip.rows;
    };
    const auto beyond = [strip](std::size_t side, unsigned) { return strip.beyond(side); };
    return {{Lattice::square, {around.first, 0}, strip.rows, contains, 2, beyond, true, most_positions_of_strip}, ends};
}

std::optional<StripSolution> solve_strip(const RowStrip& strip, Hole start, const std::vector<Pegs>& ends,
                                         Columns around, const PieceSearch& search) {
    Endings endings = strip_endings(strip, ends, around);
    for (std::size_t jumps = 0; endings.found().empty(); ++jumps)
        if (jumps == most_jumps || !endings.go_back()) return std::nullopt;
    const auto goals = endings.found();
    // A multiple of three columns is left on the right: the piece has the strip's position classes.
    std::int32_t first =
        around.first - (around.first - strip.length % columns_at_once + columns_at_once) % columns_at_once;
    first = std::min(first, strip.length - usual_width);
    auto way = start.x < first && first >= least_before ? from_left(strip, start, around, first, goals, search)
                                                        : from_vacancy(strip, start, around, goals, search);
    if (way) end_strip(strip, endings, *way);
    return way;
}

}  // namespace pegwright::compose::few_moves
