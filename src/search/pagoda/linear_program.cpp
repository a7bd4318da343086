// Wanted: weights w, and the least u = w(goal), with w(from) + w(over) - w(to) >= 0 for each jump, w(goal) - u >= 0 for
// each goal, u - w(start) >= 1 for each start, and the least sum of |w|. Solved is the dual: a column x >= 0 for each
// of these inequalities, a row from -1 to 1 for each weight, a row that is 0 for u, and the sum of the starts' columns
// as large as can be. All columns at 0 are a solution to begin with, and the basis is a row a hole, not one a jump. If
// the sum grows without bound, jumps lead from start to goal as far as fractions of jumps go, and there is no pagoda
// function (Farkas' lemma; the solitaire cone of Avis and Deza 2001). The weights are the rows' multipliers.
#include "search/pagoda/linear_program.hpp"

#include "search/pagoda/glpk.hpp"

namespace pegwright::search::pagoda {
namespace {

// The matrix as glp_load_matrix wants it: entries from 1 on, the first unused.
struct Matrix {
    std::vector<int> row{0};
    std::vector<int> column{0};
    std::vector<double> value{0};
    int rows = 0;
    int columns = 0;

    void add(std::uint64_t of_row, double v) {
        row.push_back(static_cast<int>(of_row) + 1);
        column.push_back(columns);
        value.push_back(v);
    }
};

Matrix matrix_of(const LinearProgram& program) {
    Matrix matrix;
    const std::uint64_t least = program.holes;  // the row of u
    matrix.rows = static_cast<int>(program.holes) + 1;
    for (const auto& start : program.starts) {
        ++matrix.columns;
        for (const std::uint64_t peg : start) matrix.add(peg, -1);
        matrix.add(least, 1);
    }
    for (const auto& goal : program.goals) {
        ++matrix.columns;
        for (const std::uint64_t peg : goal) matrix.add(peg, 1);
        matrix.add(least, -1);
    }
    for (const Places& jump : program.jumps) {
        ++matrix.columns;
        matrix.add(jump.from, 1);
        matrix.add(jump.over, 1);
        matrix.add(jump.to, -1);
    }
    return matrix;
}

struct Data {
    const Matrix& matrix;
    int first;
    double* weights;
};

// Makes the sum of the first so many columns as large as can be.
bool maximize(glp_prob* program, const Data& data) {
    const auto& [matrix, first, weights] = data;
    glp_set_obj_dir(program, GLP_MAX);
    glp_add_rows(program, matrix.rows);
    glp_add_cols(program, matrix.columns);
    for (int i = 1; i < matrix.rows; ++i) glp_set_row_bnds(program, i, GLP_DB, -1, 1);
    glp_set_row_bnds(program, matrix.rows, GLP_FX, 0, 0);
    for (int i = 1; i <= matrix.columns; ++i) glp_set_col_bnds(program, i, GLP_LO, 0, 0);
    for (int i = 1; i <= first; ++i) glp_set_obj_coef(program, i, 1);
    glp_load_matrix(program, static_cast<int>(matrix.value.size()) - 1, matrix.row.data(), matrix.column.data(),
                    matrix.value.data());
    glp_smcp how;
    glp_init_smcp(&how);
    how.msg_lev = GLP_MSG_OFF;
    how.it_lim = 20 * matrix.rows;  // some two a row were the most ever seen
    if (glp_simplex(program, &how) != 0 || glp_get_status(program) != GLP_OPT) return false;
    for (int i = 1; i < matrix.rows; ++i) weights[i - 1] = glp_get_row_dual(program, i);
    return true;
}

}  // namespace

std::optional<std::vector<double>> least_weights(const LinearProgram& program) {
    const Matrix matrix = matrix_of(program);
    std::vector<double> weights(program.holes);
    const Environment environment;
    const auto starts = static_cast<int>(program.starts.size());
    const Data data{matrix, starts, weights.data()};
    return solved(environment, maximize, data) ? std::optional(std::move(weights)) : std::nullopt;
}

}  // namespace pegwright::search::pagoda
