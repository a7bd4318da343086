#include "cli/json_text.hpp"

#include <nlohmann/json.hpp>

namespace pegwright {

std::string json_string(const std::string& text) { return nlohmann::json(text).dump(); }

}  // namespace pegwright
