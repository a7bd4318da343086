#include "support/triangle_passes.hpp"

#include <array>
#include <map>
#include <sstream>
#include <string>
#include <utility>

namespace passes {
namespace {

// The shortest one as text: a line a move, with what becomes of it and its holes; = before the hole that the
// stretched jump leads to.
Pass pass(std::int32_t shortest, std::int32_t doubled_excess, Pegs before, Pegs after, const std::string& text) {
    static const std::map<std::string, Change> changes{
        {"stays", stays}, {"right", shifted}, {"sweep", stretched}, {"again", again}, {"back", again_back}};
    Pass result{shortest, doubled_excess, std::move(before), std::move(after), {}};
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (const auto change = changes.find(word); change != changes.end()) {
            result.moves.push_back({change->second, {}, 0});
        } else if (word == "=") {
            result.moves.back().jump = result.moves.back().way.size() - 1;
        } else {
            const auto comma = word.find(',');
            result.moves.back().way.push_back({std::stoi(word.substr(0, comma)), std::stoi(word.substr(comma + 1))});
        }
    }
    return result;
}

Way moved_right(Way way, std::int32_t columns) {
    for (Hole& hole : way) hole.x += columns;
    return way;
}

Way stretch(const PassMove& move, std::int32_t times) {
    const Hole step = move.way[move.jump + 1] - move.way[move.jump];
    Way way;
    for (std::size_t i = 0; i < move.way.size(); ++i) {
        // Whatever is right of the stretched jump goes to the right.
        const bool beyond = step.x > 0 ? i > move.jump : i <= move.jump;
        way.push_back(move.way[i] + Hole{beyond ? 2 * times : 0, 0});
        if (i != move.jump) continue;
        for (std::int32_t k = 0; k < times; ++k) way.push_back(way.back() + step);
    }
    return way;
}

const Pass even_a_to_b = pass(8, 6, at_left, at_both, R"(
    again 5,1 3,-1
    sweep 2,1 2,-1 = 4,-1
    sweep 3,1 = 5,1 5,-1 3,-1
    right 7,1 5,1
    right 8,1 6,-1 6,1 4,1 2,-1
    stays 0,1 0,-1
    sweep 0,-2 0,0 = 2,0 2,-2 4,0
)");
const Pass even_b_to_c = pass(12, 6, at_both, at_right, R"(
    right 7,1 7,-1
    right 9,1 7,1 5,-1
    again 3,1 3,-1
    sweep 0,1 0,-1 = 2,-1 4,-1 6,-1 8,-1 8,1
    right 5,1 7,1 9,1 9,-1
    sweep 1,1 = 3,1 5,1 5,-1
    right 12,1 10,-1 8,-1
    sweep 1,0 = 3,0 5,0 5,-2 7,-2 9,0
    right 11,1 9,1 9,-1 11,1
)");
const Pass even_c_to_a = pass(8, 8, at_right, at_left, R"(
    right 8,1 6,-1 4,-1
    right 5,1 5,-1 3,-1
    right 3,1 5,1
    right 6,1 4,1 2,-1 4,-1
    back  1,1 3,1 1,-1
    right 7,1 5,-1 3,-1
    sweep 0,1 0,-1 = 2,-1
    sweep 4,0 2,-2 2,0 = 0,0
)");
const Pass odd_a_to_b = pass(9, 7, at_left, at_both, R"(
    right 5,1 3,-1
    again 3,1 1,-1
    sweep 0,1 0,-1 = 2,-1 4,-1
    right 7,1 5,-1
    sweep 8,0 6,0 4,-2 4,0 = 2,0
    sweep 9,1 = 7,1 5,1 3,1 1,-1
    stays 0,-2 2,0
    stays 1,1 3,1 1,-1 1,1
)");
const Pass odd_b_to_c = pass(11, 9, at_both, at_right, R"(
    stays 5,1 3,-1
    again 7,1 5,-1
    sweep 2,1 2,-1 = 4,-1 6,-1
    sweep 3,1 = 5,1 7,1 7,-1 5,-1
    stays 0,1 2,1 0,-1
    sweep 0,0 0,-2 2,0 = 4,0 6,0 4,-2 6,-2
    right 8,1 8,-1
    right 11,1 9,-1 7,-1
    right 6,-2 8,0
    right 10,1 8,1 8,-1 10,1
)");
const Pass odd_c_to_a = pass(9, 7, at_right, at_left, R"(
    right 7,1 7,-1 5,-1
    right 5,1 7,1
    right 8,1 6,1 4,-1 6,-1
    right 3,1 5,1 3,-1
    back  1,1 3,1 1,-1
    sweep 0,1 0,-1 = 2,-1 4,-1
    right 9,1 7,-1 5,-1
    sweep 6,0 4,-2 4,0 = 2,0 0,0
)");

// The same with a peg left in column 1 each time.
const Pegs none{};
const Pegs far{{}, {{3, -1}}};
const Pegs trail{{{1, -3}}, {}};
const Pegs trail_and_far{{{1, -3}}, {{3, -1}}};
const Pegs trail_and_right{{{1, -3}}, {{2, -1}}};

const Pass even_start = pass(8, 6, none, trail_and_far, R"(
    again 3,1 3,-1
    sweep 6,1 4,-1 = 2,-1
    sweep 7,0 = 5,0 3,0
    stays 1,1 3,1 3,-1 1,-1
    stays 0,1 0,-1 2,-1 2,1
    sweep 5,1 = 3,1 1,1 1,-1
    right 8,1 6,1
)");
const Pass even_go_on = pass(8, 6, far, trail_and_right, R"(
    again 2,1 2,-1
    right 5,1 3,-1
    sweep 0,0 = 2,0 4,0 2,-2 2,0
    sweep 0,1 = 2,1 2,-1
    sweep 7,1 5,1 5,-1 = 3,-1 1,-1
    right 8,1 6,-1 6,1
    right 3,1 5,1 7,1
)");
const Pass even_close = pass(8, 6, at_right, trail, R"(
    again 3,1 3,-1
    sweep 6,1 4,-1 = 2,-1
    right 8,1 6,1 6,-1
    sweep 7,0 5,-2 5,0 = 3,0
    stays 1,1 3,1 3,-1 1,-1
    stays 0,1 0,-1 2,-1 2,1
    sweep 5,1 = 3,1 1,1 1,-1
)");
const Pass odd_start = pass(9, 7, none, trail_and_far, R"(
    right 7,1 7,-1
    right 5,1 7,1 5,-1
    back  3,1 5,1 3,-1
    sweep 2,1 2,-1 = 4,-1 6,-1
    sweep 8,0 6,-2 6,0 = 4,0 2,0
    stays 0,1 0,-1 2,1
    stays 1,1 3,1 1,-1
    right 9,1 7,1
)");
const Pass odd_go_on = pass(9, 7, far, trail_and_right, R"(
    right 6,1 6,-1 4,-1
    right 4,1 6,1
    right 7,1 5,1 5,-1 3,-1 5,1
    back  2,1 2,-1 4,1 6,1
    stays 0,1 2,1 4,1
    sweep 9,1 7,-1 7,1 = 5,1 3,1
    stays 0,0 2,0
    stays 3,1 1,-1
)");
const Pass odd_close = pass(11, 7, at_right, trail, R"(
    stays 4,1 2,-1
    stays 6,1 4,1 4,-1
    again 8,1 6,1 6,-1
    sweep 9,1 7,-1 = 5,-1 3,-1 1,-1
    right 11,1 9,1 9,-1
    sweep 10,0 8,-2 8,0 = 6,0 4,0
    stays 0,1 0,-1 2,-1
    stays 2,1 4,1
    stays 1,1 1,-1 3,-1 5,1 3,1 1,-1
)");

}  // namespace

std::vector<Way> moves_of(const Pass& pass, std::int32_t length) {
    const std::int32_t times = (length - pass.shortest) / 2;
    std::vector<Way> ways;
    for (const PassMove& move : pass.moves) {
        if (move.change == stays) ways.push_back(move.way);
        if (move.change == shifted) ways.push_back(moved_right(move.way, 2 * times));
        if (move.change == stretched) ways.push_back(stretch(move, times));
        for (std::int32_t k = 0; k <= times; ++k) {
            if (move.change == again) ways.push_back(moved_right(move.way, 2 * k));
            if (move.change == again_back) ways.push_back(moved_right(move.way, 2 * (times - k)));
        }
    }
    return ways;
}

const Pass& pass_from(std::size_t place, std::int32_t length) {
    static const std::array<const Pass*, 6> even{&even_a_to_b, &even_b_to_c, &even_c_to_a,
                                                 &even_start,  &even_go_on,  &even_close};
    static const std::array<const Pass*, 6> odd{&odd_a_to_b, &odd_b_to_c, &odd_c_to_a,
                                                &odd_start,  &odd_go_on,  &odd_close};
    return *(length % 2 == 0 ? even : odd)[place];
}

}  // namespace passes
