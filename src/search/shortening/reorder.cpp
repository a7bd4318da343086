#include "search/shortening/reorder.hpp"

#include "game/move_count.hpp"
#include "search/shortening/schedule.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_set>

namespace pegwright::search::shortening {
namespace {

constexpr auto keep_nothing = [](std::uint32_t, std::uint32_t, std::uint32_t) {};

class PegPathWriter {
public:
    PegPathWriter(std::span<const Jump> given, const PegPaths& peg_paths) : given_(given), peg_paths_(peg_paths) {
        jumps.reserve(given.size());
    }
    void operator()(std::uint32_t peg_path, std::uint32_t place, std::uint32_t end) {
        for (; place < end; ++place) jumps.push_back(given_[peg_paths_.jump(peg_path, place)]);
    }
    std::vector<Jump> jumps;

private:
    std::span<const Jump> given_;
    const PegPaths& peg_paths_;
};

std::vector<Jump> with_first_breaks(std::span<const Jump> jumps, const PegPaths& peg_paths,
                                    const std::function<void()>& poll) {
    Schedule schedule(peg_paths);
    PegPathWriter writer(jumps, peg_paths);
    // The first jump that is not played: everything it waits for is played.
    std::uint32_t first = 0;
    for (;;) {
        schedule.play_ready(writer);
        if (schedule.done()) return std::move(writer.jumps);
        while (schedule.is_played(first)) ++first;
        schedule.play(schedule.useful_break_near(first), writer);
        if (poll) poll();
    }
}

class BreakSearch {
public:
    BreakSearch(const PegPaths& peg_paths, std::size_t width, const std::function<void()>& poll)
        : peg_paths_(peg_paths), width_(width), poll_(poll) {}

    std::vector<std::uint32_t> run() {
        std::vector<Schedule> now(1, Schedule(peg_paths_));
        now[0].play_ready(keep_nothing);
        if (now[0].done()) return {};
        for (;;) {
            std::vector<Schedule> next;
            std::vector<Break> breaks;
            for (std::uint32_t i = 0; i < now.size(); ++i) {
                if (poll_) poll_();
                for (const std::uint32_t peg_path : now[i].useful_breaks()) {
                    Schedule after = now[i];
                    after.play(peg_path, keep_nothing);
                    after.play_ready(keep_nothing);
                    if (after.done()) return path_to({i, peg_path});
                    if (!seen_.insert(after.heads()).second) continue;
                    next.push_back(std::move(after));
                    breaks.push_back({i, peg_path});
                }
            }
            keep_best(next, breaks);
            now = std::move(next);
            levels_.push_back(std::move(breaks));
        }
    }
    bool dropped() const { return dropped_; }

private:
    struct Break {
        std::uint32_t before;  // number of the schedule it breaks, one level back
        std::uint32_t peg_path;
    };

    struct Hash {
        std::size_t operator()(const std::vector<std::uint32_t>& heads) const {
            std::uint64_t key = 0;
            for (const std::uint32_t head : heads) {
                key = (key ^ head) * 0x9E3779B97F4A7C15;
                key ^= key >> 32;
            }
            return key;
        }
    };

    void keep_best(std::vector<Schedule>& schedules, std::vector<Break>& breaks) {
        if (schedules.size() <= width_) return;
        dropped_ = true;
        std::vector<std::size_t> order(schedules.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return schedules[a].played() > schedules[b].played(); });
        order.resize(width_);
        std::vector<Schedule> kept;
        std::vector<Break> kept_breaks;
        for (const std::size_t i : order) {
            kept.push_back(std::move(schedules[i]));
            kept_breaks.push_back(breaks[i]);
        }
        schedules = std::move(kept);
        breaks = std::move(kept_breaks);
    }

    std::vector<std::uint32_t> path_to(Break last) const {
        std::vector<std::uint32_t> peg_paths{last.peg_path};
        for (std::size_t level = levels_.size(); level > 0; --level) {
            last = levels_[level - 1][last.before];
            peg_paths.push_back(last.peg_path);
        }
        std::reverse(peg_paths.begin(), peg_paths.end());
        return peg_paths;
    }

    const PegPaths& peg_paths_;
    std::size_t width_;
    const std::function<void()>& poll_;
    std::vector<std::vector<Break>> levels_;
    std::unordered_set<std::vector<std::uint32_t>, Hash> seen_;
    bool dropped_ = false;
};

std::vector<Jump> with_breaks(std::span<const Jump> jumps, const PegPaths& peg_paths,
                              std::span<const std::uint32_t> breaks) {
    Schedule schedule(peg_paths);
    PegPathWriter writer(jumps, peg_paths);
    schedule.play_ready(writer);
    for (const std::uint32_t peg_path : breaks) {
        schedule.play(peg_path, writer);
        schedule.play_ready(writer);
    }
    return std::move(writer.jumps);
}

}  // namespace

Reordered reordered(std::span<const Jump> jumps, std::size_t width, const std::function<void()>& poll) {
    const PegPaths peg_paths(jumps);
    Reordered result;
    if (width <= 1) {
        result.jumps = with_first_breaks(jumps, peg_paths, poll);
    } else {
        BreakSearch search(peg_paths, width, poll);
        const std::vector<std::uint32_t> breaks = search.run();
        result.jumps = with_breaks(jumps, peg_paths, breaks);
        result.fewest = !search.dropped();
    }
    result.moves = game::count_moves(result.jumps);
    result.fewest = result.fewest || result.moves == static_cast<std::int64_t>(peg_paths.count());
    if (const std::int64_t before = game::count_moves(jumps); before < result.moves) {
        result.jumps.assign(jumps.begin(), jumps.end());
        result.moves = before;
    }
    return result;
}

}  // namespace pegwright::search::shortening
