#include "base/did_you_mean.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pegwright::base {
namespace {

// Letters to drop, add, replace, or exchange with a neighbour to turn a into b.
std::size_t edit_distance(const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    std::vector<std::size_t> above = row;
    std::vector<std::size_t> second_above = row;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::swap(second_above, above);
        std::swap(above, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], second_above[j - 2] + 1);
        }
    }
    return row.back();
}

std::size_t most_slips(std::size_t letters) {
    if (letters < 3) return 0;
    return std::clamp<std::size_t>(letters / 3, 1, 2);
}

}  // namespace

std::optional<std::string> did_you_mean(const std::string& word, const std::vector<std::string>& list) {
    // Skip the comparison letter by letter, which is slow, if no word is long enough.
    const auto as_long = [&](const std::string& other) {
        return word.size() <= other.size() + most_slips(word.size());
    };
    if (std::none_of(list.begin(), list.end(), as_long)) return std::nullopt;
    const auto closest = std::min_element(list.begin(), list.end(), [&](const std::string& a, const std::string& b) {
        return edit_distance(word, a) < edit_distance(word, b);
    });
    if (closest == list.end() || edit_distance(word, *closest) > most_slips(word.size())) return std::nullopt;
    return *closest;
}

}  // namespace pegwright::base
