// Who knows: theory, where it excludes the goal; a file, if it can tell; a table of all positions of a small board; or
// solve(), of the position and then, on all threads, after each jump that is still open. Most of what is won it knows
// in a moment; what is still open then may be lost, and of boards of up to 40 holes all winning positions from here on
// are looked for, which settles all jumps at once. In the end solve() has what is left of the time.
#include "pegwright/playing/hints.hpp"

#include "base/parallel.hpp"
#include "game/referee.hpp"
#include "game/refereed.hpp"
#include "pegwright/playing/hints_by_file.hpp"
#include "pegwright/solving/solve.hpp"
#include "search/bits/hole_symmetries.hpp"
#include "search/bits/reducer.hpp"
#include "search/levels/winning_search.hpp"
#include "search/winning/fate_table.hpp"
#include "theory/judgement.hpp"

#include <algorithm>
#include <chrono>
#include <optional>

namespace pegwright {
namespace {

using Clock = std::chrono::steady_clock;
using search::bits::Bits;
using search::bits::Game;
using search::bits::SmallBoard;
using search::winning::FateTable;

// In which most of what is won is found.
constexpr std::chrono::milliseconds moment{300};
// Positions of the 33-hole board take seconds and fit the memory; what takes longer gets so much of the time.
constexpr std::int64_t most_holes_by_levels = 40;
constexpr double share_of_levels = 0.7;
// Of what is left then: the position's own fate may settle all jumps at once.
constexpr double share_of_position = 0.5;

bool play(Position& position, const Jump& jump) {
    return position.board().with_rows([&](auto rows) {
        board::Places at;
        return board::is_jump_vector(decltype(rows)::lattice, jump.to - jump.from) && rows.locate(jump, at) &&
               position.play_at(at.from, at.over, at.to);
    });
}

Position after(const Position& position, const Jump& jump) {
    Position next = position;
    if (!play(next, jump)) base::fail_internal("a possible jump cannot be played");
    return next;
}

class Search {
public:
    Search(const HintQuestion& question, Hints& found, const Limits& limits)
        : goal_(question.problem.goal),
          found_(found),
          limits_(limits),
          deadline_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(std::clamp(question.seconds, 0.0, 1e6)))) {
        find_images();
    }

    void run() {
        if (found_.position.board().hole_count() <= static_cast<std::int64_t>(FateTable::most_holes))
            by_table();
        else
            by_solving();
    }

private:
    Problem problem_from(const Position& position) const { return {position.board(), Start::at(position), goal_}; }
    Clock::duration left() const { return std::max(Clock::duration::zero(), deadline_ - Clock::now()); }

    void by_table() {
        const Game game = Game::of(problem_from(found_.position));
        FateTable table(game.board, game.goals, [&] {
            if (limits_.poll) limits_.poll({"positions", 0, 0, 0});
            if (Clock::now() >= deadline_) base::fail_limit("the time is over");
        });
        try {
            for (Hint& hint : found_.jumps)
                hint.fate = table.wins(game.board.bits(after(found_.position, hint.jump))) ? Fate::won : Fate::lost;
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::limit) throw;
        }
    }

    void by_solving() {
        settle_position(std::min<Clock::duration>(moment, left()));
        if (any_open()) settle_jumps(moment);
        if (any_open()) by_levels();
        if (std::none_of(found_.jumps.begin(), found_.jumps.end(),
                         [](const Hint& hint) { return hint.fate != Fate::unknown; }))
            settle_position(std::chrono::duration_cast<Clock::duration>(left() * share_of_position));
        if (any_open()) settle_jumps(std::chrono::hours(1));
    }
    bool any_open() const {
        return Clock::now() < deadline_ && std::any_of(found_.jumps.begin(), found_.jumps.end(),
                                                       [](const Hint& hint) { return hint.fate == Fate::unknown; });
    }

    // Winning positions of games from here on: those that come next are all on one level.
    void by_levels() {
        if (found_.position.board().hole_count() > most_holes_by_levels) return;
        const Game game = Game::of(problem_from(found_.position));
        const int next = game.start_pegs() - 1;
        if (game.goals.empty() || next < game.middle()) return;
        const Clock::time_point end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(left() * share_of_levels);
        Limits limits = limits_;
        limits.directory.clear();
        limits.poll = [&](const Place& place) {
            if (limits_.poll) limits_.poll(place);
            if (Clock::now() >= end) base::fail_limit("the time is over");
        };
        try {
            const search::levels::WinningSearch search(game, limits);
            const search::levels::WinningLevels& winning = search.levels();
            const auto level = winning.upper().levels.find(next);
            const auto keys =
                level == winning.upper().levels.end() ? std::vector<search::levels::Key>() : level->second.keys();
            for (Hint& hint : found_.jumps) {
                const Bits position = game.board.bits(after(found_.position, hint.jump));
                const bool won =
                    std::binary_search(keys.begin(), keys.end(), winning.upper().reached->keys().key(position));
                if (hint.fate != Fate::unknown && won != (hint.fate == Fate::won))
                    base::fail_internal("two searches disagree about a jump");
                hint.fate = won ? Fate::won : Fate::lost;
            }
        } catch (const Error& e) {
            if (e.kind() != Error::Kind::limit) throw;
        }
    }

    // Behind each jump that is open, with so much time for each, if there is so much.
    void settle_jumps(Clock::duration most) {
        const std::size_t threads = std::max(1U, limits_.threads);
        std::size_t next = 0;
        base::in_parallel(static_cast<unsigned>(std::min(threads, found_.jumps.size())),
                          [&](unsigned thread, const base::StopFlag& stop) {
                              for (;;) {
                                  std::size_t i = 0;
                                  Clock::duration slice{};
                                  {
                                      const std::lock_guard lock(mutex_);
                                      while (next < found_.jumps.size() && !open(next)) ++next;
                                      if (next == found_.jumps.size() || stop) return;
                                      i = next++;
                                      const auto to_do = static_cast<std::size_t>(std::count_if(
                                          found_.jumps.begin() + static_cast<std::ptrdiff_t>(i), found_.jumps.end(),
                                          [](const Hint& hint) { return hint.fate == Fate::unknown; }));
                                      slice =
                                          std::min<Clock::duration>(most, left() * std::min(threads, to_do) / to_do);
                                  }
                                  settle(i, slice, thread == 0, stop);
                              }
                          });
    }

    // Not known, and no image of one before it.
    bool open(std::size_t i) const { return found_.jumps[i].fate == Fate::unknown && first_image_[i] == i; }

    // Solved, lost, or nothing when the time is over.
    std::optional<Outcome> solved(const Position& position, Clock::duration time, unsigned threads, bool callers_thread,
                                  const base::StopFlag& stop) const {
        const Clock::time_point end = Clock::now() + time;
        Limits limits;
        limits.threads = threads;
        limits.memory = limits_.memory / std::max(1U, limits_.threads) * threads;
        limits.poll = [&](const Place& place) {
            if (callers_thread && limits_.poll) limits_.poll(place);
            if (stop) throw Error(Error::Kind::interrupted, "stopped");
            if (Clock::now() >= end) base::fail_limit("the time is over");
        };
        Outcome outcome = pegwright::solve(Query(problem_from(position)), limits);
        return outcome.gave_up() ? std::nullopt : std::optional(std::move(outcome));
    }

    void settle_position(Clock::duration time) {
        const base::StopFlag never{false};
        const auto outcome = solved(found_.position, time, std::max(1U, limits_.threads), true, never);
        if (!outcome) return;
        if (outcome->player) {
            JumpList jumps;
            outcome->player->play_unrefereed(jumps);
            note_beginnings(jumps.list);
        } else {
            for (Hint& hint : found_.jumps) hint.fate = Fate::lost;
            found_.reason = outcome->reason;
        }
    }

    void settle(std::size_t i, Clock::duration time, bool callers_thread, const base::StopFlag& stop) {
        const Jump jump = found_.jumps[i].jump;
        const auto outcome = solved(after(found_.position, jump), time, 1, callers_thread, stop);
        if (!outcome) return;
        JumpList solution;
        if (outcome->player) {
            solution.list.push_back(jump);
            outcome->player->play_unrefereed(solution);
        }
        const std::lock_guard lock(mutex_);
        note(i, outcome->player ? Fate::won : Fate::lost);
        note_beginnings(solution.list);
    }

    // Of a jump and those whose positions are images.
    void note(std::size_t i, Fate fate) {
        for (std::size_t k = 0; k < found_.jumps.size(); ++k)
            if (first_image_[k] == first_image_[i]) found_.jumps[k].fate = fate;
    }

    // A solution's jumps may often be played in another order: each that can come first keeps the goal.
    void note_beginnings(const std::vector<Jump>& solution) {
        for (std::size_t k = 0; k < solution.size(); ++k) {
            const auto hint = std::find_if(found_.jumps.begin(), found_.jumps.end(),
                                           [&](const Hint& h) { return h.jump == solution[k]; });
            if (hint == found_.jumps.end() || hint->fate != Fate::unknown) continue;
            Position position = after(found_.position, solution[k]);
            const bool plays = std::all_of(solution.begin(), solution.begin() + static_cast<std::ptrdiff_t>(k),
                                           [&](const Jump& jump) { return play(position, jump); });
            // The same holes are flipped, so what comes behind finds the same position.
            if (plays) note(static_cast<std::size_t>(hint - found_.jumps.begin()), Fate::won);
        }
    }

    // Positions behind jumps that a symmetry which keeps the goal carries into each other.
    void find_images() {
        first_image_.resize(found_.jumps.size());
        for (std::size_t i = 0; i < first_image_.size(); ++i) first_image_[i] = i;
        const Board& board = found_.position.board();
        if (board.hole_count() > 64) return;
        const SmallBoard small(board);
        auto symmetries = search::bits::hole_symmetries(small);
        if (const auto goal = problem_from(found_.position).goal_position())
            symmetries = search::bits::keeping(std::move(symmetries), small.bits(*goal));
        const search::bits::SymmetryReducer reducer(symmetries);
        std::vector<Bits> least;
        for (std::size_t i = 0; i < found_.jumps.size(); ++i) {
            least.push_back(reducer.least(small.bits(after(found_.position, found_.jumps[i].jump))));
            first_image_[i] = static_cast<std::size_t>(std::find(least.begin(), least.end(), least[i]) - least.begin());
        }
    }

    const Goal& goal_;
    Hints& found_;
    const Limits& limits_;
    Clock::time_point deadline_;
    std::vector<std::size_t> first_image_;  // of the position behind each jump, the first that is an image
    std::mutex mutex_;
};

// All positions from the start to the one asked about.
std::vector<Position> path_of(const HintQuestion& question) {
    game::Referee referee(question.problem);
    std::vector<Position> path{referee.position()};
    for (const Jump& jump : question.played) {
        if (!referee.play(jump)) {
            const Verdict verdict = referee.explain(jump);
            base::fail_input("wrong at jump " + std::to_string(verdict.jump) + ": " + verdict.reason);
        }
        // Only a file wants to know how a position was reached, and is about small boards.
        if (question.winning_file.empty()) path.clear();
        path.push_back(referee.position());
    }
    return path;
}

void set_fate(Hints& found) {
    const auto any = [&](Fate fate) {
        return std::any_of(found.jumps.begin(), found.jumps.end(), [&](const Hint& h) { return h.fate == fate; });
    };
    found.fate = found.reached || any(Fate::won) ? Fate::won : any(Fate::unknown) ? Fate::unknown : Fate::lost;
    if (found.fate == Fate::unknown && found.reason.empty())
        found.reason = "no jump is known to keep the goal, and the time for searching is over";
    if (found.fate != Fate::lost || !found.reason.empty()) return;
    found.reason = found.jumps.empty() ? "no jump is possible" : "no jump leads to a position that can reach the goal";
}

}  // namespace

const char* fate_word(Fate fate) { return fate == Fate::won ? "won" : fate == Fate::lost ? "lost" : "not known"; }

std::vector<Jump> possible_jumps(const Position& position) {
    std::vector<Jump> all;
    const Board& board = position.board();
    board.for_each_hole([&](Hole from) {
        if (!position.peg(from)) return;
        for (const Hole half : board::half_directions(board.lattice()))
            for (const std::int32_t sign : {1, -1}) {
                const Hole over = from + sign * half;
                const Hole to = over + sign * half;
                if (board.contains(over) && position.peg(over) && board.contains(to) && !position.peg(to))
                    all.push_back({from, to});
            }
    });
    return all;
}

Hints hints(const HintQuestion& question, const Limits& limits) {
    const std::vector<Position> path = path_of(question);
    Hints found{path.back(), question.problem.reached(path.back()), Fate::unknown, {}, {}};
    for (const Jump& jump : possible_jumps(found.position)) found.jumps.push_back({jump, Fate::unknown});
    const bool told = !question.winning_file.empty() && fates_from_file(question, path, found);
    // A jump more leads away from a goal of its own number of pegs, and no class says so.
    const Problem problem(question.problem.board, Start::at(found.position), question.problem.goal);
    if (!told && !found.jumps.empty()) {
        const auto judgement = theory::judge(problem);
        if (found.reached || problem.jump_count() <= 0 || judgement.solvable == false) {
            for (Hint& hint : found.jumps) hint.fate = Fate::lost;
            if (!found.reached) found.reason = judgement.reason;
        } else {
            Search(question, found, limits).run();
        }
    }
    set_fate(found);
    return found;
}

}  // namespace pegwright
