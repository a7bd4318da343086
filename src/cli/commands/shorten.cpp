#include "pegwright/solving/shorten.hpp"

#include "base/printable.hpp"
#include "cli/answers/picture.hpp"
#include "cli/answers/solution.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/begun_game.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/search_run.hpp"
#include "cli/streams/input.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/output.hpp"
#include "game/refereed.hpp"
#include "notation/positions.hpp"
#include "pegwright/checking/verify.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace pegwright::cli {
namespace {

// A million jumps then take a minute, with reading and writing.
constexpr const char* seconds_unless_given = "50";

bool json_wanted(const Arguments& arguments, const std::string& path) {
    if (path.empty()) fail_input("--output needs the name of a file, or - for standard output");
    const auto format = arguments.get("format");
    if (picture_wanted(format, path))
        fail_input("shorten writes text or JSON; pegwright draw makes pictures of what it writes");
    if (format && *format != "text" && *format != "json")
        fail_input("unknown format '" + *format + "'; formats are text and json");
    const bool json = format.value_or(path.ends_with(".json") ? "json" : "text") == "json";
    if (!json && path.ends_with(".json"))
        fail_input("--format text does not go with a file named .json; leave out one of the two");
    return json;
}

class Shortener {
public:
    explicit Shortener(const Arguments& arguments)
        : arguments_(arguments),
          path_(arguments.get("output").value_or("-")),
          json_(json_wanted(arguments, path_)),
          names_(hole_names_given(arguments)) {
        options_.seed = number_given(arguments, "seed").value_or(0);
        options_.rounds = number_given(arguments, "rounds");
        options_.until_limit = arguments.has("time") && !options_.rounds;
        arguments_.options.try_emplace("time", seconds_unless_given);
        SearchRun(arguments_, "");  // checks options before a long file is read
    }

    int run() {
        const std::string& path = arguments_.positionals[0];
        Input input(path);
        SearchRun reading(untimed(), "read " + path);
        VerifyOptions options;
        options.names = names_;
        options.query = query_of_moves(arguments_);
        options.limits = reading.limits;
        options.begun = [&](const Problem& problem) {
            check_can_be_shortened(static_cast<std::size_t>(std::max<std::int64_t>(problem.jump_count(), 0)),
                                   reading.limits);
        };
        read_games(input, path, options, [&](const Finding& finding, std::vector<Jump> jumps) {
            const Trouble trouble = trouble_with(finding, Wanted::solution, options);
            worst_ = std::max(worst_, trouble.code);
            trouble.code == 0 ? shorten_game(finding.name, game_of(finding, std::move(jumps), options))
                              : complain(trouble.words);
        });
        if (output_) output_->commit();
        return worst_;
    }

private:
    Arguments untimed() const {
        Arguments others = arguments_;
        others.options.erase("time");
        return others;
    }

    void shorten_game(const std::string& name, BegunGame game) {
        std::optional<Shortened> found;
        {
            SearchRun run(arguments_, "shorten " + name);
            found = shorten({game.problem, std::move(game.jumps)}, options_, run.limits);
        }
        const bool interrupted = found->ended && found->ended->kind() == Error::Kind::interrupted;
        if (interrupted) forget_interrupt();
        if (!output_) output_.emplace(path_);
        write_solution(found->solution, json_, game.names, *output_,
                       JsonValue().add("moves_before", found->moves_before));
        complain(fmt::format("{}: {}: {} moves before, {} after", base::printable(name),
                             problem_words(found->solution.problem, game.names), found->moves_before, found->moves));
        if (interrupted) {
            output_->commit();
            throw Error(*found->ended);
        }
    }

    Arguments arguments_;
    std::string path_;
    bool json_;
    std::optional<HoleNames> names_;
    ShortenOptions options_;
    std::optional<Output> output_;
    int worst_ = 0;
};

int shorten_file(const Arguments& arguments) { return Shortener(arguments).run(); }

}  // namespace

const Command shorten_command{
    "shorten",
    "FILE",
    "make a solution shorter: the same problem in fewer moves",
    "A move is all consecutive jumps of one peg. Any board, any length; a million jumps\n"
    "take a minute. The moves before and after are told on standard error. With --board,\n"
    "FILE may be moves alone; what you leave out of their problem is left open.\n\n"
    "Independent jumps are put into another order, so that those of one peg come together. A few moves at a time\n"
    "are searched again, over and over; on boards of up to some two hundred holes also all moves after a position,\n"
    "and up to 64 holes halves of the solution and all of it, in every second round. On at most 33 holes the\n"
    "answer then has the fewest moves there are.\n"
    "The result never has more moves than the solution given, ends in the same holes, and is refereed.\n\n"
    "FILE is what verify reads, - is standard input. Of several solutions, a wrong one does not stop the rest from\n"
    "being shortened. After the time, and after Ctrl-C, the shortest so far is the answer.",
    "  pegwright solve T12 --output solution.txt\n"
    "  pegwright shorten solution.txt --time 2 --output shorter.txt 2>moves.txt\n"
    "  pegwright solve 8x5 | pegwright shorten - --rounds 1 --format json 2>moves.txt\n"
    "  pegwright solve T100 | pegwright shorten - --rounds 0 2>moves.txt\n"
    "  pegwright solve english | pegwright shorten - --rounds 1 --seed 7 2>moves.txt\n",
    {board_option,
     vacate_option,
     start_option,
     finish_option,
     goal_option,
     notation_option,
     {"rounds", "N", "search all of it N times: 4 unless given, 1 for long solutions; 0 only reorders jumps"},
     {"seed", "N", "search in another way; any number, 0 unless given"},
     {"format", "text|json", "what the ending of FILE says, or text", OptionGroup::output},
     {"output", "FILE", "write to FILE instead of standard output", OptionGroup::output},
     {"time", "TIME", "search so long, or with --rounds no longer; 50 at most unless given", OptionGroup::limits},
     memory_option,
     threads_option},
    shorten_file,
    "[time]",
    "a solution is wrong, or an answer in FILE has none"};

}  // namespace pegwright::cli
