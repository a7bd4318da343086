#include "construct/scheduler.hpp"

#include "base/error.hpp"
#include "construct/batch.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>

namespace pegwright::construct {
namespace {

// The three catalyst holes of a strip that waits, and which of them are full.
class Watch {
public:
    Watch(LevelNumber number, const Affine& place, std::optional<Hole> vacancy) : number_(number) {
        for (std::int32_t i = 0; i < 3; ++i) {
            holes_[static_cast<std::size_t>(i)] = place(Hole{i, 0});
            if (holes_[static_cast<std::size_t>(i)] != vacancy) bits_ |= 1u << i;
        }
    }
    void see(const Jump& jump) {
        const Hole over = jump.over();
        for (unsigned i = 0; i < 3; ++i) {
            if (holes_[i] == jump.from || holes_[i] == over) bits_ &= ~(1u << i);
            if (holes_[i] == jump.to) bits_ |= 1u << i;
        }
    }
    bool ready() const { return bits_ != 0 && bits_ != 7; }
    unsigned bits() const { return bits_; }
    LevelNumber level() const { return number_; }

private:
    std::array<Hole, 3> holes_;
    unsigned bits_ = 0;
    LevelNumber number_;
};

// A chain of 6-purges beside a head. The next strip's catalyst may lie in the last two purges (the
// tail), so the chain can be left and taken up again there; all the others are played in one go.
class Chain {
public:
    Chain(const Plan& plan, const Affine& first, Unlike state, std::int32_t count)
        : place_(first),
          stride_(first(Hole{2, 0}) - first(Hole{0, 0})),
          count_(count),
          first_(&six(plan, state)),
          other_(&six(plan, first_->next)) {
        if (&six(plan, other_->next) != other_) fail_internal("the 6-purges in store do not make a chain of equals");
    }

    // All purges but the last two, up to where the next is inserted.
    void open(Batch& batch) const {
        if (count_ < 3) return;
        add(batch, 0, first_->opening(), 1);
        add(batch, 1, other_->opening(), count_ - 3);
    }
    std::size_t tail_size() const {
        return count_ == 1 ? purge(0).jumps.size() : purge(count_ - 2).jumps.size() + purge(count_ - 1).jumps.size();
    }
    Jump tail_jump(std::size_t i) const {
        const std::int32_t last = count_ - 1;
        const std::size_t before = count_ == 1 ? 0 : purge(last - 1).next_after;
        const std::size_t inner = purge(last).jumps.size();
        if (i < before) return jump(last - 1, i);
        if (i < before + inner) return jump(last, i - before);
        return jump(last - 1, i - inner);
    }
    // The whole chain, when no waiting strip can be in its tail.
    void play(Batch& batch) const {
        open(batch);
        for (std::size_t i = 0; i < tail_size(); ++i) batch.add(tail_jump(i));
        close(batch);
    }
    void close(Batch& batch) const {
        if (count_ < 3) return;
        if (count_ > 3) add_backwards(batch, count_ - 3, other_->closing(), count_ - 3);
        add(batch, 0, first_->closing(), 1);
    }

private:
    static const SixPurge& six(const Plan& plan, Unlike state) {
        return plan.catalogue->six[static_cast<std::size_t>(state)];
    }
    const SixPurge& purge(std::int32_t i) const { return i == 0 ? *first_ : *other_; }
    Jump jump(std::int32_t i, std::size_t k) const {
        const Jump j = place_(purge(i).jumps[k]);
        return {j.from + i * stride_, j.to + i * stride_};
    }
    void add(Batch& batch, std::int32_t from, std::span<const Jump> jumps, std::int32_t times) const {
        repeat(batch, from, jumps, stride_, times);
    }
    void add_backwards(Batch& batch, std::int32_t from, std::span<const Jump> jumps, std::int32_t times) const {
        repeat(batch, from, jumps, -1 * stride_, times);
    }
    void repeat(Batch& batch, std::int32_t from, std::span<const Jump> jumps, Hole stride, std::int32_t times) const {
        std::array<Jump, 8> placed;
        for (std::size_t k = 0; k < jumps.size(); ++k) {
            const Jump j = place_(jumps[k]);
            placed[k] = {j.from + from * stride_, j.to + from * stride_};
        }
        batch.add_repeated(std::span(placed.data(), jumps.size()), stride, times);
    }

    Affine place_;
    Hole stride_;
    std::int32_t count_;
    const SixPurge* first_;
    const SixPurge* other_;  // every purge but the first: the state after one opening is steady
};

// Programs placed on the board up to a shift: strips that lie alike share one.
class PlacedPrograms {
public:
    const std::vector<Jump>& operator()(const Program& program, const Affine& place) {
        const auto same = [&](const Placed& p) {
            return p.program == &program && p.ex == place.ex && p.ey == place.ey;
        };
        auto it = std::find_if(placed_.begin(), placed_.end(), same);
        if (it == placed_.end()) {
            it = placed_.insert(placed_.end(), {&program, place.ex, place.ey, {}});
            const Affine turned{{0, 0}, place.ex, place.ey};
            for (const Jump& jump : program.jumps) it->jumps.push_back(turned(jump));
        }
        return it->jumps;
    }

private:
    struct Placed {
        const Program* program;
        Hole ex;
        Hole ey;
        std::vector<Jump> jumps;
    };
    std::vector<Placed> placed_;
};

// A head cleared from a state: after how many jumps the next strip outwards on the same side, with
// its head at the same end, is ready, and in which state its catalyst is then.
struct Handover {
    std::size_t after;
    unsigned bits;
};

Handover handover(const Program& head) {
    // The next strip's catalyst: the first three holes of the strip's third row.
    Watch watch(no_level, Affine{{0, 3}}, std::nullopt);
    std::size_t after = 0;
    while (!watch.ready()) watch.see(head.jumps[after++]);
    return {after, watch.bits()};
}

// The strips of a level to clear but the outermost: each is opened up to the next one's moment, from
// the inside out, and closed the other way round, without watching.
struct Tower {
    LevelNumber level;
    std::vector<std::uint8_t> states;  // of the catalysts, from the innermost on
};

// A program that has been started: how far it is, and how far in the chain it is in, if any. On a
// triangle there is one for every strip, so it is small.
struct Frame {
    const Program* program;
    LevelNumber level;
    std::uint16_t played = 0;
    std::uint8_t chain_played = 0;
    bool right_done : 1 = false;
    bool left_done : 1 = false;
    enum class In : std::uint8_t { program, right_chain, left_chain, tower } in = In::program;
};

class Scheduler {
public:
    Scheduler(const Plan& plan, JumpSink& sink) : plan_(plan), batch_(sink) {}

    void run() {
        for (const LevelGroup& group : plan_.groups)
            if (at(group.first).kind == Level::Kind::take_vacancy) run_group(group, false);
        run_seed({&plan_.base, plan_.base_level()}, plan_.base_place(plan_.base_problem.vacate()));
        for (auto group = plan_.groups.rbegin(); group != plan_.groups.rend(); ++group)
            if (at(group->first).kind == Level::Kind::bring_peg) run_group(*group, true);
        batch_.flush();
    }

private:
    const Level& at(LevelNumber number) const { return plan_.levels[static_cast<std::size_t>(number)]; }
    bool is_base(LevelNumber number) const { return number == plan_.base_level(); }
    static Affine block_place(const Level& level) { return level.place * Affine{{level.offset, 0}}; }

    // The vacancy a relocating purge takes over: where its first jump ends.
    static Hole vacancy_of(const Level& level) { return block_place(level)(level.relocation->jumps.front().to); }

    // Relocating levels from the outside in, or (backwards) from the inside out.
    void run_group(const LevelGroup& group, bool backwards) {
        const std::int64_t strips = std::int64_t{group.count} * group.period;
        for (std::int64_t n = 0; n < strips; ++n) {
            const std::int64_t k = backwards ? strips - 1 - n : n;
            const LevelNumber number = group.first + static_cast<LevelNumber>(k % group.period);
            const Level level = at(number).shifted(static_cast<std::int32_t>(k / group.period) * group.step);
            // Only the first of the repetitions is next to what lies outside.
            if (level.first_hosted != no_level && k < group.period)
                run_seed({level.relocation, number},
                         level.kind == Level::Kind::take_vacancy ? std::optional(vacancy_of(level)) : std::nullopt);
            else
                play_part(level, *level.relocation, 0, level.relocation->jumps.size(), true);
        }
    }

    // Plays jumps from … to - 1 of a level's program and the chains due before each of them (last: and
    // after the last), with nobody watching.
    void play_part(const Level& level, const Program& program, std::size_t from, std::size_t to, bool last) {
        const Affine place = block_place(level);
        const std::span<const Jump> jumps = placed_(program, place);
        const auto due = [&](const std::optional<Program::Insertion>& at, std::int32_t count) {
            return count > 0 && at && at->after >= from && (at->after < to || last);
        };
        const bool right = due(program.right, level.sixes_right());
        const bool left = due(program.left, level.sixes_left());
        const auto play_to = [&](std::size_t end) {
            batch_.add_shifted(jumps.subspan(from, end - from), place.origin);
            from = end;
        };
        const auto play_chain = [&](const Program::Insertion& at, std::int32_t count) {
            play_to(at.after);
            Chain(plan_, place * at.place, at.state, count).play(batch_);
        };
        const bool left_first = right && left && program.left->after < program.right->after;
        if (left_first) play_chain(*program.left, level.sixes_left());
        if (right) play_chain(*program.right, level.sixes_right());
        if (left && !left_first) play_chain(*program.left, level.sixes_left());
        play_to(to);
    }

    // Plays a program at a level, and inside it all strips to clear whose time comes.
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
        const LevelNumber first = is_base(frame.level) ? plan_.base_first_hosted : at(frame.level).first_hosted;
        for (LevelNumber i = first; i != no_level; i = at(i).next_hosted) {
            const LevelGroup& group = group_of(i);
            watches_.emplace_back(i, at(i).shifted((group.count - 1) * group.step).place, vacancy);
        }
        find_ready();
    }
    void pop() {
        frames_.pop_back();
        if (!frames_.empty()) enter_top();
    }
    void enter_top() {
        const Frame& frame = frames_.back();
        if (frame.in == Frame::In::tower) return;
        place_ = is_base(frame.level) ? plan_.base_place : block_place(at(frame.level));
        chain_.reset();
        if (frame.in == Frame::In::right_chain) make_chain(*frame.program->right, sixes_right(frame));
        if (frame.in == Frame::In::left_chain) make_chain(*frame.program->left, sixes_left(frame));
    }

    void start_waiting() {
        const auto it = std::find_if(watches_.begin(), watches_.end(), [](const Watch& w) { return w.ready(); });
        const LevelNumber level = it->level();
        const unsigned bits = it->bits();
        *it = watches_.back();
        watches_.pop_back();
        open_tower(level, bits);
    }

    const Program& head(LevelNumber level, unsigned bits) const {
        return plan_.catalogue->heads.at(at(level).width)[bits];
    }

    // Starts the strips of a level to clear, from the innermost; the outermost is watched.
    void open_tower(LevelNumber number, unsigned bits) {
        const LevelGroup& group = group_of(number);
        if (group.count > 1) {
            Tower tower{number, {}};
            tower.states.reserve(static_cast<std::size_t>(group.count - 1));
            for (std::int32_t k = group.count - 1; k > 0; --k) {
                const Program& program = head(number, bits);
                tower.states.push_back(static_cast<std::uint8_t>(bits));
                const Handover next = handover_of(program);
                play_part(at(number).shifted(k * group.step), program, 0, next.after, false);
                bits = next.bits;
            }
            towers_.push_back(std::move(tower));
            frames_.push_back({nullptr, number});
            frames_.back().in = Frame::In::tower;
        }
        push({&head(number, bits), number}, std::nullopt);
    }

    void close_tower() {
        const Tower tower = std::move(towers_.back());
        towers_.pop_back();
        const LevelGroup& group = group_of(tower.level);
        for (std::int32_t k = 1; k < group.count; ++k) {
            const Program& program = head(tower.level, tower.states[static_cast<std::size_t>(group.count - 1 - k)]);
            play_part(at(tower.level).shifted(k * group.step), program, handover_of(program).after,
                      program.jumps.size(), true);
        }
    }

    const LevelGroup& group_of(LevelNumber number) const {
        return *std::prev(std::upper_bound(plan_.groups.begin(), plan_.groups.end(), number,
                                           [](LevelNumber n, const LevelGroup& g) { return n < g.first; }));
    }

    const Handover& handover_of(const Program& head) {
        for (const auto& [program, known] : handovers_)
            if (program == &head) return known;
        return handovers_.emplace_back(&head, handover(head)).second;
    }

    void find_ready() {
        ready_ = std::any_of(watches_.begin(), watches_.end(), [](const Watch& w) { return w.ready(); });
    }

    // Plays on until the program ends (true) or a waiting strip becomes ready (false).
    bool advance(Frame& frame) {
        if (frame.in == Frame::In::tower) {
            close_tower();
            return true;
        }
        for (;;) {
            if (chain_) {
                if (!advance_chain(frame)) return false;
            } else if (!enter_chain(frame)) {
                if (frame.played == frame.program->jumps.size()) return true;
                if (step(place_(frame.program->jumps[frame.played++]))) return false;
            }
        }
    }

    bool advance_chain(Frame& frame) {
        const std::size_t size = chain_->tail_size();
        while (frame.chain_played < size)
            if (step(chain_->tail_jump(frame.chain_played++))) return false;
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
        return is_base(frame.level) ? plan_.base_sixes_right : at(frame.level).sixes_right();
    }
    std::int32_t sixes_left(const Frame& frame) const {
        return is_base(frame.level) ? plan_.base_sixes_left : at(frame.level).sixes_left();
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
        chain_.emplace(plan_, place_ * insertion.place, insertion.state, count);
    }

    // Plays a jump that waiting strips may be watching; true if one can start now.
    bool step(const Jump& jump) {
        batch_.add(jump);
        for (Watch& watch : watches_) {
            watch.see(jump);
            ready_ |= watch.ready();
        }
        return ready_;
    }

    const Plan& plan_;
    Batch batch_;
    std::vector<Watch> watches_;  // never more than a few: one a side at most
    bool ready_ = false;
    std::vector<Frame> frames_;
    std::vector<Tower> towers_;  // begun and not ended, as the frames that say so
    std::deque<std::pair<const Program*, Handover>> handovers_;
    PlacedPrograms placed_;
    // Of the top frame.
    Affine place_;
    std::optional<Chain> chain_;
};

}  // namespace

void play(const Plan& plan, JumpSink& sink) { Scheduler(plan, sink).run(); }

}  // namespace pegwright::construct
