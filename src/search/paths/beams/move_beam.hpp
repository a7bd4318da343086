// A beam over moves: after each move it keeps only the best positions. It gives short solutions and proves nothing.
//
// It drops positions from which regions prove too many moves. A level is always expanded in two halves, so runs repeat
// exactly. Positions with one key count as one.
#pragma once

#include "base/parallel.hpp"
#include "search/bits/position_set.hpp"
#include "search/paths/beams/move_scores.hpp"

#include <atomic>
#include <functional>
#include <optional>
#include <random>

namespace pegwright::search::paths::beams {

template <std::size_t W>
class MoveBeam {
public:
    using Bits = WideBits<W>;

    // Stops that a peg's move may look at; a sweeping peg may have more.
    static constexpr std::size_t most_stops = 400;
    static constexpr std::size_t room = 3;

    static std::uint64_t bytes(std::size_t width, std::size_t moves) {
        return std::uint64_t{width} * (moves * sizeof(Node) + 2 * room * (2 * sizeof(Successor) + 64));
    }

    MoveBeam(const WordBoard<W>& board, const MoveScores<W>& scores, std::size_t width, std::uint64_t seed)
        : board_(board), scores_(scores), width_(width), numbers_(board.layout().bits()), over_(board.directions()) {
        std::mt19937_64 random(seed + 1);
        for (std::uint64_t& number : numbers_) number = random();
        for (std::size_t d = 0; d < board.directions(); ++d) {
            over_[d].resize(numbers_.size());
            board.starts(d).for_each([&](std::size_t bit) {
                const auto holes = board.holes_of(step_of(bit, d));
                over_[d][bit] = numbers_[holes[0]] ^ numbers_[holes[1]] ^ numbers_[holes[2]];
            });
        }
    }

    void count_paths(bool count) { counting_ = count; }
    std::size_t paths() const { return paths_; }

    // Jumps from the start to a goal of `pegs` pegs, if it finds any in `most` moves. poll(level, done, total) may
    // throw.
    std::optional<std::vector<Step>> run(const Bits& start, std::size_t pegs,
                                         const std::function<bool(const Bits&)>& is_goal, std::size_t most,
                                         unsigned threads,
                                         const std::function<void(std::size_t, std::size_t, std::size_t)>& poll) {
        levels_.assign(1, {{start, 0}});
        most_ = most;
        paths_ = 0;
        for (std::size_t n = 1; n <= most; ++n) {
            const std::vector<Node>& level = levels_.back();
            std::array<BeamHalf, 2> halves;
            const auto work = [&](unsigned number, StopFlag& stop) {
                for (unsigned h = number; h < halves.size(); h += threads)
                    for (std::size_t i = h; i < level.size() && !stop; i += halves.size()) {
                        if (number == 0 && i / 2 % 256 == 0) poll(n, i, level.size());
                        expand(level[i].position, static_cast<std::uint32_t>(i), pegs, is_goal, halves[h]);
                        if (halves[h].goal && !counting_) break;
                    }
            };
            in_parallel(std::min(threads, 2U), work);
            for (const BeamHalf& half : halves) paths_ += half.paths;
            for (const BeamHalf& half : halves)
                if (half.goal) return path_to(*half.goal, levels_.size());
            end_level(halves);
            if (levels_.back().empty()) break;
        }
        return std::nullopt;
    }

    // The last run's levels, the start's first; a level's positions, the best first; a path to one.
    std::size_t levels() const { return levels_.size(); }
    std::size_t positions(std::size_t level) const { return levels_[level].size(); }
    const Bits& position(std::size_t level, std::size_t i) const { return levels_[level][i].position; }
    std::vector<Step> path(std::size_t level, std::size_t i) const { return path_to(levels_[level][i], level); }

private:
    struct Node {
        Bits position;
        std::uint32_t before;
    };
    struct Successor {
        Node node;
        std::uint64_t key;
        std::int32_t score;
    };
    static bool better(const Successor& a, const Successor& b) {
        return a.score != b.score ? a.score < b.score : a.key < b.key;
    }
    struct PegStop {
        Bits position;
        std::uint64_t key;
        std::size_t hole;
        typename MoveScores<W>::CosetSums sums;
    };
    class StopSet {
    public:
        void clear() { ++round_; }
        bool insert(std::uint64_t key) {
            std::size_t i = (key * 0x9e3779b97f4a7c15ULL) >> 54;
            while (round_of_[i] == round_) {
                if (keys_[i] == key) return false;
                i = (i + 1) % size;
            }
            round_of_[i] = round_;
            keys_[i] = key;
            return true;
        }

    private:
        static constexpr std::size_t size = 1024;
        static_assert(2 * most_stops < size);
        std::vector<std::uint64_t> keys_ = std::vector<std::uint64_t>(size);
        std::vector<std::uint64_t> round_of_ = std::vector<std::uint64_t>(size);
        std::uint64_t round_ = 0;
    };
    struct BeamHalf {
        std::vector<Successor> candidates;
        bits::PositionSet seen;
        StopSet stops;
        std::vector<PegStop> open;
        std::int32_t worst = std::numeric_limits<std::int32_t>::max();
        std::optional<Node> goal;
        std::size_t paths = 0;
    };

    // Calls visit(position, key, sums) for every stop of every move, until it returns false.
    template <class Visit>
    void moves(const Bits& position, BeamHalf& half, Visit&& visit) const {
        Bits movers;
        for (std::size_t d = 0; d < board_.directions(); ++d) movers = movers | board_.jumpers(position, d);
        std::uint64_t key = 0;
        const auto sums = scores_.of_pegs(position);
        position.for_each([&](std::size_t bit) { key ^= numbers_[bit]; });
        bool go_on = true;
        movers.for_each([&](std::size_t peg) {
            half.stops.clear();
            half.open.clear();
            if (go_on) half.open.push_back({position, key, peg, sums});
            std::size_t left = most_stops;
            while (!half.open.empty() && left > 0 && go_on) {
                const PegStop here = half.open.back();
                half.open.pop_back();
                for (std::size_t d = 0; d < board_.directions() && go_on && left > 0; ++d) {
                    if (!board_.starts(d).test(here.hole)) continue;
                    const Step step = step_of(here.hole, d);
                    const auto [from, over, to] = board_.holes_of(step);
                    if (!here.position.test(over) || here.position.test(to)) continue;
                    const std::uint64_t after = here.key ^ over_[d][from];
                    if (!half.stops.insert(after ^ (numbers_[to] * 0x9e3779b97f4a7c15ULL))) continue;
                    half.open.push_back({board_.after(here.position, step), after, to, here.sums});
                    PegStop& stop = half.open.back();
                    MoveScores<W>::add(stop.sums, scores_.of_peg(from), -1);
                    MoveScores<W>::add(stop.sums, scores_.of_peg(over), -1);
                    MoveScores<W>::add(stop.sums, scores_.of_peg(to), 1);
                    go_on = visit(stop.position, stop.key, stop.sums);
                    --left;
                }
            }
        });
    }

    void expand(const Bits& position, std::uint32_t number, std::size_t pegs,
                const std::function<bool(const Bits&)>& is_goal, BeamHalf& half) const {
        moves(position, half, [&](const Bits& after, std::uint64_t key, const auto& sums) {
            const std::size_t left = after.count();
            if (left == pegs && is_goal(after)) {
                if (!half.goal) half.goal = Node{after, number};
                ++half.paths;
                return counting_;
            }
            if (left <= pegs) return true;
            const auto [moves, score] = scores_.score(after, sums);
            // Several pegs may stay in full regions; a single last one ends in an empty hole.
            if (pegs == 1 && levels_.size() + static_cast<std::size_t>(moves) > most_) return true;
            if (score > half.worst || !half.seen.insert(key)) return true;
            half.candidates.push_back({{after, number}, key, score});
            if (half.candidates.size() >= room * width_) keep_best(half);
            return true;
        });
    }

    void keep_best(BeamHalf& half) const {
        const auto end = half.candidates.begin() + static_cast<std::ptrdiff_t>(width_);
        std::nth_element(half.candidates.begin(), end, half.candidates.end(), better);
        half.worst = end->score;
        half.candidates.erase(end, half.candidates.end());
    }

    void end_level(std::array<BeamHalf, 2>& halves) {
        std::vector<Successor>& all = halves[0].candidates;
        all.insert(all.end(), halves[1].candidates.begin(), halves[1].candidates.end());
        std::sort(all.begin(), all.end(), better);
        all.erase(std::unique(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.key == b.key; }),
                  all.end());
        if (all.size() > width_) all.resize(width_);
        std::vector<Node>& level = levels_.emplace_back();
        for (const Successor& candidate : all) level.push_back(candidate.node);
    }

    void add_move(const Bits& from, const Bits& to, std::vector<Step>& steps) const;

    std::vector<Step> path_to(const Node& goal, std::size_t levels) const {
        std::vector<Bits> positions{goal.position};
        std::uint32_t number = goal.before;
        for (std::size_t n = levels; n-- > 0;) {
            positions.push_back(levels_[n][number].position);
            number = levels_[n][number].before;
        }
        std::vector<Step> steps;
        for (std::size_t n = positions.size() - 1; n > 0; --n) add_move(positions[n], positions[n - 1], steps);
        return steps;
    }

    const WordBoard<W>& board_;
    const MoveScores<W>& scores_;
    std::size_t width_;
    std::vector<std::uint64_t> numbers_;
    std::vector<std::vector<std::uint64_t>> over_;  // how a jump changes a key, by direction and bit
    std::vector<std::vector<Node>> levels_;
    std::size_t most_ = 0;
    bool counting_ = false;
    std::size_t paths_ = 0;
};

// The move removes the pegs that `to` lacks and puts one peg elsewhere. Backtracking finds its jumps.
template <std::size_t W>
void MoveBeam<W>::add_move(const Bits& from, const Bits& to, std::vector<Step>& steps) const {
    Bits movers;
    for (std::size_t d = 0; d < board_.directions(); ++d) movers = movers | board_.jumpers(from, d);
    const std::size_t length = from.count() - to.count();
    bool found = false;
    movers.for_each([&](std::size_t peg) {
        if (found) return;
        std::vector<Step> trail;
        const std::function<void(const Bits&, std::size_t)> go = [&](const Bits& here, std::size_t hole) {
            if (trail.size() == length) {
                found = here == to;
                return;
            }
            for (std::size_t d = 0; d < board_.directions() && !found; ++d) {
                if (!board_.jumpers(here, d).test(hole)) continue;
                const Step step = step_of(hole, d);
                const auto holes = board_.holes_of(step);
                if (to.test(holes[1])) continue;
                trail.push_back(step);
                go(board_.after(here, step), holes[2]);
                if (!found) trail.pop_back();
            }
        };
        go(from, peg);
        if (found) steps.insert(steps.end(), trail.begin(), trail.end());
    });
}

}  // namespace pegwright::search::paths::beams
