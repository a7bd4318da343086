// Stories to draw, and the sizes of what a picture shows.
#pragma once

#include "pegwright/drawing/pictures.hpp"
#include "render/layouts/layouts.hpp"

#include <functional>
#include <string>
#include <vector>

// The problem choose_problem() picks for a board, or the one with this vacancy.
pegwright::tests::Problem chosen(const std::string& board, const std::string& vacate = "");
pegwright::tests::Story story_for(const std::string& board);
// The plan of the problem that choose_problem() picks for a board, or for one with this vacancy.
pegwright::tests::Picture map_for(const std::string& board, const std::string& vacate = "");
// A story of a solution as text.
pegwright::tests::Story told(const std::string& solution);

// Solutions on boards of all lattices and shapes, as text: several vacancies, any goal, positions.
const std::vector<std::string>& games();

// The usual look with these labels, or changed in some other way.
pegwright::tests::Look with(pegwright::tests::Labels labels);
pegwright::tests::Look asked(const std::function<void(pegwright::tests::Look&)>& change);

// A square picture of one page with these items.
pegwright::tests::Picture picture_of(std::vector<pegwright::tests::Item> items);

// The texts, or all items of another kind, of a page or a picture in drawing order.
template <class Kind>
std::vector<Kind> all(const pegwright::tests::Page& page) {
    std::vector<Kind> found;
    for (const pegwright::tests::Item& item : page.items)
        if (const Kind* kind = std::get_if<Kind>(&item)) found.push_back(*kind);
    return found;
}
template <class Kind>
std::vector<Kind> all(const pegwright::tests::Picture& picture) {
    std::vector<Kind> found;
    for (const pegwright::tests::Page& page : picture.pages)
        for (Kind& kind : all<Kind>(page)) found.push_back(std::move(kind));
    return found;
}

// The first thing that is wrong with a picture's places: a text or point outside of its page, or two
// texts that overlap. Empty if all is well.
std::string misplaced(const pegwright::tests::Picture& picture);
