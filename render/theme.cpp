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

// Text has a contrast of at least 4.5 to 1 with its background, all else 3 (tests/render/contrast_test.cpp).
//
// Screen colours follow Okabe and Ito ("Color universal design", 2008), darker where contrast needs it. Print has
// greys, and hatching where two are close.
const std::array<Theme, 3>& table() {
    static const std::array<Theme, 3> all = {
        make("screen",
             {
                 {Ink::paper, colour(0xffffff)},     {Ink::frame, colour(0x8a8a8a)},
                 {Ink::border, colour(0x3c3c3c)},    {Ink::vacancy, colour(0x8a8a8a)},
                 {Ink::peg, colour(0x0072b2)},       {Ink::gone, colour(0xc24e00)},
                 {Ink::halo, colour(0xffffff)},      {Ink::arrow, colour(0x000000)},
                 {Ink::won, colour(0x5a20cc)},       {Ink::lost, colour(0xd1005d)},
                 {Ink::unknown, colour(0x7a6500)},   {Ink::text, colour(0x000000)},
                 {Ink::faint, colour(0x555555)},     {Ink::on_peg, colour(0xffffff)},
                 {Ink::start, colour(0xa84200)},     {Ink::finish, colour(0x00704f)},
                 {Ink::catalyst, colour(0x8f3f80)},  {Ink::base, colour(0xf0e442)},
                 {Ink::head, colour(0xf5bd4f)},      {Ink::six, colour(0x9fd3f2)},
                 {Ink::other_six, colour(0xd3ecfa)}, {Ink::relocating, colour(0xe6b6d0)},
                 {Ink::class_0, colour(0xb34700)},   {Ink::class_1, colour(0x0072b2)},
                 {Ink::class_2, colour(0x00795a)},
             }),
        make("print",
             {
                 {Ink::paper, colour(0xffffff)},     {Ink::frame, colour(0x606060)},
                 {Ink::border, colour(0x000000)},    {Ink::vacancy, colour(0x808080)},
                 {Ink::peg, colour(0x909090)},       {Ink::gone, colour(0x000000)},
                 {Ink::halo, colour(0xffffff)},      {Ink::arrow, colour(0x000000)},
                 {Ink::won, colour(0x000000)},       {Ink::lost, colour(0x5c5c5c)},
                 {Ink::unknown, colour(0x000000)},   {Ink::text, colour(0x000000)},
                 {Ink::faint, colour(0x444444)},     {Ink::on_peg, colour(0x000000)},
                 {Ink::start, colour(0x000000)},     {Ink::finish, colour(0x000000)},
                 {Ink::catalyst, colour(0x505050)},  {Ink::base, colour(0xffffff)},
                 {Ink::head, colour(0xd0d0d0, 45)},  {Ink::six, colour(0xd8d8d8)},
                 {Ink::other_six, colour(0xf0f0f0)}, {Ink::relocating, colour(0xe0e0e0, 135)},
                 {Ink::class_0, colour(0xe0e0e0)},   {Ink::class_1, colour(0xb8b8b8)},
                 {Ink::class_2, colour(0x909090)},
             }),
        make("dark", {
                         {Ink::paper, colour(0x17191d)},     {Ink::frame, colour(0x8a8f98)},
                         {Ink::border, colour(0xd0d4da)},    {Ink::vacancy, colour(0x8a8f98)},
                         {Ink::peg, colour(0x2878b8)},       {Ink::gone, colour(0xffb070)},
                         {Ink::halo, colour(0x17191d)},      {Ink::arrow, colour(0xffffff)},
                         {Ink::won, colour(0xb8a6ff)},       {Ink::lost, colour(0xff5c7a)},
                         {Ink::unknown, colour(0xe6d24a)},   {Ink::text, colour(0xf2f2f2)},
                         {Ink::faint, colour(0xb4b8c0)},     {Ink::on_peg, colour(0xffffff)},
                         {Ink::start, colour(0xffb070)},     {Ink::finish, colour(0x5fe0b0)},
                         {Ink::catalyst, colour(0xf09ad8)},  {Ink::base, colour(0x5f5a10)},
                         {Ink::head, colour(0x7d4a00)},      {Ink::six, colour(0x1f5478)},
                         {Ink::other_six, colour(0x123a55)}, {Ink::relocating, colour(0x74305c)},
                         {Ink::class_0, colour(0xb85416)},   {Ink::class_1, colour(0x2878b8)},
                         {Ink::class_2, colour(0x1a8562)},
                     })};
    return all;
}

}  // namespace

std::span<const Theme> themes() { return table(); }
const Theme& screen_theme() { return table()[0]; }
const Theme& print_theme() { return table()[1]; }
const Theme& dark_theme() { return table()[2]; }

const Theme& theme_named(const std::string& name) {
    std::string names;
    for (const Theme& theme : themes()) {
        if (theme.name == name) return theme;
        names += (names.empty() ? "" : &theme == &themes().back() ? " and " : ", ") + theme.name;
    }
    fail_input("there is no theme '" + name + "'; themes are " + names);
}

}  // namespace pegwright::render
