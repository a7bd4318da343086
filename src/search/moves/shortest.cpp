#include "search/moves/shortest.hpp"

#include "base/error.hpp"
#include "search/moves/count_choice.hpp"
#include "search/moves/move_levels.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <set>
#include <string>

namespace pegwright::search::moves {
namespace {

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

struct ClassEnds {
    std::vector<Bits> starts;
    std::vector<Bits> goals;

    bool image_under(const HolePermutation& symmetry, const ClassEnds& other) const {
        return images_of(starts, symmetry) == set_of(other.starts) && images_of(goals, symmetry) == set_of(other.goals);
    }
};

// All classes with a goal, without images of earlier ones.
std::vector<ClassEnds> by_class(const SmallBoard& board, const ShortestQuestion& question) {
    std::vector<ClassEnds> all;
    std::vector<Bits> starts = question.starts;
    while (!starts.empty()) {
        const auto same = board.class_of(starts.front());
        const auto apart = [&](Bits position) { return !(board.class_of(position) == same); };
        ClassEnds ends{starts, question.goals};
        std::erase_if(ends.starts, apart);
        std::erase_if(ends.goals, apart);
        starts.erase(std::remove_if(starts.begin(), starts.end(), [&](Bits p) { return !apart(p); }), starts.end());
        const bool known = std::any_of(all.begin(), all.end(), [&](const ClassEnds& other) {
            return std::any_of(question.symmetries.begin(), question.symmetries.end(),
                               [&](const HolePermutation& symmetry) { return ends.image_under(symmetry, other); });
        });
        if (!ends.goals.empty() && !known) all.push_back(std::move(ends));
    }
    return all;
}

std::vector<HolePermutation> keeping_both(std::vector<HolePermutation> symmetries, const ClassEnds& ends) {
    std::erase_if(symmetries, [&](const HolePermutation& symmetry) { return !ends.image_under(symmetry, ends); });
    return symmetries;
}

LevelSizes sizes(const MoveLevels& side) {
    LevelSizes sizes;
    for (const auto& level : side.levels()) sizes.push_back(static_cast<std::int64_t>(level.size()));
    return sizes;
}

class ClassSearch {
public:
    ClassSearch(const SmallBoard& board, const ShortestQuestion& question, ClassEnds ends, const Limits& limits)
        : board_(board),
          question_(question),
          ends_(std::move(ends)),
          reducer_(keeping_both(question.symmetries, ends_)),
          bounds_(board, ends_.starts, ends_.goals, question.counts),
          forwards_(board, reducer_, false, limits.threads),
          backwards_(board, reducer_, true, limits.threads),
          counts_to_finish_(bounds_, false),
          counts_from_start_(bounds_, true),
          watch_(
              limits, [this] { return where(); }, [this] { return bytes(); }) {}
    static constexpr std::size_t everything = ~std::size_t{0};

    // Watch and choices hold references to other members.
    ClassSearch(const ClassSearch&) = delete;
    ClassSearch& operator=(const ClassSearch&) = delete;

    // `never` if there is no game.
    int least() {
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

    int most_jumps() const {
        int most = 0;
        for (const Bits start : ends_.starts)
            for (const Bits goal : ends_.goals) most = std::max(most, std::popcount(start) - std::popcount(goal));
        return most;
    }

    // A position in the middle of a game of `bound` moves, if no game is shorter or that does not matter. With a width,
    // levels from the start keep only the best positions; trimmed() tells whether any were dropped.
    std::optional<Bits> meet(int bound, std::size_t width = everything) {
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
            if (forwards_.moves() + backwards_.moves() + 1 == bound) return side.meet(sieve, other, watch_);
            side.expand(sieve, watch_);
            if (forwards && width != everything)
                trimmed_ = side.trim(width, [&](Bits position) { return needed(position, counts); }) || trimmed_;
            if (question_.decide)
                if (const auto met = side.known_to(other)) return met;
        }
        return std::nullopt;
    }
    bool trimmed() const { return trimmed_; }
    void forget() {
        forwards_.begin({});
        backwards_.begin({});
    }
    // No larger bound would find a game.
    bool exhausted() const { return forwards_.exhausted() || backwards_.exhausted(); }
    LevelSizes from_start() const { return sizes(forwards_); }
    LevelSizes from_end() const { return sizes(backwards_); }
    std::int64_t expanded() const { return expanded_; }

    void put_game(Bits met, Shortest& to) {
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

private:
    std::vector<ResourceBound> counts_for(const MoveLevels& side, bool backwards, int moves) {
        if (!question_.find_counts) return {};
        // A program costs as much as the moves of some thousand positions.
        const std::size_t programs = std::min<std::size_t>(side.front().size() / positions_a_program, most_programs);
        CountChoice& choice = backwards ? counts_from_start_ : counts_to_finish_;
        return choice.choose(side.sample(), moves, programs);
    }
    // The less the better: moves needed by the best count, in fractions, plus something for each peg.
    double needed(Bits position, const std::vector<ResourceBound>& counts) const {
        double most = bounds_.merson().to_finish(position);
        for (const ResourceBound& bound : counts)
            most = std::max(most, static_cast<double>(bound.count().value(position) - bound.at_goal()) /
                                      std::max(1, bound.count().most_lost));
        return most + moves_a_peg * std::popcount(position);
    }
    static constexpr double moves_a_peg = 0.6;
    static constexpr std::size_t growth = 100;
    static constexpr std::size_t to_meet = 100;
    static constexpr std::size_t positions_a_program = 500;
    static constexpr std::size_t most_programs = 32;

    Progress where() const {
        return {"positions, " + std::to_string(forwards_.moves()) + " moves after the start and " +
                    std::to_string(backwards_.moves()) + " before the end",
                0, forwards_.size() + backwards_.size(), 0};
    }
    std::size_t bytes() const { return forwards_.bytes() + backwards_.bytes(); }

    const SmallBoard& board_;
    const ShortestQuestion& question_;
    ClassEnds ends_;
    SymmetryReducer reducer_;
    MoveBounds bounds_;
    MoveLevels forwards_;
    MoveLevels backwards_;
    CountChoice counts_to_finish_;
    CountChoice counts_from_start_;
    Watch watch_;
    std::int64_t expanded_ = 0;
    bool trimmed_ = false;
};

void add_to(LevelSizes& sum, const LevelSizes& sizes) {
    sum.resize(std::max(sum.size(), sizes.size()), 0);
    for (std::size_t i = 0; i < sizes.size(); ++i) sum[i] += sizes[i];
}

struct Open {
    std::unique_ptr<ClassSearch> search;
    int least = 0;        // no game has fewer moves
    int settled = -1;     // nor this many
    bool closed = false;  // nor more
    LevelSizes from_start = {};
    LevelSizes from_end = {};

    std::optional<Bits> meet(int bound, std::size_t width) {
        const std::optional<Bits> met = search->meet(bound, width);
        from_start = search->from_start();
        from_end = search->from_end();
        if (!met && !search->trimmed()) {
            settled = bound;
            closed = search->exhausted() || search->most_jumps() <= bound;
        }
        if (!met) search->forget();
        return met;
    }
};

// If there is a game of this length, a beam of this width mostly finds one, in a fraction of a second.
constexpr std::size_t beam_width = 3000;

bool search_bound(std::vector<Open>& classes, int bound, std::size_t only_width, Shortest& result) {
    for (const std::size_t width : {beam_width, ClassSearch::everything})
        for (Open& one : classes) {
            if (one.least > bound || one.settled == bound || (only_width > 0 && width != beam_width)) continue;
            result.expanded -= one.search->expanded();
            const std::optional<Bits> met = one.meet(bound, only_width > 0 ? only_width : width);
            result.expanded += one.search->expanded();
            if (!met) continue;
            result.from_start = one.from_start;
            result.from_end = one.from_end;
            one.search->put_game(*met, result);
            return true;
        }
    result.from_start.clear();
    result.from_end.clear();
    for (const Open& one : classes) {
        if (one.least <= bound && one.settled < bound) result.missed = true;
        add_to(result.from_start, one.from_start);
        add_to(result.from_end, one.from_end);
    }
    return false;
}

}  // namespace

Shortest shortest(const SmallBoard& board, const ShortestQuestion& question, const Limits& limits) {
    std::vector<Open> open;
    for (ClassEnds& ends : by_class(board, question)) {
        Open one{std::make_unique<ClassSearch>(board, question, std::move(ends), limits)};
        one.least = std::max(one.search->least(), question.proven_least);
        if (one.least < MoveBounds::never) open.push_back(std::move(one));
    }
    Shortest result;
    int bound = question.most_moves;
    if (!question.decide)
        for (const Open& one : open) bound = std::min(bound, one.least);
    for (; bound <= question.most_moves && !open.empty(); ++bound) {
        const bool found = search_bound(open, bound, question.width, result);
        if (found) {
            result.moves = bound;
            return result;
        }
        std::erase_if(open, [](const Open& one) { return one.closed; });
    }
    result.moves = question.most_moves;
    result.unsolvable = open.empty();
    return result;
}

}  // namespace pegwright::search::moves
