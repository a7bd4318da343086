#include "construct/scheduler.hpp"

#include "peg/error.hpp"

#include <array>
#include <optional>

namespace pegwright {
namespace {

constexpr std::size_t batch_size = 2048;

// Collects jumps and hands them on in batches.
class Batch {
public:
    explicit Batch(JumpSink& sink) : sink_(sink) {}

    void add(Jump jump) {
        if (count_ == batch_size) flush();
        jumps_[count_++] = jump;
    }
    // The same jumps again and again, a stride further on each time.
    void add_repeated(std::span<const Jump> jumps, Hole stride, std::int32_t times) {
        Hole shift{0, 0};
        for (std::int32_t i = 0; i < times; ++i, shift = shift + stride) {
            if (count_ + jumps.size() > batch_size) flush();
            for (const Jump& jump : jumps) jumps_[count_++] = {jump.from + shift, jump.to + shift};
        }
    }
    void flush() {
        sink_.take(std::span(jumps_.data(), count_));
        count_ = 0;
    }

private:
    JumpSink& sink_;
    std::array<Jump, batch_size> jumps_;
    std::size_t count_ = 0;
};

// The three catalyst holes of the one strip that waits, and which of them are full.
class Watch {
public:
    void begin(const Level& level, std::optional<Hole> vacancy) {
        bits_ = 0;
        for (std::int32_t i = 0; i < 3; ++i) {
            holes_[static_cast<std::size_t>(i)] = level.place(Hole{i, 0});
            if (holes_[static_cast<std::size_t>(i)] != vacancy) bits_ |= 1u << i;
        }
        active_ = true;
    }
    void end() { active_ = false; }
    void see(const Jump& jump) {
        const Hole over = jump.over();
        for (unsigned i = 0; i < 3; ++i) {
            if (holes_[i] == jump.from || holes_[i] == over) bits_ &= ~(1u << i);
            if (holes_[i] == jump.to) bits_ |= 1u << i;
        }
    }
    bool ready() const { return active_ && bits_ != 0 && bits_ != 7; }
    unsigned bits() const { return bits_; }

private:
    std::array<Hole, 3> holes_;
    unsigned bits_ = 0;
    bool active_ = false;
};

// A chain of 6-purges beside a head. The next strip's catalyst may lie in the last two purges (the
// tail), so the chain can be left and taken up again there; all the others are played in one go.
class Chain {
public:
    Chain(const Plan& plan, const Affine& first, Unlike state, std::int32_t count)
        : place_(first), stride_(first(Hole{2, 0}) - first(Hole{0, 0})), count_(count), first_(&six(plan, state)), other_(&six(plan, first_->next)) {
        if (&six(plan, other_->next) != other_) fail_internal("the 6-purges in store do not make a chain of equals");
    }

    // All purges but the last two, up to where the next is inserted.
    void open(Batch& batch) const {
        if (count_ < 3) return;
        add(batch, 0, first_->opening(), 1);
        add(batch, 1, other_->opening(), count_ - 3);
    }
    std::size_t tail_size() const { return count_ == 1 ? purge(0).jumps.size() : purge(count_ - 2).jumps.size() + purge(count_ - 1).jumps.size(); }
    Jump tail_jump(std::size_t i) const {
        const std::int32_t last = count_ - 1;
        const std::size_t before = count_ == 1 ? 0 : purge(last - 1).next_after;
        const std::size_t inner = purge(last).jumps.size();
        if (i < before) return jump(last - 1, i);
        if (i < before + inner) return jump(last, i - before);
        return jump(last - 1, i - inner);
    }
    void close(Batch& batch) const {
        if (count_ < 3) return;
        if (count_ > 3) add_backwards(batch, count_ - 3, other_->closing(), count_ - 3);
        add(batch, 0, first_->closing(), 1);
    }

private:
    static const SixPurge& six(const Plan& plan, Unlike state) { return plan.catalogue->six[static_cast<std::size_t>(state)]; }
    const SixPurge& purge(std::int32_t i) const { return i == 0 ? *first_ : *other_; }
    Jump jump(std::int32_t i, std::size_t k) const {
        const Jump j = place_(purge(i).jumps[k]);
        return {j.from + i * stride_, j.to + i * stride_};
    }
    void add(Batch& batch, std::int32_t from, std::span<const Jump> jumps, std::int32_t times) const { repeat(batch, from, jumps, stride_, times); }
    void add_backwards(Batch& batch, std::int32_t from, std::span<const Jump> jumps, std::int32_t times) const { repeat(batch, from, jumps, -1 * stride_, times); }
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

// A program that has been started: how far it is, and the chain it is in, if any.
struct Frame {
    const Program* program;
    Affine place;
    const Level* level;  // null for the base solution
    std::size_t played = 0;
    bool right_done = false;
    bool left_done = false;
    std::optional<Chain> chain = {};
    std::size_t chain_played = 0;
};

class Scheduler {
public:
    Scheduler(const Plan& plan, JumpSink& sink) : plan_(plan), batch_(sink) {}

    void run() {
        const auto& levels = plan_.levels;
        for (std::size_t i = 0; i < levels.size(); ++i)
            if (levels[i].kind == Level::Kind::take_vacancy) run_seed(relocation_frame(i), i, vacancy_of(levels[i]));
        run_seed({&plan_.base, plan_.base_place, nullptr}, levels.size(), plan_.base_place(plan_.base_problem.vacate));
        for (std::size_t i = levels.size(); i-- > 0;)
            if (levels[i].kind == Level::Kind::bring_peg) run_seed(relocation_frame(i), i, std::nullopt);
        batch_.flush();
    }

private:
    Frame relocation_frame(std::size_t i) const {
        const Level& level = plan_.levels[i];
        return {level.relocation, level.place * Affine{{level.offset, 0}}, &level};
    }

    // The vacancy a relocating purge takes over: where its first jump ends.
    static Hole vacancy_of(const Level& level) {
        return (level.place * Affine{{level.offset, 0}})(level.relocation->jumps.front().to);
    }

    // Plays a program at a level, and inside it all strips to clear that follow outwards.
    void run_seed(const Frame& seed, std::size_t level, std::optional<Hole> vacancy) {
        frames_.push_back(seed);
        wait_outside(level, vacancy);
        while (!frames_.empty()) {
            if (watch_.ready())
                start_waiting();
            else if (advance(frames_.back()))
                frames_.pop_back();
        }
    }

    void wait_outside(std::size_t level, std::optional<Hole> vacancy) {
        watch_.end();
        if (level == 0 || plan_.levels[level - 1].kind != Level::Kind::clear) return;
        waiting_ = level - 1;
        watch_.begin(plan_.levels[waiting_], vacancy);
    }

    void start_waiting() {
        const Level& level = plan_.levels[waiting_];
        const Program& head = plan_.catalogue->heads.at(level.width)[watch_.bits()];
        frames_.push_back({&head, level.place, &level});
        wait_outside(waiting_, std::nullopt);
    }

    // Plays on until the program ends (true) or the waiting strip becomes ready (false).
    bool advance(Frame& frame) {
        for (;;) {
            if (frame.chain) {
                if (!advance_chain(frame)) return false;
            } else if (!enter_chain(frame)) {
                if (frame.played == frame.program->jumps.size()) return true;
                if (step(frame.place(frame.program->jumps[frame.played++]))) return false;
            }
        }
    }

    bool advance_chain(Frame& frame) {
        const std::size_t size = frame.chain->tail_size();
        while (frame.chain_played < size)
            if (step(frame.chain->tail_jump(frame.chain_played++))) return false;
        frame.chain->close(batch_);
        frame.chain.reset();
        return true;
    }

    // Begins the chain that is due now, if there is one.
    bool enter_chain(Frame& frame) {
        if (!frame.level) return false;
        const Program& program = *frame.program;
        const auto due = [&](const std::optional<Program::Insertion>& at, bool& done) {
            if (done || !at || at->after != frame.played) return false;
            done = true;
            return true;
        };
        if (due(program.right, frame.right_done)) {
            const Affine first{{program.width - 2, 1}, {1, 0}, plan_.right_column};
            return begin_chain(frame, first, program.right->state, frame.level->sixes_right());
        }
        if (due(program.left, frame.left_done)) return begin_chain(frame, {{1, 1}, {-1, 0}, {0, 1}}, program.left->state, frame.level->sixes_left());
        return false;
    }

    bool begin_chain(Frame& frame, const Affine& first, Unlike state, std::int32_t count) {
        if (count == 0) return true;
        frame.chain.emplace(plan_, frame.place * first, state, count);
        frame.chain_played = 0;
        frame.chain->open(batch_);
        return true;
    }

    // Plays a jump the waiting strip may be watching; true if the strip can start now.
    bool step(const Jump& jump) {
        batch_.add(jump);
        watch_.see(jump);
        return watch_.ready();
    }

    const Plan& plan_;
    Batch batch_;
    Watch watch_;
    std::size_t waiting_ = 0;
    std::vector<Frame> frames_;
};

}  // namespace

void play(const Plan& plan, JumpSink& sink) { Scheduler(plan, sink).run(); }

}  // namespace pegwright
