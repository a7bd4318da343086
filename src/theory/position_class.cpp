#include "theory/position_class.hpp"

#include "theory/digits.hpp"

#include <array>

namespace pegwright::theory {
namespace {

// Either none of the sums c1 + c2, c0 + c2, c0 + c1 is odd, or two are. Then the even one names the PEG.
LabelClass class_of_parities(const std::array<bool, 3>& odd) {
    const bool sums[] = {odd[1] != odd[2], odd[0] != odd[2], odd[0] != odd[1]};
    if (!sums[0] && !sums[1]) return LabelClass::empty;
    return !sums[0] ? LabelClass::peg0 : !sums[1] ? LabelClass::peg1 : LabelClass::peg2;
}

// Counts the pegs on each label modulo 2.
class LabelParities {
public:
    void add(Hole h) {
        sums_[static_cast<std::size_t>(sum_label(h))] ^= true;
        differences_[static_cast<std::size_t>(difference_label(h))] ^= true;
    }
    // The holes x = first … end - 1 of a row. Three neighbours have one hole of each label.
    void add_run(std::int32_t first, std::int32_t end, std::int32_t y) {
        if ((end - first) / 3 % 2 == 1)
            for (std::int32_t x = 0; x < 3; ++x) add({first + x, y});
        for (std::int32_t x = end - (end - first) % 3; x < end; ++x) add({x, y});
    }
    PositionClass position_class(Lattice lattice) const {
        if (lattice == Lattice::diagonal) return {};
        return {class_of_parities(sums_),
                lattice == Lattice::square ? class_of_parities(differences_) : LabelClass::empty};
    }

private:
    std::array<bool, 3> sums_{};
    std::array<bool, 3> differences_{};
};

// The holes of a w x h rectangle on each label, modulo 2. The holes with x = i and y = j mod 3 are a product of two
// counts.
std::array<bool, 3> rectangle_parities(const BigBoard& board, int (*label)(Hole)) {
    std::array<bool, 3> odd_columns{};
    std::array<bool, 3> odd_rows{};
    // Sides that differ by 6 have the same parities.
    const int width = modulo(board.width(), 6);
    const int height = modulo(board.height(), 6);
    for (int i = 0; i < 3; ++i) {
        odd_columns[static_cast<std::size_t>(i)] = (width + 2 - i) / 3 % 2 == 1;
        odd_rows[static_cast<std::size_t>(i)] = (height + 2 - i) / 3 % 2 == 1;
    }
    std::array<bool, 3> odd{};
    for (int x = 0; x < 3; ++x)
        for (int y = 0; y < 3; ++y)
            odd[static_cast<std::size_t>(label({x, y}))] ^=
                odd_columns[static_cast<std::size_t>(x)] && odd_rows[static_cast<std::size_t>(y)];
    return odd;
}

}  // namespace

int sum_label(const BigHole& h) { return modulo(h.x + h.y, 3); }
int difference_label(const BigHole& h) { return modulo(h.x - h.y, 3); }

std::optional<int> finish_label(LabelClass full_board, int vacancy) {
    if (full_board == LabelClass::empty) return vacancy;
    // The vacancy adds its own class: PEG_full + PEG_vacancy is EMPTY if the two are the same, else the third PEG.
    const int full = static_cast<int>(full_board) - static_cast<int>(LabelClass::peg0);
    if (full == vacancy) return std::nullopt;
    return 3 - full - vacancy;
}

PositionClass position_class(Lattice lattice, std::span<const Hole> pegs) {
    LabelParities parities;
    for (const Hole h : pegs) parities.add(h);
    return parities.position_class(lattice);
}

PositionClass position_class(const Position& position) {
    LabelParities parities;
    position.board().for_each_hole([&](Hole h) {
        if (position.peg(h)) parities.add(h);
    });
    return parities.position_class(position.board().lattice());
}

PositionClass peg_class(Lattice lattice, Hole peg) { return position_class(lattice, std::span(&peg, 1)); }

PositionClass full_board_class(const Board& board) {
    LabelParities parities;
    for (std::int32_t y = 0; y < board.height(); ++y)
        board.for_each_run(y, [&](std::int32_t first, std::int32_t end) { parities.add_run(first, end, y); });
    return parities.position_class(board.lattice());
}

PositionClass full_board_class(const BigBoard& board) {
    if (board.family() == BigBoard::Family::diagonal || board.family() == BigBoard::Family::polyomino) return {};
    if (board.family() == BigBoard::Family::rectangle)
        return {class_of_parities(rectangle_parities(board, sum_label)),
                class_of_parities(rectangle_parities(board, difference_label))};
    std::array<bool, 3> odd{};
    if (board.family() == BigBoard::Family::polygon) {
        const std::array<Integer, 3> count = label_counts(board.bounds());
        for (std::size_t i = 0; i < 3; ++i) odd[i] = modulo(count[i], 2) == 1;
        return {class_of_parities(odd), LabelClass::empty};
    }
    for (int i = 0; i < 3; ++i)
        odd[static_cast<std::size_t>(i)] = modulo(triangle_label_count(board.side(), i), 2) == 1;
    return {class_of_parities(odd), LabelClass::empty};
}

Integer triangle_label_count(const Integer& side, int label) {
    // Labels are equally frequent unless n = 1 (mod 3); then label 0 has one hole more, the centre.
    const Integer holes = times(side, side + 1) / 2;
    return modulo(side, 3) != 1 ? Integer(holes / 3) : Integer((holes - 1) / 3 + (label == 0 ? 1 : 0));
}

// Three sides bound a triangle like T_n; each of the others cuts a triangle off.
std::array<Integer, 3> label_counts(const BigBoard::Polygon& p) {
    struct Part {
        Integer x;  // of the topmost hole
        Integer y;
        int sign;
    };
    const Integer apex = p.left - p.high;
    const std::array<Part, 4> parts = {{{p.left, apex, 1},
                                        {p.left, apex, -1},
                                        {p.right + 1, p.right + 1 - p.high, -1},
                                        {p.left, p.left - p.low + 1, -1}}};
    std::array<Integer, 3> count;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        const Integer side = (i == 1 ? p.top - 1 : p.bottom) - part.y + 1;
        for (int label = 0; label < 3; ++label)
            count[static_cast<std::size_t>(label)] +=
                part.sign * triangle_label_count(side, modulo(label - part.x - part.y, 3));
    }
    return count;
}

Integer residue_count(const Integer& length, int residue) { return (length + 2 - residue) / 3; }

}  // namespace pegwright::theory
