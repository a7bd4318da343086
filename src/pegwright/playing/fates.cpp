// Small boards use a table of all positions. Others are searched in these steps:
// 1. solve() briefly tries the position, then each open jump, on all threads.
// 2. On boards of at most 40 holes, all winning positions from here on are searched, which decides every jump.
// 3. solve() gets the remaining time.
#include "pegwright/playing/fates.hpp"

#include "base/parallel.hpp"
#include "pegwright/playing/jump_fates.hpp"
#include "pegwright/solving/solve.hpp"
#include "search/levels/winning_search.hpp"
#include "search/winning/fate_table.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <optional>

namespace pegwright {
namespace {

using Clock = std::chrono::steady_clock;
using search::bits::Bits;
using search::bits::Game;
using search::winning::FateTable;

// Finds most won jumps.
constexpr std::chrono::milliseconds moment{300};
// 33 holes take seconds; at most this share of the remaining time.
constexpr std::int64_t most_holes_by_levels = 40;
constexpr double share_of_levels = 0.7;
// The position's own fate may decide all jumps.
constexpr double share_of_position = 0.5;

class FateSearch {
public:
    FateSearch(const HintQuestion& question, Hints& found, const Limits& limits)
        : goal_(question.problem.goal),
          found_(found),
          limits_(limits),
          deadline_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                       std::chrono::duration<double>(std::clamp(question.seconds, 0.0, 1e6)))),
          fates_(found, goal_) {}

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
            if (Clock::now() >= deadline_) base::fail_limit("time is up");
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

    // Searches winning positions from here on; the next positions are all on one level.
    void by_levels() {
        if (found_.position.board().hole_count() > most_holes_by_levels) return;
        const Game game = Game::of(problem_from(found_.position));
        const int next = game.start_pegs() - 1;
        if (game.goals.empty() || next < game.middle()) return;
        const Clock::time_point end =
            Clock::now() + std::chrono::duration_cast<Clock::duration>(left() * share_of_levels);
        Limits limits = limits_;
        limits.directory.clear();
        limits.poll = [&](const Progress& place) {
            if (limits_.poll) limits_.poll(place);
            if (Clock::now() >= end) base::fail_limit("time is up");
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

    // At most this time for each open jump.
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
                                      while (next < found_.jumps.size() && !fates_.open(next)) ++next;
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

    // Nothing if time ran out.
    std::optional<Outcome> solved(const Position& position, Clock::duration time, unsigned threads, bool callers_thread,
                                  const base::StopFlag& stop) const {
        const Clock::time_point end = Clock::now() + time;
        Limits limits;
        limits.threads = threads;
        limits.memory = limits_.memory / std::max(1U, limits_.threads) * threads;
        limits.poll = [&](const Progress& place) {
            if (callers_thread && limits_.poll) limits_.poll(place);
            if (stop) throw Error(Error::Kind::interrupted, "stopped");
            if (Clock::now() >= end) base::fail_limit("time is up");
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
            fates_.note_beginnings(jumps.list);
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
        fates_.note(i, outcome->player ? Fate::won : Fate::lost);
        fates_.note_beginnings(solution.list);
    }

    const Goal& goal_;
    Hints& found_;
    const Limits& limits_;
    Clock::time_point deadline_;
    JumpFates fates_;
    std::mutex mutex_;
};

}  // namespace

void search_fates(const HintQuestion& question, Hints& found, const Limits& limits) {
    FateSearch(question, found, limits).run();
}

}  // namespace pegwright
