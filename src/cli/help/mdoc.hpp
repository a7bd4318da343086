// Converts plain text to mdoc, the language of manual pages.
#pragma once

#include <string>
#include <string_view>

namespace pegwright::cli {

// Escapes a line, so that mdoc finds no request in it. Characters beyond ASCII become escapes, for every locale.
std::string mdoc_escaped(std::string_view text);
// Escapes one argument of a macro; blanks and macro names in it have no effect.
std::string mdoc_argument(std::string_view text);
// Puts each sentence on a line of its own, as mdoc wants. A line end counts as a blank, two as a paragraph.
std::string mdoc_sentences(std::string_view text);
std::string mdoc_display(std::string_view lines);

}  // namespace pegwright::cli
