#include "board/polyomino.hpp"

#include <algorithm>
#include <numeric>

namespace pegwright::board {
namespace {

using Run = Spans::Run;

bool same(std::span<const Run> a, std::span<const Run> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Run& x, const Run& y) { return x.first == y.first && x.end == y.end; });
}

std::vector<Run> runs_of(const Board& board, std::int32_t y) {
    std::vector<Run> runs;
    board.for_each_run(y, [&](std::int32_t first, std::int32_t end) { runs.push_back({first, end}); });
    return runs;
}

// The square rows with the upper row y are rows[begins[y]] … rows[begins[y + 1] - 1].
std::vector<std::size_t> begins_of(const std::vector<SquareRow>& rows) {
    std::vector<std::size_t> begins;
    for (std::size_t i = 0; i < rows.size(); ++i)
        while (begins.size() <= static_cast<std::size_t>(rows[i].y)) begins.push_back(i);
    begins.push_back(rows.size());
    return begins;
}

// Tells if square rows, added from left to right, cover every column of a run of blocks.
class Cover {
public:
    explicit Cover(const Run& run) : end_(run.end), next_(run.first) {}
    void add(const SquareRow& row) {
        if (row.first <= next_) next_ = std::max(next_, row.end);
    }
    bool whole() const { return next_ >= end_; }

private:
    std::int32_t end_;
    std::int32_t next_;
};

bool all_covered(const Spans& blocks, const std::vector<SquareRow>& rows) {
    std::vector<SquareRow> here;  // those that touch a row of blocks, from left to right
    auto above = rows.begin();
    auto below = rows.begin();
    for (std::int32_t y = 0; y < blocks.rows(); ++y) {
        const auto upper = [&](auto from, std::int32_t row) {
            return std::find_if(from, rows.end(), [&](const SquareRow& r) { return r.y >= row; });
        };
        above = upper(above, y - 1);
        below = upper(below, y);
        const auto after = upper(below, y + 1);
        here.clear();
        std::merge(above, below, below, after, std::back_inserter(here),
                   [](const SquareRow& a, const SquareRow& b) { return a.first < b.first; });
        auto next = here.begin();
        for (const Run& run : blocks.row(y)) {
            Cover cover(run);
            for (; next != here.end() && next->first < run.end; ++next) cover.add(*next);
            if (!cover.whole()) return false;
        }
    }
    return true;
}

}  // namespace

std::optional<Spans> blocks_of(const Board& board) {
    if (board.lattice() != Lattice::square || board.height() % block_side != 0) return std::nullopt;
    Spans blocks;
    for (std::int32_t y = 0; y < board.height(); y += block_side) {
        const std::vector<Run> runs = runs_of(board, y);
        for (std::int32_t i = 1; i < block_side; ++i)
            if (!same(runs, runs_of(board, y + i))) return std::nullopt;
        for (const Run& run : runs) {
            if (run.first % block_side != 0 || run.end % block_side != 0) return std::nullopt;
            blocks.add_run(run.first / block_side, run.end / block_side);
        }
        blocks.end_row();
    }
    return blocks;
}

std::vector<SquareRow> square_rows(const Spans& blocks) {
    std::vector<SquareRow> rows;
    for (std::int32_t y = 0; y + 1 < blocks.rows(); ++y) {
        const auto upper = blocks.row(y);
        const auto lower = blocks.row(y + 1);
        for (auto a = upper.begin(), b = lower.begin(); a != upper.end() && b != lower.end();) {
            const SquareRow both{y, std::max(a->first, b->first), std::min(a->end, b->end)};
            if (both.end - both.first >= 2) rows.push_back(both);
            if (a->end < b->end)
                ++a;
            else
                ++b;
        }
    }
    return rows;
}

void for_each_joint(const std::vector<SquareRow>& rows, const std::function<void(std::size_t, std::size_t)>& f) {
    const std::vector<std::size_t> begins = begins_of(rows);
    for (std::size_t y = 0; y + 2 < begins.size(); ++y)
        for (std::size_t i = begins[y], k = begins[y + 1]; i < begins[y + 1] && k < begins[y + 2];) {
            if (rows[i].first < rows[k].end && rows[k].first < rows[i].end) f(i, k);
            if (rows[i].end < rows[k].end)
                ++i;
            else
                ++k;
        }
}

bool is_thick(const Spans& blocks) {
    const std::vector<SquareRow> rows = square_rows(blocks);
    if (rows.empty() || !all_covered(blocks, rows)) return false;
    std::vector<std::size_t> root(rows.size());
    std::iota(root.begin(), root.end(), std::size_t{0});
    const auto find = [&](std::size_t i) {
        while (root[i] != i) i = root[i] = root[root[i]];
        return i;
    };
    std::size_t pieces = rows.size();
    for_each_joint(rows, [&](std::size_t i, std::size_t k) {
        const std::size_t a = find(i);
        const std::size_t b = find(k);
        if (a == b) return;
        root[a] = b;
        --pieces;
    });
    return pieces == 1;
}

}  // namespace pegwright::board
