// The data of purges/ and base_solutions/, searched for again and compared with what is built in.
#pragma once

#include "base/limits.hpp"
#include "pegwright/names.hpp"
#include "search/data/library.hpp"

#include <optional>
#include <string>
#include <vector>

namespace pegwright {

// purges: what the planner's strips are cleared by; base_solutions: of the boards that are left in
// the end.
enum class StoredData { purges, base_solutions };

// The data of that name, which is also that of its folder; nothing if there is none.
std::optional<StoredData> stored_data_named(const std::string& name);
std::string to_string(StoredData data);

// A file that is not the same here and there, and in which way.
struct DataDifference {
    std::string path;
    std::string how;  // "found, but not in store", …
};

struct FoundData {
    std::vector<search::data::DataFile> files;
    std::vector<DataDifference> differences;  // from the files built in, in both directions
};

// A minute or two in one thread; what is found is the same on every machine. Throws Error (limit) if the memory
// does not suffice (half a gibibyte does), and what the poll throws.
FoundData find_data(StoredData data, const Limits& limits = {});

}  // namespace pegwright
