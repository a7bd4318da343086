#include "pegwright/solving/long_sweep.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "construct/embedded.hpp"
#include "pegwright/solving/in_store.hpp"

#include <algorithm>
#include <vector>

namespace pegwright {
namespace {

const std::string folder = "sweeps";

// What to ask for instead.
std::string offered(const Wishes& wishes) {
    const auto any = in_store(folder, Wishes(wishes.board));
    if (!any.empty()) {
        const Problem& problem = any.front().problem;
        return "there is one from " + board::hole_name(problem.vacate()) + " to " + board::hole_name(problem.finish()) +
               ", and its images";
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
    std::string text = "there are some for";
    for (const std::string& board : boards) text += (&board == &boards.front() ? " " : ", ") + board;
    return text;
}

}  // namespace

Way long_sweep(const Wishes& wishes) {
    auto found = in_store(folder, wishes);
    if (found.empty()) base::fail_limit("no long sweep is in store for " + wishes.words() + "; " + offered(wishes));
    return listed_way(std::move(found.front()));
}

}  // namespace pegwright
