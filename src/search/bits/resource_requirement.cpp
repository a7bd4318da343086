#include "search/bits/resource_requirement.hpp"

#include "base/error.hpp"
#include "base/shortened.hpp"
#include "notation/holes.hpp"

#include <charconv>
#include <map>

namespace pegwright::search::bits {
namespace {

constexpr int largest = 1000;

[[noreturn]] void fail(const std::string& text, const std::string& what) {
    const std::string shown = base::shortened(text, 60);
    fail_input("resource count '" + shown + "': " + what + "; it is written like d2+f2-2*d1>=1");
}

int number(const std::string& text, std::string_view digits) {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || value > largest || value < -largest)
        fail(text, "'" + std::string(digits.substr(0, 40)) + "' is no whole number up to " + std::to_string(largest));
    return value;
}

}  // namespace

ResourceRequirement parse_resource_requirement(const std::string& text, const Board& board, HoleNames names) {
    const std::size_t bound = text.find(">=");
    if (bound == text.npos) fail(text, "there is no bound");
    ResourceRequirement count;
    count.least = number(text, std::string_view(text).substr(bound + 2));
    std::map<int, Bits> holes;
    Bits named = 0;
    for (std::size_t at = 0; at < bound;) {
        const bool minus = text[at] == '-';
        if (minus || text[at] == '+') ++at;
        const std::size_t end = std::min(bound, text.find_first_of("+-", at));
        std::string hole = text.substr(at, end - at);
        int weight = 1;
        if (const std::size_t star = hole.find('*'); star != hole.npos) {
            weight = number(text, std::string_view(hole).substr(0, star));
            hole.erase(0, star + 1);
        }
        if (hole.empty()) fail(text, "a hole is missing");
        const Bits bit = Bits{1} << board.index(parse_hole(board, hole, names));
        if ((named & bit) != 0) fail(text, "hole " + hole.substr(0, 40) + " has two weights");
        named |= bit;
        holes[minus ? -weight : weight] |= bit;
        at = end;
    }
    if (named == 0) fail(text, "there is no hole");
    for (const auto& [weight, bits] : holes) count.terms.push_back({bits, weight});
    return count;
}

}  // namespace pegwright::search::bits
