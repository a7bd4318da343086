#include "render/theme.hpp"
#include "support/catch.hpp"
#include "support/error_of.hpp"

#include <algorithm>
#include <cmath>

using namespace pegwright::tests;
using pegwright::render::Ink;
using pegwright::render::Paint;
using pegwright::render::print_theme;
using pegwright::render::screen_theme;
using pegwright::render::Theme;
using pegwright::render::theme_named;

namespace {

// Relative luminance and contrast as the Web Content Accessibility Guidelines 2.1 define them.
double linear(double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); }
double luminance(const Paint& p) { return 0.2126 * linear(p.red) + 0.7152 * linear(p.green) + 0.0722 * linear(p.blue); }
double contrast(const Paint& a, const Paint& b) {
    const auto [less, more] = std::minmax({luminance(a), luminance(b)});
    return (more + 0.05) / (less + 0.05);
}

}  // namespace

TEST_CASE("what is written in a theme can be read on what is behind it") {
    for (const Theme* theme : {&screen_theme(), &print_theme()}) {
        INFO(theme->name);
        // 4.5 is what the guidelines ask of text, 3 of graphics.
        CHECK(contrast((*theme)[Ink::text], (*theme)[Ink::paper]) >= 4.5);
        CHECK(contrast((*theme)[Ink::faint], (*theme)[Ink::paper]) >= 4.5);
        for (const Ink ink : {Ink::peg, Ink::class_0, Ink::class_1, Ink::class_2})
            CHECK(contrast((*theme)[Ink::on_peg], (*theme)[ink]) >= 4.5);
        CHECK(contrast((*theme)[Ink::frame], (*theme)[Ink::paper]) >= 3);
    }
    CHECK(contrast({1, 1, 1}, {0, 0, 0}) == Approx(21));
}

TEST_CASE("neighbouring regions look different, in print without any colour") {
    const Ink regions[] = {Ink::base, Ink::head, Ink::six, Ink::other_six, Ink::relocating};
    for (const Theme* theme : {&screen_theme(), &print_theme()})
        for (const Ink a : regions)
            for (const Ink b : regions) {
                if (a == b) continue;
                const Paint& one = (*theme)[a];
                const Paint& other = (*theme)[b];
                const double apart =
                    std::abs(one.red - other.red) + std::abs(one.green - other.green) + std::abs(one.blue - other.blue);
                CHECK((apart > 0.15 || one.hatch != other.hatch));
            }
    for (const Paint& paint : print_theme().paints) CHECK((paint.red == paint.green && paint.green == paint.blue));
}

TEST_CASE("themes are found by name") {
    CHECK(&theme_named("screen") == &screen_theme());
    CHECK(&theme_named("print") == &print_theme());
    CHECK(says(error_of(Error::Kind::input, [] { theme_named("dark"); }), "themes are screen and print"));
}
