// Resource counts for the English board, drawn as in [Beasley 2013].
#pragma once

#include "search/moves/resource_count.hpp"
#include "support/shapes.hpp"

#include <array>

using EnglishPicture = std::array<const char*, 7>;

// A letter a hole: `A`, `B`, `C` are 1, 2, 3. Small letters are negative, others 0.
inline std::vector<int> english_weights(const EnglishPicture& picture) {
    std::vector<int> weights;
    const pegwright::tests::SmallBoard board = english_board();
    for (const pegwright::tests::Hole h : board.holes()) {
        const char c = picture[static_cast<std::size_t>(h.y)][h.x];
        weights.push_back(c >= 'A' && c <= 'C' ? c - 'A' + 1 : c >= 'a' && c <= 'c' ? 'a' - c - 1 : 0);
    }
    return weights;
}

inline std::vector<pegwright::tests::ResourceCount> english_counts() {
    constexpr EnglishPicture figure_3 = {"  ...  ", "  .A.  ", ".......", ".A.A.A.", ".......", "  .A.  ", "  ...  "};
    constexpr EnglishPicture figure_4 = {"  .A.  ", "  ...  ", "aA.A.Aa", ".......", "aA.A.Aa", "  ...  ", "  .A.  "};
    constexpr EnglishPicture figure_5 = {"  a.a  ", "  A.A  ", ".......", "A.A.A.A", ".......", "  A.A  ", "  a.a  "};
    // In halves.
    constexpr EnglishPicture figure_7 = {"  C.C  ", "  .b.  ", "C.A.A.C", ".b...b.", "C.A.A.C", "  .b.  ", "  C.C  "};
    return {{english_weights(figure_3), 0},
            {english_weights(figure_4), 0},
            {english_weights(figure_5), 0},
            {english_weights(figure_7), 2}};
}
