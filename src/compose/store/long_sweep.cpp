#include "compose/store/store.hpp"

#include "base/error.hpp"
#include "board/names.hpp"
#include "construct/catalogue/embedded.hpp"
#include "notation/positions.hpp"

#include <algorithm>
#include <vector>

namespace pegwright::compose {
namespace {

const std::string folder = "sweeps";

std::vector<Solution> long_sweeps(const Query& query) {
    auto found = in_store(folder, query);
    if (const auto grown = found.empty() ? grown_sweep(query.board) : std::nullopt)
        if (auto image = image_for(query, *grown)) found.push_back(std::move(*image));
    return found;
}

}  // namespace

std::optional<Solution> long_sweep(const Query& query) {
    auto found = long_sweeps(query);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::string long_sweeps_instead(const Query& query) {
    const auto any = long_sweeps(Query(query.board));
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

}  // namespace pegwright::compose
