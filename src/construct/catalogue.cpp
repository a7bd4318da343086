#include "construct/catalogue.hpp"

#include "construct/embedded.hpp"
#include "peg/bytes.hpp"
#include "peg/error.hpp"
#include "peg/names.hpp"
#include "peg/solution_reader.hpp"
#include "peg/symmetry.hpp"

namespace pegwright {
namespace {

std::vector<Purge> purges_in(const std::string& path) {
    const EmbeddedFile* file = embedded_file(path);
    if (!file) fail_internal("the program was built without its data file " + path);
    return parse_purges(file->text, path);
}

// The catalyst's three holes as bits, read off the picture's first row.
std::size_t catalyst_bits(const Purge& purge) {
    std::size_t bits = 0;
    for (std::int32_t x = 0; x < 3; ++x)
        if (const auto* spot = purge.spot({x, 0}); spot && spot->kind == PurgeHole::catalyst_peg) bits |= std::size_t{1} << x;
    return bits;
}

Catalogue read_triangular() {
    Catalogue catalogue;
    for (const Purge& purge : purges_in("purges/triangular/six.txt")) {
        const auto* near = purge.spot({1, 0});
        if (!near) fail_internal("purge " + purge.name + " has no catalyst in hole b1");
        const bool near_full = near->kind == PurgeHole::catalyst_peg;
        catalogue.six[static_cast<std::size_t>(near_full ? Unlike::near_full : Unlike::far_full)] = six_purge(purge);
    }
    for (const Purge& purge : purges_in("purges/triangular/trapezoid.txt")) {
        Program program = strip_program(purge);
        catalogue.heads[program.width][catalyst_bits(purge)] = std::move(program);
    }
    for (const Purge& purge : purges_in("purges/triangular/relocate.txt")) {
        Relocation r{purge.the(PurgeHole::brings_vacancy), purge.the(PurgeHole::takes_vacancy), strip_program(purge), strip_program(purge, true)};
        catalogue.relocations[r.forward.width].push_back(std::move(r));
    }
    return catalogue;
}

std::optional<Solution> stored(const Problem& problem) {
    const std::string path = "base_solutions/triangle/" + problem.board.name() + "/" + hole_name(problem.vacate) + "-" + hole_name(problem.finish) + ".txt";
    const EmbeddedFile* file = embedded_file(path);
    if (!file) return std::nullopt;
    StringSource source(file->text);
    return read_whole_solution(source, path);
}

}  // namespace

const Relocation* Catalogue::relocation(std::int32_t width, Hole from) const {
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

std::vector<Purge> library_purges(const std::string& folder) {
    const std::string prefix = "purges/" + folder + "/";
    std::vector<Purge> purges;
    for (const EmbeddedFile& file : embedded_files()) {
        if (!file.path.starts_with(prefix)) continue;
        for (Purge& purge : parse_purges(file.text, std::string(file.path))) purges.push_back(std::move(purge));
    }
    return purges;
}

std::optional<Solution> base_solution(const Problem& problem) {
    for (const Affine& map : symmetries(problem.board)) {
        const Problem here = image(map, problem);
        if (auto solution = stored(here)) return image(map.inverse(), std::move(*solution));
        if (auto solution = stored({here.board, here.finish, here.vacate})) return image(map.inverse(), reversed(std::move(*solution)));
    }
    return std::nullopt;
}

}  // namespace pegwright
