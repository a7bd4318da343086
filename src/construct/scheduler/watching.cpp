#include "construct/scheduler/watching.hpp"

#include "base/error.hpp"
#include "construct/catalogue/catalyst.hpp"
#include "construct/scheduler/strip_player.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace pegwright::construct {
namespace {

class JumpList : public JumpSink {
public:
    void take(std::span<const Jump> jumps) override { jumps_.insert(jumps_.end(), jumps.begin(), jumps.end()); }
    std::vector<Jump> give() { return std::exchange(jumps_, {}); }

private:
    std::vector<Jump> jumps_;
};

// Strips are numbered from the outside in here, each repetition of its own; the base board is the innermost.
class Watching {
public:
    Watching(const Plan& plan, JumpSink& sink)
        : plan_(plan), batch_(sink), strip_batch_(strip_jumps_), player_(plan, strip_batch_) {
        plan.for_each_strip([&](const Strip& strip) { strips_.push_back(strip); });
        const auto full = [&](Hole h) { return h != plan.problem.vacate(); };
        for (std::size_t i = 0; i < strips_.size(); ++i) {
            const bool clears = strips_[i].kind == Strip::Kind::clear;
            const std::vector<std::int32_t> columns = clears ? strips_[i].heads->watched : std::vector<std::int32_t>{};
            catalysts_.emplace_back(strips_[i].place, columns, full);
            for (const std::int32_t x : columns) watched_.push_back({strips_[i].place(Hole{x, 0}), i});
        }
        std::sort(watched_.begin(), watched_.end());
        waits_.resize(strips_.size(), false);
    }

    void run() {
        for (std::size_t i = 0; i < strips_.size(); ++i) {
            const Strip& strip = strips_[i];
            if (strip.kind == Strip::Kind::take_vacancy) run(i, jumps_of(strip, *strip.relocation));
            if (strip.kind != Strip::Kind::clear) continue;
            // The vacancy may be in the catalyst from the start.
            waits_[i] = true;
            if (is_ready(i)) begin(i);
            play_begun();
        }
        std::vector<Jump> base = plan_.base.jumps;
        for (Jump& jump : base) jump = plan_.base_place(jump);
        run(strips_.size(), std::move(base));
        for (std::size_t i = strips_.size(); i-- > 0;)
            if (strips_[i].kind == Strip::Kind::bring_peg) run(i, jumps_of(strips_[i], *strips_[i].relocation));
        batch_.flush();
        if (std::find(waits_.begin(), waits_.end(), true) != waits_.end())
            fail_internal("a strip of " + plan_.problem.board.label() + " was never cleared");
    }

private:
    struct Watched {
        Hole hole;
        std::size_t strip;  // whose catalyst it is in

        friend bool operator<(const Watched& a, const Watched& b) {
            return std::tuple(a.hole.y, a.hole.x, a.strip) < std::tuple(b.hole.y, b.hole.x, b.strip);
        }
    };
    struct Begun {
        std::size_t strip;
        std::vector<Jump> jumps;
        std::size_t played = 0;
    };

    std::vector<Jump> jumps_of(const Strip& strip, const Program& program) {
        player_.play_rest(strip, program, 0);
        strip_batch_.flush();
        return strip_jumps_.give();
    }

    bool is_ready(std::size_t i) const { return waits_[i] && strips_[i].heads->has(catalysts_[i].bits()); }
    void begin(std::size_t i) {
        waits_[i] = false;
        begun_.push_back({i, jumps_of(strips_[i], (*strips_[i].heads)[catalysts_[i].bits()])});
    }

    void run(std::size_t strip, std::vector<Jump> jumps) {
        begun_.push_back({strip, std::move(jumps)});
        play_begun();
    }
    void play_begun() {
        while (!begun_.empty()) {
            Begun& top = begun_.back();
            if (top.played == top.jumps.size())
                begun_.pop_back();
            else
                play(top.strip, Jump(top.jumps[top.played++]));
        }
    }

    // A jump is looked at by all strips, but only those further out than what it belongs to may begin. Of several the
    // outermost goes first: another's block may hold its catalyst. Then the others find theirs as it was.
    void play(std::size_t of, const Jump& jump) {
        batch_.add(jump);
        std::vector<std::size_t> ready;
        for (const Hole h : {jump.from, jump.over(), jump.to}) {
            const auto first = std::lower_bound(watched_.begin(), watched_.end(), Watched{h, 0});
            for (auto it = first; it != watched_.end() && it->hole == h; ++it) {
                const bool seen = std::find(ready.begin(), ready.end(), it->strip) != ready.end();
                if (!seen) ready.push_back(it->strip);
            }
        }
        for (const std::size_t i : ready) catalysts_[i].see(jump);
        std::sort(ready.rbegin(), ready.rend());
        for (const std::size_t i : ready)
            if (i < of && is_ready(i)) begin(i);
    }

    const Plan& plan_;
    Batch batch_;
    JumpList strip_jumps_;
    Batch strip_batch_;
    StripPlayer player_;
    std::vector<Strip> strips_;
    std::vector<Catalyst> catalysts_;
    std::vector<bool> waits_;       // strips to clear whose turn has come, until they begin
    std::vector<Watched> watched_;  // sorted
    std::vector<Begun> begun_;
};

}  // namespace

void play_watching(const Plan& plan, JumpSink& sink) { Watching(plan, sink).run(); }

}  // namespace pegwright::construct
