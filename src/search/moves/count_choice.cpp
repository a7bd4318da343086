#include "search/moves/count_choice.hpp"

#include <algorithm>

namespace pegwright::search::moves {
namespace {

constexpr std::size_t most_known = 96;
constexpr std::size_t most_chosen = 2 * CountBank::lanes;
constexpr std::size_t at_a_time = 4;

}  // namespace

std::vector<std::size_t> CountChoice::pick(const std::vector<Bits>& sample, int moves, std::vector<Bits>& left) const {
    std::vector<std::vector<char>> dropped;
    for (const ResourceBound& count : known_) {
        std::vector<char>& row = dropped.emplace_back();
        for (const Bits position : sample) row.push_back(drops(count, position, moves) ? 1 : 0);
    }
    std::vector<char> gone(sample.size(), 0);
    std::vector<std::size_t> picked;
    while (picked.size() < most_chosen) {
        std::size_t best = 0;
        std::size_t most = 0;
        for (std::size_t c = 0; c < known_.size(); ++c) {
            std::size_t more = 0;
            for (std::size_t i = 0; i < sample.size(); ++i) more += gone[i] == 0 && dropped[c][i] != 0 ? 1u : 0u;
            if (more > most) most = more, best = c;
        }
        // A count that drops hardly any costs more than it saves.
        if (most * 100 <= sample.size()) break;
        picked.push_back(best);
        for (std::size_t i = 0; i < sample.size(); ++i) gone[i] = static_cast<char>(gone[i] | dropped[best][i]);
    }
    left.clear();
    for (std::size_t i = 0; i < sample.size(); ++i)
        if (gone[i] == 0) left.push_back(sample[i]);
    return picked;
}

std::vector<ResourceBound> CountChoice::choose(const std::vector<Bits>& sample, int moves, std::size_t programs) {
    std::vector<Bits> left;
    std::vector<std::size_t> picked = pick(sample, moves, left);
    if (programs > 0 && !left.empty()) {
        CountProgram program(bounds_, backwards_);
        while (programs > 0 && !left.empty()) {
            const std::size_t before = left.size();
            const std::size_t now = std::min({at_a_time, programs, left.size()});
            programs -= now;
            for (std::size_t k = 0; k < now; ++k)
                if (auto count = program.best(left[(2 * k + 1) * left.size() / (2 * now)]))
                    known_.push_back(std::move(*count));
            picked = pick(sample, moves, left);
            if (left.size() * 20 > before * 19) break;
        }
    }
    std::vector<ResourceBound> chosen;
    for (const std::size_t c : picked) chosen.push_back(known_[c]);
    if (known_.size() > most_known)
        known_.erase(known_.begin(), known_.end() - static_cast<std::ptrdiff_t>(most_known));
    return chosen;
}

}  // namespace pegwright::search::moves
