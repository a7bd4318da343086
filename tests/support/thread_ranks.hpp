// Ranks as threads of one process, with messages in queues.
#pragma once

#include "base/ranks/ranks.hpp"

#include <functional>

// Calls body(ranks) on `size` threads and waits for all. Throws the first failure once the others know.
// longest_silence: as for Ranks.
void on_ranks(int size, const std::function<void(pegwright::base::Ranks&)>& body,
              std::optional<std::chrono::milliseconds> longest_silence = {});
