// pegwright feasible: what the theorems say of a board, a vacancy, a pair.
#include "base/error.hpp"
#include "cli/command.hpp"
#include "cli/format.hpp"
#include "cli/json_text.hpp"
#include "cli/output.hpp"
#include "theory/feasibility.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

const char* answer(const Solvability& s) {
    return s.solvable ? "solvable" : s.feasible ? "feasible, but not solvable" : "not feasible";
}

std::string json_head(const BigBoard& board) { return "{\"board\":" + json_string(board.name()); }

std::string json_tail(const Solvability& s) {
    return fmt::format(",\"feasible\":{},\"solvable\":{},\"reason\":{}", s.feasible, s.solvable, json_string(s.reason));
}

int of_board(const BigBoard& board, bool json, Output& output) {
    const Solvability s = board_solvability(board);
    output.write(json ? json_head(board) + json_tail(s) + "}\n"
                      : fmt::format("{}: {}: {}\n", board.name(), answer(s), s.reason));
    return s.solvable ? 0 : 1;
}

int of_pair(const BigBoard& board, const BigHole& vacate, const BigHole& finish, bool json, Output& output) {
    const Solvability s = solvability(board, vacate, finish);
    output.write(json ? json_head(board) + ",\"vacate\":" + json_string(hole_name(vacate)) +
                            ",\"finish\":" + json_string(hole_name(finish)) + json_tail(s) + "}\n"
                      : fmt::format("{} {} {}: {}: {}\n", board.name(), hole_name(vacate), hole_name(finish), answer(s),
                                    s.reason));
    return s.solvable ? 0 : 1;
}

void list_finishes(const BigBoard& board, const BigHole& vacate, const std::string& quote, const std::string& separator,
                   Output& output) {
    constexpr std::size_t piece = std::size_t{1} << 16;
    std::string text;
    bool first = true;
    for_each_finish(board, vacate, [&](const BigHole& h) {
        text += (first ? "" : separator) + quote + hole_name(h) + quote;
        first = false;
        if (text.size() < piece) return;
        output.write(text);
        text.clear();
    });
    output.write(text);
}

int of_vacancy(const BigBoard& board, const BigHole& vacate, bool json, Output& output) {
    constexpr int listed_in_text = 40;
    constexpr int listed_in_json = 100'000'000;
    const Finishes f = finishes(board, vacate);
    if (!json) {
        output.write(fmt::format("{} {}: {}: {}\n", board.name(), hole_name(vacate), answer(f.solvability),
                                 f.solvability.reason));
        if (f.count > 0) output.write(fmt::format("finishing holes: {}", f.count.str()));
        if (f.count > 0 && f.count <= listed_in_text) {
            output.write(": ");
            list_finishes(board, vacate, "", " ", output);
        }
        if (f.count > 0) output.write("\n");
        return f.solvability.solvable ? 0 : 1;
    }
    if (f.count > listed_in_json)
        fail_limit(
            fmt::format("from {} a solution of {} can end at {} holes, too many to list; leave out --format json, or "
                        "name one with --finish",
                        hole_name(vacate), board.name(), f.count.str()));
    output.write(json_head(board) + ",\"vacate\":" + json_string(hole_name(vacate)) + json_tail(f.solvability) +
                 ",\"finishes\":[");
    list_finishes(board, vacate, "\"", ",", output);
    output.write("]}\n");
    return f.solvability.solvable ? 0 : 1;
}

int feasible(const Arguments& arguments) {
    const BigBoard board = BigBoard::parse(arguments.positionals[0]);
    const bool json = wants_json(arguments);
    const auto vacate = arguments.get("vacate");
    const auto finish = arguments.get("finish");
    if (finish && !vacate)
        fail_input(
            "--finish needs --vacate; by time reversal the vacancies that lead to a hole are the finishes from there");
    if (!vacate) {
        Output output("-");
        return of_board(board, json, output);
    }
    const BigHole from = board.parse_hole(*vacate);
    const std::optional<BigHole> to = finish ? std::optional(board.parse_hole(*finish)) : std::nullopt;
    Output output("-");
    return to ? of_pair(board, from, *to, json, output) : of_vacancy(board, from, json, output);
}

}  // namespace

const Command feasible_command{"feasible",
                               "BOARD",
                               1,
                               1,
                               "say whether a problem can be solved, and why; boards of any size",
                               "With --vacate alone: where games with that vacancy can end with one peg.",
                               "  pegwright feasible T5 --vacate b3 --finish b3\n"
                               "  pegwright feasible T20 --vacate g10\n"
                               "  pegwright feasible T1000000000000000000000007 --vacate 0,1\n",
                               {{"vacate", "HOLE", "the hole that is empty at the start"},
                                {"finish", "HOLE", "the hole of the last peg"},
                                {"format", "text|json", "text unless given"}},
                               feasible};

}  // namespace pegwright::cli
