// pegwright find: search again for the data of purges/ and base_solutions/, to compare or to store.
#include "base/error.hpp"
#include "cli/command.hpp"
#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "construct/embedded.hpp"
#include "search/data/library.hpp"

#include <fmt/format.h>

#include <algorithm>
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

// Says what differs from the files built into the program, in both directions.
std::size_t report_differences(const std::vector<DataFile>& found, const std::string& folder, Output& output) {
    std::size_t differences = 0;
    const auto differs = [&](std::string_view path, const char* how) {
        ++differences;
        output.write(fmt::format("{}: {}\n", path, how));
    };
    for (const DataFile& file : found) {
        const EmbeddedFile* stored = embedded_file(file.path);
        if (!stored)
            differs(file.path, "found, but not in store");
        else if (stored->text != file.text)
            differs(file.path, "what is stored is not what is found");
    }
    for (const EmbeddedFile& stored : embedded_files()) {
        if (!stored.path.starts_with(folder) || !stored.path.ends_with(".txt")) continue;
        const auto same = [&](const DataFile& file) { return file.path == stored.path; };
        if (std::none_of(found.begin(), found.end(), same)) differs(stored.path, "in store, but not found");
    }
    return differences;
}

int find(const Arguments& arguments) {
    const std::string& what = arguments.positionals[0];
    if (what != "purges" && what != "base_solutions")
        fail_input("'" + what + "' is nothing to find; find takes purges or base_solutions");
    std::vector<DataFile> files;
    {
        Progress progress("find " + what, "", 0);
        const auto on_work = [&](const std::string& piece) {
            check_interrupt();
            progress.report(piece);
        };
        const auto add = [&](std::vector<DataFile> found) {
            std::move(found.begin(), found.end(), std::back_inserter(files));
        };
        if (what == "purges") {
            add(find_square_purges(on_work));
            add(find_triangular_purges(on_work));
        } else {
            add(find_rectangle_bases(on_work));
            add(find_triangle_bases(on_work));
        }
    }
    const auto folder = arguments.get("into");
    if (folder) store(files, *folder);
    Output output("-");
    const std::size_t differences = report_differences(files, what + "/", output);
    output.write(fmt::format("{}: {} files found{}, {} differ from those built in\n", what, files.size(),
                             folder ? " and stored" : "", differences));
    return differences == 0 || folder ? 0 : 1;
}

}  // namespace

const Command find_command{
    "find",
    "WHAT",
    1,
    1,
    "search for the purges or base solutions again and compare them with those in store",
    "WHAT is purges or base_solutions. The search takes about a minute and finds the same on every\n"
    "machine. With --into the files are written as well, below DIR.",
    "  pegwright find purges\n"
    "  pegwright find base_solutions --into .\n",
    {{"into", "DIR", "store the files found below DIR"}},
    find};

}  // namespace pegwright::cli
