// Purges: which are meant by a name, one as a picture, all of a lattice as a book.
#pragma once

#include "pegwright/drawing/pictures.hpp"

#include <vector>

namespace pegwright {

// One purge, on every lattice asked for, as one page; several as a book, as many a page as fit on the tallest.
// purges_named() gives either one purge on several lattices or several purges on one: the names tell which.
Drawn draw_purges(const std::vector<PurgeOn>& purges, const render::Look& look);

}  // namespace pegwright
