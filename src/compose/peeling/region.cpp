#include "compose/peeling/region.hpp"

#include "base/error.hpp"
#include "theory/position_class.hpp"

namespace pegwright::compose::peeling {
namespace {

// As coordinates modulo 2: labels 0, 1, 2 are 1, 2, 3, whose sum is zero.
unsigned code(int label) { return static_cast<unsigned>(label) + 1; }

}  // namespace

Region::Region(const Board& board) : board_(board), width_(board.width() + 2 * edge) {
    constexpr std::int64_t most_sites = 1'000'000'000;
    const std::int64_t rows = std::int64_t{board.height()} + std::int64_t{2} * edge;
    if (rows * width_ > most_sites)
        base::fail_limit(board.label() + " lies in a rectangle of more than " + std::to_string(most_sites) +
                         " holes, too many for a board without a constructor");
    state_.assign(static_cast<std::size_t>(rows * width_), outside);
    board.for_each_hole([&](Hole h) {
        sites_.push_back(site(h));
        give_back(sites_.back());
    });
    for (const Hole half : board::half_directions(board.lattice()))
        for (const std::int32_t sign : {1, -1}) steps_.push_back(offset(sign * half.x, sign * half.y));
    for (const std::int32_t y : {-1, 0, 1})
        for (const std::int32_t x : {-1, 0, 1})
            if (x != 0 || y != 0) around_.push_back(offset(x, y));
}

unsigned Region::peg_class(Site p) const {
    if (board_.lattice() == Lattice::diagonal) return 0;
    const Hole h = hole(p);
    const unsigned sums = code(theory::sum_label(h));
    return board_.lattice() == Lattice::triangular ? sums : sums << 2 | code(theory::difference_label(h));
}

std::vector<Site> Region::undo_to(std::size_t changes) {
    std::vector<Site> undone;
    for (; changes_.size() > changes; changes_.pop_back()) {
        state_[index(changes_.back().site)] = changes_.back().before;
        undone.push_back(changes_.back().site);
    }
    return undone;
}

std::vector<Site> Region::left() const {
    std::vector<Site> all;
    for (const Site p : sites_)
        if (inside(p)) all.push_back(p);
    return all;
}

}  // namespace pegwright::compose::peeling
