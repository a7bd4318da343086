#include "search/moves/count_program.hpp"

#include "search/linear/glpk_session.hpp"

#include <bit>
#include <cmath>

namespace pegwright::search::moves {
namespace {

// Weights stay small enough for their sums to fit the lanes of count_bank.hpp.
constexpr double most_weight = 3;
constexpr int most_scale = 120;
// Of a single peg, before a way that breaks the program is given up.
constexpr std::uint64_t most_ways = 3'000;

// A row of the program: entries from 1 on, the first unused.
struct Row {
    std::vector<int> column{0};
    std::vector<double> value{0};

    void add(std::size_t of_column, double v) {
        column.push_back(static_cast<int>(of_column) + 1);
        value.push_back(v);
    }
    int size() const { return static_cast<int>(column.size()) - 1; }
};

double distance_to_whole(double v) { return std::abs(v - std::round(v)); }

// The scale that brings all weights closest to whole numbers, in units of the scale.
int scale_of(const std::vector<double>& weights) {
    int best = most_scale;
    double least = INFINITY;
    for (int scale = 1; scale <= most_scale; ++scale) {
        double sum = 1e-6;
        for (const double w : weights) sum += distance_to_whole(scale * w);
        if (sum / scale < least - 1e-9) {
            least = sum / scale;
            best = scale;
        }
    }
    return best;
}

}  // namespace

// Columns: the weights of holes, those of regions, and the count at the goal (at the start) that is nearest.
class CountProgram::Program {
public:
    Program(const MoveBounds& bounds, bool backwards)
        : bounds_(bounds), backwards_(backwards), holes_(bounds.board().size()), regions_(bounds.regions()) {
        ready_ = session_.guarded([this] {
            program_ = glp_create_prob();
            glp_set_obj_dir(program_, GLP_MAX);
            glp_add_cols(program_, static_cast<int>(columns()));
            const int holes = static_cast<int>(holes_);
            const int regions = static_cast<int>(regions_.size());
            for (int i = 1; i <= holes; ++i) glp_set_col_bnds(program_, i, GLP_DB, -most_weight, most_weight);
            for (int i = holes + 1; i <= holes + regions; ++i) glp_set_col_bnds(program_, i, GLP_DB, 0, 1);
            glp_set_col_bnds(program_, holes + regions + 1, GLP_FR, 0, 0);
            return true;
        });
        for (const Bits end : backwards ? bounds.starts() : bounds.goals()) add_end(end);
        for (const BitJump& jump : bounds.board().jumps()) add_move(jump.from, {&jump});
    }
    ~Program() {
        if (ready_) glp_delete_prob(program_);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    std::optional<ResourceBound> best(Bits position) {
        aim_at(position);
        // The last solution stays one for another aim; rows added leave it optimal, but no solution.
        for (int method = GLP_PRIMAL; solve(method); method = GLP_DUALP)
            if (!add_broken()) return bounds_.bound_of(whole());
        return std::nullopt;
    }

private:
    std::size_t columns() const { return holes_ + regions_.size() + 1; }
    double sign() const { return backwards_ ? -1 : 1; }

    // The count of a position as a row, taken so many times.
    Row count_of(Bits position, double times) const {
        Row row;
        for (std::size_t i = 0; i < holes_; ++i)
            if ((position >> i & 1) != 0) row.add(i, times);
        for (std::size_t r = 0; r < regions_.size(); ++r)
            if ((position & regions_[r]) == regions_[r]) row.add(holes_ + r, times);
        return row;
    }
    // end column >= count of each goal; backwards: end column <= count of each start.
    void add_end(Bits end) {
        Row row = count_of(end, -sign());
        row.add(columns() - 1, sign());
        add(row, GLP_LO, 0);
    }
    void add_move(std::size_t from, const std::vector<const BitJump*>& jumps) {
        Row row;
        if (jumps.back()->to != from) {
            row.add(from, 1);
            row.add(jumps.back()->to, -1);
        }
        for (const BitJump* jump : jumps) row.add(jump->over, 1);
        for (std::size_t r = 0; r < regions_.size(); ++r)
            if ((regions_[r] >> from & 1) != 0) row.add(holes_ + r, 1);
        add(row, GLP_UP, 1);
    }
    void add(const Row& row, int kind, double bound) {
        ready_ = ready_ && session_.guarded([this, &row, kind, bound] {
            const int i = glp_add_rows(program_, 1);
            glp_set_mat_row(program_, i, row.size(), row.column.data(), row.value.data());
            glp_set_row_bnds(program_, i, kind, bound, bound);
            return true;
        });
    }
    void aim_at(Bits position) {
        const Row row = count_of(position, sign());
        ready_ = ready_ && session_.guarded([this, &row] {
            for (std::size_t i = 1; i <= columns(); ++i) glp_set_obj_coef(program_, static_cast<int>(i), 0);
            for (int k = 1; k <= row.size(); ++k)
                glp_set_obj_coef(program_, row.column[static_cast<std::size_t>(k)],
                                 row.value[static_cast<std::size_t>(k)]);
            glp_set_obj_coef(program_, static_cast<int>(columns()), -sign());
            return true;
        });
    }
    bool solve(int method) {
        weights_.assign(columns(), 0);
        double* to = weights_.data();
        ready_ = ready_ && session_.guarded([this, to, method] {
            glp_smcp how;
            glp_init_smcp(&how);
            how.msg_lev = GLP_MSG_OFF;
            how.meth = method;
            how.it_lim = 5'000;
            if (glp_simplex(program_, &how) != 0 || glp_get_status(program_) != GLP_OPT) return false;
            for (std::size_t i = 0; i < columns(); ++i) to[i] = glp_get_col_prim(program_, static_cast<int>(i) + 1);
            return true;
        });
        return ready_;
    }
    // Adds a move for each hole from which one is lost that breaks the program. Whether there was any.
    bool add_broken() {
        constexpr double slip = 1e-6;
        const std::vector<double> holes(weights_.begin(), weights_.begin() + static_cast<std::ptrdiff_t>(holes_));
        bool any = false;
        for (std::size_t i = 0; i < holes_; ++i) {
            double extra = 0;
            for (std::size_t r = 0; r < regions_.size(); ++r)
                if ((regions_[r] >> i & 1) != 0) extra += weights_[holes_ + r];
            bool complete = true;
            const CostliestMove move = costliest_move(bounds_.board(), holes, i, extra, 1 + slip, most_ways, complete);
            if (move.jumps.empty()) continue;
            add_move(i, move.jumps);
            any = true;
        }
        return any;
    }
    ResourceCount whole() const {
        std::vector<double> weights = weights_;
        weights.pop_back();
        const int scale = scale_of(weights);
        const auto rounded = [&](double w) { return static_cast<int>(std::lround(scale * w)); };
        ResourceCount count;
        for (std::size_t i = 0; i < holes_; ++i) count.weights.push_back(rounded(weights[i]));
        for (std::size_t r = 0; r < regions_.size(); ++r)
            if (const int w = rounded(weights[holes_ + r]); w > 0) count.regions.push_back({regions_[r], w});
        // A count of no use at all would be a pagoda function.
        count.most_lost = std::max(1, most_lost_in_a_move(bounds_.board(), count));
        return count;
    }

    const MoveBounds& bounds_;
    bool backwards_;
    std::size_t holes_;
    std::span<const Bits> regions_;
    linear::GlpkSession session_;
    bool ready_ = false;
    glp_prob* program_ = nullptr;
    std::vector<double> weights_;
};

CountProgram::CountProgram(const MoveBounds& bounds, bool backwards)
    : program_(std::make_unique<Program>(bounds, backwards)) {}
CountProgram::~CountProgram() = default;

std::optional<ResourceBound> CountProgram::best(Bits position) { return program_->best(position); }

}  // namespace pegwright::search::moves
