#include "cli/answers/no.hpp"

#include "base/printable.hpp"
#include "cli/questions/problem_arguments.hpp"
#include "pegwright/solving/outcome.hpp"

#include <fmt/format.h>

namespace pegwright::cli {
namespace {

void tell(const Question& asked, const std::string& words) {
    if (!asked.share)
        complain(words);
    else if (asked.arguments.get("format") == "text")
        asked.reply.write(fmt::format("# line {}: {}\n", asked.line, base::printable(words)));
}

}  // namespace

int tell_no(const Question& asked, const std::string& problem, const std::string& reason) {
    tell(asked, no_words(problem, reason));
    return 1;
}

int tell_not_known(const Question& asked, const std::string& what, const std::string& reason) {
    tell(asked, fmt::format("it is not known {}: {}", what, reason));
    return 3;
}

std::string whether_solvable(const std::string& problem) { return fmt::format("whether {} can be solved", problem); }

int write_no(const Question& asked, const Query& query, std::optional<bool> solvable, const std::string& words,
             HoleNames names, bool json) {
    const std::string reason = with_names(query.board, words, names);
    if (json) asked.reply.write(json_of_asked(query, names).add("solvable", solvable).add("reason", reason).line());
    const std::string problem = query_words(query, names);
    return solvable ? tell_no(asked, problem, reason) : tell_not_known(asked, whether_solvable(problem), reason);
}

}  // namespace pegwright::cli
