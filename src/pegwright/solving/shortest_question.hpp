// Queries as the search for fewest moves takes them.
#pragma once

#include "pegwright/solving/query_ends.hpp"
#include "search/moves/shortest.hpp"

namespace pegwright {

search::moves::ShortestQuestion shortest_question(const Query& query, const search::bits::SmallBoard& board);

// The solution that these jumps make.
Solution solution_of(const Query& query, const search::bits::SmallBoard& board, search::bits::Bits start,
                     std::vector<Jump> jumps);

}  // namespace pegwright
