#include "pegwright/find.hpp"
#include "base/error.hpp"
#include "cli/command.hpp"
#include "cli/streams/interrupt.hpp"
#include "cli/streams/output.hpp"
#include "cli/streams/progress.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace pegwright::cli {
namespace {

void store(const std::vector<DataFile>& files, const std::filesystem::path& folder) {
    for (const DataFile& file : files) {
        const auto path = folder / file.path;
        std::error_code error;
        std::filesystem::create_directories(path.parent_path(), error);
        if (error) fail_input("cannot make the folder " + path.parent_path().string() + ": " + error.message());
        Output output(path.string());
        output.write(file.text);
        output.commit();
    }
}

FoundData found(StoredData data) {
    ProgressLine progress("find " + to_string(data), "", 0);
    Limits limits;
    limits.poll = [&](const Progress& place) {
        check_interrupt();
        progress.report([&] { return progress_words(place); });
    };
    return find_data(data, limits);
}

int find(const Arguments& arguments) {
    const std::string& what = arguments.positionals[0];
    const auto data = stored_data_named(what);
    if (!data) fail_input("'" + what + "' is nothing to find; find takes purges or base_solutions");
    const FoundData result = found(*data);
    const auto folder = arguments.get("into");
    if (folder) store(result.files, *folder);
    Output output("-");
    for (const DataDifference& difference : result.differences)
        output.write(fmt::format("{}: {}\n", difference.path, difference.how));
    output.write(fmt::format("{}: {} files found{}, {} differ from those built in\n", what, result.files.size(),
                             folder ? " and stored" : "", result.differences.size()));
    return result.differences.empty() || folder ? 0 : 1;
}

}  // namespace

const Command find_command{"find",
                           "purges|base_solutions",
                           "search the purges or base solutions again and compare them",
                           "The search takes about a minute and finds the same on every machine. With --into the\n"
                           "files are written below DIR as well.",
                           "  pegwright find purges\n"
                           "  pegwright find base_solutions --into .\n",
                           {{"into", "DIR", "store the files found below DIR"}},
                           find,
                           "",
                           "something differs, and --into is not given"};

}  // namespace pegwright::cli
