#include "search/moves/shortest.hpp"

#include "search/moves/class_search.hpp"

#include <algorithm>
#include <memory>

namespace pegwright::search::moves {
namespace {

LevelSizes sizes(const MoveLevels& side) {
    LevelSizes sizes;
    for (const auto& level : side.levels()) sizes.push_back(static_cast<std::int64_t>(level.size()));
    return sizes;
}

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
        from_start = sizes(search->forwards());
        from_end = sizes(search->backwards());
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
    for (ClassEnds& ends : ends_by_class(board, question)) {
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
