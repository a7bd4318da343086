// The linear program whose multipliers are the heaviest weights of regions, solved by GLPK.
//
// Floating point finds them here; nothing is claimed until whole numbers made of them are checked (weights.hpp). A
// library built without GLPK finds none (linear_program_absent.cpp).
#pragma once

#include <optional>
#include <utility>
#include <vector>

namespace pegwright::search::regions {

// Least sum of the columns, none negative, such that each row, a sum of columns with factors, is at least so much.
struct CoveringProgram {
    std::vector<double> least;  // by row
    // By column: rows with their factors, no row twice.
    std::vector<std::vector<std::pair<int, double>>> columns;
};

// The multipliers of the rows in an optimum: by them the columns' factors sum up to 1 at most, and `least` to as much
// as the columns. Nothing if GLPK gives up. Some 10 ms for 100 rows, a second for 1,000. On any number of threads.
std::optional<std::vector<double>> multipliers(const CoveringProgram& program);

}  // namespace pegwright::search::regions
