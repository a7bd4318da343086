// Searches rows of squares breadth first, since they are few. The path follows each row as far as it must, and is then
// shortened wherever it meets a block again.
#include "construct/blocks/block_order.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <map>

namespace pegwright::construct {
namespace {

using board::Spans;
using board::SquareRow;

class SquarePath {
public:
    SquarePath(const Spans& blocks, Hole from, Hole to) : rows_(board::square_rows(blocks)), from_(from), to_(to) {}

    std::vector<Hole> find() const {
        std::vector<Hole> squares = walk(rows_on_the_way());
        const auto last_of_start =
            std::find_if(squares.rbegin(), squares.rend(), [&](Hole square) { return has_block(square, from_); });
        squares.erase(squares.begin(), last_of_start.base() - 1);
        const auto first_of_finish =
            std::find_if(squares.begin(), squares.end(), [&](Hole square) { return has_block(square, to_); });
        squares.erase(first_of_finish + 1, squares.end());
        return shortened(squares);
    }

private:
    bool has(const SquareRow& row, Hole block) const {
        return (block.y == row.y || block.y == row.y + 1) && row.first <= block.x && block.x < row.end;
    }

    std::vector<std::size_t> rows_on_the_way() const {
        std::vector<std::vector<std::size_t>> joints(rows_.size());
        board::for_each_joint(rows_, [&](std::size_t i, std::size_t k) {
            joints[i].push_back(k);
            joints[k].push_back(i);
        });
        constexpr std::size_t none = ~std::size_t{0};
        std::vector<std::size_t> before(rows_.size(), none);
        std::vector<std::size_t> queue;
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (has(rows_[i], from_)) {
                before[i] = i;
                queue.push_back(i);
            }
        for (std::size_t done = 0; done < queue.size(); ++done) {
            std::size_t i = queue[done];
            if (has(rows_[i], to_)) {
                std::vector<std::size_t> way = {i};
                for (; before[i] != i; i = before[i]) way.push_back(before[i]);
                return {way.rbegin(), way.rend()};
            }
            for (const std::size_t k : joints[i]) {
                if (before[k] != none) continue;
                before[k] = i;
                queue.push_back(k);
            }
        }
        fail_internal("no squares lead from one block to the other");
    }

    std::vector<Hole> walk(const std::vector<std::size_t>& way) const {
        const auto within = [](std::int32_t x, const SquareRow& row) { return std::clamp(x, row.first, row.end - 2); };
        const auto beside = [&](std::int32_t x, const SquareRow& row, Hole block) {
            return std::clamp(x, std::max(row.first, block.x - 1), std::min(row.end - 2, block.x));
        };
        std::vector<Hole> squares;
        const auto along = [&](std::int32_t y, std::int32_t x) {
            while (squares.back().x != x) squares.push_back({squares.back().x + (squares.back().x < x ? 1 : -1), y});
        };
        squares.push_back({beside(to_.x, rows_[way.front()], from_), rows_[way.front()].y});
        for (std::size_t i = 0; i + 1 < way.size(); ++i) {
            const SquareRow& here = rows_[way[i]];
            const SquareRow& next = rows_[way[i + 1]];
            const std::int32_t there = within(squares.back().x, next);
            along(here.y, within(there, here));
            squares.push_back({there, next.y});
        }
        const SquareRow& last = rows_[way.back()];
        along(last.y, beside(squares.back().x, last, to_));
        return squares;
    }

    // From each square jumps to the last one that shares a block with it.
    static std::vector<Hole> shortened(const std::vector<Hole>& squares) {
        std::map<Hole, std::size_t> last;
        for (std::size_t i = 0; i < squares.size(); ++i)
            for (const Hole d : of_square) last[squares[i] + d] = i;
        std::vector<Hole> way = {squares.front()};
        for (std::size_t i = 0; i + 1 < squares.size();) {
            std::size_t next = i + 1;
            for (const Hole d : of_square) next = std::max(next, last[squares[i] + d]);
            way.push_back(squares[next]);
            i = next;
        }
        return way;
    }

    std::vector<SquareRow> rows_;
    Hole from_;
    Hole to_;
};

}  // namespace

std::vector<Hole> square_path(const Spans& blocks, Hole from, Hole to) { return SquarePath(blocks, from, to).find(); }

}  // namespace pegwright::construct
