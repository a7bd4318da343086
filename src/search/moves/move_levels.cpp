#include "search/moves/move_levels.hpp"

#include "base/error.hpp"
#include "base/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

namespace pegwright::search::moves {
namespace {

constexpr std::size_t piece = 4096;
constexpr std::size_t least_part = 256;
constexpr std::size_t latest_kept = 1 << 14;

}  // namespace

MoveLevels::MoveLevels(const SmallBoard& board, const SymmetryReducer& reducer, bool backwards, unsigned threads)
    : board_(board),
      reducer_(reducer),
      backwards_(backwards),
      threads_(threads),
      walk_back_(board, reducer, !backwards),
      seen_(buckets),
      next_(buckets) {
    for (unsigned t = 0; t < threads; ++t)
        found_.push_back({{}, std::vector<Bits>(latest_kept), false, {}, PegMoves(board, reducer, backwards)});
}

void MoveLevels::begin(const std::vector<Bits>& positions) {
    cut_ = false;
    for (PositionSet& set : seen_) set.clear();
    levels_.assign(1, {});
    for (const Bits position : positions) {
        const Bits least = reducer_.least(position);
        if (seen_[bucket_of(least)].insert(least)) levels_[0].push_back(least);
    }
}

// take(least image) returns whether to go on.
template <class Take>
void MoveLevels::walk_part(std::size_t from, std::size_t to, const Sieve& sieve, Found& found, const Take& take) {
    const std::vector<Bits>& level = front();
    for (std::size_t i = from; i < to; ++i) {
        const bool stopped = found.walk.each(level[i], [&](Bits, const SymmetryReducer::Images& images) {
            const Bits least = reducer_.least(images);
            Bits& latest = found.latest[least * 0x9E3779B97F4A7C15u >> 50];
            if (std::exchange(latest, least) == least) return WalkControl::on;
            if (!sieve.passes(least)) {
                found.cut = true;
                return WalkControl::on;
            }
            return take(least, found) ? WalkControl::on : WalkControl::stop;
        });
        if (stopped) return;
    }
}

template <class Take>
void MoveLevels::walk_piece(std::size_t first, std::size_t last, const Sieve& sieve, const Take& take) {
    const std::size_t parts = std::clamp<std::size_t>((last - first) / least_part, 1, threads_);
    const auto limit = [&](std::size_t part) { return first + (last - first) * part / parts; };
    base::in_parallel(static_cast<unsigned>(parts), [&](unsigned t, const base::StopFlag&) {
        walk_part(limit(t), limit(t + 1), sieve, found_[t], take);
    });
}

void MoveLevels::insert_found() {
    std::size_t waiting = 0;
    for (const Found& found : found_)
        for (const auto& bucket : found.by_bucket) waiting += bucket.size();
    std::atomic<std::size_t> bucket{0};
    const unsigned threads = waiting < 16 * least_part ? 1 : threads_;
    base::in_parallel(threads, [&](unsigned, const base::StopFlag&) {
        for (std::size_t b = bucket++; b < buckets; b = bucket++)
            for (Found& found : found_) {
                for (const Bits least : found.by_bucket[b])
                    if (seen_[b].insert(least)) next_[b].push_back(least);
                found.by_bucket[b].clear();
            }
    });
}

void MoveLevels::expand(const Sieve& sieve, Watch& watch, const MoveLevels* known_to) {
    for (Found& found : found_) found.forget();
    const auto keep = [&](Bits least, Found& found) {
        if (known_to == nullptr || known_to->contains(least)) found.by_bucket[bucket_of(least)].push_back(least);
        return true;
    };
    for (std::size_t first = 0; first < front().size(); first += piece) {
        walk_piece(first, std::min(first + piece, front().size()), sieve, keep);
        watch.look();
        insert_found();
    }
    for (Found& found : found_) cut_ = cut_ || std::exchange(found.cut, false);
    std::vector<Bits> level;
    std::size_t size = 0;
    for (const auto& bucket : next_) size += bucket.size();
    level.reserve(size);
    for (auto& bucket : next_) {
        level.insert(level.end(), bucket.begin(), bucket.end());
        bucket = std::vector<Bits>();
    }
    levels_.push_back(std::move(level));
}

std::optional<Bits> MoveLevels::meet(const Sieve& sieve, const MoveLevels& other, Watch& watch) {
    for (Found& found : found_) found.forget();
    const auto look_up = [&](Bits least, Found& found) {
        if (!other.contains(least)) return true;
        found.met = least;
        return false;
    };
    for (std::size_t first = 0; first < front().size(); first += piece) {
        walk_piece(first, std::min(first + piece, front().size()), sieve, look_up);
        watch.look();
        for (Found& found : found_)
            if (const auto met = found.met) {
                for (Found& other_found : found_) other_found.met.reset();
                levels_.push_back({*met});
                return met;
            }
    }
    for (Found& found : found_) found.cut = false;
    // Without a meeting, positions that the sieve dropped here do not count as cut.
    return std::nullopt;
}

void MoveLevels::sieve(const Sieve& sieve) {
    if (std::erase_if(levels_.back(), [&](Bits position) { return !sieve.passes(position); }) > 0) cut_ = true;
}

std::vector<Bits> MoveLevels::sample() const {
    constexpr std::size_t parents = 96;
    constexpr std::size_t most = 1024;
    constexpr std::size_t most_moves = 4096;
    PegMoves walk(board_, reducer_, backwards_);
    PositionSet known;
    std::vector<Bits> all;
    const std::vector<Bits>& level = front();
    const std::size_t taken = std::min(parents, level.size());
    for (std::size_t k = 0; k < taken; ++k) {
        std::size_t left = most_moves;
        walk.each(level[(2 * k + 1) * level.size() / (2 * taken)], [&](Bits, const SymmetryReducer::Images& images) {
            const Bits least = reducer_.least(images);
            if (!contains(least) && known.insert(least)) all.push_back(least);
            return --left == 0 ? WalkControl::stop : WalkControl::on;
        });
    }
    std::vector<Bits> some;
    const std::size_t kept = std::min(most, all.size());
    for (std::size_t k = 0; k < kept; ++k) some.push_back(all[(2 * k + 1) * all.size() / (2 * kept)]);
    return some;
}

std::size_t MoveLevels::size() const {
    std::size_t positions = 0;
    for (const PositionSet& set : seen_) positions += set.size();
    return positions;
}

std::size_t MoveLevels::bytes() const {
    std::size_t bytes = 0;
    for (std::size_t b = 0; b < buckets; ++b) {
        std::size_t waiting = 0;
        for (const Found& found : found_) {
            waiting += found.by_bucket[b].size();
            bytes += found.by_bucket[b].capacity() * sizeof(Bits);
        }
        bytes += seen_[b].bytes_with(waiting) + bytes_with(next_[b], waiting);
        bytes += (next_[b].size() + waiting) * sizeof(Bits);
    }
    for (const auto& level : levels_) bytes += level.capacity() * sizeof(Bits);
    return bytes;
}

std::vector<Bits> MoveLevels::path_back(Bits position) {
    for (auto& level : levels_) std::sort(level.begin(), level.end());
    const auto holds = [&](std::size_t k, Bits least) {
        return std::binary_search(levels_[k].begin(), levels_[k].end(), least);
    };
    const auto before = [&](std::size_t k, Bits of) {
        std::optional<Bits> found;
        walk_back_.forget();
        walk_back_.each(of, [&](Bits, const SymmetryReducer::Images& images) {
            const Bits least = reducer_.least(images);
            if (holds(k - 1, least)) found = least;
            return found ? WalkControl::stop : WalkControl::on;
        });
        return found;
    };
    std::vector<Bits> path;
    // The position itself may have been trimmed away.
    std::size_t at = 0;
    while (at < levels_.size() && !holds(at, position) && (at == 0 || !before(at, position))) ++at;
    for (; at > 0; --at) {
        const auto next = before(at, position);
        if (!next) fail_internal("a position of the search came from nowhere");
        path.push_back(position = *next);
    }
    return path;
}

}  // namespace pegwright::search::moves
