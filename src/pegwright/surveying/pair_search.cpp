#include "pegwright/surveying/pair_search.hpp"

#include "base/error.hpp"
#include "base/parallel.hpp"
#include "board/symmetry.hpp"
#include "game/refereed.hpp"
#include "pegwright/solving/feasible.hpp"
#include "pegwright/solving/query_ends.hpp"
#include "search/paths/beams/find_path.hpp"
#include "theory/feasibility.hpp"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>
#include <utility>

namespace pegwright {
namespace {

using Clock = std::chrono::steady_clock;
using board::Affine;

// Milliseconds; settles nearly all.
constexpr std::uint64_t narrow = 300;
constexpr std::uint64_t any_width = ~std::uint64_t{0};

// Thrown by a search's poll.
struct TimeOfPairIsUp {};
struct AnotherThreadFailed {};

// A pair, and the pair in which its reversal in time is counted: an image of it with start and finish exchanged.
struct Reversible {
    std::size_t pair;
    std::size_t reversed;
    Affine map;
};

std::vector<Reversible> reversible_pairs(const Board& board, const std::vector<SurveyedPair>& pairs) {
    std::map<std::pair<Hole, Hole>, std::size_t> number;
    for (std::size_t i = 0; i < pairs.size(); ++i) number[{pairs[i].vacate, pairs[i].finish}] = i;
    const std::vector<Affine> maps = board::symmetries(board);
    std::vector<Reversible> wanted;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (const Affine& map : maps) {
            const auto reversed = number.find({map(pairs[i].finish), map(pairs[i].vacate)});
            if (reversed == number.end()) continue;
            if (reversed->second >= i) wanted.push_back({i, reversed->second, map});
            break;
        }
    return wanted;
}

void referee(const Problem& problem, const std::vector<Jump>& jumps) {
    NoSink none;
    Refereed refereed(problem, none);
    refereed.take(jumps);
    refereed.finish();
}

// The jumps in reverse order, since each then does with pegs and holes exchanged what it undoes.
std::vector<Jump> reversed(const std::vector<Jump>& jumps, const Affine& map) {
    std::vector<Jump> other;
    for (auto jump = jumps.rbegin(); jump != jumps.rend(); ++jump) other.push_back({map(jump->from), map(jump->to)});
    return other;
}

class PairSearch {
public:
    PairSearch(const Board& board, std::vector<SurveyedPair>& pairs, std::chrono::milliseconds each,
               const Limits& limits)
        : board_(board),
          pairs_(pairs),
          each_(each),
          limits_(limits),
          threads_(std::max(1U, limits.threads)),
          refutes_(!theory::has_theorem(board)),
          open_(reversible_pairs(board, pairs)) {}

    void run() {
        for (const std::uint64_t widest : {narrow, any_width}) {
            search_all(widest);
            std::erase_if(open_, [&](const Reversible& one) { return pairs_[one.pair].searched.has_value(); });
        }
    }

private:
    void search_all(std::uint64_t widest) {
        std::atomic<std::size_t> next{0};
        std::atomic<std::size_t> done{0};
        std::atomic<unsigned> busy{0};
        const auto told = [&] {
            if (limits_.poll) limits_.poll({widest == narrow ? "pairs" : "hard pairs", 0, done, open_.size()});
        };
        base::in_parallel(threads_, [&](unsigned thread, const base::StopFlag& stop) {
            for (std::size_t i; !stop && (i = next++) < open_.size(); ++done) {
                ++busy;
                if (thread == 0) told();
                settle(open_[i], widest, [&, end = Clock::now() + each_](const Progress&) {
                    if (thread == 0) told();
                    if (stop) throw AnotherThreadFailed();
                    if (Clock::now() >= end) throw TimeOfPairIsUp();
                });
                --busy;
            }
            // Only the caller's thread polls.
            while (thread == 0 && busy > 0 && !stop) {
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
                told();
            }
        });
    }

    // Leaves the pair open if its time or its share of the memory does not suffice.
    void settle(const Reversible& one, std::uint64_t widest, const std::function<void(const Progress&)>& poll) {
        bool survey_ends = false;
        Limits own;
        own.memory = limits_.memory / threads_;
        own.poll = [&](const Progress& place) {
            try {
                poll(place);
            } catch (const Error&) {
                survey_ends = true;
                throw;
            }
        };
        try {
            const std::optional<bool> answer = answer_to(one, widest, own);
            pairs_[one.pair].searched = pairs_[one.reversed].searched = answer;
        } catch (const TimeOfPairIsUp&) {
        } catch (const AnotherThreadFailed&) {
        } catch (const Error& e) {
            if (survey_ends || e.kind() != Error::Kind::limit) throw;
        }
    }

    std::optional<bool> answer_to(const Reversible& one, std::uint64_t widest, const Limits& limits) const {
        const SurveyedPair& pair = pairs_[one.pair];
        const Problem problem(board_, pair.vacate, pair.finish);
        if (refutes_ && widest == narrow && refuted(problem).judgement.solvable == false) return false;
        const Query query(problem);
        const auto found = search::paths::find_path(board_, starts_of(query), goals_of(query), {limits, widest});
        if (!found.path) return found.exhausted ? std::optional(false) : std::nullopt;
        referee(problem, found.path->jumps);
        const SurveyedPair& other = pairs_[one.reversed];
        referee(Problem(board_, other.vacate, other.finish), reversed(found.path->jumps, one.map));
        return true;
    }

    const Board& board_;
    std::vector<SurveyedPair>& pairs_;
    const std::chrono::milliseconds each_;
    const Limits& limits_;
    const unsigned threads_;
    const bool refutes_;
    std::vector<Reversible> open_;
};

}  // namespace

void search_pairs(const Board& board, std::vector<SurveyedPair>& pairs, std::chrono::milliseconds each,
                  const Limits& limits) {
    PairSearch(board, pairs, each, limits).run();
}

}  // namespace pegwright
