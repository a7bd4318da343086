#include "library/access.hpp"

namespace pegwright {
inline namespace v0 {

base::Limits inner(const Limits& limits) {
    base::Limits made;
    made.threads = std::max(1U, limits.threads);
    made.memory = limits.memory;
    if (limits.poll)
        made.poll = [poll = limits.poll](const base::Place& place) { poll({place.doing, place.done, place.total}); };
    return made;
}

void append(std::vector<Jump>& list, std::span<const board::Jump> jumps) {
    list.reserve(list.size() + jumps.size());
    for (const board::Jump& jump : jumps) list.push_back({outer(jump.from), outer(jump.to)});
}

void rethrow(const base::Error& error) {
    std::string words = error.what();
    if (error.remedy() == base::Remedy::named_boards) words += "; Board::names() has the boards with names";
    throw Error(error.kind() == base::Error::Kind::input ? Error::Kind::input : Error::Kind::limit, words);
}

Error::Error(Kind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
Error::~Error() = default;

}  // namespace v0
}  // namespace pegwright
