#include "cli/answers/no.hpp"

#include "base/printable.hpp"
#include "pegwright/solving/outcome.hpp"

#include <fmt/format.h>

namespace pegwright::cli {

int tell_no(const Question& asked, const std::string& problem, std::optional<bool> solvable,
            const std::string& reason) {
    const std::string words = solvable ? no_words(problem, reason)
                                       : fmt::format("it is not known whether {} can be solved: {}", problem, reason);
    if (!asked.share)
        complain(words);
    else if (asked.arguments.get("format") == "text")
        asked.reply.write(fmt::format("# line {}: {}\n", asked.line, base::printable(words)));
    return solvable ? 1 : 3;
}

}  // namespace pegwright::cli
