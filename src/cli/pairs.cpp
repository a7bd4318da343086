// pegwright pairs: how many problems a board has, up to symmetry.
#include "cli/command.hpp"
#include "cli/format.hpp"
#include "cli/json_text.hpp"
#include "cli/output.hpp"
#include "theory/pair_count.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

int pairs(const Arguments& arguments) {
    const BigBoard board = BigBoard::parse(arguments.positionals[0]);
    const bool json = wants_json(arguments);
    const PairCount count = pair_count(board);
    Output output("-");
    output.write(json ? fmt::format("{{\"board\":{},\"feasible\":\"{}\",\"solvable\":\"{}\"}}\n",
                                    json_string(board.name()), count.feasible.str(), count.solvable.str())
                      : fmt::format("{}: {} feasible pairs of start and finish up to symmetry, {} of them solvable\n",
                                    board.name(), count.feasible.str(), count.solvable.str()));
    return 0;
}

}  // namespace

const Command pairs_command{"pairs",
                            "BOARD",
                            1,
                            1,
                            "count the feasible and the solvable pairs of start and finish; boards of any size",
                            "",
                            "  pegwright pairs T12\n"
                            "  pegwright pairs T1000000000000000000000000 --format json\n",
                            {{"format", "text|json", "text unless given"}},
                            pairs};

}  // namespace pegwright::cli
