// The table of picture formats, and their writers. PDF and PNG are in canvas.hpp.
#pragma once

#include "base/bytes.hpp"
#include "render/animation.hpp"
#include "render/theme.hpp"

#include <span>
#include <string>
#include <string_view>

namespace pegwright::render {

// What a format uses of a Picture: one page, all pages, animation, html or graph.
enum class Pages : std::uint8_t { one, many, moving, html, graph };

struct PictureFormat {
    std::string_view ending;  // of a file's name, in any case
    Pages pages;
    void (*check)();  // throws Error (input) if the format was left out; may be null
    bool moves;       // plays Picture::animation
    bool binary;
    bool figure;  // a part of a document
    void (*write)(const Picture& picture, const Theme& theme, ByteSink& sink);
};
std::span<const PictureFormat> picture_formats();

// Null for an unknown ending. Throws Error (input) for a format that was left out.
const PictureFormat* find_picture_format(const std::string& path);
// Also throws Error (input), with the list, for an unknown ending.
const PictureFormat& picture_format(const std::string& path);
// By its ending without the dot; null if there is none.
const PictureFormat* picture_format_named(std::string_view name);
// ".svg, .pdf … or .html", for messages: all, or those with this flag.
std::string format_endings(bool PictureFormat::*only = nullptr);

// Throws Error (limit) if the picture has more pages than the format takes, and what canvas.hpp says.
void write_picture(const Picture& picture, const Theme& theme, const PictureFormat& format, ByteSink& sink);

// SVG to edit and search: text stays text, panels and regions are groups with ids, and one style sheet has the colours,
// named after inks. Holes and pegs of small pictures have ids.
//
// Pictures in one page do not disturb each other: ids and classes begin with the picture's id, a hash of its contents.
//
// Writes the first page with <title> and <desc>, in pieces; the same picture gives the same bytes. O(items). Throws
// what the sink throws.
void write_svg(const Picture& picture, const Theme& theme, ByteSink& sink);

// Motion in SVG by CSS alone, which plays even in an <img>. Readers who ask for less motion, and viewers without
// animations, see the beginning: the scene, pegs with their ids, and a group for each caption.
Page animated_page(const Animation& animation);
// Keyframes for the style sheet, with names that begin with the prefix, as ids do. O(slides and captions).
std::string animation_style(const Animation& animation, const std::string& prefix);

// TikZ for papers, in the document's fonts. The document may define the colours, pegwright-peg and so on.
//
// write_tikz makes a tikzpicture to \input, which needs the package tikz alone; write_tex makes a document. O(items).
// Throw Error (limit) for more items than TeX handles in reasonable time, and what the sink throws.
void write_tikz(const Picture& picture, const Theme& theme, ByteSink& sink);
void write_tex(const Picture& picture, const Theme& theme, ByteSink& sink);

// The graph in the language of graphviz, of which dot draws a good picture: nodes are named after their positions,
// ranks are numbers of pegs. O(nodes and edges).
void write_dot(const Picture& picture, const Theme& theme, ByteSink& sink);

// Animations as GIF, by giflib. gif_absent.cpp replaces gif.cpp in a build without.
//
// Throws Error (input) if giflib, or Cairo for its frames, is left out.
void check_gif();
// Loops forever. Keeps three frames in memory; draws up to 64 frames twice to choose colours. Throws Error (limit) for
// too many pixels, and what canvas.hpp says.
void write_gif(const Picture& picture, const Theme& theme, ByteSink& sink);

}  // namespace pegwright::render
