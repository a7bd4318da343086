// Page numbers, and lines of text below each other.
#pragma once

#include "render/display_list.hpp"

#include <string>
#include <vector>

namespace pegwright::render {

// "2 / 7" in the middle of each bottom margin; nothing if it is too low.
void number_pages(std::vector<Page>& pages, double margin);

// In the proportional face, the first line with its top left at `corner`. Returns the y below the last.
double add_lines(std::vector<Item>& items, const std::vector<std::string>& lines, double size, Point corner);

// Breaks text into lines at blanks but those after colons, greedily. A longer word is cut after hyphens, or anywhere.
// O(length).
std::vector<std::string> wrapped(const std::string& text, double size, double width);

}  // namespace pegwright::render
