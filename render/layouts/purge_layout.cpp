#include "render/layouts/film.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::render {

Picture purge_layout(const Purge& purge, Lattice lattice, const Look& look) {
    std::vector<Hole> holes;
    for (const auto& spot : purge.spots) holes.push_back(spot.hole);
    Story story{fmt::format("purge {} on the {} lattice", purge.name, to_string(lattice)),
                Diagram(Board::of(lattice, Spans(std::move(holes)))),
                moves_of(purge.jumps),
                {}};
    for (const auto& spot : purge.spots) {
        story.diagram.set(spot.hole, full_before(spot.kind));
        if (spot.kind == PurgeHole::brings_vacancy) story.marks.start.push_back(spot.hole);
        if (spot.kind == PurgeHole::takes_vacancy) story.marks.finish.push_back(spot.hole);
        if (spot.kind == PurgeHole::catalyst_peg || spot.kind == PurgeHole::catalyst_vacancy)
            story.marks.catalyst.push_back(spot.hole);
    }
    // Unlike holes are in the state that fewer catalyst holes have; of two that differ, the peg is unlike.
    const auto of_kind = [&](PurgeHole kind) {
        return std::count_if(purge.spots.begin(), purge.spots.end(),
                             [&](const auto& spot) { return spot.kind == kind; });
    };
    const auto pegs = of_kind(PurgeHole::catalyst_peg);
    const auto vacancies = of_kind(PurgeHole::catalyst_vacancy);
    const bool has_unlike = pegs > 0 && vacancies > 0;
    for (const auto& spot : purge.spots)
        if (has_unlike &&
            (pegs <= vacancies ? spot.kind == PurgeHole::catalyst_peg : spot.kind == PurgeHole::catalyst_vacancy))
            story.marks.unlike.push_back(spot.hole);
    std::vector<std::string> notes{counted(purge.jumps.size(), "jump") + ", " + counted(story.moves.size(), "move") +
                                   ". Octagons: the catalyst, which is restored; all other pegs leave."};
    if (has_unlike) notes.push_back("Double octagon: the catalyst hole unlike the others, at the start.");
    if (!story.marks.start.empty()) notes.push_back("Square: the vacancy at the start; diamond: where it goes.");
    return film(story, {story.moves, 0, true}, notes, false, look);
}

}  // namespace pegwright::render
