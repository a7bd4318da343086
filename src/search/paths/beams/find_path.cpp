// Keys are of positions as the start's end sees them. Where two walks meet, their positions are images of each other;
// that symmetry maps the other end's jumps.
#include "search/paths/beams/find_path.hpp"

#include "base/error.hpp"
#include "base/parallel.hpp"
#include "board/symmetry.hpp"
#include "search/paths/beams/beam.hpp"
#include "search/paths/beams/dive.hpp"
#include "search/paths/beams/refuter.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>

namespace pegwright::search::paths {

class PathSearch::Any {
public:
    virtual ~Any() = default;
    virtual BeamResult run(std::uint64_t widest) = 0;
};

namespace beams {
namespace {

constexpr std::size_t first_width = 100;
// For each position that a beam keeps: whole levels are made once, but many beams run.
constexpr std::size_t level_for_width = 20;
// Once narrow beams have failed, linear programs of a millisecond each seek pagoda functions for random positions of a
// level, until alive_in_a_row in a row are not refuted.
constexpr std::size_t width_with_functions = 300;
constexpr std::size_t alive_in_a_row = 6;
constexpr std::size_t most_tried = 60;
constexpr std::size_t level_with_functions = 50;
// Once beams of this width have failed, dives begin. Their limit is a multiple of the width, so they take as long as
// the beams.
constexpr std::size_t width_with_dives = 2700;
constexpr std::size_t dive_for_width = 200;
// The fraction of memory for each end's dead positions.
constexpr std::uint64_t part_for_dead = 8;

std::vector<BitPermutation> bit_permutations(const HoleLayout& layout) {
    std::vector<BitPermutation> permutations;
    for (const Affine& map : symmetries(layout.board())) {
        BitPermutation permutation(layout.bits());
        for (const Hole h : layout.holes()) permutation[layout.bit(h)] = static_cast<std::uint32_t>(layout.bit(map(h)));
        if (std::find(permutations.begin(), permutations.end(), permutation) == permutations.end())
            permutations.push_back(std::move(permutation));
    }
    return permutations;
}

template <std::size_t W>
class BeamSearch : public PathSearch::Any {
public:
    using Bits = WideBits<W>;

    BeamSearch(const HoleLayout& layout, std::span<const Position> starts, std::span<const Position> goals,
               const BeamLimits& limits)
        : layout_(layout),
          board_(layout_),
          limits_(limits),
          starts_(bits_of(starts)),
          goals_(bits_of(goals)),
          start_pegs_(starts_[0].count()),
          jumps_(start_pegs_ - goals_[0].count()),
          zobrist_(board_, symmetries_kept(), limits.seed),
          ends_{WholeLevels<W>(board_, zobrist_, starts_, false),
                WholeLevels<W>(board_, zobrist_, exchanged(goals_), true)},
          filters_{DeadFilter<W>(board_), DeadFilter<W>(board_)},
          dead_{DeadTable<W>(zobrist_, limits.limits.memory / part_for_dead),
                DeadTable<W>(zobrist_, limits.limits.memory / part_for_dead)},
          refuter_(layout_, {starts.begin(), starts.end()}, {goals.begin(), goals.end()}),
          random_(limits.seed),
          weights_{weightings(layout, hole_sets(goals_)), weightings(layout, hole_sets(exchanged(starts_)))} {}

    BeamResult run(std::uint64_t widest) override {
        while (!settled_ && go_on(widest)) {
        }
        BeamResult result = result_;
        result.positions = ends_[0].positions() + ends_[1].positions() + dived_;
        result.expanded += dived_;
        result.functions = filters_[0].added() + filters_[1].added();
        return result;
    }

private:
    // Does all work for one width. False if the next step is for wider beams or needs too much memory.
    bool go_on(std::uint64_t widest) {
        if (!ends_grown_) {
            if (width_ > (limits_.limits.memory - 2 * (limits_.limits.memory / part_for_dead)) / bytes_for_width()) {
                result_.stopped = "memory is full, with " + std::to_string(width_ * level_for_width) +
                                  " positions of each number of pegs";
                return false;
            }
            settled_ = grow_ends();
            ends_grown_ = true;
            if (settled_) return true;
        }
        if (width_ > widest) return false;
        if (beams_meet()) {
            result_.width = width_;
            return settled_ = true;
        }
        if (limits_.refutes && width_ >= width_with_dives && dives_settle()) return settled_ = true;
        // All narrower beams together cost half as much as the next one.
        width_ *= 3;
        ends_grown_ = false;
        return true;
    }

    std::vector<Bits> bits_of(std::span<const Position> positions) const {
        std::vector<Bits> all;
        for (const Position& position : positions) all.push_back(board_.bits(position));
        return all;
    }
    std::vector<Bits> exchanged(const std::vector<Bits>& positions) const {
        std::vector<Bits> all;
        for (const Bits& position : positions) all.push_back(board_.full() ^ position);
        return all;
    }
    std::vector<std::vector<Hole>> hole_sets(const std::vector<Bits>& positions) const {
        std::vector<std::vector<Hole>> all;
        for (const Bits& position : positions) {
            all.emplace_back();
            position.for_each([&](std::size_t bit) { all.back().push_back(board_.layout().hole_of(bit)); });
        }
        return all;
    }

    std::vector<BitPermutation> symmetries_kept() const {
        std::vector<BitPermutation> kept = bit_permutations(board_.layout());
        const auto keeps = [](const BitPermutation& symmetry, const std::vector<Bits>& positions) {
            return std::all_of(positions.begin(), positions.end(), [&](const Bits& p) {
                return std::find(positions.begin(), positions.end(), image(symmetry, p)) != positions.end();
            });
        };
        std::erase_if(kept, [&](const BitPermutation& s) { return !keeps(s, starts_) || !keeps(s, goals_); });
        return kept;
    }

    // Bytes for each position that a beam keeps.
    // - At each end two whole levels with their maps.
    // - For each beam its candidates, the keys seen (some ten times its width) and all arrivals.
    std::uint64_t bytes_for_width() const {
        constexpr std::uint64_t whole = std::uint64_t{4} * (sizeof(Bits) + 48 + sizeof(Arrival));
        const std::uint64_t beam = 2 * Beam<W>::room * (sizeof(Bits) + 24) + 320 + jumps_ * sizeof(Arrival);
        return level_for_width * whole + limits_.limits.threads * beam;
    }

    std::size_t pegs_after(std::size_t end, std::size_t jumps) const {
        return end == 0 ? start_pegs_ - jumps : start_pegs_ - jumps_ + jumps;
    }
    void poll(const char* doing, std::size_t pegs, std::size_t done, std::size_t total) {
        if (!limits_.limits.poll || ++ticks_ % 256 != 0) return;
        place_ = {doing, static_cast<int>(pegs), done, total};
        limits_.limits.poll(place_);
    }

    std::size_t gap() const { return jumps_ - ends_[0].depth() - ends_[1].depth(); }

    bool refute(std::size_t side, const Bits& own) {
        const auto found =
            side == 0 ? refuter_.forwards(position_of(own)) : refuter_.backwards(position_of(board_.full() ^ own));
        return found && filters_[side].add(found->of_bit, found->bound);
    }

    void find_dead(std::size_t side) {
        WholeLevels<W>& end = ends_[side];
        if (end.last().size() < level_with_functions) return;
        std::size_t alive = 0;
        for (std::size_t tried = 0; tried < most_tried && alive < alive_in_a_row && !end.last().empty(); ++tried) {
            ticks_ |= 255;  // a linear program takes as long as many positions: poll at once
            poll("positions that may be dead", pegs_after(side, end.depth()), tried, most_tried);
            if (!refute(side, end.last()[random_() % end.last().size()])) {
                ++alive;
                continue;
            }
            alive = 0;
            end.drop_dead(filters_[side]);
        }
    }

    // True if whole levels settle the question.
    bool grow_ends() {
        std::array<bool, 2> open{true, true};
        const auto tidied = [&](std::size_t side) {
            if (limits_.refutes && width_ >= width_with_functions) find_dead(side);
            return !ends_[side].last().empty();
        };
        if (!tidied(0) || !tidied(1)) return result_.exhausted = true;
        while (gap() > 0 && (open[0] || open[1])) {
            const std::size_t side = !open[0] || (open[1] && ends_[1].last().size() < ends_[0].last().size()) ? 1 : 0;
            WholeLevels<W>& end = ends_[side];
            std::size_t done = 0;
            const std::size_t total = end.last().size();
            open[side] = end.grow(width_ * level_for_width, filters_[side], [&] {
                ++result_.expanded;
                poll("positions of a whole level", pegs_after(side, end.depth()), ++done, total);
            });
            if (open[side] && !tidied(side)) return result_.exhausted = true;
        }
        if (gap() > 0) return false;
        for (std::size_t i = 0; i < ends_[0].last().size(); ++i) {
            const Bits& position = ends_[0].last()[i];
            const auto other = ends_[1].find(zobrist_.least(ends_[0].keys(position)));
            if (!other || !zobrist_.same(board_.full() ^ ends_[1].last()[*other], position)) continue;
            set_path(ends_[0].walk_to(i), ends_[1].walk_to(*other));
            return true;
        }
        return result_.exhausted = true;
    }

    // The first beam in order that meets counts, whichever ends first.
    bool beams_meet() {
        const std::size_t beams = 2 * weights_[0].size();
        std::vector<std::optional<BeamMeeting>> meetings(beams);
        std::vector<std::uint64_t> expanded(beams);
        std::atomic<std::size_t> next{0};
        std::atomic<std::size_t> first_met{beams};
        std::atomic<unsigned> busy{0};
        in_parallel(limits_.limits.threads, [&](unsigned thread, const StopFlag& stop) {
            for (std::size_t beam; (beam = next++) < first_met;) {
                ++busy;
                const std::size_t end = beam % 2;
                const auto going_on = [&](std::size_t level, std::size_t done, std::size_t total) {
                    if (thread == 0)
                        poll("positions of a beam", pegs_after(end, ends_[end].depth() + level), done, total);
                    return !stop && beam < first_met;
                };
                Beam<W> walk(board_, zobrist_, ends_[end], ends_[1 - end], weights_[end][beam / 2], filters_[end],
                             width_);
                meetings[beam] = walk.run(gap(), going_on);
                expanded[beam] = walk.expanded();
                if (meetings[beam]) lower(first_met, beam);
                --busy;
            }
            wait_while(thread == 0, busy, stop);
        });
        // Later beams may have stopped early.
        for (std::size_t beam = 0; beam < beams && beam <= first_met; ++beam) result_.expanded += expanded[beam];
        if (first_met == beams) return false;
        set_path(first_met % 2, *meetings[first_met]);
        return true;
    }

    // A dive from each end, with other weights each time; the start's counts first. True if they settle the question.
    bool dives_settle() {
        const std::size_t weighting = dives_++ % weights_[0].size();
        const std::uint64_t most = std::uint64_t{width_} * dive_for_width;
        std::array<std::optional<Dive<W>>, 2> dives;
        std::array<std::optional<BeamMeeting>, 2> meetings;
        for (const std::size_t end : {0U, 1U}) {
            dead_[end].make_room(2 * most);
            dives[end].emplace(board_, zobrist_, ends_[end], ends_[1 - end], weights_[end][weighting], filters_[end],
                               dead_[end], [this, end](const Bits& own) { return refute(end, own); });
        }
        std::atomic<std::size_t> next{0};
        std::atomic<std::size_t> first_settled{2};
        std::atomic<unsigned> busy{0};
        in_parallel(std::min(limits_.limits.threads, 2U), [&](unsigned thread, const StopFlag& stop) {
            for (std::size_t end; (end = next++) < std::min<std::size_t>(first_settled, 2);) {
                ++busy;
                const auto going_on = [&] {
                    if (thread == 0)
                        poll("positions of a search in depth", pegs_after(end, ends_[end].depth()),
                             dives[end]->expanded(), most);
                    return !stop && end < first_settled;
                };
                meetings[end] = dives[end]->run(gap(), most, going_on);
                if (meetings[end] || dives[end]->exhausted()) lower(first_settled, end);
                --busy;
            }
            wait_while(thread == 0, busy, stop);
        });
        for (std::size_t end = 0; end < 2 && end <= first_settled; ++end) dived_ += dives[end]->expanded();
        if (first_settled == 2) return false;
        if (meetings[first_settled]) set_path(first_settled, *meetings[first_settled]);
        return result_.exhausted = !meetings[first_settled], true;
    }

    void wait_while(bool first_thread, const std::atomic<unsigned>& busy, const StopFlag& stop) {
        while (first_thread && busy > 0 && !stop) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            if (limits_.limits.poll) limits_.limits.poll(place_);
        }
    }

    static void lower(std::atomic<std::size_t>& least, std::size_t value) {
        for (std::size_t old = least; value < old && !least.compare_exchange_weak(old, value);) {
        }
    }

    Bits played(Bits position, const std::vector<Step>& steps) const {
        for (const Step step : steps) position = board_.after(position, step);
        return position;
    }

    void set_path(std::size_t end, const BeamMeeting& meeting) {
        const Walk rest = ends_[1 - end].walk_to(meeting.met);
        set_path(end == 0 ? meeting.walk : rest, end == 0 ? rest : meeting.walk);
    }
    // They meet up to symmetry. backwards: from a goal, on complements.
    void set_path(const Walk& forwards, const Walk& backwards) {
        const Bits start = starts_[forwards.start];
        const Bits middle = played(start, forwards.steps);
        const Bits other = board_.full() ^ played(board_.full() ^ goals_[backwards.start], backwards.steps);
        const BitPermutation* symmetry = zobrist_.same(other, middle);
        if (!symmetry) fail_internal("the two ends of a path do not meet");
        std::vector<Jump> jumps;
        for (const Step step : forwards.steps) jumps.push_back(board_.jump(step));
        for (auto step = backwards.steps.rbegin(); step != backwards.steps.rend(); ++step) {
            const auto holes = board_.holes_of(*step);
            jumps.push_back(
                {board_.layout().hole_of((*symmetry)[holes[0]]), board_.layout().hole_of((*symmetry)[holes[2]])});
        }
        result_.path =
            PathFound{position_of(start), position_of(image(*symmetry, goals_[backwards.start])), std::move(jumps)};
    }
    Position position_of(const Bits& bits) const {
        Position position = Position::empty(board_.layout().board());
        bits.for_each([&](std::size_t bit) { position.set(board_.layout().hole_of(bit)); });
        return position;
    }

    const HoleLayout layout_;
    WordBoard<W> board_;
    const BeamLimits limits_;
    std::vector<Bits> starts_;
    std::vector<Bits> goals_;
    std::size_t start_pegs_;
    std::size_t jumps_;
    Zobrist<W> zobrist_;
    std::array<WholeLevels<W>, 2> ends_;
    std::array<DeadFilter<W>, 2> filters_;
    std::array<DeadTable<W>, 2> dead_;
    Refuter refuter_;
    std::mt19937_64 random_;
    std::array<std::vector<PegWeights>, 2> weights_;
    std::size_t width_ = first_width;
    bool ends_grown_ = false;  // to the limit of this width
    bool settled_ = false;
    std::size_t dives_ = 0;
    std::uint64_t dived_ = 0;  // positions expanded in dives
    std::size_t ticks_ = 0;
    Progress place_{};
    BeamResult result_;
};

// Each width takes the compiler seconds, and unused words cost hardly any time.
template <std::size_t W>
std::unique_ptr<PathSearch::Any> search(const HoleLayout& layout, std::span<const Position> starts,
                                        std::span<const Position> goals, const BeamLimits& limits) {
    if (layout.bits() <= 64 * W) return std::make_unique<BeamSearch<W>>(layout, starts, goals, limits);
    if constexpr (64 * W < most_bits) return search<2 * W>(layout, starts, goals, limits);
    throw Error(Error::Kind::limit, layout.board().label() + " is too large to be searched: its holes lie in " +
                                        std::to_string(layout.bits()) + " bits, of at most " +
                                        std::to_string(most_bits));
}

}  // namespace
}  // namespace beams

bool is_searchable(const Board& board) {
    return board.hole_count() <= std::int64_t{most_bits} && beams::HoleLayout(board).bits() <= most_bits;
}

BeamResult find_path(const Board& board, std::span<const Position> starts, std::span<const Position> goals,
                     const BeamLimits& limits) {
    BeamResult result = PathSearch(board, starts, goals, limits).run(limits.widest);
    if (!result.stopped.empty()) fail_limit(result.stopped);
    return result;
}

PathSearch::PathSearch(const Board& board, std::span<const Position> starts, std::span<const Position> goals,
                       const BeamLimits& limits) {
    if (!starts.empty() && !goals.empty() && starts[0].peg_count() >= goals[0].peg_count())
        search_ = beams::search<1>(beams::HoleLayout(board), starts, goals, limits);
}
PathSearch::PathSearch(PathSearch&&) noexcept = default;
PathSearch::~PathSearch() = default;

BeamResult PathSearch::run(std::uint64_t widest) {
    if (search_) return search_->run(widest);
    BeamResult none;
    none.exhausted = true;
    return none;
}

}  // namespace pegwright::search::paths
