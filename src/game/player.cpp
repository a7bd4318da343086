#include "game/player.hpp"

#include "game/refereed.hpp"

#include <utility>
#include <vector>

namespace pegwright::game {
namespace {

class Listed : public Player::Method {
public:
    explicit Listed(std::vector<Jump> jumps) : jumps_(std::move(jumps)) {}
    void play(JumpSink& sink) const override { sink.take(jumps_); }

private:
    std::vector<Jump> jumps_;
};

class Called : public Player::Method {
public:
    explicit Called(std::function<void(JumpSink&)> play) : play_(std::move(play)) {}
    void play(JumpSink& sink) const override { play_(sink); }

private:
    std::function<void(JumpSink&)> play_;
};

}  // namespace

Player::Player(Solution solution)
    : Player(std::move(solution.problem), std::make_shared<Listed>(std::move(solution.jumps))) {}

Player::Player(Problem problem, std::function<void(JumpSink&)> play)
    : Player(std::move(problem), std::make_shared<Called>(std::move(play))) {}

void Player::play(JumpSink& sink, const std::function<void(const Place&)>& poll) const {
    Refereed refereed(problem_, sink, poll);
    method_->play(refereed);
    refereed.finish();
}

}  // namespace pegwright::game
