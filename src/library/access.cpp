#include "library/access.hpp"

#include "base/memory.hpp"

#include <thread>

namespace pegwright {
inline namespace v0 {

base::Limits inner(const Limits& limits) {
    base::Limits made;
    made.threads = std::max(1U, limits.threads);
    made.memory = limits.memory;
    if (limits.poll)
        made.poll = [poll = limits.poll](const base::Progress& place) { poll({place.doing, place.done, place.total}); };
    return made;
}

Limits machine_limits() {
    Limits limits;
    limits.threads = std::max(1U, std::thread::hardware_concurrency());
    limits.memory = base::available_memory() / 4 * 3;
    return limits;
}

const game::Start& start_of(const Problem& problem, const char* why) {
    const rooms::Query& query = Access::of(problem);
    if (!query.start) base::fail_input(std::string("vacate or start is missing: ") + why);
    return *query.start;
}

game::Problem whole(const Problem& problem, const char* why) {
    const rooms::Query& query = Access::of(problem);
    return {query.board, start_of(problem, why), query.goal.value_or(game::Goal::any_peg())};
}

void check_can_be_searched(const board::Board& board) {
    if (board.hole_count() > 64) search::bits::fail_too_many_holes(board.label(), board.hole_count());
}

void append(std::vector<Jump>& list, std::span<const board::Jump> jumps) {
    list.reserve(list.size() + jumps.size());
    for (const board::Jump& jump : jumps) list.push_back({outer(jump.from), outer(jump.to)});
}

void rethrow(const base::Error& error) {
    const auto remedy = [&] {
        switch (error.remedy()) {
            case base::Remedy::none:
            case base::Remedy::signs:
                return Error::Remedy::none;
            case base::Remedy::another_seed:
                return Error::Remedy::another_seed;
            case base::Remedy::named_boards:
                return Error::Remedy::named_boards;
            case base::Remedy::picture_in_file:
                return Error::Remedy::picture_in_file;
            case base::Remedy::numbered_holes:
                return Error::Remedy::numbered_holes;
            case base::Remedy::which_notation:  // the message says it
            case base::Remedy::board_of_moves:
                break;
        }
        return Error::Remedy::none;
    };
    throw Error(error.kind() == base::Error::Kind::input ? Error::Kind::input : Error::Kind::limit, error.what(),
                remedy());
}

Error::Error(Kind kind, const std::string& message, Remedy remedy)
    : std::runtime_error(message), kind_(kind), remedy_(remedy) {}
Error::~Error() = default;

}  // namespace v0
}  // namespace pegwright
