#include "library/access.hpp"
#include "library/jump_feed.hpp"

#include <ostream>
#include <sstream>

namespace pegwright {
inline namespace v0 {

struct Jumps::Inner {
    explicit Inner(const rooms::Player& player) : feed(player) {}
    JumpFeed feed;
};

namespace {

class ToFunction : public rooms::JumpSink {
public:
    explicit ToFunction(const std::function<void(std::span<const Jump>)>& take) : take_(take) {}
    void take(std::span<const board::Jump> jumps) override {
        batch_.clear();
        append(batch_, jumps);
        take_(batch_);
    }

private:
    const std::function<void(std::span<const Jump>)>& take_;
    std::vector<Jump> batch_;
};

class ToStream : public base::ByteSink {
public:
    explicit ToStream(std::ostream& out) : out_(out) {}
    void write(std::string_view bytes) override {
        if (!out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size())))
            base::fail_limit("cannot write the solution: its stream refuses more");
    }

private:
    std::ostream& out_;
};

notation::HoleNames names_of(const Solution& solution, const std::string& notation) {
    return notation.empty() ? Access::names(solution) : notation::hole_names_named(notation);
}

}  // namespace

Jumps::Jumps(std::unique_ptr<Inner> inner) : inner_(std::move(inner)) {}
Jumps::Jumps(Jumps&& other) noexcept = default;
Jumps& Jumps::operator=(Jumps&& other) noexcept = default;
Jumps::~Jumps() = default;

void Jumps::more() {
    const std::span<const Jump> jumps = inner_->feed.next();
    next_ = jumps.data();
    end_ = next_ + jumps.size();
}

std::span<const Jump> Jumps::take() {
    if (next_ == end_) more();
    const std::span<const Jump> all(next_, end_);
    next_ = end_;
    return all;
}

Solution::Solution(std::shared_ptr<const Inner> inner) : inner_(std::move(inner)) {}
const Problem& Solution::problem() const { return inner_->problem; }
std::int64_t Solution::jump_count() const { return inner_->player.problem().jump_count(); }
Jumps Solution::jumps() const { return Jumps(std::make_unique<Jumps::Inner>(inner_->player)); }
void Solution::play(const std::function<void(std::span<const Jump>)>& take) const {
    guarded([&] {
        ToFunction sink(take);
        inner_->player.play(sink);
    });
}
std::string Solution::notation() const { return std::string(to_string(inner_->names)); }
void Solution::write(std::ostream& out, const std::string& notation) const {
    guarded([&] {
        ToStream stream(out);
        notation::TextWriter writer(inner_->player.problem(), stream, names_of(*this, notation));
        inner_->player.play(writer);
        writer.finish();
    });
}
std::string Solution::text(const std::string& notation) const {
    std::ostringstream text;
    text.exceptions(std::ios::badbit);  // otherwise a lack of memory would cut it short
    write(text, notation);
    return std::move(text).str();
}

void Solution::write_json(std::ostream& out, const std::string& notation) const {
    guarded([&] {
        // JSON has the counts before the moves, so the jumps are made twice.
        ToStream stream(out);
        notation::JsonWriter writer(inner_->player.problem(), inner_->player.count(), stream,
                                    names_of(*this, notation));
        inner_->player.play(writer);
        writer.finish();
    });
}

Answer solve(const Problem& problem, const Limits& limits) {
    return guarded([&]() -> Answer {
        const rooms::Outcome outcome = rooms::solve(Access::of(problem), inner(limits));
        rooms::fail_if_gave_up(outcome);
        if (!outcome) return {std::nullopt, outcome.reason};
        return {Access::make(*outcome.player), {}};
    });
}

}  // namespace v0
}  // namespace pegwright
