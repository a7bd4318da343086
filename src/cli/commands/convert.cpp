#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/answers/solution.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/begun_game.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/search_run.hpp"
#include "cli/streams/input.hpp"
#include "cli/streams/output.hpp"
#include "game/referee.hpp"
#include "notation/pddl_writer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pegwright::cli {
namespace {

enum class WrittenFormat : std::uint8_t { text, json, pddl, plan };

WrittenFormat written_format(const Arguments& arguments, const std::string& path) {
    constexpr std::array<std::pair<const char*, WrittenFormat>, 4> formats = {{{"text", WrittenFormat::text},
                                                                               {"json", WrittenFormat::json},
                                                                               {"pddl", WrittenFormat::pddl},
                                                                               {"plan", WrittenFormat::plan}}};
    if (path.empty()) fail_input("--output needs the name of a file, or - for standard output");
    const auto given = arguments.get("format");
    for (const auto& [name, format] : formats)
        if (given ? *given == name : path.ends_with(std::string(".") + name)) return format;
    if (given) fail_input("unknown format '" + *given + "'; formats are text, json, pddl and plan");
    return WrittenFormat::text;
}

class Converter {
public:
    explicit Converter(const Arguments& arguments)
        : path_(arguments.get("output").value_or("-")),
          format_(written_format(arguments, path_)),
          names_(hole_names_given(arguments)) {
        if (const auto from = arguments.get("from")) options_.names = hole_names_named(*from);
        options_.query = query_of_moves(arguments);
        if (names_ && (format_ == WrittenFormat::pddl || format_ == WrittenFormat::plan))
            fail_input("--notation is for text and JSON; PDDL has names of its own for holes, pos-ROW-COLUMN");
    }

    int run(const std::string& source) {
        Input input(source);
        read_games(input, source, options_, [&](const Finding& finding, std::vector<Jump> jumps) {
            const Trouble trouble = trouble_with(finding, Wanted::solution, options_);
            worst_ = std::max(worst_, trouble.code);
            // Here --notation says how to write.
            if (finding.error && finding.error->remedy() == base::Remedy::which_notation)
                return complain(std::string(finding.error->what()) + " (--from)");
            if (trouble.code != 0) return complain(trouble.words);
            if (output_ && format_ != WrittenFormat::text && format_ != WrittenFormat::json)
                fail_input(finding.name + " is a second solution, and a file in PDDL holds one");
            const BegunGame game = game_of(finding, std::move(jumps), options_);
            if (!output_) output_.emplace(path_);
            write(game);
        });
        if (output_) output_->commit();
        return worst_;
    }

private:
    void write(const BegunGame& game) {
        if (format_ == WrittenFormat::plan) return write_pddl_plan(game.jumps, *output_);
        if (format_ == WrittenFormat::pddl) {
            Referee referee(game.problem);
            referee.play(game.jumps);
            return write_pddl_problem(game.problem, referee.position(), *output_);
        }
        write_solution({game.problem, game.jumps}, format_ == WrittenFormat::json, names_.value_or(HoleNames::letters),
                       *output_);
    }

    std::string path_;
    WrittenFormat format_;
    std::optional<HoleNames> names_;
    VerifyOptions options_;
    std::optional<Output> output_;
    int worst_ = 0;
};

int convert(const Arguments& arguments) { return Converter(arguments).run(arguments.positionals[0]); }

}  // namespace

const Command convert_command{
    "convert",
    "FILE",
    "write a solution in another notation, or as JSON or PDDL",
    "FILE is what verify reads, with --board moves alone; - is standard input. Only what\n"
    "the referee has replayed is written. Holes are letters unless --notation says otherwise. A start or\n"
    "goal of moves alone that you leave out is left open, and told by the moves.\n\n"
    "Moves are read as others write them: 29->17, 4 over 2 to 1, (5,3) to (3,3), d2 down, JSON of from and to.\n"
    "Numbers are read in every notation; if several make a game, --from has to say which.\n\n"
    "--format pddl writes the problem for planners, in the domain pegsolitaire-sequential of the planning\n"
    "competitions of 2008 and 2011, and --format plan the solution as a plan.",
    "  pegwright solve english | pegwright convert - --notation row,col\n"
    "  printf '1 over 2 to 3' | pegwright convert --board 3x1 -\n"
    "  pegwright solve T5 | pegwright convert - --notation from0 --format json\n"
    "  pegwright solve T5 | pegwright convert - --format pddl --output t5.pddl\n"
    "  pegwright solve T5 | pegwright convert - --format plan --output t5.plan\n",
    {board_option,
     vacate_option,
     start_option,
     finish_option,
     goal_option,
     {"from", "NOTATION", "how FILE writes holes, where it does not say so", OptionGroup::problem},
     {"notation", "NOTATION", "write holes as numbers, from0, row,col … instead of letters", OptionGroup::output},
     {"format", "text|json|pddl|plan", "what the ending of FILE says, or text", OptionGroup::output},
     {"output", "FILE", "write to FILE instead of standard output", OptionGroup::output}},
    convert,
    "[board] [notation]",
    "a solution is wrong, or an answer in FILE has none"};

}  // namespace pegwright::cli
