// A level's row is complete one level later, when its images are counted.
#include "search/levels/forward_levels.hpp"

#include "base/error.hpp"
#include "base/parallel.hpp"
#include "search/bits/invariants.hpp"
#include "search/levels/files/level_file.hpp"
#include "search/levels/keys/key_codec.hpp"
#include "search/levels/memory_plan.hpp"
#include "search/levels/ranks/shares.hpp"
#include "search/levels/ranks/stored_levels.hpp"

#include <atomic>
#include <bit>
#include <numeric>

namespace pegwright::search::levels {
namespace {

std::string hex(Bits bits) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[bits >> shift & 15];
    return text;
}

std::string hex(std::span<const Bits> positions) {
    std::string text;
    for (const Bits p : positions) text += (text.empty() ? "" : " ") + hex(p);
    return text;
}

std::optional<Bits> as_holes(std::span<const Bits> positions) {
    Bits holes = 0;
    for (const Bits p : positions) {
        if (!std::has_single_bit(p)) return std::nullopt;
        holes |= p;
    }
    return holes;
}

// Tells these levels from all others. Single-vacancy problems are written by their holes, as the first versions did.
std::string identity_of(const Game& game, std::span<const Bits> starts) {
    std::string resource;
    if (game.resource) {
        for (const ResourceRequirement::Term& term : game.resource->terms)
            resource += ", " + std::to_string(term.weight) + " times " + hex(term.holes);
        resource += ", at least " + std::to_string(game.resource->least);
    }
    std::string text(to_string(game.board.lattice()));
    text += " board";
    for (const Hole h : game.board.holes()) text += " " + std::to_string(h.x) + "," + std::to_string(h.y);
    const auto vacancies_of = [&](std::span<const Bits> positions) {
        std::vector<Bits> complements;
        for (const Bits p : positions) complements.push_back(game.board.full() & ~p);
        return as_holes(complements);
    };
    const auto here = vacancies_of(starts);
    const auto vacancies = vacancies_of(game.starts);
    const auto finishes = as_holes(game.goals);
    const std::string symmetries = ", " + std::to_string(game.symmetries.size()) + " symmetries that keep ";
    if (here && vacancies && finishes)
        return text + ", vacancies " + hex(*here) + symmetries + hex(*vacancies) + " and " + hex(*finishes) + resource;
    return text + ", starts " + hex(starts) + symmetries + hex(game.starts) + " and " + hex(game.goals) + resource;
}

}  // namespace

PositionKeys keys_of(const Game& game, std::span<const Bits> starts) {
    return {game.board, game.symmetries, starts.front(),
            in_one_class(game.board, game.starts) && in_one_class(game.board, game.goals)};
}

Level level_of(std::vector<Key> keys, int pegs) {
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    Level level;
    level.pegs = pegs;
    Bucket& bucket = level.buckets.emplace_back();
    bucket.count = keys.size();
    encode_ascending<Key>(keys, bucket.bytes);
    return level;
}

std::uint64_t images_of(const PositionKeys& keys, const Level& level, unsigned threads, Ranks* ranks) {
    std::atomic<std::uint64_t> images{0};
    std::atomic<std::size_t> next{0};
    in_parallel(threads, [&](unsigned thread, const StopFlag& stop) {
        std::vector<Key> some;
        std::vector<std::uint8_t> room;
        for (std::size_t i = next++; i < level.buckets.size() && !stop; i = next++) {
            if (ranks && thread == 0) ranks->check();
            level.read(i, some, room);
            images += keys.images(some);
        }
    });
    return sum_of_all(ranks, images);
}

ForwardLevels::ForwardLevels(const Game& game, std::span<const Bits> starts, const std::string& name, int keep,
                             const Limits& limits, BlockPool& blocks)
    : game_(game), limits_(limits), blocks_(blocks), keep_(keep), keys_(keys_of(game, starts)) {
    if ((resource_ = game.resource))
        for (ResourceRequirement::Term& term : resource_->terms) term.holes = keys_.ordered(term.holes);
    needs_not_all_jumps_ = keys_.keeps_last_jumps() && (!game.resource || game.resource->only_falls(game.board));
    // All ranks must send the same kind of keys, but their processors may differ.
    if (limits.ranks) needs_not_all_jumps_ = limits.ranks->least(needs_not_all_jumps_ ? 1 : 0) == 1;
    if (!limits.directory.empty())
        folder_ = std::make_unique<LevelFolder>(
            limits.directory, name, identity_of(game, starts),
            limits.ranks ? RankShare{limits.ranks->rank(), limits.ranks->size()} : RankShare{},
            first_in_folder(limits.ranks, limits.directory));
    start(starts);
    if (folder_) resume();
}

ForwardLevels::~ForwardLevels() = default;

void ForwardLevels::start(std::span<const Bits> starts) {
    std::vector<Key> keys;
    for (const Bits position : starts) keys.push_back(keys_.key(position));
    lowest_ = std::popcount(starts.front());
    Level& level = levels_[lowest_] = level_of(std::move(keys), lowest_);
    if (limits_.ranks)
        keep_share(level, fair_cuts({1}, static_cast<std::size_t>(limits_.ranks->size())), limits_.ranks->rank());
}

void ForwardLevels::resume() {
    const StoredLevels stored(*folder_, keys_, limits_.ranks, limits_);
    std::map<int, SharedLevel> found;
    std::uint64_t parents = levels_[lowest_].total();
    while (auto next = stored.load(lowest_ - 1)) {
        if (next->parent_images < parents || next->parent_images / keys_.group_order() > parents ||
            next->parent_jumps / std::max<std::size_t>(1, game_.board.jumps().size()) > parents)
            next->refuse("it claims more positions or jumps than the level above has");
        rows_.push_back({lowest_, parents, next->parent_images});
        jumps_ += next->parent_jumps;
        if (lowest_ < keep_) levels_.erase(lowest_);
        if (lowest_ < keep_) found.erase(lowest_);
        parents = next->positions;
        found.emplace(--lowest_, std::move(*next));
    }
    for (auto& [pegs, level] : found) levels_[pegs] = stored.fit(std::move(level));
}

void ForwardLevels::reach(int pegs, const std::function<void(const LevelRow&)>& on_row) {
    if (on_row)
        for (const LevelRow& row : rows_) on_row(row);
    while (lowest_ > pegs && level(lowest_).total() > 0) {
        next_level();
        if (on_row) on_row(rows_.back());
    }
    // The last level is not expanded, so its images are counted here.
    if (level(lowest_).total() == 0 || (!rows_.empty() && rows_.back().pegs == lowest_)) return;
    rows_.push_back(
        {lowest_, level(lowest_).total(), images_of(keys_, level(lowest_), limits_.threads, limits_.ranks)});
    if (on_row) on_row(rows_.back());
}

void ForwardLevels::next_level() {
    if (!rows_.empty() && rows_.back().pegs == lowest_) rows_.pop_back();
    const Level& parents = levels_[lowest_];
    const std::uint64_t taken = memory();
    // The new level takes memory too, unless it goes to a file.
    const double share = folder_ ? 0.85 : 0.6;
    Workspace workspace{limits_.threads, share_of_free(limits_.memory, taken, share), {}, blocks_, limits_.ranks};
    const std::uint64_t total = parents.total();
    if (limits_.poll)
        workspace.poll = [&](std::uint64_t done) { limits_.poll({"reachable positions", lowest_, done, total}); };
    LevelTask task{keys_,   parents, LevelStep::jump, nullptr, resource_ ? &*resource_ : nullptr,
                   nullptr, nullptr, nullptr};
    task.last_jumps = needs_not_all_jumps_;
    std::unique_ptr<BucketFile> runs;
    std::shared_ptr<BucketFile> file;
    if (folder_) {
        runs = folder_->runs();
        file = folder_->begin(lowest_ - 1);
        task.runs = runs.get();
        task.runs_source = runs.get();
        task.finished = file.get();
        if (task.last_jumps) {
            std::shared_ptr<BucketFile> last_jumps = folder_->runs();
            task.last_jumps_to = last_jumps.get();
            task.last_jumps_source = std::move(last_jumps);
        }
    }
    BuiltLevel built = build_level(task, workspace);
    built.level.pegs = lowest_ - 1;
    if (folder_) {
        StoredLevel stored{std::move(built.level), built.images, built.jumps};
        folder_->complete(std::move(file), stored);
        built.level = std::move(stored.level);
    }
    rows_.push_back({lowest_, total, built.images});
    jumps_ += built.jumps;
    if (lowest_ < keep_)
        levels_.erase(lowest_);
    else
        levels_[lowest_].last_jumps.reset();
    --lowest_;
    levels_[lowest_] = std::move(built.level);
}

void ForwardLevels::forget_last_jumps() { levels_[lowest_].last_jumps.reset(); }

const Level& ForwardLevels::level(int pegs) const {
    static const Level none;
    const auto it = levels_.find(pegs);
    return it == levels_.end() ? none : it->second;
}

std::uint64_t ForwardLevels::images() const {
    return std::accumulate(rows_.begin(), rows_.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const LevelRow& row) { return sum + row.images; });
}

std::uint64_t ForwardLevels::memory() const {
    std::uint64_t sum = 0;
    for (const auto& [pegs, level] : levels_) sum += level.memory();
    return sum;
}

}  // namespace pegwright::search::levels
