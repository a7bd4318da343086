// Times are at speed 1.
#include "render/animation.hpp"
#include "render/layouts/board_items.hpp"
#include "render/layouts/board_page.hpp"
#include "render/layouts/film.hpp"
#include "render/layouts/pages.hpp"

#include "base/error.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <span>

namespace pegwright::render {
namespace {

constexpr BoardPageStyle page_style{16, 10, 8, 30, 0};  // in points
constexpr double caption_size = 9;
constexpr double caption_gap = 8;  // points above
constexpr double legend_gap = 4;
constexpr double line_height = 1.4;
constexpr double least_room = 200;  // points between the margins
constexpr double board_size = 400;  // points that a board's longer side aims at, within these scales
constexpr double least_scale = 8;
constexpr double most_scale = 30;
constexpr std::int64_t most_holes = most_holes_with_ids;  // each peg is an element with its own times

constexpr double lead = 1.5;     // seconds before the first move
constexpr double reading = 0.4;  // from a move's caption to its first jump
constexpr double sliding = 0.5;
constexpr double between = 0.1;  // between jumps of a move
constexpr double after = 0.3;    // after a move
constexpr double still = 3;      // at the end

double scale_for(const Board& board) {
    const Frame one(board, 1, {});
    return std::clamp(std::floor(board_size / std::max(one.width(), one.height())), least_scale, most_scale);
}

void check_size(const Story& story) {
    if (story.diagram.board().hole_count() > most_holes)
        fail_limit(fmt::format("{}: an animation shows at most {} holes; use a film, or the player (.html)",
                               story.title, most_holes));
}

class Recorder {
public:
    Recorder(const Diagram& diagram, const Frame& frame, double speed)
        : frame_(frame), speed_(speed), time_(lead / speed) {
        diagram.for_each_hole([&](Hole hole, bool peg) {
            if (!peg) return;
            in_[hole] = pegs_.size();
            pegs_.push_back({"peg-" + hole_text(diagram.board(), hole, HoleNames::letters), frame.at(hole), {}, {}});
        });
    }

    // Returns the time from the move's caption to the next.
    Span play(const Move& move) {
        const double begin = time_;
        pass(reading);
        for (std::size_t i = 1; i < move.size(); ++i) {
            if (i > 1) pass(between);
            jump({move[i - 1], move[i]});
        }
        pass(after);
        return {begin, time_};
    }
    double finish() {
        pass(still);
        return time_;
    }
    // A jumping peg comes after the one it takes, to be drawn over it.
    std::vector<MovingPeg> pegs() {
        const auto end = [](const MovingPeg& peg) {
            return peg.gone ? peg.gone->begin : std::numeric_limits<double>::max();
        };
        std::stable_sort(pegs_.begin(), pegs_.end(),
                         [&](const MovingPeg& a, const MovingPeg& b) { return end(a) < end(b); });
        return std::move(pegs_);
    }

private:
    void pass(double seconds) { time_ += seconds / speed_; }
    void jump(Jump jump) {
        const Span during{time_, time_ + sliding / speed_};
        const std::size_t peg = in_.at(jump.from);
        const std::size_t taken = in_.at(jump.over());
        pegs_[peg].slides.push_back({during, frame_.at(jump.to)});
        pegs_[taken].gone = during;
        in_.erase(jump.from);
        in_.erase(jump.over());
        in_[jump.to] = peg;
        time_ = during.end;
    }

    const Frame& frame_;
    double speed_;
    double time_;
    std::map<Hole, std::size_t> in_;  // the peg in each hole
    std::vector<MovingPeg> pegs_;
};

}  // namespace

Picture animation_layout(const Story& story, const Look& look, std::optional<MoveRange> only) {
    const std::size_t count = story.moves.size();
    const MoveRange range = checked_range(story, only);
    const auto moves = std::span(story.moves).subspan(range.first - 1, range.last + 1 - range.first);
    const Board& board = story.diagram.board();
    check_size(story);

    BoardPageStyle style = page_style;
    style.scale = scale_for(board);
    Look bare = look;
    bare.legend = false;  // it stands below the captions
    if (!look.width) {
        bare.scale = look.scale.value_or(style.scale);
        bare.width = std::max(Frame(board, *bare.scale, {}).width(), least_room) + 2 * margin_of(look, style.margin);
    }
    BoardPage sheet = board_page(story.title, Frame(board, style.scale, {}), {}, bare, style);

    auto animation = std::make_shared<Animation>();
    Page& scene = animation->scene;
    scene = std::move(sheet.page);
    const double margin = margin_of(look, style.margin);
    const double room = scene.width - 2 * margin;
    const double top = scene.height - margin + caption_gap;
    std::size_t lines = 1;
    const auto caption = [&](std::string id, Span during, const std::string& text) {
        Caption made{std::move(id), during, {}};
        for (const std::string& line : wrapped(text, caption_size, room)) {
            const double y = top + line_height * caption_size * (static_cast<double>(made.lines.size()) + 0.5);
            made.lines.push_back(Text{{scene.width / 2, y}, line, caption_size, Ink::text, Align::middle});
        }
        lines = std::max(lines, made.lines.size());
        animation->captions.push_back(std::move(made));
    };

    Diagram diagram = story.diagram;
    for (std::size_t i = 0; i + 1 < range.first; ++i) diagram.play(story.moves[i]);
    const Diagram begin = diagram;
    Recorder recorder(begin, sheet.frame, look.speed.value_or(1));
    caption("", {0, lead / look.speed.value_or(1)},
            range.first == 1 ? counted(count, "move")
                             : fmt::format("after {} of {}", range.first - 1, counted(count, "move")));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::size_t number = range.first + i;
        caption(fmt::format("move-{}", number), recorder.play(moves[i]),
                fmt::format("move {} of {}: {}", number, count, move_text(board, moves[i], story.names)));
    }
    animation->seconds = recorder.finish();
    animation->captions.back().during.end = animation->seconds;
    animation->pegs = recorder.pegs();
    double y = top + line_height * caption_size * static_cast<double>(lines);
    if (const std::string marks = marks_legend(story.marks); look.legend && !marks.empty()) {
        y += legend_gap;
        for (const std::string& line : wrapped(marks, style.legend_size, room)) {
            y += line_height * style.legend_size;
            scene.items.push_back(Text{{scene.width / 2, y - line_height * style.legend_size / 2},
                                       line,
                                       style.legend_size,
                                       Ink::text,
                                       Align::middle});
        }
    }
    scene.height = y + margin;

    Diagram empty(board);
    board.for_each_hole([&](Hole hole) { empty.set(hole, false); });
    add_position(scene.items, sheet.frame, empty, true);
    add_marks(scene.items, sheet.frame, story.marks);
    animation->radius = peg_radius * sheet.frame.scale();
    Picture picture{named_by(look, story.title), counted(count, "move") + ", one after the other", {animation->at(0)}};
    picture.animation = std::move(animation);
    return picture;
}

}  // namespace pegwright::render
