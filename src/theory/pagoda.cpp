#include "theory/pagoda.hpp"

#include <algorithm>

namespace pegwright::theory {

std::vector<Places> all_jumps(const Board& board) {
    std::vector<Places> jumps;
    board.with_rows([&](auto rows) {
        board.for_each_hole([&](Hole from) {
            for (const Hole direction : half_directions(board.lattice()))
                for (const std::int32_t sign : {1, -1}) {
                    Places places{};
                    if (rows.locate({from, from + 2 * sign * direction}, places)) jumps.push_back(places);
                }
        });
    });
    return jumps;
}

std::optional<PagodaFunction> PagodaFunction::of(const Board& board, std::vector<std::int32_t> weights) {
    const std::vector<Places> jumps = all_jumps(board);
    const bool holds = std::all_of(jumps.begin(), jumps.end(), [&](const Places& j) {
        return std::int64_t{weights[j.from]} + weights[j.over] >= weights[j.to];
    });
    return holds ? std::optional(PagodaFunction(board, std::move(weights))) : std::nullopt;
}

std::int64_t PagodaFunction::sum(const Position& position) const {
    std::int64_t sum = 0;
    for (std::uint64_t i = 0; i < weights_.size(); ++i) sum += position.peg_at(i) ? weights_[i] : 0;
    return sum;
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
