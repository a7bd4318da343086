#include "construct/bands/outline.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace pegwright::construct {
namespace {

enum class Tip { top, bottom, left, right };
constexpr std::array<Tip, 4> tips = {Tip::top, Tip::bottom, Tip::left, Tip::right};

using Lines = std::vector<std::int32_t>;

std::size_t field_from(const Lines& lines, std::int32_t line) {
    return static_cast<std::size_t>(std::lower_bound(lines.begin(), lines.end(), line) - lines.begin());
}

void sort_unique(Lines& lines) {
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
}

std::vector<std::pair<std::int32_t, std::int32_t>> runs_of(const Board& board, std::int32_t y) {
    std::vector<std::pair<std::int32_t, std::int32_t>> runs;
    board.for_each_run(y, [&](std::int32_t first, std::int32_t end) { runs.emplace_back(first, end); });
    return runs;
}

}  // namespace

// Seen from one side: u along the side, v inwards.
class Outline::View {
public:
    View(const Outline& outline, Tip tip) : outline_(outline), tip_(tip) {}

    std::size_t along() const { return is_across() ? outline_.columns() : outline_.rows(); }
    std::size_t inwards() const { return is_across() ? outline_.rows() : outline_.columns(); }
    // Counts from 1, so that one can ask for fields before the first.
    bool holds(std::size_t u, std::size_t v) const {
        if (u < 1 || v < 1 || u > along() || v > inwards()) return false;
        const std::size_t deep = is_reversed() ? inwards() - v : v - 1;
        return is_across() ? outline_.fields_[deep][u - 1] : outline_.fields_[u - 1][deep];
    }
    bool holds_all(std::size_t first, std::size_t last, std::size_t v) const {
        for (std::size_t u = first; u <= last; ++u)
            if (!holds(u, v)) return false;
        return true;
    }
    std::int32_t line_along(std::size_t u) const { return (is_across() ? outline_.xs_ : outline_.ys_)[u - 1]; }
    std::int32_t thickness(std::size_t v) const {
        const Lines& lines = is_across() ? outline_.ys_ : outline_.xs_;
        const std::size_t deep = is_reversed() ? inwards() - v : v - 1;
        return lines[deep + 1] - lines[deep];
    }
    // (0, 0) is the first hole along the tip in row v.
    Affine place(std::size_t u, std::size_t v) const {
        const Lines& lines = is_across() ? outline_.ys_ : outline_.xs_;
        const std::int32_t tip = is_reversed() ? lines[inwards() - v + 1] - 1 : lines[v - 1];
        const std::int32_t in = is_reversed() ? -1 : 1;
        if (is_across()) return {{line_along(u), tip}, {1, 0}, {0, in}};
        return {{tip, line_along(u)}, {0, 1}, {in, 0}};
    }

private:
    bool is_across() const { return tip_ == Tip::top || tip_ == Tip::bottom; }
    bool is_reversed() const { return tip_ == Tip::bottom || tip_ == Tip::right; }

    const Outline& outline_;
    Tip tip_;
};

std::optional<Outline> Outline::of(const Board& board) {
    Outline outline;
    std::vector<std::vector<std::pair<std::int32_t, std::int32_t>>> slabs;
    for (std::int32_t y = 0; y < board.height(); ++y) {
        auto runs = runs_of(board, y);
        if (!slabs.empty() && slabs.back() == runs) continue;
        for (const auto& [first, end] : runs) {
            outline.xs_.push_back(first);
            outline.xs_.push_back(end);
        }
        sort_unique(outline.xs_);
        outline.ys_.push_back(y);
        slabs.push_back(std::move(runs));
        if (slabs.size() >= most_lines || outline.xs_.size() > most_lines) return std::nullopt;
    }
    outline.ys_.push_back(board.height());
    for (const auto& runs : slabs) {
        std::vector<bool> fields(outline.columns());
        for (const auto& [first, end] : runs)
            for (std::size_t i = field_from(outline.xs_, first); i < field_from(outline.xs_, end); ++i)
                fields[i] = true;
        outline.fields_.push_back(std::move(fields));
    }
    outline.simplify();
    return outline;
}

std::int64_t Outline::hole_count() const {
    std::int64_t count = 0;
    for (std::size_t j = 0; j < rows(); ++j)
        for (std::size_t i = 0; i < columns(); ++i)
            if (fields_[j][i]) count += std::int64_t{xs_[i + 1] - xs_[i]} * (ys_[j + 1] - ys_[j]);
    return count;
}

// For each field, the shorter of its row's run and its column's run.
std::vector<std::vector<std::int32_t>> Outline::shorter_runs() const {
    std::vector<std::vector<std::int32_t>> shorter(
        rows(), std::vector<std::int32_t>(columns(), std::numeric_limits<std::int32_t>::max()));
    const auto look = [](const std::vector<std::int32_t>& lines, auto&& is_hole, auto&& shorter_at) {
        for (std::size_t first = 0, end = 0; first + 1 < lines.size(); first = end + 1) {
            for (end = first; end + 1 < lines.size() && is_hole(end);) ++end;
            for (std::size_t k = first; k < end; ++k)
                shorter_at(k) = std::min(shorter_at(k), lines[end] - lines[first]);
        }
    };
    for (std::size_t j = 0; j < rows(); ++j)
        look(
            xs_, [&](std::size_t i) { return fields_[j][i]; },
            [&](std::size_t i) -> std::int32_t& { return shorter[j][i]; });
    for (std::size_t i = 0; i < columns(); ++i)
        look(
            ys_, [&](std::size_t j) { return fields_[j][i]; },
            [&](std::size_t j) -> std::int32_t& { return shorter[j][i]; });
    return shorter;
}

std::int32_t Outline::least_run() const {
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    for (const auto& row : shorter_runs()) least = std::min(least, *std::min_element(row.begin(), row.end()));
    return least;
}

std::int64_t Outline::holes_in_runs_below(std::int32_t length) const {
    const auto shorter = shorter_runs();
    std::int64_t count = 0;
    for (std::size_t j = 0; j < rows(); ++j)
        for (std::size_t i = 0; i < columns(); ++i)
            if (shorter[j][i] < length) count += std::int64_t{xs_[i + 1] - xs_[i]} * (ys_[j + 1] - ys_[j]);
    return count;
}

std::vector<Hole> Outline::holes() const {
    std::vector<Hole> found;
    for (std::size_t j = 0; j < rows(); ++j)
        for (std::int32_t y = ys_[j]; y < ys_[j + 1]; ++y)
            for (std::size_t i = 0; i < columns(); ++i)
                for (std::int32_t x = xs_[i]; fields_[j][i] && x < xs_[i + 1]; ++x) found.push_back({x, y});
    return found;
}

std::vector<Outline::Tab> Outline::tabs() const {
    std::vector<Tab> found;
    for (const Tip tip : tips) {
        const View view(*this, tip);
        const auto add = [&](Kind kind, std::size_t first, std::size_t last, std::size_t v) {
            Tab tab{view.place(first, v), view.line_along(last + 1) - view.line_along(first)};
            tab.kind = kind;
            for (std::size_t w = v; view.holds_all(first, last, w); ++w) {
                const bool alone = !view.holds(first - 1, w) && !view.holds(last + 1, w);
                ((alone || kind == Kind::floor) && tab.beyond == 0 ? tab.depth : tab.beyond) += view.thickness(w);
            }
            found.push_back(tab);
        };
        for (std::size_t v = 1; v <= view.inwards(); ++v)
            for (std::size_t first = 1, last = 1; first <= view.along(); first = last + 1) {
                // Fields up to `last` are full, and those before them all full or all empty.
                last = first;
                if (!view.holds(first, v)) continue;
                const auto is_edge = [&](std::size_t u) { return !view.holds(u, v - 1); };
                while (view.holds(last + 1, v) && is_edge(last + 1) == is_edge(first)) ++last;
                std::size_t end = last;
                while (view.holds(end + 1, v)) ++end;
                const bool begins = !view.holds(first - 1, v);
                if (begins && end == last && is_edge(first))
                    add(Kind::tab, first, last, v);
                else if (is_edge(first))
                    add(Kind::floor, first, last, v);
                const bool goes_on =
                    end == last && !is_edge(first) && !view.holds(first - 1, v - 1) && !view.holds(last + 1, v - 1);
                if (begins && !goes_on && !(end == last && is_edge(first))) add(Kind::corridor, first, end, v);
            }
    }
    return found;
}

bool Outline::hangs_together() const {
    std::vector<std::vector<bool>> left = fields_;
    std::vector<std::pair<std::size_t, std::size_t>> front;
    int pieces = 0;
    const auto visit = [&](std::size_t j, std::size_t i) {
        if (j >= rows() || i >= columns() || !left[j][i]) return;
        left[j][i] = false;
        front.emplace_back(j, i);
    };
    for (std::size_t j = 0; j < rows(); ++j)
        for (std::size_t i = 0; i < columns(); ++i) {
            if (left[j][i] && ++pieces > 1) return false;
            visit(j, i);
            while (!front.empty()) {
                const auto [y, x] = front.back();
                front.pop_back();
                visit(y + 1, x);
                visit(y - 1, x);  // wraps around to no row
                visit(y, x + 1);
                visit(y, x - 1);
            }
        }
    return true;
}

void Outline::cut(const Tab& tab, std::int32_t rows) {
    const Hole a = tab.place(Hole{0, 0});
    const Hole b = tab.place(Hole{tab.width - 1, rows - 1});
    const Hole low{std::min(a.x, b.x), std::min(a.y, b.y)};
    const Hole high{std::max(a.x, b.x) + 1, std::max(a.y, b.y) + 1};
    for (const std::int32_t line : {low.y, high.y}) {
        const std::size_t j = field_from(ys_, line);
        if (ys_[j] == line) continue;
        ys_.insert(ys_.begin() + static_cast<std::ptrdiff_t>(j), line);
        fields_.insert(fields_.begin() + static_cast<std::ptrdiff_t>(j), fields_[j - 1]);
    }
    for (const std::int32_t line : {low.x, high.x}) {
        const std::size_t i = field_from(xs_, line);
        if (xs_[i] == line) continue;
        xs_.insert(xs_.begin() + static_cast<std::ptrdiff_t>(i), line);
        for (auto& row : fields_) row.insert(row.begin() + static_cast<std::ptrdiff_t>(i), row[i - 1]);
    }
    for (std::size_t j = field_from(ys_, low.y); j < field_from(ys_, high.y); ++j)
        for (std::size_t i = field_from(xs_, low.x); i < field_from(xs_, high.x); ++i) fields_[j][i] = false;
    simplify();
}

void Outline::simplify() {
    const auto is_empty = [](const std::vector<bool>& row) {
        return std::find(row.begin(), row.end(), true) == row.end();
    };
    for (std::size_t j = rows(); j-- > 0;) {
        const bool at_rim = j == 0 || j + 1 == rows();
        const bool same = j > 0 && fields_[j] == fields_[j - 1];
        if (!same && !(at_rim && is_empty(fields_[j]) && rows() > 1)) continue;
        // Joins this row of fields with the one above, or drops it at the rim.
        const bool last = j + 1 == rows();
        fields_.erase(fields_.begin() + static_cast<std::ptrdiff_t>(j));
        ys_.erase(ys_.begin() + static_cast<std::ptrdiff_t>(last && !same ? j + 1 : j));
    }
    for (std::size_t i = columns(); i-- > 0;) {
        bool same = i > 0;
        bool empty = true;
        for (const auto& row : fields_) {
            same = same && row[i] == row[i - 1];
            empty = empty && !row[i];
        }
        const bool last = i + 1 == columns();
        if (!same && !((i == 0 || last) && empty && columns() > 1)) continue;
        for (auto& row : fields_) row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
        xs_.erase(xs_.begin() + static_cast<std::ptrdiff_t>(last && !same ? i + 1 : i));
    }
}

}  // namespace pegwright::construct
