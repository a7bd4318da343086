// What the signs of a picture mean: a peg, an empty hole, or no hole.
//
// Ours are * o . and others write X O #, 1 0 -1, ● ○ and many more. A sign is a character; in arrays, a number from -9
// to 9.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pegwright::board {

enum class Role : std::uint8_t { peg, hole, none };

class Signs {
public:
    // Reads PEG,HOLE,NONE: the characters of each, such as X1●,O0○,# or 1,0,-1 (the number). The last may be left out.
    // A blank is always no hole. Throws Error (input).
    static Signs parse(std::string_view text);
    Signs() = default;

    void add(char32_t sign, Role role) { of(role) += sign; }
    std::optional<Role> role(char32_t sign) const;
    bool any(Role role) const { return !sets_[static_cast<std::size_t>(role)].empty(); }
    // Pegs as holes, and holes as pegs.
    Signs exchanged() const { return Signs(sets_[1], sets_[0], sets_[2]); }
    // As parse() reads it: X,O,#.
    std::string text() const;

    friend bool operator==(const Signs&, const Signs&) = default;

private:
    Signs(std::u32string pegs, std::u32string holes, std::u32string none)
        : sets_{std::move(pegs), std::move(holes), std::move(none)} {}
    std::u32string& of(Role role) { return sets_[static_cast<std::size_t>(role)]; }
    std::array<std::u32string, 3> sets_;
};

// All usual meanings of the signs met in a picture, each sign once, in the order in which they were met.
std::vector<Signs> usual_meanings(std::u32string_view met);
// True if other signs may follow and give them a usual meaning.
bool go_together(std::u32string_view met);
// True for a sign of any usual meaning; is_usual_place: for one that can be a peg or a hole, dots and lines apart.
bool is_usual_sign(char32_t sign);
bool is_usual_place(char32_t sign);

// Removes and returns the first character of a text in UTF-8, not empty. A byte that begins none is U+FFFD.
char32_t take_character(std::string_view& text);
void append_character(std::string& text, char32_t sign);

// The number -n of an array, 1 <= n <= 9, as a character for private use.
constexpr char32_t negative_number(int n) { return U'\uE000' + static_cast<char32_t>(n); }

}  // namespace pegwright::board
