// The text of `pegwright help boards`: every board there is, drawn, from the tables of board/named_boards.hpp.
#pragma once

#include <string>

namespace pegwright::cli {

// Some screens of text, made anew at each call.
std::string board_help();

}  // namespace pegwright::cli
