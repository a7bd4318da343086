// Plain text as mdoc, the language of manual pages.
#pragma once

#include <string>
#include <string_view>

namespace pegwright::cli {

// Words in a line of mdoc: what it would take for a request or an escape is written as one. Characters that are not
// ASCII become escapes, so that the page is the same in every locale.
std::string mdoc_escaped(std::string_view text);
// The same as one argument of a macro: words with blanks, or such as a macro is called, are no macros there.
std::string mdoc_argument(std::string_view text);
// Sentences, each on a line of its own, as mdoc wants them; line ends in the text are blanks, two of them a paragraph.
std::string mdoc_sentences(std::string_view text);
// Lines as they are, indented.
std::string mdoc_display(std::string_view lines);

}  // namespace pegwright::cli
