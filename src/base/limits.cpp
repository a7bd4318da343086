#include "base/limits.hpp"

namespace pegwright::base {

std::string progress_words(const Progress& place) {
    std::string text = place.doing;
    if (place.pegs > 0) text += ", " + std::to_string(place.pegs) + " pegs";
    if (place.done > 0 || place.total > 0) text += ": " + std::to_string(place.done);
    if (place.total > 0) text += " of " + std::to_string(place.total);
    return text;
}

}  // namespace pegwright::base
