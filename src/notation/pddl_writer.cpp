#include "notation/pddl_writer.hpp"

#include "board/lattice.hpp"
#include "game/position.hpp"

#include <string>

namespace pegwright::notation {
namespace {

constexpr std::size_t flush_at = std::size_t{1} << 16;

std::string location(Hole hole) { return "pos-" + std::to_string(hole.y) + "-" + std::to_string(hole.x); }

std::string jump_words(const Jump& jump) {
    return location(jump.from) + " " + location(jump.over()) + " " + location(jump.to);
}

class Lines {
public:
    explicit Lines(ByteSink& sink) : sink_(sink) {}
    void add(const std::string& line) {
        text_ += line + "\n";
        if (text_.size() >= flush_at) flush();
    }
    void flush() {
        sink_.write(text_);
        text_.clear();
    }

private:
    ByteSink& sink_;
    std::string text_;
};

void add_position(Lines& lines, const Position& position, const std::string& indent) {
    position.board().for_each_hole(
        [&](Hole hole) { lines.add(indent + (position.peg(hole) ? "(occupied " : "(free ") + location(hole) + ")"); });
}

void add_lines_of_holes(Lines& lines, const Board& board) {
    board.for_each_hole([&](Hole from) {
        for (const Hole step : half_directions(board.lattice()))
            for (const int sign : {1, -1}) {
                const Hole over{from.x + sign * step.x, from.y + sign * step.y};
                const Hole to{over.x + sign * step.x, over.y + sign * step.y};
                if (to.x >= 0 && to.y >= 0 && board.contains(over) && board.contains(to))
                    lines.add("    (IN-LINE " + location(from) + " " + location(over) + " " + location(to) + ")");
            }
    });
}

}  // namespace

void write_pddl_problem(const Problem& problem, const Position& last, ByteSink& sink) {
    const Board& board = problem.board;
    Lines lines(sink);
    lines.add("(define (problem pegsolitaire-sequential-" + std::to_string(board.hole_count()) + "-holes)");
    lines.add("  (:domain pegsolitaire-sequential)");
    lines.add("  (:objects");
    board.for_each_hole([&](Hole hole) { lines.add("    " + location(hole) + " - location"); });
    lines.add("  )");
    lines.add("  (:init");
    lines.add("    (= (total-cost) 0)");
    lines.add("    (move-ended)");
    add_lines_of_holes(lines, board);
    add_position(lines, problem.start_position(), "    ");
    lines.add("  )");
    lines.add("  (:goal (and");
    add_position(lines, last, "    ");
    lines.add("  ))");
    lines.add("  (:metric minimize (total-cost))");
    lines.add(")");
    lines.flush();
}

void write_pddl_plan(std::span<const Jump> jumps, ByteSink& sink) {
    Lines lines(sink);
    std::int64_t moves = 0;
    for (std::size_t i = 0; i < jumps.size(); ++i) {
        const bool goes_on = i > 0 && jumps[i - 1].to == jumps[i].from;
        if (i > 0 && !goes_on) lines.add("(end-move " + location(jumps[i - 1].to) + ")");
        lines.add((goes_on ? "(jump-continue-move " : "(jump-new-move ") + jump_words(jumps[i]) + ")");
        moves += goes_on ? 0 : 1;
    }
    if (!jumps.empty()) lines.add("(end-move " + location(jumps.back().to) + ")");
    lines.add("; cost = " + std::to_string(moves) + " (general cost)");
    lines.flush();
}

}  // namespace pegwright::notation
