#include "compose/store/store.hpp"

#include "board/symmetry.hpp"
#include "construct/catalogue/embedded.hpp"
#include "notation/solution_reader.hpp"

namespace pegwright::compose {
namespace {

// Whether the solution answers the query. Its problem then gets the query's words.
bool serves(Solution& solution, const Query& query) {
    const Problem problem(query.board, query.start.value_or(solution.problem.start),
                          query.goal.value_or(solution.problem.goal));
    if (problem.start_position() != solution.problem.start_position()) return false;
    if (!problem.reached(*solution.problem.goal_position())) return false;
    solution.problem = query.chosen(solution.problem);
    return true;
}

}  // namespace

std::vector<Solution> in_store(const std::string& folder, const Query& query) {
    const std::string prefix = "base_solutions/" + folder + "/" + query.board.name() + "/";
    std::vector<Solution> found;
    for (const construct::EmbeddedFile& file : construct::embedded_files()) {
        if (!file.path.starts_with(prefix)) continue;
        base::StringSource source(file.text);
        const Solution stored = notation::read_whole_solution(source, std::string(file.path));
        if (auto image = image_for(query, stored)) found.push_back(std::move(*image));
    }
    return found;
}

std::optional<Solution> image_for(const Query& query, const Solution& solution) {
    for (const board::Affine& map : board::symmetries(query.board))
        if (Solution image = game::image(map, solution); serves(image, query)) return image;
    return std::nullopt;
}

}  // namespace pegwright::compose
