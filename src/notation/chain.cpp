#include "notation/chain.hpp"

#include <charconv>

namespace pegwright::notation {

Hole ChainReader::hole_by_number() {
    constexpr std::size_t most_digits = 18;  // fits 64 bits; no board has as many holes
    // Count the digits before passing any, so that an error names the place where the number begins.
    const std::string_view here = scanner_.ahead(TextScanner::look_ahead);
    if (all_by_number_ && !here.empty() && ((here[0] | ' ') >= 'a' && (here[0] | ' ') <= 'z')) return scanner_.hole();
    const std::size_t digits = std::min(here.find_first_not_of("0123456789"), here.size());
    if (digits == 0) scanner_.fail("expected the number of a hole, found " + scanner_.found());
    const HoleNames names = all_by_number_ ? names_ : HoleNames::numbers;
    std::uint64_t number = ~std::uint64_t{0};
    if (digits <= most_digits) {
        std::from_chars(here.data(), here.data() + digits, number);
        number -= first_number(names);
    }
    if (number >= static_cast<std::uint64_t>(board_->hole_count()))
        scanner_.fail(no_hole_numbered(*board_, std::string(here.substr(0, std::min<std::size_t>(digits, 40))), names));
    scanner_.pass_characters(digits);
    return board_->hole(number);
}

Hole ChainReader::hole_by_pair() {
    const char c = scanner_.peek();
    const Hole written = scanner_.hole();
    if (c < '0' || c > '9') return written;
    const Hole hole = pair_order(names_)->hole(written);
    if (hole.x < 0 || hole.y < 0)
        scanner_.fail("rows and columns begin at 1 in the notation " + std::string(to_string(names_)) +
                      "; from 0 there is row0,col0");
    return hole;
}

bool ChainReader::number_ends_here() {
    const std::string_view here = scanner_.ahead(TextScanner::look_ahead);
    const std::size_t end = here.find_first_not_of("0123456789");
    return end == here.npos || std::string_view("- \t\r\n").find(here[end]) != std::string_view::npos;
}

void ChainReader::fail_single_hole() {
    scanner_.fail(std::string("a move needs two holes or more, as in ") +
                  (by_number_     ? "4-1"
                   : all_by_pair_ ? "5,3-3,3"
                                  : "c5-c3") +
                  "; found " + scanner_.found() + " after one");
}

void ChainReader::fail_goes_on(const std::string& expected) { scanner_.fail(expected + ", found " + scanner_.found()); }

}  // namespace pegwright::notation
