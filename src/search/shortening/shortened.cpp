#include "search/shortening/shortened.hpp"

#include "base/parallel.hpp"
#include "search/shortening/reorder.hpp"
#include "search/shortening/stretch.hpp"

#include <algorithm>
#include <memory>

namespace pegwright::search::shortening {
namespace {

constexpr std::size_t stretch_moves = 200;
// Stretches at hand at a time.
constexpr std::size_t batch = 64;
// What is tried to be reordered with as few moves as any order has.
constexpr std::size_t jumps_for_all_orders = 400;
constexpr std::size_t width_for_all_orders = 2000;

void play(Position& position, std::span<const Jump> jumps) {
    for (const Jump& jump : jumps) {
        position.clear(jump.from);
        position.clear(jump.over());
        position.set(jump.to);
    }
}

// One round through a solution.
class Round {
public:
    Round(const Position& start, std::vector<Jump>& jumps, const Effort& effort, std::size_t number,
          const Limits& limits)
        : position_(start), jumps_(jumps), effort_(effort), number_(number), limits_(limits) {}

    void run() {
        std::vector<Jump> shorter;
        shorter.reserve(jumps_.size());
        std::size_t next = 0;
        try {
            while (next < jumps_.size()) {
                stretches_.clear();
                begins_.assign(1, next);
                while (stretches_.size() < batch && next < jumps_.size()) next = add_stretch(next);
                improve();
                for (const auto& stretch : stretches_) {
                    const std::vector<Jump> part = stretch->jumps();
                    shorter.insert(shorter.end(), part.begin(), part.end());
                }
            }
        } catch (...) {
            // Those of the batch are shorter as far as they have come; the rest is as it was.
            for (const auto& stretch : stretches_) {
                const std::vector<Jump> part = stretch->jumps();
                shorter.insert(shorter.end(), part.begin(), part.end());
            }
            std::copy(shorter.begin(), shorter.end(), jumps_.begin());
            throw;
        }
        jumps_ = std::move(shorter);
    }

private:
    // Where the next one begins: after so many moves. The first of a round is shorter than the others.
    std::size_t add_stretch(std::size_t begin) {
        const std::size_t wanted =
            begin == 0 && number_ % 2 == 1 ? stretch_moves / 2 : stretch_moves;
        std::size_t end = begin;
        for (std::size_t moves = 0; end < jumps_.size(); ++end) {
            if (end > begin && jumps_[end].from == jumps_[end - 1].to) continue;
            if (++moves > wanted) break;
        }
        const auto part = std::span(jumps_).subspan(begin, end - begin);
        const std::uint64_t seed = (effort_.seed * 1000003 + number_) * 0x9E3779B97F4A7C15 + begin;
        stretches_.push_back(std::make_unique<Stretch>(position_.board(), position_, part, seed));
        play(position_, part);
        return end;
    }

    void improve() {
        std::atomic<std::size_t> next{0};
        base::in_parallel(limits_.threads, [&](unsigned thread, StopFlag& stop) {
            for (std::size_t i; (i = next++) < stretches_.size();) {
                Stretch& stretch = *stretches_[i];
                const std::size_t windows = stretch.moves() * effort_.windows_a_move;
                for (std::size_t n = 0; n < windows && !stop; ++n) {
                    if (thread == 0 && n % 16 == 0) poll(i);
                    stretch.improve();
                }
            }
        });
    }

    void poll(std::size_t) const {
        if (limits_.poll) limits_.poll({"round " + std::to_string(number_ + 1), 0, 0, 0});
    }

    Position position_;
    std::vector<Jump>& jumps_;
    const Effort& effort_;
    std::size_t number_;
    const Limits& limits_;
    std::vector<std::unique_ptr<Stretch>> stretches_;
    std::vector<std::size_t> begins_;
};

}  // namespace

void shorten(const Position& start, std::vector<Jump>& jumps, const Effort& effort, const Limits& limits) {
    const auto poll = [&] {
        if (limits.poll) limits.poll({"jumps reordered", 0, 0, 0});
    };
    const auto reorder = [&] {
        const bool few = jumps.size() <= jumps_for_all_orders;
        jumps = reordered(jumps, few ? width_for_all_orders : 1, poll).jumps;
    };
    reorder();
    for (std::size_t round = 0; round < effort.rounds; ++round) {
        Round(start, jumps, effort, round, limits).run();
        reorder();
    }
}

}  // namespace pegwright::search::shortening
