#include "theory/pagoda.hpp"

#include <algorithm>

namespace pegwright::theory {

std::vector<JumpIndices> all_jumps(const Board& board) {
    std::vector<JumpIndices> jumps;
    board.with_rows([&](auto rows) {
        board.for_each_hole([&](Hole from) {
            for (const Hole direction : half_directions(board.lattice()))
                for (const std::int32_t sign : {1, -1}) {
                    JumpIndices places{};
                    if (rows.locate({from, from + 2 * sign * direction}, places)) jumps.push_back(places);
                }
        });
    });
    return jumps;
}

std::vector<Position> after_any_jump(const Position& position) {
    std::vector<Position> after;
    for (const JumpIndices& jump : all_jumps(position.board())) {
        Position next = position;
        if (next.play_at(jump.from, jump.over, jump.to)) after.push_back(std::move(next));
    }
    return after;
}

std::vector<Position> before_any_jump(const Position& position) {
    std::vector<Position> before;
    for (const JumpIndices& jump : all_jumps(position.board())) {
        if (position.peg_at(jump.from) || position.peg_at(jump.over) || !position.peg_at(jump.to)) continue;
        Position last = position;
        last.set_at(jump.from);
        last.set_at(jump.over);
        last.clear_at(jump.to);
        before.push_back(std::move(last));
    }
    return before;
}

std::optional<PagodaFunction> PagodaFunction::of(const Board& board, std::vector<std::int32_t> weights) {
    const std::vector<JumpIndices> jumps = all_jumps(board);
    const bool holds = std::all_of(jumps.begin(), jumps.end(), [&](const JumpIndices& j) {
        return std::int64_t{weights[j.from]} + weights[j.over] >= weights[j.to];
    });
    return holds ? std::optional(PagodaFunction(board, std::move(weights))) : std::nullopt;
}

std::int64_t PagodaFunction::sum(const Position& position) const {
    std::int64_t sum = 0;
    for (std::uint64_t i = 0; i < weights_.size(); ++i) sum += position.peg_at(i) ? weights_[i] : 0;
    return sum;
}

std::int64_t PagodaFunction::most(std::span<const Position> positions) const {
    std::int64_t most = sum(positions.front());
    for (const Position& position : positions) most = std::max(most, sum(position));
    return most;
}

std::int64_t PagodaFunction::least(std::span<const Position> positions) const {
    std::int64_t least = sum(positions.front());
    for (const Position& position : positions) least = std::min(least, sum(position));
    return least;
}

std::string PagodaFunction::picture() const {
    std::size_t width = 0;
    for (const std::int32_t w : weights_) width = std::max(width, std::to_string(w).size());
    const auto place = [&](const std::string& text) { return std::string(width + 1 - text.size(), ' ') + text; };
    std::string text;
    for (std::int32_t y = 0; y < board_.height(); ++y) {
        std::int32_t end = 0;
        board_.for_each_run(y, [&](std::int32_t, std::int32_t run_end) { end = run_end; });
        for (std::int32_t x = 0; x < end; ++x)
            text += place(board_.contains({x, y}) ? std::to_string(weight({x, y})) : ".");
        text += end == 0 ? place(".") + "\n" : "\n";
    }
    return text;
}

}  // namespace pegwright::theory
