#include "board/spans.hpp"

#include <algorithm>
#include <tuple>

namespace pegwright::board {

Spans::Spans(std::vector<Hole> holes) {
    std::sort(holes.begin(), holes.end(), [](Hole a, Hole b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
    for (std::size_t i = 0; i < holes.size();) {
        std::size_t end = i + 1;
        while (end < holes.size() && holes[end] == holes[end - 1] + Hole{1, 0}) ++end;
        while (rows() < holes[i].y) end_row();
        add_run(holes[i].x, holes[end - 1].x + 1);
        i = end;
    }
    if (!holes.empty()) end_row();
}

void Spans::add_run(std::int32_t first, std::int32_t end) {
    runs_.push_back({first, end, size_});
    size_ += static_cast<std::uint64_t>(end - first);
    width_ = std::max(width_, end);
}

Hole Spans::hole(std::uint64_t number) const {
    // The run, then its row. An empty row begins where the next one does; upper_bound skips it.
    const auto run = std::prev(std::upper_bound(runs_.begin(), runs_.end(), number,
                                                [](std::uint64_t n, const Run& r) { return n < r.number; }));
    const auto index = static_cast<std::uint32_t>(run - runs_.begin());
    const auto row = std::prev(std::upper_bound(row_begins_.begin(), row_begins_.end(), index));
    return {run->first + static_cast<std::int32_t>(number - run->number),
            static_cast<std::int32_t>(row - row_begins_.begin())};
}

}  // namespace pegwright::board
