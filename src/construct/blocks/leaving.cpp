// Cuts the rows into pieces between kept blocks, and searches them breadth first from there.
#include "construct/blocks/block_order.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

using board::Spans;

class LeavingOrder {
public:
    LeavingOrder(const Spans& blocks, const std::vector<Hole>& kept) {
        auto next = kept.begin();
        for (std::int32_t y = 0; y < blocks.rows(); ++y) {
            begins_.push_back(pieces_.size());
            kept_begins_.push_back(static_cast<std::size_t>(next - kept.begin()));
            for (const Spans::Run& run : blocks.row(y)) {
                std::int32_t from = run.first;
                for (; next != kept.end() && next->y == y && next->x < run.end; ++next) {
                    add({y, from, next->x, LeavingRow::Host::right});
                    from = next->x + 1;
                }
                add({y, from, run.end, from == run.first ? LeavingRow::Host::none : LeavingRow::Host::left});
            }
        }
        begins_.push_back(pieces_.size());
        kept_begins_.push_back(kept.size());
        order(kept);
    }

    // Each piece leaves beside a later one or a kept block.
    std::vector<LeavingRow> in_order() const {
        std::vector<LeavingRow> leaving;
        for (auto it = order_.rbegin(); it != order_.rend(); ++it) leaving.push_back(pieces_[*it]);
        return leaving;
    }

private:
    void add(LeavingRow piece) {
        if (piece.first < piece.end) pieces_.push_back(piece);
    }

    void order(const std::vector<Hole>& kept) {
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            if (pieces_[i].host == LeavingRow::Host::none) hang_on_kept(pieces_[i], kept);
            if (pieces_[i].host != LeavingRow::Host::none) order_.push_back(i);
        }
        for (std::size_t done = 0; done < order_.size(); ++done) {
            const LeavingRow piece = pieces_[order_[done]];
            hang_on(piece, piece.y - 1, LeavingRow::Host::below);
            hang_on(piece, piece.y + 1, LeavingRow::Host::above);
        }
        if (order_.size() != pieces_.size()) fail_internal("blocks are left without one beside them");
    }

    void hang_on_kept(LeavingRow& piece, const std::vector<Hole>& kept) const {
        for (const std::int32_t y : {piece.y - 1, piece.y + 1}) {
            if (y < 0 || y + 1 >= static_cast<std::int32_t>(kept_begins_.size())) continue;
            const auto begin = kept.begin() + static_cast<std::ptrdiff_t>(kept_begins_[static_cast<std::size_t>(y)]);
            const auto end = kept.begin() + static_cast<std::ptrdiff_t>(kept_begins_[static_cast<std::size_t>(y) + 1]);
            const auto it =
                std::lower_bound(begin, end, Hole{piece.first, y}, [](Hole a, Hole b) { return a.x < b.x; });
            if (it == end || it->x >= piece.end) continue;
            piece.host = y < piece.y ? LeavingRow::Host::above : LeavingRow::Host::below;
            piece.column = it->x;
            return;
        }
    }

    void hang_on(const LeavingRow& host, std::int32_t y, LeavingRow::Host side) {
        if (y < 0 || y + 1 >= static_cast<std::int32_t>(begins_.size())) return;
        const std::size_t end = begins_[static_cast<std::size_t>(y) + 1];
        const auto first =
            std::partition_point(pieces_.begin() + static_cast<std::ptrdiff_t>(begins_[static_cast<std::size_t>(y)]),
                                 pieces_.begin() + static_cast<std::ptrdiff_t>(end),
                                 [&](const LeavingRow& p) { return p.end <= host.first; });
        for (auto i = static_cast<std::size_t>(first - pieces_.begin()); i < end && pieces_[i].first < host.end; ++i) {
            LeavingRow& piece = pieces_[i];
            if (piece.host != LeavingRow::Host::none) continue;
            piece.host = side;
            piece.column = std::max(piece.first, host.first);
            order_.push_back(i);
        }
    }

    std::vector<LeavingRow> pieces_;
    std::vector<std::size_t> begins_;       // the first piece of each row of blocks
    std::vector<std::size_t> kept_begins_;  // the first kept block of each row
    std::vector<std::size_t> order_;
};

}  // namespace

std::vector<LeavingRow> all_leaving(const Spans& blocks, const std::vector<Hole>& kept) {
    return LeavingOrder(blocks, kept).in_order();
}

}  // namespace pegwright::construct
