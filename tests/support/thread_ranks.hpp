// Ranks that are threads of one process: letters in queues, as slow and as bounded as one likes.
#pragma once

#include "base/ranks/ranks.hpp"

#include <functional>

// Calls body(ranks) on a thread for each of so many ranks, waits for all, and throws what was thrown by the first of
// them, after the others were told.
// longest_silence: as Ranks has it.
void on_ranks(int size, const std::function<void(pegwright::base::Ranks&)>& body,
              std::optional<std::chrono::milliseconds> longest_silence = {});
