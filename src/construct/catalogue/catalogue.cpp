#include "construct/catalogue/catalogue.hpp"

#include "base/error.hpp"
#include "board/polyomino.hpp"
#include "construct/catalogue/block_row.hpp"
#include "construct/catalogue/catalyst.hpp"
#include "construct/catalogue/embedded.hpp"
#include "notation/purge_text.hpp"

#include <algorithm>

namespace pegwright::construct {

std::vector<Purge> stored_purges(const std::string& path) {
    const EmbeddedFile* file = embedded_file(path);
    if (!file) fail_internal("the program was built without its data file " + path);
    return parse_purges(file->text, path);
}

namespace {

// The picture's first row shows the catalyst and its state.
void add_head(Heads& heads, const Purge& purge, Program program) {
    std::vector<std::int32_t> watched;
    unsigned bits = 0;
    for (const auto& spot : purge.spots) {
        if (spot.hole.y > 0) continue;
        if (spot.kind == PurgeHole::catalyst_peg) bits |= 1u << watched.size();
        watched.push_back(spot.hole.x);
    }
    if (watched.size() < 2 || watched.size() > Catalyst::most_holes)
        fail_internal("purge " + purge.name + " does not watch two or three holes");
    for (const Program& other : heads.programs)
        if (!other.jumps.empty() && (heads.watched != watched || other.right.has_value() != program.right.has_value()))
            fail_internal("purge " + purge.name + " is not as the others of its width");
    heads.watched = std::move(watched);
    heads.programs[bits] = std::move(program);
}

// full: 0 if (0, 0) of the catalyst is full, 1 if (far, 0) is.
Purge block_purge(std::int32_t width, std::int32_t far, std::size_t full, std::vector<Jump> jumps) {
    Purge purge{"block", {Lattice::square}, {}, std::move(jumps)};
    const auto kind = [&](std::size_t i) { return i == full ? PurgeHole::catalyst_peg : PurgeHole::catalyst_vacancy; };
    purge.spots = {{{0, 0}, kind(0)}, {{far, 0}, kind(1)}};
    for (std::int32_t y = 1; y <= purge_rows; ++y)
        for (std::int32_t x = 0; x < width; ++x) purge.spots.push_back({{x, y}, PurgeHole::leaves});
    return purge;
}

// Chains slope as the strip's end does; there are none at a cut end.
ChainColumns columns_of(End left, End right) {
    return {right == End::sharp ? Hole{1, 1} : Hole{0, 1}, left == End::blunt ? Hole{1, 1} : Hole{0, 1}};
}

class CatalogueReader {
public:
    explicit CatalogueReader(const std::string& sixes) {
        for (const Purge& purge : stored_purges(sixes)) {
            const auto* near = purge.spot({1, 0});
            if (!near) fail_internal("purge " + purge.name + " has no catalyst in hole b1");
            const bool near_full = near->kind == PurgeHole::catalyst_peg;
            catalogue_.six[static_cast<std::size_t>(near_full ? Unlike::near_full : Unlike::far_full)] =
                six_purge(purge);
        }
    }

    // Relocating purges of six rows go to `deep`.
    void read_strips(End left, End right, const std::string& path) {
        const ChainColumns columns = columns_of(left, right);
        StripPurges& found = catalogue_.ends[{left, right}];
        const auto without_chains_at_cuts = [&](Program& program) {
            if (left == End::cut) program.left.reset();
            if (right == End::cut) program.right.reset();
        };
        for (const Purge& purge : stored_purges(path)) {
            if (relocates(purge)) {
                Relocation r = relocation(purge, columns);
                without_chains_at_cuts(r.forward);
                without_chains_at_cuts(r.backward);
                const bool is_deep = purge.block_rows() > purge_rows;
                (is_deep ? catalogue_.deep : found).relocations[r.forward.width].push_back(std::move(r));
            } else {
                Program program = strip_program(purge, columns);
                without_chains_at_cuts(program);
                Heads& heads = found.heads[program.width];
                add_head(heads, purge, std::move(program));
            }
        }
    }
    // Each block but the first leaves beside the one before it.
    void read_blocks(End left, End right, std::int32_t blocks) {
        for (std::size_t full = 0; full < 2; ++full)
            add_block(left, right,
                      block_purge(blocks * board::block_side, block_far, full,
                                  row_of_blocks(full, NextBlock::right, blocks)));
    }
    // It watches its first and fourth hole. In a longer strip another cut might take only one of these, so no chain
    // goes beside it.
    void read_block_of_four() {
        constexpr std::int32_t width = 4;
        for (std::size_t full = 0; full < 2; ++full) {
            const Purge purge = block_purge(width, width - 1, full, block_jumps(width)[full]);
            Program program = strip_program(purge, columns_of(End::straight, End::straight));
            program.left.reset();
            program.right.reset();
            add_head(catalogue_.ends[{End::straight, End::straight}].heads[width], purge, std::move(program));
        }
    }
    void read_along(const std::string& path) {
        for (const Purge& purge : stored_purges(path)) {
            Relocation r = relocation(purge, columns_of(End::straight, End::straight));
            catalogue_.along[r.forward.width] = std::move(r);
        }
    }
    Catalogue take() { return std::move(catalogue_); }

private:
    static constexpr std::int32_t block_far = board::block_side - 1;

    void add_block(End left, End right, const Purge& purge) {
        Program program = strip_program(purge, columns_of(left, right));
        // The theorem on rectangles needs a chain there.
        if (!program.right) fail_internal("a block lets no chain in on its right");
        Heads& heads = catalogue_.ends[{left, right}].heads[program.width];
        add_head(heads, purge, std::move(program));
    }
    static bool relocates(const Purge& purge) {
        return std::any_of(purge.spots.begin(), purge.spots.end(),
                           [](const auto& spot) { return spot.kind == PurgeHole::brings_vacancy; });
    }
    static Relocation relocation(const Purge& purge, const ChainColumns& columns) {
        const Hole shift{0, 1 - purge.block_top()};
        return {purge.the(PurgeHole::brings_vacancy) + shift, purge.the(PurgeHole::takes_vacancy) + shift,
                strip_program(purge, columns), strip_program(purge, columns, true)};
    }

    Catalogue catalogue_;
};

Catalogue read_triangular() {
    const std::string folder = "purges/triangular/";
    CatalogueReader reader(folder + "six.txt");
    reader.read_strips(End::sharp, End::sharp, folder + "trapezoid.txt");
    reader.read_strips(End::sharp, End::sharp, folder + "relocate.txt");
    // Columns go straight down there, so purges of the square lattice fit.
    reader.read_blocks(End::sharp, End::blunt, 1);
    reader.read_strips(End::sharp, End::blunt, folder + "sharp_blunt.txt");
    reader.read_strips(End::blunt, End::sharp, folder + "blunt_sharp.txt");
    reader.read_strips(End::blunt, End::blunt, folder + "blunt_blunt.txt");
    reader.read_strips(End::cut, End::sharp, folder + "cut_sharp.txt");
    reader.read_strips(End::cut, End::blunt, folder + "cut_blunt.txt");
    reader.read_strips(End::sharp, End::cut, folder + "sharp_cut.txt");
    reader.read_strips(End::blunt, End::cut, folder + "blunt_cut.txt");
    return reader.take();
}

Catalogue read_square() {
    const std::string folder = "purges/square/";
    CatalogueReader reader(folder + "six.txt");
    for (const std::int32_t blocks : {1, 2}) reader.read_blocks(End::straight, End::straight, blocks);
    reader.read_block_of_four();
    reader.read_strips(End::straight, End::straight, folder + "relocate.txt");
    reader.read_strips(End::straight, End::straight, folder + "relocate_deep.txt");
    reader.read_along(folder + "along.txt");
    return reader.take();
}

// Heads are those of the square lattice, but a vacancy gets further.
Catalogue read_diagonal() {
    const std::string folder = "purges/square/";
    CatalogueReader reader(folder + "six.txt");
    for (const std::int32_t blocks : {1, 2}) reader.read_blocks(End::straight, End::straight, blocks);
    reader.read_block_of_four();
    reader.read_strips(End::straight, End::straight, "purges/diagonal/relocate.txt");
    reader.read_along(folder + "along.txt");
    return reader.take();
}

}  // namespace

const Relocation* StripPurges::relocation(std::int32_t width, Hole from) const {
    const auto it = relocations.find(width);
    if (it == relocations.end()) return nullptr;
    for (const Relocation& r : it->second)
        if (r.from == from) return &r;
    return nullptr;
}

const Catalogue& triangular_catalogue() {
    static const Catalogue catalogue = read_triangular();
    return catalogue;
}

const Catalogue& square_catalogue() {
    static const Catalogue catalogue = read_square();
    return catalogue;
}

const Catalogue& diagonal_catalogue() {
    static const Catalogue catalogue = read_diagonal();
    return catalogue;
}

std::vector<std::string> purge_files(const std::string& folder) {
    std::vector<std::string> paths;
    for (const EmbeddedFile& file : embedded_files())
        if (file.path.starts_with("purges/" + folder + "/")) paths.emplace_back(file.path);
    return paths;
}

std::vector<Purge> library_purges(const std::string& folder) {
    std::vector<Purge> purges;
    for (const std::string& path : purge_files(folder))
        for (Purge& purge : stored_purges(path)) purges.push_back(std::move(purge));
    return purges;
}

}  // namespace pegwright::construct
