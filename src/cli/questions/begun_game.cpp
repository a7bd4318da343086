#include "cli/questions/begun_game.hpp"

#include "base/error.hpp"
#include "base/printable.hpp"
#include "cli/complain.hpp"
#include "cli/streams/input.hpp"

#include <fmt/format.h>

namespace pegwright::cli {

Trouble trouble_with(const Finding& finding, Wanted wanted, const VerifyOptions& options) {
    if (finding.error) return {finding.error->kind() == Error::Kind::limit ? 3 : 2, words_of(*finding.error)};
    if (finding.absent)
        return {1, fmt::format("{}: no solution there: {}", base::printable(finding.name),
                               base::printable(*finding.absent))};
    const Verification& found = *finding.solution;
    if (found || (wanted == Wanted::beginning && !found.place)) return {};
    return {1, report(found, finding.name, options.names)};
}

BegunGame game_of(const Finding& finding, std::vector<Jump> jumps, const VerifyOptions& options) {
    return {*finding.solution->problem, std::move(jumps), options.names.value_or(finding.solution->names)};
}

BegunGame first_game(const std::string& path, const VerifyOptions& options) {
    Input input(path);
    std::optional<BegunGame> first;
    read_games(input, input.name(), options, [&](const Finding& finding, std::vector<Jump> jumps) {
        if (first) return;
        const Trouble trouble = trouble_with(finding, Wanted::beginning, options);
        if (trouble.code != 0) throw Error(trouble.code == 3 ? Error::Kind::limit : Error::Kind::input, trouble.words);
        first = game_of(finding, std::move(jumps), options);
    });
    return std::move(*first);
}

}  // namespace pegwright::cli
