// The table of formats a picture can be written in, and their writers. A format is a line in formats.cpp. PDF and PNG
// are in canvas.hpp.
#pragma once

#include "base/bytes.hpp"
#include "render/animation.hpp"
#include "render/theme.hpp"

#include <span>
#include <string>
#include <string_view>

namespace pegwright::render {

// What a format takes: one page of a picture, any number of them, Picture::animation alone, or the page of the player,
// Picture::html as it is.
enum class Pages : std::uint8_t { one, many, moving, html };

// A line of the table.
struct PictureFormat {
    std::string_view ending;  // of a file's name, in any case
    Pages pages;
    void (*check)();  // throws Error (input) where it cannot be written; may be null
    bool moves;       // plays Picture::animation
    void (*write)(const Picture& picture, const Theme& theme, ByteSink& sink);
};
std::span<const PictureFormat> picture_formats();

// Null if a file's name ends in none of them. Throws Error (input) for those that this pegwright was built without.
const PictureFormat* find_picture_format(const std::string& path);
// The same; throws Error (input) with the list of endings.
const PictureFormat& picture_format(const std::string& path);
// By its name, the ending without the dot; null if there is none.
const PictureFormat* picture_format_named(std::string_view name);
// ".svg, .pdf … or .html", for messages: all, or those of which something holds.
std::string format_endings(bool PictureFormat::*only = nullptr);

// Writes a picture. Throws Error (limit) if it has more pages than the format takes, and what canvas.hpp says.
void write_picture(const Picture& picture, const Theme& theme, const PictureFormat& format, ByteSink& sink);

// SVG that a person can edit and search. Text is text, in a named face and what may stand for it; each panel and region
// is a group with an id, each hole and peg an element with one where the picture is small enough (Discs::ids); shapes
// that occur again are defined once; colours stand in one style sheet, by the names of inks.
//
// The first page, with <title> and <desc>. The same picture gives the same bytes. Two passes over the display list,
// O(items) time; goes to the sink in pieces. Throws whatever the sink throws.
void write_svg(const Picture& picture, const Theme& theme, ByteSink& sink);

// What moves in an SVG, by CSS alone: browsers play it in an <img> as well, where no script would run. Those who ask
// for less motion, and viewers that know no animations, see the beginning.
//
// The elements at the beginning: the scene, the pegs with their ids, a group for each caption.
Page animated_page(const Animation& animation);
// The rules that move them, for the style sheet. O(slides and captions).
std::string animation_style(const Animation& animation);

// Pictures for papers: TikZ, to be changed by hand. Text is set in the document's own fonts; colours have the names of
// inks, pegwright-peg and so on, and are taken from the document where it defines them before.
//
// write_tikz: one tikzpicture, to be \input in a document that uses the package tikz and no library of it.
// write_tex: a whole document, each page as large as its picture.
// Throw Error (limit) for more items than TeX is patient with, and whatever the sink throws. O(items).
void write_tikz(const Picture& picture, const Theme& theme, ByteSink& sink);
void write_tex(const Picture& picture, const Theme& theme, ByteSink& sink);

// Animations as GIF, by giflib, for whatever plays no SVG: e-mail, chats, slides. May be left out (gif_absent.cpp).
//
// Throws Error (input) if this pegwright was built without giflib, or without Cairo, which draws the frames.
void check_gif();
// Picture::animation, forever. Throws Error (limit) if it is too long and large, with what would be small enough; what
// canvas.hpp says, and whatever the sink throws. Draws each frame once, and up to 64 of them once more for the colours;
// memory for three frames.
void write_gif(const Picture& picture, const Theme& theme, ByteSink& sink);

}  // namespace pegwright::render
