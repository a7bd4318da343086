#include "search/paths/beams/short_path.hpp"

#include "base/error.hpp"
#include "search/paths/beams/move_beam.hpp"
#include "search/paths/beams/tuned_weights.hpp"

#include <algorithm>
#include <bit>

namespace pegwright::search::paths {
namespace {

constexpr std::size_t narrower = 20;
constexpr std::size_t narrowest = 30;

template <std::size_t W>
class InWords {
public:
    using Bits = beams::WideBits<W>;

    InWords(const beams::HoleLayout& layout, const beams::MoveRegions& regions, std::span<const Position> goals,
            const ShortLimits& limits)
        : board_(layout), regions_(regions), limits_(limits) {
        const std::uint64_t bytes = beams::MoveBeam<W>::bytes(limits.width, std::min(limits.most_moves, layout.bits()));
        if (bytes > std::max(limits.limits.memory, base::least_memory))
            throw Error(Error::Kind::limit, "memory is used up: a beam of " + std::to_string(limits.width) +
                                                " positions a level takes " + std::to_string(bytes >> 20) + " MiB");
        for (const Position& goal : goals) wanted_.push_back(board_.bits(goal));
        pegs_ = wanted_.at(0).count();
    }

    std::optional<std::vector<Jump>> find(const Position& start) {
        if (limits_.generations > 0) return jumps_of(tuned(board_.bits(start)));
        const auto scores = scores_of(limits_.seed);
        beams::MoveBeam<W> beam(board_, scores, limits_.width, limits_.seed);
        auto best = run(beam, board_.bits(start), limits_.most_moves);
        if (best) end_otherwise(beam, *best);
        return jumps_of(best);
    }

private:
    using BeamSteps = std::vector<beams::Step>;

    beams::MoveScores<W> scores_of(std::uint64_t seed) const {
        return scores_of(beams::move_weights(board_.layout().board().lattice(), seed));
    }
    beams::MoveScores<W> scores_of(beams::MoveWeights weights) const {
        // Several pegs may have to end anywhere.
        if (pegs_ > 1) weights.far = 0;
        return beams::MoveScores<W>(board_, regions_, weights);
    }

    std::optional<BeamSteps> run(beams::MoveBeam<W>& beam, const Bits& start, std::size_t most) const {
        const auto is_goal = [&](const Bits& position) {
            return std::find(wanted_.begin(), wanted_.end(), position) != wanted_.end();
        };
        const auto poll = [&](std::size_t moves, std::size_t done, std::size_t total) {
            if (limits_.limits.poll) limits_.limits.poll({"move " + std::to_string(moves), 0, done, total});
        };
        return beam.run(start, pegs_, is_goal, most, limits_.limits.threads, poll);
    }

    std::optional<std::vector<Jump>> jumps_of(const std::optional<BeamSteps>& steps) const {
        if (!steps) return std::nullopt;
        std::vector<Jump> jumps;
        for (const beams::Step step : *steps) jumps.push_back(board_.jump(step));
        return jumps;
    }

    // A generation's weights on narrow beams, then the best on a wide one, which must save a move.
    std::optional<BeamSteps> tuned(const Bits& start) const {
        beams::TunedWeights tuning(board_.layout(), limits_.seed);
        const std::size_t width = std::max(narrowest, limits_.width / narrower);
        std::size_t most = limits_.most_moves;
        std::optional<BeamSteps> best;
        const auto search = [&](const beams::MoveWeights& weights, std::size_t positions, std::size_t moves) {
            const auto scores = scores_of(weights);
            beams::MoveBeam<W> beam(board_, scores, positions, limits_.seed);
            beam.count_paths(positions == width);
            if (auto found = run(beam, start, moves)) {
                best = std::move(found);
                most = beam.levels();
            }
            return cost(beam);
        };
        for (std::size_t g = 0; g < limits_.generations; ++g) {
            std::vector<std::int64_t> costs;
            for (const beams::MoveWeights& weights : tuning.generation()) costs.push_back(search(weights, width, most));
            tuning.select(costs);
        }
        search(tuning.generation()[0], limits_.width, best ? most - 1 : most);
        return best;
    }
    // In thousandths of a move. More paths to a goal cost less. Without any, it counts how far the beam came and the
    // pegs left.
    std::int64_t cost(const beams::MoveBeam<W>& beam) const {
        constexpr std::int64_t move = 1000;
        constexpr std::int64_t doubling = 40;
        const auto levels = static_cast<std::int64_t>(beam.levels());
        if (beam.paths() > 0) return levels * move - doubling * static_cast<std::int64_t>(std::bit_width(beam.paths()));
        std::size_t last = beam.levels() - 1;
        while (beam.positions(last) == 0) --last;
        std::size_t pegs = board_.layout().bits();
        for (std::size_t i = 0; i < beam.positions(last); ++i) pegs = std::min(pegs, beam.position(last, i).count());
        const auto missing = static_cast<std::int64_t>(limits_.most_moves - last);
        return (static_cast<std::int64_t>(limits_.most_moves) + missing) * move +
               doubling * static_cast<std::int64_t>(pegs);
    }

    // From random positions of the last third of the levels, with other seeds.
    void end_otherwise(const beams::MoveBeam<W>& beam, BeamSteps& best) const {
        const std::size_t levels = beam.levels();
        std::size_t most = levels - 1;
        const std::size_t first = 2 * levels / 3;
        std::mt19937_64 random(limits_.seed + 1);
        for (std::size_t i = 0; i < limits_.endings; ++i) {
            const std::uint64_t seed = random() | 1;
            const std::size_t level = first + random() % (levels - first);
            if (beam.positions(level) == 0 || level >= most) continue;
            const std::size_t from = random() % beam.positions(level);
            const auto scores = scores_of(seed);
            beams::MoveBeam<W> narrow(board_, scores, std::max(narrowest, limits_.width / narrower), seed);
            const auto end = run(narrow, beam.position(level, from), most - level);
            if (!end) continue;
            most = level + narrow.levels() - 1;
            best = beam.path(level, from);
            best.insert(best.end(), end->begin(), end->end());
        }
    }

    const beams::WordBoard<W> board_;
    const beams::MoveRegions& regions_;
    const ShortLimits& limits_;
    std::vector<Bits> wanted_;
    std::size_t pegs_ = 0;
};

beams::HoleLayout layout_of(const Board& board) {
    const auto fits = [&](const auto& bits) { return static_cast<std::size_t>(bits) <= most_bits_of_moves; };
    if (fits(board.hole_count()))
        if (beams::HoleLayout layout(board); fits(layout.bits())) return layout;
    throw Error(Error::Kind::limit, board.label() + " is too large for a beam over moves, which takes boards of " +
                                        std::to_string(most_bits_of_moves) + " holes at most");
}

}  // namespace

struct ShortPaths::OfBoard {
    explicit OfBoard(const Board& board) : layout(layout_of(board)), regions(board) {}

    template <std::size_t W>
    std::optional<std::vector<Jump>> find(const Position& start, std::span<const Position> goals,
                                          const ShortLimits& limits) const {
        if constexpr (64 * W < most_bits_of_moves)
            if (layout.bits() > 64 * W) return find<(W < 4 ? 2 * W : 9)>(start, goals, limits);
        return InWords<W>(layout, regions, goals, limits).find(start);
    }

    beams::HoleLayout layout;
    beams::MoveRegions regions;
};

ShortPaths::ShortPaths(const Board& board) : of_board_(std::make_unique<OfBoard>(board)) {}
ShortPaths::~ShortPaths() = default;
ShortPaths::ShortPaths(ShortPaths&&) noexcept = default;

std::optional<std::vector<Jump>> ShortPaths::find(const Position& start, std::span<const Position> goals,
                                                  const ShortLimits& limits) const {
    if (goals.empty()) return std::nullopt;
    return of_board_->find<1>(start, goals, limits);
}

std::optional<std::vector<Jump>> short_path(const Board& board, const Position& start, std::span<const Position> goals,
                                            const ShortLimits& limits) {
    return ShortPaths(board).find(start, goals, limits);
}

}  // namespace pegwright::search::paths
