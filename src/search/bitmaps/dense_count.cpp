// One bitmap holds all levels, since with_pegs() selects one. So each direction of play needs two: reached and winning
// positions.
//
// Only winning positions have numbers of paths, found by rank (bit_ranks.hpp). If one exceeds 64 bits, all is counted
// again with large integers.
#include "search/bitmaps/dense_count.hpp"

#include "search/bitmaps/bit_ranks.hpp"
#include "search/bitmaps/dense_board.hpp"
#include "search/bits/invariants.hpp"

#include <algorithm>
#include <bit>
#include <mutex>
#include <span>

namespace pegwright::search::bitmaps {
namespace {

constexpr int most_vacancies = 3;

struct PlayDirection {
    DenseBoard board;
    int start_pegs;
    Bitmap reached;
    Bitmap winning;
    int lowest = 0;  // the lowest level done
};

class BitmapCounter {
public:
    BitmapCounter(const Game& game, const Limits& limits) : game_(game), limits_(limits), here_(side(game.starts)) {}

    std::optional<DenseCount> count(bool with_solutions) {
        reach(here_, game_.starts, 1);
        DenseCount result;
        for (int pegs = game_.start_pegs(); pegs >= 1; --pegs)
            result.positions += here_.board.count(here_.reached, pegs);
        result.expanded = result.positions;
        for (std::size_t hole = 0; hole < game_.board.size(); ++hole)
            if (reaches(Bits{1} << hole)) result.finishes |= Bits{1} << hole;
        if (game_.start_pegs() <= game_.goal_pegs()) {
            if (game_.start_pegs() == game_.goal_pegs()) result.solutions = game_.starts_that_are_goals();
        } else if (with_solutions &&
                   std::any_of(game_.goals.begin(), game_.goals.end(), [&](Bits goal) { return reaches(goal); })) {
            find_winning();
            auto solutions_found = solutions<std::uint64_t>();
            if (!solutions_found && !too_large_) solutions_found = solutions<Integer>();
            if (!solutions_found) return std::nullopt;
            result.solutions = *solutions_found;
            if (there_)
                for (int pegs = there_->start_pegs; pegs >= there_->lowest; --pegs)
                    result.expanded += there_->board.count(there_->reached, pegs);
        }
        return result;
    }

private:
    static bool has(const Bitmap& bits, Key key) { return (bits[key >> 6] >> (key & 63) & 1) != 0; }
    bool reaches(Bits position) const {
        return here_.board.keys().contains(position) && has(here_.reached, here_.board.keys().key(position));
    }
    static void put(Bitmap& bits, Key key) { bits[key >> 6] |= Bits{1} << (key & 63); }

    PlayDirection side(std::span<const Bits> starts) const {
        PlayDirection s{DenseBoard(game_.board, starts.front(), limits_.threads,
                                   [this](std::uint64_t done, std::uint64_t total) { poll(done, total); }),
                        std::popcount(starts.front()),
                        {},
                        {},
                        0};
        s.reached.resize(s.board.words());
        s.winning.resize(s.board.words());
        return s;
    }
    void begin(const char* doing, int pegs) const {
        doing_ = doing;
        pegs_ = pegs;
    }
    void poll(std::uint64_t done, std::uint64_t total) const {
        if (limits_.poll) limits_.poll({doing_, pegs_, done, total});
    }

    void reach(PlayDirection& s, std::span<const Bits> starts, int lowest) const {
        for (const Bits position : starts) put(s.reached, s.board.keys().key(position));
        for (int pegs = s.start_pegs; pegs > lowest; --pegs) {
            begin("positions checked for reachable ones", pegs);
            s.board.step(s.reached, pegs, false, s.reached, nullptr);
        }
        s.lowest = lowest;
    }

    // The halves meet at the jumps from `middle` pegs to one less.
    void find_winning() {
        const int middle = game_.middle();
        const int other_middle = game_.backward_middle();
        if (!game_.complement()) {
            const std::vector<Bits> starts = game_.backward_starts();
            there_ = std::make_unique<PlayDirection>(side(starts));
            reach(*there_, starts, other_middle);
        }
        PlayDirection& there = there_ ? *there_ : here_;
        const Bitmap after = there.board.complements(there.reached, other_middle);
        here_.board.step(after, middle - 1, true, here_.winning, &here_.reached);
        here_.lowest = middle;
        climb(here_);
        if (!there_) return;
        Bitmap below(here_.board.words());
        here_.board.step(here_.winning, middle, false, below, nullptr);
        there.winning = here_.board.complements(below, middle - 1);
        for (std::size_t word = 0; word < there.winning.size(); ++word) there.winning[word] &= there.reached[word];
        climb(there);
    }
    void climb(PlayDirection& s) const {
        for (int pegs = s.lowest; pegs < s.start_pegs; ++pegs) {
            begin("positions checked for winning ones", pegs);
            s.board.step(s.winning, pegs, true, s.winning, &s.reached);
        }
    }

    // For each winning position with `pegs` pegs, on several threads. note(key, gather) notes what to add up. take(key,
    // sum, total) gets the sum and the chunk's total; done(total) ends a chunk.
    template <class Number, class Note, class Take, class Done>
    bool for_each_sum(const PlayDirection& s, int pegs, const BitRanks& ranks, const std::vector<Number>& numbers,
                      Note note, Take take, Done done) const {
        std::atomic<bool> fits{true};
        s.board.for_all_chunks([&](std::size_t chunk) {
            Gather<Number> gather(ranks, numbers);
            std::vector<Key> keys;
            Integer total = 0;
            const auto flush = [&] {
                if (!gather.add_up([&](std::size_t i, Number& sum) { take(keys[i], sum, total); })) fits = false;
                keys.clear();
            };
            for (std::size_t word = chunk * s.board.chunk_words(); word < (chunk + 1) * s.board.chunk_words(); ++word) {
                for (Bits bits = s.winning[word] & s.board.with_pegs(word, pegs); bits != 0; bits &= bits - 1) {
                    keys.push_back(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
                    note(keys.back(), gather);
                    gather.end_sum();
                    if (gather.full()) flush();
                }
            }
            flush();
            done(total);
        });
        return fits;
    }

    // Rows of keys without symmetries have one of two lengths.
    template <class Emit>
    static void for_each_jump(const PlayDirection& s, Key key, bool back, Emit emit) {
        if (s.board.diagonal())
            s.board.keys().template for_each_jump<RowShape{1, 4}>(key, back, emit);
        else
            s.board.keys().template for_each_jump<RowShape{1, 3}>(key, back, emit);
    }

    template <class Number>
    std::optional<std::vector<Number>> path_counts(const PlayDirection& s, const BitRanks& ranks) const {
        // Seven bitmaps, two with ranks, and the numbers.
        const std::uint64_t needed =
            s.board.words() * (7 * sizeof(Bits) + 32) + ranks.size() * sizeof(Number) * (there_ ? 2 : 1);
        if ((too_large_ = needed > limits_.memory)) return std::nullopt;
        std::vector<Number> to(ranks.size());
        const auto note = [&](Key key, Gather<Number>& gather) {
            for_each_jump(s, key, true, [&](Key before) { gather.note(before); });
        };
        for_each_sum(
            s, s.start_pegs, ranks, to, [](Key, Gather<Number>&) {},
            [&](Key key, Number&, Integer&) { to[ranks.rank(key)] = 1; }, [](const Integer&) {});
        for (int pegs = s.start_pegs - 1; pegs >= s.lowest; --pegs) {
            begin("positions whose games are counted", pegs);
            if (!for_each_sum(
                    s, pegs, ranks, to, note,
                    [&](Key key, Number& sum, Integer&) { to[ranks.rank(key)] = std::move(sum); },
                    [](const Integer&) {}))
                return std::nullopt;
        }
        return to;
    }

    template <class Number>
    // Sums (paths to a position) * (paths on) over all jumps from `middle` pegs. Paths on are paths to the complement
    // from the other side.
    std::optional<Integer> solutions() const {
        const PlayDirection& there = there_ ? *there_ : here_;
        const BitRanks ranks(here_.winning);
        const auto to = path_counts<Number>(here_, ranks);
        std::optional<BitRanks> other_ranks;
        std::optional<std::vector<Number>> other_to;
        if (there_ && to) {
            other_ranks.emplace(there.winning);
            other_to = path_counts<Number>(there, *other_ranks);
        }
        if (!to || (there_ && !other_to)) return std::nullopt;
        const BitRanks& onward_ranks = there_ ? *other_ranks : ranks;
        const std::vector<Number>& onward = there_ ? *other_to : *to;
        const Key all = (Key{1} << here_.board.keys().bits()) - 1;
        Integer sum_of_chunks = 0;
        std::mutex mutex;
        begin("positions where both ends meet", here_.lowest);
        const auto note = [&](Key key, Gather<Number>& gather) {
            for_each_jump(here_, key, false, [&](Key after) { gather.note(after ^ all); });
        };
        const auto take = [&](Key key, const Number& sum, Integer& total) {
            total += Integer((*to)[ranks.rank(key)]) * sum;
        };
        const auto done = [&](const Integer& total) {
            const std::lock_guard lock(mutex);
            sum_of_chunks += total;
        };
        if (!for_each_sum(here_, here_.lowest, onward_ranks, onward, note, take, done)) return std::nullopt;
        return sum_of_chunks;
    }

    const Game& game_;
    const Limits& limits_;
    mutable const char* doing_ = "";
    mutable int pegs_ = 0;
    PlayDirection here_;
    std::unique_ptr<PlayDirection> there_;
    mutable bool too_large_ = false;
};

}  // namespace

bool dense_is_better(const Game& game, const Limits& limits) {
    // Below 12 bits levels of keys are fast too; above 33 a bitmap takes over two gibibytes.
    const int bits = game.holes() - static_cast<int>(invariant_sets(game.board).size());
    if (bits < 12 || bits > 33 || game.resource) return false;
    // Bitmaps visit the whole class, and starts with many vacancies reach little of it.
    if (game.holes() - game.start_pegs() > most_vacancies) return false;
    if (!in_one_class(game.board, game.starts) || !in_one_class(game.board, game.goals)) return false;
    // On a line the class is larger than that, and games reach almost nothing of it.
    if (PositionKeys(game.board, game.symmetries, game.board.full(), true).bits() != bits) return false;
    // As above, with numbers for perhaps a tenth of the positions.
    const std::uint64_t memory = (std::uint64_t{1} << bits) / 64 * (7 * 8 + 32) + (std::uint64_t{1} << bits) / 10 * 8;
    return memory < limits.memory && (game.symmetries.size() == 1 || bits <= 26);
}

std::optional<DenseCount> dense_count(const Game& game, bool with_solutions, const Limits& limits) {
    return BitmapCounter(game, limits).count(with_solutions);
}

}  // namespace pegwright::search::bitmaps
