#include "construct/scheduler/scheduler.hpp"

#include "construct/catalogue/catalyst.hpp"
#include "construct/scheduler/chain.hpp"
#include "construct/scheduler/tower.hpp"

#include <algorithm>
#include <optional>

namespace pegwright::construct {
namespace {

// A strip to clear that waits for a state of its catalyst that it has a head for, and for the strips that its host
// hosts to be played.
struct Waiting {
    StripNumber strip;
    Catalyst catalyst;
    const Heads* heads;
    std::size_t host;  // how many frames there are when its host is on top

    bool ready() const { return heads->has(catalyst.bits()); }
};

// A program that has been started: how far it is, and how far in the chain it is in, if any. On a
// triangle there is one for every strip, so it is small.
struct Frame {
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

    // The vacancy a relocating purge takes over: where its first jump ends.
    static Hole vacancy_of(const Strip& strip) { return strip.block_place()(strip.relocation->jumps.front().to); }

    // Relocating strips from the outside in, or (backwards) from the inside out.
    void run_group(const StripGroup& group, bool backwards) {
        const std::int64_t strips = std::int64_t{group.count} * group.period;
        for (std::int64_t n = 0; n < strips; ++n) {
            const std::int64_t k = backwards ? strips - 1 - n : n;
            const StripNumber number = group.first + static_cast<StripNumber>(k % group.period);
            const Strip strip = plan_.at(number).shifted(static_cast<std::int32_t>(k / group.period) * group.step);
            // Only the first of the repetitions is next to what lies outside.
            if (strip.first_hosted != no_strip && k < group.period)
                run_seed({strip.relocation, number},
                         strip.kind == Strip::Kind::take_vacancy ? std::optional(vacancy_of(strip)) : std::nullopt);
            else
                player_.play_rest(strip, *strip.relocation, 0);
        }
    }

    // Plays a program at a strip, and inside it all strips to clear whose time comes.
    void run_seed(const Frame& seed, std::optional<Hole> vacancy) {
        push(seed, vacancy);
        while (!frames_.empty()) {
            if (ready_)
                start_waiting();
            else if (advance(frames_.back()))
                pop();
        }
    }

    // The top frame changes: where its holes are is worked out afresh.
    void push(const Frame& frame, std::optional<Hole> vacancy) {
        frames_.push_back(frame);
        enter_top();
        const auto full = [&](Hole h) { return h != vacancy; };
        const StripNumber first = is_base(frame.strip) ? plan_.base_first_hosted : plan_.at(frame.strip).first_hosted;
        for (StripNumber i = first; i != no_strip; i = plan_.at(i).next_hosted) {
            const StripGroup& group = plan_.group_of(i);
            const Strip innermost = plan_.at(i).shifted((group.count - 1) * group.step);
            waiting_.push_back(
                {i, Catalyst(innermost.place, innermost.heads->watched, full), innermost.heads, frames_.size()});
        }
        find_ready();
    }
    void pop() {
        frames_.pop_back();
        if (frames_.empty()) return;
        enter_top();
        find_ready();
    }
    void enter_top() {
        const Frame& frame = frames_.back();
        if (frame.in == Frame::In::tower) return;
        place_ = is_base(frame.strip) ? plan_.base_place : plan_.at(frame.strip).block_place();
        chain_.reset();
        if (frame.in == Frame::In::right_chain) make_chain(*frame.program->right, sixes_right(frame));
        if (frame.in == Frame::In::left_chain) make_chain(*frame.program->left, sixes_left(frame));
    }

    bool may_start(const Waiting& waiting) const { return waiting.host == frames_.size() && waiting.ready(); }
    void find_ready() {
        ready_ = std::any_of(waiting_.begin(), waiting_.end(), [&](const Waiting& w) { return may_start(w); });
    }

    // Clears a group of strips: the outermost is watched, what is inside it is a tower.
    void start_waiting() {
        // Of several the outermost goes first: another's block may hold its catalyst.
        auto it = waiting_.end();
        for (auto w = waiting_.begin(); w != waiting_.end(); ++w)
            if (may_start(*w) && (it == waiting_.end() || w->strip < it->strip)) it = w;
        const StripNumber strip = it->strip;
        unsigned bits = it->catalyst.bits();
        *it = waiting_.back();
        waiting_.pop_back();
        if (const StripGroup& group = plan_.group_of(strip); group.count > 1) {
            bits = towers_.open(group, bits);
            frames_.push_back({nullptr, strip});
            frames_.back().in = Frame::In::tower;
        }
        push({&(*plan_.at(strip).heads)[bits], strip}, std::nullopt);
    }

    // Plays on until the program ends (true) or a waiting strip becomes ready (false).
    bool advance(Frame& frame) {
        if (frame.in == Frame::In::tower) {
            towers_.close();
            return true;
        }
        for (;;) {
            if (chain_) {
                if (!advance_chain(frame)) return false;
            } else if (!enter_chain(frame)) {
                if (frame.played == frame.program->jumps.size()) return true;
                if (play(place_(frame.program->jumps[frame.played++]))) return false;
            }
        }
    }

    bool advance_chain(Frame& frame) {
        const std::size_t size = chain_->tail_size();
        while (frame.chain_played < size)
            if (play(chain_->tail_jump(frame.chain_played++))) return false;
        chain_->close(batch_);
        chain_.reset();
        frame.in = Frame::In::program;
        return true;
    }

    // Begins the chain that is due now, if there is one.
    bool enter_chain(Frame& frame) {
        const Program& program = *frame.program;
        if (!frame.right_done && program.right && program.right->after == frame.played) {
            frame.right_done = true;
            return begin_chain(frame, Frame::In::right_chain, *program.right, sixes_right(frame));
        }
        if (!frame.left_done && program.left && program.left->after == frame.played) {
            frame.left_done = true;
            return begin_chain(frame, Frame::In::left_chain, *program.left, sixes_left(frame));
        }
        return false;
    }
    std::int32_t sixes_right(const Frame& frame) const {
        return is_base(frame.strip) ? plan_.base_sixes_right : plan_.at(frame.strip).sixes_right();
    }
    std::int32_t sixes_left(const Frame& frame) const {
        return is_base(frame.strip) ? plan_.base_sixes_left : plan_.at(frame.strip).sixes_left();
    }

    bool begin_chain(Frame& frame, Frame::In in, const Program::Insertion& insertion, std::int32_t count) {
        if (count == 0) return true;
        frame.in = in;
        frame.chain_played = 0;
        make_chain(insertion, count);
        chain_->open(batch_);
        return true;
    }
    void make_chain(const Program::Insertion& insertion, std::int32_t count) {
        chain_.emplace(*plan_.catalogue, place_ * insertion.place, insertion.state, count);
    }

    // Plays a jump that waiting strips may be watching; true if one can start now.
    bool play(const Jump& jump) {
        batch_.add(jump);
        for (Waiting& waiting : waiting_) {
            waiting.catalyst.see(jump);
            ready_ |= may_start(waiting);
        }
        return ready_;
    }

    const Plan& plan_;
    Batch batch_;
    StripPlayer player_;
    Towers towers_;                 // begun and not ended, as the frames that say so
    std::vector<Waiting> waiting_;  // never more than a few: one a side at most
    bool ready_ = false;
    std::vector<Frame> frames_;
    // Of the top frame.
    Affine place_;
    std::optional<Chain> chain_;
};

}  // namespace

void play(const Plan& plan, JumpSink& sink) { Scheduler(plan, sink).run(); }

}  // namespace pegwright::construct
