#include "search/paths/wishes.hpp"

#include "base/error.hpp"

namespace pegwright::search::paths {

Wishes::Wishes(const SmallBoard& board, const std::vector<UnlikeWish>& wishes) {
    if (board.size() > most_holes)
        fail_limit("this search takes " + std::to_string(most_holes) + " holes at most, not " +
                   std::to_string(board.size()));
    if (wishes.size() > most_wishes) fail_limit("this search takes " + std::to_string(most_wishes) + " wishes at most");
    for (const auto& [first, second, first_full] : wishes)
        wishes_.push_back({board.bit(first), board.bit(second), first_full});
}

}  // namespace pegwright::search::paths
