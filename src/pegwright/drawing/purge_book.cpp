#include "pegwright/drawing/styles.hpp"

#include "construct/catalogue/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright {
namespace {

using render::Picture;

void make_one_size(std::vector<render::Page>& pages) {
    double width = 0;
    double height = 0;
    for (const render::Page& page : pages) {
        width = std::max(width, page.width);
        height = std::max(height, page.height);
    }
    for (render::Page& page : pages) {
        page.width = width;
        page.height = height;
    }
}

// Puts as many pages on one as fit; each gets a bookmark.
std::vector<render::Page> bound(std::vector<render::Page> pages) {
    double tallest = 0;
    for (const render::Page& page : pages) tallest = std::max(tallest, page.height);
    std::vector<render::Page> book;
    for (render::Page& page : pages) {
        if (!book.empty() && book.back().height + page.height <= tallest)
            append_below(book.back(), page);
        else
            book.push_back(std::move(page));
    }
    make_one_size(book);
    return book;
}

}  // namespace

Drawn draw_purges(const std::vector<PurgeOn>& purges, const render::Look& look) {
    Picture picture = render::purge_layout(purges.front().purge, purges.front().lattice, look);
    if (purges.size() == 1) return {"", std::move(picture)};
    const bool book = purges[0].purge.name != purges[1].purge.name;
    for (std::size_t i = 1; i < purges.size(); ++i) {
        Picture next = render::purge_layout(purges[i].purge, purges[i].lattice, look);
        if (book)
            picture.pages.push_back(std::move(next.pages.front()));
        else
            append_below(picture.pages.front(), next.pages.front());
    }
    picture.title =
        render::named_by(look, book ? fmt::format("The purges of the {} lattice", to_string(purges[0].lattice))
                                    : "purge " + purges[0].purge.name);
    if (!book) {
        picture.description = fmt::format("the same on {} lattices: {}", purges.size(), picture.description);
        return {"", std::move(picture)};
    }
    picture.description = fmt::format("{} purges", purges.size());
    for (std::size_t i = 0; i < purges.size(); ++i) picture.pages[i].bookmarks = {{purges[i].purge.name, {0, 0}}};
    picture.pages = bound(std::move(picture.pages));
    return {"", std::move(picture)};
}

std::vector<PurgeOn> purges_named(const std::string& text) {
    std::vector<std::pair<Lattice, std::vector<game::Purge>>> folders;
    for (const Lattice lattice : board::lattices) {
        folders.emplace_back(lattice, construct::library_purges(std::string(to_string(lattice))));
        if (text != to_string(lattice)) continue;
        std::vector<PurgeOn> all;
        for (game::Purge& purge : folders.back().second) all.push_back({std::move(purge), lattice});
        return all;
    }
    const std::size_t colon = text.find(':');
    const auto only = colon == std::string::npos ? std::nullopt : board::lattice_named(text.substr(0, colon));
    const std::string name = only ? text.substr(colon + 1) : text;
    std::vector<PurgeOn> found;
    for (const Lattice lattice : board::lattices) {
        if (only && lattice != *only) continue;
        // Prefer the lattice's own folder: another's purge of the same name may fit too.
        const game::Purge* best = nullptr;
        for (const auto& [folder, purges] : folders)
            for (const game::Purge& purge : purges)
                if (purge.name == name && std::count(purge.lattices.begin(), purge.lattices.end(), lattice) > 0 &&
                    (!best || folder == lattice))
                    best = &purge;
        if (best) found.push_back({*best, lattice});
    }
    return found;
}

}  // namespace pegwright
