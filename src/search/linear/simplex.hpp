// Linear programs, solved by GLPK: the multipliers of their rows.
//
// Floating point finds them; nothing is claimed of them until whole numbers made of them are checked. A library built
// without GLPK finds none (simplex_absent.cpp).
#pragma once

#include <limits>
#include <optional>
#include <vector>

namespace pegwright::search::linear {

inline constexpr double unbounded = std::numeric_limits<double>::infinity();

// Columns x >= 0, as cheap or as dear together as rows within bounds allow.
struct Program {
    struct Row {
        double least = 0;
        double most = unbounded;
    };
    struct Entry {
        int row = 0;
        int column = 0;
        double value = 0;
    };
    bool maximize = false;
    std::vector<Row> rows;
    std::vector<double> prices;  // by column
    std::vector<Entry> entries;  // no place twice
    bool from_dual = false;  // whether no column is in the way of a dual solution to begin with, rather than a primal
    int most_rounds = 0;
};

// The multipliers of the rows in an optimum; nothing if there is none, or if GLPK gives up. On any number of threads. A
// GLPK environment that the calling thread has stays as it is.
std::optional<std::vector<double>> multipliers(const Program& program);

}  // namespace pegwright::search::linear
