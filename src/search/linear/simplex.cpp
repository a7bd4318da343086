#include "search/linear/simplex.hpp"

#include "search/linear/glpk_session.hpp"

namespace pegwright::search::linear {
namespace {

// The matrix as glp_load_matrix wants it: entries from 1 on, the first unused.
struct Matrix {
    std::vector<int> row{0};
    std::vector<int> column{0};
    std::vector<double> value{0};

    explicit Matrix(const std::vector<Program::Entry>& entries) {
        for (const Program::Entry& entry : entries) {
            row.push_back(entry.row + 1);
            column.push_back(entry.column + 1);
            value.push_back(entry.value);
        }
    }
};

void set_bounds(glp_prob* problem, const Program& program) {
    const auto rows = static_cast<int>(program.rows.size());
    const auto columns = static_cast<int>(program.prices.size());
    glp_add_rows(problem, rows);
    glp_add_cols(problem, columns);
    for (int i = 1; i <= rows; ++i) {
        const auto [least, most] = program.rows[static_cast<std::size_t>(i) - 1];
        const int kind = most == unbounded ? GLP_LO : least < most ? GLP_DB : GLP_FX;
        glp_set_row_bnds(problem, i, kind, least, most == unbounded ? 0 : most);
    }
    for (int i = 1; i <= columns; ++i) {
        glp_set_col_bnds(problem, i, GLP_LO, 0, 0);
        glp_set_obj_coef(problem, i, program.prices[static_cast<std::size_t>(i) - 1]);
    }
}

bool solve(glp_prob* problem, const Program& program, const Matrix& matrix, double* multipliers) {
    glp_set_obj_dir(problem, program.maximize ? GLP_MAX : GLP_MIN);
    set_bounds(problem, program);
    glp_load_matrix(problem, static_cast<int>(matrix.value.size()) - 1, matrix.row.data(), matrix.column.data(),
                    matrix.value.data());
    glp_smcp how;
    glp_init_smcp(&how);
    how.msg_lev = GLP_MSG_OFF;
    how.meth = program.from_dual ? GLP_DUALP : GLP_PRIMAL;
    how.it_lim = program.most_rounds;
    if (glp_simplex(problem, &how) != 0 || glp_get_status(problem) != GLP_OPT) return false;
    const auto rows = static_cast<int>(program.rows.size());
    for (int i = 1; i <= rows; ++i) multipliers[i - 1] = glp_get_row_dual(problem, i);
    return true;
}

}  // namespace

std::optional<std::vector<double>> multipliers(const Program& program) {
    const Matrix matrix(program.entries);
    std::vector<double> found(program.rows.size());
    if (found.empty()) return found;
    const GlpkSession session;
    double* to = found.data();
    const bool solved = session.guarded([&program, &matrix, to] {
        glp_prob* problem = glp_create_prob();
        const bool optimal = solve(problem, program, matrix, to);
        glp_delete_prob(problem);
        return optimal;
    });
    return solved ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace pegwright::search::linear
