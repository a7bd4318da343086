#include "search/shortening/shortened.hpp"

#include "base/error.hpp"
#include "base/parallel.hpp"
#include "game/move_count.hpp"
#include "search/paths/beams/short_path.hpp"
#include "search/shortening/parts.hpp"
#include "search/shortening/reorder.hpp"
#include "search/shortening/stretch.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>

namespace pegwright::search::shortening {
namespace {

constexpr std::size_t stretch_moves = 200;
// In memory at a time.
constexpr std::size_t batch = 64;
// A solution of one stretch is searched this often, with different seeds.
constexpr std::size_t attempts = 4;
// Limits of a search for the best of all orders.
constexpr std::size_t jumps_for_all_orders = 400;
constexpr std::size_t width_for_all_orders = 2000;
constexpr std::size_t most_windows_a_move = 100;
constexpr std::size_t jumps_for_several_rounds = 50'000;

using Stretches = std::vector<std::unique_ptr<Stretch>>;

std::size_t windows_a_move(std::span<const Jump> jumps, const Effort& effort) {
    return std::clamp<std::size_t>(effort.windows / std::max<std::size_t>(1, jumps.size()), 1, most_windows_a_move);
}

void improve(const Stretches& stretches, std::size_t windows, const std::string& doing, std::size_t done,
             std::size_t total, const Limits& limits) {
    std::atomic<std::size_t> next{0};
    base::in_parallel(limits.threads, [&](unsigned thread, base::StopFlag& stop) {
        for (std::size_t i; (i = next++) < stretches.size();) {
            Stretch& stretch = *stretches[i];
            const std::size_t all = stretch.moves() * windows;
            for (std::size_t n = 0; n < all && !stop; ++n) {
                if (thread == 0 && n % 16 == 0 && limits.poll) limits.poll({doing, 0, done, total});
                stretch.improve();
            }
        }
    });
}

class Round {
public:
    Round(const Position& start, std::vector<Jump>& jumps, std::size_t windows, std::uint64_t seed, std::size_t number,
          const Limits& limits)
        : position_(start), jumps_(jumps), seed_(seed), number_(number), windows_(windows), limits_(limits) {}

    void run() {
        shorter_.reserve(jumps_.size());
        std::size_t next = 0;
        while (next < jumps_.size()) {
            stretches_.clear();
            const std::size_t done = next;
            while (stretches_.size() < batch && next < jumps_.size()) next = add_stretch(next);
            try {
                improve(stretches_, windows_, "round " + std::to_string(number_ + 1) + ", jumps", done, jumps_.size(),
                        limits_);
            } catch (...) {
                // Keep what the batch has gained.
                keep();
                std::copy(shorter_.begin(), shorter_.end(), jumps_.begin());
                throw;
            }
            keep();
        }
        jumps_ = std::move(shorter_);
    }

private:
    // The end of the next stretch. In every other round the first is short, so that the cuts move.
    std::size_t add_stretch(std::size_t begin) {
        const std::size_t wanted = begin == 0 && number_ % 2 == 1 ? stretch_moves / 2 : stretch_moves;
        std::size_t end = begin;
        for (std::size_t moves = 0; end < jumps_.size(); ++end) {
            if (end > begin && jumps_[end].from == jumps_[end - 1].to) continue;
            if (++moves > wanted) break;
        }
        const auto part = std::span(jumps_).subspan(begin, end - begin);
        stretches_.push_back(std::make_unique<Stretch>(position_.board(), position_, part, seed_ + begin));
        for (const Jump& jump : part) {
            position_.clear(jump.from);
            position_.clear(jump.over());
            position_.set(jump.to);
        }
        return end;
    }

    void keep() {
        for (const auto& stretch : stretches_) {
            const std::vector<Jump> part = stretch->jumps();
            shorter_.insert(shorter_.end(), part.begin(), part.end());
        }
    }

    Position position_;
    std::vector<Jump>& jumps_;
    std::uint64_t seed_;
    std::size_t number_;
    std::size_t windows_;
    const Limits& limits_;
    Stretches stretches_;
    std::vector<Jump> shorter_;
};

void several_attempts(const Position& start, std::vector<Jump>& jumps, std::size_t windows, std::uint64_t seed,
                      std::size_t number, const Limits& limits) {
    Stretches stretches;
    for (std::size_t i = 0; i < attempts; ++i)
        stretches.push_back(std::make_unique<Stretch>(start.board(), start, jumps, seed + i));
    const auto keep_best = [&] {
        for (const auto& stretch : stretches)
            if (std::vector<Jump> found = stretch->jumps(); game::count_moves(found) <= game::count_moves(jumps))
                jumps = std::move(found);
    };
    try {
        improve(stretches, windows, "round " + std::to_string(number + 1), 0, 0, limits);
    } catch (...) {
        keep_best();
        throw;
    }
    keep_best();
}

// A second or so from the start of T_12, on any board.
constexpr double holes_of_widest = 78;
constexpr double widest = 1000;
constexpr double narrowest = 100;

double width_on(const Board& board) {
    return widest * std::pow(holes_of_widest / static_cast<double>(board.hole_count()), 2.5);
}

Position after(Position position, std::span<const Jump> jumps) {
    for (const Jump& jump : jumps) {
        position.clear(jump.from);
        position.clear(jump.over());
        position.set(jump.to);
    }
    return position;
}

std::size_t place_after(std::span<const Jump> jumps, std::int64_t moves) {
    std::size_t i = 0;
    for (; i < jumps.size(); ++i)
        if ((i == 0 || jumps[i].from != jumps[i - 1].to) && --moves < 0) break;
    return i;
}

bool has_end_search(const Board& board) { return width_on(board) >= narrowest; }

// Searches all but the first or all but the last moves again (paths/beams/short_path.hpp).
void search_ends(const Position& start, std::vector<Jump>& jumps, std::uint64_t seed, const Limits& limits) {
    // Parts to search, in sixths of the moves.
    for (const auto& [from, to] :
         std::array<std::pair<std::int64_t, std::int64_t>, 4>{{{0, 6}, {1, 6}, {2, 6}, {3, 6}}}) {
        const std::int64_t all = game::count_moves(jumps);
        const std::size_t begin = place_after(jumps, all * from / 6);
        const std::size_t end = place_after(jumps, all * to / 6);
        const auto part = std::span(jumps).subspan(begin, end - begin);
        const std::int64_t moves = game::count_moves(part);
        if (moves < 2) continue;
        paths::ShortLimits of_beam;
        of_beam.limits = limits;
        of_beam.width = static_cast<std::size_t>(std::min(widest, width_on(start.board())));
        of_beam.most_moves = static_cast<std::size_t>(moves - 1);
        of_beam.seed = seed;
        const Position before = after(start, std::span(jumps).first(begin));
        const Position goal = after(before, part);
        const auto found = paths::short_path(start.board(), before, std::span(&goal, 1), of_beam);
        if (!found) continue;
        std::vector<Jump> shorter(jumps.begin(), jumps.begin() + static_cast<std::ptrdiff_t>(begin));
        shorter.insert(shorter.end(), found->begin(), found->end());
        shorter.insert(shorter.end(), jumps.begin() + static_cast<std::ptrdiff_t>(end), jumps.end());
        if (game::count_moves(shorter) < all) jumps = std::move(shorter);
    }
}

}  // namespace

std::size_t usual_rounds(std::size_t jumps) { return jumps <= jumps_for_several_rounds ? 4 : 1; }

bool shorten(const Position& start, std::vector<Jump>& jumps, const Effort& effort, const Limits& limits) {
    const auto poll = [&] {
        if (limits.poll) limits.poll({"jumps reordered", 0, 0, 0});
    };
    const auto reorder = [&] {
        const bool few = jumps.size() <= jumps_for_all_orders;
        Reordered other = reordered(jumps, few ? width_for_all_orders : 1, poll);
        jumps = std::move(other.jumps);
        return other.fewest;
    };
    const bool fewest = reorder();
    for (std::size_t number = 0; !effort.rounds || number < *effort.rounds; ++number) {
        const std::uint64_t seed = (effort.seed * 1'000'003 + number) * 0x9E3779B97F4A7C15;
        if (game::count_moves(jumps) < 2) break;
        const std::size_t windows = windows_a_move(jumps, effort);
        if (game::count_moves(jumps) <= static_cast<std::int64_t>(stretch_moves))
            several_attempts(start, jumps, windows, seed, number, limits);
        else
            Round(start, jumps, windows, seed, number, limits).run();
        reorder();
        if (has_end_search(start.board())) search_ends(start, jumps, seed, limits);
        // Every second round: the first leaves fewer moves to improve.
        const bool by_parts = number % 2 == 1 && has_search_of_parts(start.board());
        if (by_parts && search_parts(start, jumps, (number + 1) / 2, limits)) break;
    }
    return fewest;
}

}  // namespace pegwright::search::shortening
