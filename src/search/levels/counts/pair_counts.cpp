#include "search/levels/counts/pair_counts.hpp"

#include "search/bits/hole_symmetries.hpp"
#include "search/levels/counts/count_product.hpp"
#include "search/levels/counts/count_search.hpp"
#include "search/levels/keys/crossing.hpp"
#include "search/levels/memory_plan.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>

namespace pegwright::search::levels {
namespace {

HolePermutation inverse(const HolePermutation& permutation) {
    HolePermutation result(permutation.size());
    for (std::size_t i = 0; i < permutation.size(); ++i) result[permutation[i]] = static_cast<std::uint8_t>(i);
    return result;
}

// Games from one vacancy, down to the one or two levels in the middle.
class HalfGame {
public:
    HalfGame(const SmallBoard& board, std::size_t vacancy, const Limits& limits, BlockPool& blocks,
             const LevelFolder* folder, std::uint64_t taken)
        : game_(board, {board.full() & ~(Bits{1} << vacancy)}, {}, bits::hole_symmetries(board)),
          search_(game_, game_.starts, limits, blocks, folder) {
        const auto holes = static_cast<int>(board.size());
        const int upper = holes - holes / 2;
        search_.down_to(upper, taken);
        if (search_.pegs() != upper || search_.level().total() == 0 || upper == holes / 2) return;
        upper_ = std::make_unique<CountedLevel>(search_.next(taken).level);
    }

    const PositionKeys& keys() const { return search_.keys(); }
    std::span<const HolePermutation> symmetries() const { return game_.symmetries; }
    const CountedLevel& upper() const { return upper_ ? *upper_ : search_.level(); }
    const CountedLevel& lower() const { return search_.level(); }
    std::uint64_t expanded() const { return search_.expanded(); }
    std::uint64_t memory() const { return search_.level().memory() + (upper_ ? upper_->memory() : 0); }
    bool dead() const { return lower().total() == 0; }

private:
    Game game_;
    CountSearch search_;
    std::unique_ptr<CountedLevel> upper_;
};

class PairCounter {
public:
    PairCounter(const SmallBoard& board, const Limits& limits)
        : board_(board), limits_(limits), symmetries_(bits::hole_symmetries(board)), first_(board.size()) {
        limits_.ranks = nullptr;
        if (!limits.directory.empty())
            folder_ = std::make_unique<LevelFolder>(limits.directory, "pairs", "numbers of ways");
        for (std::size_t hole = 0; hole < board.size(); ++hole) {
            first_[hole] = {hole, 0};
            for (std::size_t s = 0; s < symmetries_.size(); ++s)
                if (symmetries_[s][hole] < first_[hole].hole) first_[hole] = {symmetries_[s][hole], s};
        }
    }

    PairCounts count(std::span<const VacancyAndFinish> pairs) {
        PairCounts result;
        result.solutions.resize(pairs.size());
        for (const std::vector<std::size_t>& together : that_hang_together(pairs)) {
            halves_.clear();
            for (const std::size_t i : together) result.solutions[i] = solutions_of(pairs[i]);
            for (const auto& [vacancy, half] : halves_) result.expanded += half->expanded();
        }
        return result;
    }

private:
    struct Image {
        std::size_t hole;      // the least of a hole's images
        std::size_t symmetry;  // takes it there
    };

    // Groups of pairs that share vacancies, directly or through others.
    std::vector<std::vector<std::size_t>> that_hang_together(std::span<const VacancyAndFinish> pairs) const {
        std::vector<std::size_t> set(board_.size());
        std::iota(set.begin(), set.end(), 0);
        for (const VacancyAndFinish& pair : pairs) {
            const std::size_t one = set[first_[pair.vacate].hole];
            const std::size_t other = set[first_[pair.finish].hole];
            std::replace(set.begin(), set.end(), one, other);
        }
        std::vector<std::vector<std::size_t>> groups;
        std::map<std::size_t, std::size_t> group_of_set;
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto [at, is_new] = group_of_set.emplace(set[first_[pairs[i].vacate].hole], groups.size());
            if (is_new) groups.emplace_back();
            groups[at->second].push_back(i);
        }
        return groups;
    }

    const HalfGame& half_from(std::size_t vacancy) {
        std::unique_ptr<HalfGame>& half = halves_[vacancy];
        if (!half) half = std::make_unique<HalfGame>(board_, vacancy, limits_, blocks_, folder_.get(), memory());
        return *half;
    }

    std::uint64_t memory() const {
        std::uint64_t sum = 0;
        for (const auto& [vacancy, half] : halves_) sum += half ? half->memory() : 0;
        return sum;
    }

    // Images of a pair have the same number, and so has the reversed pair.
    Integer solutions_of(const VacancyAndFinish& pair) {
        std::pair<std::size_t, std::size_t> least{board_.size(), board_.size()};
        for (const HolePermutation& symmetry : symmetries_) {
            const std::size_t a = symmetry[pair.vacate];
            const std::size_t b = symmetry[pair.finish];
            least = std::min({least, std::pair(a, b), std::pair(b, a)});
        }
        const auto known = known_.find(least);
        if (known != known_.end()) return known->second;
        return known_[least] = product_of(least.first, least.second);
    }

    Integer product_of(std::size_t a, std::size_t b) {
        const HalfGame& from_a = half_from(first_[a].hole);
        const HalfGame& from_b = half_from(first_[b].hole);
        if (from_a.dead() || from_b.dead()) return 0;
        const HolePermutation a_to_b = then(inverse(symmetries_[first_[a].symmetry]), symmetries_[first_[b].symmetry]);
        const KeyCrossing crossing_a = crossing(from_a, a_to_b, from_b);
        const KeyCrossing crossing_b = crossing(from_b, inverse(a_to_b), from_a);
        if (from_a.upper().total() * crossing_a.images() < from_b.upper().total() * crossing_b.images())
            return product(from_b, from_a, crossing_a);
        return product(from_a, from_b, crossing_b);
    }

    KeyCrossing crossing(const HalfGame& from, const HolePermutation& between, const HalfGame& to) const {
        return {board_, from.keys(), from.symmetries(), between, to.keys(), to.symmetries()};
    }

    Integer product(const HalfGame& here, const HalfGame& there, const KeyCrossing& crossing) {
        Workspace workspace{limits_.threads, share_of_free(limits_.memory, memory(), share), {}, blocks_, nullptr};
        if (limits_.poll)
            workspace.poll = [&](std::uint64_t done) {
                limits_.poll({"positions where both ends meet", there.upper().level.pegs, done, there.upper().total()});
            };
        const Reach reach = [&](std::span<const Key> parents, ReachedKeys& reached) {
            crossing.reach(parents, reached);
        };
        // Each position there was counted once for each of its images.
        return product_of_counts(here.keys(), here.lower(), there.upper(), reach, workspace) / crossing.images();
    }

    static constexpr double share = 0.95;

    const SmallBoard& board_;
    Limits limits_;
    std::vector<HolePermutation> symmetries_;
    std::vector<Image> first_;  // of each hole
    BlockPool blocks_;
    std::unique_ptr<LevelFolder> folder_;
    std::map<std::size_t, std::unique_ptr<HalfGame>> halves_;
    std::map<std::pair<std::size_t, std::size_t>, Integer> known_;
};

}  // namespace

PairCounts count_pairs(const SmallBoard& board, std::span<const VacancyAndFinish> pairs, const Limits& limits) {
    return PairCounter(board, limits).count(pairs);
}

}  // namespace pegwright::search::levels
