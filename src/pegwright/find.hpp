// Searches the data of purges/ and base_solutions/ again, and compares it with the built-in files.
#pragma once

#include "base/limits.hpp"
#include "pegwright/names.hpp"
#include "search/data/library.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright {

// purges: clear the planner's strips; base_solutions: solve the small boards that are left.
enum class StoredData { purges, base_solutions };

// The data in the folder of that name; nothing if there is none.
std::optional<StoredData> stored_data_named(const std::string& name);
std::string to_string(StoredData data);

struct DataDifference {
    std::string path;
    std::string how;  // "found, but not in store", …
};

struct FoundData {
    std::vector<search::data::DataFile> files;
    std::vector<DataDifference> differences;  // to the built-in files, both ways
};

// Takes a minute or two on one thread, and half a GiB. The same on every machine.
FoundData find_data(StoredData data, const Limits& limits = {});

}  // namespace pegwright
