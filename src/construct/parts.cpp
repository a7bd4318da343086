// Turns strips and chains, which a plan gives as affine maps, into holes.
#include "construct/parts.hpp"

#include "board/polyomino.hpp"

#include <algorithm>

namespace pegwright::construct {
namespace {

// On larger maps single 6-purges are too small to see.
constexpr std::int64_t most_holes_for_single_sixes = 20'000;

class StripParts {
public:
    explicit StripParts(const Plan& plan)
        : plan_(plan), together_(plan.problem.board.hole_count() > most_holes_for_single_sixes) {}

    Parts all() {
        const Board& base = plan_.base_problem.board;
        found_.base_board = base.name();
        plan_.for_each_strip([&](const auto& strip) {
            ++found_.strips;
            add_strip(strip);
        });
        Part part{Part::Kind::base, 0, 0, base.name(), {}};
        base.for_each_hole([&](Hole h) { part.holes.push_back(plan_.base_place(h)); });
        found_.parts.push_back(std::move(part));
        if (plan_.base.right) add_sixes(plan_.base_place * plan_.base.right->place, plan_.base_sixes_right, 0);
        if (plan_.base.left) add_sixes(plan_.base_place * plan_.base.left->place, plan_.base_sixes_left, 0);
        return std::move(found_);
    }

private:
    template <class Strip>
    void add_strip(const Strip& strip) {
        const bool relocating = strip.relocation != nullptr;
        // The rows of a head may differ in length.
        const bool widens = plan_.problem.board.lattice() == Lattice::triangular;
        const Program& program = relocating ? *strip.relocation : strip.heads->any();
        const Affine place = strip.place * Affine{{strip.offset, 0}};
        // On the square lattice six columns are two blocks side by side.
        const bool two_blocks = !relocating && !widens && strip.width == 2 * block_side;
        const std::int32_t wide = two_blocks ? block_side : strip.width;
        const std::string what = relocating ? "R" : widens ? "Tr" : std::to_string(wide) + "x3";
        Part head{relocating ? Part::Kind::relocating : Part::Kind::head,
                  found_.strips,
                  0,
                  what + " " + std::to_string(found_.strips),
                  {}};
        Part second = head;
        for (const Hole h : program.block) (two_blocks && h.x >= wide ? second : head).holes.push_back(place(h));
        if (!relocating)
            for (const std::int32_t x : strip.heads->watched) head.catalyst.push_back(strip.place(Hole{x, 0}));
        found_.parts.push_back(std::move(head));
        if (two_blocks) {
            second.catalyst = {place(Hole{wide - 1, 3}), place(Hole{wide - 1, 1})};
            found_.parts.push_back(std::move(second));
        }
        if (program.right) add_sixes(place * program.right->place, strip.sixes_right(), found_.strips);
        if (program.left) add_sixes(place * program.left->place, strip.sixes_left(), found_.strips);
    }

    void add_sixes(const Affine& first, std::int32_t count, std::int32_t strip) {
        Part chain{Part::Kind::chain, strip, 0, "6 × " + std::to_string(count), {}};
        for (std::int32_t i = 0; i < count; ++i) {
            Part six{Part::Kind::six, strip, i, "6", {}};
            // A 6-purge clears columns 2 and 3 of three rows.
            for (std::int32_t y = 0; y < 3; ++y)
                for (const std::int32_t x : {2, 3}) six.holes.push_back(first(Hole{2 * i + x, y}));
            if (together_)
                chain.holes.insert(chain.holes.end(), six.holes.begin(), six.holes.end());
            else
                found_.parts.push_back(std::move(six));
        }
        if (!chain.holes.empty()) found_.parts.push_back(std::move(chain));
    }

    const Plan& plan_;
    bool together_;
    Parts found_;
};

// Empty if the holes, in row order, are no rectangle.
std::string size_words(const std::vector<Hole>& holes) {
    const Hole size = holes.back() - holes.front() + Hole{1, 1};
    if (std::int64_t{size.x} * size.y != static_cast<std::int64_t>(holes.size())) return {};
    return std::to_string(size.x) + "x" + std::to_string(size.y);
}

}  // namespace

Parts parts_of(const Plan& plan) { return StripParts(plan).all(); }

Parts parts_of(const Insertions& insertions, Parts::Made made) {
    using From = Insertions::Block::Kind;
    constexpr std::size_t holes_of_tile = 9;
    Parts found;
    found.made = made;
    if (made == Parts::Made::of_blocks) found.base_board = "6x6";
    std::int32_t relocations = 0;
    std::int32_t brought = 0;
    for (Insertions::Block& block : insertions.blocks()) {
        Part part;
        if (block.kind == From::relocated || block.kind == From::brought) {
            part.kind = Part::Kind::relocating;
            part.label =
                block.kind == From::brought ? "L " + std::to_string(++brought) : "R " + std::to_string(++relocations);
        } else if (block.kind == From::cleared) {
            const auto [low, high] = std::minmax_element(block.holes.begin(), block.holes.end());
            const bool is_tile = block.holes.size() == holes_of_tile && *high - *low == Hole{2, 2};
            part.kind = is_tile ? Part::Kind::tile : Part::Kind::block;
            if (is_tile) part.in_chain = low->x / 3 + low->y / 3;
        } else {
            if (made == Parts::Made::of_bands) found.base_board = size_words(block.holes);
            part.label = found.base_board;
        }
        part.holes = std::move(block.holes);
        part.catalyst = std::move(block.catalyst);
        found.parts.push_back(std::move(part));
    }
    return found;
}

}  // namespace pegwright::construct
