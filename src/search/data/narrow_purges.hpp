// The purges of convex polygons of three lines.
#pragma once

#include "search/data/library.hpp"

namespace pegwright::search::data {

// purges/triangular/narrow.txt. Some seconds.
std::vector<DataFile> find_narrow_purges(const Limits& limits);

}  // namespace pegwright::search::data
