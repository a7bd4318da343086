#include "board/signs.hpp"

#include "base/error.hpp"

#include <algorithm>

namespace pegwright::board {
namespace {

struct UsualSigns {
    std::u32string_view pegs;
    std::u32string_view holes;
    std::u32string_view none;
};

// The usual signs. All signs of a picture must be in one row, at most one of each column. If they are in several rows
// that do not agree, the picture is in doubt. \uE001 is the number -1.
//
//     signs          meaning, in this order                        in doubt because
//     X O #          peg, hole, none: a wall can only be none
//     X O .          -                                             O may be a peg, . a hole and X none
//     1 0 -1         peg, hole, none
//     1 0            peg, hole if blanks give the board's form     0 may be none: a mask of the board's holes
//     x .            peg, hole if blanks give the board's form     . may be none
//     o . #          -                                             our . is none, and then # is nothing
constexpr UsualSigns usual[] = {
    {U"*", U"o", U".#-_"},  // ours, with other signs for none
    {U"xX+", U"oO", U".#-_"},
    {U"1", U"0", U".#-_2\uE001"},
    {U"P", U"O", U".#-_"},
    {U"●⬤⚫", U"○◯⚪", U".#-_·"},
    // An empty hole is drawn as a dot or a line. (With # as none, o . is in doubt: a dot is none of ours.)
    {U"●⬤⚫xX+OP10", U".", U"#"},
    {U"●⬤⚫xX+OP10*o", U"-_·", U"#"},
    // A cross is no hole, a circle a peg.
    {U"oO", U".-_", U"xX"},
    // A mask, 1 for a hole and 0 for none, and numbers that programs give to the three.
    {U"1", U"2", U"0\uE001"},
    {U"2", U"1", U"0\uE001"},
    {U"1", U"", U"0"},
};

constexpr std::u32string_view dots_and_lines = U".-_·";

bool in(std::u32string_view set, char32_t sign) { return set.find(sign) != set.npos; }

// Nothing unless all signs are in the row, at most one of each column.
std::optional<Signs> signs_in_row(const UsualSigns& row, std::u32string_view met) {
    std::array<int, 3> count{};
    Signs signs;
    for (const char32_t sign : met) {
        const bool peg = in(row.pegs, sign);
        const bool hole = in(row.holes, sign);
        if (!peg && !hole && !in(row.none, sign)) return std::nullopt;
        const Role role = peg ? Role::peg : hole ? Role::hole : Role::none;
        if (++count[static_cast<std::size_t>(role)] > 1) return std::nullopt;
        signs.add(sign, role);
    }
    return signs;
}

// Dots and lines alone are no holes.
bool has_holes(const UsualSigns& row, const Signs& signs) {
    const bool dots = row.holes.find_first_of(dots_and_lines) != row.holes.npos;
    return signs.any(Role::peg) || (signs.any(Role::hole) && !dots);
}

[[noreturn]] void fail_signs(const std::string& what) {
    fail_input("the signs of a picture: " + what + "; three sets PEG,HOLE,NONE are wanted, such as X1,O0,#-");
}

}  // namespace

Signs Signs::parse(std::string_view text) {
    Signs signs;
    std::size_t set = 0;
    while (!text.empty()) {
        char32_t sign = take_character(text);
        if (sign == U',') {
            if (++set > 2) fail_signs("more than two commas");
            continue;
        }
        if (sign == U'-' && !text.empty() && text[0] >= '1' && text[0] <= '9')
            sign = negative_number(static_cast<int>(take_character(text) - U'0'));
        const Role role = static_cast<Role>(set);
        if (sign == U' ' && role == Role::none) continue;
        if (sign <= U' ') fail_signs("a blank can only be no hole");
        if ((sign >= 0x7F && sign < 0xA0) || sign == U'\uFFFD') fail_signs("a character is not printable");
        if (in(U"/[]{}()\"';", sign)) fail_signs("a slash, bracket, quote or semicolon separates signs");
        if (signs.role(sign)) fail_signs("a sign is named twice");
        signs.add(sign, role);
    }
    if (!signs.any(Role::peg) && !signs.any(Role::hole)) fail_signs("neither a peg nor a hole");
    return signs;
}

std::optional<Role> Signs::role(char32_t sign) const {
    for (const Role role : {Role::peg, Role::hole, Role::none})
        if (in(sets_[static_cast<std::size_t>(role)], sign)) return role;
    return std::nullopt;
}

std::string Signs::text() const {
    std::string text;
    for (const std::u32string& set : sets_) {
        if (&set != sets_.data()) text += ',';
        for (const char32_t sign : set) {
            const bool negative = sign > negative_number(0) && sign <= negative_number(9);
            if (negative) text += '-';
            append_character(text, negative ? U'0' + (sign - negative_number(0)) : sign);
        }
    }
    while (text.ends_with(',')) text.pop_back();
    return text;
}

std::vector<Signs> usual_meanings(std::u32string_view met) {
    std::vector<Signs> all;
    for (const UsualSigns& row : usual)
        if (auto signs = signs_in_row(row, met); signs && has_holes(row, *signs))
            if (std::find(all.begin(), all.end(), *signs) == all.end()) all.push_back(*std::move(signs));
    return all;
}

bool go_together(std::u32string_view met) {
    return std::any_of(std::begin(usual), std::end(usual),
                       [&](const UsualSigns& row) { return signs_in_row(row, met).has_value(); });
}

bool is_usual_place(char32_t sign) {
    return std::any_of(std::begin(usual), std::end(usual), [&](const UsualSigns& row) {
        return in(row.pegs, sign) || (in(row.holes, sign) && !in(dots_and_lines, sign));
    });
}

bool is_usual_sign(char32_t sign) {
    return is_usual_place(sign) || std::any_of(std::begin(usual), std::end(usual), [&](const UsualSigns& row) {
               return in(row.holes, sign) || in(row.none, sign);
           });
}

char32_t take_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    const std::size_t more = first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF5 ? 3 : 0;
    bool whole = more < text.size() && (first < 0x80 || more > 0);
    char32_t sign = more == 0 ? first : first & (0x3Fu >> more);
    for (std::size_t i = 1; whole && i <= more; ++i) {
        whole = (byte(i) & 0xC0u) == 0x80;
        sign = sign << 6 | (byte(i) & 0x3Fu);
    }
    text.remove_prefix(whole ? more + 1 : 1);
    return whole ? sign : U'\uFFFD';
}

void append_character(std::string& text, char32_t sign) {
    const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
    if (sign < 0x80) return add(sign);
    if (sign < 0x800) {
        add(0xC0 | sign >> 6);
    } else if (sign < 0x10000) {
        add(0xE0 | sign >> 12);
    } else {
        add(0xF0 | sign >> 18);
        add(0x80 | (sign >> 12 & 0x3F));
    }
    if (sign >= 0x800) add(0x80 | (sign >> 6 & 0x3F));
    add(0x80 | (sign & 0x3F));
}

}  // namespace pegwright::board
