#include "board/lattice.hpp"
#include "board/named_boards.hpp"
#include "cli/answers/schemas.hpp"
#include "cli/help/help.hpp"
#include "cli/help/mdoc.hpp"
#include "cli/help/share.hpp"
#include "cli/help/values.hpp"
#include "cli/streams/terminal.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

constexpr const char* date = "November 28, 2026";

std::string value_macros(std::string_view value) {
    const ValueWords words = value_words(value);
    std::string text;
    for (const std::string& word : words.alternatives) {
        const bool replaced = value_kind(word) != nullptr;
        text += (text.empty() ? "" : " | ") + std::string(replaced ? "Ar " : "Cm ") + mdoc_argument(word);
    }
    return (words.optional ? "Op " : "") + text + (words.many ? " Ar ..." : "");
}

std::string long_option(const OptionSpec& spec) {
    return std::string("Fl \\-") + mdoc_escaped(spec.name) + (*spec.value ? " " : "") + value_macros(spec.value);
}

std::string option_list(std::span<const OptionSpec> specs) {
    std::string text = ".Bl -tag -width Ds\n";
    for (const OptionSpec& spec : specs) {
        const char letter = letter_of(spec.name);
        text += fmt::format(".It {}{}\n", letter ? fmt::format("Fl {} , ", letter) : "", long_option(spec)) +
                mdoc_sentences(spec.help);
    }
    return text + ".El\n";
}

std::string synopsis() {
    std::string text = ".Sh SYNOPSIS\n";
    for (const Command* command : commands())
        text += fmt::format(".Nm\n.Cm {}\n.{}\n{}", command->name, value_macros(command->positionals),
                            command->options.empty() ? "" : ".Op Ar OPTION ...\n");
    text += fmt::format(".Nm\n.Cm {}\n.Op Ar COMMAND | Cm {} | Cm {}\n.Nm\n.Cm {}\n.Cm {}\n.Ar NAME\n", help_name,
                        boards_topic, purges_topic, help_name, schema_topic);
    for (const OptionSpec& spec : program_options())
        text += fmt::format(".Nm\n.Fl {} | {}\n", letter_of(spec.name), long_option(spec));
    return text;
}

std::string description() {
    return ".Sh DESCRIPTION\n" +
           mdoc_sentences(
               "pegwright makes and checks solutions of peg solitaire, on boards of any shape and from any position to "
               "any other. In peg solitaire every hole of the board holds a peg but one, the vacancy. A peg jumps "
               "over a neighbour into the empty hole behind it, and the neighbour is taken away. The last peg should "
               "stand where the problem says. Every solution that is written has been replayed by a referee.") +
           ".Pp\n" +
           mdoc_sentences(
               "A file called - is standard input or output. Results go to standard output, everything else to "
               "standard error. A file is written whole or not at all.");
}

std::string command_section(const Command& command) {
    std::string text =
        fmt::format(".Ss {}\n.Nm\n.Cm {}\n.{}\n", command.name, command.name, value_macros(command.positionals));
    for (const OptionSpec& spec : command.options) text += ".Op " + long_option(spec) + "\n";
    text += ".Pp\n" + mdoc_sentences(sentence(command.summary));
    if (*command.details) text += ".Pp\n" + mdoc_sentences(command.details);
    text += ".Pp\nIts options are:\n" + option_list(command.options);
    if (*command.no) text += ".Pp\n" + mdoc_sentences(fmt::format("Exit code 1 if {}.", command.no));
    std::string examples;
    for (const std::string& line : example_lines(command)) examples += "$ " + line + "\n";
    return text + ".Pp\nExamples:\n" + mdoc_display(examples);
}

std::string commands_section() {
    std::string text = ".Sh COMMANDS\n";
    for (const Command* command : commands()) text += command_section(*command);
    text += fmt::format(
        ".Ss {0}\n.Nm\n.Cm {0}\n.Op Ar COMMAND | Cm {1} | Cm {2}\n.Op Fl \\-{3}\n.Pp\n"
        "Says what a command does, on one screen, or shows all boards or purges.\nWith\n.Fl \\-{3}\n"
        "it says everything about the command.\nThe same as\n.Fl \\-help\nafter a command.\n"
        ".Ss Options without a command\n",
        help_name, boards_topic, purges_topic, all_option.name);
    return text + option_list(program_options());
}

std::string values_section() {
    std::string text = ".Sh VALUES\nWords in capitals stand for:\n.Bl -tag -width SECONDS\n";
    for (const ValueKind& kind : value_kinds()) {
        text += fmt::format(".It Ar {}\n", mdoc_argument(kind.name)) + mdoc_sentences(sentence(kind.what));
    }
    return text + ".El\n";
}

std::string boards_section() {
    std::string text =
        ".Sh BOARDS\nA board is written\n.Sm off\n.Oo Ar LATTICE : Oc Ar SHAPE .\n.Sm on\n" +
        mdoc_sentences("Every command takes every board. LATTICE is " + std::string(lattice_names) +
                       "; without it a board has its own, and a picture is on the square one. On the triangular "
                       "lattice a1, b1 and b2 are neighbours of each other; on the diagonal one pegs jump in eight "
                       "directions. SHAPE is one of these:") +
        ".Bl -tag -width trapezoid4x3\n.It Cm T Ns Ar N\nThe triangle with\n.Ar N\nholes on a side.\n"
        ".It Ar W Ns Cm x Ns Ar H\nThe rectangle\n.Ar W\nholes wide and\n.Ar H\nhigh.\n";
    for (const BoardFamily& family : board_families())
        text += fmt::format(".It Cm {}\n", mdoc_argument(family.example)) +
                mdoc_sentences(sentence(family.what) + " Other numbers make other boards.");
    for (const NamedBoard& board : named_boards())
        text += fmt::format(".It Cm {}\n", mdoc_argument(board.name)) + mdoc_sentences(sentence(board.what));
    return text + ".It " + mdoc_argument(".o./ooo/.o.") + "\n" +
           mdoc_sentences(
               "A picture: rows of o, a hole, and ., none, joined by /. A row may stop after its last hole.") +
           ".It Cm @ Ns Ar FILE\n" +
           mdoc_sentences(
               "The same picture in a file, row by row. A line lattice NAME may stand first. Other signs are read if "
               "only one meaning is usual; else --signs tells it.") +
           ".El\n";
}

std::string holes_section() {
    return ".Sh HOLES AND POSITIONS\n" +
           mdoc_sentences(
               "A hole is named by the letters of its column and the number of its row, such as c5 or ab12, or by x "
               "and y from zero: 2,4 is c5. With --notation numbers the holes are 1, 2, 3 and so on, row by row. "
               "Several holes are separated by commas: d4,e4.") +
           ".Pp\n" +
           mdoc_sentences(
               "A position is the board's picture with * for a peg and o for an empty hole, such as .*./*o*/.*., or "
               "@FILE with the picture in a file. Some positions of english have names, such as cross: --help boards "
               "shows them.") +
           ".Pp\n" +
           mdoc_sentences(
               "A problem has a start, --vacate HOLES, --pegs HOLES or --start POSITION, and a goal, --finish HOLES, "
               "--finish any "
               "or --goal POSITION.");
}

std::string solutions_section() {
    return ".Sh SOLUTIONS\n" +
           mdoc_sentences(
               "What solve writes and every command reads: comments after a #, one key of the problem a line, in "
               "this order, then moves, separated by white space or commas. A move is a chain of holes; the jumps of "
               "a peg may also stand one by one.") +
           mdoc_display(
               "# a solution\nboard T5\nvacate a1\nfinish a1\nmoves\na3-a1\nc3-a3\na1-c3\na4-a2\nd4-b2\nb5-b3\nd5-b5\n"
               "a5-c5-c3\nb2-d4\ne5-c3-a3-a1\n") +
           mdoc_sentences(
               "start may stand for vacate, and goal for finish, with a position. The board of a @FILE is written "
               "with its picture in one word, so that a solution needs no other file.");
}

std::string json_section() {
    std::string text =
        ".Sh JSON\n" +
        mdoc_sentences(
            "With --format json each answer is one JSON object. Numbers that may be larger than 2^53 are strings "
            "of decimal digits. What nobody knows is null. A solution is") +
        mdoc_display(
            "{\"board\":\"T4\",\"vacate\":\"b2\",\"finish\":\"a4\",\"jumps\":8,\"moves\":7,\"longest_sweep\":2,\n"
            " \"solution\":[\"d4-b2\",\"a2-c4\",…]}\n") +
        mdoc_sentences(
            "The JSON Schemas of all answers are printed by pegwright help schema NAME, and lie as NAME.json in the "
            "folder share/pegwright/schemas of the installation. In words they are these; no answer has keys that are "
            "not in its schema.");
    for (const std::string& name : schema_names()) {
        const SchemaWords words = schema_words(*schema_named(name));
        text += fmt::format(".Ss {} in JSON\n", name) + mdoc_sentences(words.what) + ".Bl -tag -width longest_sweep\n";
        for (const SchemaKey& key : words.keys)
            text += fmt::format(".It Cm {}\n", mdoc_argument(key.name)) + mdoc_sentences(key.what);
        text += ".El\n";
    }
    return text;
}

std::string batch_section() {
    return ".Sh MANY PROBLEMS\n" +
           mdoc_sentences(
               "Where a command takes BOARD, - stands for problems on standard input, one a line. A line is a board, "
               "followed by keys and values as the options have them, or a JSON object:") +
           mdoc_display(
               "T40 vacate h10 finish g9\nT40 --vacate h10\n"
               "{\"board\":\"T40\",\"vacate\":\"h10\",\"finish\":\"g9\"}\n") +
           mdoc_sentences(
               "Blank lines, and lines that begin with a #, are passed over. Each answer is the line of JSON that "
               "--format json gives for this problem alone, in the order of the problems. A line that is wrong, or "
               "meets a limit, is answered with its number and the reason, and work goes on. Each problem is solved on "
               "one of --threads threads; --time holds for each, and --memory is divided among those at work. Lines of "
               "strangers want --no-files, --line-holes, --time and --memory: without the first, a line may name any "
               "regular file by @FILE, and learns whether it is a board. A line may have 16,777,216 characters, a "
               "number 1,000,000 digits, and an object holds strings alone. With --format text, solve writes the "
               "solutions as text, and comments in place of other answers. The exit code is that of the worst answer.");
}

std::string environment_section() {
    std::string text = ".Sh ENVIRONMENT\n.Bl -tag -width CLICOLOR_FORCE\n";
    for (const EnvironmentVariable& variable : environment_variables())
        text += fmt::format(".It Ev {}\n", variable.name) + mdoc_sentences(variable.what);
    return text + ".El\n";
}

std::string exit_status_section() {
    std::string text = ".Sh EXIT STATUS\n.Bl -tag -width Ds -compact\n";
    for (const ExitCode& code : exit_codes())
        text += fmt::format(".It {}\n", code.code) + mdoc_sentences(sentence(code.what));
    return text + ".El\n";
}

std::string see_also_section() {
    return ".Sh SEE ALSO\n.Rs\n.%A G. I. Bell\n.%T Solving Triangular Peg Solitaire\n"
           ".%J Journal of Integer Sequences\n.%V 11\n.%D 2008\n.Re\n";
}

}  // namespace

std::string manual() {
    return fmt::format(
               ".Dd {}\n.Dt PEGWRIGHT 1\n.Os pegwright {}\n.Sh NAME\n.Nm pegwright\n"
               ".Nd solve, check, count and draw peg solitaire\n",
               date, program_version()) +
           synopsis() + description() + commands_section() + values_section() + boards_section() + holes_section() +
           solutions_section() + batch_section() + json_section() + environment_section() + exit_status_section() +
           see_also_section();
}

}  // namespace pegwright::cli
