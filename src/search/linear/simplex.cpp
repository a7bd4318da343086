// Keeps GLPK from printing and from ending the process.
#include "search/linear/simplex.hpp"

#include <cmath>
#include <csetjmp>
#include <mutex>
#include <utility>

#include <glpk.h>

namespace pegwright::search::linear {
namespace {

// GLPK prints faults even with its terminal off.
extern "C" int swallow_glpk(void*, const char*) { return 1; }
extern "C" void leave_glpk(void* to) { std::longjmp(*static_cast<std::jmp_buf*>(to), 1); }

// A GLPK environment for this thread, unless it has one. GLPK built without thread-local storage has only one, so
// sessions take turns.
class Session {
public:
    Session() {
        static std::mutex one_for_all;
        if (glp_config("TLS") == nullptr) turn_ = std::unique_lock(one_for_all);
        own_ = glp_init_env() == 0;
        terminal_ = glp_term_out(GLP_OFF);
        if (own_) glp_term_hook(swallow_glpk, nullptr);
    }
    ~Session() {
        if (own_)
            glp_free_env();
        else
            glp_term_out(terminal_);
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // Runs `work`, which calls GLPK. False after a GLPK fault: a long jump leaves `work`, so its frames must own
    // nothing. The session is unusable then.
    template <class Work>
    bool guarded(Work&& work) const {
        std::jmp_buf fault;
        if (own_) {
            if (setjmp(fault) != 0) return false;
            glp_error_hook(leave_glpk, &fault);
        }
        work();
        if (own_) glp_error_hook(nullptr, nullptr);
        return true;
    }

private:
    std::unique_lock<std::mutex> turn_;
    bool own_ = true;
    int terminal_ = GLP_OFF;
};

// GLPK counts entries from 1.
struct Matrix {
    std::vector<int> row{0};
    std::vector<int> column{0};
    std::vector<double> value{0};

    void add(int of_row, int of_column, double v) {
        row.push_back(of_row + 1);
        column.push_back(of_column + 1);
        value.push_back(v);
    }
    int size() const { return static_cast<int>(value.size()) - 1; }
};

int kind_of(LinearBounds bounds) {
    if (bounds.least == -unbounded) return bounds.most == unbounded ? GLP_FR : GLP_UP;
    if (bounds.most == unbounded) return GLP_LO;
    return bounds.least < bounds.most ? GLP_DB : GLP_FX;
}
// GLPK ignores bounds that a row does not have.
double finite(double bound) { return std::abs(bound) == unbounded ? 0 : bound; }

}  // namespace

class Simplex::Glpk {
public:
    glp_prob* problem = nullptr;

    ~Glpk() {
        if (usable_) glp_delete_prob(problem);
    }
    bool usable() const { return usable_; }
    template <class Work>
    void guarded(Work&& work) {
        usable_ = usable_ && session_.guarded(work);
    }
    void bound_row(int row, LinearBounds bounds) {
        glp_set_row_bnds(problem, row, kind_of(bounds), finite(bounds.least), finite(bounds.most));
    }
    void price(const std::vector<double>& prices) {
        for (std::size_t i = 0; i < prices.size(); ++i) glp_set_obj_coef(problem, static_cast<int>(i) + 1, prices[i]);
    }
    void make(const LinearProgram& program, const Matrix& matrix) {
        problem = glp_create_prob();
        glp_set_obj_dir(problem, program.maximize ? GLP_MAX : GLP_MIN);
        const auto rows = static_cast<int>(program.rows.size());
        const auto columns = static_cast<int>(program.prices.size());
        if (rows > 0) glp_add_rows(problem, rows);
        if (columns > 0) glp_add_cols(problem, columns);
        for (int i = 1; i <= rows; ++i) bound_row(i, program.rows[static_cast<std::size_t>(i) - 1]);
        for (int i = 1; i <= columns; ++i) {
            const LinearBounds bounds =
                program.columns.empty() ? LinearBounds{} : program.columns[static_cast<std::size_t>(i) - 1];
            glp_set_col_bnds(problem, i, kind_of(bounds), finite(bounds.least), finite(bounds.most));
        }
        price(program.prices);
        glp_load_matrix(problem, matrix.size(), matrix.row.data(), matrix.column.data(), matrix.value.data());
    }
    bool solve(Method method, int most_rounds, Optimum& found) {
        glp_smcp how;
        glp_init_smcp(&how);
        how.msg_lev = GLP_MSG_OFF;
        how.meth = method == Method::dual ? GLP_DUALP : GLP_PRIMAL;
        how.it_lim = most_rounds;
        if (glp_simplex(problem, &how) != 0 || glp_get_status(problem) != GLP_OPT) return false;
        for (std::size_t i = 0; i < found.columns.size(); ++i)
            found.columns[i] = glp_get_col_prim(problem, static_cast<int>(i) + 1);
        for (std::size_t i = 0; i < found.multipliers.size(); ++i)
            found.multipliers[i] = glp_get_row_dual(problem, static_cast<int>(i) + 1);
        return true;
    }

private:
    Session session_;
    bool usable_ = true;
};

Simplex::Simplex(const LinearProgram& program) : glpk_(std::make_unique<Glpk>()) {
    Matrix matrix;
    for (const LinearProgram::Nonzero& n : program.nonzeros) matrix.add(n.row, n.column, n.value);
    glpk_->guarded([this, &program, &matrix] { glpk_->make(program, matrix); });
}

Simplex::~Simplex() = default;

void Simplex::add_row(const std::vector<Coefficient>& coefficients, LinearBounds bounds) {
    Matrix row;
    for (const Coefficient& c : coefficients) row.add(0, c.column, c.value);
    glpk_->guarded([this, &row, bounds] {
        const int i = glp_add_rows(glpk_->problem, 1);
        glp_set_mat_row(glpk_->problem, i, row.size(), row.column.data(), row.value.data());
        glpk_->bound_row(i, bounds);
    });
}

void Simplex::set_prices(const std::vector<double>& prices) {
    glpk_->guarded([this, &prices] { glpk_->price(prices); });
}

std::optional<Optimum> Simplex::optimum(Method method, int most_rounds) {
    if (!glpk_->usable()) return std::nullopt;
    Optimum found{std::vector<double>(static_cast<std::size_t>(glp_get_num_cols(glpk_->problem))),
                  std::vector<double>(static_cast<std::size_t>(glp_get_num_rows(glpk_->problem)))};
    bool optimal = false;
    glpk_->guarded([&] { optimal = glpk_->solve(method, most_rounds, found); });
    return optimal ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace pegwright::search::linear
