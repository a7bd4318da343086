#include "construct/insertions.hpp"

#include "base/error.hpp"
#include "construct/batch.hpp"

#include <optional>
#include <set>
#include <span>

namespace pegwright::construct {

void Insertions::clear(std::shared_ptr<const PairPurge> purge, Hole shift) {
    // Purges that lie alike are mostly placed one after the other.
    constexpr std::size_t looked_at = 8;
    std::size_t i = distinct_.size();
    const std::size_t first = i > looked_at ? i - looked_at : 0;
    while (i > first && distinct_[i - 1] != purge) --i;
    if (i == first) {
        distinct_.push_back(std::move(purge));
        i = distinct_.size();
    }
    placed_.push_back({static_cast<std::uint32_t>(i - 1), shift});
}

void Insertions::relocate(std::vector<Jump> jumps, Hole to) {
    finish(std::move(jumps));
    vacancy_ = to;
}

void Insertions::finish(std::vector<Jump> jumps) {
    parts_.push_back({std::move(jumps), vacancy_, static_cast<std::uint32_t>(placed_.size())});
}

// One time through.
class InsertionPlayer {
public:
    InsertionPlayer(const Insertions& plan, JumpSink& sink)
        : plan_(plan),
          batch_(sink),
          full_(static_cast<std::size_t>(plan.board_.hole_count()), true),
          played_(plan.placed_.size(), false) {
        list_watchers();
        if (!plan.parts_.empty()) full_[number(plan.parts_.front().vacancy)] = false;
    }

    void run() {
        for (const Insertions::Part& part : plan_.parts_) {
            // What waits for the vacancy itself.
            while (const auto ready = first_ready(part.vacancy, part.outside)) play(*ready);
            frames_.push_back({part.jumps, Hole{0, 0}, 0, part.outside});
            play_frames();
        }
        batch_.flush();
    }

private:
    struct Frame {
        std::span<const Jump> jumps;
        Hole shift;
        std::size_t done;
        std::uint32_t outside;  // purges with smaller numbers look at its jumps
    };

    std::size_t number(Hole hole) const { return static_cast<std::size_t>(plan_.board_.index(hole)); }
    const PairPurge& purge(std::uint32_t i) const { return *plan_.distinct_[plan_.placed_[i].purge]; }
    Hole catalyst(std::uint32_t i, std::size_t end) const { return purge(i).catalyst[end] + plan_.placed_[i].shift; }

    // watchers_[begins_[h]] and on: the purges with hole h in their catalyst, outermost first.
    void list_watchers() {
        begins_.assign(full_.size() + 1, 0);
        const auto count = static_cast<std::uint32_t>(plan_.placed_.size());
        for (std::uint32_t i = 0; i < count; ++i)
            for (const std::size_t end : {0U, 1U}) ++begins_[number(catalyst(i, end)) + 1];
        for (std::size_t h = 0; h < full_.size(); ++h) begins_[h + 1] += begins_[h];
        watchers_.resize(2 * std::size_t{count});
        std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
        for (std::uint32_t i = 0; i < count; ++i)
            for (const std::size_t end : {0U, 1U}) watchers_[next[number(catalyst(i, end))]++] = i;
    }

    bool is_full(std::uint32_t i, std::size_t end) const { return full_[number(catalyst(i, end))]; }

    std::optional<std::uint32_t> first_ready(Hole hole, std::uint32_t outside) const {
        const std::size_t h = number(hole);
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
        frames_.push_back({purge(i).jumps[is_full(i, 0) ? 0 : 1], plan_.placed_[i].shift, 0, i});
    }
    void play(std::uint32_t i) {
        open(i);
        play_frames();
    }
    // Until no purge is open.
    void play_frames() {
        while (!frames_.empty()) {
            Frame& frame = frames_.back();
            if (frame.done > 0) {
                const auto ready = first_ready(shifted(frame, frame.done - 1), frame.outside);
                if (ready) {
                    open(*ready);
                    continue;
                }
            }
            if (frame.done == frame.jumps.size()) {
                frames_.pop_back();
                continue;
            }
            const Jump jump = shifted(frame, frame.done++);
            full_[number(jump.from)] = false;
            full_[number(jump.over())] = false;
            full_[number(jump.to)] = true;
            batch_.add(jump);
        }
    }
    static Jump shifted(const Frame& frame, std::size_t i) {
        return {frame.jumps[i].from + frame.shift, frame.jumps[i].to + frame.shift};
    }

    const Insertions& plan_;
    Batch batch_;
    std::vector<bool> full_;
    std::vector<bool> played_;
    std::vector<std::uint32_t> begins_;
    std::vector<std::uint32_t> watchers_;
    std::vector<Frame> frames_;
};

std::vector<Insertions::Block> Insertions::blocks() const {
    std::vector<Block> blocks;
    std::vector<bool> left(static_cast<std::size_t>(board_.hole_count()), true);
    const auto add = [&](Block block) {
        for (const Hole h : block.holes) left[static_cast<std::size_t>(board_.index(h))] = false;
        blocks.push_back(std::move(block));
    };
    std::size_t done = 0;
    for (std::size_t k = 0; k < parts_.size(); ++k) {
        for (; done < parts_[k].outside; ++done) {
            const PairPurge& purge = *distinct_[placed_[done].purge];
            std::set<Hole> holes;
            for (const Jump& jump : purge.jumps[0]) holes.insert({jump.from, jump.over(), jump.to});
            Block block;
            for (const Hole h : purge.catalyst) {
                holes.erase(h);
                block.catalyst.push_back(h + placed_[done].shift);
            }
            for (const Hole h : holes) block.holes.push_back(h + placed_[done].shift);
            add(std::move(block));
        }
        if (k + 1 == parts_.size()) break;
        // What is empty after it, but for the new vacancy, and was full, or was the vacancy.
        std::set<Hole> holes = {parts_[k].vacancy};
        for (const Jump& jump : parts_[k].jumps)
            for (const Hole h : {jump.from, jump.over(), jump.to})
                if (!holes.insert(h).second) holes.erase(h);
        holes.erase(parts_[k + 1].vacancy);
        add({Block::Kind::relocated, {holes.begin(), holes.end()}, {}});
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
