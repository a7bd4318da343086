#include "game/player.hpp"

#include "game/refereed.hpp"

#include <utility>
#include <vector>

namespace pegwright::game {
namespace {

class Listed : public Player::Method {
public:
    Listed(std::vector<Jump> jumps, std::string how) : jumps_(std::move(jumps)), how_(std::move(how)) {}
    void play(JumpSink& sink) const override { sink.take(jumps_); }
    std::string how() const override { return how_; }

private:
    std::vector<Jump> jumps_;
    std::string how_;
};

class Called : public Player::Method {
public:
    Called(std::function<void(JumpSink&)> play, std::string how) : play_(std::move(play)), how_(std::move(how)) {}
    void play(JumpSink& sink) const override { play_(sink); }
    std::string how() const override { return how_; }

private:
    std::function<void(JumpSink&)> play_;
    std::string how_;
};

}  // namespace

Player::Player(Solution solution, std::string how)
    : Player(std::move(solution.problem), std::make_shared<Listed>(std::move(solution.jumps), std::move(how))) {}

Player::Player(Problem problem, std::string how, std::function<void(JumpSink&)> play)
    : Player(std::move(problem), std::make_shared<Called>(std::move(play), std::move(how))) {}

MoveCount Player::count(const std::function<void(const Progress&)>& poll) const {
    class Counting : public JumpSink {
    public:
        explicit Counting(const std::function<void(const Progress&)>& tell) : tell_(tell) {}
        void take(std::span<const Jump> jumps) override {
            count.add(jumps);
            if (tell_) tell_({"moves", 0, static_cast<std::uint64_t>(count.jumps()), 0});
        }
        MoveCount count;

    private:
        const std::function<void(const Progress&)>& tell_;
    } counting(poll);
    method_->play(counting);
    return counting.count;
}

void Player::play(JumpSink& sink, const std::function<void(const Progress&)>& poll) const {
    Refereed refereed(problem_, sink, poll);
    method_->play(refereed);
    refereed.finish();
}

}  // namespace pegwright::game
