// The manual page, pegwright(1), as mdoc: made from the table of commands and the tables beside it.
#pragma once

#include <string>

namespace pegwright::cli {

std::string manual();

}  // namespace pegwright::cli
