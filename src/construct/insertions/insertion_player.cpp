#include "construct/batch.hpp"
#include "construct/insertions/insertions.hpp"
#include "construct/insertions/watched_holes.hpp"

#include <optional>
#include <span>

namespace pegwright::construct {

// Keeps only the catalysts' holes of the position, and looks only at jumps that touch these.
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
        if (plan.before_.empty()) return;
        if (const std::size_t h = watched_.number(number(plan.before_.front().vacancy)); h != WatchedHoles::none)
            full_[h] = false;
    }

    void run() {
        for (const Insertions::PlayedBefore& part : plan_.before_) {
            // Purges that wait only for the vacancy.
            while (const auto ready = first_ready(part.vacancy, part.outside)) {
                open(*ready);
                play_open();
            }
            push(part.jumps, Hole{0, 0}, part.outside, nullptr);
            play_open();
        }
        for (auto ending = plan_.after_.rbegin(); ending != plan_.after_.rend(); ++ending) {
            push(ending->jumps, Hole{0, 0}, ending->outside, nullptr);
            play_open();
        }
        batch_.flush();
    }

private:
    struct OpenPurge {
        std::span<const Jump> jumps;
        Hole shift;
        std::size_t done;
        std::size_t events;     // begin of its watched jumps in events_
        std::size_t next;       // next of these
        std::uint32_t outside;  // purges with smaller numbers watch its jumps
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

    // Watchers of hole h are watchers_[begins_[h]] and on, outermost first.
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
        open_.push_back({jumps, shift, 0, events_.size(), events_.size(), outside});
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
    void play_open() {
        while (!open_.empty()) {
            OpenPurge& top = open_.back();
            if (top.next > top.events) {
                const auto ready = first_ready(shifted(top, top.done - 1), top.outside);
                if (ready) {
                    open(*ready);
                    continue;
                }
            }
            const bool ends = top.next == events_.size();
            const std::size_t to = ends ? top.jumps.size() : events_[top.next] + std::size_t{1};
            batch_.add_shifted(top.jumps.subspan(top.done, to - top.done), top.shift);
            top.done = to;
            if (ends) {
                events_.resize(top.events);
                open_.pop_back();
                continue;
            }
            ++top.next;
            const Jump jump = shifted(top, to - 1);
            set(jump.from, false);
            set(jump.over(), false);
            set(jump.to, true);
        }
    }
    static Jump shifted(const OpenPurge& open, std::size_t i) {
        return {open.jumps[i].from + open.shift, open.jumps[i].to + open.shift};
    }

    // For longer lists a table tells which jumps touch a hole.
    static constexpr std::size_t longest_looked_through = 64;

    const Insertions& plan_;
    Batch batch_;
    WatchedHoles watched_;
    std::vector<bool> full_;
    std::vector<bool> played_;
    std::vector<std::array<std::unique_ptr<Touches>, 2>> touches_;
    std::vector<std::uint32_t> begins_;
    std::vector<std::uint32_t> watchers_;
    std::vector<OpenPurge> open_;
    std::vector<std::uint32_t> events_;
};

void Insertions::play(JumpSink& sink) const { InsertionPlayer(*this, sink).run(); }

}  // namespace pegwright::construct
