#include "search/levels/counts/count_search.hpp"

#include "search/levels/counts/count_product.hpp"
#include "search/levels/forward_levels.hpp"
#include "search/levels/memory_plan.hpp"

#include <bit>

namespace pegwright::search::levels {
namespace {

constexpr double share = 0.95;

}  // namespace

CountSearch::CountSearch(const Game& game, std::span<const Bits> starts, const Limits& limits, BlockPool& blocks,
                         const LevelFolder* folder)
    : limits_(limits), blocks_(blocks), folder_(folder), keys_(keys_of(game, starts)) {
    std::vector<Key> keys;
    for (const Bits position : starts) keys.push_back(keys_.key(position));
    level_ = counted_level_of(keys, std::popcount(starts.front()), limits.ranks);
}

BuiltCounts CountSearch::next(std::uint64_t taken) {
    Workspace workspace = this->workspace(level_, taken + level_.memory());
    expanded_ += level_.total();
    BuiltCounts built =
        folder_ ? build_in_file(workspace) : build_counts(keys_, level_, LevelStep::jump, nullptr, workspace);
    built.level.level.pegs = pegs() - 1;
    std::swap(level_, built.level);
    return built;
}

void CountSearch::down_to(int pegs, std::uint64_t taken) {
    while (this->pegs() > pegs && level_.total() > 0) {
        Workspace workspace = this->workspace(level_, taken + level_.memory());
        expanded_ += level_.total();
        const int below = this->pegs() - 1;
        level_ =
            (folder_ ? build_in_file(workspace) : build_counts(keys_, std::move(level_), LevelStep::jump, workspace))
                .level;
        level_.level.pegs = below;
    }
}

Integer CountSearch::solutions_with(const CountSearch& other, const CountedLevel& level, std::uint64_t taken) const {
    Workspace workspace = this->workspace(level, taken + level_.memory() + level.memory());
    return product_of_counts(keys_, level_, level, by_step(other.keys_, LevelStep::complement), workspace);
}

BuiltCounts CountSearch::build_in_file(Workspace& workspace) const {
    const std::shared_ptr<BucketFile> file =
        folder_->runs({"a count of pairs cannot be resumed; name a folder with more room", of_runs.if_damaged});
    BuiltCounts built = build_counts_in_file(keys_, level_, *file, workspace);
    built.level.level.file = file;
    return built;
}

Workspace CountSearch::workspace(const CountedLevel& parents, std::uint64_t taken) const {
    Workspace workspace{limits_.threads, share_of_free(limits_.memory, taken, share), {}, blocks_, limits_.ranks};
    if (limits_.poll)
        workspace.poll = [this, total = parents.total(), pegs = parents.level.pegs](std::uint64_t done) {
            limits_.poll({"reachable positions", pegs, done, total});
        };
    return workspace;
}

}  // namespace pegwright::search::levels
