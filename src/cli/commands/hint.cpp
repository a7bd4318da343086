#include "pegwright/playing/hints_by_rule.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "cli/answers/format.hpp"
#include "cli/answers/json_value.hpp"
#include "cli/command.hpp"
#include "cli/complain.hpp"
#include "cli/questions/begun_game.hpp"
#include "cli/questions/board_argument.hpp"
#include "cli/questions/ruled_question.hpp"
#include "cli/questions/search_run.hpp"
#include "cli/streams/input.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/terminal.hpp"
#include "notation/chain.hpp"
#include "notation/positions.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

namespace pegwright::cli {
namespace {

constexpr int usual_seconds = 10;

std::string jump_text(const Board& board, const Jump& jump, HoleNames names) {
    return hole_text(board, jump.from, names) + "-" + hole_text(board, jump.to, names);
}

std::string text_of(const Hints& found, const KeyAndValue& goal, HoleNames names) {
    const Board& board = found.position.board();
    std::string text =
        fmt::format("{} {}, {} {}: ", board.label(), position_word(found.position), goal.key, goal.value);
    const auto colour = [](Fate fate) {
        const std::string word = fate_word(fate);
        if (fate == Fate::unknown) return word;
        return coloured(word, fate == Fate::won ? Colour::good : Colour::bad, STDOUT_FILENO);
    };
    text += found.reached ? "the goal is reached" : colour(found.fate);
    if (!found.reason.empty()) text += ": " + with_names(board, found.reason, names);
    text += "\n";
    for (const Hint& hint : found.jumps)
        text += fmt::format("{}  {}\n", jump_text(board, hint.jump, names), colour(hint.fate));
    return text;
}

std::string json_of(const Hints& found, const KeyAndValue& goal, HoleNames names) {
    const Board& board = found.position.board();
    JsonValue jumps = JsonValue::array();
    for (const Hint& hint : found.jumps)
        jumps.push(JsonValue().add("jump", jump_text(board, hint.jump, names)).add("fate", fate_word(hint.fate)));
    JsonValue json;
    json.add("board", board.name())
        .add("start", position_word(found.position))
        .add(goal)
        .add("reached", found.reached)
        .add("fate", fate_word(found.fate))
        .add("jumps", std::move(jumps));
    if (!found.reason.empty()) json.add("reason", with_names(board, found.reason, names));
    return json.line();
}

class Asker {
public:
    explicit Asker(const Arguments& arguments) : json_(wants_json(arguments)), arguments_(arguments) {
        options_.names = hole_names_given(arguments);
        // hints() divides the time among jumps itself.
        arguments_.options.erase("time");
        if (const auto time = time_option_given(arguments)) seconds_ = std::chrono::duration<double>(*time).count();
        winning_ = arguments.get("winning");
        if (winning_ && winning_->empty()) fail_input("--winning needs the name of a file");
    }

    void ask(BegunGame game) {
        SearchRun run(arguments_, "hint " + game.problem.board.label());
        const HintQuestion question{std::move(game.problem), std::move(game.jumps), winning_.value_or(""), seconds_};
        const Hints found = [&] {
            try {
                return hints(question, run.limits);
            } catch (const Error& e) {
                throw e.with_message(with_names(question.problem.board, e.what(), game.names));
            }
        }();
        tell(found, goal_text(question.problem, game.names), game.names);
    }
    void ask(const RuledQuestion& ruled, HoleNames names) {
        if (winning_) fail_input("--winning has positions of one goal, which --finish or --goal must name");
        SearchRun run(arguments_, "hint " + ruled.query.board.label());
        const Position position = Problem(ruled.query.board, *ruled.query.start, Goal::any_peg()).start_position();
        tell(hints_by_rule(position, ruled.rule, seconds_, run.limits), ruled.goal, names);
    }
    void tell(const Hints& found, const KeyAndValue& goal, HoleNames names) {
        output_.write(json_ ? json_of(found, goal, names) : text_of(found, goal, names));
        worst_ = std::max(worst_, found.fate == Fate::won ? 0 : found.fate == Fate::lost ? 1 : 3);
    }
    // Asks about all games of a file. Tells wrong ones as verify does.
    void ask_of_file(const std::string& path, const std::optional<Query>& query) {
        Input input(path);
        options_.query = query;
        read_games(input, input.name(), options_, [&](const Finding& finding, std::vector<Jump> jumps) {
            const Trouble trouble = trouble_with(finding, Wanted::beginning, options_);
            worst_ = std::max(worst_, trouble.code);
            trouble.code == 0 ? ask(game_of(finding, std::move(jumps), options_)) : complain(trouble.words);
        });
    }
    int worst() const { return worst_; }

private:
    bool json_;
    VerifyOptions options_;
    Arguments arguments_;
    double seconds_ = usual_seconds;
    std::optional<std::string> winning_;
    Output output_{"-"};
    int worst_ = 0;
};

void ask_of_file(const Arguments& arguments, const std::string& path, Asker& asker) {
    asker.ask_of_file(path, query_of_moves(arguments));
}

void ask_of_board(const Arguments& arguments, const std::string& text, Asker& asker) {
    check_no_board_option(arguments);
    const Query board = [&] {
        try {
            return board_and_pegs(text, signs_given(arguments));
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::input || text.find_first_of("@:/") != text.npos) throw;
            throw e.with_message(std::string("no such file, and ") + e.what());
        }
    }();
    if (asks_for_rule(arguments)) {
        Arguments without_goal = arguments;
        without_goal.options.erase("finish");
        without_goal.options.erase("goal");
        return asker.ask(*ruled_question(query_on(board, without_goal), arguments), hole_names(arguments));
    }
    const Query query = query_on(board, arguments);
    if (!query.start)
        fail_input("hint needs a position: --start POSITION, --vacate HOLES, or a file with the first jumps of a game");
    asker.ask({{query.board, *query.start, query.goal.value_or(Goal::any_peg())}, {}, hole_names(arguments)});
}

int hint(const Arguments& arguments) {
    const std::string& what = arguments.positionals[0];
    Asker asker(arguments);
    std::error_code error;
    // @ marks a board in a file.
    if (what == "-" || std::filesystem::exists(what, error))
        ask_of_file(arguments, what, asker);
    else
        ask_of_board(arguments, what, asker);
    return asker.worst();
}

}  // namespace

const Command hint_command{
    "hint",
    "FILE|BOARD",
    "say of each jump whether the goal stays in reach: won or lost",
    "FILE is a game that stops early; with BOARD, --start or --vacate gives the position.\n"
    "A goal that you leave out is left open: any last peg. Won and lost are proven.\n\n"
    "--finish fewest asks which jumps still allow as few pegs as this position does, --finish most as many; help "
    "solve\n"
    "--all has more goals.\n\n"
    "FILE is text or JSON, - is standard input, and it may hold several games. Boards of at most 25 holes are\n"
    "answered at once; a file that winning has written for the same goal knows every position of its games. Other\n"
    "positions are searched for 10 seconds in all unless --time says otherwise; a jump that was not settled is not\n"
    "known. Exit code 3 says that it is not known whether the goal is in reach.",
    "  pegwright hint T5 --start '*/**/***/*o**/**o**'\n"
    "  pegwright hint T5 --vacate a1 --finish a1 --format json\n"
    "  printf 'board T6 vacate a1 finish a1 moves a3-a1' | pegwright hint -\n"
    "  pegwright solve english --output g.txt\n"
    "  pegwright hint english --start \"$(pegwright verify g.txt --at 9)\" --finish d4\n"
    "  pegwright winning T5 --vacate a1 --finish a1 --into corner.winning\n"
    "  pegwright hint T5 --vacate a1 --finish a1 --winning corner.winning\n"
    "  pegwright hint T5 --start '*/**/***/*o**/**o**' --finish fewest\n",
    {board_option,
     vacate_option,
     start_option,
     pegs_option,
     ruled_finish_option,
     ruled_goal_option,
     notation_option,
     signs_option,
     {"winning", "FILE", "look positions up in FILE, which winning has written"},
     {"format", "text|json", "text unless given", OptionGroup::output},
     memory_option,
     {"time", "TIME", "the most that searching may take, 10 unless given", OptionGroup::limits},
     threads_option},
    hint,
    "[start] [winning]",
    "the goal is out of reach"};

}  // namespace pegwright::cli
