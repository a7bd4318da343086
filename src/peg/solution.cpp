#include "peg/solution.hpp"

#include "peg/symmetry.hpp"

#include <algorithm>
#include <utility>

namespace pegwright {

Solution reversed(Solution solution) {
    std::swap(solution.problem.vacate, solution.problem.finish);
    std::reverse(solution.jumps.begin(), solution.jumps.end());
    return solution;
}

Solution image(const Affine& symmetry, Solution solution) {
    solution.problem = image(symmetry, solution.problem);
    for (Jump& jump : solution.jumps) jump = symmetry(jump);
    return solution;
}

}  // namespace pegwright
