#include "render/theme.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

#include <cmath>

using namespace pegwright::tests;
using pegwright::render::dark_theme;
using pegwright::render::Ink;
using pegwright::render::Paint;
using pegwright::render::print_theme;
using pegwright::render::screen_theme;
using pegwright::render::Theme;
using pegwright::render::theme_named;
using pegwright::render::themes;

TEST_CASE("neighbouring regions look different, even without colour") {
    const Ink regions[] = {Ink::base, Ink::head, Ink::six, Ink::other_six, Ink::relocating};
    for (const Theme& theme : themes())
        for (const Ink a : regions)
            for (const Ink b : regions) {
                if (a == b) continue;
                const Paint& one = theme[a];
                const Paint& other = theme[b];
                const double apart =
                    std::abs(one.red - other.red) + std::abs(one.green - other.green) + std::abs(one.blue - other.blue);
                CHECK((apart > 0.15 || one.hatch != other.hatch));
            }
    for (const Paint& paint : print_theme().paints) CHECK((paint.red == paint.green && paint.green == paint.blue));
}

TEST_CASE("themes are found by name") {
    CHECK(&theme_named("screen") == &screen_theme());
    CHECK(&theme_named("print") == &print_theme());
    CHECK(&theme_named("dark") == &dark_theme());
    for (const Theme& theme : themes()) CHECK(&theme_named(theme.name) == &theme);
    CHECK(says(error_of(Error::Kind::input, [] { theme_named("neon"); }), "themes are screen, print and dark"));
}
