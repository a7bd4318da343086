#include "base/error.hpp"
#include "cli/command.hpp"
#include "cli/play/play_session.hpp"
#include "cli/questions/begun_game.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/number_option.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "cli/questions/search_run.hpp"

#include <filesystem>

namespace pegwright::cli {
namespace {

PlayOptions options_of_file(const Arguments& arguments, const std::string& path) {
    BegunGame game = first_game(path, {.names = hole_names_given(arguments), .query = query_of_moves(arguments)});
    return {.board = game.problem.board,
            .start = game.problem.start,
            .goal = game.problem.goal,
            .played = std::move(game.jumps),
            .file = path,
            .names = game.names};
}

PlayOptions options_of_board(const Arguments& arguments, const std::string& text) {
    check_no_board_option(arguments);
    const Query query = query_on(board_and_pegs(text, signs_given(arguments)), arguments);
    return {.board = query.board,
            .start = query.start,
            .goal = query.goal.value_or(Goal::any_peg()),
            .names = hole_names(arguments)};
}

int play(const Arguments& arguments) {
    const std::string& what = arguments.positionals[0];
    if (what == "-") fail_input("play reads keys from standard input; give a file its name");
    std::error_code error;
    PlayOptions options =
        std::filesystem::exists(what, error) ? options_of_file(arguments, what) : options_of_board(arguments, what);
    Position::check_fits(options.board);
    options.winning_file = arguments.get("winning").value_or("");
    if (const auto time = time_option_given(arguments)) options.seconds = std::chrono::duration<double>(*time).count();
    options.limits.threads = threads_given(arguments);
    options.limits.memory = memory_given(arguments);
    Screen screen;
    PlaySession(std::move(options), screen).run();
    return 0;
}

}  // namespace

const Command play_command{
    "play",
    "FILE|BOARD",
    "play at the terminal: hints, undo, a warning when the goal is lost",
    "What you leave out is left open: you take the first peg away where you like, and the\n"
    "last peg may stand anywhere. Arrows move, enter picks up and jumps, ? shows all keys.\n\n"
    "Moves can be typed as well, such as d2-d4, and words or their first letters: undo, redo, hint, save FILE, load\n"
    "FILE. On boards of at most 200 holes the program looks whether the goal is still in reach. FILE is a solution\n"
    "that may stop early, as save or solve writes it. Boards larger than the terminal scroll.",
    "  pegwright play T5\n"
    "  pegwright play english --vacate d4 --finish d4\n"
    "  pegwright play T5 --vacate 13 --notation numbers\n",
    {board_option,
     vacate_option,
     start_option,
     pegs_option,
     finish_option,
     goal_option,
     notation_option,
     signs_option,
     {"winning", "FILE", "look positions up in FILE, written by winning for the same goal"},
     memory_option,
     {"time", "TIME", "the most that a hint may take, 10 unless given", OptionGroup::limits},
     threads_option},
    play,
    "[vacate] [finish]"};

}  // namespace pegwright::cli
