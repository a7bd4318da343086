#include "search/moves/class_search.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <string>

namespace pegwright::search::moves {
namespace {

constexpr double moves_a_peg = 0.6;
constexpr std::size_t growth = 100;
constexpr std::size_t to_meet = 100;
constexpr std::size_t positions_a_program = 500;
constexpr std::size_t most_programs = 32;

std::vector<Jump> game_through(const SmallBoard& board, const SymmetryReducer& reducer, Bits position,
                               const std::vector<Bits>& path) {
    std::vector<Jump> jumps;
    PegMoves moves(board, reducer, false);
    for (const Bits next : path) {
        const auto arrive = [&](Bits after, const SymmetryReducer::Images& images) {
            if (reducer.least(images) != next) return WalkControl::on;
            position = after;
            return WalkControl::stop;
        };
        moves.forget();
        if (!moves.each(position, arrive)) fail_internal("a move of the search is not there");
        for (const std::size_t j : moves.path()) jumps.push_back(board.jump(board.jumps()[j]));
    }
    return jumps;
}

std::set<Bits> images_of(const std::vector<Bits>& positions, const HolePermutation& symmetry) {
    std::set<Bits> images;
    for (const Bits position : positions) images.insert(image(symmetry, position));
    return images;
}

std::set<Bits> set_of(const std::vector<Bits>& positions) { return {positions.begin(), positions.end()}; }

std::vector<HolePermutation> keeping_both(std::vector<HolePermutation> symmetries, const ClassEnds& ends) {
    std::erase_if(symmetries, [&](const HolePermutation& symmetry) { return !ends.image_under(symmetry, ends); });
    return symmetries;
}

}  // namespace

bool ClassEnds::image_under(const HolePermutation& symmetry, const ClassEnds& other) const {
    return images_of(starts, symmetry) == set_of(other.starts) && images_of(goals, symmetry) == set_of(other.goals);
}

std::vector<ClassEnds> ends_by_class(const SmallBoard& board, const ShortestQuestion& question) {
    std::vector<ClassEnds> all;
    std::vector<Bits> starts = question.starts;
    while (!starts.empty()) {
        const auto same = board.class_of(starts.front());
        const auto apart = [&](Bits position) { return !(board.class_of(position) == same); };
        ClassEnds ends{starts, question.goals};
        std::erase_if(ends.starts, apart);
        std::erase_if(ends.goals, apart);
        starts.erase(std::remove_if(starts.begin(), starts.end(), [&](Bits p) { return !apart(p); }), starts.end());
        if (ends.goals.empty()) continue;
        const bool known = std::any_of(all.begin(), all.end(), [&](ClassEnds& other) {
            const auto to_this = std::find_if(question.symmetries.begin(), question.symmetries.end(),
                                              [&](const auto& symmetry) { return other.image_under(symmetry, ends); });
            if (to_this == question.symmetries.end()) return false;
            other.to_images.push_back(*to_this);
            return true;
        });
        if (!known) all.push_back(std::move(ends));
    }
    return all;
}

ClassSearch::ClassSearch(const SmallBoard& board, const ShortestQuestion& question, ClassEnds ends,
                         const Limits& limits)
    : board_(board),
      question_(question),
      ends_(std::move(ends)),
      symmetries_(keeping_both(question.symmetries, ends_)),
      reducer_(symmetries_),
      bounds_(board, ends_.starts, ends_.goals, question.counts),
      forwards_(board, reducer_, false, limits.threads),
      backwards_(board, reducer_, true, limits.threads),
      counts_to_finish_(bounds_, false),
      counts_from_start_(bounds_, true),
      watch_(
          limits, [this] { return where(); }, [this] { return bytes(); }) {}

int ClassSearch::least() {
    int least = MoveBounds::never;
    std::optional<CountProgram> program;
    if (question_.find_counts) program.emplace(bounds_, false);
    for (const Bits start : ends_.starts) {
        int moves = bounds_.to_finish(start);
        if (const auto count = program && moves < MoveBounds::never ? program->best(start) : std::nullopt)
            moves = std::max(moves, count->to_finish(start));
        least = std::min(least, moves);
    }
    return least;
}

int ClassSearch::most_jumps() const {
    int most = 0;
    for (const Bits start : ends_.starts)
        for (const Bits goal : ends_.goals) most = std::max(most, std::popcount(start) - std::popcount(goal));
    return most;
}

template <class LastMove>
std::optional<Bits> ClassSearch::approach(int bound, std::size_t width, const LastMove& last) {
    trimmed_ = false;
    forwards_.begin(ends_.starts);
    backwards_.begin(ends_.goals);
    if (bound == 0 || question_.decide)
        if (const auto met = backwards_.known_to(forwards_); met || bound == 0) return met;
    forwards_.sieve(Sieve(bounds_, false, bound));
    backwards_.sieve(Sieve(bounds_, true, bound));
    while (!forwards_.front().empty() && !backwards_.front().empty()) {
        // Beams go forwards. Backward levels are never trimmed, so they must stay small.
        const bool forwards = forwards_.front().size() <= backwards_.front().size() ||
                              (width != everything && backwards_.front().size() * growth > width * to_meet);
        MoveLevels& side = forwards ? forwards_ : backwards_;
        MoveLevels& other = forwards ? backwards_ : forwards_;
        expanded_ += static_cast<std::int64_t>(side.front().size());
        const std::vector<ResourceBound> counts = counts_for(side, !forwards, bound - side.moves() - 1);
        const Sieve sieve(bounds_, !forwards, bound - side.moves() - 1, counts);
        if (forwards_.moves() + backwards_.moves() + 1 == bound) return last(side, other, sieve);
        side.expand(sieve, watch_);
        if (forwards && width != everything)
            trimmed_ = side.trim(width, [&](Bits position) { return needed(position, counts); }) || trimmed_;
        if (question_.decide)
            if (const auto met = side.known_to(other)) return met;
    }
    return std::nullopt;
}

std::optional<Bits> ClassSearch::meet(int bound, std::size_t width) {
    return approach(bound, width, [&](MoveLevels& side, const MoveLevels& other, const Sieve& sieve) {
        return side.meet(sieve, other, watch_);
    });
}

std::vector<Bits> ClassSearch::meet_all(int bound) {
    std::vector<Bits> all;
    const auto met = approach(bound, everything, [&](MoveLevels& side, const MoveLevels& other, const Sieve& sieve) {
        side.expand(sieve, watch_, &other);
        all = side.front();
        return std::optional<Bits>();
    });
    if (!met) return all;
    // No moves.
    for (const Bits position : forwards_.front())
        if (backwards_.contains(position)) all.push_back(position);
    return all;
}

void ClassSearch::forget() {
    forwards_.begin({});
    backwards_.begin({});
}

void ClassSearch::put_game(Bits met, Shortest& to) {
    std::vector<Bits> path = forwards_.path_back(met);
    std::reverse(path.begin(), path.end());
    if (!path.empty()) path.push_back(met);
    const Bits first = path.empty() ? met : path.front();
    const std::vector<Bits> rest = backwards_.path_back(met);
    path.insert(path.end(), rest.begin(), rest.end());
    if (path.size() > rest.size()) path.erase(path.begin());  // the start
    for (const Bits start : ends_.starts)
        if (reducer_.least(start) == first) to.start = start;
    to.jumps = game_through(board_, reducer_, to.start.value(), path);
}

std::vector<ResourceBound> ClassSearch::counts_for(const MoveLevels& side, bool backwards, int moves) {
    if (!question_.find_counts) return {};
    // A program costs as much as the moves of some thousand positions.
    const std::size_t programs = std::min<std::size_t>(side.front().size() / positions_a_program, most_programs);
    CountChoice& choice = backwards ? counts_from_start_ : counts_to_finish_;
    return choice.choose(side.sample(), moves, programs);
}

// The less the better: moves needed by the best count, in fractions, plus something for each peg.
double ClassSearch::needed(Bits position, const std::vector<ResourceBound>& counts) const {
    double most = bounds_.merson().to_finish(position);
    for (const ResourceBound& bound : counts)
        most = std::max(most, static_cast<double>(bound.count().value(position) - bound.at_goal()) /
                                  std::max(1, bound.count().most_lost));
    return most + moves_a_peg * std::popcount(position);
}

Progress ClassSearch::where() const {
    return {"positions, " + std::to_string(forwards_.moves()) + " moves after the start and " +
                std::to_string(backwards_.moves()) + " before the end",
            0, forwards_.size() + backwards_.size(), 0};
}

}  // namespace pegwright::search::moves
