#include "pegwright/drawing/stories.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "game/referee.hpp"
#include "game/refereed.hpp"
#include "notation/solution_stream.hpp"
#include "pegwright/drawing/styles.hpp"

#include <fmt/format.h>

namespace pegwright {
namespace {

using base::fail_input;
using notation::HoleNames;
using render::Marks;
using render::Story;

constexpr std::size_t most_marked_pegs = 12;  // of a goal given as a position
constexpr std::size_t longest_in_title = 40;  // characters of a board or of one end

// Cut to a length that fits a title. A board may be called after any file, and a name that is not printable UTF-8
// could not be drawn: what is not ASCII becomes a question mark.
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

// Plays a solution while it is read, and keeps its jumps: what cannot be drawn is refused at once.
class KeptSolution : public notation::SolutionHandler {
public:
    KeptSolution(const std::string& name, const std::optional<std::string>& style)
        : name_(name), is_map_(style == "map") {}

    void begin(const Problem& problem) override {
        if (is_map_)
            check_fits_map(problem.board);
        else
            render::check_fits_picture(problem.board.label(), problem.board);
        solution_.emplace(Solution{problem, {}});
        referee_.emplace(problem);
    }
    bool take(std::span<const Jump> jumps, std::span<const std::int64_t>) override {
        const std::size_t played = referee_->play(jumps);
        if (played < jumps.size())
            fail_input(fmt::format("{} is no solution: jump {}: {}", name_, referee_->jumps_played() + 1,
                                   referee_->explain(jumps[played]).reason));
        solution_->jumps.insert(solution_->jumps.end(), jumps.begin(), jumps.end());
        return true;
    }
    Solution finished() {
        if (const Verdict verdict = referee_->finish(); !verdict)
            fail_input(fmt::format("{} is no solution: {}", name_, verdict.reason));
        return std::move(*solution_);
    }

private:
    const std::string& name_;
    bool is_map_;
    std::optional<Solution> solution_;
    std::optional<game::Referee> referee_;
};

}  // namespace

// Titles end up in files of all formats and in their metadata.
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
        title += " to " + (goal->is_any() ? "any hole" : shortened(holes_text(board, goal->finishes(), names)));
    return title;
}

// A start or goal that was given as a position marks no vacancies, and its pegs where they are few.
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
    // Any peg will do, and this solution says which.
    if (solution.problem.goal.is_any() && !solution.jumps.empty()) story.marks.finish = {solution.jumps.back().to};
    return story;
}

Solution read_solution_to_draw(ByteSource& source, const std::string& name, const std::optional<std::string>& style,
                               HoleNames names) {
    KeptSolution kept(name, style);
    notation::read_solution(source, name, kept, names);
    return kept.finished();
}

std::vector<Solution> read_solutions_to_draw(ByteSource& source, const std::string& name, HoleNames names) {
    notation::SolutionStream stream(source, name, names);
    std::vector<Solution> solutions;
    while (stream.next()) {
        KeptSolution kept(stream.label(), std::nullopt);
        stream.read(kept);
        solutions.push_back(kept.finished());
    }
    return solutions;
}

Solution whole_solution(const Player& player, const Limits& limits) {
    render::check_fits_picture(player.problem().board.label(), player.problem().board);
    JumpList jumps;
    player.play(jumps, limits.poll);
    return {player.problem(), std::move(jumps.list)};
}

}  // namespace pegwright
