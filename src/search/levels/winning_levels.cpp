#include "search/levels/winning_levels.hpp"

#include "base/error.hpp"
#include "search/levels/memory_plan.hpp"

namespace pegwright::search::levels {

WinningLevels::WinningLevels(const Game& game, const ForwardLevels& reached, const Limits& limits, BlockPool& blocks)
    : game_(game), limits_(limits), blocks_(blocks) {
    upper_ = {&reached, game.start_pegs(), game.middle(), {}};
    if (game.start_pegs() <= game.goal_pegs()) {
        start_is_goal();
        return;
    }
    // Keys of different classes must not be compared.
    if (game.goals.empty() || !reached.keys().contains(game.goals.front())) return;
    const int other_middle = game.backward_middle();
    if (!game.complement()) {
        other_settings_ = limits;
        other_settings_.memory -= std::min(limits.memory, reached.memory());
        other_search_ = std::make_unique<ForwardLevels>(game, game.backward_starts(), "backward", other_middle,
                                                        other_settings_, blocks);
        other_search_->reach(other_middle);
        other_search_->forget_last_jumps();
    }
    lower_ = {other_search_ ? other_search_.get() : &reached, game.holes() - game.goal_pegs(), other_middle, {}};
    meet();
    climb(upper_);
    if (other_search_) climb(lower_);
    make_rows();
}

void WinningLevels::start_is_goal() {
    std::vector<Key> keys;
    for (const Bits p : game_.starts)
        if (std::binary_search(game_.goals.begin(), game_.goals.end(), p))
            keys.push_back(upper_.reached->keys().key(p));
    if (keys.empty()) return;
    const std::uint64_t images = keys.size();
    Level& level = upper_.levels[game_.start_pegs()] = level_of(std::move(keys), game_.start_pegs());
    rows_.push_back({game_.start_pegs(), level.positions(), images});
}

Level WinningLevels::step(const ForwardLevels& from, const Level& parents, LevelStep step) const {
    static const Level none;
    return this->step(from, parents, step, none);
}

Level WinningLevels::step(const ForwardLevels& from, const Level& parents, LevelStep step, const Level& within) const {
    const std::uint64_t taken = memory();
    Workspace workspace{limits_.threads, share_of_free(limits_.memory, taken, 0.5), {}, blocks_, limits_.ranks};
    const std::uint64_t total = parents.total();
    if (limits_.poll)
        workspace.poll = [&](std::uint64_t done) { limits_.poll({"winning positions", parents.pegs, done, total}); };
    Level level = build_level({from.keys(), parents, step, within.buckets.empty() ? nullptr : &within, nullptr, nullptr,
                               nullptr, nullptr},
                              workspace)
                      .level;
    level.pegs = step == LevelStep::jump   ? parents.pegs - 1
                 : step == LevelStep::back ? parents.pegs + 1
                                           : game_.holes() - parents.pegs;
    return level;
}

void WinningLevels::meet() {
    const ForwardLevels& reached = *upper_.reached;
    const ForwardLevels& other = *lower_.reached;
    if (meets_in_the_middle(game_)) {
        const Level& both = reached.level(upper_.lowest);
        if (!both.buckets.empty()) upper_.levels[upper_.lowest] = step(reached, both, LevelStep::complement, both);
        return;
    }
    const Level& below_middle = reached.level(upper_.lowest - 1);
    const Level& middle = reached.level(upper_.lowest);
    const Level& other_middle = other.level(lower_.lowest);
    if (below_middle.buckets.empty() || other_middle.buckets.empty()) return;
    // Winning positions just below the middle; one jump back, those at the middle. The lower half needs its own keys:
    // one jump forward again, then complements.
    const Level winning = step(other, other_middle, LevelStep::complement, below_middle);
    upper_.levels[upper_.lowest] = step(reached, winning, LevelStep::back, middle);
    if (!other_search_) return;
    const Level below = step(reached, upper_.levels[upper_.lowest], LevelStep::jump);
    lower_.levels[lower_.lowest] = step(reached, below, LevelStep::complement, other_middle);
}

void WinningLevels::climb(Half& half) {
    const auto lowest = half.levels.find(half.lowest);
    if (lowest == half.levels.end()) return;
    for (int pegs = half.lowest + 1; pegs <= half.start_pegs; ++pegs) {
        half.levels[pegs] = step(*half.reached, half.levels[pegs - 1], LevelStep::back, half.reached->level(pegs));
    }
}

void WinningLevels::make_rows() {
    if (upper_.levels.empty() || upper_.levels[upper_.lowest].total() == 0) return;
    const auto row = [&](const Half& half, int level, int pegs) {
        const Level& winning = half.levels.at(level);
        if (limits_.poll) limits_.poll({"images of winning positions", pegs, 0, winning.total()});
        return LevelRow{pegs, winning.total(),
                        images_of(half.reached->keys(), winning, limits_.threads, limits_.ranks)};
    };
    for (int pegs = game_.start_pegs(); pegs >= upper_.lowest; --pegs) rows_.push_back(row(upper_, pegs, pegs));
    for (int pegs = upper_.lowest - 1; pegs >= game_.goal_pegs(); --pegs)
        rows_.push_back(row(other_search_ ? lower_ : upper_, game_.holes() - pegs, pegs));
}

void WinningLevels::for_each(int pegs, const std::function<void(Bits)>& f) const {
    if (game_.start_pegs() <= game_.goal_pegs()) {
        for (const Bits p : game_.starts)
            if (pegs == game_.start_pegs() && std::binary_search(game_.goals.begin(), game_.goals.end(), p)) f(p);
        return;
    }
    const bool above = pegs >= upper_.lowest;
    const Half& half = above || !other_search_ ? upper_ : lower_;
    const auto level = half.levels.find(above ? pegs : game_.holes() - pegs);
    if (level == half.levels.end()) return;
    const PositionKeys& keys = half.reached->keys();
    std::vector<Key> some;
    std::vector<std::uint8_t> room;
    for (std::size_t i = 0; i < level->second.buckets.size(); ++i) {
        level->second.read(i, some, room);
        for (const Key key : some) f(above ? keys.position(key) : game_.board.full() & ~keys.position(key));
    }
}

std::uint64_t WinningLevels::positions_of_other_half() const {
    std::uint64_t sum = 0;
    if (other_search_)
        for (const LevelRow& row : other_search_->rows()) sum += row.positions;
    return sum;
}

std::uint64_t WinningLevels::memory() const {
    std::uint64_t sum = upper_.reached->memory() + (other_search_ ? other_search_->memory() : 0);
    for (const Half* half : {&upper_, &lower_})
        for (const auto& [pegs, level] : half->levels) sum += level.memory();
    return sum;
}

}  // namespace pegwright::search::levels
