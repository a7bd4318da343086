// The purges that convex polygons of the triangular lattice need beside those of T_n (triangular_purges.cpp).
#pragma once

#include "search/data/library.hpp"

namespace pegwright::search::data {

// purges/triangular/ENDS.txt, a file for each pair of ends of a strip: heads in all states that are needed, and
// relocating purges up to mirror images. Half a minute.
std::vector<DataFile> find_polygon_purges(const Limits& limits);

}  // namespace pegwright::search::data
