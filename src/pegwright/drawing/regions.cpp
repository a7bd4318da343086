// A plan says where strips and chains lie by affine maps; here these become holes. The shape of a
// strip's head is known by its width and rows; its 6-purges follow from the place of the chain in the
// purge's program, two columns apart.
#include "pegwright/drawing/regions.hpp"

#include "board/polyomino.hpp"
#include "construct/construction.hpp"
#include "construct/insertions.hpp"
#include "theory/feasibility.hpp"

#include <algorithm>
#include <set>

namespace pegwright {
namespace {

// More of them would be too small to be told apart on a map.
constexpr std::int64_t most_holes_for_single_sixes = 20'000;

class Regions {
public:
    explicit Regions(const construct::Plan& plan)
        : plan_(plan), together_(plan.problem.board.hole_count() > most_holes_for_single_sixes) {}

    PlanRegions all() {
        const Board& base = plan_.base_problem.board;
        found_.base_board = base.name();
        plan_.for_each_strip([&](const auto& strip) {
            ++found_.strips;
            add_strip(strip);
        });
        PlanRegion region{PlanRegion::Kind::base, 0, 0, base.name(), {}};
        base.for_each_hole([&](Hole h) { region.holes.push_back(plan_.base_place(h)); });
        found_.regions.push_back(std::move(region));
        if (plan_.base.right) add_sixes(plan_.base_place * plan_.base.right->place, plan_.base_sixes_right, 0);
        if (plan_.base.left) add_sixes(plan_.base_place * plan_.base.left->place, plan_.base_sixes_left, 0);
        return std::move(found_);
    }

private:
    template <class Strip>
    void add_strip(const Strip& strip) {
        const bool relocating = strip.relocation != nullptr;
        // On the triangular lattice a head's rows need not be of one length.
        const bool widens = plan_.problem.board.lattice() == board::Lattice::triangular;
        const construct::Program& program = relocating ? *strip.relocation : strip.heads->any();
        const board::Affine place = strip.place * board::Affine{{strip.offset, 0}};
        // Six columns of the square lattice are two blocks, the second beside the first.
        const bool two_blocks = !relocating && !widens && strip.width == 2 * board::block_side;
        const std::int32_t wide = two_blocks ? board::block_side : strip.width;
        const std::string what = relocating ? "R" : widens ? "Tr" : std::to_string(wide) + "x3";
        PlanRegion head{relocating ? PlanRegion::Kind::relocating : PlanRegion::Kind::head,
                        found_.strips,
                        0,
                        what + " " + std::to_string(found_.strips),
                        {}};
        PlanRegion second = head;
        for (const Hole h : program.block) (two_blocks && h.x >= wide ? second : head).holes.push_back(place(h));
        if (!relocating)
            for (const std::int32_t x : strip.heads->watched) head.catalyst.push_back(strip.place(Hole{x, 0}));
        found_.regions.push_back(std::move(head));
        if (two_blocks) {
            second.catalyst = {place(Hole{wide - 1, 3}), place(Hole{wide - 1, 1})};
            found_.regions.push_back(std::move(second));
        }
        if (program.right) add_sixes(place * program.right->place, strip.sixes_right(), found_.strips);
        if (program.left) add_sixes(place * program.left->place, strip.sixes_left(), found_.strips);
    }

    void add_sixes(const board::Affine& first, std::int32_t count, std::int32_t strip) {
        PlanRegion chain{PlanRegion::Kind::chain, strip, 0, "6 × " + std::to_string(count), {}};
        for (std::int32_t i = 0; i < count; ++i) {
            PlanRegion six{PlanRegion::Kind::six, strip, i, "6", {}};
            // The block of a 6-purge: columns 2 and 3, three rows.
            for (std::int32_t y = 0; y < 3; ++y)
                for (const std::int32_t x : {2, 3}) six.holes.push_back(first(Hole{2 * i + x, y}));
            if (together_)
                chain.holes.insert(chain.holes.end(), six.holes.begin(), six.holes.end());
            else
                found_.regions.push_back(std::move(six));
        }
        if (!chain.holes.empty()) found_.regions.push_back(std::move(chain));
    }

    const construct::Plan& plan_;
    bool together_;
    PlanRegions found_;
};

// Of a rectangle, whose holes are in row order; nothing for what is none.
std::string sides(const std::vector<Hole>& holes) {
    const Hole size = holes.back() - holes.front() + Hole{1, 1};
    if (std::int64_t{size.x} * size.y != static_cast<std::int64_t>(holes.size())) return {};
    return std::to_string(size.x) + "x" + std::to_string(size.y);
}

}  // namespace

std::optional<PlanRegions> plan_regions(const Problem& problem) {
    if (!construct::is_constructible(problem)) {
        const auto way = construct_way(problem);
        if (!way || !insertions_of(*way)) return std::nullopt;
        const bool of_blocks = theory::has_theorem(problem.board);
        return block_regions(*insertions_of(*way),
                             of_blocks ? PlanRegions::Made::of_blocks : PlanRegions::Made::of_bands);
    }
    const construct::Construction construction(problem);
    if (construction.insertions()) {
        const bool of_columns = problem.board.lattice() == Lattice::triangular;
        return block_regions(*construction.insertions(),
                             of_columns ? PlanRegions::Made::of_columns : PlanRegions::Made::of_blocks);
    }
    if (!construction.plan()) return std::nullopt;
    return Regions(*construction.plan()).all();
}

PlanRegions block_regions(const construct::Insertions& insertions, PlanRegions::Made made) {
    using From = construct::Insertions::Block::Kind;
    constexpr std::size_t holes_of_tile = 9;
    PlanRegions found;
    found.made = made;
    if (made == PlanRegions::Made::of_blocks) found.base_board = "6x6";
    std::int32_t relocations = 0;
    for (construct::Insertions::Block& block : insertions.blocks()) {
        PlanRegion region;
        if (block.kind == From::relocated) {
            region.kind = PlanRegion::Kind::relocating;
            region.label = "R " + std::to_string(++relocations);
        } else if (block.kind == From::cleared) {
            const auto [low, high] = std::minmax_element(block.holes.begin(), block.holes.end());
            const bool is_tile = block.holes.size() == holes_of_tile && *high - *low == Hole{2, 2};
            region.kind = is_tile ? PlanRegion::Kind::tile : PlanRegion::Kind::block;
            if (is_tile) region.in_chain = low->x / 3 + low->y / 3;
        } else {
            if (made == PlanRegions::Made::of_bands) found.base_board = sides(block.holes);
            region.label = found.base_board;
        }
        region.holes = std::move(block.holes);
        region.catalyst = std::move(block.catalyst);
        found.regions.push_back(std::move(region));
    }
    return found;
}

void number_regions(const Player& way, PlanRegions& plan, const Limits& limits) {
    constexpr std::int32_t none = -1;
    const Board& board = way.problem().board;
    std::vector<std::int32_t> region_of(static_cast<std::size_t>(board.hole_count()), none);
    for (std::size_t i = 0; i < plan.regions.size(); ++i)
        for (const Hole hole : plan.regions[i].holes)
            region_of[static_cast<std::size_t>(board.index(hole))] = static_cast<std::int32_t>(i);
    struct Begins : JumpSink {
        Begins(const Board& b, const std::vector<std::int32_t>& regions) : board(b), region_of(regions) {}
        std::int32_t at(Hole hole) const { return region_of[static_cast<std::size_t>(board.index(hole))]; }
        void take(std::span<const Jump> jumps) override {
            for (const Jump& jump : jumps) {
                const std::int32_t over = at(jump.over());
                // Two of three are the same: that of the second, or of the first and the last.
                const std::int32_t most = at(jump.from) == at(jump.to) ? at(jump.from) : over;
                if (begun.emplace(most).second) order.push_back(most);
            }
        }
        const Board& board;
        const std::vector<std::int32_t>& region_of;
        std::set<std::int32_t> begun;
        std::vector<std::int32_t> order;
    } begins(board, region_of);
    way.play(begins, limits.poll);
    for (std::size_t i = 0; i < begins.order.size(); ++i)
        if (begins.order[i] != none)
            plan.regions[static_cast<std::size_t>(begins.order[i])].label = std::to_string(i + 1);
}

}  // namespace pegwright
