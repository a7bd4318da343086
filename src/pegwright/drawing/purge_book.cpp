#include "pegwright/drawing/styles.hpp"

#include "construct/catalogue/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace pegwright {
namespace {

// "purges/square/four_blocks.txt" has the kind "four blocks".
std::vector<PurgeOn> purges_of(Lattice lattice) {
    std::vector<PurgeOn> all;
    for (const std::string& path : construct::purge_files(std::string(to_string(lattice)))) {
        std::string kind = std::filesystem::path(path).stem().string();
        std::replace(kind.begin(), kind.end(), '_', ' ');
        for (game::Purge& purge : construct::stored_purges(path)) all.push_back({std::move(purge), lattice, kind});
    }
    return all;
}

std::vector<PurgeOn> all_purges() {
    std::vector<PurgeOn> all;
    for (const Lattice lattice : board::lattices)
        for (PurgeOn& on : purges_of(lattice)) {
            on.kind = fmt::format("{}: {}", to_string(lattice), on.kind);
            all.push_back(std::move(on));
        }
    return all;
}

std::string book_title(const std::vector<PurgeOn>& purges) {
    const Lattice first = purges.front().lattice;
    const bool one = std::all_of(purges.begin(), purges.end(), [&](const auto& on) { return on.lattice == first; });
    return one ? fmt::format("The purges of the {} lattice", to_string(first)) : "All purges";
}

}  // namespace

Drawn draw_purges(const std::vector<PurgeOn>& purges, const render::Look& look) {
    const auto& [first, lattice, kind] = purges.front();
    if (purges.size() > 1 && purges[1].purge.name != first.name)
        return {"", purge_book(book_title(purges), purges, look)};
    render::Picture picture = purge_layout(first, lattice, look);
    if (purges.size() == 1) return {"", std::move(picture)};
    for (std::size_t i = 1; i < purges.size(); ++i)
        append_below(picture.pages.front(), purge_layout(purges[i].purge, purges[i].lattice, look).pages.front());
    picture.title = render::named_by(look, "purge " + first.name);
    picture.description = fmt::format("the same on {} lattices: {}", purges.size(), picture.description);
    return {"", std::move(picture)};
}

std::vector<PurgeOn> purges_named(const std::string& text) {
    if (text == "purges") return all_purges();
    for (const Lattice lattice : board::lattices)
        if (text == to_string(lattice)) return purges_of(lattice);
    const std::size_t colon = text.find(':');
    const auto only = colon == std::string::npos ? std::nullopt : board::lattice_named(text.substr(0, colon));
    const std::string name = only ? text.substr(colon + 1) : text;
    std::vector<PurgeOn> named;
    for (PurgeOn& on : all_purges())
        if (on.purge.name == name) named.push_back(std::move(on));
    std::vector<PurgeOn> found;
    for (const Lattice lattice : board::lattices) {
        if (only && lattice != *only) continue;
        // Prefer the lattice's own folder: another's purge of the same name may fit too.
        const PurgeOn* best = nullptr;
        for (const PurgeOn& on : named) {
            const auto& fits = on.purge.lattices;
            const bool better = !best || on.lattice == lattice;
            if (better && std::count(fits.begin(), fits.end(), lattice) > 0) best = &on;
        }
        if (best) found.push_back({best->purge, lattice, best->kind});
    }
    return found;
}

}  // namespace pegwright
