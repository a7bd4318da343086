// Solves linear programs by GLPK's simplex method, in floating point: callers must check what they derive. A build
// without GLPK finds nothing (simplex_absent.cpp).
#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace pegwright::search::linear {

inline constexpr double unbounded = std::numeric_limits<double>::infinity();

struct LinearBounds {
    double least = 0;
    double most = unbounded;
};

// Columns within bounds with the least (or greatest) total price, such that rows stay within bounds.
struct LinearProgram {
    struct Nonzero {
        int row = 0;
        int column = 0;
        double value = 0;
    };
    bool maximize = false;
    std::vector<LinearBounds> rows;
    std::vector<double> prices;         // by column
    std::vector<Nonzero> nonzeros;      // each place once
    std::vector<LinearBounds> columns;  // empty: all are at least 0
};

struct Optimum {
    std::vector<double> columns;
    std::vector<double> multipliers;  // of the rows
};

// A program that may grow; each solution starts from the last one. Use it on the thread that made it, whose own GLPK
// environment stays unchanged.
class Simplex {
public:
    enum class Method { primal, dual };  // the primal starts from a solution, the dual from one of the dual program

    explicit Simplex(const LinearProgram& program);
    ~Simplex();

    struct Coefficient {
        int column = 0;
        double value = 0;
    };
    void add_row(const std::vector<Coefficient>& coefficients, LinearBounds bounds);
    void set_prices(const std::vector<double>& prices);
    // Nothing if there is no optimum, or GLPK gives up, after `most_rounds` rounds at the latest.
    std::optional<Optimum> optimum(Method method, int most_rounds);

private:
    class Glpk;
    std::unique_ptr<Glpk> glpk_;
};

}  // namespace pegwright::search::linear
