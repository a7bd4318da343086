#include "library/access.hpp"

#include "library/include/pegwright/hint.hpp"

namespace pegwright {
inline namespace v0 {
namespace {

Fate fate_of(rooms::Fate fate) {
    switch (fate) {
        case rooms::Fate::won:
            return Fate::won;
        case rooms::Fate::lost:
            return Fate::lost;
        case rooms::Fate::unknown:
            break;
    }
    return Fate::unknown;
}

}  // namespace

Hints hints(const Problem& problem, std::span<const Jump> played, const HintOptions& options, const Limits& limits) {
    return guarded([&] {
        const rooms::Query& asked = Access::of(problem);
        if (!asked.start) base::fail_input("hints need a position, and " + problem.words() + " has no start");
        rooms::HintQuestion question{{asked.board, *asked.start, asked.goal.value_or(game::Goal::any_peg())},
                                     {},
                                     options.winning_file,
                                     options.seconds};
        for (const Jump& jump : played) question.played.push_back(inner(jump));
        const rooms::Hints found = rooms::hints(question, inner(limits));
        Hints answer{Access::make(found.position), found.reached, fate_of(found.fate), {}, found.reason};
        for (const rooms::Hint& hint : found.jumps)
            answer.jumps.push_back({{outer(hint.jump.from), outer(hint.jump.to)}, fate_of(hint.fate)});
        return answer;
    });
}

}  // namespace v0
}  // namespace pegwright
