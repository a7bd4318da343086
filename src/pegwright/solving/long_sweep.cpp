#include "pegwright/solving/long_sweep.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "construct/embedded.hpp"
#include "pegwright/solving/in_store.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace pegwright {
namespace {

const std::string folder = "sweeps";

// What to ask for instead, such as "T16 from e13 to a3".
std::string offered(const Wishes& wishes) {
    const auto any = in_store(folder, Wishes(wishes.board));
    if (!any.empty()) {
        const Problem& problem = any.front().problem;
        return fmt::format("there is one from {} to {}, and its images", board::hole_name(problem.vacate()),
                           board::hole_name(problem.finish()));
    }
    std::vector<std::string> boards;
    const std::string prefix = "base_solutions/" + folder + "/";
    for (const construct::EmbeddedFile& file : construct::embedded_files())
        if (file.path.starts_with(prefix)) {
            const auto rest = file.path.substr(prefix.size());
            boards.emplace_back(rest.substr(0, rest.find('/')));
        }
    std::sort(boards.begin(), boards.end(), [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    return fmt::format("there are some for {}", fmt::join(boards, ", "));
}

}  // namespace

Way long_sweep(const Wishes& wishes) {
    auto found = in_store(folder, wishes);
    if (found.empty())
        base::fail_limit(fmt::format("no long sweep is in store for {}; {}", wishes.words(), offered(wishes)));
    return listed_way(std::move(found.front()));
}

}  // namespace pegwright
