#include "search/levels/forward_levels.hpp"

#include "base/error.hpp"
#include "search/levels/key_codec.hpp"
#include "search/levels/level_file.hpp"
#include "theory/position_class.hpp"

#include <numeric>

namespace pegwright::search::levels {
namespace {

// What makes this search's levels what they are, in one line.
std::string identity_of(const Game& game, Bits vacancies) {
    const auto hex = [](Bits bits) {
        std::string text;
        for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[bits >> shift & 15];
        return text;
    };
    std::string resource;
    if (game.resource) {
        for (const ResourceRequirement::Term& term : game.resource->terms)
            resource += ", " + std::to_string(term.weight) + " times " + hex(term.holes);
        resource += ", at least " + std::to_string(game.resource->least);
    }
    std::string text(to_string(game.board.lattice()));
    text += " board";
    for (const Hole h : game.board.holes()) text += " " + std::to_string(h.x) + "," + std::to_string(h.y);
    return text + ", vacancies " + hex(vacancies) + ", " + std::to_string(game.symmetries.size()) +
           " symmetries that keep " + hex(game.vacancies) + " and " + hex(game.finishes) + resource;
}

bool one_class(const SmallBoard& board, Bits vacancies) {
    if (vacancies == 0) return true;
    const auto class_of_lowest = [&](Bits holes) {
        return position_class(board.lattice(),
                              board.holes().subspan(static_cast<std::size_t>(std::countr_zero(holes)), 1));
    };
    const PositionClass first = class_of_lowest(vacancies);
    for (Bits rest = vacancies; rest != 0; rest &= rest - 1)
        if (class_of_lowest(rest) != first) return false;
    return true;
}

}  // namespace

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

std::uint64_t images_of(const PositionKeys& keys, const Level& level) {
    std::uint64_t images = 0;
    std::vector<Key> some;
    std::vector<std::uint8_t> room;
    for (std::size_t i = 0; i < level.buckets.size(); ++i) {
        level.read(i, some, room);
        for (const Key key : some) images += keys.orbit(key);
    }
    return images;
}

ForwardLevels::ForwardLevels(const Game& game, Bits vacancies, const std::string& name, int keep,
                             const Limits& limits, BlockPool& blocks)
    : game_(game),
      limits_(limits),
      blocks_(blocks),
      keep_(keep),
      keys_(game.board, game.symmetries, game.board.full() & ~(vacancies & (~vacancies + 1)),
            one_class(game.board, game.vacancies) && one_class(game.board, game.finishes)) {
    if ((resource_ = game.resource))
        for (ResourceRequirement::Term& term : resource_->terms) term.holes = keys_.ordered(term.holes);
    if (!limits.directory.empty())
        folder_ = std::make_unique<LevelFolder>(limits.directory, name, identity_of(game, vacancies));
    start(vacancies);
    while (folder_ && resume()) {
    }
}

ForwardLevels::~ForwardLevels() = default;

void ForwardLevels::start(Bits vacancies) {
    std::vector<Key> keys;
    for (; vacancies != 0; vacancies &= vacancies - 1)
        keys.push_back(keys_.key(game_.board.full() & ~(vacancies & (~vacancies + 1))));
    lowest_ = game_.holes() - 1;
    levels_[lowest_] = level_of(std::move(keys), lowest_);
}

// Goes to the next level down if there is a file of it.
bool ForwardLevels::resume() {
    auto stored = folder_->load(lowest_ - 1);
    if (!stored) return false;
    rows_.push_back({lowest_, levels_[lowest_].positions(), stored->parent_images});
    jumps_ += stored->parent_jumps;
    if (lowest_ < keep_) levels_.erase(lowest_);
    levels_[--lowest_] = std::move(stored->level);
    return true;
}

void ForwardLevels::reach(int pegs, const std::function<void(const LevelRow&)>& on_row) {
    if (on_row)
        for (const LevelRow& row : rows_) on_row(row);
    while (lowest_ > pegs && level(lowest_).positions() > 0) {
        next_level();
        if (on_row) on_row(rows_.back());
    }
    // The last level is not expanded, so its images are counted for themselves.
    if (level(lowest_).positions() == 0 || (!rows_.empty() && rows_.back().pegs == lowest_)) return;
    rows_.push_back({lowest_, level(lowest_).positions(), images_of(keys_, level(lowest_))});
    if (on_row) on_row(rows_.back());
}

void ForwardLevels::next_level() {
    if (!rows_.empty() && rows_.back().pegs == lowest_) rows_.pop_back();
    const Level& parents = levels_[lowest_];
    const std::uint64_t taken = memory();
    // The level that is built takes memory as well, unless it goes to a file.
    const double share = folder_ ? 0.85 : 0.6;
    Workspace workspace{
        limits_.threads,
        static_cast<std::uint64_t>(static_cast<double>(limits_.memory - std::min(limits_.memory, taken)) * share),
        {},
        blocks_};
    const std::uint64_t total = parents.positions();
    if (limits_.poll)
        workspace.poll = [&](std::uint64_t done) { limits_.poll({"reachable positions", lowest_, done, total}); };
    LevelTask task{keys_, parents, Step::jump, nullptr, resource_ ? &*resource_ : nullptr, nullptr, nullptr, nullptr};
    std::unique_ptr<BucketFile> runs;
    std::shared_ptr<BucketFile> file;
    if (folder_) {
        runs = folder_->runs();
        file = folder_->begin(lowest_ - 1);
        task.runs = runs.get();
        task.runs_source = runs.get();
        task.finished = file.get();
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
    if (lowest_ < keep_) levels_.erase(lowest_);
    --lowest_;
    levels_[lowest_] = std::move(built.level);
}

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
