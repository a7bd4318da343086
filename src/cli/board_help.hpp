// The text of `pegwright help boards`: every board there is, drawn, from the tables of board/named_boards.hpp.
#pragma once

#include <string>

namespace pegwright::cli {

// Some screens of text of at most 80 columns. Made anew at each call.
std::string board_help();

}  // namespace pegwright::cli
