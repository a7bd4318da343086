#include "construct/scheduler/scheduler.hpp"

#include "construct/catalogue/catalyst.hpp"
#include "construct/scheduler/chain.hpp"
#include "construct/scheduler/tower.hpp"

#include <algorithm>
#include <optional>

namespace pegwright::construct {
namespace {

// Starts when its host is the youngest program and it has a head for its catalyst's state.
struct WaitingStrip {
    StripNumber strip;
    Catalyst catalyst;
    const Heads* heads;
    std::size_t host;  // size of started_ when its host is on top

    bool ready() const { return heads->has(catalyst.bits()); }
};

// A program, and how far it and its chain are. A triangle has one for every strip, so it is small.
struct StartedProgram {
    const Program* program;
    StripNumber strip;
    std::uint16_t played = 0;
    std::uint8_t chain_played = 0;
    bool right_done : 1 = false;
    bool left_done : 1 = false;
    enum class In : std::uint8_t { program, right_chain, left_chain, tower } in = In::program;
};

class Scheduler {
public:
    Scheduler(const Plan& plan, JumpSink& sink)
        : plan_(plan), batch_(sink), player_(plan, batch_), towers_(plan, player_) {}

    void run() {
        for (const StripGroup& group : plan_.groups)
            if (plan_.at(group.first).kind == Strip::Kind::take_vacancy) run_group(group, false);
        run_seed({&plan_.base, plan_.base_number()}, plan_.base_place(plan_.base_problem.vacate()));
        for (auto group = plan_.groups.rbegin(); group != plan_.groups.rend(); ++group)
            if (plan_.at(group->first).kind == Strip::Kind::bring_peg) run_group(*group, true);
        batch_.flush();
    }

private:
    bool is_base(StripNumber number) const { return number == plan_.base_number(); }

    // A relocating purge's first jump ends in the vacancy.
    static Hole vacancy_of(const Strip& strip) { return strip.block_place()(strip.relocation->jumps.front().to); }

    void run_group(const StripGroup& group, bool backwards) {
        const std::int64_t strips = std::int64_t{group.count} * group.period;
        for (std::int64_t n = 0; n < strips; ++n) {
            const std::int64_t k = backwards ? strips - 1 - n : n;
            const StripNumber number = group.first + static_cast<StripNumber>(k % group.period);
            const Strip strip = plan_.at(number).shifted(static_cast<std::int32_t>(k / group.period) * group.step);
            // Only the first repetition is beside the strips outside.
            if (strip.first_hosted != no_strip && k < group.period)
                run_seed({strip.relocation, number},
                         strip.kind == Strip::Kind::take_vacancy ? std::optional(vacancy_of(strip)) : std::nullopt);
            else
                player_.play_rest(strip, *strip.relocation, 0);
        }
    }

    // Bell's rule: start a strip that can start; otherwise continue the youngest started program.
    void run_seed(const StartedProgram& seed, std::optional<Hole> vacancy) {
        push(seed, vacancy);
        while (!started_.empty()) {
            if (ready_)
                start_waiting();
            else if (advance(started_.back()))
                pop();
        }
    }

    void push(const StartedProgram& top, std::optional<Hole> vacancy) {
        started_.push_back(top);
        enter_top();
        const auto full = [&](Hole h) { return h != vacancy; };
        const StripNumber first = is_base(top.strip) ? plan_.base_first_hosted : plan_.at(top.strip).first_hosted;
        for (StripNumber i = first; i != no_strip; i = plan_.at(i).next_hosted) {
            const StripGroup& group = plan_.group_of(i);
            const Strip innermost = plan_.at(i).shifted((group.count - 1) * group.step);
            waiting_.push_back(
                {i, Catalyst(innermost.place, innermost.heads->watched, full), innermost.heads, started_.size()});
        }
        find_ready();
    }
    void pop() {
        started_.pop_back();
        if (started_.empty()) return;
        enter_top();
        find_ready();
    }
    void enter_top() {
        const StartedProgram& top = started_.back();
        if (top.in == StartedProgram::In::tower) return;
        place_ = is_base(top.strip) ? plan_.base_place : plan_.at(top.strip).block_place();
        chain_.reset();
        if (top.in == StartedProgram::In::right_chain) make_chain(*top.program->right, sixes_right(top));
        if (top.in == StartedProgram::In::left_chain) make_chain(*top.program->left, sixes_left(top));
    }

    bool may_start(const WaitingStrip& waiting) const { return waiting.host == started_.size() && waiting.ready(); }
    void find_ready() {
        ready_ = std::any_of(waiting_.begin(), waiting_.end(), [&](const WaitingStrip& w) { return may_start(w); });
    }

    // The group's outermost strip is watched; the others are a tower.
    void start_waiting() {
        // The outermost goes first, since another's block may hold its catalyst.
        auto it = waiting_.end();
        for (auto w = waiting_.begin(); w != waiting_.end(); ++w)
            if (may_start(*w) && (it == waiting_.end() || w->strip < it->strip)) it = w;
        const StripNumber strip = it->strip;
        unsigned bits = it->catalyst.bits();
        *it = waiting_.back();
        waiting_.pop_back();
        if (const StripGroup& group = plan_.group_of(strip); group.count > 1) {
            bits = towers_.open(group, bits);
            started_.push_back({nullptr, strip});
            started_.back().in = StartedProgram::In::tower;
        }
        push({&(*plan_.at(strip).heads)[bits], strip}, std::nullopt);
    }

    // True at the end of the program, false when a waiting strip becomes ready.
    bool advance(StartedProgram& top) {
        if (top.in == StartedProgram::In::tower) {
            towers_.close();
            return true;
        }
        for (;;) {
            if (chain_) {
                if (!advance_chain(top)) return false;
            } else if (!enter_chain(top)) {
                if (top.played == top.program->jumps.size()) return true;
                if (play(place_(top.program->jumps[top.played++]))) return false;
            }
        }
    }

    bool advance_chain(StartedProgram& top) {
        const std::size_t size = chain_->tail_size();
        while (top.chain_played < size)
            if (play(chain_->tail_jump(top.chain_played++))) return false;
        chain_->close(batch_);
        chain_.reset();
        top.in = StartedProgram::In::program;
        return true;
    }

    bool enter_chain(StartedProgram& top) {
        const Program& program = *top.program;
        if (!top.right_done && program.right && program.right->after == top.played) {
            top.right_done = true;
            return begin_chain(top, StartedProgram::In::right_chain, *program.right, sixes_right(top));
        }
        if (!top.left_done && program.left && program.left->after == top.played) {
            top.left_done = true;
            return begin_chain(top, StartedProgram::In::left_chain, *program.left, sixes_left(top));
        }
        return false;
    }
    std::int32_t sixes_right(const StartedProgram& top) const {
        return is_base(top.strip) ? plan_.base_sixes_right : plan_.at(top.strip).sixes_right();
    }
    std::int32_t sixes_left(const StartedProgram& top) const {
        return is_base(top.strip) ? plan_.base_sixes_left : plan_.at(top.strip).sixes_left();
    }

    bool begin_chain(StartedProgram& top, StartedProgram::In in, const Program::Insertion& insertion,
                     std::int32_t count) {
        if (count == 0) return true;
        top.in = in;
        top.chain_played = 0;
        make_chain(insertion, count);
        chain_->open(batch_);
        return true;
    }
    void make_chain(const Program::Insertion& insertion, std::int32_t count) {
        chain_.emplace(*plan_.catalogue, place_ * insertion.place, insertion.state, count);
    }

    // True if a waiting strip can start after this jump.
    bool play(const Jump& jump) {
        batch_.add(jump);
        for (WaitingStrip& waiting : waiting_) {
            waiting.catalyst.see(jump);
            ready_ |= may_start(waiting);
        }
        return ready_;
    }

    const Plan& plan_;
    Batch batch_;
    StripPlayer player_;
    Towers towers_;
    std::vector<WaitingStrip> waiting_;  // at most one a side
    bool ready_ = false;
    std::vector<StartedProgram> started_;
    Affine place_;
    std::optional<Chain> chain_;
};

}  // namespace

void play(const Plan& plan, JumpSink& sink) { Scheduler(plan, sink).run(); }

}  // namespace pegwright::construct
