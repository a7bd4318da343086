#include "pegwright/drawing/stories.hpp"

#include "base/shortened.hpp"
#include "game/refereed.hpp"
#include "pegwright/drawing/styles.hpp"

#include <fmt/format.h>

namespace pegwright {
namespace {

using notation::HoleNames;
using render::Marks;
using render::Story;

constexpr std::size_t most_marked_pegs = 12;  // for a goal given as a position
constexpr std::size_t longest_in_title = 40;  // characters, for the board and for each end

// Cuts a text for a title. Names of files may hold bytes that cannot be drawn, so all but ASCII becomes a question
// mark.
std::string shortened(const std::string& text) {
    std::string out = text;
    for (char& c : out)
        if (c < ' ' || c > '~') c = '?';
    return base::shortened(out, longest_in_title);
}

std::string position_words(const Position& position) {
    const std::int64_t pegs = position.peg_count();
    return fmt::format("a position of {} peg{}", pegs, pegs == 1 ? "" : "s");
}

std::vector<Hole> few_pegs(const Position& position) {
    if (position.peg_count() > static_cast<std::int64_t>(most_marked_pegs)) return {};
    return position.holes(true);
}

}  // namespace

// Titles get into files of all formats and their metadata.
std::string picture_title(const Query& query, HoleNames names) {
    const auto& [board, start, goal] = query;
    std::string title = shortened(board.label());
    if (start && start->position())
        title += (goal ? " from " : ", ") + position_words(*start->position());
    else if (start && !start->vacated().empty())
        title += " from " + shortened(holes_text(board, start->vacated(), names));
    if (goal && goal->position())
        title += " to " + position_words(*goal->position());
    else if (goal)
        title +=
            " to " +
            (goal->is_any() ? "any hole" : shortened(notation::goal_text(Problem(board, Start(), *goal), names).value));
    return title;
}

Marks marks_of(const Query& query) {
    Marks marks;
    if (query.start) marks.start = query.start->vacated();
    if (query.goal) marks.finish = query.goal->position() ? few_pegs(*query.goal->position()) : query.goal->finishes();
    return marks;
}

Story story_of(const Solution& solution, HoleNames names) {
    const Query query(solution.problem);
    Story story{picture_title(query, names), render::Diagram(solution.problem.start_position()),
                render::moves_of(solution.jumps), marks_of(query), names};
    // With a goal of any peg, mark where a complete solution ends.
    const auto jumps = static_cast<std::int64_t>(solution.jumps.size());
    if (solution.problem.goal.is_any() && jumps > 0 && jumps == solution.problem.jump_count())
        story.marks.finish = {solution.jumps.back().to};
    return story;
}

void check_moves_can_be_drawn(const Board& board, const std::optional<std::string>& style) {
    style == "map" ? check_fits_map(board) : render::check_fits_picture(board.label(), board);
}

Solution whole_solution(const Player& player, const Limits& limits) {
    render::check_fits_picture(player.problem().board.label(), player.problem().board);
    JumpList jumps;
    player.play(jumps, limits.poll);
    return {player.problem(), std::move(jumps.list)};
}

}  // namespace pegwright
