#include "render/layouts/pages.hpp"

namespace pegwright::render {
namespace {

constexpr double number_size = 8;
constexpr double line_height = 1.35;

}  // namespace

void number_pages(std::vector<Page>& pages, double margin) {
    if (margin < 2 * number_size) return;
    for (std::size_t i = 0; i < pages.size(); ++i)
        pages[i].items.push_back(Text{{pages[i].width / 2, pages[i].height - margin / 2},
                                      std::to_string(i + 1) + " / " + std::to_string(pages.size()),
                                      number_size,
                                      Ink::faint,
                                      Align::middle});
}

double add_lines(std::vector<Item>& items, const std::vector<std::string>& lines, double size, Point corner) {
    for (const std::string& line : lines) {
        items.push_back(Text{{corner.x, corner.y + size / 2}, line, size, Ink::text, Align::left});
        corner.y += line_height * size;
    }
    return corner.y;
}

}  // namespace pegwright::render
