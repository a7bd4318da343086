// Wanted: weights w, and the least u = w(goal), with w(from) + w(over) - w(to) >= 0 for each jump, w(goal) - u >= 0 for
// each goal, u - w(start) >= 1 for each start, and the least sum of |w|. Solved is the dual: a column x >= 0 for each
// of these inequalities, a row from -1 to 1 for each weight, a row that is 0 for u, and the sum of the starts' columns
// as large as can be. All columns at 0 are a solution to begin with, and the basis is a row a hole, not one a jump. If
// the sum grows without bound, jumps lead from start to goal as far as fractions of jumps go, and there is no pagoda
// function (Farkas' lemma; the solitaire cone of Avis and Deza 2001). The weights are the rows' multipliers.
#include "search/pagoda/linear_program.hpp"

#include <csetjmp>
#include <mutex>

#include <glpk.h>

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

// Even with its terminal off GLPK would print a fault.
extern "C" int swallow(void*, const char*) { return 1; }

// An environment of GLPK's for this thread, unless it has one already, which stays as it was. GLPK of a build without
// thread-local storage has one for all threads: they take turns.
class Environment {
public:
    Environment() {
        static std::mutex one_for_all;
        if (glp_config("TLS") == nullptr) turn_ = std::unique_lock(one_for_all);
        own_ = glp_init_env() == 0;
        terminal_ = glp_term_out(GLP_OFF);
        if (own_) glp_term_hook(swallow, nullptr);
    }
    ~Environment() {
        if (own_)
            glp_free_env();
        else
            glp_term_out(terminal_);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

    bool own() const { return own_; }

private:
    std::unique_lock<std::mutex> turn_;
    bool own_ = true;
    int terminal_ = GLP_OFF;
};

// Makes the sum of the first so many columns as large as can be.
bool maximize(glp_prob* program, const Matrix& matrix, int first, double* weights) {
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

extern "C" void leave(void* to) { std::longjmp(*static_cast<std::jmp_buf*>(to), 1); }

// A fault within GLPK would end the process, unless its hook leaves by a long jump. No frame between has anything to
// destroy; what GLPK has allocated goes with its environment.
bool solved(const Environment& environment, const Matrix& matrix, int first, double* weights) {
    std::jmp_buf fault;
    if (environment.own()) {
        if (setjmp(fault) != 0) return false;
        glp_error_hook(leave, &fault);
    }
    glp_prob* program = glp_create_prob();
    const bool found = maximize(program, matrix, first, weights);
    glp_delete_prob(program);
    return found;
}

}  // namespace

std::optional<std::vector<double>> least_weights(const LinearProgram& program) {
    const Matrix matrix = matrix_of(program);
    std::vector<double> weights(program.holes);
    const Environment environment;
    const auto starts = static_cast<int>(program.starts.size());
    return solved(environment, matrix, starts, weights.data()) ? std::optional(std::move(weights)) : std::nullopt;
}

}  // namespace pegwright::search::pagoda
