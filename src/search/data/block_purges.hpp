// The purges of boards made of 3 x 3 blocks: purges/square/four_blocks.txt.
#pragma once

#include "game/purge.hpp"
#include "search/data/library.hpp"

namespace pegwright::search::data {

// As the searches of library.hpp. Seconds.
std::vector<DataFile> find_block_purges(const Limits& limits);

}  // namespace pegwright::search::data
