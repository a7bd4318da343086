#include "render/formats/formats.hpp"

#include "base/error.hpp"
#include "render/formats/canvas.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace pegwright::render {
namespace {

void write_html(const Picture& picture, const Theme&, ByteSink& sink) { sink.write(picture.html); }

constexpr std::array<PictureFormat, 9> formats = {{
    {".svg", Pages::one, nullptr, true, false, false, write_svg},
    {".pdf", Pages::many, check_canvas, false, true, false, write_pdf},
    {".png", Pages::one, check_canvas, false, true, false, write_png},
    {".gif", Pages::moving, check_gif, true, true, false, write_gif},
    {".tikz", Pages::one, nullptr, false, false, true, write_tikz},
    {".tex", Pages::many, nullptr, false, false, false, write_tex},
    {".html", Pages::html, nullptr, false, false, false, write_html},
    {".dot", Pages::graph, nullptr, false, false, false, write_dot},
    {".gv", Pages::graph, nullptr, false, false, false, write_dot},
}};

}  // namespace

std::span<const PictureFormat> picture_formats() { return formats; }

const PictureFormat* find_picture_format(const std::string& path) {
    std::string lower = path;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto it = std::find_if(formats.begin(), formats.end(),
                                 [&](const PictureFormat& format) { return lower.ends_with(format.ending); });
    if (it == formats.end()) return nullptr;
    if (it->check) it->check();
    return &*it;
}

const PictureFormat& picture_format(const std::string& path) {
    if (const PictureFormat* format = find_picture_format(path)) return *format;
    fail_input("cannot tell the format of " + path + "; pictures end in " + format_endings());
}

const PictureFormat* picture_format_named(std::string_view name) {
    const auto it = std::find_if(formats.begin(), formats.end(),
                                 [&](const PictureFormat& format) { return format.ending.substr(1) == name; });
    return it == formats.end() ? nullptr : &*it;
}

std::string format_endings(bool PictureFormat::*only) {
    std::vector<std::string_view> endings;
    for (const PictureFormat& format : formats)
        if (!only || format.*only) endings.push_back(format.ending);
    std::string text;
    for (std::size_t i = 0; i < endings.size(); ++i)
        text += (i == 0 ? "" : i + 1 < endings.size() ? ", " : " or ") + std::string(endings[i]);
    return text;
}

void write_picture(const Picture& picture, const Theme& theme, const PictureFormat& format, ByteSink& sink) {
    if (format.pages == Pages::one && picture.pages.size() > 1)
        fail_limit(picture.title + ": only .pdf and .tex can have several pages, and this has " +
                   std::to_string(picture.pages.size()));
    format.write(picture, theme, sink);
}

}  // namespace pegwright::render
