#include "search/paths/unlike_requirements.hpp"

#include "base/error.hpp"

namespace pegwright::search::paths {

UnlikeRequirements::UnlikeRequirements(const SmallBoard& board, const std::vector<UnlikeRequirement>& requirements) {
    if (board.size() > most_holes)
        fail_limit("this search takes " + std::to_string(most_holes) + " holes at most, not " +
                   std::to_string(board.size()));
    if (requirements.size() > most_requirements)
        fail_limit("this search takes " + std::to_string(most_requirements) + " requirements at most");
    for (const auto& [first, second, first_full] : requirements)
        requirements_.push_back({board.bit(first), board.bit(second), first_full});
}

}  // namespace pegwright::search::paths
