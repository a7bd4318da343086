// HTML: the player, whose script draws the board on a canvas, and the page to play on with a game in it.
#include "render/layouts/geometry.hpp"
#include "render/layouts/layouts.hpp"
#include "render/player/page.hpp"

#include "base/error.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace pegwright::render {
namespace {

constexpr double margin = 0.7;  // units around the holes

// page.html has TITLE for the title and DATA for a JavaScript object:
//
//     at     x, y of every hole in units, holes in the order of their numbers (from 0)
//     names  of the holes
//     empty  numbers of the holes without a peg at the start
//     jumps  from, over and to of each jump, three numbers each
//     moves  the number of the jump that each move begins with, from 0
//     vacate, finish            numbers of the holes that are marked
//     left, top, width, height  of the board with its margin, in units
//
// The page's timer ticks every 16 ms and plays what is due by the clock, up to 1,000 jumps a second. The data are
// numbers and hole names, so they cannot end the script.

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    return out;
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

// Empty if this build has no such page.
std::string_view embedded_page(std::string_view path) {
    for (const PageFile& file : embedded_files())
        if (file.path == path) return file.text;
    return {};
}

}  // namespace

bool has_game_page() { return !embedded_page("pegwright.html").empty(); }

// The page to play on has null where this puts the game, as JSON that cannot end a script.
Picture game_page(const Story& story, const Problem& problem) {
    const Board& board = problem.board;
    nlohmann::json game = {{"title", story.title},
                           {"board", board.name()},
                           {"start", notation::start_text(problem).value},
                           {"goal", notation::goal_text(problem).value},
                           {"moves", nlohmann::json::array()}};
    for (const Move& move : story.moves) game["moves"].push_back(move_text(board, move));
    constexpr std::string_view before = R"(id="given">)";
    std::string page(embedded_page("pegwright.html"));
    const std::size_t at = page.find(std::string(before) + "null<");
    if (at == page.npos) base::fail_internal("a page without a place for the game");
    page.replace(at + before.size(), 4, replaced(game.dump(), "<", "\\u003c"));
    return {story.title, "a page to play on", {}, std::move(page)};
}

Picture player_layout(const Story& story) {
    const Board& board = story.diagram.board();
    if (board.hole_count() > most_holes_on_board)
        fail_limit(fmt::format("{}: the player shows at most {} holes", story.title, most_holes_on_board));
    // Thousandths of a unit are finer than a pixel.
    const auto rounded = [](double v) { return std::round(v * 1000) / 1000; };
    Point least{1e18, 1e18};
    Point most{-1e18, -1e18};
    nlohmann::json data;
    for (const char* key : {"at", "names", "empty", "jumps", "moves", "vacate", "finish"})
        data[key] = nlohmann::json::array();
    story.diagram.for_each_hole([&](Hole hole, bool peg) {
        const Point p = unit_place(board.lattice(), hole);
        least = {std::min(least.x, p.x), std::min(least.y, p.y)};
        most = {std::max(most.x, p.x), std::max(most.y, p.y)};
        if (!peg) data["empty"].push_back(data["names"].size());
        data["at"].push_back(rounded(p.x));
        data["at"].push_back(rounded(p.y));
        data["names"].push_back(hole_text(board, hole, story.names));
    });
    for (const Move& move : story.moves) {
        data["moves"].push_back(data["jumps"].size() / 3);
        for (std::size_t i = 1; i < move.size(); ++i)
            for (const Hole hole : {move[i - 1], Jump{move[i - 1], move[i]}.over(), move[i]})
                data["jumps"].push_back(board.index(hole));
    }
    for (const Hole hole : story.marks.start) data["vacate"].push_back(board.index(hole));
    for (const Hole hole : story.marks.finish) data["finish"].push_back(board.index(hole));
    data["left"] = rounded(least.x - margin);
    data["top"] = rounded(least.y - margin);
    data["width"] = rounded(most.x - least.x + 2 * margin);
    data["height"] = rounded(most.y - least.y + 2 * margin);
    // Replace only the first DATA, before the title, which may hold any word.
    std::string page(embedded_page("page.html"));
    const std::size_t at = page.find("DATA");
    const std::string tail = page.substr(at + 4);
    page = replaced(page.substr(0, at), "TITLE", escaped(story.title)) + data.dump() + tail;
    return {story.title, "a player", {}, std::move(page)};
}

}  // namespace pegwright::render
