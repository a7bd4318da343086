#include "search/linear/simplex.hpp"

#include <csetjmp>
#include <mutex>

#include <glpk.h>

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

extern "C" void leave(void* to) { std::longjmp(*static_cast<std::jmp_buf*>(to), 1); }

// A fault within GLPK would end the process, unless its hook leaves by a long jump. No frame between has anything to
// destroy; what GLPK has allocated goes with its environment.
bool solved(const Environment& environment, const Program& program, const Matrix& matrix, double* multipliers) {
    std::jmp_buf fault;
    if (environment.own()) {
        if (setjmp(fault) != 0) return false;
        glp_error_hook(leave, &fault);
    }
    glp_prob* problem = glp_create_prob();
    const bool found = solve(problem, program, matrix, multipliers);
    glp_delete_prob(problem);
    return found;
}

}  // namespace

std::optional<std::vector<double>> multipliers(const Program& program) {
    const Matrix matrix(program.entries);
    std::vector<double> found(program.rows.size());
    if (found.empty()) return found;
    const Environment environment;
    return solved(environment, program, matrix, found.data()) ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace pegwright::search::linear
