#include "cli/questions/marked_pegs.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::cli {
namespace {

[[noreturn]] void fail_no_trace(const std::string& text) {
    fail_input(fmt::format("--trace '{}' is no first and last hole of a peg, such as c3:d4 or c3:d4,d4:c3",
                           base::shortened(text, 40)));
}

// Between two colons stand the last hole of one peg and the first of the next, as c3,d4 or 2,2,3,3.
std::pair<std::string, std::string> in_halves(const std::string& text, const std::string& whole) {
    const auto commas = std::count(text.begin(), text.end(), ',');
    if (commas % 2 == 0) fail_no_trace(whole);
    std::size_t middle = text.find(',');
    for (auto i = commas / 2; i > 0; --i) middle = text.find(',', middle + 1);
    return {text.substr(0, middle), text.substr(middle + 1)};
}

std::vector<MarkedPeg> traces(const Board& board, const std::string& text, HoleNames names) {
    std::vector<std::string> holes;
    std::size_t at = 0;
    for (std::size_t colon = text.find(':'); colon != text.npos; colon = text.find(':', at)) {
        const std::string word = text.substr(at, colon - at);
        if (holes.empty()) {
            holes.push_back(word);
        } else {
            const auto [last, first] = in_halves(word, text);
            holes.insert(holes.end(), {last, first});
        }
        at = colon + 1;
    }
    if (holes.empty()) fail_no_trace(text);
    holes.push_back(text.substr(at));
    const auto is_pair_with_letters = [](const std::string& hole) {
        return hole.find(',') != hole.npos && hole.find_first_not_of("0123456789, ") != hole.npos;
    };
    for (const std::string& hole : holes)
        if (hole.empty() || is_pair_with_letters(hole)) fail_no_trace(text);
    std::vector<MarkedPeg> marks;
    for (std::size_t i = 0; i < holes.size(); i += 2)
        marks.push_back({parse_hole(board, holes[i], names), parse_hole(board, holes[i + 1], names)});
    return marks;
}

}  // namespace

const char* marks_option_given(const Arguments& arguments) {
    for (const OptionSpec& option : {survivor_option, trace_option})
        if (arguments.has(option.name)) return option.name;
    return nullptr;
}

std::vector<MarkedPeg> marks_given(const Arguments& arguments, const Problem& problem, HoleNames names) {
    const Board& board = problem.board;
    std::vector<MarkedPeg> marks;
    if (const auto text = arguments.get(trace_option.name)) marks = traces(board, *text, names);
    if (const auto text = arguments.get(survivor_option.name)) {
        const Hole from = parse_hole(board, *text, names);
        const auto traced = [&](const MarkedPeg& mark) { return mark.from == from; };
        if (std::none_of(marks.begin(), marks.end(), traced) || problem.goal_pegs() != 1)
            marks.push_back({from, std::nullopt});
    }
    check_marks(problem, marks, [&](Hole hole) { return hole_text(board, hole, names); });
    return marks;
}

std::string trace_text(const Board& board, const MarkedPeg& mark, HoleNames names) {
    return hole_text(board, mark.from, names) + (mark.to ? ":" + hole_text(board, *mark.to, names) : "");
}

std::string marks_comment(const Board& board, const std::vector<MarkedPeg>& marks, HoleNames names) {
    std::string text;
    for (const MarkedPeg& mark : marks)
        text += fmt::format("# the peg from {} {}\n", hole_text(board, mark.from, names),
                            mark.to ? "ends in " + hole_text(board, *mark.to, names) : "is the last one");
    return text;
}

}  // namespace pegwright::cli
