#include "cli/picture.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "notation/positions.hpp"
#include "pegwright/refereed.hpp"
#include "render/canvas.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace pegwright::cli {
namespace {

constexpr std::int64_t most_holes_in_memory = 250'000;
constexpr std::int64_t most_holes_on_map = 1'000'000;
constexpr std::int64_t most_holes_for_single_sixes = 20'000;

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

class PlanMap {
public:
    explicit PlanMap(const Plan& plan)
        : plan_(plan), together_(plan.problem.board.hole_count() > most_holes_for_single_sixes) {}

    std::vector<Region> regions() {
        std::int32_t number = 0;
        plan_.for_each_strip([&](const Level& level) { add_strip(level, ++number); });
        const Board& base = plan_.base_problem.board;
        Region region{{}, base.name(), Ink::base};
        base.for_each_hole([&](Hole h) { region.holes.push_back(plan_.base_place(h)); });
        regions_.push_back(std::move(region));
        if (plan_.base.right) add_sixes(plan_.base_place * plan_.base.right->place, plan_.base_sixes_right);
        if (plan_.base.left) add_sixes(plan_.base_place * plan_.base.left->place, plan_.base_sixes_left);
        return std::move(regions_);
    }

private:
    bool triangular() const { return plan_.problem.board.family() == Board::Family::triangle; }

    void add_strip(const Level& level, std::int32_t number) {
        const bool clear = level.kind == Level::Kind::clear;
        // Any state will do: the chains are in the same places.
        const Program& program = clear ? plan_.catalogue->heads.at(level.width)[1] : *level.relocation;
        const Affine place = level.place * Affine{{level.offset, 0}};
        const std::string what = !clear ? "R" : triangular() ? "Tr" : fmt::format("{}x3", level.width);
        Region head{{}, fmt::format("{} {}", what, number), clear ? Ink::head : Ink::relocating};
        for (std::int32_t y = 1; y <= level.rows; ++y)
            for (std::int32_t x = 0; x < level.width + (triangular() ? y - 1 : 0); ++x)
                head.holes.push_back(place(Hole{x, y}));
        regions_.push_back(std::move(head));
        if (program.right) add_sixes(place * program.right->place, level.sixes_right());
        if (program.left) add_sixes(place * program.left->place, level.sixes_left());
    }

    void add_sixes(const Affine& first, std::int32_t count) {
        Region chain{{}, fmt::format("6 × {}", count), Ink::six};
        for (std::int32_t i = 0; i < count; ++i) {
            Region six{{}, "6", i % 2 == 0 ? Ink::six : Ink::other_six};
            for (std::int32_t y = 0; y < 3; ++y)
                for (const std::int32_t x : {2, 3}) six.holes.push_back(first(Hole{2 * i + x, y}));
            if (together_)
                chain.holes.insert(chain.holes.end(), six.holes.begin(), six.holes.end());
            else
                regions_.push_back(std::move(six));
        }
        if (!chain.holes.empty()) regions_.push_back(std::move(chain));
    }

    const Plan& plan_;
    bool together_;
    std::vector<Region> regions_;
};

}  // namespace

bool is_player_name(const std::string& path) { return lower(path).ends_with(".html"); }

bool is_picture_name(const std::string& path) {
    const std::string name = lower(path);
    return name.ends_with(".svg") || name.ends_with(".pdf") || name.ends_with(".png") || name.ends_with(".html");
}

Solution whole_solution(const Way& way) {
    const Problem& problem = way.problem();
    if (problem.board.hole_count() > most_holes_in_memory)
        fail_limit(fmt::format("{} is too large for a picture of its moves (at most {} holes); {}",
                               problem.board.name(), most_holes_in_memory,
                               problem.board.hole_count() <= most_holes_on_map
                                   ? "--style map takes a million"
                                   : "without --output solve writes them as text"));
    JumpList jumps;
    way.play(jumps, [](const Place&) { check_interrupt(); });
    return {problem, std::move(jumps.list)};
}

Solution constructed_solution(const Problem& problem) {
    const auto way = construct_way(problem);
    if (!way) fail_limit(problem_words(problem) + ": no constructor makes a solution of this problem");
    return whole_solution(*way);
}

std::string title_of(const Problem& problem) {
    return fmt::format("{} from {} to {}", problem.board.name(), hole_name(problem.vacate()),
                       hole_name(problem.finish()));
}

Story story_of(const Solution& solution) {
    Story story{title_of(solution.problem),
                Diagram(solution.problem.board),
                moves_of(solution.jumps),
                {solution.problem.vacate(), solution.problem.finish(), {}}};
    story.diagram.set(solution.problem.vacate(), false);
    return story;
}

Picture map_of(const Problem& problem) {
    if (problem.board.hole_count() > most_holes_on_map)
        fail_limit(problem.board.name() +
                   " is too large for a map, which takes a million holes at most; solve writes the moves as text");
    const Construction construction(problem);
    if (!construction.plan())
        fail_limit(problem.board.name() +
                   ": a line is solved without a plan, so there is no map of it; --style film shows its moves");
    const Plan& plan = *construction.plan();
    const bool triangle = problem.board.family() == Board::Family::triangle;
    const auto any = [&](bool relocating) {
        return std::any_of(plan.levels.begin(), plan.levels.end(),
                           [&](const Level& level) { return (level.relocation != nullptr) == relocating; });
    };
    std::vector<std::string> legend{"square: the hole vacated; diamond: the hole of the last peg",
                                    plan.base_problem.board.name() + ": base board, a stored solution; 6: 6-purge"};
    const auto has_width = [&](std::int32_t width) {
        return std::any_of(plan.levels.begin(), plan.levels.end(),
                           [&](const Level& level) { return !level.relocation && level.width == width; });
    };
    const std::string blocks = std::string(has_width(4) ? "4x3" : "") + (has_width(4) && has_width(5) ? ", " : "") +
                               (has_width(5) ? "5x3" : "");
    if (any(false))
        legend.push_back(triangle ? "Tr: trapezoid purge, the head of a strip"
                                  : blocks + ": block under three catalyst holes, the head of a strip");
    if (any(true)) legend.push_back("R: relocating purge");
    if (!plan.levels.empty()) legend.push_back("numbers: strips from the outside in");
    return map_layout("plan of " + title_of(problem), problem.board.lattice(), PlanMap(plan).regions(),
                      {problem.vacate(), problem.finish(), {}}, legend);
}

void write_picture_file(const Picture& picture, const Theme& theme, const std::string& path) {
    const PictureFormat format = picture_format(path);
    Output output(path);
    Progress progress("draw " + path, "", 0);
    progress.report("writing");
    write_picture(picture, theme, format, output);
    output.commit();
}

void write_player_file(const Story& story, const std::string& path) {
    const std::string page = player_page(story);
    Output output(path);
    output.write(page);
    output.commit();
}

}  // namespace pegwright::cli
