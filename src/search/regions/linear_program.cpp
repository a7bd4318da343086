// A row is a region (or regions alike by symmetry), a column a jump: there are more of these, so the basis is that of
// the regions. All columns at a large value would be a solution to begin with; GLPK's own first phase is quick enough.
#include "search/regions/linear_program.hpp"

#include "search/pagoda/glpk.hpp"

namespace pegwright::search::regions {
namespace {

// The matrix as glp_load_matrix wants it: entries from 1 on, the first unused.
struct Data {
    const CoveringProgram& program;
    std::vector<int> row{0};
    std::vector<int> column{0};
    std::vector<double> value{0};
    mutable std::vector<double> found;

    explicit Data(const CoveringProgram& of) : program(of), found(of.least.size()) {
        for (std::size_t i = 0; i < of.columns.size(); ++i)
            for (const auto& [in_row, factor] : of.columns[i]) {
                row.push_back(in_row + 1);
                column.push_back(static_cast<int>(i) + 1);
                value.push_back(factor);
            }
    }
};

bool minimize(glp_prob* program, const Data& data) {
    const auto rows = static_cast<int>(data.program.least.size());
    const auto columns = static_cast<int>(data.program.columns.size());
    glp_set_obj_dir(program, GLP_MIN);
    glp_add_rows(program, rows);
    glp_add_cols(program, columns);
    for (int i = 1; i <= rows; ++i)
        glp_set_row_bnds(program, i, GLP_LO, data.program.least[static_cast<std::size_t>(i) - 1], 0);
    for (int i = 1; i <= columns; ++i) {
        glp_set_col_bnds(program, i, GLP_LO, 0, 0);
        glp_set_obj_coef(program, i, 1);
    }
    glp_load_matrix(program, static_cast<int>(data.value.size()) - 1, data.row.data(), data.column.data(),
                    data.value.data());
    glp_smcp how;
    glp_init_smcp(&how);
    how.msg_lev = GLP_MSG_OFF;
    how.meth = GLP_DUALP;  // all costs are positive: without a column, the dual is feasible at once
    how.it_lim = 50 * rows + 1000;
    if (glp_simplex(program, &how) != 0 || glp_get_status(program) != GLP_OPT) return false;
    for (int i = 1; i <= rows; ++i) data.found[static_cast<std::size_t>(i) - 1] = glp_get_row_dual(program, i);
    return true;
}

}  // namespace

std::optional<std::vector<double>> multipliers(const CoveringProgram& program) {
    if (program.least.empty()) return std::vector<double>{};
    const Data data(program);
    const pagoda::Environment environment;
    if (!pagoda::solved(environment, minimize, data)) return std::nullopt;
    return data.found;
}

}  // namespace pegwright::search::regions
