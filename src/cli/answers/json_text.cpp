#include "cli/answers/json_text.hpp"

#include "base/printable.hpp"

#include <nlohmann/json.hpp>

namespace pegwright::cli {

std::string json_string(const std::string& text) { return nlohmann::json(base::valid_utf8(text)).dump(); }

}  // namespace pegwright::cli
