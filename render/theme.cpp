#include "render/theme.hpp"

#include "base/error.hpp"

namespace pegwright::render {
namespace {

// 0xRRGGBB.
constexpr Paint colour(unsigned rgb, int hatch = -1) {
    return {(rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, hatch};
}

Theme make(const std::string& name, std::initializer_list<std::pair<Ink, Paint>> paints) {
    Theme theme;
    theme.name = name;
    for (const auto& [ink, paint] : paints) theme.paints[static_cast<std::size_t>(ink)] = paint;
    return theme;
}

}  // namespace

// Pegs blue, start vermilion, finish green: three of the eight colours of Okabe and Ito ("Color universal
// design", 2008). Classes have vermilion, blue and green, the first and the last darker so that white
// labels show on them.
const Theme& screen_theme() {
    static const Theme theme = make(
        "screen",
        {
            {Ink::paper, colour(0xffffff)},     {Ink::frame, colour(0x8a8a8a)},      {Ink::vacancy, colour(0xb4b4b4)},
            {Ink::peg, colour(0x0072b2)},       {Ink::gone, colour(0xd55e00)},       {Ink::arrow, colour(0x000000)},
            {Ink::text, colour(0x000000)},      {Ink::faint, colour(0x555555)},      {Ink::on_peg, colour(0xffffff)},
            {Ink::start, colour(0xd55e00)},     {Ink::finish, colour(0x009e73)},     {Ink::catalyst, colour(0xe69f00)},
            {Ink::base, colour(0xf0e442)},      {Ink::head, colour(0xe69f00)},       {Ink::six, colour(0x9fd3f2)},
            {Ink::other_six, colour(0xd3ecfa)}, {Ink::relocating, colour(0xcc79a7)}, {Ink::class_0, colour(0xb34700)},
            {Ink::class_1, colour(0x0072b2)},   {Ink::class_2, colour(0x00795a)},
        });
    return theme;
}

// Greys, and hatching where two of them are close.
const Theme& print_theme() {
    static const Theme theme = make("print", {
                                                 {Ink::paper, colour(0xffffff)},
                                                 {Ink::frame, colour(0x606060)},
                                                 {Ink::vacancy, colour(0xc8c8c8)},
                                                 {Ink::peg, colour(0x9a9a9a)},
                                                 {Ink::gone, colour(0x000000)},
                                                 {Ink::arrow, colour(0x000000)},
                                                 {Ink::text, colour(0x000000)},
                                                 {Ink::faint, colour(0x444444)},
                                                 {Ink::on_peg, colour(0x000000)},
                                                 {Ink::start, colour(0x000000)},
                                                 {Ink::finish, colour(0x000000)},
                                                 {Ink::catalyst, colour(0x808080)},
                                                 {Ink::base, colour(0xffffff)},
                                                 {Ink::head, colour(0xd0d0d0, 45)},
                                                 {Ink::six, colour(0xd8d8d8)},
                                                 {Ink::other_six, colour(0xf0f0f0)},
                                                 {Ink::relocating, colour(0xe0e0e0, 135)},
                                                 {Ink::class_0, colour(0xe0e0e0)},
                                                 {Ink::class_1, colour(0xb8b8b8)},
                                                 {Ink::class_2, colour(0x909090)},
                                             });
    return theme;
}

const Theme& theme_named(const std::string& name) {
    if (name == "screen") return screen_theme();
    if (name == "print") return print_theme();
    fail_input("there is no theme '" + name + "'; themes are screen and print");
}

}  // namespace pegwright::render
