#include "base/did_you_mean.hpp"

#include <algorithm>
#include <numeric>

namespace pegwright::base {
namespace {

std::size_t edit_distance(const std::string& a, const std::string& b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t best = std::min({row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1)});
            diagonal = row[j + 1];
            row[j + 1] = best;
        }
    }
    return row.back();
}

}  // namespace

std::optional<std::string> did_you_mean(const std::string& word, const std::vector<std::string>& list) {
    const auto closest = std::min_element(list.begin(), list.end(), [&](const std::string& a, const std::string& b) {
        return edit_distance(word, a) < edit_distance(word, b);
    });
    if (closest == list.end() || edit_distance(word, *closest) > 2) return std::nullopt;
    return *closest;
}

}  // namespace pegwright::base
