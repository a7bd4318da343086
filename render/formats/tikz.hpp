// Pictures for papers: TikZ, to be changed by hand. Text is set in the document's own fonts; colours have the names of
// inks, pegwright-peg and so on, and are taken from the document where it defines them before.
#pragma once

#include "base/bytes.hpp"
#include "render/theme.hpp"

namespace pegwright::render {

// write_tikz: one tikzpicture, to be \input in a document that uses the package tikz and no library of it.
// write_tex: a whole document, each page as large as its picture.
// Throw Error (limit) for more items than TeX is patient with, and whatever the sink throws. O(items).
void write_tikz(const Picture& picture, const Theme& theme, ByteSink& sink);
void write_tex(const Picture& picture, const Theme& theme, ByteSink& sink);

}  // namespace pegwright::render
