// Plans thick boards of 3 x 3 blocks (theory/POLYOMINOES.md). A path of squares joins start and finish; all other
// blocks leave in rows. Then the vacancy goes from square to square, and blocks not shared with the next square leave.
// The last square is solved as a rectangle of 6 x 6.
#include "construct/families/families.hpp"

#include "board/polyomino.hpp"
#include "construct/blocks/block_order.hpp"
#include "construct/blocks/block_purges.hpp"
#include "construct/scheduler/scheduler.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

using board::block_side;
using board::Spans;
using board::square_side;

class PolyominoPlanner {
public:
    explicit PolyominoPlanner(const Problem& problem)
        : problem_(problem), vacancy_(problem.vacate()), plan_(problem.board, vacancy_) {}

    Insertions run() {
        const auto blocks = board::blocks_of(problem_.board).value();
        const std::vector<Hole> way = square_path(blocks, block_of(vacancy_), block_of(problem_.finish()));
        clear_all_but(blocks, way);
        for (std::size_t i = 0; i + 1 < way.size(); ++i) go_on(way[i], way[i + 1]);
        finish(way.back());
        return std::move(plan_);
    }

private:
    static Hole block_of(Hole hole) { return {hole.x / block_side, hole.y / block_side}; }
    static Hole hole_of(Hole block) { return block_side * block; }

    void clear_all_but(const Spans& blocks, const std::vector<Hole>& squares) {
        std::vector<Hole> kept;
        for (const Hole square : squares)
            for (const Hole d : of_square) kept.push_back(square + d);
        std::sort(kept.begin(), kept.end(), [](Hole a, Hole b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
        kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
        for (const LeavingRow& row : all_leaving(blocks, kept)) clear(row);
    }

    void clear(const LeavingRow& row) {
        switch (row.host) {
            case LeavingRow::Host::left:
                return clear_to_the_right(row.y, row.first, row.end);
            case LeavingRow::Host::right:
                return clear_to_the_left(row.y, row.first, row.end);
            default:
                break;
        }
        const std::int32_t end = std::min(row.end, row.column + BlockPurges::longest);
        clear_to_the_right(row.y, end, row.end);
        clear_to_the_left(row.y, row.first, row.column);
        const Hole out{0, row.host == LeavingRow::Host::above ? 1 : -1};
        plan_.clear(purges_.beside(out, end - row.column), hole_of({row.column, row.y}));
    }
    void clear_to_the_right(std::int32_t y, std::int32_t first, std::int32_t end) {
        while (end > first) {
            const std::int32_t begin = first + (end - first - 1) / BlockPurges::longest * BlockPurges::longest;
            plan_.clear(purges_.outwards({1, 0}, end - begin), hole_of({begin, y}));
            end = begin;
        }
    }
    void clear_to_the_left(std::int32_t y, std::int32_t first, std::int32_t end) {
        while (first < end) {
            const std::int32_t begin = end - (end - first - 1) / BlockPurges::longest * BlockPurges::longest;
            plan_.clear(purges_.outwards({-1, 0}, begin - first), hole_of({begin - 1, y}));
            first = begin;
        }
    }

    // Leads the vacancy to a block that the next square shares.
    void go_on(Hole square, Hole next) {
        const Hole step = next - square;
        auto found = step.x == 0 || step.y == 0
                         ? purges_.two_leave(hole_of(square), vacancy_, step)
                         : purges_.three_leave(hole_of(square), vacancy_, {step.x > 0 ? 1 : 0, step.y > 0 ? 1 : 0});
        plan_.relocate(std::move(found.jumps), found.to);
        vacancy_ = found.to;
    }

    void finish(Hole square) {
        const Hole corner = hole_of(square);
        const Board board = Board::rectangle(square_side, square_side);
        JumpList jumps;
        play(plan_rectangle({board, vacancy_ - corner, problem_.finish() - corner}), jumps);
        plan_.finish(Affine{corner}(std::move(jumps.list)));
    }

    const Problem& problem_;
    Hole vacancy_;
    Insertions plan_;
    BlockPurges purges_;
};

}  // namespace

Insertions plan_polyomino(const Problem& problem) { return PolyominoPlanner(problem).run(); }

}  // namespace pegwright::construct
