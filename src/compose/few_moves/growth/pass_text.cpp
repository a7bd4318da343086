#include "compose/few_moves/growth/pass_text.hpp"
#include "base/text_stream.hpp"

#include <map>
#include <string>
#include <utility>

namespace pegwright::compose::growth {

Pass parsed_pass(std::int32_t shortest, std::int32_t doubled_excess, Pegs before, Pegs after, const char* text) {
    static const std::map<std::string, Change> changes{{"stays", Change::stays},
                                                       {"right", Change::shifted},
                                                       {"sweep", Change::stretched},
                                                       {"again", Change::again},
                                                       {"back", Change::again_back}};
    Pass result{shortest, doubled_excess, std::move(before), std::move(after), {}};
    std::istringstream words = base::stream_of(text);
    for (std::string word; words >> word;) {
        if (const auto change = changes.find(word); change != changes.end()) {
            result.moves.push_back({change->second, {}, 0});
        } else if (word == "=") {
            result.moves.back().jump = result.moves.back().holes.size() - 1;
        } else {
            const auto comma = word.find(',');
            result.moves.back().holes.push_back({std::stoi(word.substr(0, comma)), std::stoi(word.substr(comma + 1))});
        }
    }
    return result;
}

}  // namespace pegwright::compose::growth
