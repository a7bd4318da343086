#include "pegwright/find.hpp"

#include "construct/catalogue/embedded.hpp"

#include <algorithm>
#include <iterator>

namespace pegwright {
namespace {

using construct::embedded_file;
using construct::embedded_files;
using construct::EmbeddedFile;
using search::data::DataFile;

std::vector<DataFile> search_for(StoredData data, const Limits& limits) {
    using namespace search::data;
    const bool purges = data == StoredData::purges;
    std::vector<DataFile> files = purges ? find_square_purges(limits) : find_rectangle_bases(limits);
    const auto add = [&](std::vector<DataFile> found) {
        std::move(found.begin(), found.end(), std::back_inserter(files));
    };
    add(purges ? find_triangular_purges(limits) : find_triangle_bases(limits));
    add(purges ? find_diagonal_purges(limits) : find_diagonal_bases(limits));
    if (!purges) add(find_polygon_bases(limits));
    return files;
}

// The search is deterministic: a difference comes from program or data.
std::vector<DataDifference> compare(const std::vector<DataFile>& found, const std::string& folder) {
    std::vector<DataDifference> differences;
    for (const DataFile& file : found) {
        const EmbeddedFile* stored = embedded_file(file.path);
        if (!stored)
            differences.push_back({file.path, "found, but not in store"});
        else if (stored->text != file.text)
            differences.push_back({file.path, "stored and found differ"});
    }
    for (const EmbeddedFile& stored : construct::embedded_files()) {
        if (!stored.path.starts_with(folder) || !stored.path.ends_with(".txt")) continue;
        if (stored.path.starts_with("purges/passes/")) continue;
        if (stored.path.starts_with("base_solutions/short/")) continue;
        if (stored.path.starts_with("base_solutions/sweeps/")) continue;
        const auto same = [&](const DataFile& file) { return file.path == stored.path; };
        if (std::none_of(found.begin(), found.end(), same))
            differences.push_back({std::string(stored.path), "in store, but not found"});
    }
    return differences;
}

}  // namespace

std::optional<StoredData> stored_data_named(const std::string& name) {
    for (const StoredData data : {StoredData::purges, StoredData::base_solutions})
        if (name == to_string(data)) return data;
    return std::nullopt;
}

std::string to_string(StoredData data) { return data == StoredData::purges ? "purges" : "base_solutions"; }

FoundData find_data(StoredData data, const Limits& limits) {
    FoundData result{search_for(data, limits), {}};
    result.differences = compare(result.files, to_string(data) + "/");
    return result;
}

}  // namespace pegwright
