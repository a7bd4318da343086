#include "pegwright/solving/long_sweep.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "construct/embedded.hpp"
#include "pegwright/solving/grown_sweep.hpp"
#include "pegwright/solving/in_store.hpp"

#include <algorithm>
#include <vector>

namespace pegwright {
namespace {

const std::string folder = "sweeps";

// In store or grown.
std::vector<Solution> long_sweeps(const Wishes& wishes) {
    auto found = in_store(folder, wishes);
    if (const auto grown = found.empty() ? grown_sweep(wishes.board) : std::nullopt)
        if (auto image = image_for(wishes, *grown)) found.push_back(std::move(*image));
    return found;
}

// What to ask for instead.
std::string offered(const Wishes& wishes) {
    const auto any = long_sweeps(Wishes(wishes.board));
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
    return text + " and larger T_n of even n";
}

}  // namespace

Way long_sweep(const Wishes& wishes) {
    auto found = long_sweeps(wishes);
    if (found.empty()) base::fail_limit("no long sweep is known for " + wishes.words() + "; " + offered(wishes));
    return listed_way(std::move(found.front()));
}

}  // namespace pegwright
