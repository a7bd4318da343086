// Linear programs, solved by GLPK's simplex method.
//
// Floating point finds what they give; nothing is claimed of it until whole numbers made of it are checked. A library
// built without GLPK finds nothing (simplex_absent.cpp).
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

// Columns as cheap or as dear together as rows within bounds allow.
struct LinearProgram {
    struct Nonzero {
        int row = 0;
        int column = 0;
        double value = 0;
    };
    bool maximize = false;
    std::vector<LinearBounds> rows;
    std::vector<double> prices;         // by column
    std::vector<Nonzero> nonzeros;      // no place twice
    std::vector<LinearBounds> columns;  // none: all are 0 or more
};

struct Optimum {
    std::vector<double> columns;
    std::vector<double> multipliers;  // of the rows
};

// A program that may grow, each solution beginning where the last one ended. On the thread that has made it; a GLPK
// environment that this thread has stays as it is.
class Simplex {
public:
    enum class Method { primal, dual };  // the primal needs a solution to begin with, the dual one of the dual program

    explicit Simplex(const LinearProgram& program);
    ~Simplex();

    struct Coefficient {
        int column = 0;
        double value = 0;
    };
    void add_row(const std::vector<Coefficient>& coefficients, LinearBounds bounds);
    void set_prices(const std::vector<double>& prices);
    // Nothing if there is none, or if GLPK gives up, after so many rounds at the latest.
    std::optional<Optimum> optimum(Method method, int most_rounds);

private:
    class Glpk;
    std::unique_ptr<Glpk> glpk_;
};

}  // namespace pegwright::search::linear
