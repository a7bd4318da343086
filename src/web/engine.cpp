// The calls of the page (render/page/), for its worker: plain functions of texts and arrays of numbers.
//
// Calls keep no state, so a worker can be ended at any moment and replaced. Holes are numbers, row by row from 0. Each
// call returns an object; on failure its `error` says in a line what to do instead. Long calls report by
// `progress(words)`.
#include "board/named_boards.hpp"
#include "board/names.hpp"
#include "compose/store/store.hpp"
#include "game/move_count.hpp"
#include "game/refereed.hpp"
#include "notation/named_positions.hpp"
#include "notation/positions.hpp"
#include "notation/text_writer.hpp"
#include "pegwright/checking/verify.hpp"
#include "pegwright/playing/hints.hpp"
#include "pegwright/solving/move_bound.hpp"
#include "pegwright/solving/shortest.hpp"
#include "render/layouts/geometry.hpp"
#include "web/typed.hpp"

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <chrono>
#include <optional>
#include <utility>
#include <vector>

namespace pegwright::web {
namespace {

using emscripten::val;

constexpr std::int64_t most_holes_of_fewest = 40;  // larger boards may take hours
constexpr std::int64_t most_holes_of_bound = 500;  // some seconds

// With its own memory, which the worker can pass on to the page.
template <class Number>
val array_of(const std::vector<Number>& numbers) {
    return val(emscripten::typed_memory_view(numbers.size(), numbers.data())).template call<val>("slice");
}

val answer_of_error(const std::string& words) {
    val answer = val::object();
    answer.set("error", words);
    return answer;
}

// Returns answer(), or its exception as an object. All exceptions end here.
template <class Answer>
val guarded(Answer&& answer) {
    try {
        return answer();
    } catch (const Error& error) {
        return answer_of_error(page_words(error));
    } catch (const std::bad_alloc&) {
        return answer_of_error("out of memory in this page; the program can use more");
    } catch (const std::exception& error) {
        return answer_of_error(std::string("a fault of pegwright: ") + error.what());
    }
}

val numbers_of(const Board& board, const std::vector<Hole>& holes) {
    std::vector<std::int32_t> numbers;
    numbers.reserve(holes.size());
    for (const Hole hole : holes) numbers.push_back(static_cast<std::int32_t>(board.index(hole)));
    return array_of(numbers);
}

val pegs_of(const Position& position) {
    std::vector<std::uint8_t> pegs;
    position.board().for_each_hole([&](Hole hole) { pegs.push_back(position.peg(hole) ? 1 : 0); });
    return array_of(pegs);
}

Position position_of(const Board& board, const val& pegs) {
    const auto full = emscripten::convertJSArrayToNumberVector<std::uint8_t>(pegs);
    if (static_cast<std::int64_t>(full.size()) != board.hole_count())
        base::fail_internal("a position of another board");
    Position position(board);
    for (std::size_t i = 0; i < full.size(); ++i)
        if (full[i] == 0) position.clear_at(i);
    return position;
}

// ends: from, to of each jump.
std::vector<Jump> jumps_of(const Board& board, const val& ends) {
    const auto numbers = emscripten::convertJSArrayToNumberVector<std::int32_t>(ends);
    std::vector<Jump> jumps;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        jumps.push_back({board.hole(static_cast<std::uint64_t>(numbers[i])),
                         board.hole(static_cast<std::uint64_t>(numbers[i + 1]))});
    return jumps;
}

// Tells the page the progress, not more often than a user can read.
class Told {
public:
    explicit Told(val progress) : progress_(std::move(progress)) {}
    Limits limits() {
        Limits limits;
        limits.poll = [this](const Progress& place) { tell(place); };
        return limits;
    }

private:
    using Clock = std::chrono::steady_clock;
    void tell(const Progress& place) {
        const Clock::time_point now = Clock::now();
        if (now < next_) return;
        next_ = now + std::chrono::milliseconds(200);
        progress_(base::progress_words(place));
    }
    val progress_;
    Clock::time_point next_ = Clock::now() + std::chrono::milliseconds(200);
};

Limits limits_of_time(double seconds) {
    using Clock = std::chrono::steady_clock;
    Limits limits;
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    limits.poll = [end](const Progress&) {
        if (Clock::now() >= end) base::fail_limit("time is up");
    };
    return limits;
}

// Passes jumps to the page while they are made: from, over, to of each, some ten thousand at a time.
class ToPage : public JumpSink {
public:
    ToPage(const Board& board, const val& take) : board_(board), take_(take) {}
    void take(std::span<const Jump> jumps) override {
        for (const Jump& jump : jumps)
            for (const Hole hole : {jump.from, jump.over(), jump.to})
                holes_.push_back(static_cast<std::int32_t>(board_.index(hole)));
        count.add(jumps);
        if (holes_.size() >= batch) hand_over();
    }
    void hand_over() {
        if (!holes_.empty()) take_(array_of(holes_));
        holes_.clear();
    }
    game::MoveCount count;

private:
    static constexpr std::size_t batch = 3 << 14;
    const Board& board_;
    const val& take_;
    std::vector<std::int32_t> holes_;
};

// Its texts to type again, the pegs at the start unless open, and the holes to mark.
val problem_answer(const Query& query) {
    const Problem problem(query.board, query.start.value_or(Start()), query.goal.value_or(Goal::any_peg()));
    val answer = val::object();
    answer.set("start", query.start ? notation::start_text(problem).value : std::string());
    answer.set("goal", notation::goal_text(problem).value);
    answer.set("vacate", numbers_of(query.board, problem.start.vacated()));
    answer.set("finish", numbers_of(query.board, problem.goal.finishes()));
    if (query.start) answer.set("pegs", pegs_of(problem.start_position()));
    if (const auto goal = problem.goal_position()) answer.set("goalPegs", pegs_of(*goal));
    return answer;
}

// If pegs are given, the start is the position played to.
Query query_at(const Board& board, const std::string& start, const std::string& goal, const val& pegs) {
    if (pegs.isNull() || pegs.isUndefined()) return query_typed(board, start, goal);
    Query query = query_typed(board, "", goal);
    query.start = Start::at(position_of(board, pegs));
    return Query(Problem(board, *query.start, query.goal.value_or(Goal::any_peg())).normal());
}

// Named boards and families for a menu, each with a description.
val names() {
    val boards = val::array();
    const auto add = [&](val& to, std::string_view name, std::string_view what) {
        val entry = val::object();
        entry.set("name", std::string(name));
        entry.set("what", std::string(what));
        to.call<void>("push", entry);
    };
    for (const board::NamedBoard& board : board::named_boards()) add(boards, board.name, board.what);
    for (const board::BoardFamily& family : board::board_families()) add(boards, family.example, family.what);
    return boards;
}

// Holes and their places, in units between neighbours, and the directions of jumps.
val board(const std::string& text) {
    return guarded([&] {
        const Board board = board_typed(text);
        std::vector<std::int32_t> columns;
        std::vector<std::int32_t> rows;
        board.for_each_hole([&](Hole hole) {
            columns.push_back(hole.x);
            rows.push_back(hole.y);
        });
        std::vector<std::int32_t> directions;
        for (const Hole half : board::half_directions(board.lattice()))
            for (const std::int32_t sign : {1, -1}) {
                directions.push_back(sign * half.x);
                directions.push_back(sign * half.y);
            }
        const render::Point right = render::unit_place(board.lattice(), {1, 0});
        const render::Point down = render::unit_place(board.lattice(), {0, 1});
        val letters = val::array();
        for (std::int32_t x = 0; x < board.width(); ++x) letters.call<void>("push", board::column_letters(x));
        val positions = val::array();
        for (const notation::NamedPosition* named : notation::named_positions_of(board))
            positions.call<void>("push", std::string(named->name));
        val answer = val::object();
        answer.set("name", board.name());
        answer.set("label", board.label());
        answer.set("x", array_of(columns));
        answer.set("y", array_of(rows));
        answer.set("letters", letters);
        answer.set("positions", positions);
        answer.set("directions", array_of(directions));
        answer.set("right", array_of(std::vector<double>{right.x, right.y}));
        answer.set("down", array_of(std::vector<double>{down.x, down.y}));
        return answer;
    });
}

val problem(const std::string& board_text, const std::string& start, const std::string& goal, const val& pegs) {
    return guarded([&] { return problem_answer(query_at(board_typed(board_text), start, goal, pegs)); });
}

// If there is a solution, calls begin(problem, jumps), then take(holes) for each batch.
val solve(const std::string& board_text, const std::string& start, const std::string& goal, const val& pegs,
          const val& begin, const val& take, const val& progress) {
    return guarded([&] {
        const Board board = board_typed(board_text);
        Told told(progress);
        const Limits limits = told.limits();
        const Outcome found = pegwright::solve(query_at(board, start, goal, pegs), limits);
        fail_if_gave_up(found);
        val answer = val::object();
        answer.set("reason", found.reason);
        if (!found) return answer;
        const Problem& solved = found.player->problem();
        begin(problem_answer(Query(solved)), static_cast<double>(solved.jump_count()));
        ToPage sink(board, take);
        found.player->play(sink, limits.poll);
        sink.hand_over();
        answer.set("jumps", static_cast<double>(sink.count.jumps()));
        answer.set("moves", static_cast<double>(sink.count.moves()));
        answer.set("sweep", static_cast<double>(sink.count.longest_sweep()));
        return answer;
    });
}

// A solution's board and problem, the accepted jumps, and the referee's verdict.
val verify(const std::string& text, const val& progress) {
    return guarded([&] {
        Told told(progress);
        VerifyOptions options;
        options.limits = told.limits();
        base::StringSource source(text);
        std::optional<Verification> read;
        std::vector<Jump> accepted;
        read_games(source, "solution", options, [&](const Finding& finding, std::vector<Jump> jumps) {
            if (read) base::fail_input(finding.name + ": expected only one solution; found another after it");
            if (finding.error) throw Error(*finding.error);
            if (finding.absent) base::fail_input(finding.name + ": no solution there: " + *finding.absent);
            read = *finding.solution;
            accepted = std::move(jumps);
        });
        const Verification& found = read.value();
        const Board& board = found.problem->board;
        if (board.hole_count() > most_holes) board_typed(board.name());  // throws the error for too large a board
        std::vector<std::int32_t> holes;
        for (const Jump& jump : accepted)
            for (const Hole hole : {jump.from, jump.over(), jump.to})
                holes.push_back(static_cast<std::int32_t>(board.index(hole)));
        val answer = val::object();
        answer.set("valid", static_cast<bool>(found));
        answer.set("report", report(found, "solution"));
        answer.set("board", board.name());
        answer.set("problem", problem_answer(Query(*found.problem)));
        answer.set("jumps", array_of(holes));
        return answer;
    });
}

// Whether the goal is in reach after the played jumps (from, to of each), and after each possible jump.
val hints(const std::string& board_text, const std::string& start, const std::string& goal, const val& played,
          double seconds, const val& progress) {
    return guarded([&] {
        const Board board = board_typed(board_text);
        const Query query = query_typed(board, start, goal);
        if (!query.start) base::fail_internal("a hint without a start");
        Told told(progress);
        const Hints found = pegwright::hints(
            {Problem(board, *query.start, query.goal.value_or(Goal::any_peg())), jumps_of(board, played), {}, seconds},
            told.limits());
        val jumps = val::array();
        for (const Hint& hint : found.jumps) {
            val one = val::object();
            one.set("from", static_cast<double>(board.index(hint.jump.from)));
            one.set("to", static_cast<double>(board.index(hint.jump.to)));
            one.set("fate", std::string(fate_word(hint.fate)));
            jumps.call<void>("push", one);
        }
        val answer = val::object();
        answer.set("reached", found.reached);
        answer.set("fate", std::string(fate_word(found.fate)));
        answer.set("reason", found.reason);
        answer.set("jumps", jumps);
        return answer;
    });
}

// The fewest moves of a problem, in these seconds: {moves, kind}, kind "proven", "known" for a stored solution, or
// "bound" if no solution has fewer. An empty object if nothing is known.
val fewest(const std::string& board_text, const std::string& start, const std::string& goal, double seconds) {
    return guarded([&] {
        const Board board = board_typed(board_text);
        const Query query = query_typed(board, start, goal);
        val answer = val::object();
        const auto know = [&](std::int64_t moves, const char* kind) {
            answer.set("moves", static_cast<double>(moves));
            answer.set("kind", std::string(kind));
        };
        std::int64_t least = 0;
        for (const Solution& stored : compose::in_store("short", query))
            if (const std::int64_t moves = game::count_moves(stored.jumps); least == 0 || moves < least) least = moves;
        if (least > 0)
            know(least, "known");
        else if (board.hole_count() <= most_holes_of_bound)
            know(move_bound(query).moves, "bound");
        if (board.hole_count() > most_holes_of_fewest) return answer;
        try {
            const Fewest found = shortest(query, {}, limits_of_time(seconds));
            if (found.proven) know(found.moves, "proven");
        } catch (const Error& error) {
            if (error.kind() != Error::Kind::limit) throw;
        }
        return answer;
    });
}

// In the form of `pegwright solve`.
val text(const std::string& board_text, const std::string& start, const std::string& goal, const val& played) {
    return guarded([&] {
        const Board board = board_typed(board_text);
        const Query query = query_typed(board, start, goal);
        if (!query.start) base::fail_input("no game has begun; take a peg away, or solve");
        base::StringSink sink;
        notation::TextWriter writer(Problem(board, *query.start, query.goal.value_or(Goal::any_peg())), sink);
        writer.take(jumps_of(board, played));
        writer.finish();
        val answer = val::object();
        answer.set("text", sink.text);
        return answer;
    });
}

}  // namespace

EMSCRIPTEN_BINDINGS(pegwright) {
    emscripten::function("names", &names);
    emscripten::function("board", &board);
    emscripten::function("problem", &problem);
    emscripten::function("solve", &solve);
    emscripten::function("verify", &verify);
    emscripten::function("hints", &hints);
    emscripten::function("fewest", &fewest);
    emscripten::function("text", &text);
}

}  // namespace pegwright::web
