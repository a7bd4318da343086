// Stories to draw, and checks of pictures.
#pragma once

#include "pegwright/drawing/pictures.hpp"
#include "render/layouts/layouts.hpp"

#include <functional>
#include <string>
#include <vector>

// choose_problem()'s, or with this vacancy.
pegwright::tests::Problem chosen(const std::string& board, const std::string& vacate = "");
pegwright::tests::Story story_for(const std::string& board);
// A map of its plan.
pegwright::tests::Picture map_for(const std::string& board, const std::string& vacate = "");
// The story of a solution as text.
pegwright::tests::Story told(const std::string& solution);

// Boards of all lattices and shapes, several vacancies, any goal, positions.
const std::vector<std::string>& games();

// The usual look, changed. `labels`: a name of labels_of_board().
pegwright::tests::Look with(const std::string& labels);
pegwright::tests::Look asked(const std::function<void(pegwright::tests::Look&)>& change);

// A square page with these items.
pegwright::tests::Picture picture_of(std::vector<pegwright::tests::Item> items);

// In drawing order.
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

// The first text or point outside its page, or the first overlap of texts; empty if all is well.
std::string misplaced(const pegwright::tests::Picture& picture);
