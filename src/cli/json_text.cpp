#include "cli/json_text.hpp"

#include <nlohmann/json.hpp>

namespace pegwright::cli {

std::string json_string(const std::string& text) { return nlohmann::json(text).dump(); }

}  // namespace pegwright::cli
