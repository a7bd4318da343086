#include "render/display_list.hpp"

#include <array>

namespace pegwright::render {
namespace {

// For all but ASCII in DejaVu Sans: exact for a multiplication sign, too wide for most letters.
constexpr double other_width = 0.838;
// In thousandths of an em, from the blank on; the font is set without kerning.
constexpr std::array<std::uint16_t, 95> sans_widths = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838};

double width_of(char c) {
    const auto byte = static_cast<unsigned char>(c);
    // In UTF-8 a byte 10xxxxxx continues a character.
    if ((byte & 0xc0) == 0x80) return 0;
    return byte >= ' ' && byte <= '~' ? sans_widths[byte - ' '] / 1000.0 : other_width;
}

}  // namespace

double text_width(const std::string& text, double size) {
    double width = 0;
    for (const char c : text) width += width_of(c);
    return size * width;
}

}  // namespace pegwright::render
