#include "construct/insertions/insertions.hpp"

#include "base/error.hpp"
#include "construct/batch.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <span>
#include <tuple>

namespace pegwright::construct {

void Insertions::clear(std::shared_ptr<const PairPurge> purge, Hole shift) {
    const auto [known, is_new] = numbers_.try_emplace(purge.get(), static_cast<std::uint32_t>(distinct_.size()));
    if (is_new) distinct_.push_back(std::move(purge));
    placed_.push_back({known->second, shift});
}

void Insertions::relocate(std::vector<Jump> jumps, Hole to) {
    finish(std::move(jumps));
    vacancy_ = to;
}

void Insertions::bring(std::vector<Jump> jumps, Hole inside, Hole outside) {
    endings_.push_back({std::move(jumps), inside, outside, static_cast<std::uint32_t>(placed_.size())});
}

void Insertions::finish(std::vector<Jump> jumps) {
    parts_.push_back({std::move(jumps), vacancy_, static_cast<std::uint32_t>(placed_.size())});
}

void Insertions::finish(const Insertions& rest, Hole shift) {
    const auto outside = static_cast<std::uint32_t>(placed_.size());
    const auto shifted = [&](std::vector<Jump> jumps) {
        for (Jump& jump : jumps) jump = {jump.from + shift, jump.to + shift};
        return jumps;
    };
    for (const Placed& placed : rest.placed_) clear(rest.distinct_[placed.purge], placed.shift + shift);
    for (const Part& part : rest.parts_)
        parts_.push_back({shifted(part.jumps), part.vacancy + shift, part.outside + outside});
    for (const Ending& ending : rest.endings_)
        endings_.push_back(
            {shifted(ending.jumps), ending.inside + shift, ending.finish + shift, ending.outside + outside});
}

namespace {

// The holes in some purge's catalyst, numbered in row order: a bit a hole of the board and half a word for 64.
class WatchedHoles {
public:
    WatchedHoles(const Board& board, std::span<const std::size_t> holes)
        : words_(static_cast<std::size_t>(board.hole_count()) / 64 + 1), before_(words_.size()) {
        for (const std::size_t h : holes) words_[h / 64] |= std::uint64_t{1} << h % 64;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            before_[i] = count_;
            count_ += static_cast<std::uint32_t>(std::popcount(words_[i]));
        }
    }

    static constexpr std::size_t none = ~std::size_t{0};
    std::size_t count() const { return count_; }
    // By the number of the hole on the board.
    bool contains(std::size_t h) const { return (words_[h / 64] >> h % 64 & 1) != 0; }
    std::size_t number(std::size_t h) const {
        const std::uint64_t bit = std::uint64_t{1} << h % 64;
        if ((words_[h / 64] & bit) == 0) return none;
        return before_[h / 64] + static_cast<std::size_t>(std::popcount(words_[h / 64] & (bit - 1)));
    }
    // Calls f with those among so many holes one after the other.
    template <class F>
    void for_each(std::size_t first, std::size_t count, F&& f) const {
        const std::size_t end = first + count;
        for (std::size_t i = first / 64; i * 64 < end; ++i) {
            std::uint64_t word = words_[i];
            if (i == first / 64) word &= ~std::uint64_t{0} << first % 64;
            for (; word != 0; word &= word - 1) {
                const std::size_t h = i * 64 + static_cast<std::size_t>(std::countr_zero(word));
                if (h >= end) return;
                f(h);
            }
        }
    }

private:
    std::vector<std::uint64_t> words_;
    std::vector<std::uint32_t> before_;
    std::uint32_t count_ = 0;
};

// Of long lists of jumps: which of them touch a hole.
class Touches {
public:
    explicit Touches(std::span<const Jump> jumps) {
        std::vector<std::pair<Hole, std::uint32_t>> all;
        for (std::size_t i = 0; i < jumps.size(); ++i)
            for (const Hole h : {jumps[i].from, jumps[i].over(), jumps[i].to})
                all.emplace_back(h, static_cast<std::uint32_t>(i));
        std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.first.y, a.first.x, a.second) < std::tuple(b.first.y, b.first.x, b.second);
        });
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Hole h = all[i].first;
            const bool next = i == 0 || all[i - 1].first != h;
            if (next && (runs_.empty() || runs_.back().first + Hole{runs_.back().count, 0} != h))
                runs_.push_back({h, 0, begins_.size()});
            if (next) {
                ++runs_.back().count;
                begins_.push_back(i);
            }
            jumps_.push_back(all[i].second);
        }
        begins_.push_back(all.size());
    }

    // Adds the jumps that touch a watched hole, in rising order; place: of a hole on the board its number. Holes side
    // by side are so on the board.
    template <class Place>
    void list(const WatchedHoles& watched, Place&& place, std::vector<std::uint32_t>& events) const {
        const std::size_t before = events.size();
        for (const Run& run : runs_) {
            const std::size_t first = place(run.first);
            watched.for_each(first, static_cast<std::size_t>(run.count), [&](std::size_t h) {
                const std::size_t i = run.index + (h - first);
                for (std::size_t k = begins_[i]; k < begins_[i + 1]; ++k) events.push_back(jumps_[k]);
            });
        }
        const auto begin = events.begin() + static_cast<std::ptrdiff_t>(before);
        std::sort(begin, events.end());
        events.erase(std::unique(begin, events.end()), events.end());
    }

private:
    struct Run {
        Hole first;
        std::int32_t count;
        std::size_t index;  // of its first hole's begin
    };
    std::vector<Run> runs_;
    std::vector<std::size_t> begins_;  // of each hole its jumps, and one more
    std::vector<std::uint32_t> jumps_;
};

}  // namespace

// One time through. Of the position only holes in catalysts are kept, so only jumps that touch these are looked at: the
// others of a list are handed on as they are.
class InsertionPlayer {
public:
    InsertionPlayer(const Insertions& plan, JumpSink& sink)
        : plan_(plan),
          batch_(sink),
          watched_(plan.board_, catalysts()),
          full_(watched_.count(), true),
          played_(plan.placed_.size(), false),
          touches_(plan.distinct_.size()) {
        list_watchers();
        if (plan.parts_.empty()) return;
        if (const std::size_t h = watched_.number(number(plan.parts_.front().vacancy)); h != WatchedHoles::none)
            full_[h] = false;
    }

    void run() {
        for (const Insertions::Part& part : plan_.parts_) {
            // What waits for the vacancy itself.
            while (const auto ready = first_ready(part.vacancy, part.outside)) {
                open(*ready);
                play_frames();
            }
            push(part.jumps, Hole{0, 0}, part.outside, nullptr);
            play_frames();
        }
        for (auto ending = plan_.endings_.rbegin(); ending != plan_.endings_.rend(); ++ending) {
            push(ending->jumps, Hole{0, 0}, ending->outside, nullptr);
            play_frames();
        }
        batch_.flush();
    }

private:
    struct Frame {
        std::span<const Jump> jumps;
        Hole shift;
        std::size_t done;
        std::size_t events;     // in events_, to the next frame's: jumps that touch watched holes
        std::size_t next;       // of them
        std::uint32_t outside;  // purges with smaller numbers look at its jumps
    };

    std::size_t number(Hole hole) const { return static_cast<std::size_t>(plan_.board_.index(hole)); }
    const PairPurge& purge(std::uint32_t i) const { return *plan_.distinct_[plan_.placed_[i].purge]; }
    Hole catalyst(std::uint32_t i, std::size_t end) const { return purge(i).catalyst[end] + plan_.placed_[i].shift; }

    std::vector<std::size_t> catalysts() const {
        std::vector<std::size_t> holes;
        for (std::uint32_t i = 0; i < plan_.placed_.size(); ++i)
            for (const std::size_t end : {0U, 1U}) holes.push_back(number(catalyst(i, end)));
        return holes;
    }
    std::size_t watched(std::uint32_t i, std::size_t end) const { return watched_.number(number(catalyst(i, end))); }

    // watchers_[begins_[h]] and on: the purges with watched hole h in their catalyst, outermost first.
    void list_watchers() {
        begins_.assign(watched_.count() + 1, 0);
        const auto count = static_cast<std::uint32_t>(plan_.placed_.size());
        for (std::uint32_t i = 0; i < count; ++i)
            for (const std::size_t end : {0U, 1U}) ++begins_[watched(i, end) + 1];
        for (std::size_t h = 0; h < watched_.count(); ++h) begins_[h + 1] += begins_[h];
        watchers_.resize(2 * std::size_t{count});
        std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
        for (std::uint32_t i = 0; i < count; ++i)
            for (const std::size_t end : {0U, 1U}) watchers_[next[watched(i, end)]++] = i;
    }

    bool is_full(std::uint32_t i, std::size_t end) const { return full_[watched(i, end)]; }

    std::optional<std::uint32_t> first_ready(Hole hole, std::uint32_t outside) const {
        const std::size_t h = watched_.number(number(hole));
        if (h == WatchedHoles::none) return std::nullopt;
        for (std::uint32_t k = begins_[h]; k < begins_[h + 1]; ++k) {
            const std::uint32_t i = watchers_[k];
            if (i >= outside) break;
            if (!played_[i] && is_full(i, 0) != is_full(i, 1)) return i;
        }
        return std::nullopt;
    }
    std::optional<std::uint32_t> first_ready(const Jump& jump, std::uint32_t outside) const {
        std::optional<std::uint32_t> first;
        for (const Hole hole : {jump.from, jump.over(), jump.to}) {
            const auto ready = first_ready(hole, first.value_or(outside));
            if (ready) first = ready;
        }
        return first;
    }

    void open(std::uint32_t i) {
        played_[i] = true;
        const std::size_t state = is_full(i, 0) ? 0 : 1;
        const std::vector<Jump>& jumps = purge(i).jumps[state];
        const Touches* touches = nullptr;
        if (jumps.size() > longest_looked_through) {
            auto& known = touches_[plan_.placed_[i].purge][state];
            if (!known) known = std::make_unique<Touches>(jumps);
            touches = known.get();
        }
        push(jumps, plan_.placed_[i].shift, i, touches);
    }
    void push(std::span<const Jump> jumps, Hole shift, std::uint32_t outside, const Touches* touches) {
        frames_.push_back({jumps, shift, 0, events_.size(), events_.size(), outside});
        if (touches) {
            touches->list(
                watched_, [&](Hole h) { return number(h + shift); }, events_);
            return;
        }
        const auto is_watched = [&](Hole h) { return watched_.contains(number(h + shift)); };
        for (std::size_t i = 0; i < jumps.size(); ++i)
            if (is_watched(jumps[i].from) || is_watched(jumps[i].over()) || is_watched(jumps[i].to))
                events_.push_back(static_cast<std::uint32_t>(i));
    }
    void set(Hole hole, bool full) {
        if (const std::size_t h = watched_.number(number(hole)); h != WatchedHoles::none) full_[h] = full;
    }
    // Until no purge is open.
    void play_frames() {
        while (!frames_.empty()) {
            Frame& frame = frames_.back();
            if (frame.next > frame.events) {
                const auto ready = first_ready(shifted(frame, frame.done - 1), frame.outside);
                if (ready) {
                    open(*ready);
                    continue;
                }
            }
            const bool ends = frame.next == events_.size();
            const std::size_t to = ends ? frame.jumps.size() : events_[frame.next] + std::size_t{1};
            batch_.add_shifted(frame.jumps.subspan(frame.done, to - frame.done), frame.shift);
            frame.done = to;
            if (ends) {
                events_.resize(frame.events);
                frames_.pop_back();
                continue;
            }
            ++frame.next;
            const Jump jump = shifted(frame, to - 1);
            set(jump.from, false);
            set(jump.over(), false);
            set(jump.to, true);
        }
    }
    static Jump shifted(const Frame& frame, std::size_t i) {
        return {frame.jumps[i].from + frame.shift, frame.jumps[i].to + frame.shift};
    }

    // Of longer lists it is kept which jumps touch a hole.
    static constexpr std::size_t longest_looked_through = 64;

    const Insertions& plan_;
    Batch batch_;
    WatchedHoles watched_;
    std::vector<bool> full_;
    std::vector<bool> played_;
    std::vector<std::array<std::unique_ptr<Touches>, 2>> touches_;
    std::vector<std::uint32_t> begins_;
    std::vector<std::uint32_t> watchers_;
    std::vector<Frame> frames_;
    std::vector<std::uint32_t> events_;
};

// What the jumps change and the vacancy or the finish, but for where it is inside.
Insertions::Block Insertions::relocated_block(const std::vector<Jump>& jumps, Hole in_block, Hole inside) {
    std::set<Hole> holes = {in_block};
    for (const Jump& jump : jumps)
        for (const Hole h : {jump.from, jump.over(), jump.to})
            if (!holes.insert(h).second) holes.erase(h);
    holes.erase(inside);
    return {Block::Kind::relocated, {holes.begin(), holes.end()}, {}};
}

std::vector<Insertions::Block> Insertions::blocks() const {
    std::vector<Block> blocks;
    std::vector<bool> left(static_cast<std::size_t>(board_.hole_count()), true);
    const auto add = [&](Block block) {
        for (const Hole h : block.holes) left[static_cast<std::size_t>(board_.index(h))] = false;
        blocks.push_back(std::move(block));
    };
    const auto add_cleared = [&](const Placed& placed) {
        const PairPurge& purge = *distinct_[placed.purge];
        std::set<Hole> holes;
        for (const Jump& jump : purge.jumps[0]) holes.insert({jump.from, jump.over(), jump.to});
        Block block;
        for (const Hole h : purge.catalyst) {
            holes.erase(h);
            block.catalyst.push_back(h + placed.shift);
        }
        for (const Hole h : holes) block.holes.push_back(h + placed.shift);
        add(std::move(block));
    };
    auto ending = endings_.begin();
    std::size_t part = 0;
    for (std::size_t done = 0; done <= placed_.size(); ++done) {
        for (; part + 1 < parts_.size() && parts_[part].outside == done; ++part)
            add(relocated_block(parts_[part].jumps, parts_[part].vacancy, parts_[part + 1].vacancy));
        for (; ending != endings_.end() && ending->outside == done; ++ending)
            add(relocated_block(ending->jumps, ending->finish, ending->inside));
        if (done < placed_.size()) add_cleared(placed_[done]);
    }
    Block last{Block::Kind::last, {}, {}};
    board_.for_each_hole([&](Hole h) {
        if (left[static_cast<std::size_t>(board_.index(h))]) last.holes.push_back(h);
    });
    blocks.push_back(std::move(last));
    return blocks;
}

void Insertions::play(JumpSink& sink) const { InsertionPlayer(*this, sink).run(); }

}  // namespace pegwright::construct
