#include "pegwright/solving/shorten.hpp"

#include "game/move_count.hpp"
#include "game/refereed.hpp"
#include "search/shortening/shortened.hpp"

#include <algorithm>

namespace pegwright {
namespace {

constexpr std::uint64_t bytes_a_jump = 250;

}  // namespace

void check_can_be_shortened(std::size_t jumps, const Limits& limits) {
    if (jumps * bytes_a_jump > std::max(limits.memory, base::least_memory))
        base::fail_limit("memory is used up: to shorten " + std::to_string(jumps) + " jumps or more takes " +
                         std::to_string(jumps * bytes_a_jump >> 20) + " MiB");
}

Shortened shorten(Solution solution, const ShortenOptions& options, const Limits& limits) {
    check_can_be_shortened(solution.jumps.size(), limits);
    Shortened result{std::move(solution), 0, 0, std::nullopt};
    std::vector<Jump>& jumps = result.solution.jumps;
    result.moves_before = game::count_moves(jumps);
    search::shortening::Effort effort{options.seed, options.rounds};
    if (!effort.rounds && !options.until_limit) effort.rounds = search::shortening::usual_rounds(jumps.size());
    try {
        search::shortening::shorten(result.solution.problem.start_position(), jumps, effort, limits);
    } catch (const Error& e) {
        if (e.kind() != Error::Kind::limit && e.kind() != Error::Kind::interrupted) throw;
        result.ended = e;
    }
    NoSink none;
    Refereed refereed(result.solution.problem, none);
    refereed.take(jumps);
    refereed.finish();
    result.moves = game::count_moves(jumps);
    return result;
}

}  // namespace pegwright
